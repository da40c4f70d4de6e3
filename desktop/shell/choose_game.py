"""Asks which game is to be played: a card for each of the catalogue."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import Card
from rules_core.games.catalogue import all_cards
from rules_core.wording.translation import say


class ChooseGame(QDialog):
    """The digit of a card chooses it too."""

    chosen = Signal(str)
    """The id of the game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.choose-game")
        self.setWindowTitle(self.tr("New game"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("What shall be played?"), Step.TITLE))
        page = QWidget()
        cards = QVBoxLayout(page)
        cards.setContentsMargins(0, 0, px(8), 0)
        cards.setSpacing(px(10))
        for number, game in enumerate(all_cards(), start=1):
            card = Card(theme, game.picture, say(game.title), say(game.sentence), str(number))
            card.setObjectName(f"choose-game.{game.id}")
            card.setShortcut(str(number))
            card.clicked.connect(lambda _=False, id=game.id: self._choose(id))
            cards.addWidget(card)
        cards.addStretch(1)
        column.addWidget(scrolling(page), 1)
        cancel = QPushButton(self.tr("Not now"))
        cancel.setObjectName("choose-game.cancel")
        cancel.clicked.connect(self.reject)
        column.addWidget(cancel, 0, Qt.AlignmentFlag.AlignRight)
        open_at_size(self, theme, 620, 520, parent)

    def _choose(self, game: str) -> None:
        self.accept()
        self.chosen.emit(game)
