"""What start page and lists show of Song of Drums and Shakos."""

from __future__ import annotations

from desktop.games.start_face import StartFace


class DrumsStart(StartFace):
    """What the battle shows in its own way before it is played."""
