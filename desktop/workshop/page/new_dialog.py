"""Asks what is to be made: first for which game, then a card for each of its kinds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import EDGE, open_at_size, room_on_screen, scrolling
from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import LEAST_CARD, Card
from rules_core.games.catalogue import definition_of, schema_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

COLUMNS = 3
DIGITS = "1234567890"
SIDE = 24
WIDE, MARGIN, GAP = 1160, 20, 10
"""In px at 100 %."""
SCROLL_BAR = QStyle.PixelMetric.PM_ScrollBarExtent


class NewDialog(QDialog):
    """`chosen` gives game and kind. The arrows go from game to game, and the digit of a card chooses it."""

    chosen = Signal(str, str)

    def __init__(
        self,
        theme: Theme,
        kinds: Sequence[tuple[GameId, str]],
        parent: QWidget | None = None,
        first: GameId | None = None,
    ) -> None:
        """`first` is the game whose kinds are shown before anybody chooses another."""
        super().__init__(parent)
        self.theme = theme
        px = theme.px
        self.setObjectName("dialog.new-item")
        self.setWindowTitle(self.tr("Make something new"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(MARGIN), px(16), px(MARGIN), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("What shall it be?"), TextStyle.TITLE))
        games = list(dict.fromkeys(game for game, _ in kinds))
        self.pages = QStackedWidget()
        self.games: dict[GameId, QPushButton] = {}
        # With large letters the names of the games need several lines, and cards fewer columns.
        heads = QWidget()
        row = FlowLayout(heads, px(8))
        beside = [] if parent is None else [parent.window().width() - EDGE]
        room = (
            min(px(WIDE), room_on_screen(self).width(), *beside)
            - px(2 * MARGIN)
            - px(GAP)
            - self.style().pixelMetric(SCROLL_BAR)
        )
        self._columns = max(1, min(COLUMNS, (room + px(GAP)) // px(LEAST_CARD + GAP)))
        for game in games:
            page, button = self._page([kind for of, kind in kinds if of == game], game), self._game(game)
            self.pages.addWidget(page)
            self.games[game] = button
            button.clicked.connect(lambda _=False, page=page: self.pages.setCurrentWidget(page))
            row.addWidget(button)
            button.setVisible(len(games) > 1)
        column.addWidget(heads)
        column.addWidget(scrolling(self.pages), 1)
        words = self.tr("To begin with something that is there, choose it in the list and press “Start from a copy”.")
        foot = QHBoxLayout()
        foot.setSpacing(px(16))
        foot.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True), 1)
        cancel = QPushButton(self.tr("Not now"))
        cancel.setObjectName("new-item.cancel")
        cancel.clicked.connect(self.reject)
        foot.addWidget(cancel)
        column.addLayout(foot)
        if games:
            shown = self.games[first if first in self.games else games[0]]
            shown.click()
            shown.setFocus()
        open_at_size(self, theme, WIDE, 660, parent)

    def _game(self, game: GameId) -> QPushButton:
        """Of these one is down, and the arrows change which."""
        card, side = definition_of(game).card, self.theme.px(SIDE)
        button = QPushButton(say(card.title))
        button.setObjectName(f"new-item.game.{game}")
        button.setProperty("kind", "choice")
        button.setIcon(icon(card.picture, side, self.theme.colours.text))
        button.setIconSize(QSize(side, side))
        button.setCheckable(True)
        button.setAutoExclusive(True)
        return button

    def _page(self, kinds: Sequence[str], game: GameId) -> QWidget:
        px = self.theme.px
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, px(8), 0)
        grid.setSpacing(px(GAP))
        for number, id in enumerate(kinds):
            kind = schema_of(game).kind(id)
            digit = DIGITS[number] if number < len(DIGITS) else ""
            card = Card(self.theme, kind.icon, say(kind.name), say(kind.hint), digit)
            card.setObjectName(f"new-item.{id}")
            card.setShortcut(digit)
            card.clicked.connect(lambda _=False, id=id: self._choose(game, id))
            grid.addWidget(card, number // self._columns, number % self._columns)
        for number in range(self._columns):
            grid.setColumnStretch(number, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return page

    def _choose(self, game: GameId, kind: str) -> None:
        self.chosen.emit(game, kind)
        self.accept()
