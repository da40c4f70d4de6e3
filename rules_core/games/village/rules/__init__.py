"""The rules of the siege, chapter by chapter."""
