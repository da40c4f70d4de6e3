"""War on a map: what the program counts by itself."""
