"""Defenders: people make a city and its defenders from cards, draw the map, and hold it against a deck of cards."""
