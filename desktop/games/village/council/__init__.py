"""The council of the siege."""
