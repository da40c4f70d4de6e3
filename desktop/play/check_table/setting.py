"""Whether the check list comes by itself."""

EACH_PART = "table/check-each-wave"
"""The setting: it does when a part of the game, such as a wave, has ended at a real table."""
