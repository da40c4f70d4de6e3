"""How even the sides of a game are, as the lab has counted it: a table behind a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.shell.unfolding import unfold
from rules_core.games.definition import Bout, GameDefinition
from rules_core.games.evenness import CountedBout, even_range
from rules_core.wording.translation import say

NAMES: Final = 3
"""How much wider than a number a name may become."""


class EvenTable(QWidget):
    """A row for each pairing, and what the numbers mean."""

    def __init__(self, theme: Theme, definition: GameDefinition) -> None:
        """The game names its bouts and has counted them."""
        super().__init__()
        assert definition.bouts is not None
        assert definition.evenness is not None
        evenness = definition.evenness()
        by_id = {one.id: one for one in evenness.counted}
        rows = [(bout, by_id[bout.id]) for bout in definition.bouts() if bout.id in by_id]
        player = next(say(kind.name) for kind in definition.players if kind.id == evenness.player)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        self.button = QPushButton(self.tr("How even are the sides?"))
        self.button.setObjectName("new-game.even")
        self.button.setCheckable(True)
        self.button.setAutoDefault(False)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.table = QWidget()
        self.table.setObjectName("new-game.even-table")
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(14))
        grid.setVerticalSpacing(theme.px(4))
        grid.setColumnStretch(0, NAMES)
        grid.setColumnStretch(1, NAMES)
        meaning = text_label(_meaning(self, player, rows), TextStyle.SMALL, "text_2", wrap=True)
        grid.addWidget(meaning, 0, 0, 1, 5)
        heads = (self.tr("First"), self.tr("Second"), self.tr("First wins"), self.tr("Of all games"), self.tr("Games"))
        for place, head in enumerate(heads):
            grid.addWidget(text_label(head, TextStyle.SMALL_STRONG), 1, place)
        # Where one side has the better player, that is what is counted, and comes last.
        fair = [one for one in rows if not one[0].player]
        led = [one for one in rows if one[0].player]
        if led:
            told = text_label(
                self.tr("And where one side has the better player:"), TextStyle.SMALL, "text_2", wrap=True
            )
            grid.addWidget(told, 2 + len(fair), 0, 1, 5)
        for line, (bout, row) in [*enumerate(fair, start=2), *enumerate(led, start=3 + len(fair))]:
            percent, low, high = (round(100 * part) for part in (row.share.share, row.share.low, row.share.high))
            cells = (
                bout.first,
                bout.second,
                self.tr("{percent} %").format(percent=percent),
                self.tr("{low} to {high} %").format(low=low, high=high),
                QLocale().toString(row.share.games),
            )
            for place, words in enumerate(cells):
                is_name = place < 2
                tone = "text" if row.is_even or is_name or bout.player else "warn"
                grid.addWidget(text_label(words, TextStyle.SMALL, tone, wrap=is_name), line, place)
        self.table.hide()
        self.button.toggled.connect(self._open)
        column.addWidget(self.table)

    def _open(self, is_open: bool) -> None:
        unfold(self.table, self.button, is_open=is_open)


def _meaning(page: EvenTable, player: str, rows: Sequence[tuple[Bout, CountedBout]]) -> str:
    """What was counted, what the numbers say, and why some are as they are."""
    sides = max([row.sides for _, row in rows], default=2)
    least, most = (round(100 * part) for part in even_range(sides))
    words = page.tr(
        "The program's player {player} played both sides of all these games. So often the first won; the share of all "
        "such games lies, 19 times out of 20, where the next column says. From {least} to {most} % two sides are even."
    )
    if sides > 2:
        words = page.tr(
            "The program's player {player} played all sides of these games. So often the first won; the share of all "
            "such games lies, 19 times out of 20, where the next column says. From {least} to {most} % sides are even."
        )
    words = words.format(player=player, least=least, most=most)
    uneven = [bout for bout, row in rows if not row.is_even and not bout.player]
    if uneven:
        words += " " + page.tr("%n line(s) (lies|lie) outside.", "", len(uneven))
    return "\n".join([words, *[f"{bout.first}: {bout.why}" for bout in uneven if bout.why]])
