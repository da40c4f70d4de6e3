"""A side of many models at a glance: a tile for each, and how far the side is from breaking."""
