"""What every game stands on: questions, matches, journals, saves, chance, geometry and content."""
