"""The workshop: drafts, the frame of editors, and the editors themselves."""
