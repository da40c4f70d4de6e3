"""The questions of the siege in words."""
