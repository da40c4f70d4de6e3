"""The table by measure: building it up piece by piece, and checking where everybody stands."""
