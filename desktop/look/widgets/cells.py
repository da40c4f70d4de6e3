"""Integrity as cells: one for each point, green above two thirds, amber above one third, red below, and a number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import Colours
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up


def cell_role(now: int, most: int) -> str:
    """Which of "whole", "low" and "danger" the filled cells show."""
    if now * 3 > most * 2:
        return "whole"
    return "low" if now * 3 > most else "danger"


def list_cell_colour(now: int, most: int, colours: Colours) -> QColor:
    """Fill of a cell in a list."""
    return {"whole": colours.good_fill, "low": colours.gold_fill, "danger": colours.enemy_bar}[cell_role(now, most)]


def paint_cells(
    painter: QPainter, left: float, middle: float, now: int, most: int, look: Look, size: float = 0
) -> float:
    """Draw the cells of a list from `left`, centred on the height `middle`. Returns the width used."""
    side = size or look.px(13)
    step = side + look.px(4)
    fill = list_cell_colour(now, most, look.colours)
    painter.setPen(stroke(look.colours.text, 1.2))
    for number in range(most):
        painter.setBrush(fill if number < now else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left + number * step + 0.5, middle - side / 2, side, side), 2, 2)
    return most * step - look.px(4)


class IntegrityCells(Painted):
    """Cells with the number beside them, "5/6"."""

    def __init__(
        self, theme: Theme, now: int = 0, most: int = 0, *, number: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._number = number
        self._now, self._most = now, most
        self.set_integrity(now, most)

    def set_integrity(self, now: int, most: int) -> None:
        """Show `now` of `most` points."""
        self._now, self._most = now, most
        self.setAccessibleName(self.tr("Integrity {now} of {most}").format(now=now, most=most))
        self.look_changed()

    def sizeHint(self) -> QSize:
        look = self.theme.look
        width = self._most * look.px(17)
        if self._number:
            width += look.px(6) + round(QFontMetricsF(look.font(TextStyle.STRONG)).horizontalAdvance(self._said()))
        return QSize(width + 2, look.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look = self.theme.look
        used = paint_cells(painter, 0, self.height() / 2, self._now, self._most, look)
        if self._number:
            painter.setFont(look.font(TextStyle.STRONG))
            painter.setPen(look.colours.text)
            rect = QRectF(used + look.px(9), 0, self.width(), self.height())
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._said())

    def _said(self) -> str:
        return f"{self._now}/{self._most}"
