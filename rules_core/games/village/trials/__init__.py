"""Whole sieges by the thousand: what the lab plays, what tests of items try, and what is counted."""
