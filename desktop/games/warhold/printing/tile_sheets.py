"""The game tiles and the places of the box as pictures to cut out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QImage

from desktop.games.warhold.board_picture import board_image
from desktop.games.warhold.tiles.tile_map import HoldOn, RuinOn, TileMap, TownOn
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.printing.markup import cut_out, heading
from desktop.printing.sheet import tr
from rules_core.games.warhold.rules.laying import COPIES, DESIGNS, SIDE
from rules_core.games.warhold.state.war import PLAINS, WATER

SQUARE: Final = 68
"""The side of a square on paper, in px of the page: 18 mm."""
SHARP: Final = 2
TILES_IN_A_ROW, ROWS = 2, 3
TOWN: Final = (3, 2)
HOLD: Final = (2, 2)
RUINS, BRIDGES = 15, 15
SMALL_IN_A_ROW: Final = 6


def tile_pictures() -> dict[str, QImage]:
    """W-BOX-1. Each of the designs once."""
    found: dict[str, QImage] = {}
    for number, rows in enumerate(DESIGNS):
        bridges = frozenset([place for place, letter in enumerate(rows) if letter == "b"])
        found[f"tile-{number}"] = _drawn(TileMap(SIDE, SIDE, rows.replace("b", WATER), bridges))
    return found


def tiles() -> str:
    """W-BOX-1. All sixty, as often as the box has each."""
    cells = [_img(f"tile-{number}", SIDE * SQUARE) for number, copies in enumerate(COPIES) for _ in range(copies)]
    return cut_out(cells, TILES_IN_A_ROW, ROWS)


def place_pictures() -> dict[str, QImage]:
    """W-BOX-7. Strongholds in the colours of the kingdoms, towns and their ruins, ruins and bridges."""
    hold, town = HOLD[0] * HOLD[1], TOWN[0] * TOWN[1]
    found = {
        f"hold-{realm}": _drawn(_plain(HOLD, holds=(HoldOn("hold", tuple(range(hold)), 1, realm),)))
        for realm in range(4)
    }
    found["town"] = _drawn(_plain(TOWN, towns=(TownOn("town", tuple(range(town))),)))
    found["ruined"] = _drawn(_plain(TOWN, towns=(TownOn("town", tuple(range(town)), is_ruined=True),)))
    found["ruin"] = _drawn(_plain((1, 1), ruins=(RuinOn(0),)))
    found["bridge"] = _drawn(TileMap(1, 1, WATER, frozenset([0])))
    return found


def places() -> str:
    """W-BOX-7. As many of each as the box has."""
    holds = [_img(f"hold-{realm}", HOLD[0] * SQUARE) for realm in range(4)]
    towns = [_img(name, TOWN[0] * SQUARE) for name in ("town", "town", "ruined", "ruined")]
    ruins = [_img("ruin", SQUARE)] * RUINS
    bridges = [_img("bridge", SQUARE)] * BRIDGES
    return "".join(
        [
            heading(tr("Strongholds")),
            cut_out(holds, 4, 1),
            heading(tr("Towns and ruined towns")),
            cut_out(towns, 2, 2),
            heading(tr("Ruins"), new_page=True),
            cut_out(ruins, SMALL_IN_A_ROW, 3),
            heading(tr("Bridges")),
            cut_out(bridges, SMALL_IN_A_ROW, 3),
        ]
    )


def _plain(
    size: tuple[int, int],
    towns: Sequence[TownOn] = (),
    ruins: Sequence[RuinOn] = (),
    holds: Sequence[HoldOn] = (),
) -> TileMap:
    columns, rows = size
    return TileMap(columns, rows, PLAINS * columns * rows, frozenset(), tuple(towns), tuple(ruins), tuple(holds))


def _img(name: str, wide: int) -> str:
    return f'<p align="center"><img src="picture:{name}" width="{wide}"></p>'


def _drawn(board: TileMap) -> QImage:
    side = max(board.columns, board.rows) * SQUARE * SHARP
    return board_image(board, [], Theme(LookName.LIGHT, 100).look, board.area, side)
