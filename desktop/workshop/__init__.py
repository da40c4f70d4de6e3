"""The workshop: content of one's own, its editors, packs."""
