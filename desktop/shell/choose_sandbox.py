"""Asks what a sandbox begins with: a new game of some kind, or the position of a saved one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import Card, HeadedSheet
from desktop.shell.start_page_cards import RecentRow
from desktop.storage.cards import GameCard
from rules_core.games.catalogue import WHERE, all_cards
from rules_core.wording.translation import say


class ChooseSandbox(QDialog):
    """The digit of a game's card chooses it too."""

    game_chosen = Signal(str)
    """The id of a kind of game."""
    saved_chosen = Signal(int)
    """The number of a saved game."""

    def __init__(self, theme: Theme, games: list[GameCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.sandbox")
        self.setWindowTitle(self.tr("Sandbox"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Where shall the sandbox begin?"), Step.TITLE))
        note = self.tr("Try things: all can be corrected, nobody acts before you want it, and nothing is kept.")
        column.addWidget(text_label(note, Step.BODY, "text_2", wrap=True))
        page = QWidget()
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, px(8), 0)
        inner.setSpacing(px(10))
        for number, game in enumerate(all_cards(), start=1):
            words = self.tr("From the beginning of a new game.")
            card = Card(theme, game.picture, say(game.title), words, str(number))
            card.setObjectName(f"sandbox.new.{game.id}")
            card.setShortcut(str(number))
            card.clicked.connect(lambda _=False, id=game.id: self._choose(lambda: self.game_chosen.emit(id)))
            inner.addWidget(card)
        known = [game for game in games if game.kind in WHERE]
        if known:
            sheet = HeadedSheet(theme, self.tr("From where a saved game stands"), "ui/history")
            for saved in known:
                row = RecentRow(theme, saved)
                row.setObjectName(f"sandbox.saved.{saved.id}")
                row.clicked.connect(lambda _=False, id=saved.id: self._choose(lambda: self.saved_chosen.emit(id)))
                sheet.body.addWidget(row)
            inner.addWidget(sheet)
        inner.addStretch(1)
        column.addWidget(scrolling(page), 1)
        cancel = QPushButton(self.tr("Not now"))
        cancel.setObjectName("sandbox.cancel")
        cancel.clicked.connect(self.reject)
        column.addWidget(cancel, 0, Qt.AlignmentFlag.AlignRight)
        open_at_size(self, theme, 620, 560, parent)

    def _choose(self, tell: Callable[[], None]) -> None:
        self.accept()
        tell()
