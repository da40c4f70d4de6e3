"""The state of a battle and the facts of it, both as plain data."""
