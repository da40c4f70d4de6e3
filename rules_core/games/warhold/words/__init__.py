"""Warhold: words."""
