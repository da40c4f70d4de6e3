"""Who plays in which order: marks side by side with names, a crown for the first, gold for whoever is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.seat_mark import SeatMark, paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, line_height, lines_of

MARK, HIGH = 38, 98
"""In px at 100 %."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """Somebody at the table; `second` is what they do, in few words."""

    mark: SeatMark
    name: str
    second: str = ""
    is_first: bool = False
    is_now: bool = False


class SeatRow(Painted):
    """The row, from the first to the last."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.seats: tuple[SeatView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, seats: Sequence[SeatView]) -> None:
        """Show these."""
        self.seats = tuple(seats)
        said = ", ".join(f"{one.name} {one.second}".strip() for one in self.seats)
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.colours, self.theme.px
        painter.fillRect(self.rect(), colours.base)
        if not self.seats:
            return
        wide = self.width() / len(self.seats)
        name, second = (line_height(step, look.scale) * 0.92 for step in (TextStyle.STRONG, TextStyle.LEAST))
        side = min(px(MARK), wide * 0.62)
        high = side + px(6) + name + second
        top = max(px(6), (self.height() - high) / 2)
        for number, one in enumerate(self.seats):
            cell = QRectF(number * wide, 0, wide, self.height())
            if one.is_now:
                painter.fillRect(cell, colours.sel_bg)
                painter.fillRect(QRectF(cell.left(), 0, wide, px(3)), colours.sel)
            centre = QPointF(cell.center().x(), top + side / 2)
            paint_seat_mark(painter, one.mark, centre, side, look)
            if one.is_first:
                crown = centre + QPointF(side * 0.52, -side * 0.3)
                paint_icon(painter, "crown", crown + QPointF(1, 1), side * 0.62, colours.token_outline)
                paint_icon(painter, "crown", crown, side * 0.54, colours.gold_line)
            if number + 1 < len(self.seats):
                paint_icon(painter, "ui/chevron-right", QPointF(cell.right(), centre.y()), px(14), colours.text_2)
            below = top + side + px(6)
            for words, step, line, ink in (
                (one.name, TextStyle.STRONG, name, colours.text),
                (one.second, TextStyle.LEAST, second, colours.text if one.is_now else colours.text_2),
            ):
                shown = lines_of(words, step, look.scale, wide - px(4), 1)
                painter.setFont(look.font(step))
                painter.setPen(ink)
                room = QRectF(cell.left(), below, wide, line)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown[0] if shown else "")
                below += line
