"""Asks what is to be made: a card for each kind that has an editor."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import Card
from rules_core.games.catalogue import definition_of, schema_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

COLUMNS = 5
DIGITS = "1234567890"


class NewDialog(QDialog):
    """`chosen` gives game and kind; the digit of a card chooses it too."""

    chosen = Signal(str, str)

    def __init__(self, theme: Theme, kinds: Sequence[tuple[GameId, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.new-item")
        self.setWindowTitle(self.tr("Make something new"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("What shall it be?"), TextStyle.TITLE))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, px(8), 0)
        grid.setSpacing(px(10))
        for number, (game, id) in enumerate(kinds):
            kind = schema_of(game).kind(id)
            digit = DIGITS[number] if number < len(DIGITS) else ""
            card = Card(theme, kind.icon, say(kind.name), say(kind.hint), digit)
            card.setObjectName(f"new-item.{id}")
            card.setShortcut(digit)
            # Two games may have a kind of one name, and a low card shows no more than that.
            card.setToolTip(tip(f"{say(definition_of(game).card.title)}: {say(kind.hint)}"))
            card.clicked.connect(lambda _=False, game=game, id=id: self._choose(game, id))
            grid.addWidget(card, number // COLUMNS, number % COLUMNS)
        column.addWidget(scrolling(page), 1)
        words = self.tr("To begin with something that is there, choose it in the list and press “Start from a copy”.")
        foot = QHBoxLayout()
        foot.setSpacing(px(16))
        foot.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True), 1)
        cancel = QPushButton(self.tr("Not now"))
        cancel.setObjectName("new-item.cancel")
        cancel.clicked.connect(self.reject)
        foot.addWidget(cancel)
        column.addLayout(foot)
        open_at_size(self, theme, 1160, 660, parent)

    def _choose(self, game: GameId, kind: str) -> None:
        self.chosen.emit(game, kind)
        self.accept()
