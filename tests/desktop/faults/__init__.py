"""Faults of the machine and of the program: nothing is lost, and one clear sentence says what to do."""
