"""Qt item models over the state of a match."""
