"""The workshop page: all content, official and own, and the way into the editors."""
