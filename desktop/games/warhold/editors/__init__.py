"""How maps of Warhold are edited, and what tests of its items found."""
