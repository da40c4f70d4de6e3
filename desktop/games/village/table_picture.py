"""The picture of a game's table, for its card on the Hearth and for its last page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QImage

from desktop.games.village.siege_scene import building_views, marker_views, table_view, terrain_views, token_views
from desktop.look.png import as_png
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import WalkedWay, map_image
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames

SIDE = 720
"""Of the picture in px: sharp enough for a large card on a dense screen, small enough to be kept with each game."""

NO_MARKS = SceneMarks()
DISC = 1.2
"""Least size of the discs in it, as a share of that on a play map: the picture is mostly shown smaller than it is."""


def table_image(
    siege: Siege,
    names: SiegeNames,
    look: Look,
    side: float,
    ratio: float = 1.0,
    least_disc: float = 0.75,
    ways: Sequence[WalkedWay] = (),
    spots: Sequence[tuple[str, int, int]] = (),
    marks: SceneMarks = NO_MARKS,
    bare: bool = True,
) -> QImage:
    """The whole table as it stands, without marks of the present question unless they are given; only what players may
    know. `ways` were walked; `spots` are places with a letter; `bare` off adds
    names, badges and drops."""
    buildings, markers, tokens = (
        building_views(siege, marks),
        marker_views(siege, marks, names),
        token_views(siege, marks, names),
    )
    return map_image(
        look,
        side,
        table_view(siege),
        terrain_views(siege),
        buildings,
        markers,
        tokens,
        ratio=ratio,
        least_disc=least_disc,
        bare=bare,
        ways=ways,
        spots=spots,
        grain=False,
    )


def table_picture(siege: Siege, names: SiegeNames, look: Look) -> bytes:
    """The same as a PNG."""
    return as_png(table_image(siege, names, look, SIDE, least_disc=DISC))
