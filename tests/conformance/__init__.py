"""One examination that every game in GAMES has to pass."""
