"""A building that can be looked into: its floor with walls, doors, windows, stairs and ladders. In px."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, seeded, stroke, wandering
from desktop.look.theme import Look
from desktop.look.widgets.key_cap import CapTone, paint_key_cap
from desktop.tabletop.battlefield.views import BuildingView, PartKind, PartState, RoomPart

BOARD: Final = 11.0
"""How broad the boards of a floor are, in px."""
TREADS: Final = 6
"""So many steps have stairs."""
CAP: Final = 20
"""The side of a key cap beside a door, in px at 100 % text."""
LEAST_PX: Final = 4.0
"""Parts of buildings are drawn at least so broad: a wall is thin on a small map."""


def paint_rooms(painter: QPainter, view: BuildingView, points: list[QPointF], scale: float, look: Look) -> None:
    """Draw the floor that is looked into over an outline given in px, the roof lifted off."""
    colours, ink = look.colours, look.outline
    boards = mixed(colours.wood_light, colours.ground, 0.35)
    painter.fillPath(polygon_path(points), boards)
    _paint_boards(painter, view.id, points, look)
    parts = [(part, _px(part, view, scale)) for part in view.parts if part.floor == view.floor]
    for part, outline in parts:
        if part.kind is PartKind.STAIRS:
            _paint_stairs(painter, outline, look)
        elif part.kind is PartKind.LADDER:
            _paint_ladder(painter, outline, look, lies=part.state is PartState.DOWN)
    painter.setPen(Qt.PenStyle.NoPen)
    for part, outline in parts:
        if part.kind is PartKind.WALL:
            painter.fillPath(polygon_path(outline), mixed(colours.stone, ink, 0.12))
    painter.setPen(stroke(ink, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part, outline in parts:
        if part.kind is PartKind.WALL:
            painter.drawPath(wandering(outline, part.id, 0.4, 16))
    if not view.roofed:
        return
    # Dashes round it say that its roof is off.
    painter.setPen(stroke(faint(look.loud_enemy, 0.75), 1.4, (7, 5), flat=True))
    out = 5.0
    middle = _middle(points)
    painter.drawPolygon(QPolygonF([point + _unit(point - middle) * out * 1.4 for point in points]))


def paint_openings(painter: QPainter, view: BuildingView, scale: float, look: Look) -> None:
    """Doors and windows: of the floor that is looked into, or those to the outside in a building with its roof on."""
    for part in view.parts:
        if part.floor == (view.floor if view.lifted else 0) and (view.lifted or part.is_outer):
            outline = _px(part, view, scale)
            if part.kind is PartKind.DOOR:
                _paint_door(painter, part, outline, look)
            elif part.kind is PartKind.WINDOW:
                _paint_window(painter, outline, look)
            elif part.kind is PartKind.LADDER and part.is_outer and not view.lifted:
                _paint_ladder(painter, outline, look, lies=part.state is PartState.DOWN)
    for part in view.parts:
        if part.offered and part.floor == view.floor:
            _paint_offer(painter, part, _px(part, view, scale), look)


def _px(part: RoomPart, view: BuildingView, scale: float) -> list[QPointF]:
    across = [x for x, _ in view.outline]
    down = [y for _, y in view.outline]
    x, y = (min(across) + max(across)) // 2, (min(down) + max(down)) // 2
    return [QPointF((px - x) * scale, (py - y) * scale) for px, py in part.outline]


def _paint_boards(painter: QPainter, seed: str, points: list[QPointF], look: Look) -> None:
    """Boards along the longer side, as they turn with the building."""
    along, across = points[1] - points[0], points[3] - points[0]
    count = max(2, round(hypot(across.x(), across.y()) / BOARD))
    painter.setPen(stroke(faint(look.outline, 0.22), 0.9))
    random = seeded(f"{seed} boards")
    for number in range(1, count):
        start = points[0] + across * (number / count)
        painter.drawLine(QLineF(start, start + along))
        for _ in range(2):
            joint = start + along * random.random()
            painter.drawLine(QLineF(joint, joint + across / count))


def _paint_stairs(painter: QPainter, outline: list[QPointF], look: Look) -> None:
    long_side, short_side = _sides(outline)
    painter.fillPath(polygon_path(outline), mixed(look.colours.beam, look.colours.wood_light, 0.45))
    painter.setPen(stroke(look.outline, 1.1))
    for number in range(TREADS + 1):
        start = outline[0] + long_side * (number / TREADS)
        painter.drawLine(QLineF(start, start + short_side))
    painter.drawPolygon(QPolygonF(outline))


def _paint_ladder(painter: QPainter, outline: list[QPointF], look: Look, *, lies: bool) -> None:
    long_side, short_side = _sides(outline)
    painter.setPen(stroke(look.colours.beam, 2.2, (4.0, 3.0) if lies else ()))
    for number in range(TREADS):
        start = outline[0] + long_side * ((number + 0.5) / TREADS)
        painter.drawLine(QLineF(start, start + short_side))
    for start in (outline[0], outline[0] + short_side):
        painter.drawLine(QLineF(start, start + long_side))


def _paint_door(painter: QPainter, part: RoomPart, outline: list[QPointF], look: Look) -> None:
    colours = look.colours
    long_side, short_side = _sides(outline)
    sill = mixed(colours.wood_light, colours.ground, 0.2)
    middle = outline[0] + short_side / 2
    broad = max(LEAST_PX, hypot(short_side.x(), short_side.y()))
    painter.setPen(stroke(sill, broad, flat=True))
    painter.drawLine(QLineF(middle, middle + long_side))
    if part.state is PartState.BROKEN:
        painter.setPen(stroke(colours.beam, broad * 0.5, (3.0, 4.0), flat=True))
        painter.drawLine(QLineF(middle, middle + long_side))
        return
    if part.state is PartState.OPEN:
        # The leaf stands at a right angle, outwards; a gate has two.
        size = hypot(long_side.x(), long_side.y())
        leaf = _unit(short_side) * (size / 2 if part.is_wide else size * 0.9)
        hinges = [middle, middle + long_side] if part.is_wide else [middle]
        for hinge in hinges:
            for colour, wide in ((look.outline, 4.4), (colours.beam, 2.6)):
                painter.setPen(stroke(colour, wide))
                painter.drawLine(QLineF(hinge, hinge - leaf if part.opens_back else hinge + leaf))
        return
    for colour, wide in ((look.outline, broad + 2.0), (colours.beam, broad)):
        painter.setPen(stroke(colour, wide, flat=True))
        painter.drawLine(QLineF(middle, middle + long_side))
    if part.state is PartState.BARRED:
        across = _unit(short_side) * broad * 0.9
        painter.setPen(stroke(colours.gold_line, 2.4))
        painter.drawLine(QLineF(middle + long_side * 0.15 - across, middle + long_side * 0.85 + across))


def _paint_window(painter: QPainter, outline: list[QPointF], look: Look) -> None:
    long_side, short_side = _sides(outline)
    middle = outline[0] + short_side / 2
    broad = max(LEAST_PX, hypot(short_side.x(), short_side.y()))
    for colour, wide in ((look.outline, broad + 2.0), (mixed(look.colours.water, QColor("#FFFFFF"), 0.35), broad)):
        painter.setPen(stroke(colour, wide, flat=True))
        painter.drawLine(QLineF(middle, middle + long_side))
    painter.setPen(stroke(look.outline, 1.0))
    painter.drawLine(QLineF(middle, middle + long_side))


def _paint_offer(painter: QPainter, part: RoomPart, outline: list[QPointF], look: Look) -> None:
    box = QPolygonF(outline).boundingRect().adjusted(-5, -5, 5, 5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((look.colours.token_outline, 4.5), (look.colours.sel, 2.6)):
        painter.setPen(stroke(colour, wide))
        painter.drawRoundedRect(box, 4, 4)
    if part.key:
        side = look.px(CAP)
        cap = QRectF(box.right() - side * 0.25, box.top() - side * 0.75, side, side)
        paint_key_cap(painter, cap, part.key, look, CapTone.GOLD)


def _sides(outline: list[QPointF]) -> tuple[QPointF, QPointF]:
    """The longer and the shorter side of a box, from its first corner."""
    first, second = outline[1] - outline[0], outline[3] - outline[0]
    if hypot(first.x(), first.y()) >= hypot(second.x(), second.y()):
        return first, second
    return second, first


def _middle(points: list[QPointF]) -> QPointF:
    return QPolygonF(points).boundingRect().center()


def _unit(way: QPointF) -> QPointF:
    return way / max(0.001, hypot(way.x(), way.y()))
