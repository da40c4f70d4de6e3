"""Warhold on paper."""
