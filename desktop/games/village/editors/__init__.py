"""What only the editors of the siege's content show."""
