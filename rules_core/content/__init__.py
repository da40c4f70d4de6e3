"""Content of any game: fields, readers, clauses."""
