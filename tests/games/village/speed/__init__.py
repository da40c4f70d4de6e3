"""How fast the siege is: python -m tests.games.village.speed.answer_bench and the others."""
