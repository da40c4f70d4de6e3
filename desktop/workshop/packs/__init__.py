"""Packs in the window: sharing content in one file, and looking at what somebody else has shared."""
