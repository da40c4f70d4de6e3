"""Warhold: state."""
