"""A toy siege that plays through everything the kernel offers, and the template for a new game."""
