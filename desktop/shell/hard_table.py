"""How hard a game is, as the lab has counted it: a sentence, what moves it most in rows, a table behind a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.shell.unfolding import unfold
from rules_core.content.fields import Field
from rules_core.games.definition import GameDefinition
from rules_core.games.outlook import Counted, Outlook, is_dull, is_hopeless
from rules_core.games.shares import Share
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say

MOST_MOVING: Final = 4
"""So many choices are told that make a game harder or easier."""


class HardTable(QWidget):
    """Nothing at all for a game that nobody has counted."""

    def __init__(self, theme: Theme, definition: GameDefinition) -> None:
        super().__init__()
        self.setObjectName("new-game.outlook")
        self.theme = theme
        self.definition = definition
        self.counted: Outlook | None = definition.outlook() if definition.outlook is not None else None
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, px(6), 0, 0)
        column.setSpacing(px(6))
        column.addWidget(text_label(self.tr("How hard is it?"), TextStyle.DOCK))
        self.won: QLabel = text_label("", TextStyle.BODY, "text", wrap=True, parent=self)
        column.addWidget(self.won)
        self.moving = QWidget(self)
        self._rows = QGridLayout(self.moving)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setHorizontalSpacing(px(14))
        self._rows.setVerticalSpacing(px(2))
        self._rows.setColumnStretch(0, 1)
        column.addWidget(self.moving)
        self.button: QPushButton | None = None
        if self.counted is not None and self.counted.crossed and definition.crossing is not None:
            down, across = say(definition.crossing.down), say(definition.crossing.across)
            self.button = QPushButton(say(definition.crossing.button))
            self.button.setObjectName("new-game.hard")
            self.button.setCheckable(True)
            self.button.setAutoDefault(False)
            column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
            self.table = self._crossed(self.counted, down, across)
            self.table.hide()
            self.button.toggled.connect(self._open)
            column.addWidget(self.table)
        self.setVisible(False)

    def text(self) -> str:
        """All that is told beside the table."""
        labels = [self.won, *self.moving.findChildren(QLabel)]
        return "\n".join([one.text() for one in labels if one.text()])

    def look_at(self, values: Plain, is_meant: Callable[[Field], bool]) -> None:
        """Tell of a game with these choices; `is_meant` says which of them mean anything beside the others."""
        counted = self.counted
        if counted is None:
            return
        told = self._won(counted, values)
        self.won.setText(told)
        self.won.setVisible(bool(told))
        meant = {field.key for field in self.definition.choices if is_meant(field)}
        moving = [one for one in counted.moving() if meant.issuperset(one.changed)][:MOST_MOVING]
        self._show_moving(moving)
        self.setVisible(bool(told or moving))

    def _won(self, counted: Outlook, values: Plain) -> str:
        """How often such games are won, where that was counted, and what would open a hopeless or dull one."""
        share = counted.share_of(self.definition.choices, values)
        if share is None:
            return ""
        words = self.tr(
            "The program's own players won {percent} % of {games} such games; of all such games {low} to {high} %."
        )
        percent, low, high = _percents(share)
        told = words.format(percent=percent, games=QLocale().toString(share.games), low=low, high=high)
        if is_hopeless(share) or is_dull(share):
            words = (
                self.tr("That is nearly hopeless. More is open with: {choice}.")
                if is_hopeless(share)
                else self.tr("That is nearly always won. More is open with: {choice}.")
            )
            offer = counted.offer()
            percent, low, high = _percents(offer.share)
            shares = self.tr("{choice}, {percent} % ({low} to {high})")
            said = shares.format(choice=self._choice_words(offer), percent=percent, low=low, high=high)
            told = f"{told} {words.format(choice=said)}"
        return told

    def _show_moving(self, moving: list[Counted]) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.setParent(None)
                old.deleteLater()
        self.moving.setVisible(bool(moving))
        if not moving:
            return
        head = text_label(self.tr("What moves it most, by itself"), TextStyle.SMALL_STRONG, parent=self.moving)
        won = text_label(self.tr("Won"), TextStyle.SMALL_STRONG, parent=self.moving)
        both = text_label(self.tr("Of all games"), TextStyle.SMALL_STRONG, parent=self.moving)
        for place, label in enumerate((head, won, both)):
            self._rows.addWidget(label, 0, place)
        for line, one in enumerate(moving, start=1):
            percent, low, high = _percents(one.share)
            shown = (
                self.tr("{percent} %").format(percent=percent),
                self.tr("{low} to {high} %").format(low=low, high=high),
            )
            for place, words in enumerate((self._choice_words(one), *shown)):
                label = text_label(words, TextStyle.SMALL, "text", wrap=place == 0, parent=self.moving)
                self._rows.addWidget(label, line, place)

    def _choice_words(self, one: Counted) -> str:
        """A choice as it is named where the game is begun."""
        for field in self.definition.choices:
            if field.key in one.changed:
                value = self._value_words(field, one.changed[field.key])
                return self.tr("{name}: {value}").format(name=say(field.name), value=value)
        return self.tr("all as usual")

    def _value_words(self, field: Field, value: Any) -> str:
        if isinstance(value, bool):
            return self.tr("yes") if value else self.tr("no")
        return say(field.name_of(value)) if isinstance(value, str) else QLocale().toString(value)

    def _crossed(self, counted: Outlook, down: str, across: str) -> QWidget:
        """A row for each of the first, a column for each of the second."""
        px = self.theme.px
        table = QWidget(self)
        table.setObjectName("new-game.hard-table")
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(10))
        grid.setVerticalSpacing(px(4))
        games = sum(one.share.games for one in counted.crossed)
        words = self.tr(
            "{down} down, {across} across: how many of each hundred games were won, and below in how many of all such "
            "games, 19 times out of 20. {games} games were played."
        ).format(down=down, across=across, games=QLocale().toString(games))
        rows = sorted({one.down for one in counted.crossed})
        columns = sorted({one.across for one in counted.crossed})
        grid.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True), 0, 0, 1, len(columns) + 1)
        middle = Qt.AlignmentFlag.AlignCenter
        for place, head in enumerate(columns, start=1):
            grid.addWidget(text_label(QLocale().toString(head), TextStyle.SMALL_STRONG), 1, place, middle)
        for line, head in enumerate(rows, start=2):
            grid.addWidget(text_label(QLocale().toString(head), TextStyle.SMALL_STRONG), line, 0, middle)
        for one in counted.crossed:
            percent, low, high = _percents(one.share)
            told = self.tr("{percent} %").format(percent=percent)
            cell = text_label(f"{told}\n{low}\N{EN DASH}{high}", TextStyle.SMALL)
            cell.setAlignment(middle)
            named = self.tr("{down} {row}, {across} {column}: {percent} %, {low} to {high} %")
            cell.setAccessibleName(
                named.format(
                    down=down, row=one.down, across=across, column=one.across, percent=percent, low=low, high=high
                )
            )
            grid.addWidget(cell, 2 + rows.index(one.down), 1 + columns.index(one.across), middle)
        return table

    def _open(self, is_open: bool) -> None:
        unfold(self.table, self, is_open=is_open)


def _percents(share: Share) -> tuple[int, int, int]:
    """The share and the ends of its interval."""
    return round(100 * share.share), round(100 * share.low), round(100 * share.high)
