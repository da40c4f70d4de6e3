"""Asks which game is to be played, a card for each of the catalogue, or with what a sandbox begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import Card, HeadedSheet
from desktop.shell.start_page_cards import RecentRow
from desktop.storage.cards import GameCard
from rules_core.games.catalogue import WHERE, all_cards
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say


class ChooseGame(QDialog):
    """The digit of a card chooses it too."""

    chosen = Signal(str)
    """The id of the game."""
    saved_chosen = Signal(int)
    """The number of a saved game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, saved: Sequence[GameCard] | None = None) -> None:
        """`saved` are the games where a sandbox may begin, None where none is wanted."""
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.choose-game")
        is_sandbox = saved is not None
        self.setWindowTitle(self.tr("Sandbox") if is_sandbox else self.tr("New game"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        question = self.tr("Where shall the sandbox begin?") if is_sandbox else self.tr("What shall be played?")
        column.addWidget(text_label(question, TextStyle.TITLE))
        if is_sandbox:
            note = self.tr("Try things: all can be corrected, nobody acts before you want it, and nothing is kept.")
            column.addWidget(text_label(note, TextStyle.BODY, "text_2", wrap=True))
        page = QWidget()
        cards = QVBoxLayout(page)
        cards.setContentsMargins(0, 0, px(8), 0)
        cards.setSpacing(px(10))
        for number, game in enumerate(all_cards(), start=1):
            words = self.tr("From the beginning of a new game.") if is_sandbox else say(game.sentence)
            card = Card(theme, game.picture, say(game.title), words, str(number))
            card.setObjectName(f"choose-game.{game.id}")
            card.setShortcut(str(number))
            card.clicked.connect(lambda _=False, id=game.id: self._choose(id))
            cards.addWidget(card)
        known = [game for game in saved or () if game.kind in WHERE]
        if known:
            cards.addWidget(self._saved(theme, known))
        cards.addStretch(1)
        column.addWidget(scrolling(page), 1)
        cancel = QPushButton(self.tr("Not now"))
        cancel.setObjectName("choose-game.cancel")
        cancel.clicked.connect(self.reject)
        column.addWidget(cancel, 0, Qt.AlignmentFlag.AlignRight)
        open_at_size(self, theme, 620, 520, parent)

    def _saved(self, theme: Theme, games: list[GameCard]) -> HeadedSheet:
        sheet = HeadedSheet(theme, self.tr("From where a saved game stands"), "ui/history")
        for game in games:
            row = RecentRow(theme, game)
            row.setObjectName(f"choose-game.saved.{game.id}")
            row.clicked.connect(self.accept)
            row.clicked.connect(lambda _=False, id=game.id: self.saved_chosen.emit(id))
            sheet.body.addWidget(row)
        return sheet

    def _choose(self, game: GameId) -> None:
        self.accept()
        self.chosen.emit(game)
