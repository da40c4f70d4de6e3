"""What single games show in the window, and what a game may bring."""
