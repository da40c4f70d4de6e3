"""Tests of the way from the window to a match, for any game."""
