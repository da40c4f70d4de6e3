"""Lines that lie on the edge of a board and take no height from it: what has happened, what is easily forgotten."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.colours import faint
from desktop.look.theme import Look
from desktop.look.widgets.painted import Painted

MARGIN = 6
SHARES = (0.0, 1.0, 0.5, 0.25, 0.75)
"""Where along an edge lines may lie, as shares of the room that they leave free."""
GROUND_SHARE = 0.86
"""How much of the ground of a line is not seen through."""


class EdgeLine(Painted):
    """One of them, from the left end of the edge on or farther along it."""

    along = 0.0
    """How much of the free room lies at its left."""
    room = 0
    """So wide, in px, it lies over nothing; 0 where that is not so however narrow it is."""

    def taken(self) -> float:
        """How much of its width it covers, in px."""
        raise NotImplementedError

    def will_take(self) -> float:
        """The same once it has told everything."""
        return self.taken()

    def covered(self) -> QRectF:
        """What it covers of itself."""
        wide = self.taken()
        return QRectF((self.width() - wide) * self.along, 0, wide, self.height())


class EdgeLines(QWidget):
    """Lines over the upper or the lower edge of a board. Clicks go through them."""

    def __init__(
        self,
        table: QWidget,
        lines: tuple[EdgeLine, ...],
        things_in: Callable[[QRect], int],
        *,
        below: bool,
        room: Callable[[], int] = int,
    ) -> None:
        """`things_in` counts what lies in a part of the table, `below` says where the lines usually are, `room` how
        wide the left end of both edges is on which nothing lies."""
        super().__init__(table)
        self._table, self._lines, self._things_in, self._room = table, lines, things_in, room
        self.over: tuple[QWidget, ...] = ()
        """What comes and goes above the table and would hide them."""
        self._usually_below = self._below = below
        self._along = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2)
        for line in lines:
            column.addWidget(line)
        table.installEventFilter(self)
        self._fit()

    def event(self, event: QEvent) -> bool:
        # Lines come and go, and are higher with large text.
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def put_on(self, table: QWidget) -> None:
        """Another part of the board is what lies on the table now."""
        if table is not self._table:
            self._table.removeEventFilter(self)
            self._table = table
            self.setParent(table)
            table.installEventFilter(self)
            self._fit()
            self.show()

    def step_aside(self, *, stays: bool = False) -> None:
        """Go to the other edge, or farther along one, while more lies under where they usually are.

        `stays`: one that hides nothing where it is does not go back to where it usually is.
        """
        usual = self._usually_below
        places = [(below, along) for along in SHARES for below in (usual, not usual)]
        if stays:
            places.insert(0, (self._below, self._along))
        least: int | None = None
        below, along = places[0]
        for place in places:
            hidden = self._hidden(below=place[0], along=place[1])
            if least is None or hidden < least:
                least, (below, along) = hidden, place
            if not hidden:
                break
        if (below, along) != (self._below, self._along):
            self._below, self._along = below, along
            for line in self._lines:
                line.along = along
                line.update()
            self._fit()

    def _hidden(self, *, below: bool, along: float) -> int:
        """How many things the lines would hide there."""
        wide = max((ceil(line.will_take()) for line in self._lines if line.isVisibleTo(self)), default=0)
        if not wide:
            return 0
        place = self._place(below=below)
        wide += 2 * MARGIN
        area = QRect(round((place.width() - wide) * along), place.y(), wide, place.height())
        above = sum(one.isVisible() and one.geometry().intersects(area) for one in self.over)
        return self._things_in(area) + above

    def _fit(self) -> None:
        room = max(0, self._room() - 2 * MARGIN)
        for line in self._lines:
            if line.room != room:
                line.room = room
                line.updateGeometry()
        self.setGeometry(self._place(below=self._below))
        self.raise_()

    def _place(self, *, below: bool) -> QRect:
        wide = self._table.width()
        inside = self.layout()
        assert inside is not None
        high = inside.totalHeightForWidth(wide) if inside.hasHeightForWidth() else inside.totalSizeHint().height()
        return QRect(0, self._table.height() - high if below else 0, wide, high)


def paint_line_ground(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The dark ground of a line, on which its words are read wherever they lie."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colours.bar if look.is_plain else faint(look.colours.bar, GROUND_SHARE))
    painter.drawRoundedRect(rect, look.px(4), look.px(4))
