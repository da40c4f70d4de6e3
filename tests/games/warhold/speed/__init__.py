"""How fast and how strong Warhold is: python -m tests.games.warhold.speed.danger_bench."""
