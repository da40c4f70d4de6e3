"""The workshop page, driven through the real window."""
