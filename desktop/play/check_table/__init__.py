"""The check list of a real table: what the program believes, ticked off or corrected line by line."""
