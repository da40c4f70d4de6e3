"""Content, clauses, art, icons, sounds, styles and translations."""
