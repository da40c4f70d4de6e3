"""How fair a map is, for two, three and four players: what each has how far away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from rules_core.games.warhold.boards.fairness import NOWHERE, Fairness, fairness_of
from rules_core.games.warhold.boards.laid_out import FEWEST
from rules_core.games.warhold.content.loader import STRONGHOLDS
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.rules.land import name_at

FAIR = 0.8
"""From here on a map is called fair."""


def tr(text: str) -> str:
    """A text of this sheet in the language in force."""
    return QCoreApplication.translate("FairnessSheet", text)


class FairnessSheet(QWidget):
    """One share in large, and below it a row for each player."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.players = FEWEST
        self.board: Board | None = None
        self.chips: dict[int, QPushButton] = {}
        head = QHBoxLayout()
        head.setSpacing(theme.px(6))
        head.addWidget(text_label(tr("How fair it is for"), TextStyle.STRONG))
        for number in range(FEWEST, len(STRONGHOLDS) + 1):
            chip = QPushButton(str(number))
            chip.setObjectName(f"board-card.fair.{number}")
            chip.setProperty("kind", "chip")
            chip.setCheckable(True)
            chip.setAutoExclusive(True)
            chip.setAccessibleName(tr("{count} players").format(count=number))
            chip.clicked.connect(partial(self._choose, number))
            self.chips[number] = chip
            head.addWidget(chip)
        head.addStretch(1)
        self.share = text_label("", TextStyle.STRONG)
        self.share.setObjectName("board-card.share")
        head.addWidget(self.share)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(theme.px(18))
        self.grid.setVerticalSpacing(theme.px(2))
        self.none = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.px(8), 0, 0)
        column.setSpacing(theme.px(4))
        column.addLayout(head)
        column.addLayout(self.grid)
        column.addWidget(self.none)
        self.chips[FEWEST].setChecked(True)
        self.share.setToolTip(
            tip(tr("100 % where all have the same ways to a town, to three ruins and to the nearest rival."))
        )

    def show_board(self, board: Board | None) -> None:
        """Count it for this map; None for one that is not in order."""
        if board == self.board:
            return
        self.board = board
        if board is not None:
            marked = len([one for one in STRONGHOLDS if any(one in row for row in board.rows)])
            if marked >= FEWEST:
                self.players = marked
                self.chips[marked].setChecked(True)
        self._show()

    def _choose(self, players: int, _checked: bool = False) -> None:
        self.players = players
        self._show()

    def _show(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        fairness = fairness_of(self.board, self.players) if self.board is not None else None
        self.share.setText(f"{round(fairness.share * 100)}\N{NO-BREAK SPACE}%" if fairness is not None else "")
        if fairness is None:
            self.none.setText(
                tr("Strongholds for so many do not fit: each needs more than 10 tiles to towns and others.")
                if self.board is not None
                else tr("First mend what is listed as a problem.")
            )
        else:
            set_tone(self.share, "good" if fairness.share >= FAIR else "warn")
            self._fill(fairness)
        self.none.setVisible(fairness is None)

    def _fill(self, fairness: Fairness) -> None:
        assert self.board is not None
        heads = (tr("Stronghold"), tr("to a town"), tr("to three ruins"), tr("to the nearest rival"))
        for place, words in enumerate(heads):
            self.grid.addWidget(text_label(words, TextStyle.SMALL, "text_2"), 0, place)
        columns, drawn = len(self.board.rows[0]), "".join(self.board.rows)
        # Players place what is not drawn when they play.
        lacks = {1: "T" not in drawn, 2: "r" not in drawn}
        for number, seat in enumerate(fairness.seats, start=1):
            name = name_at(columns, seat.corner).upper()
            cells = (tr("{number} at {tile}").format(number=number, tile=name), seat.town, seat.ruins, seat.rival)
            for place, cell in enumerate(cells):
                words = tr("none drawn") if lacks.get(place) else tr("no way") if cell == NOWHERE else str(cell)
                self.grid.addWidget(text_label(words, TextStyle.BODY), number, place)
        self.grid.setColumnStretch(len(heads), 1)
