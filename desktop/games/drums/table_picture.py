"""The picture of a game's table, for its card on the start page and for moments of the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QImage

from desktop.games.drums.battle_scene import marker_views, table_view, terrain_views, token_views
from desktop.games.drums.house_scene import building_views
from desktop.look.png import as_png
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import WalkedWay, map_image
from desktop.tabletop.marks import SceneMarks
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.names import BattleNames

SIDE: Final = 720
"""Of the picture in px: sharp enough for a large card on a dense screen, small enough to be kept with each game."""
DISC: Final = 1.0
"""Least size of the discs in it, as a share of that on a play map: the picture is mostly shown smaller than it is."""
NO_MARKS: Final = SceneMarks()


def table_image(
    battle: Battle,
    names: BattleNames,
    look: Look,
    side: float,
    spots: Sequence[tuple[str, int, int]] = (),
    marks: SceneMarks = NO_MARKS,
    ratio: float = 1.0,
    ways: Sequence[WalkedWay] = (),
) -> QImage:
    """The whole table as it stands; `spots` are places with a letter, `ways` were walked."""
    return map_image(
        look,
        side,
        table_view(battle),
        terrain_views(battle),
        building_views(battle, names, {}),
        marker_views(battle, names),
        token_views(battle, marks, names),
        ratio=ratio,
        least_disc=DISC,
        ways=ways,
        spots=spots,
        grain=False,
    )


def table_picture(battle: Battle, names: BattleNames, look: Look) -> bytes:
    """The same as a PNG."""
    return as_png(table_image(battle, names, look, SIDE))
