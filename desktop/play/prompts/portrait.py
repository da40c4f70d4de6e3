"""Who is asked, as a large token or figure beside the question."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.portrayed import Portrayed
from desktop.look.seat_mark import SeatMark, paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.token import TokenView
from desktop.look.token_painting import paint_token
from desktop.look.widgets.painted import Painted, brush_up

WIDE = 72


class Portrait(Painted):
    """A token or a figure, or an icon where nobody in particular is asked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._who: TokenView | Portrayed | None = None
        self._icon = "round-table"
        self._mark: SeatMark | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_who(self, who: TokenView | Portrayed | None, icon: str, mark: SeatMark | None = None) -> None:
        """Show somebody, or the icon where there is nobody; the mark of whoever decides goes before both."""
        shown = (who, icon or "round-table", mark)
        if shown == (self._who, self._icon, self._mark):
            return
        self._who, self._icon, self._mark = shown
        self.setAccessibleName(who.name if who is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(WIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        side = min(self.width(), self.height()) * 0.68
        centre = QPointF(self.width() / 2, self.height() / 2 + side * 0.1)
        if self._mark is not None:
            paint_seat_mark(painter, self._mark, QPointF(centre.x(), self.height() / 2), side * 1.04, self.theme.look)
            return
        if self._who is None:
            paint_icon(painter, self._icon, centre, side * 0.9, self.colours.text)
            return
        painter.translate(centre)
        if isinstance(self._who, TokenView):
            paint_token(painter, self._who, side, self.theme.look)
        else:
            self._who.paint(painter, side, self.theme.look)
