"""Packs: reading, writing, bringing in, and the dialogs of both."""
