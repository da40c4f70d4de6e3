"""What the map shows, in words: the list beside it."""
