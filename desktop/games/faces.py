"""Every game's face, imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from desktop.games.face import Face
from rules_core.kernel.game import GameId, Plain
from rules_core.kernel.match import Match


@cache
def face_of(game: GameId) -> Face:
    """The face of a game by its id; the generic one where the game has none."""
    where = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(where) is None:
        return Face()
    face = import_module(f"{where}.face").FACE
    assert isinstance(face, Face)
    return face


def summary_of(match: Match[Any]) -> tuple[Plain, str]:
    """What the library keeps of a game of any kind for its card, and its result."""
    return face_of(match.game.name).summary(match)
