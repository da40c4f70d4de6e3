"""What is left of a side as a row of little men, with a bar where all of it begins to waver and one where it breaks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.token import Side
from desktop.look.token_painting import side_line
from desktop.look.widgets.painted import Painted, brush_up
from desktop.tabletop.company.views import Strength

HIGH: Final = 24
MOST_STEP: Final = 21
"""From man to man in px at 100 %, where there is room."""


class StrengthStrip(Painted):
    """Says its words to assistive tools."""

    def __init__(self, theme: Theme, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.side = side
        self._strength = Strength(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_strength(self, strength: Strength) -> None:
        """Show what is left now."""
        if strength != self._strength:
            self._strength = strength
            self.setAccessibleName(f"{strength.words}. {strength.warning}")
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        strength, look = self._strength, self.theme.look
        if not strength.all:
            return
        painter = QPainter(self)
        brush_up(painter)
        step = min(look.px(MOST_STEP), self.width() / strength.all)
        fill = side_line(self.side, self.colours)
        for number in range(strength.all):
            room = QRectF(number * step, look.px(3), step, self.height() - look.px(5))
            self._paint_man(painter, room, fill, is_left=number < strength.left)
        self._paint_bar(painter, strength.shaken_at * step, self.colours.cell_low, dashed=True)
        self._paint_bar(painter, strength.broken_at * step, look.loud_enemy, dashed=False)

    def _paint_man(self, painter: QPainter, room: QRectF, fill: QColor, *, is_left: bool) -> None:
        """Head and shoulders; only their line where nobody is left."""
        wide = min(room.width() * 0.72, room.height() * 0.8)
        head = wide * 0.27
        middle = room.center().x()
        path = QPainterPath()
        path.addEllipse(QPointF(middle, room.top() + head), head, head)
        body = QRectF(middle - wide / 2, room.top() + head * 2.1, wide, (room.bottom() - room.top() - head * 2.1) * 2)
        shoulders = QPainterPath()
        shoulders.addRoundedRect(body, wide * 0.42, wide * 0.42)
        cut = QPainterPath()
        cut.addRect(room)
        path.addPath(shoulders.intersected(cut))
        painter.setPen(Qt.PenStyle.NoPen if is_left else stroke(self.colours.text_2, 1))
        painter.setBrush(fill if is_left else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_bar(self, painter: QPainter, at: float, colour: QColor, *, dashed: bool) -> None:
        if at <= 0:
            return
        pen = stroke(colour, self.theme.px(2.4))
        if dashed:
            pen.setDashPattern([2.0, 1.4])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(at, 0), QPointF(at, self.height()))
