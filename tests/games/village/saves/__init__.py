"""A saved game of every release, and what happens to broken ones."""
