"""Tables of squares: how far it is, how far one comes, and by which way."""
