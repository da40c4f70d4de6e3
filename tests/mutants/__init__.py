"""Alters the rules on purpose, one line at a time, and sees whether a test notices."""
