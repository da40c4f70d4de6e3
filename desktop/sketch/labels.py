"""Where names and groups of things are set on a sheet so that none covers another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

APART: Final = 3.0
"""In px."""
COVERED: Final = 3.0
"""What a square px weighs that covers something."""
TOUCHED: Final = 0.6
"""What a square px of a name weighs for each thing that the name touches at all."""
SOFT: Final = 0.8
"""What a square px weighs that covers something that may be covered if need be."""
OUTSIDE: Final = 18.0
"""What a square px weighs that lies beyond the room."""
LATER: Final = 0.09
"""What a square px weighs for each spot that a name has wished for before the one that it gets."""
ASTRAY: Final = 1.2
"""What a square px weighs on a spot that was not wished for: once, and again for each size of the name between that
spot and the first that was.
"""


@dataclass(frozen=True)
class Wish:
    """Something of a size that wants a place: spots for its middle, the best first."""

    key: str
    size: QSizeF
    spots: Sequence[QPointF]


def set_apart(
    wishes: Sequence[Wish], room: QRectF, taken: Sequence[QRectF] = (), soft: Sequence[QRectF] = ()
) -> dict[str, QRectF]:
    """A place for every wish, in their order: where it covers least of what stands there already, above all of `taken`
    and of one another, and only then of `soft`.
    """
    placed: dict[str, QRectF] = {}
    blocks = list(taken)
    for wish in wishes:
        best: QRectF | None = None
        least = float("inf")
        for number, spot in enumerate((*wish.spots, *_round_about(wish))):
            rect = _kept_in(QRectF(spot - QPointF(wish.size.width() / 2, wish.size.height() / 2), wish.size), room)
            covered = [_common(rect, block) for block in blocks if rect.intersects(block)]
            cost = COVERED * sum(covered) + TOUCHED * rect.width() * rect.height() * len(covered)
            cost += SOFT * sum(_common(rect, block) for block in soft)
            cost += OUTSIDE * (rect.width() * rect.height() - _common(rect, room))
            area = rect.width() * rect.height()
            if number < len(wish.spots):
                cost += LATER * area * number
            else:
                way = rect.center() - wish.spots[0]
                cost += ASTRAY * area * (1 + (abs(way.x()) + abs(way.y())) / (rect.width() + rect.height()))
            if cost < least:
                best, least = rect, cost
        assert best is not None
        placed[wish.key] = best
        blocks.append(best.adjusted(-APART, -APART, APART, APART))
    return placed


def _round_about(wish: Wish) -> list[QPointF]:
    """Where it may stand when none of its own spots is free."""
    first, wide, high = wish.spots[0], wish.size.width() / 2, wish.size.height()
    return [
        first + QPointF(dx * wide, dy * high) * far
        for far in (1.0, 1.6, 2.3)
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
    ]


def _kept_in(rect: QRectF, room: QRectF) -> QRectF:
    """The rectangle moved into the room, if it fits there."""
    x = min(max(rect.left(), room.left()), max(room.left(), room.right() - rect.width()))
    y = min(max(rect.top(), room.top()), max(room.top(), room.bottom() - rect.height()))
    return QRectF(x, y, rect.width(), rect.height())


def _common(a: QRectF, b: QRectF) -> float:
    both = a.intersected(b)
    return max(0.0, both.width()) * max(0.0, both.height())


def in_lines(text: str, wide: float, width_of: float) -> list[str]:
    """A name in one line, or in two of about the same length where one of `width_of` px is wider than `wide`."""
    words = text.split()
    if width_of <= wide or len(words) < 2:
        return [text]
    best = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]
