"""Trodden tracks: from house to house, and to the roads or out of the table. No rule knows of them.

They follow from what stands on the table and from its seed, so that they are the same wherever it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
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
MOST_KNOWN: Final = 2048
LEAST_MARKED: Final = 8.0
"""Tracks narrower than so many px show no marks."""


@dataclass(frozen=True)
class Track:
    """A trodden line of some width."""

    points: Outline
    width: int


def house_box(house: Outline) -> QRectF:
    """What the yard and the shadow of a house may touch."""
    return QPolygonF([QPointF(x, y) for x, y in house]).boundingRect().adjusted(-INCH, -INCH, INCH, INCH)


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


def tracks_on(table: TableView, pieces: Sequence[TerrainView], houses: tuple[Outline, ...]) -> tuple[Track, ...]:
    """The tracks of a village: none leads through water, trees, fields or stones."""
    if len(houses) < 2 or not table.tracks:
        return ()
    roads = tuple(piece for piece in pieces if piece.kind is TerrainKind.ROAD)
    choices = _choices(table.width, table.height, table.seed, roads, houses)
    return choices.free_of([_obstacle(piece) for piece in pieces if piece.kind is not TerrainKind.ROAD])


class _Choice:
    """A track that may be chosen. Remembers what bars it."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self._barred: dict[_Obstacle, bool] = {}

    @cached_property
    def _trodden(self) -> tuple[QRectF, list[tuple[float, float]]]:
        """The room that the track needs, and places in its middle and at both of its sides, near to one another."""
        line = smooth([QPointF(x, y) for x, y in self.track.points], closed=False)
        corners = [(point.x(), point.y()) for point in line.toSubpathPolygons()[0].toList()]
        places: list[tuple[float, float]] = []
        gone = 0.0
        for (left, top), (right, bottom) in pairwise(corners):
            across, down = right - left, bottom - top
            long = hypot(across, down)
            while gone < long:
                x, y = left + across * gone / long, top + down * gone / long
                aside, below = -down * CLEAR / long, across * CLEAR / long
                places += [(x, y), (x + aside, y + below), (x - aside, y - below)]
                gone += LOOK_EVERY
            gone -= long
        return line.boundingRect().adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR), places

    def is_barred(self, obstacle: _Obstacle) -> bool:
        """Whether the track would run into something, or along it too near."""
        known = self._barred.get(obstacle)
        if known is None:
            if len(self._barred) >= MOST_KNOWN:
                self._barred.clear()
            room, places = self._trodden
            known = self._barred[obstacle] = room.intersects(obstacle.box) and any(map(obstacle.holds, places))
        return known


@dataclass(frozen=True, eq=False)
class _Obstacle:
    """What no track leads through."""

    area: QPainterPath
    box: QRectF
    edges: tuple[float, float, float, float]

    def holds(self, place: tuple[float, float]) -> bool:
        """Whether a place lies within."""
        left, top, right, bottom = self.edges
        x, y = place
        return left <= x <= right and top <= y <= bottom and self.area.contains(QPointF(x, y))


@lru_cache(maxsize=MOST_KNOWN)
def _obstacle(piece: TerrainView) -> _Obstacle:
    area = polygon_path(outline_points(piece))
    box = area.boundingRect()
    return _Obstacle(area, box, (box.left(), box.top(), box.right(), box.bottom()))


class _Choices:
    """Tracks to choose from: of each of the `ways` the first that is free."""

    def __init__(self, ways: Sequence[Sequence[Track]]) -> None:
        self._ways = [[_Choice(track) for track in way] for way in ways]

    def free_of(self, obstacles: Sequence[_Obstacle]) -> tuple[Track, ...]:
        """The tracks that no obstacle bars."""
        free = ((one for one in way if not any(map(one.is_barred, obstacles))) for way in self._ways)
        first = (next(way, None) for way in free)
        return tuple(choice.track for choice in first if choice is not None)


@lru_cache(maxsize=8)
def _choices(
    width: int, height: int, seed: str, roads: tuple[TerrainView, ...], houses: tuple[Outline, ...]
) -> _Choices:
    middles = [QPolygonF([QPointF(x, y) for x, y in house]).boundingRect().center() for house in houses]
    all_of_them = sum(middles, QPointF()) / len(middles)
    hub = min(middles, key=lambda one: _apart(one, all_of_them))
    wanted = [(one, FOOTPATH) for one in middles]
    wanted.extend((end, CART_TRACK) for end in _ends(roads, width, height))
    ways = [
        [_track(f"{seed} {number}", hub, end, wide)]
        for number, (end, wide) in enumerate(wanted)
        if NEAREST < _apart(hub, end) < FARTHEST
    ]
    if not roads:
        left = [QPointF(0, down * height) for down in LEAVING]
        right = [QPointF(width, (1 - down) * height) for down in LEAVING]
        ways.extend(
            [
                _track(f"{seed} {end.x():.0f} {end.y():.0f}", hub, end, CART_TRACK)
                for end in side
                if _apart(hub, end) > NEAREST
            ]
            for side in (left, right)
        )
    return _Choices(ways)


def _ends(roads: Sequence[TerrainView], width: int, height: int) -> Iterator[QPointF]:
    """Where roads end on the table."""
    inside = QRectF(0, 0, width, height).adjusted(INCH, INCH, -INCH, -INCH)
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


def _apart(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())
