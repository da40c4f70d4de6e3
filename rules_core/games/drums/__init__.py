"""Song of Drums and Shakos: two squads with muskets, on the Song of Blades engine."""
