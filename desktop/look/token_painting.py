"""How a token is drawn: hard shadow, ring, line, face, icon, then the signs of its state. In px round the centre."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from desktop.look.colours import Colours, faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look
from desktop.look.token import (
    SMALL_BELOW,
    Gauge,
    Posture,
    Rank,
    RingLine,
    Side,
    TokenView,
    badge_px,
    cap_px,
    extent,
    is_lettered,
    letter_px,
    short_badge,
)
from desktop.look.token_face import face_ink_on
from desktop.look.token_signs import (
    OVERHANG,
    STACKED,
    badge_centre,
    key_rect,
    letter_centre,
    small_share,
    stacked_centre,
)
from desktop.look.widgets.drops import paint_drop
from desktop.look.widgets.key_cap import CapTone, paint_key_cap

FILLS = {Side.OURS: "hero_fill", Side.THEIRS: "enemy_fill", Side.THIRD: "seat_3", Side.FOURTH: "seat_1"}
LINES = {Side.OURS: "hero", Side.THEIRS: "enemy", Side.THIRD: "good", Side.FOURTH: "magic"}
"""The roles of the colour of each side, of areas and of lines on the ground."""
SQUARE = 0.93
"""Half the side of the square of somebody on horseback, of a circle 1 wide."""
GAUGE_FROM, GAUGE_SPAN, GAUGE_GAP = 158.0, 136.0, 7.0
"""Where a gauge on the ring begins, how far it goes round to the right, and the gap between two cells, in degrees."""


def _ink_px(diameter: float) -> float:
    return max(1.4, diameter * 0.024)


def paint_token(
    painter: QPainter, view: TokenView, diameter: float, look: Look, *, bare: bool = False, lying: float | None = None
) -> None:
    """Draw a token round the origin, `diameter` px across. `bare` leaves out badges and drops (thumbnails).

    `lying` is how far it lies, from 0 (upright) to 1 (knocked down), while it tips over; None goes by its posture.
    """
    if lying is None:
        lying = 1.0 if view.posture is Posture.KNOCKED_DOWN else 0.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if view.ghost:
        painter.setOpacity(painter.opacity() * 0.6)
    colours = look.colours
    if view.posture is Posture.DEFEATED:
        _paint_stone(painter, view, diameter, look)
        painter.restore()
        return
    if view.chosen:
        paint_chosen(painter, diameter, colours)
    painter.save()
    if lying:
        painter.setTransform(QTransform().rotate(-16 * lying).scale(1, 1 - 0.26 * lying), combine=True)
    _paint_disc(painter, view, diameter, look, lying)
    painter.restore()
    if view.posture is Posture.TRANSFIXED:
        _paint_bonds(painter, diameter, colours)
    if view.posture is Posture.FLEEING:
        _paint_flight(painter, view, diameter, colours)
    if view.offered and not is_lettered(view, diameter):
        if view.signs == STACKED:
            _paint_offer_round(painter, view, diameter, colours)
        elif diameter < SMALL_BELOW:
            _paint_offer_on_rim(painter, view, diameter, colours)
        else:
            paint_offer(painter, diameter, colours)
    if view.target:
        paint_cross_hair(painter, diameter, look)
    if not bare:
        _paint_signs(painter, view, diameter, look)
    painter.restore()


def token_image(view: TokenView, diameter: float, look: Look, ratio: float = 1.0) -> QImage:
    """The token on a transparent ground, to be drawn at `extent(view, diameter)`."""
    rect = extent(view, diameter)
    size = QSize(max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-rect.left(), -rect.top())
    paint_token(painter, view, diameter, look)
    painter.end()
    return image


def thumbnail(view: TokenView, size: float, look: Look, ratio: float = 1.0, *, bare: bool = True) -> QPixmap:
    """A small picture of the token for lists and cards, `size` px across, without badges unless `bare` is off."""
    side = max(1, round(size * ratio))
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(size / 2, size / 2)
    paint_token(painter, view, size * (0.9 if bare else 0.74), look, bare=bare)
    painter.end()
    return pixmap


def ring_path(view: TokenView, radius: float) -> QPainterPath:
    """Outline of the disc: a circle, or teeth."""
    path = QPainterPath()
    if not view.side.is_toothed:
        _add_round(path, radius, square=view.mounted)
        return path
    teeth = 18 if view.rank is Rank.BOSS else 14
    inner = radius * 0.86
    points = []
    for number in range(teeth):
        at = 2 * pi * number / teeth - pi / 2
        between = at + pi / teeth
        tip, foot = (_squared(at), _squared(between)) if view.mounted else (1.0, 1.0)
        points.append(QPointF(radius * tip * cos(at), radius * tip * sin(at)))
        points.append(QPointF(inner * foot * cos(between), inner * foot * sin(between)))
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _add_round(path: QPainterPath, radius: float, *, square: bool) -> None:
    """A circle, or the square with round corners of somebody on horseback."""
    if square:
        half = radius * SQUARE
        path.addRoundedRect(QRectF(-half, -half, half * 2, half * 2), half * 0.4, half * 0.4)
    else:
        path.addEllipse(QPointF(0, 0), radius, radius)


def _squared(at: float) -> float:
    """How far the edge of that square lies in a direction, of a circle 1 wide."""
    return SQUARE * float((cos(at) ** 6 + sin(at) ** 6) ** (-1 / 6))


def side_fill(side: Side, colours: Colours) -> QColor:
    """The loud colour of a side."""
    return colours.of(FILLS[side])


def side_line(side: Side, colours: Colours) -> QColor:
    """The colour in which lines of a side are seen on the ground."""
    return colours.of(LINES[side])


def _paint_disc(painter: QPainter, view: TokenView, diameter: float, look: Look, lying: float) -> None:
    colours = look.colours
    radius = diameter / 2
    ring = ring_path(view, radius)
    if not look.is_plain:
        shadow = max(1.0, diameter / 44)
        painter.fillPath(ring.translated(2 * shadow, 3 * shadow), faint(colours.shadow, 0.35))
    fill = side_fill(view.side, colours)
    if view.greyed:
        fill = mixed(fill, colours.stone, 0.55)
    elif view.has_acted and is_lettered(view, diameter):
        fill = mixed(fill, colours.stone, 0.35)
    outline = QPen(look.outline, _ink_px(diameter))
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.setBrush(fill)
    painter.drawPath(ring)
    if view.line is not RingLine.NONE and view.posture is not Posture.TRANSFIXED and not is_lettered(view, diameter):
        width = max(1.2, diameter * 0.03)
        line = QPen(colours.gold_line if view.line is RingLine.GOLD else colours.on_fill, width)
        if view.line is RingLine.DASHES:
            line.setDashPattern([2.2, 1.9])
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        at = radius * (0.815 if view.side.is_toothed else 0.885)
        painter.drawEllipse(QPointF(0, 0), at, at)
    face = QColor(view.face) if view.face else colours.face
    ink = face_ink_on(face, colours) if view.face else colours.face_ink
    if view.has_acted or view.greyed:
        face, ink = mixed(face, colours.dull, 0.5), mixed(ink, colours.dull, 0.4)
    painter.setPen(QPen(colours.token_outline, _ink_px(diameter) * 0.85))
    painter.setBrush(colours.sel if is_lettered(view, diameter) else face)
    if is_lettered(view, diameter):
        # Who it is and whose it is: no more can be read at this size.
        ground, letters = (colours.sel, colours.token_outline) if view.offered else (fill, colours.on_fill)
        if view.offered:
            painter.drawEllipse(QPointF(0, 0), radius * 0.8, radius * 0.8)
        path = text_path_at(short_badge(view), font_px(letter_px(diameter), weight=700), QPointF(0, 0))
        painter.strokePath(path, stroke(ground, 2.0))
        painter.fillPath(path, QBrush(letters))
        return
    inside = QPainterPath()
    _add_round(inside, radius * 0.77, square=view.mounted)
    painter.drawPath(inside)
    middle, size = QPointF(0, 0), diameter * 0.6
    if view.signs == STACKED and view.badge:
        # The room between the upper edge of the face and the badge.
        high = badge_px(diameter, view.enlarged)
        top, bottom = -radius * 0.76, badge_centre(view.signs.badge, diameter, high, 0.0).y() - high / 2
        middle, size = QPointF(0, (top + bottom) / 2), bottom - top + 1.0
    painter.translate(middle)
    painter.rotate(-74 * lying)
    paint_icon(painter, view.icon, QPointF(0, 0), size, ink)


def paint_chosen(painter: QPainter, diameter: float, colours: Colours) -> None:
    """A ring of gold with points, round a disc that is chosen."""
    radius = diameter / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(colours.sel, 0.3))
    painter.drawEllipse(QPointF(0, 0), radius * 1.2, radius * 1.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.sel, max(3.0, diameter * 0.055)))
    painter.drawEllipse(QPointF(0, 0), radius * 1.19, radius * 1.19)
    tip, foot, half = radius * 1.46, radius * 1.26, radius * 0.16
    point = QPolygonF([QPointF(tip, 0), QPointF(foot, -half), QPointF(foot, half)])
    pen = QPen(colours.token_outline, 1)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for angle in (45, 135, 225, 315):
        painter.save()
        painter.rotate(angle)
        painter.setPen(pen)
        painter.setBrush(colours.sel)
        painter.drawPolygon(point)
        painter.restore()


def paint_offer(painter: QPainter, diameter: float, colours: Colours) -> None:
    """A dashed ring of gold, round a disc that can be chosen."""
    radius = diameter / 2 * 1.18
    width = max(3.0, diameter * 0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide, dash, gap, shift in (
        (colours.token_outline, width + 2, 9 + 2.0, 6 - 2.0, 1.0),
        (colours.sel, width, 9.0, 6.0, 0.0),
    ):
        # A whole number of dashes, so that the ring closes without a seam.
        around = 2 * pi * radius
        count = max(8, round(around / 15))
        unit = around / count / 15
        pen = QPen(colour, wide)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([dash * unit / wide, gap * unit / wide])
        pen.setDashOffset(shift * unit / wide)
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_offer_round(painter: QPainter, view: TokenView, diameter: float, colours: Colours) -> None:
    """Dashes just round the disc, so that the gauge on its ring is told from them."""
    outline = ring_path(replace(view, side=Side.OURS), diameter / 2 + OVERHANG / 2)
    long = outline.length()
    count = max(8, round(long / 14))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide, share in ((colours.token_outline, OVERHANG + 1.4, 0.72), (colours.sel, OVERHANG, 0.62)):
        pen = QPen(colour, wide)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        each = long / count / wide
        pen.setDashPattern([each * share, each * (1 - share)])
        pen.setDashOffset(each * share / 2)
        painter.setPen(pen)
        painter.drawPath(outline)


def _paint_offer_on_rim(painter: QPainter, view: TokenView, diameter: float, colours: Colours) -> None:
    """Dashes on the rim itself; a gauge has the upper part of it."""
    free = 360.0 if view.gauge is None else 360.0 - GAUGE_SPAN - 24
    start = GAUGE_FROM + 12 if view.gauge is not None else 90.0
    count = round(free / 45)
    dash = free / count
    wide = max(3.0, diameter * 0.1)
    for colour, thick, long in ((colours.token_outline, wide + 2.4, dash - 5), (colours.sel, wide, dash - 13)):
        for number in range(count):
            _paint_arc(painter, diameter, start + dash * number + (dash - long) / 2, long, colour, thick)


def _paint_arc(painter: QPainter, diameter: float, start: float, span: float, colour: QColor, wide: float) -> None:
    """A piece of the rim, from `start` degrees against the clock over `span` degrees."""
    radius = diameter * 0.47
    pen = QPen(colour, wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-radius, -radius, radius * 2, radius * 2), round(start * 16), round(span * 16))


def paint_cross_hair(painter: QPainter, diameter: float, look: Look) -> None:
    """A cross-hair round a disc that is aimed at."""
    radius = diameter / 2 * 1.2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((faint(look.colours.face, 0.75), 5.0), (look.loud_enemy, 3.0)):
        pen = QPen(colour, max(wide, diameter * 0.06 * wide / 3))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        for angle in (0, 90, 180, 270):
            across, down = cos(radians(angle)), sin(radians(angle))
            painter.drawLine(
                QPointF(across * radius * 0.87, down * radius * 0.87),
                QPointF(across * radius * 1.15, down * radius * 1.15),
            )


def _paint_bonds(painter: QPainter, diameter: float, colours: Colours) -> None:
    radius = diameter / 2
    violet = colours.bonds
    pen = QPen(colours.on_fill, max(2.4, diameter * 0.075))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(QPointF(0, 0), radius * 0.885, radius * 0.885)
    pen = QPen(violet, max(2.4, diameter * 0.075))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.4, 1.3])
    painter.setPen(pen)
    painter.drawEllipse(QPointF(0, 0), radius * 0.885, radius * 0.885)
    arm = radius * 0.52
    for colour, wide in ((colours.face, 0.11), (violet, 0.065)):
        cross = QPen(colour, max(2.0, diameter * wide))
        cross.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(cross)
        painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
        painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm))


def _paint_flight(painter: QPainter, view: TokenView, diameter: float, colours: Colours) -> None:
    radius = diameter / 2
    painter.save()
    painter.rotate(view.heading)
    arrow = QPolygonF(
        [
            QPointF(radius * 0.9, -radius * 0.16),
            QPointF(radius * 1.15, -radius * 0.16),
            QPointF(radius * 1.15, -radius * 0.36),
            QPointF(radius * 1.5, 0),
            QPointF(radius * 1.15, radius * 0.36),
            QPointF(radius * 1.15, radius * 0.16),
            QPointF(radius * 0.9, radius * 0.16),
        ]
    )
    pen = QPen(colours.face, _ink_px(diameter))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colours.token_outline)
    painter.drawPolygon(arrow)
    painter.restore()


def _paint_stone(painter: QPainter, view: TokenView, diameter: float, look: Look) -> None:
    colours = look.colours
    radius = diameter * 0.42
    if not look.is_plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colours.shadow, 0.35))
        painter.drawEllipse(QPointF(2, 3), radius, radius)
    painter.setPen(QPen(colours.token_outline, _ink_px(diameter)))
    painter.setBrush(colours.stone_token)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    paint_icon(painter, "tombstone", QPointF(0, -diameter * 0.02), diameter * 0.5, colours.cell_empty)
    if view.badge:
        size = max(13.0, diameter * 0.26)
        place = QPointF(radius * 0.82, radius * 0.62)
        text = text_path_at(view.badge, font_px(size, weight=700), place)
        painter.strokePath(text, stroke(colours.die, max(3.0, size * 0.24)))
        painter.fillPath(text, QBrush(colours.token_outline))


def _paint_signs(painter: QPainter, view: TokenView, diameter: float, look: Look) -> None:
    colours = look.colours
    radius = diameter / 2
    high = badge_px(diameter, view.enlarged)
    grown = high - badge_px(diameter)
    if view.wounds_most and not view.carrier:
        _paint_drops(painter, view, diameter, colours)
    small = small_share(diameter)
    if view.badge and not is_lettered(view, diameter):
        fill = mixed(side_fill(view.side, colours), colours.stone, 0.5 if view.greyed else 0.0)
        place = badge_centre(view.signs.badge, diameter, high, grown)
        paint_badge(painter, place, view.badge, high, fill, colours.on_fill, 0.22)
    letters = {
        Posture.KNOCKED_DOWN: ("K", colours.token_outline),
        Posture.TRANSFIXED: ("T", colours.bonds),
        Posture.FLEEING: ("F", colours.cell_empty),
    }
    if view.gauge is not None and not is_lettered(view, diameter):
        if diameter < SMALL_BELOW or view.signs == STACKED:
            _paint_gauge_on_ring(painter, diameter, view.gauge, look)
        else:
            paint_gauge(painter, QPointF(-radius * 0.84, radius * 0.36), gauge_px(diameter), view.gauge, look)
    if view.posture in letters:
        letter, fill = letters[view.posture]
        # A gauge stands at the left, and in a line the badge of a neighbour lies below it.
        corner = view.signs.letter if view.gauge is None else (-1.0, -1.0)
        place = letter_centre(corner, diameter, high, grown)
        if view.signs == STACKED:
            place = stacked_centre((1.0, -1.0) if view.offered and view.key else corner, diameter, high)
        paint_badge(painter, place, letter, high, fill, colours.on_fill, 0.06)
    if view.has_acted:
        size = max(15.0 * small, diameter * 0.26)
        out = max(radius * 0.66, radius * 0.385 + size / 2)
        place = QPointF(out if view.gauge is not None else -out, -out)
        if view.signs == STACKED:
            place = stacked_centre((1.0, -1.0), diameter, size)
        paint_tick(painter, place, size, colours)
    if view.offered and view.key:
        side = cap_px(diameter) if view.signs != STACKED else max(15.0 * view.enlarged, diameter * 0.3)
        cap = key_rect(view.signs.key, diameter, side, wounded=bool(view.wounds_most))
        paint_key_cap(painter, cap, view.key, look, CapTone.GOLD)


def gauge_px(diameter: float) -> float:
    """Width of the gauge beside a disc, in px."""
    return max(6.5, min(16.0, diameter * 0.24))


def _paint_gauge_on_ring(painter: QPainter, diameter: float, gauge: Gauge, look: Look) -> None:
    """Cells side by side along the top of the ring, filled from the left: there no neighbour of a line lies over it."""
    colours = look.colours
    wide = max(3.2, diameter * 0.12)
    each = (GAUGE_SPAN - GAUGE_GAP * (gauge.most - 1)) / gauge.most
    _paint_arc(painter, diameter, GAUGE_FROM + 4, -GAUGE_SPAN - 8, colours.token_outline, wide + 2.4)
    for number in range(gauge.most):
        colour = colours.sel if number < gauge.filled and not gauge.useless else colours.face
        _paint_arc(painter, diameter, GAUGE_FROM - number * (each + GAUGE_GAP), -each, colour, wide)
    if gauge.useless:
        # A cross, as red alone is lost on a ring that is red itself.
        arm, middle = max(4.0, diameter * 0.11), QPointF(0, -diameter * 0.45)
        for pen in (stroke(colours.face, arm), stroke(look.loud_enemy, arm * 0.6)):
            painter.setPen(pen)
            painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm))
            painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm))


def paint_gauge(painter: QPainter, foot: QPointF, wide: float, gauge: Gauge, look: Look) -> None:
    """Cells one above the other, filled from below; the middle of the lowest edge is at `foot`. A cross lies over what
    is of no use any more."""
    colours = look.colours
    cell = wide * 0.74
    box = QRectF(foot.x() - wide / 2, foot.y() - cell * gauge.most, wide, cell * gauge.most)
    painter.setPen(QPen(colours.face, 1.4))
    painter.setBrush(colours.token_outline)
    painter.drawRoundedRect(box.adjusted(-1.6, -1.6, 1.6, 1.6), 2.4, 2.4)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(gauge.most):
        full = number < gauge.filled and not gauge.useless
        painter.setBrush(colours.sel if full else colours.face)
        top = box.bottom() - cell * (number + 1)
        painter.drawRect(QRectF(box.left() + 0.8, top + 0.8, wide - 1.6, cell - 1.6))
    if gauge.useless:
        pen = QPen(look.loud_enemy, max(2.0, wide * 0.22))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())


def _paint_drops(painter: QPainter, view: TokenView, diameter: float, colours: Colours) -> None:
    size = max(min(8.0, diameter * 0.26), diameter * 0.17)
    lies = view.posture is Posture.KNOCKED_DOWN
    middle = (view.wounds_most - 1) / 2
    apart = min(34.0, 100 / max(1, view.wounds_most))
    for number in range(view.wounds_most):
        angle = radians((number - middle) * apart)
        away = diameter * (0.535 if not lies else 0.5)
        place = QPointF(sin(angle) * away, -cos(angle) * away - size * 0.3)
        paint_drop(painter, place, size, colours, taken=number < view.wounds)


def paint_badge(
    painter: QPainter, centre: QPointF, text: str, height: float, fill: QColor, ink: QColor, corner: float
) -> None:
    """A letter and a number on a plate; `corner` is how round it is, in heights."""
    font = font_px(max(13.0, height * 0.78), weight=700)
    path = text_path_at(text, font, centre)
    width = max(height, path.boundingRect().width() + height * 0.36)
    # A wide one grows away from the face.
    left = centre.x() - height / 2 if centre.x() > 0 else centre.x() + height / 2 - width
    if not centre.x():
        left = -width / 2
    plate = QRectF(left, centre.y() - height / 2, width, height)
    painter.setPen(QPen(ink, max(1.0, height * 0.06)))
    painter.setBrush(fill)
    painter.drawRoundedRect(plate, height * corner, height * corner)
    painter.fillPath(path.translated(plate.center() - centre), QBrush(ink))


def paint_tick(painter: QPainter, centre: QPointF, size: float, colours: Colours) -> None:
    """The sign of what is done."""
    painter.setPen(QPen(colours.face, 1.2))
    painter.setBrush(colours.cell_empty)
    painter.drawEllipse(centre, size / 2, size / 2)
    pen = QPen(colours.die, max(1.8, size * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                centre + QPointF(-size * 0.22, size * 0.02),
                centre + QPointF(-size * 0.05, size * 0.19),
                centre + QPointF(size * 0.24, -size * 0.17),
            ]
        )
    )
