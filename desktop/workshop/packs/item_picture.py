"""A small sign of an item for a row: its icon, or the picture of its kind."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from desktop.look.icons import has_icon
from desktop.look.theme import Look
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import brush_up
from desktop.workshop.editors.kind_words import kind_picture
from rules_core.content.items import Item

SIDE = 32
"""Of the signs in lists, px at 100 %."""
RATIO = 2.0


def item_sign(item: Item, look: Look) -> QIcon:
    """The sign, the same in the chosen row; maps would take too long to draw for every row that comes into sight."""
    side = look.px(SIDE)
    pixmap = QPixmap(round(side * RATIO), round(side * RATIO))
    pixmap.setDevicePixelRatio(RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    brush_up(painter)
    wanted = str(item.plain.get("icon", ""))
    shown = wanted if has_icon(wanted) else kind_picture(item.game, item.kind)
    paint_disc_icon(painter, QRectF(0, 0, side, side), shown, look)
    painter.end()
    sign = QIcon(pixmap)
    sign.addPixmap(pixmap, QIcon.Mode.Selected)
    return sign
