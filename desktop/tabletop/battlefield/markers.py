"""How markers are drawn: Barricade, Trap, find, villager, fire, objective, stone. In px round the marker's centre."""

from __future__ import annotations

from math import atan2, degrees, hypot, radians, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPolygonF, QTransform

from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look
from desktop.look.token import Posture, TokenView
from desktop.look.token_painting import paint_token
from desktop.look.widgets.key_cap import CapTone, paint_key_cap
from desktop.tabletop.battlefield.building import paint_map_cells
from desktop.tabletop.battlefield.shade import AWAY, SHADOW
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, MarkerKind, MarkerView

# Diameter or length in inches, and the least size in px.
_SIZES: dict[MarkerKind, tuple[float, float]] = {
    MarkerKind.BARRICADE: (3.0, 46),
    MarkerKind.TRAP: (2.0, 34),
    MarkerKind.FIND: (1.5, 34),
    MarkerKind.VILLAGER: (1.0, 34),
    MarkerKind.FIRE: (1.0, 26),
    MarkerKind.OBJECTIVE: (1.2, 34),
    MarkerKind.TOMBSTONE: (1.0, 34),
}


def marker_px(view: MarkerView, scale: float) -> float:
    """Size of a marker in px: to scale, but never too small to be seen."""
    inches, least = _SIZES[view.kind]
    return max(least * view.enlarged, inches * UNITS_PER_INCH * scale)


def marker_extent(view: MarkerView, scale: float, look: Look) -> QRectF:
    """The rectangle round the centre that drawing may touch, in px."""
    half = marker_px(view, scale) * 0.62 + 8
    if view.outline:
        points = [QPointF((x - view.x) * scale, (y - view.y) * scale) for x, y in view.outline]
        box = QPolygonF(points).boundingRect()
        half = max(half, abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) + 4
    top = half + (look.px(34) if view.offered and view.key else 0)
    return QRectF(-half, -top, half * 2, top + half + 10)


def describe_marker(view: MarkerView) -> str:
    """The marker in one sentence."""
    if view.sentence:
        return view.sentence
    parts = [view.name or _kind_word(view)]
    if view.integrity_most:
        said = QCoreApplication.translate("Marker", "Integrity {now} of {most}")
        parts.append(said.format(now=view.integrity, most=view.integrity_most))
    return ", ".join(parts) + "."


def paint_marker(painter: QPainter, view: MarkerView, scale: float, look: Look) -> None:
    """Draw a marker round the origin; `scale` is px per tenth of a millimetre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if view.ghost:
        painter.setOpacity(painter.opacity() * 0.7)
    size = marker_px(view, scale)
    {
        MarkerKind.BARRICADE: _paint_barricade,
        MarkerKind.TRAP: _paint_trap,
        MarkerKind.FIND: _paint_find,
        MarkerKind.VILLAGER: _paint_villager,
        MarkerKind.FIRE: _paint_fire,
        MarkerKind.OBJECTIVE: _paint_objective,
        MarkerKind.TOMBSTONE: _paint_tombstone,
    }[view.kind](painter, view, size, scale, look)
    painter.setOpacity(1.0)
    _paint_ring(painter, view, size, look)
    if view.offered and view.key:
        _paint_cap(painter, view.key, size, look)
    painter.restore()


def _paint_barricade(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    colours = look.colours
    angle, length, thick = view.angle, size, max(5.0, size * 0.07)
    if len(view.outline) >= 3:
        # The long axis of the outline that the rules gave.
        corners = [QPointF((x - view.x) * scale, (y - view.y) * scale) for x, y in view.outline]
        sides = [(corners[number] - corners[number - 1]) for number in range(len(corners))]
        longest = max(sides, key=lambda side: hypot(side.x(), side.y()))
        angle = degrees(atan2(longest.y(), longest.x()))
        length = max(length, hypot(longest.x(), longest.y()))
        thick = max(5.0, min(hypot(side.x(), side.y()) for side in sides) * 0.5)
    painter.save()
    # Stakes point away from the light for every angle: the beam is drawn lying in the upper half turn.
    turn = angle if -90 <= angle <= 90 else angle + 180
    painter.rotate(turn)
    half = length / 2
    stakes = max(4, round(length / max(8.0, length / 9)))
    dark, light = colours.beam, colours.stake
    if not look.is_plain:
        away = QTransform().rotate(-turn).map(AWAY * thick)
        painter.setPen(stroke(faint(colours.shadow, SHADOW), thick * 1.3, flat=True))
        painter.drawLine(QPointF(-half + thick, 0) + away, QPointF(half - thick * 0.4, 0) + away)
    for number in range(stakes):
        x = -half + length * (number + 0.5) / stakes
        lean = (-1 if number % 2 else 1) * length * 0.045
        reach = length * 0.115
        for colour, wide in ((look.outline, thick * 0.95), (light, thick * 0.55)):
            painter.setPen(stroke(colour, wide))
            painter.drawLine(QPointF(x - lean, -reach), QPointF(x + lean, reach))
    for colour, wide in ((look.outline, thick + 2.6), (dark, thick)):
        painter.setPen(stroke(colour, wide))
        painter.drawLine(QPointF(-half + thick, 0), QPointF(half - thick, 0))
    painter.setPen(stroke(faint(light, 0.8), max(0.8, thick * 0.16)))
    painter.drawLine(QPointF(-half + thick, -thick * 0.18), QPointF(half - thick, -thick * 0.18))
    painter.restore()
    if view.integrity_most:
        high = max(8.0, size * 0.1)
        down = abs(sin(radians(angle))) * half * 0.5 + size * 0.16 + high * 0.5
        centre = QPointF(0, min(down, size * 0.42))
        paint_map_cells(painter, centre, view.integrity, view.integrity_most, high * 1.25, high, colours)


def _paint_trap(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    colours, radius = look.colours, size / 2
    _paint_shade(painter, radius, look)
    painter.setPen(stroke(look.outline, max(1.4, size * 0.025)))
    painter.setBrush(colours.trap)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.trap_line, max(1.1, size * 0.02), (4, 3.4), flat=True))
    painter.drawEllipse(QPointF(0, 0), radius * 0.84, radius * 0.84)
    paint_icon(painter, view.icon or "wolf-trap", QPointF(0, 0), size * 0.56, colours.die)


def _paint_find(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    colours, half = look.colours, size / 2
    diamond = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
    path = polygon_path(diamond)
    if not look.is_plain:
        painter.fillPath(path.translated(2, 3), faint(colours.shadow, 0.35))
    painter.setPen(stroke(look.outline, max(1.4, size * 0.035)))
    painter.setBrush(colours.gold_fill)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.on_fill, max(1.0, size * 0.02)))
    painter.drawPath(polygon_path([point * 0.84 for point in diamond]))
    if view.icon:
        paint_icon(painter, view.icon, QPointF(0, 0), size * 0.5, colours.on_gold)
    else:
        _paint_letter(painter, "?", size * 0.56, colours.on_gold, heading=True)


def _paint_villager(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    colours, radius = look.colours, size / 2
    _paint_shade(painter, radius, look)
    painter.setPen(stroke(look.outline, 1.3))
    painter.setBrush(colours.villager)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setBrush(colours.face)
    painter.drawEllipse(QPointF(0, 0), radius * 0.77, radius * 0.77)
    paint_icon(painter, view.icon or "person", QPointF(0, 0), size * 0.56, colours.face_ink)


def _paint_fire(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    colours, radius = look.colours, size / 2
    painter.setPen(stroke(look.outline, 1.3))
    painter.setBrush(colours.face)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    paint_icon(painter, "flame", QPointF(0, 0), size * 0.76, colours.flame)


def _paint_objective(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    for shift, colour in ((1.5, look.colours.face), (0.0, look.loud_enemy)):
        if shift:
            for across, down in ((-shift, 0.0), (shift, 0.0), (0.0, -shift), (0.0, shift)):
                paint_icon(painter, "flag-objective", QPointF(across, down), size, colour)
        else:
            paint_icon(painter, "flag-objective", QPointF(0, 0), size, colour)


def _paint_tombstone(painter: QPainter, view: MarkerView, size: float, scale: float, look: Look) -> None:
    stone = TokenView(view.id, posture=Posture.DEFEATED, badge=view.badge, enlarged=max(1.0, view.enlarged))
    paint_token(painter, stone, size * 1.1, look)
    if view.icon:
        # What lies beside the stone, such as a dropped standard.
        middle = QPointF(size * 0.34, -size * 0.34)
        painter.setPen(stroke(look.outline, 1.3))
        painter.setBrush(look.colours.face)
        painter.drawEllipse(middle, size * 0.28, size * 0.28)
        paint_icon(painter, view.icon, middle, size * 0.44, look.colours.face_ink)


def _paint_shade(painter: QPainter, radius: float, look: Look) -> None:
    if not look.is_plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(look.colours.shadow, 0.35))
        painter.drawEllipse(QPointF(2, 3), radius, radius)


def _paint_ring(painter: QPainter, view: MarkerView, size: float, look: Look) -> None:
    colours = look.colours
    radius = size * 0.58 + 3
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if view.wrong or view.target:
        rings: tuple[tuple[QColor, float, tuple[float, ...]], ...] = (
            (faint(colours.face, 0.8), 5.0, ()),
            (look.loud_enemy, 3.0, (8.0, 5.0) if view.wrong else ()),
        )
    elif view.chosen:
        rings = ((colours.token_outline, 5.0, ()), (colours.sel, 3.2, ()))
    elif view.offered:
        rings = ((colours.token_outline, 5.0, (9.0, 6.0)), (colours.sel, 3.0, (9.0, 6.0)))
    else:
        return
    for colour, wide, dashes in rings:
        painter.setPen(stroke(colour, wide, dashes, flat=True))
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_letter(painter: QPainter, text: str, size: float, colour: QColor, *, heading: bool) -> None:
    made = font_px(size, heading=heading, weight=800 if heading else 700)
    painter.fillPath(text_path_at(text, made, QPointF(0, 0)), QBrush(colour))


def _paint_cap(painter: QPainter, key: str, size: float, look: Look) -> None:
    side = look.px(24)
    rect = QRectF(-side / 2, -size * 0.58 - side * 1.2, side, side)
    paint_key_cap(painter, rect, key, look, CapTone.GOLD)


def _kind_word(view: MarkerView) -> str:
    if view.kind is MarkerKind.FIND and view.icon:
        return QCoreApplication.translate("Marker", "Find")
    return {
        MarkerKind.BARRICADE: QCoreApplication.translate("Marker", "Barricade"),
        MarkerKind.TRAP: QCoreApplication.translate("Marker", "Trap, face down"),
        MarkerKind.FIND: QCoreApplication.translate("Marker", "Find, not known yet"),
        MarkerKind.VILLAGER: QCoreApplication.translate("Marker", "Lost villager"),
        MarkerKind.FIRE: QCoreApplication.translate("Marker", "Fire"),
        MarkerKind.OBJECTIVE: QCoreApplication.translate("Marker", "Objective"),
        MarkerKind.TOMBSTONE: QCoreApplication.translate("Marker", "Stone of a defeated hero"),
    }[view.kind]
