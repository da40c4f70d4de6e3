"""Where people play a measured game: on the screen, or at a real table with a map or without one."""

from __future__ import annotations

from enum import Enum


class PlayMode(Enum):
    """Where the miniatures stand, and whether the program knows where."""

    SCREEN = "screen"
    """There are none: the map is the table."""
    MAPPED = "mapped"
    """On a real table, and the map mirrors it."""
    UNMAPPED = "unmapped"
    """On a real table, and people are asked what the program cannot know."""
