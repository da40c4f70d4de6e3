"""Guides for real tables: building one up by tape measure, piece by piece, and checking where everybody stands."""
