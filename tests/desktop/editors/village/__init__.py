"""The map editor for villages."""
