"""Golden games: whole games as text, compared line by line."""
