"""Sheets on paper: made from any position of a game, light on ink, in A4 or Letter."""
