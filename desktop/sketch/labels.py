"""Where names and groups of things are set on a sheet so that none covers another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

APART: Final = 7.0
"""In px."""
COVERED: Final = 6.0
"""What a square px weighs that covers something."""
TOUCHED: Final = 2.0
"""What a square px of a name weighs for each thing that the name touches at all."""
SOFT: Final = 0.8
"""What a square px weighs that covers something that may be covered if need be."""
OUTSIDE: Final = 18.0
"""What a square px weighs that lies beyond the room."""
MISTAKEN: Final = 5.0
"""What a square px weighs where something would seem to belong to something else."""
LATER: Final = 0.09
"""What a square px weighs for each spot that a name has wished for before the one that it gets."""
ASTRAY: Final = 1.2
"""What a square px weighs on a spot that was not wished for: once, and again for each size of the name between that
spot and the first that was.
"""

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom: thousands of them are compared for one map."""


@dataclass(frozen=True)
class Wish:
    """Something of a size that wants a place: spots for its middle, the best first."""

    key: str
    size: QSizeF
    spots: Sequence[QPointF]
    later: float = LATER
    """`LATER`, or another weight: less where one spot is nearly as good as the next."""
    foreign: Sequence[QRectF] = ()
    """Where it would seem to belong to something else."""


def set_apart(
    wishes: Sequence[Wish], room: QRectF, taken: Sequence[QRectF] = (), soft: Sequence[QRectF] = ()
) -> dict[str, QRectF]:
    """A place for every wish, in their order: where it covers least of what stands there already, above all of `taken`
    and of one another, and only then of `soft`.
    """
    placed: dict[str, QRectF] = {}
    blocks, soft_blocks, whole = [_edges(one) for one in taken], [_edges(one) for one in soft], _edges(room)
    for wish in wishes:
        wide, high = wish.size.width(), wish.size.height()
        area = wide * high
        spots = [*wish.spots, *_round_about(wish)]
        rects = [_kept_in(spot, wide, high, whole) for spot in spots]
        # Most of what lies on the sheet is out of its reach wherever it goes.
        reach = _around_all(rects)
        hard = [block for block in blocks if _common(reach, block)]
        yielding = [(SOFT, block) for block in soft_blocks if _common(reach, block)]
        yielding += [(MISTAKEN, block) for one in wish.foreign if _common(reach, block := _edges(one))]
        best: Edges | None = None
        least = float("inf")
        for number, rect in enumerate(rects):
            if number < len(wish.spots):
                cost = wish.later * area * number
            else:
                way = QPointF((rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2) - wish.spots[0]
                cost = ASTRAY * area * (1 + (abs(way.x()) + abs(way.y())) / (wide + high))
            if cost >= least:
                # Even if it covers nothing there.
                continue
            covered = [both for block in hard if (both := _common(rect, block))]
            cost += COVERED * sum(covered) + TOUCHED * area * len(covered)
            cost += sum([weight * _common(rect, block) for weight, block in yielding])
            cost += OUTSIDE * (area - _common(rect, whole))
            if cost < least:
                best, least = rect, cost
        assert best is not None
        left, top, right, bottom = best
        placed[wish.key] = QRectF(left, top, wide, high)
        blocks.append((left - APART, top - APART, right + APART, bottom + APART))
    return placed


def _round_about(wish: Wish) -> list[QPointF]:
    """Where it may stand when none of its own spots is free."""
    first, wide, high = wish.spots[0], wish.size.width() / 2, wish.size.height()
    return [
        first + QPointF(dx * wide, dy * high) * far
        for far in (1.0, 1.6, 2.3)
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
    ]


def _around_all(rects: Sequence[Edges]) -> Edges:
    return (
        min(one[0] for one in rects),
        min(one[1] for one in rects),
        max(one[2] for one in rects),
        max(one[3] for one in rects),
    )


def _edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _kept_in(middle: QPointF, wide: float, high: float, room: Edges) -> Edges:
    """A rectangle of this size round a spot, moved into the room if it fits there."""
    x = min(max(middle.x() - wide / 2, room[0]), max(room[0], room[2] - wide))
    y = min(max(middle.y() - high / 2, room[1]), max(room[1], room[3] - high))
    return x, y, x + wide, y + high


def _common(a: Edges, b: Edges) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    if wide <= 0.0:
        return 0.0
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if high > 0.0 else 0.0


def in_lines(text: str, wide: float, width_of: float) -> list[str]:
    """A name in one line, or in two of about the same length where one of `width_of` px is wider than `wide`."""
    words = text.split()
    if width_of <= wide or len(words) < 2:
        return [text]
    best = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]
