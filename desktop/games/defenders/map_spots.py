"""Where on the map of a city names and tokens may stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from desktop.games.defenders.map_signs import ARROW, PLATE
from desktop.games.defenders.map_ways import boxes_along
from desktop.sketch.labels import Wish
from desktop.sketch.lines import Spot, even, length_of, middle_of
from desktop.sketch.subject import Subject
from desktop.sketch.zoomable import ZoomableSheet
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH

RIVER_WIDE: Final = 200.0
LINE_WIDE: Final = 120.0
BORDER_WIDE: Final = 70.0
"""What names leave free of a river, of a street or a wall, and of the border of an area that is not theirs, in units of
the sheet."""
IN_ROW: Final = 4
"""So many tokens stand side by side in an area."""
NEAR_NAME, NEAR_BESIDE = 0.7, 0.8
"""A name that stands nearer to another building than these shares of its height, above, below or beside it, would be
read as that building's.
"""


ON_ROAD: Final = (0.5, 0.3, 0.7, 0.16, 0.84, 0.42, 0.58)
"""Where along a road its name is tried, one after the other."""
PARTS, LEVEL = 24, 10
"""A wall is looked at in so many parts, and its name is tried at so many that run level."""


def boxes_of_line(sheet: ZoomableSheet, line: Sequence[Spot], wide: float) -> list[QRectF]:
    """What a line covers on the screen that is so wide on the sheet."""
    spots = [sheet.spot_of(*spot) for spot in even(line, wide * 2)]
    return [box for a, b in pairwise(spots) for box in boxes_along(a, b, wide * sheet.scale())]


def foreign_to(
    place: str, buildings: Mapping[str, QRectF], lines: Mapping[str, Sequence[QRectF]], high: float
) -> list[QRectF]:
    """Where a name of this height would be read as that of another building, be crossed by a line, or lie over its own
    building, which spoils both.
    """
    aside, down = high * NEAR_BESIDE, high * NEAR_NAME
    near = QMarginsF(aside, down, aside, down)
    found = [box if id == place else box + near for id, box in buildings.items()]
    return found + [box for id, boxes in lines.items() if id != place for box in boxes]


def steepness(line: Sequence[Spot], share: float) -> float:
    """How steep a line runs there, from 0 for level to 1."""
    at = round(share * (len(line) - 1))
    before, after = line[max(0, at - 2)], line[min(len(line) - 1, at + 2)]
    return abs(after[1] - before[1]) / (hypot(after[0] - before[0], after[1] - before[1]) or 1.0)


def spots_of_line(
    sheet: ZoomableSheet, outline: Sequence[Spot], high: float, middle: float, *, is_wall: bool
) -> list[QPointF]:
    """Where the name of a road or a wall may stand, so high on the screen: on a road, beside a wall where that runs
    level. `middle` is how far down the middle of what it goes round is.
    """
    line = even(outline, max(20.0, length_of(outline) / 40))
    shares: Sequence[float] = ON_ROAD
    if is_wall:
        shares = sorted((part / PARTS for part in range(PARTS + 1)), key=lambda share: steepness(line, share))[:LEVEL]
    on_line = [sheet.spot_of(*line[round(share * (len(line) - 1))]) for share in shares]
    away = QPointF(0, high * 0.5 + (LINE_WIDE * 0.55 if is_wall else 34) * sheet.scale())
    if not is_wall:
        return [*on_line, *(spot + way for spot in on_line for way in (away, -away))]
    # Outside first: a wall bends away from a name there.
    out = [away if spot.y() >= middle else -away for spot in on_line]
    return [spot + way * side for spot, way in zip(on_line, out, strict=True) for side in (1, -1)]


def rows_inside(box: QRectF, middle: QPointF, count: int, side: float) -> list[QPointF]:
    """Spots for so many tokens side by side, below and above the name in the middle of an area."""
    in_row = max(1, min(count, IN_ROW, int(box.width() * 0.9 / side)))
    row = [(number - (in_row - 1) / 2) * side for number in range(in_row)]
    down = max(side / 2, min(box.height() / 2 - side / 2, box.height() * 0.28))
    rows = [down + step * side / 2 for step in (0, 1, -1, 2, -2, 3, -3)]
    return [middle + QPointF(x, y * way) for y in rows for way in (1, -1) for x in row]


def ring_round(box: QRectF, side: float) -> list[QPointF]:
    """Spots for tokens all round something, the lower ones first, and a second time farther out."""
    middle = box.center()
    found: list[QPointF] = []
    for far in (0.5, 1.5):
        wide, high = box.width() / 2 + side * far, box.height() / 2 + side * far
        count = max(8, round(2 * pi * max(wide, high) / side))
        turns = [pi / 2 + 2 * pi * number / count for number in range(count)]
        turns.sort(key=lambda turn: -sin(turn))
        found += [middle + QPointF(cos(turn) * wide, sin(turn) * high) for turn in turns]
    return found


def above_foot(sheet: ZoomableSheet, x: int, y: int, size: int) -> QRectF:
    """What a stamp covers on the screen."""
    return QRectF(sheet.spot_of(x - size * 0.45, y - size * 0.7), sheet.spot_of(x + size * 0.45, y + size * 0.04))


def staying(wishes: Sequence[Wish], stood: Mapping[str, QPointF]) -> list[Wish]:
    """Whoever stood at its place before stays there, and is asked first: nobody wanders because somebody else falls."""
    kept = [replace(one, spots=[stood[one.key], *one.spots]) for one in wishes if one.key in stood]
    return kept + [one for one in wishes if one.key not in stood]


def spots_of_drawn(now: Subject, outline: Sequence[Spot], high: float, sheet: ZoomableSheet) -> list[QPointF]:
    """Where the name of what is being drawn may stand: in an area, below a building."""
    middle = sheet.spot_of(*(middle_of(outline) if len(outline) > 2 else outline[0]))
    if now.is_single:
        reach = now.stamp_size * 0.5 * sheet.scale() if len(outline) < 3 else 0.0
        low = max(sheet.spot_of(*spot).y() for spot in outline) + reach
        top = min(sheet.spot_of(*spot).y() for spot in outline) - reach
        return [QPointF(middle.x(), low + high * 0.45), QPointF(middle.x(), top - high * 0.45)]
    away = QPointF(0, high)
    return [middle, middle + away, middle - away, middle + away * 2, middle - away * 2]


def freest_corner(size: QSizeF, paper: QRectF, lies: Sequence[QRectF]) -> QRectF:
    """The corner in which so much covers least of what lies there; the upper left one where it makes no difference.

    What happens is told at the lower left, and a card is turned at the upper right.
    """
    right, below = paper.right() - size.width(), paper.bottom() - size.height()
    corners = [
        QRectF(QPointF(x, y), size)
        for x, y in ((paper.left(), paper.top()), (right, below), (right, paper.top()), (paper.left(), below))
    ]

    def covered(corner: QRectF) -> float:
        both = [corner.intersected(one) for one in lies]
        return sum(one.width() * one.height() for one in both)

    return min(corners, key=covered)


def plates_of(sheet: ZoomableSheet, ways_in: Mapping[str, Sequence[Spot]]) -> dict[str, tuple[QPointF, QPointF]]:
    """The plates of ways in with the tips of their arrows; one that would lie on another steps aside."""
    found: dict[str, tuple[QPointF, QPointF]] = {}
    apart = sheet.theme.px(PLATE) + 3.0
    for id, outline in ways_in.items():
        plate, tip = _plate_of(sheet, outline)
        while any(max(abs(plate.x() - one.x()), abs(plate.y() - one.y())) < apart for one, _ in found.values()):
            plate += QPointF(apart, 0)
        found[id] = plate, tip
    return found


def _plate_of(sheet: ZoomableSheet, spots: Sequence[Spot]) -> tuple[QPointF, QPointF]:
    """Of a way in: the plate outside, and the tip of the arrow on the border, towards the nearest edge."""
    left, right = min(spots), max(spots)
    top, bottom = min(spots, key=lambda one: one[1]), max(spots, key=lambda one: one[1])
    edges = (
        (left[0], left, (-1.0, 0.0)),
        (WIDTH - right[0], right, (1.0, 0.0)),
        (top[1], top, (0.0, -1.0)),
        (HEIGHT - bottom[1], bottom, (0.0, 1.0)),
    )
    _, spot, way = min(edges)
    tip = sheet.spot_of(*spot) + QPointF(*way) * 2
    far = sheet.theme.px(ARROW + PLATE / 2)
    plate = tip + QPointF(*way) * far
    side = sheet.theme.px(PLATE) / 2 + 4
    room = QRectF(sheet.spot_of(0, 0), sheet.spot_of(WIDTH, HEIGHT)).adjusted(side, side, -side, -side)
    if sheet.zoom == 1.0:
        room = room.intersected(sheet.paper().adjusted(side, side, -side, -side))
    if not room.contains(plate):
        # What reaches to the edge of the sheet is entered from there.
        plate = QPointF(min(max(plate.x(), room.left()), room.right()), min(max(plate.y(), room.top()), room.bottom()))
        if hypot((tip - plate).x(), (tip - plate).y()) < sheet.theme.px(PLATE):
            tip = plate - QPointF(*way) * far
    return plate, tip


def around_by(far: float) -> QMarginsF:
    """As far on every side."""
    return QMarginsF(far, far, far, far)


def size_of(picture: QPixmap) -> QSizeF:
    """Of a picture on the screen, whatever its own points are."""
    return picture.deviceIndependentSize()
