"""How Warhold is shown."""
