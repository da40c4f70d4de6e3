"""How fast the siege is: python -m tests.games.village.speed.danger_bench and the others."""
