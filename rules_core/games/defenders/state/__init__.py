"""Defenders: state."""
