"""Defenders: content."""
