"""The book of any game."""
