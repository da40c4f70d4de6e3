"""Warhold: rules."""
