"""A wrong die is corrected later: choose the roll, type what it showed, see what would change, do it."""
