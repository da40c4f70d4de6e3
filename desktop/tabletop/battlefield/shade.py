"""Light and shade of the drawn map. The sun stands in the upper left; what stands upright casts one shadow together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.look.colours import faint
from desktop.look.ink import seeded
from desktop.look.theme import Look
from desktop.tabletop.battlefield.gate import gateway
from desktop.tabletop.battlefield.strips import axis_of, outline_points
from desktop.tabletop.battlefield.trees import crowns_of, hedge_line
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Outline, TerrainKind, TerrainView

AWAY: Final = QPointF(0.6, 0.8)
"""Where shadows fall, as a way of length 1."""
SHADOW: Final = 0.3
"""How dark the shadow is, wherever it lies."""
LEAST_PX: Final = 2.5
HOUSE_HIGH: Final = 0.26
HIGH: Final = {
    TerrainKind.TREE: 0.24,
    TerrainKind.WOOD: 0.24,
    TerrainKind.HEDGE: 0.15,
    TerrainKind.WALL: 0.15,
    TerrainKind.RAMPART: 0.2,
    TerrainKind.FENCE: 0.12,
    TerrainKind.GATE: 0.2,
    TerrainKind.ROCKS: 0.22,
    TerrainKind.RUIN: 0.14,
    TerrainKind.BRIDGE: 0.12,
}
"""How long the shadows of things are that stand upright, in inches."""


def shadow_of(uprights: Iterable[TerrainView | Outline], ink: float, within: QRectF | None = None) -> QPainterPath:
    """The shadow of pieces and houses: one area, however many shadows lie in it.

    `ink` is the length of one px. Trees whose shadow lies outside `within` may be left out.
    """
    shadow = QPainterPath()
    # All parts turn the same way round, so that what lies under several of them is filled like the rest.
    shadow.setFillRule(Qt.FillRule.WindingFill)
    for one in uprights:
        _cast(shadow, one, ink, within)
    return shadow


def paint_shadow(
    painter: QPainter,
    uprights: Iterable[TerrainView | Outline],
    look: Look,
    ink: float,
    within: QRectF | None = None,
) -> None:
    """Paint the shadow of pieces and houses. The high contrast look has none."""
    if not look.is_plain:
        painter.fillPath(shadow_of(uprights, ink, within), faint(look.colours.shadow, SHADOW))


def _cast(shadow: QPainterPath, upright: TerrainView | Outline, ink: float, within: QRectF | None) -> None:
    if not isinstance(upright, TerrainView):
        _sweep(shadow, [QPointF(x, y) for x, y in upright], _length(HOUSE_HIGH, ink))
        return
    if upright.kind not in HIGH or not upright.outline:
        return
    away = _length(HIGH[upright.kind], ink)
    if upright.kind in (TerrainKind.WOOD, TerrainKind.TREE):
        for crown in crowns_of(upright):
            reach = QPointF(crown.radius, crown.radius)
            ellipse = QRectF(crown.centre + away - reach, crown.centre + away + reach)
            if within is None or within.intersects(ellipse):
                shadow.addEllipse(ellipse)
    elif upright.kind is TerrainKind.HEDGE:
        middle, radius = hedge_line(upright, ink)
        for place in middle:
            shadow.addEllipse(place + away, radius, radius)
        for start, end in pairwise(middle):
            _add(shadow, _bar(start + away, end + away, radius * 0.94))
    elif upright.kind is TerrainKind.GATE:
        for post in gateway(upright, ink).posts:
            _sweep(shadow, post, away)
    elif upright.kind is TerrainKind.FENCE:
        # As thick as it is drawn, which is more than it measures.
        middle, _ = axis_of(upright)
        for start, end in pairwise(middle):
            _sweep(shadow, _bar(start, end, 2.1 * ink), away)
    else:
        _sweep(shadow, outline_points(upright), away)


def _length(inches: float, ink: float) -> QPointF:
    return AWAY * max(inches * UNITS_PER_INCH, LEAST_PX * ink)


def _bar(start: QPointF, end: QPointF, half: float) -> list[QPointF]:
    way = end - start
    across = QPointF(-way.y(), way.x()) * (half / (hypot(way.x(), way.y()) or 1.0))
    return [start + across, end + across, end - across, start - across]


def _sweep(shadow: QPainterPath, points: list[QPointF], away: QPointF) -> None:
    """What an upright wall along an outline covers on the ground."""
    _add(shadow, points)
    _add(shadow, [point + away for point in points])
    for start, end in pairwise([*points, points[0]]):
        _add(shadow, [start, end, end + away, start + away])


def _add(shadow: QPainterPath, points: list[QPointF]) -> None:
    shadow.addPolygon(QPolygonF(points if area_of(points) >= 0 else points[::-1]))
    shadow.closeSubpath()


def side_away(edge: QPainterPath, wide: float) -> QPainterPath:
    """The rim of an area on the side away from the sun, `wide` at most. To be painted inside the area only."""
    rim = QPainterPath(edge)
    rim.addPath(edge.translated(AWAY * -wide))
    rim.setFillRule(Qt.FillRule.OddEvenFill)
    return rim


def paint_side_away(painter: QPainter, edge: QPainterPath, wide: float, look: Look, depth: float = 0.22) -> None:
    """Shade the rim of what stands upright, on the side away from the sun."""
    if look.is_plain:
        return
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    # Dark things on dark ground would be lost in it.
    painter.fillPath(side_away(edge, wide), faint(look.colours.shadow, depth * 0.6 if look.is_dark else depth))
    painter.restore()


def hachures(
    edge: QPainterPath, seed: str, step: float, least: float, most: float, *, hollow: bool = False
) -> QPainterPath:
    """Strokes up a slope from the line at its foot, denser and longer on the side away from the sun.

    `hollow` ground falls to the inside instead, so that its shade lies towards the sun. Lengths are in the unit of
    the line.
    """
    random = seeded(f"{seed} hachures")
    strokes = QPainterPath()
    for number, (place, inwards) in enumerate(_along(edge, step)):
        shade = QPointF.dotProduct(inwards, AWAY) * (1 if hollow else -1)
        # Uneven whether drawn or not, so that one stroke more or less does not bend all others.
        uneven, lean = random.uniform(0.75, 1.0), random.uniform(-0.12, 0.12)
        if shade < -0.2 and number % 2:
            continue
        long = (least + (most - least) * max(0.0, shade)) * uneven
        strokes.moveTo(place)
        strokes.lineTo(place + (inwards + QPointF(-inwards.y(), inwards.x()) * lean) * long)
    return strokes


def _along(edge: QPainterPath, step: float) -> Iterator[tuple[QPointF, QPointF]]:
    """Places on a closed line, `step` apart, each with the way to the inside, of length 1."""
    points = edge.toFillPolygon().toList()
    turning = 1 if area_of(points) >= 0 else -1
    ahead = step / 2
    for start, end in pairwise(points):
        way = end - start
        long = hypot(way.x(), way.y())
        while ahead < long:
            yield start + way * (ahead / long), QPointF(-way.y(), way.x()) * (turning / long)
            ahead += step
        ahead -= long


def area_of(points: Sequence[QPointF]) -> float:
    """Twice the area within corners; below 0 where they run against the clock."""
    return sum(one.x() * other.y() - other.x() * one.y() for one, other in pairwise([*points, points[0]]))
