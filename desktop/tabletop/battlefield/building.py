"""How a building is drawn: its roof from above, to scale, with the signs of its state. In px round its centre."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPolygonF

from desktop.look.colours import Colours, faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle, font_px, text_path
from desktop.look.theme import Look
from desktop.look.widgets.cells import cell_role
from desktop.look.widgets.key_cap import CapTone, paint_key_cap
from desktop.tabletop.battlefield.roof import paint_roof
from desktop.tabletop.battlefield.rooms import paint_openings, paint_rooms
from desktop.tabletop.battlefield.ruin import paint_ruin
from desktop.tabletop.battlefield.shade import paint_shadow
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, BuildingView, Point

_NUMERALS = ("", "I", "II", "III", "IV", "V")


def centre_of(view: BuildingView) -> Point:
    """Middle of the outline's bounding box, in tenths of a millimetre."""
    across = [point[0] for point in view.outline]
    down = [point[1] for point in view.outline]
    return (min(across) + max(across)) // 2, (min(down) + max(down)) // 2


def outline_px(view: BuildingView, scale: float) -> list[QPointF]:
    """The outline in px round the building's centre; `scale` is px per tenth of a millimetre."""
    x, y = centre_of(view)
    return [QPointF((point[0] - x) * scale, (point[1] - y) * scale) for point in view.outline]


GHOSTLY = 0.65
"""How much is seen of a building that is only tried out."""


FAR_INCHES = 2.5
"""So far from its building a name stands beyond what lies at the walls."""


class NamePlace(Enum):
    """Where the name of a building stands, if there is room for it; the first is the usual one."""

    BELOW = "below"
    ABOVE = "above"
    RIGHT = "right"
    LEFT = "left"
    FAR_BELOW = "far-below"
    FAR_ABOVE = "far-above"
    NONE = "none"


FAR = (NamePlace.FAR_BELOW, NamePlace.FAR_ABOVE)
"""Where a name stands that has no room at its building."""


def building_extent(view: BuildingView, scale: float, look: Look, name_at: NamePlace = NamePlace.BELOW) -> QRectF:
    """The rectangle round the centre that drawing may touch, in px."""
    rect = QPolygonF(outline_px(view, scale)).boundingRect()
    side = min(rect.width(), rect.height())
    out = max(16.0, side * 0.2)
    rect = rect.adjusted(-out, -out, out, out)
    if view.offered and view.key:
        rect.setTop(rect.top() - look.px(34))
    if view.name:
        metrics = QFontMetricsF(look.font(TextStyle.LABEL))
        half = metrics.horizontalAdvance(view.name) / 2 + 6
        rect.setLeft(min(rect.left(), -half))
        rect.setRight(max(rect.right(), half))
        rect.adjust(0, -metrics.height(), 0, metrics.height())
        if name_at in (NamePlace.RIGHT, NamePlace.LEFT):
            rect |= name_rect(view, scale, look, name_at).adjusted(-6, 0, 6, 0)
    return rect


def name_rect(view: BuildingView, scale: float, look: Look, place: NamePlace = NamePlace.BELOW) -> QRectF:
    """Where the name stands at a place, in px round the building's centre."""
    box = QPolygonF(outline_px(view, scale)).boundingRect()
    metrics = QFontMetricsF(look.font(TextStyle.LABEL))
    wide, high = metrics.horizontalAdvance(view.name), metrics.height()
    if place is NamePlace.ABOVE:
        return QRectF(-wide / 2, box.top() - high - 4, wide, high)
    if place is NamePlace.FAR_ABOVE:
        return QRectF(-wide / 2, box.top() - FAR_INCHES * UNITS_PER_INCH * scale - high - 4, wide, high)
    out = 3 if not (view.chosen or view.offered or view.blessed) else 9
    if place is NamePlace.RIGHT:
        return QRectF(box.right() + out + 4, -high / 2, wide, high)
    if place is NamePlace.LEFT:
        return QRectF(box.left() - out - 4 - wide, -high / 2, wide, high)
    if place is NamePlace.FAR_BELOW:
        return QRectF(-wide / 2, box.bottom() + FAR_INCHES * UNITS_PER_INCH * scale + 4, wide, high)
    bar = max(9.0, min(box.width(), box.height()) * 0.13) / 2 if view.integrity_most and not view.destroyed else 2.0
    return QRectF(-wide / 2, box.bottom() + bar + out, wide, high)


def describe_building(view: BuildingView) -> str:
    """The building in one sentence."""
    if view.sentence:
        return view.sentence
    parts = [view.name or view.id]
    if view.destroyed:
        parts.append(QCoreApplication.translate("Building", "destroyed"))
    else:
        if view.level:
            parts.append(QCoreApplication.translate("Building", "level {level}").format(level=_NUMERALS[view.level]))
        if view.integrity_most:
            said = QCoreApplication.translate("Building", "Integrity {now} of {most}")
            parts.append(said.format(now=view.integrity, most=view.integrity_most))
        if view.burning:
            parts.append(QCoreApplication.translate("Building", "burning"))
        if view.blessed:
            parts.append(QCoreApplication.translate("Building", "blessed"))
    return ", ".join(parts) + "."


def paint_building(
    painter: QPainter,
    view: BuildingView,
    scale: float,
    look: Look,
    *,
    flame: bool = True,
    name_at: NamePlace = NamePlace.BELOW,
    shadow: bool = True,
) -> None:
    """Draw a building round the origin.

    `flame` off leaves the fire to an animated item, `shadow` off the shadow to the ground on which it stands.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if view.ghost:
        painter.setOpacity(painter.opacity() * GHOSTLY)
    points = outline_px(view, scale)
    box = QPolygonF(points).boundingRect()
    side = min(box.width(), box.height())
    if shadow:
        _paint_shadow(painter, view, scale, look)
    if view.destroyed:
        paint_ruin(painter, view.id, points, look)
    elif view.lifted:
        paint_rooms(painter, view, points, scale, look)
    else:
        paint_roof(painter, view, points, look)
    if view.parts:
        paint_openings(painter, view, scale, look)
    _paint_frames(painter, view, box, look)
    if not view.lifted:
        _paint_disc(painter, view, box, look)
    if not view.destroyed:
        _paint_pennant(painter, view, box, look)
        _paint_bar(painter, view, box, look.colours)
        if view.blessed:
            paint_corner_disc(painter, box, side, "angel-wings", look.colours.council, look)
        elif view.burning and flame:
            paint_corner_disc(painter, box, side, "flame", look.colours.flame, look)
    if view.name and name_at is not NamePlace.NONE:
        paint_name(painter, view, name_rect(view, scale, look, name_at), look)
    if view.offered and view.key:
        _paint_cap(painter, view.key, box, look)
    painter.restore()


def paint_corner_disc(
    painter: QPainter, box: QRectF, side: float, icon: str, colour: QColor, look: Look, frame: int = 0
) -> None:
    """The round sign on the upper right corner. `frame` 0 to 2 are the drawn frames of a flickering fire."""
    radius = max(11.0, side * 0.2)
    centre = QPointF(box.right() - side * 0.02, box.top() + side * 0.02)
    colours = look.colours
    painter.setPen(stroke(colours.token_outline, 1.3))
    painter.setBrush(colours.face)
    painter.drawEllipse(centre, radius, radius)
    painter.save()
    painter.translate(centre)
    turn, across = ((0, 1.0), (-5, 0.92), (5, 1.06))[frame % 3]
    painter.rotate(turn)
    painter.scale(across, 1 + (1 - across))
    paint_icon(painter, icon, QPointF(0, 0), radius * 1.5, colour)
    painter.restore()


def _paint_shadow(painter: QPainter, view: BuildingView, scale: float, look: Look) -> None:
    """By itself, as the ground would have it."""
    painter.save()
    painter.scale(scale, scale)
    painter.translate(-QPointF(*centre_of(view)))
    paint_shadow(painter, (view.outline,), look, 1 / scale)
    painter.restore()


def _paint_disc(painter: QPainter, view: BuildingView, box: QRectF, look: Look) -> None:
    colours = look.colours
    side = min(box.width(), box.height())
    radius = side * (0.31 if not view.destroyed else 0.27)
    centre = box.center()
    face, ink = (colours.face, colours.face_ink) if not view.destroyed else (colours.token_outline, colours.face)
    painter.setPen(stroke(colours.token_outline if not view.destroyed else colours.face, max(1.3, side * 0.014)))
    painter.setBrush(mixed(face, colours.stone, 0.5) if view.greyed else face)
    painter.drawEllipse(centre, radius, radius)
    icon = view.icon if not view.destroyed else "broken-wall"
    paint_icon(painter, icon, centre, radius * 2 * 0.72, ink)


def _paint_pennant(painter: QPainter, view: BuildingView, box: QRectF, look: Look) -> None:
    if not view.level:
        return
    colours = look.colours
    side = min(box.width(), box.height())
    height = max(15.0, min(side * 0.2, 40.0))
    text = _NUMERALS[view.level]
    font = font_px(height * 0.82, heading=True, weight=700)
    width = max(height * 0.95, QFontMetricsF(font).horizontalAdvance(text) + height * 0.42)
    left, top = box.left() + side * 0.03, box.top() - side * 0.02
    flag = QPolygonF(
        [
            QPointF(left, top),
            QPointF(left + width, top),
            QPointF(left + width, top + height),
            QPointF(left + width / 2, top + height * 0.76),
            QPointF(left, top + height),
        ]
    )
    painter.setPen(stroke(colours.on_fill, 1.2))
    painter.setBrush(colours.hero_fill)
    painter.drawPolygon(flag)
    painter.setPen(colours.on_fill)
    painter.setFont(font)
    painter.drawText(QRectF(left, top - height * 0.02, width, height * 0.84), Qt.AlignmentFlag.AlignCenter, text)


def _paint_bar(painter: QPainter, view: BuildingView, box: QRectF, colours: Colours) -> None:
    if not view.integrity_most:
        return
    side = min(box.width(), box.height())
    paint_map_cells(
        painter,
        QPointF(box.center().x(), box.bottom() + side * 0.01),
        view.integrity,
        view.integrity_most,
        min(side * 0.185, box.width() * 0.86 / view.integrity_most),
        max(9.0, side * 0.13),
        colours,
    )


def paint_map_cells(
    painter: QPainter, centre: QPointF, now: int, most: int, wide: float, high: float, colours: Colours
) -> None:
    """An Integrity bar on the map: `most` cells `wide` by `high` px on a dark ground, centred on a point."""
    edge = max(1.6, high * 0.17)
    ground = QRectF(centre.x() - wide * most / 2 - edge, centre.y() - high / 2, wide * most + edge * 2, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.cell_ground)
    painter.drawRoundedRect(ground, 2, 2)
    fill = colours.of(f"cell_{cell_role(now, most)}")
    for number in range(most):
        cell = QRectF(ground.left() + edge + number * wide + 0.6, ground.top() + edge, wide - 1.2, high - edge * 2)
        painter.setBrush(fill if number < now else colours.cell_empty)
        painter.drawRect(cell)


def _paint_frames(painter: QPainter, view: BuildingView, box: QRectF, look: Look) -> None:
    colours = look.colours
    out = max(4.0, min(box.width(), box.height()) * 0.07)
    frame = box.adjusted(-out, -out, out, out)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if view.blessed and not view.chosen:
        for colour, wide, dashes in ((colours.token_outline, 5.0, (6.0, 4.0)), (colours.gold_line, 3.0, (5.5, 4.5))):
            painter.setPen(stroke(colour, wide, dashes))
            painter.drawRoundedRect(frame, out, out)
    if view.offered and not view.chosen:
        for colour, wide in ((colours.token_outline, 5.0), (colours.sel, 3.0)):
            painter.setPen(stroke(colour, wide, (9, 6), flat=True))
            painter.drawRoundedRect(frame, out, out)
    if view.chosen or view.target or view.wrong:
        gold = view.chosen and not view.wrong
        loud, casing = (colours.sel, colours.token_outline) if gold else (look.loud_enemy, colours.face)
        broken: tuple[float, ...] = (9.0, 6.0) if view.wrong else ()
        for colour, wide in ((casing, 6.5), (loud, 4.0)):
            painter.setPen(stroke(colour, wide, broken, flat=bool(broken)))
            painter.drawRoundedRect(frame, out * 0.7, out * 0.7)


def paint_name(painter: QPainter, view: BuildingView, place: QRectF, look: Look) -> None:
    """The name of a building at a place, on a halo of the ground."""
    colours = look.colours
    font = look.font(TextStyle.LABEL)
    text = text_path(view.name, font, place.left(), place.top() + QFontMetricsF(font).ascent())
    painter.strokePath(text, stroke(faint(colours.ground, 0.85), 4.5))
    painter.fillPath(text, colours.ink)


def _paint_cap(painter: QPainter, key: str, box: QRectF, look: Look) -> None:
    side = look.px(24)
    rect = QRectF(box.center().x() - side / 2, box.top() - side * 1.35, side, side)
    paint_key_cap(painter, rect, key, look, CapTone.GOLD)
