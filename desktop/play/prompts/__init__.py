"""One widget for each kind of question."""
