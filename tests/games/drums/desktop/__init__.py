"""How a battle is shown."""
