"""Trodden tracks: from house to house, and to the roads or out of the table. No rule knows of them.

They follow from what stands on the table and from its seed, so that they are the same wherever it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, seeded, smooth, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.strips import axis_of, outline_points
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Outline, TableView, TerrainKind, TerrainView

INCH: Final = float(UNITS_PER_INCH)
FOOTPATH, CART_TRACK = round(0.42 * INCH), round(0.62 * INCH)
"""How wide they are."""
YARD: Final = (-0.1 * INCH, 0.55 * INCH)
"""How far from a house the earth is trodden, at least and at most."""
RIM: Final = 0.14
"""How strong the rim of bare earth is."""
NEAREST, FARTHEST = 0.5 * INCH, 14 * INCH
"""Houses nearer to one another or further apart have no path of their own; a road further off is not gone to."""
LOOK_EVERY: Final = 0.25 * INCH
"""So often it is looked whether a track runs into something."""
CLEAR: Final = 0.7 * INCH
"""So far a track stays away from everything."""
STRAY: Final = (0.1, 0.9 * INCH)
"""How far a track strays from the straight line: as a share of its length, and at most."""
LEAVING: Final = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
"""Where a track may leave the table on the left, as shares of the edge from above: the first that is free. On the
right it is from below, so that the way leads across the table."""
LEAST_MARKED: Final = 8.0
"""Tracks narrower than so many px show no marks."""


@dataclass(frozen=True)
class Track:
    """A trodden line of some width."""

    points: Outline
    width: int


def track_box(track: Track) -> QRectF:
    """What the drawing of a track may touch."""
    return QPolygonF([QPointF(x, y) for x, y in track.points]).boundingRect().adjusted(-INCH, -INCH, INCH, INCH)


def paint_track(painter: QPainter, track: Track, look: Look, ink: float) -> None:
    """Bare earth that fades into the grass, with a few marks of feet or wheels."""
    colours = look.colours
    line = smooth([QPointF(x, y) for x, y in track.points], closed=False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.road_line, RIM), track.width + 0.16 * INCH))
    painter.drawPath(line)
    painter.setPen(stroke(_earth(look), track.width))
    painter.drawPath(line)
    marks = faint(colours.road_line, 0.6)
    if track.width < LEAST_MARKED * ink:
        return
    if track.width < CART_TRACK:
        painter.setPen(stroke(marks, 1.1 * ink, (3 * ink, 11 * ink)))
        painter.drawPath(line)
        return
    painter.setPen(stroke(marks, 1.1 * ink, (10 * ink, 8 * ink)))
    for side in (-0.22, 0.22):
        painter.drawPath(_beside(track, side))


def paint_yard(painter: QPainter, house: Outline, look: Look) -> None:
    """Trodden earth round a house, further out on one side than on another."""
    walls = [QPointF(x, y) for x, y in house]
    middle = QPolygonF(walls).boundingRect().center()
    random = seeded(f"yard {house}")
    edge: list[QPointF] = []
    for start, end in pairwise([*walls, walls[0]]):
        for share in (0.0, 0.34, 0.67):
            place = start + (end - start) * share
            long = _apart(place, middle) or 1.0
            edge.append(place + (place - middle) * (random.uniform(*YARD) / long))
    yard = smooth(edge)
    painter.setPen(stroke(faint(look.colours.road_line, RIM), 0.16 * INCH))
    painter.setBrush(_earth(look))
    painter.drawPath(yard)


def _earth(look: Look) -> QColor:
    """Not see-through: where tracks meet, no darker spot shows it."""
    return mixed(look.colours.ground, look.colours.road, 0.65 if look.is_dark else 0.85)


def _beside(track: Track, side: float) -> QPainterPath:
    points = [QPointF(x, y) for x, y in track.points]
    beside: list[QPointF] = []
    for number, point in enumerate(points):
        way = points[min(number + 1, len(points) - 1)] - points[max(number - 1, 0)]
        beside.append(point + QPointF(-way.y(), way.x()) * (side * track.width / (hypot(way.x(), way.y()) or 1.0)))
    return smooth(beside, closed=False)


@lru_cache(maxsize=16)
def tracks_on(table: TableView, pieces: tuple[TerrainView, ...], houses: tuple[Outline, ...]) -> tuple[Track, ...]:
    """The tracks of a village: none leads through water, trees, fields or stones."""
    if len(houses) < 2:
        return ()
    middles = [QPolygonF([QPointF(x, y) for x, y in house]).boundingRect().center() for house in houses]
    all_of_them = sum(middles, QPointF()) / len(middles)
    hub = min(middles, key=lambda one: _apart(one, all_of_them))
    closed = [polygon_path(outline_points(piece)) for piece in pieces if piece.kind is not TerrainKind.ROAD]
    roads = [piece for piece in pieces if piece.kind is TerrainKind.ROAD]
    wanted = [(one, FOOTPATH) for one in middles]
    wanted.extend((end, CART_TRACK) for end in _ends(roads, table))
    found: list[Track] = []
    for number, (end, width) in enumerate(wanted):
        if NEAREST < _apart(hub, end) < FARTHEST:
            found.extend(_first_free([_track(f"{table.seed} {number}", hub, end, width)], closed))
    if not roads:
        left = [QPointF(0, down * table.height) for down in LEAVING]
        right = [QPointF(table.width, (1 - down) * table.height) for down in LEAVING]
        for side in (left, right):
            ways = [(end, f"{table.seed} {end.x():.0f} {end.y():.0f}") for end in side if _apart(hub, end) > NEAREST]
            found.extend(_first_free((_track(seed, hub, end, CART_TRACK) for end, seed in ways), closed))
    return tuple(found)


def _first_free(tracks: Iterable[Track], closed: Sequence[QPainterPath]) -> Iterator[Track]:
    """The first that runs into nothing, if there is one."""
    return islice((track for track in tracks if _is_free(track, closed)), 1)


def _ends(roads: Sequence[TerrainView], table: TableView) -> Iterator[QPointF]:
    """Where roads end on the table."""
    inside = QRectF(0, 0, table.width, table.height).adjusted(INCH, INCH, -INCH, -INCH)
    for road in roads:
        middle, _ = axis_of(road)
        yield from (end for end in (middle[0], middle[-1]) if inside.contains(end))


def _track(seed: str, start: QPointF, end: QPointF, width: int) -> Track:
    random = seeded(f"{seed} track")
    way, long = end - start, _apart(start, end)
    across = QPointF(-way.y(), way.x()) * (min(STRAY[0] * long, STRAY[1]) / long)
    bends = 2 if long < 9 * INCH else 4
    points = [start]
    for bend in range(1, bends + 1):
        points.append(start + way * (bend / (bends + 1)) + across * random.uniform(-1, 1))
    points.append(end)
    return Track(tuple((round(point.x()), round(point.y())) for point in points), width)


def _is_free(track: Track, closed: Sequence[QPainterPath]) -> bool:
    """Whether a track runs into nothing, nor along anything too near."""
    line = smooth([QPointF(x, y) for x, y in track.points], closed=False)
    box = line.boundingRect().adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)
    near = QPainterPath()
    near.setFillRule(Qt.FillRule.WindingFill)
    for area in closed:
        if area.boundingRect().intersects(box):
            near.addPath(area)
    if near.isEmpty():
        return True
    gone = 0.0
    for start, end in pairwise(line.toSubpathPolygons()[0].toList()):
        way = end - start
        long = hypot(way.x(), way.y())
        while gone < long:
            place = start + way * (gone / long)
            across = QPointF(-way.y(), way.x()) * (CLEAR / long)
            if near.contains(place) or near.contains(place + across) or near.contains(place - across):
                return False
            gone += LOOK_EVERY
        gone -= long
    return True


def _apart(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())
