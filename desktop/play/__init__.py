"""Playing a match of any game: window, docks, actions."""
