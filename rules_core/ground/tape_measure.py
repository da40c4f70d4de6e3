"""Measures where things lie on a table as a tape measure does, in lengths along the two directions of the table.

Pure: outlines in, placements out. Every length is exact, in tenths of a millimetre, so that the two measurements of a
spot settle it. What is placed in which order, and the words for it, are the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rules_core.ground.directions import DIRECTIONS, TURN_STEP
from rules_core.ground.geometry import TOUCH, Outline, Point, distance_to_segment, length, round_half_away
from rules_core.ground.pieces import BOTTOM, LEFT, RIGHT, TOP, Piece
from rules_core.wording.translation import INCH

LONG: Final = 4
"""A piece so many times as long as it is wide is laid by its ends."""
BENT: Final = INCH
"""A bend that lies further than this off the straight line is told."""
BEND: Final = 5
"""The mark of a bend of a long piece, beside the four sides of `EDGES`."""


@dataclass(frozen=True)
class Gauge:
    """One measurement: from a table edge, or from a side of a piece that stands already, straight to the thing.

    `side` is the edge's number, or which side of `piece`, in the numbers of `EDGES`. The tape ends at the thing's
    near side or base; `inset` is how far its middle lies behind that. `at` is where the tape begins, `line` where it is
    laid, across it.
    """

    piece: str
    side: int
    length: int
    inset: int
    at: int
    line: int

    @property
    def sideways(self) -> bool:
        """Whether it tells x and not y."""
        return self.side in (LEFT, RIGHT)

    @property
    def ahead(self) -> bool:
        """Whether the tape runs to the right or down."""
        away = self.side in (LEFT, TOP)
        return away if not self.piece else not away

    @property
    def near_side(self) -> int:
        """The side of the thing that the tape meets."""
        if self.sideways:
            return LEFT if self.ahead else RIGHT
        return TOP if self.ahead else BOTTOM

    def middle(self, measured: int) -> int:
        """Where the middle is when the tape shows this length: x or y on the table."""
        whole = measured + self.inset
        return self.at + whole if self.ahead else self.at - whole

    @property
    def ends(self) -> tuple[Point, Point]:
        """Where the tape lies."""
        end = self.at + self.length if self.ahead else self.at - self.length
        if self.sideways:
            return (self.at, self.line), (end, self.line)
        return (self.line, self.at), (self.line, end)


@dataclass(frozen=True)
class Spot:
    """A point that two measurements settle: the thing's middle, or for `mark` one of its ends or bends."""

    x: int
    y: int
    gauges: tuple[Gauge, Gauge]
    mark: int = 0


@dataclass(frozen=True)
class Placement:
    """One thing to put down; what kinds there are is the game's.

    `wide` and `deep` are its extent, 0 for round things; `turn` in degrees, clockwise.
    """

    id: str
    kind: str
    x: int
    y: int
    spots: tuple[Spot, ...]
    touches: tuple[str, ...] = ()
    wide: int = 0
    deep: int = 0
    turn: int = 0


@dataclass(frozen=True)
class TapeMeasure:
    """Measures on a table of this size. `worth`: a piece is measured from where that saves more tape than this."""

    width: int
    height: int

    def around(self, x: int, y: int, radius: int, pieces: Sequence[Piece], worth: int) -> tuple[Gauge, Gauge]:
        """Something round: to its edge, from the nearest edge or piece in each direction."""
        return (
            self.gauge(x, y, radius, radius, 0, pieces, worth, sideways=True),
            self.gauge(y, x, radius, radius, 0, pieces, worth, sideways=False),
        )

    def turned(self, piece: Piece, kind: str, x: int, y: int) -> Placement:
        """A piece that does not lie square to the table: by its middle."""
        gauges = (self.gauge(x, y, 0, 0, 0, [], 0, sideways=True), self.gauge(y, x, 0, 0, 0, [], 0, sideways=False))
        return Placement(piece.id, kind, x, y, (Spot(x, y, gauges),), turn=turn_of(piece.outline))

    def boxed(self, piece: Piece, kind: str, from_pieces: list[Piece], worth: int) -> Placement:
        """A piece by the sides of its extent."""
        outline = piece.outline
        left, right = int(outline.left), int(outline.right)
        top, bottom = int(outline.top), int(outline.bottom)
        x, y = (left + right) // 2, (top + bottom) // 2
        half_wide, half_deep = (right - left) // 2, (bottom - top) // 2
        gauges = (
            self.gauge(x, y, x - left, right - x, half_deep, from_pieces, worth, sideways=True),
            self.gauge(y, x, y - top, bottom - y, half_wide, from_pieces, worth, sideways=False),
        )
        spot = Spot(x, y, gauges)
        return Placement(piece.id, kind, x, y, (spot,), wide=right - left, deep=bottom - top)

    def along(self, piece: Piece, kind: str, turn: int) -> Placement:
        """A long or a turned piece: its two ends and where it bends."""
        line = bends(strip(piece.outline))
        first, last = line[0], line[-1]
        flat = abs(last[0] - first[0]) >= abs(last[1] - first[1])
        begins = (first[0] < last[0]) if flat else (first[1] < last[1])
        if not begins:
            line = line[::-1]
        marks = [LEFT if flat else TOP, *[BEND for _ in line[1:-1]], RIGHT if flat else BOTTOM]
        spots: list[Spot] = []
        for (x, y), mark in zip(line, marks, strict=True):
            gauges = (self.gauge(x, y, 0, 0, 0, [], 0, sideways=True), self.gauge(y, x, 0, 0, 0, [], 0, sideways=False))
            spots.append(Spot(x, y, gauges, mark))
        x = (line[0][0] + line[-1][0]) // 2
        y = (line[0][1] + line[-1][1]) // 2
        return Placement(piece.id, kind, x, y, tuple(spots), turn=turn)

    def gauge(
        self,
        middle: int,
        line: int,
        before: int,
        behind: int,
        half: int,
        pieces: Sequence[Piece],
        worth: int,
        *,
        sideways: bool,
    ) -> Gauge:
        """The easiest measurement in one direction of something whose middle lies at `middle`, reaching from `before`
        ahead of it to `behind` after it, with the tape laid at `line`; `half` is how far it reaches to both sides."""
        size = self.width if sideways else self.height
        near, far = (LEFT, RIGHT) if sideways else (TOP, BOTTOM)
        low, high = middle - before, size - middle - behind
        best = Gauge("", near, low, before, 0, line) if low <= high else Gauge("", far, high, behind, size, line)
        if best.length < 0:
            # It hangs over the edge, as a correction at the table may have it: to its middle instead.
            best = Gauge("", best.side, best.length + best.inset, 0, best.at, line)
        saved = best.length - worth
        for piece in pieces:
            for side, at, start, end in _sides(piece.outline, sideways=sideways):
                if not (start - half < line < end + half):
                    continue
                ahead = side == far
                gap = middle - before - at if ahead else at - middle - behind
                if -TOUCH <= gap <= saved:
                    saved = gap - 1
                    shared = (max(start, line - half) + min(end, line + half)) // 2 if half else line
                    best = Gauge(piece.id, side, max(0, gap), before if ahead else behind, at, shared)
        return best


def _sides(outline: Outline, *, sideways: bool) -> list[tuple[int, int, int, int]]:
    """The sides that face left or right (or up or down): which, where, and from where to where they run."""
    found: list[tuple[int, int, int, int]] = []
    for ax, ay, bx, by in outline.edges:
        # The inside lies to the right of each edge.
        if sideways and ax == bx:
            found.append((LEFT if by < ay else RIGHT, int(ax), int(min(ay, by)), int(max(ay, by))))
        elif not sideways and ay == by:
            found.append((TOP if bx > ax else BOTTOM, int(ay), int(min(ax, bx)), int(max(ax, bx))))
    return found


def is_square_to_table(outline: Outline) -> bool:
    """Whether all sides run along the edges of the table."""
    return all(ax == bx or ay == by for ax, ay, bx, by in outline.edges)


def strip(outline: Outline) -> list[Point]:
    """The middle line of a long piece whose corners run up one side and down the other; [] for any other shape."""
    points = outline.points
    count = len(points)
    if count < 4 or count % 2:
        return []
    for shift in range(count // 2):
        order = points[shift:] + points[:shift]
        middle: list[Point] = []
        widest = 0.0
        for number in range(count // 2):
            ax, ay = order[number]
            bx, by = order[count - 1 - number]
            middle.append(((ax + bx) // 2, (ay + by) // 2))
            widest = max(widest, length(ax - bx, ay - by))
        if _length_of(middle) >= LONG * widest:
            return middle
    return []


def bends(line: list[Point]) -> list[Point]:
    """The ends of a line, and between them the bends that one would notice (Douglas and Peucker's way)."""
    first, last = line[0], line[-1]
    far, farthest = 0, float(BENT)
    for number in range(1, len(line) - 1):
        x, y = line[number]
        off = distance_to_segment(x, y, first[0], first[1], last[0], last[1])
        if off > farthest:
            far, farthest = number, off
    if far == 0:
        return [first, last]
    return bends(line[: far + 1])[:-1] + bends(line[far:])


def turn_of(outline: Outline) -> int:
    """By how many degrees the longest side is turned clockwise from the table's edges, 0 to 85, to the nearest 5."""
    across, down, size = 0.0, 0.0, 0.0
    for side in outline.sides:
        if side.size > size:
            across, down, size = side.dx, side.dy, side.size
    best, nearest = 0, -1.0
    for number, (cosine, sine) in enumerate(DIRECTIONS):
        along = across * cosine + down * sine
        if along > nearest:
            best, nearest = number, along
    return best * TURN_STEP % 90


def _length_of(line: list[Point]) -> int:
    total = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        total += length(bx - ax, by - ay)
    return round_half_away(total)


def area_of(outline: Outline) -> float:
    """The area inside."""
    doubled = 0.0
    for ax, ay, bx, by in outline.edges:
        doubled += ax * by - bx * ay
    return abs(doubled) / 2
