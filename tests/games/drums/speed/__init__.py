"""How fast Song of Drums and Shakos is: python -m tests.games.drums.speed.activation_bench."""
