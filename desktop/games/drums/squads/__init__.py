"""Putting a squad together: the roster, the squad, what a man is good at."""
