"""Defenders in the window."""
