"""What is left of a destroyed building: rubble, beams, a broken outline. Also the ruins of the terrain."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, seeded, stroke, wandering
from desktop.look.theme import Look


def stone_polygon(seed: str, centre: QPointF, radius: float) -> QPolygonF:
    """A stone: an uneven polygon of six or seven corners."""
    random = seeded(seed)
    corners = random.choice((6, 7))
    turn = random.uniform(0, pi)
    points = []
    for number in range(corners):
        away = radius * random.uniform(0.72, 1.1)
        angle = turn + 2 * pi * number / corners
        points.append(centre + QPointF(cos(angle) * away, sin(angle) * away * 0.85))
    return QPolygonF(points)


def paint_ruin(painter: QPainter, seed: str, points: list[QPointF], look: Look, ink: float = 1.0) -> None:
    """Rubble inside an outline. `ink` is the length of one px in the painter's unit."""
    colours = look.colours
    random = seeded(f"{seed} ruin")
    path = polygon_path(points)
    box = path.boundingRect()
    side = min(box.width(), box.height())
    stone = colours.stone
    painter.fillPath(path, mixed(stone, colours.ground, 0.3))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for number in range(16):
        centre = QPointF(random.uniform(box.left(), box.right()), random.uniform(box.top(), box.bottom()))
        shade = random.uniform(-0.1, 0.4)
        painter.setBrush(mixed(stone, QColor("#000000") if shade > 0 else QColor("#FFFFFF"), abs(shade)))
        painter.setPen(stroke(faint(colours.token_outline, 0.8), 1.1 * ink))
        painter.drawPolygon(stone_polygon(f"{seed} stone {number}", centre, side * random.uniform(0.05, 0.11)))
    beam = colours.beam
    for _ in range(5):
        centre = QPointF(random.uniform(box.left(), box.right()), random.uniform(box.top(), box.bottom()))
        angle = random.uniform(0, pi)
        arm = QPointF(cos(angle), sin(angle)) * (side * random.uniform(0.1, 0.18))
        painter.setPen(stroke(beam, side * 0.035, flat=True))
        painter.drawLine(centre - arm, centre + arm)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.outline, 1.6 * ink, (9 * ink, 6 * ink)))
    painter.drawPath(wandering(points, f"{seed} broken", 1.4 * ink, 14 * ink))
