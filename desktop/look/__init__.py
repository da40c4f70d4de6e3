"""Colours, type, icons and drawing shared by every page."""
