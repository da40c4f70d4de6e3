"""Defenders in the window: the map as the people drew it."""
