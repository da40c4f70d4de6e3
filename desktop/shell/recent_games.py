"""The sheet of recent games on the start page: as many rows as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.shell.start_page_cards import ROW_HIGH, RecentRow
from desktop.storage.cards import GameCard

MOST_ROWS = 8
"""So many rows are made; the other games are one click away."""
LEAST_ROWS, SCROLLED_ROWS = 2, 3
"""So many rows are always seen; on a page that has to be scrolled anyway it may be a few more."""


class RecentRows(QWidget):
    """The rows, one below another; those that would be cut are not shown."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, games: list[GameCard]) -> None:
        super().__init__()
        self.theme = theme
        self.least = LEAST_ROWS
        self.rows = [RecentRow(theme, game, self) for game in games[:MOST_ROWS]]
        for row, game in zip(self.rows, games, strict=False):
            row.clicked.connect(lambda _=False, number=game.id: self.chosen.emit(number))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        rows = min(max(1, len(self.rows)), self.least)
        return QSize(self.theme.px(360), rows * self.theme.px(ROW_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = self.theme.px(ROW_HIGH)
        shown = max(1, self.height() // high)
        for number, row in enumerate(self.rows):
            row.setGeometry(0, number * high, self.width(), high)
            row.setVisible(number < shown)


class RecentSheet(HeadedSheet):
    """Recent games, and the way to all of them."""

    chosen = Signal(int)
    all_wanted = Signal()

    def __init__(self, theme: Theme, games: list[GameCard], total: int) -> None:
        super().__init__(theme, "")
        self.heading.set_title(self.tr("Recent games"))
        if total:
            every = QPushButton(self.tr("All games ({count})").format(count=total))
            every.setObjectName("hearth.all-games")
            every.setProperty("kind", "quiet")
            every.setToolTip(self.tr("All games (G)"))
            every.clicked.connect(lambda _=False: self.all_wanted.emit())
            self.heading.add(every)
        self.list = RecentRows(theme, games)
        self.list.chosen.connect(self.chosen)
        if games:
            self.body.addWidget(self.list, 1)
            return
        empty = text_label(self.tr("Your games will gather here."), TextStyle.BODY, "text_2", wrap=True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(empty, 1)

    def set_least(self, rows: int) -> None:
        """At least so many rows are seen."""
        self.list.least = rows
        self.list.updateGeometry()
