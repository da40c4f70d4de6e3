"""How Song of Drums and Shakos is shown."""
