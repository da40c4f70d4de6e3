"""The tiles of the palette: a picture of what would lie on the map, and its name. To drag, to click, to press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QDrag, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.games.village.map_editor.catalogue import GroundKind
from desktop.games.village.map_editor.piece_item import paint_any
from desktop.games.village.map_editor.shapes import box_of
from desktop.look.icons import has_icon, paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, paint_focus, wrapped
from desktop.look.widgets.pressable import Pressable
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainView, drawn_as

DRAGGED: Final = "application/x-hearthwall-tile"


Picture = Callable[[QPainter, QRectF, Look], None]
HIGH, LEAST_WIDE = 88, 104


class PieceTile(Pressable):
    """One thing to put on the map. `key` is what travels when it is dragged."""

    def __init__(
        self, theme: Theme, key: str, name: str, picture: Picture, hint: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, name, hint, parent)
        self.key = key
        self._picture = picture
        self._pressed_at: QPoint | None = None
        self.setObjectName(f"map.tile.{key}")
        self.setAccessibleName(name)
        self.setToolTip(tip(hint or name))
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST_WIDE), self.theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(HIGH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._pressed_at is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        away = event.position().toPoint() - self._pressed_at
        if away.manhattanLength() >= QApplication.startDragDistance():
            self._pressed_at = None
            self.setDown(False)
            self._drag()

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(DRAGGED, self.key.encode())
        drag.setMimeData(data)
        side = self.theme.px(64)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        brush_up(painter)
        self._picture(painter, QRectF(4, 4, side - 8, side - 8), self.theme.look)
        painter.end()
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(side // 2, side // 2))
        drag.exec(Qt.DropAction.CopyAction)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        ground = colours.sel_bg if chosen or self.isDown() else colours.alt if self.hovered else colours.base
        painter.setBrush(ground)
        painter.setPen(stroke(look.colours.council if chosen else colours.line_strong, 2 if chosen else look.hair))
        painter.drawRoundedRect(rect, 6, 6)
        font = look.font(TextStyle.SMALL_STRONG)
        metrics = QFontMetricsF(font)
        lines = wrapped(self.text(), metrics, rect.width() - look.px(8), 1)
        words = QRectF(rect.left(), rect.bottom() - metrics.height() - look.px(5), rect.width(), metrics.height())
        room = QRectF(rect.left(), rect.top() + look.px(6), rect.width(), words.top() - rect.top() - look.px(8))
        if not self.isEnabled():
            painter.setOpacity(0.45)
        self._picture(painter, room.adjusted(look.px(8), 0, -look.px(8), 0), look)
        painter.setOpacity(1.0)
        painter.setFont(font)
        painter.setPen(colours.text if self.isEnabled() else colours.disabled)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, lines[0] if lines else "")
        if self.hasFocus():
            paint_focus(painter, rect, look)


def icon_picture(name: str) -> Picture:
    """An icon in the ink of the text."""
    shown = name if has_icon(name) else "house"

    def paint(painter: QPainter, room: QRectF, look: Look) -> None:
        side = min(room.width(), room.height())
        paint_icon(painter, shown, room.center(), side * 0.86, look.colours.text)

    return paint


def ground_picture(ground: GroundKind) -> Picture:
    """A piece of the ground as the map draws it."""
    shape = ground.sample()
    outline = tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in shape)
    view = TerrainView(f"tile {ground.kind}", drawn_as(ground.kind), outline)
    box = box_of(shape)

    def paint(painter: QPainter, room: QRectF, look: Look) -> None:
        # Crowns and reeds lean over the outline.
        wide, high = (box.width + 0.9) * UNITS_PER_INCH, (box.height + 0.9) * UNITS_PER_INCH
        scale = min(room.width() / wide, room.height() / high)
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        middle = QPointF(box.middle[0] * UNITS_PER_INCH, box.middle[1] * UNITS_PER_INCH)
        painter.translate(-middle)
        paint_any(painter, view, look, 1 / scale)
        painter.restore()

    return paint


def edge_picture(painter: QPainter, room: QRectF, look: Look) -> None:
    """An edge of the table with the part that enemies come from."""
    colours = look.colours
    table = QRectF(room.center().x() - room.height() * 0.6, room.top() + 6, room.height() * 1.2, room.height() - 8)
    painter.setPen(stroke(look.outline, 1.4))
    painter.setBrush(colours.ground)
    painter.drawRect(table)
    painter.setBrush(colours.enemy_fill)
    painter.drawRect(QRectF(table.left() + table.width() * 0.25, table.top() - 4, table.width() * 0.5, 8))


def zone_picture(painter: QPainter, room: QRectF, look: Look) -> None:
    """A dashed zone."""
    colours = look.colours
    side = room.height() * 0.84
    zone = QRectF(room.center().x() - side * 0.75, room.center().y() - side / 2, side * 1.5, side)
    painter.setPen(stroke(colours.reach, 2.2, (6, 4), flat=True))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(zone, side * 0.4, side * 0.4)
