"""A roof from above: its faces by the way they look to the sun, those away from it hatched. In px."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, seeded, stroke, wandering
from desktop.look.theme import Look
from desktop.tabletop.battlefield.shade import AWAY, area_of
from desktop.tabletop.battlefield.views import BuildingView, Roof

WANDER = 0.9
ROLES: Final = {
    Roof.HALL: "roof_hall",
    Roof.FORGE: "roof_forge",
    Roof.TEMPLE: "roof_temple",
    Roof.TOWER: "roof_tower",
    Roof.STABLE: "roof_stable",
    Roof.HOUSE: "roof_tower",
}
LEAST_APART, MOST_APART = 3.2, 7.0
"""How far hatching strokes on a roof are from one another, in px."""


def paint_roof(painter: QPainter, view: BuildingView, points: list[QPointF], look: Look) -> None:
    """Draw the roof over an outline given in px."""
    roof = look.colours.of(ROLES[view.roof])
    if view.greyed:
        roof = mixed(roof, look.colours.stone, 0.55)
    ridge = _ridge(view.roof, points)
    ink = look.outline
    turning = 1 if area_of(points) >= 0 else -1
    lit, away = QPainterPath(), QPainterPath()
    for number, (start, end) in enumerate(pairwise([*points, points[0]])):
        face = polygon_path([start, end, _nearest(ridge, end), _nearest(ridge, start)])
        shade = _shade(start, end) * turning
        painter.fillPath(face, _lighter_or_darker(roof, shade))
        if shade > 0:
            away.addPath(_hatching(f"{view.id} face {number}", start, end, ridge, shade))
        else:
            lit.addPath(face)
    box = QPolygonF(points).boundingRect()
    outline = polygon_path(points)
    shingles = _shingles(view, box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(mixed(roof, ink, 0.75), 0.75), 1.0))
    for area, strokes in ((outline, shingles),) if look.is_plain else ((lit, shingles), (outline, away)):
        painter.save()
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        painter.drawPath(strokes)
        painter.restore()
    painter.setPen(stroke(faint(ink, 0.85), 1.3))
    for number, corner in enumerate(points):
        painter.drawPath(wandering([corner, _nearest(ridge, corner)], f"{view.id} hip {number}", 0.6, 12, closed=False))
    if ridge[0] != ridge[1]:
        painter.drawPath(wandering(list(ridge), f"{view.id} ridge", 0.6, 12, closed=False))
    for turn, wide in ((1, 1.7), (2, 1.1)):
        painter.setPen(stroke(ink, wide))
        painter.drawPath(wandering(points, f"{view.id} outline {turn}", WANDER, 14))


def _ridge(roof: Roof, points: list[QPointF]) -> tuple[QPointF, QPointF]:
    """Both ends of the ridge: a tent has one point, a hall's lies across, a temple's stands upright."""
    count = len(points)
    middle = QPointF(sum(point.x() for point in points) / count, sum(point.y() for point in points) / count)
    if roof in (Roof.FORGE, Roof.TOWER) or count < 4:
        return middle, middle
    # The axes of the first corner, so that a turned building keeps its ridge.
    first = points[1] - points[0]
    second = points[2] - points[1]
    across, upright = (first, second) if abs(first.x()) >= abs(second.x()) else (second, first)
    axis = upright if roof is Roof.TEMPLE else across
    return middle - axis * 0.17, middle + axis * 0.17


def _nearest(ridge: tuple[QPointF, QPointF], point: QPointF) -> QPointF:
    return min(ridge, key=lambda end: hypot(end.x() - point.x(), end.y() - point.y()))


def _shade(start: QPointF, end: QPointF) -> float:
    """How much a face looks away from the sun, from -1 to 1, where the corners run with the clock."""
    length = hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    return QPointF.dotProduct(QPointF(end.y() - start.y(), start.x() - end.x()) / length, AWAY)


def _lighter_or_darker(roof: QColor, shade: float) -> QColor:
    return mixed(roof, QColor("#000000"), shade * 0.2) if shade > 0 else mixed(roof, QColor("#FFFFFF"), -shade * 0.2)


def _hatching(seed: str, start: QPointF, end: QPointF, ridge: tuple[QPointF, QPointF], shade: float) -> QPainterPath:
    """Strokes down a face from the ridge to the eaves, nearer to one another the less sun it gets."""
    random = seeded(seed)
    long = hypot(end.x() - start.x(), end.y() - start.y())
    apart = max(LEAST_APART, min(MOST_APART, long * 0.055)) * (1.35 - shade * 0.4)
    path = QPainterPath()
    high, low = _nearest(ridge, start), _nearest(ridge, end)
    count = max(2, round(long / apart))
    for number in range(1, count):
        share = (number + random.uniform(-0.15, 0.15)) / count
        eaves, top = start + (end - start) * share, high + (low - high) * share
        # Some begin a little below the ridge, none crosses the eaves.
        path.moveTo(eaves + (top - eaves) * random.uniform(0.0, 0.06))
        path.lineTo(eaves + (top - eaves) * random.uniform(0.62, 0.96))
    return path


def _shingles(view: BuildingView, box: QRectF) -> QPainterPath:
    random = seeded(f"{view.id} shingles")
    path = QPainterPath()
    for _ in range(max(10, min(70, round(box.width() * box.height() / 170)))):
        x = random.uniform(box.left(), box.right())
        y = random.uniform(box.top(), box.bottom())
        size = random.uniform(2.6, 4.4)
        path.moveTo(x - size, y)
        if view.roof is Roof.TOWER:
            path.lineTo(x + size, y + random.uniform(-0.4, 0.4))
        elif view.roof is Roof.STABLE:
            path.lineTo(x - size + 1.2, y + size * 1.1)
        else:
            path.quadTo(x - size / 2, y + size * 0.8, x, y)
            path.quadTo(x + size / 2, y + size * 0.8, x + size, y)
    return path
