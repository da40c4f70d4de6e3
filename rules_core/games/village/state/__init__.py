"""The state of a siege, its facts, and both as plain data."""
