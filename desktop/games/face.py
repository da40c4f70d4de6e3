"""What a game may show better than the generic pages do. A face is optional, and so is every part of it.

`desktop/games/<game>/face.py` holds a `FACE`; what it does not override has a generic stand-in, made from the game's
definition alone. Nothing outside that folder names the game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec


class Face:
    """The generic face. Each method gives the stand-in of one part of the window."""


def face_of(game: str) -> Face:
    """The face of a game by its id; the generic one where the game has none. Imported when it is first asked for."""
    where = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(where) is None:
        return Face()
    face = import_module(f"{where}.face").FACE
    assert isinstance(face, Face)
    return face
