"""Defenders: words."""
