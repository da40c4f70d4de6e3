"""Warhold: content."""
