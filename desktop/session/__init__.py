"""The only door from the window to a match."""
