"""Pig, the smallest game: the template for a new one. Two people and one die."""
