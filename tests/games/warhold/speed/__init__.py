"""How fast Warhold is: python -m tests.games.warhold.speed.danger_bench, and war_bench."""
