"""The Village Must Stand: a co-operative siege on Song of Blades and Heroes."""
