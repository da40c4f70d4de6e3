"""The rules, chapter by chapter."""
