"""A card of the equipment deck, drawn by the program."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from desktop.games.warhold.upkeep.goods import CardView
from desktop.games.warhold.upkeep.views import tr
from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import brush_up, line_height, lines_of, width_of
from desktop.look.widgets.pressable import Pressable
from rules_core.games.warhold.content.fields import BOOTS, SHIELD, SINGLE, TRINKET, WEAPON

WIDE, HIGH = 206, 372
"""In px at 100 %."""
FIELDS: Final = {
    WEAPON: "#7A2F1B",
    SHIELD: "#2F4C63",
    "helm": "#4A4F58",
    "armour": "#5B4630",
    BOOTS: "#6B4A1E",
    TRINKET: "#4B2C5A",
    SINGLE: "#2F5A34",
}
"""The ground of the picture by slot: printed, and so the same in every look."""
RAYS: Final = 24
TURN_MS, LIFT = 260, 4
"""How long a card takes to turn over, and by how much one rises under the pointer, in px at 100 %."""


class EquipmentCard(Pressable):
    """Name, picture, ribbon, what it does, what that means for this lord, price. A click buys it, where it can be
    bought; a new one is turned over."""

    def __init__(self, theme: Theme, view: CardView) -> None:
        super().__init__(theme, view.name)
        self.view = view
        self.setEnabled(view.act is not None)
        # The button below it stands for it among the keys.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.valueChanged.connect(self.update)
        self._waits = QTimer(self)
        self._waits.setSingleShot(True)
        self._waits.timeout.connect(self._turn.start)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{view.name}, {view.ribbon}")
        self.setAccessibleDescription(f"{view.text} {view.meaning}. {tr('{gold} gold').format(gold=view.gold)}")

    def turn_over(self, place: int) -> None:
        """Lie there with its back up, and turn over after those before it; at once where nothing moves."""
        pace = self.theme.look.motion
        if pace:
            self._turn.setDuration(round(TURN_MS / pace))
            self._waits.start(round(TURN_MS * place / pace))
            self.update()

    @property
    def turned(self) -> float:
        """How far it is turned, from 0, its back, to 1, its face."""
        if self._waits.isActive():
            return 0.0
        is_turning = self._turn.state() is QVariantAnimation.State.Running
        return float(self._turn.currentValue()) if is_turning else 1.0

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(150), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        wide = min(float(self.width()), self.theme.px(WIDE) * 1.12)
        lift = self.theme.px(LIFT)
        rect = QRectF((self.width() - wide) / 2, lift, wide, self.height() - lift).adjusted(2, 2, -2, -4)
        if self.hovered and self.isEnabled():
            rect.translate(0, -lift)
        turned = self.turned
        if turned < 1:
            painter.translate(self.width() / 2, 0)
            painter.scale(max(0.02, abs(cos(pi * turned))), 1)
            painter.translate(-self.width() / 2, 0)
        if turned < 0.5:
            _paint_back(painter, rect, self.theme.look)
        else:
            paint_card(painter, rect, self.view, self.theme.look)


def paint_card(painter: QPainter, rect: QRectF, view: CardView, look: Look) -> None:
    """The card in so much room."""
    colours, px = look.colours, look.px
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(colours.shadow, 0.45))
    painter.drawRoundedRect(rect.translated(2, 3), px(12), px(12))
    painter.setBrush(colours.card_field)
    painter.setPen(stroke(colours.sel if view.is_bought else colours.token_outline, px(4 if view.is_bought else 3)))
    painter.drawRoundedRect(rect, px(12), px(12))
    inner = rect.adjusted(px(6), px(6), -px(6), -px(6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(QColor("#C9A24A"), 1.4))
    painter.drawRoundedRect(inner, px(8), px(8))
    top = _paint_name(painter, inner, view, look)
    art = QRectF(inner.left() + px(6), top, inner.width() - px(12), min(inner.height() * 0.36, inner.width() * 0.82))
    _paint_art(painter, art, view, look)
    top = _paint_ribbon(painter, art, view, look)
    foot = inner.bottom() - px(40)
    room = QRectF(inner.left() + px(8), top + px(4), inner.width() - px(16), foot - top - px(6))
    _paint_words(painter, room, view, look)
    _paint_price(painter, QRectF(inner.left(), foot, inner.width(), px(40)), view, look)


def _paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The back of the deck: a frame and a purse."""
    px, colours = look.px, look.colours
    painter.setBrush(colours.pennant_council)
    painter.setPen(stroke(colours.token_outline, px(3)))
    painter.drawRoundedRect(rect, px(12), px(12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(QColor("#C9A24A"), 1.6))
    inner = rect.adjusted(px(10), px(10), -px(10), -px(10))
    painter.drawRoundedRect(inner, px(8), px(8))
    paint_icon(painter, "swap-bag", inner.center(), inner.width() * 0.5, QColor("#C9A24A"))


def _paint_name(painter: QPainter, inner: QRectF, view: CardView, look: Look) -> float:
    step = TextStyle.DOCK
    if width_of(view.name, step, look.scale) > inner.width() - look.px(12):
        step = TextStyle.LABEL
    high = look.px(36)
    painter.setFont(look.font(step))
    painter.setPen(look.colours.card_ink)
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), high), Qt.AlignmentFlag.AlignCenter, view.name)
    return inner.top() + high


def _paint_art(painter: QPainter, art: QRectF, view: CardView, look: Look) -> None:
    """Rays on the colour of the slot, and the thing in a disc."""
    ground = QColor(FIELDS[view.slot])
    painter.save()
    painter.setClipRect(art)
    painter.fillRect(art, ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(QColor("#FFF8E8"), 0.10))
    reach = art.width()
    centre = art.center()
    for ray in range(RAYS):
        if ray % 2:
            continue
        turns = (ray * 2 * pi / RAYS, (ray + 1) * 2 * pi / RAYS)
        corners = [centre, *[centre + QPointF(cos(one) * reach, sin(one) * reach) for one in turns]]
        painter.drawPolygon(QPolygonF(corners))
    radius = art.height() * 0.37
    painter.setBrush(ground.darker(135))
    painter.setPen(stroke(QColor("#E0B75A"), look.px(2)))
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.token_outline, 1.4))
    painter.drawRect(art)
    painter.setPen(stroke(QColor("#E0B75A"), 1.2))
    painter.drawRect(art.adjusted(4, 4, -4, -4))
    paint_icon(painter, view.icon, centre, radius * 1.4, QColor("#FFF8E8"))


def _paint_ribbon(painter: QPainter, art: QRectF, view: CardView, look: Look) -> float:
    """What it is worn as; returns where the ribbon ends."""
    high = look.px(24)
    top = art.bottom() - high * 0.35
    left, right, notch = art.left() - look.px(4), art.right() + look.px(4), look.px(8)
    path = QPainterPath()
    corners = ((left, top), (right, top), (right - notch, top + high / 2), (right, top + high), (left, top + high))
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in (*corners, (left + notch, top + high / 2))]))
    path.closeSubpath()
    painter.setPen(stroke(look.colours.token_outline, 1.2))
    painter.setBrush(look.colours.card)
    painter.drawPath(path)
    painter.setPen(QColor(FIELDS[view.slot]))
    painter.setFont(look.font(TextStyle.SMALL_STRONG))
    painter.drawText(QRectF(left, top, right - left, high), Qt.AlignmentFlag.AlignCenter, view.ribbon)
    return top + high


def _paint_words(painter: QPainter, room: QRectF, view: CardView, look: Look) -> None:
    """What it does above, what that means for this lord below, in green."""
    small = TextStyle.SMALL
    high = line_height(small, look.scale) * 0.94
    most = max(1, int(room.height() / high))
    meant = lines_of(view.meaning[:1].upper() + view.meaning[1:], TextStyle.SMALL_STRONG, look.scale, room.width(), 3)
    meant = meant if view.meaning else ()
    lines = lines_of(view.text, small, look.scale, room.width(), max(1, most - len(meant)))
    painter.setFont(look.font(small))
    painter.setPen(look.colours.card_ink)
    for number, line in enumerate(lines):
        place = QRectF(room.left(), room.top() + number * high, room.width(), high)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, line)
    if not meant:
        return
    top = room.bottom() - len(meant) * high
    painter.setPen(stroke(QColor("#C9A24A"), 1))
    painter.drawLine(QPointF(room.left(), top - 2), QPointF(room.right(), top - 2))
    painter.setFont(look.font(TextStyle.SMALL_STRONG))
    painter.setPen(QColor("#37632A"))
    for number, line in enumerate(meant):
        place = QRectF(room.left(), top + number * high, room.width(), high)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, line)


def _paint_price(painter: QPainter, foot: QRectF, view: CardView, look: Look) -> None:
    colours, px = look.colours, look.px
    radius = px(18)
    centre = QPointF(foot.left() + px(8) + radius, foot.center().y() - px(2))
    painter.setPen(stroke(colours.token_outline, 1.6))
    painter.setBrush(QColor("#DDA22B"))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(QColor("#7D560C"), 1.2))
    painter.drawEllipse(centre, radius - 3.5, radius - 3.5)
    painter.setPen(colours.on_gold)
    painter.setFont(look.font(TextStyle.STRONG))
    coin = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, str(view.gold))
    painter.setPen(colours.card_ink)
    painter.setFont(look.font(TextStyle.SMALL))
    line = foot.adjusted(px(54), 0, -px(8), -px(4))
    words = tr("sells for {gold}").format(gold=view.sells)
    painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
