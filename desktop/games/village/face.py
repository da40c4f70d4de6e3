"""The face of the siege."""

from __future__ import annotations

from typing import Final

from desktop.games.face import Face


class VillageFace(Face):
    """What the siege shows in its own way."""


FACE: Final = VillageFace()
