"""The siege in rows, for tables."""
