"""Spoken orders: the system's own voice, off by default."""
