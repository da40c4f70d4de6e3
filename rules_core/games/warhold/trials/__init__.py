"""Warhold: tests of items by whole wars."""
