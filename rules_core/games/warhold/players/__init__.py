"""Warhold: players."""
