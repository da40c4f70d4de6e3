"""Defenders: rules."""
