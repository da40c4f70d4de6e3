"""The hunt: a small game with a secret, a map of squares and three seats."""
