"""Areas of one kind of ground: tiles that hang together, as one path with a rounded edge that wanders."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from desktop.games.warhold.tiles.tile_map import TILE, TileMap
from desktop.look.ink import smooth
from rules_core.grid.squares import groups

Corner = tuple[int, int]
ALONG: Final = (0.24, 0.5, 0.76)
"""Where the edge of a tile is bent, in shares of its side: its corners are rounded, as no bend stands there."""
WANDER: Final = 0.055
"""So far it strays, in sides of a tile."""
OVER: Final = 0.4
"""So far an area that reaches the edge of the board goes on beyond it, where nobody sees its end."""


@dataclass(frozen=True)
class Area:
    """Tiles of one kind that hang together by their sides, and their outline."""

    tiles: tuple[int, ...]
    path: QPainterPath
    box: QRectF


def areas_of(board: TileMap, letter: str) -> list[Area]:
    """All areas of one ground, from north-west on."""
    found: list[Area] = []
    for tiles in groups([tile for tile, one in enumerate(board.ground) if one == letter], board.columns):
        path = outline(board, tiles, letter)
        found.append(Area(tuple(tiles), path, path.boundingRect()))
    return found


def outline(board: TileMap, tiles: Collection[int], seed: str, wander: float = WANDER) -> QPainterPath:
    """The edge round some tiles, holes included. The same tiles and seed give the same line."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for loop in loops_round(tiles, board.columns):
        points = [
            point
            for number, start in enumerate(loop)
            for point in _bent(board, start, loop[(number + 1) % len(loop)], seed, wander)
        ]
        path.addPath(smooth(points))
    return path


def loops_round(tiles: Collection[int], columns: int) -> list[list[Corner]]:
    """The edges round some tiles, corner by corner, with the tiles on the right hand."""
    inside = set(tiles)
    onward: dict[Corner, list[Corner]] = {}
    for tile in sorted(inside):
        x, y = tile % columns, tile // columns
        sides = (
            (tile - columns not in inside, (x, y), (x + 1, y)),
            (x + 1 == columns or tile + 1 not in inside, (x + 1, y), (x + 1, y + 1)),
            (tile + columns not in inside, (x + 1, y + 1), (x, y + 1)),
            (x == 0 or tile - 1 not in inside, (x, y + 1), (x, y)),
        )
        for is_edge, start, end in sides:
            if is_edge:
                onward.setdefault(start, []).append(end)
    loops: list[list[Corner]] = []
    while onward:
        start = here = min(onward)
        loop: list[Corner] = []
        came = (0, 0)
        while here in onward:
            ends = onward[here]
            # Where two tiles share a corner alone the line turns back to its own tile.
            end = min(ends, key=lambda one: _turn(came, (one[0] - here[0], one[1] - here[1])))
            ends.remove(end)
            if not ends:
                del onward[here]
            loop.append(here)
            came, here = (end[0] - here[0], end[1] - here[1]), end
            if here == start:
                break
        loops.append(loop)
    return loops


def _turn(came: Corner, goes: Corner) -> int:
    """How far one turns to the left: a turn to the right comes first."""
    return -(came[0] * goes[1] - came[1] * goes[0])


def _bent(board: TileMap, start: Corner, end: Corner, seed: str, wander: float) -> list[QPointF]:
    """The bends of one side of a tile, on the board's own edge beyond it."""
    across, down = end[0] - start[0], end[1] - start[1]
    # The tile lies on the right hand: outwards is to the left.
    out_x, out_y = down, -across
    is_last = (
        (across == 0 and start[0] in (0, board.columns) and out_x == (1 if start[0] else -1))
        or (down == 0 and start[1] in (0, board.rows) and out_y == (1 if start[1] else -1))
    )  # fmt: skip
    points: list[QPointF] = []
    for share in ALONG:
        strays = OVER if is_last else stray(f"{seed} {start} {end} {share}") * wander
        x = start[0] + across * share + out_x * strays
        y = start[1] + down * share + out_y * strays
        points.append(QPointF(x * TILE, y * TILE))
    return points


def stray(seed: str) -> float:
    """A number from -1 to 1 that belongs to a text."""
    return crc32(seed.encode()) % 20001 / 10000 - 1


def rounded_outline(board: TileMap, tiles: Collection[int], radius: float = 0.14, inset: float = 0.0) -> QPainterPath:
    """The straight edge round some tiles with rounded corners, drawn inwards by `inset`; both in sides of a tile."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for loop in loops_round(tiles, board.columns):
        corners = _corners(loop)
        count = len(corners)
        moved = [
            _moved_in(corners[number - 1], here, corners[(number + 1) % count], inset)
            for number, here in enumerate(corners)
        ]
        for number, here in enumerate(moved):
            before, after = moved[number - 1], moved[(number + 1) % count]
            start = here + _towards(here, before, radius)
            if number == 0:
                path.moveTo(start * TILE)
            else:
                path.lineTo(start * TILE)
            path.quadTo(here * TILE, (here + _towards(here, after, radius)) * TILE)
        path.closeSubpath()
    return path


def _corners(loop: list[Corner]) -> list[Corner]:
    """The points of a loop at which it turns."""
    count = len(loop)
    return [
        here
        for number, here in enumerate(loop)
        if (here[0] - loop[number - 1][0], here[1] - loop[number - 1][1])
        != (loop[(number + 1) % count][0] - here[0], loop[(number + 1) % count][1] - here[1])
    ]


def _moved_in(before: Corner, here: Corner, after: Corner, inset: float) -> QPointF:
    """A corner moved to the right hand of both of its sides, where the tiles lie."""
    x, y = float(here[0]), float(here[1])
    for start, end in ((before, here), (here, after)):
        across, down = _sign(end[0] - start[0]), _sign(end[1] - start[1])
        x, y = x - down * inset, y + across * inset
    return QPointF(x, y)


def _towards(here: QPointF, there: QPointF, far: float) -> QPointF:
    return QPointF(_sign(there.x() - here.x()) * far, _sign(there.y() - here.y()) * far)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)
