"""Players without a person: they answer the same questions as a person at the table."""
