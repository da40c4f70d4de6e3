"""The drawn table: ground, buildings, tokens, and what the pointer does there."""
