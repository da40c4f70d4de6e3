"""The laboratory: whole games by the thousand, counted and reported."""
