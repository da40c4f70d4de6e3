"""A picture of an item: from above, as a token, or the sign of its kind."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.faces import face_of
from desktop.games.workshop_face import FindDrawing, no_drawing
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import Painted, brush_up
from desktop.workshop.editors.kind_words import kind_picture
from rules_core.content.items import Item

TOKEN = 0.62
"""How much of the picture's height a token or a sign takes."""


class ItemPicture(Painted):
    """The picture on the sheet at the right of the workshop."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("workshop.picture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._item: Item | None = None
        self._find: FindDrawing = no_drawing
        self._drawn: tuple[int, QPixmap | None] = (0, None)

    def show_item(self, item: Item | None, find: FindDrawing = no_drawing) -> None:
        """Show this item, or nothing; `find` gives the strokes of drawings."""
        self._item, self._find = item, find
        self._drawn = (0, None)
        self.setAccessibleName(self.tr("Picture of {name}").format(name=item.name) if item is not None else "")
        self.update()

    def look_changed(self) -> None:
        self._drawn = (0, None)
        super().look_changed()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        item = self._item
        if item is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        middle = QRectF(self.rect()).center()
        side = min(self.width(), self.height())
        picture = self._map(item, side)
        if picture is not None:
            size = picture.deviceIndependentSize()
            painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), picture)
            return
        painter.translate(middle)
        if not face_of(item.game).paint_item(painter, item, side * TOKEN, self.theme.look):
            disc = QRectF(-side * TOKEN / 2, -side * TOKEN / 2, side * TOKEN, side * TOKEN)
            paint_disc_icon(painter, disc, kind_picture(item.game, item.kind), self.theme.look)

    def _map(self, item: Item, side: int) -> QPixmap | None:
        known, picture = self._drawn
        if known != side:
            picture = face_of(item.game).item_map(item, side, self.theme.look, self.devicePixelRatioF(), self._find)
            self._drawn = (side, picture)
        return picture
