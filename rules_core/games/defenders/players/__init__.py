"""Defenders: players."""
