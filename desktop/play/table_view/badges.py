"""The badges of tokens that stand close together: over all discs, each at the corner where it hides least."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.look.ink import stroke
from desktop.look.lettering import font_px
from desktop.look.theme import Look
from desktop.look.token import Side
from desktop.look.token_painting import side_fill

CORNERS = ((1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0))
"""Lower right, lower left, upper right, upper left: tried in this order."""
LETTERS = 0.78
"""Height of the letters, as a share of the badge."""


@dataclass(frozen=True)
class Disc:
    """A disc on the map, in px: where it ends up, and what its badge says."""

    id: str
    x: float
    y: float
    diameter: float
    badge: str
    side: Side
    has_drops: bool = False
    has_tick: bool = False


def badge_rect(disc: Disc, corner: tuple[float, float], high: float) -> QRectF:
    """Where the badge lies, from the disc's middle."""
    wide = max(high, QFontMetricsF(font_px(high * LETTERS, weight=700)).horizontalAdvance(disc.badge) + high * 0.36)
    across = disc.diameter * 0.28 + wide / 2 * 0.62
    down = disc.diameter * 0.3 + high * 0.18
    return QRectF(corner[0] * across - wide / 2, corner[1] * down - high / 2, wide, high)


def place_badges(discs: Sequence[Disc], high: float, table: QRectF) -> dict[str, tuple[float, float]]:
    """A corner for each badge, so that it covers no other badge and as little of other faces as may be."""
    chosen: dict[str, tuple[float, float]] = {}
    placed: list[QRectF] = []
    faces = {disc.id: _box(disc, 0.72) for disc in discs}
    for disc in sorted(discs, key=lambda one: (one.y, one.x, one.id), reverse=True):
        if not disc.badge:
            continue
        best, least = CORNERS[0], float("inf")
        for number, corner in enumerate(CORNERS):
            rect = badge_rect(disc, corner, high).translated(disc.x, disc.y)
            cost = number * 0.02 * high * high
            # Wounds stand above the disc, the tick at its upper left.
            cost += high * high * (2.0 if corner[1] < 0 and disc.has_drops else 0.0)
            cost += high * high * (0.5 if corner == CORNERS[3] and disc.has_tick else 0.0)
            cost += sum(_shared(rect, other) for other in placed) * 3
            cost += sum(_shared(rect, face) for id, face in faces.items() if id != disc.id)
            cost += (rect.width() * rect.height() - _shared(rect, table)) * 2
            if cost < least:
                best, least = corner, cost
        chosen[disc.id] = best
        placed.append(badge_rect(disc, best, high).translated(disc.x, disc.y))
    return chosen


def paint_badge(painter: QPainter, disc: Disc, rect: QRectF, look: Look) -> None:
    """Draw a badge in the colour of its side."""
    high = rect.height()
    painter.setPen(stroke(look.colours.on_fill, max(1.0, high * 0.06)))
    painter.setBrush(side_fill(disc.side, look.colours))
    painter.drawRoundedRect(rect, high * 0.22, high * 0.22)
    painter.setFont(font_px(high * LETTERS, weight=700))
    painter.setPen(look.colours.on_fill)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, disc.badge)


def _box(disc: Disc, share: float) -> QRectF:
    half = disc.diameter / 2 * share
    return QRectF(disc.x - half, disc.y - half, half * 2, half * 2)


def _shared(one: QRectF, other: QRectF) -> float:
    """The area that two rectangles have in common."""
    both = one.intersected(other)
    return both.width() * both.height()
