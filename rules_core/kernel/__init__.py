"""The game machine: questions, tables, matches, journals, saves, facts, chance, odds."""
