"""Defenders: tests of settings by whole games."""
