"""The things of one table on the plain board: in rows, or on a map of squares."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import brush_up
from desktop.play.thing_button import SQUARE, TILE, ThingButton, ThingView
from rules_core.games.definition import ThingTable
from rules_core.wording.translation import say

GAP = 12
SQUARE_LEAST, SQUARE_MOST = 56, 112
"""Side of a square of the map in px at 100 %."""


class ThingArea(QWidget):
    """The things of one table. `rested` names the one under the pointer or the focus."""

    pressed = Signal(str)
    rested = Signal(str)

    def __init__(self, theme: Theme, *, small: bool) -> None:
        super().__init__()
        self.theme = theme
        self.small = small
        self.buttons: list[ThingButton] = []

    def show_things(self, views: Sequence[ThingView]) -> None:
        """Show these; things that stay keep their buttons, and with them the focus."""
        known = {button.view.id: button for button in self.buttons}
        self.buttons = []
        for view in views:
            button = known.pop(view.id, None)
            if button is None:
                button = ThingButton(self.theme, view, self, small=self.small)
                button.clicked.connect(lambda _=False, button=button: self.pressed.emit(button.view.id))
                button.rested.connect(self.rested)
                button.show()
            else:
                button.set_view(view)
            self.buttons.append(button)
        for gone in known.values():
            gone.hide()
            gone.deleteLater()
        for first, second in zip(self.buttons, self.buttons[1:], strict=False):
            QWidget.setTabOrder(first, second)
        self.arrange()

    def set_large(self, large: bool) -> None:
        """Show things larger than they need be, where there is room."""
        for button in self.buttons:
            button.large = large
        self.arrange()

    def arrange(self) -> None:
        """Put everything to its place."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class ThingRows(ThingArea):
    """In rows, as many side by side as fit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, small=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def arrange(self) -> None:
        gap = self.theme.px(GAP)
        sizes = [button.sizeHint() for button in self.buttons]
        # All of a table are equally wide, so that they stand below each other in columns.
        wide = max((size.width() for size in sizes), default=0)
        left = top = row = 0
        for button, size in zip(self.buttons, sizes, strict=True):
            if left and left + wide > self.width():
                left, top, row = 0, top + row + gap, 0
            button.setGeometry(left, top, min(wide, max(self.width(), 60)), size.height())
            left, row = left + wide + gap, max(row, size.height())
        self.setFixedHeight(max(1, top + row))


class SquareMap(ThingArea):
    """On a map of squares. Tiles lie on their squares, all else stands on them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, small=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._places: dict[str, tuple[int, int]] = {}
        self.columns = self.rows = 1
        self._room = 0
        theme.changed.connect(self.update)

    def set_places(self, places: dict[str, tuple[int, int]]) -> None:
        """Where each thing lies: column and row."""
        self._places = places
        # It never shrinks: where somebody stood there are squares.
        self.columns = max([self.columns, *(column + 1 for column, _ in places.values())])
        self.rows = max([self.rows, *(row + 1 for _, row in places.values())])

    def set_room(self, height: int) -> None:
        """How high it may be to be seen as a whole, where its squares are not too small then."""
        if height != self._room:
            self._room = height
            self.arrange()

    @property
    def side(self) -> int:
        """Of a square, in px."""
        px = self.theme.px
        room = (self.width() - px(4)) // self.columns
        if self._room:
            room = min(room, self._room // self.rows)
        return max(px(SQUARE_LEAST), min(px(SQUARE_MOST), room))

    def arrange(self) -> None:
        side, edge = self.side, self.theme.px(2)
        standing: dict[tuple[int, int], list[ThingButton]] = {}
        for button in self.buttons:
            column, row = self._places.get(button.view.id, (0, 0))
            if button.view.shape in (TILE, SQUARE):
                button.setGeometry(edge + column * side, edge + row * side, side, side)
                if button.view.shape == TILE:
                    button.lower()
                else:
                    button.raise_()
            else:
                standing.setdefault((column, row), []).append(button)
        chosen_from = {self._places.get(button.view.id) for button in self.buttons if button.view.shape == SQUARE}
        for (column, row), together in standing.items():
            # Several on one square share it.
            across = ceil(sqrt(len(together)))
            share = side // across
            for number, button in enumerate(together):
                left = edge + column * side + number % across * share
                button.setGeometry(left, edge + row * side + number // across * share, share, share)
                button.raise_()
                # Whoever stands on a square that can be chosen does not take the click away.
                through = (column, row) in chosen_from and not button.view.offered
                button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, through)
        self.setFixedHeight(self.rows * side + 2 * edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        colours, side, edge = self.theme.colours, self.side, self.theme.px(2)
        painter.setPen(stroke(colours.line_strong, 1))
        for column in range(self.columns):
            for row in range(self.rows):
                painter.setBrush(colours.map_paper if (column + row) % 2 == 0 else colours.alt)
                painter.drawRect(QRectF(edge + column * side, edge + row * side, side, side))


class TableArea(QWidget):
    """One table with its heading, or all tables whose things lie on the same map of squares."""

    def __init__(self, theme: Theme, tables: Sequence[ThingTable]) -> None:
        super().__init__()
        self.setObjectName(f"board.{tables[0].id}")
        self.things: ThingArea = SquareMap(theme) if on_squares(tables[0]) else ThingRows(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        self.heading = text_label(", ".join(say(table.title) for table in tables), TextStyle.DOCK, "on_wood")
        column.addWidget(self.heading)
        column.addWidget(self.things)


def on_squares(table: ThingTable) -> bool:
    """Whether its things lie on a map of squares."""
    return any(thing.square is not None for thing in table.things)


def areas_of(tables: Sequence[ThingTable]) -> list[tuple[ThingTable, ...]]:
    """The tables that are shown together: those on squares share one map, at the place of the first of them."""
    found: list[tuple[ThingTable, ...]] = []
    shared = tuple(table for table in tables if on_squares(table))
    for table in tables:
        if table not in shared:
            found.append((table,))
        elif table is shared[0]:
            found.append(shared)
    return found
