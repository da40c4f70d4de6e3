"""Figures over all games: for each kind how many were played and won, with the intervals that the lab gives."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.share_bars import ShareBars, ShareRow
from desktop.shell.chronicle.counts import KindCounts, choice_of
from desktop.shell.start_page_cards import picture_of, title_of
from desktop.workshop.editors.result_words import interval_words
from rules_core.content.fields import Field
from rules_core.wording.translation import say


class Figures(QScrollArea):
    """One paragraph for each kind of game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setObjectName("chronicle.figures")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def show_counts(self, counts: Sequence[KindCounts]) -> None:
        """Show these kinds."""
        px = self.theme.px
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(px(22), px(16), px(22), px(16))
        column.setSpacing(px(8))
        for one in counts:
            self._add_kind(column, one)
        if any(one.whole.games for one in counts):
            words = self.tr("The bar is the share that was won; 95 times in 100 the true share lies within the line.")
            column.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True))
        elif counts:
            words = self.tr("What was won is counted when a game is over.")
            column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        else:
            words = self.tr("Nothing to count yet. Every game that you play is counted here.")
            column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def _add_kind(self, column: QVBoxLayout, counts: KindCounts) -> None:
        px = self.theme.px
        head = QHBoxLayout()
        head.setSpacing(px(12))
        head.addWidget(Icon(self.theme, picture_of(counts.kind), 34, disc=True))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(title_of(counts.kind), TextStyle.NAME, wrap=True))
        words.addWidget(text_label(self.played_words(counts), TextStyle.BODY, "text_2", wrap=True))
        head.addLayout(words, 1)
        column.addLayout(head)
        if counts.whole.games:
            bars = ShareBars(self.theme)
            bars.show_rows(self.rows_of(counts))
            column.addWidget(bars)
        column.addSpacing(px(10))

    def played_words(self, counts: KindCounts) -> str:
        """How many were played, are under way and were won."""
        played, over = self.tr("%n played", "", counts.played), self.tr("%n over", "", counts.over)
        if counts.whole.games:
            won = self.tr("{won} of {games} won").format(won=counts.whole.won, games=counts.whole.games)
            return self.tr("{played}, {over}, {won}").format(played=played, over=over, won=won)
        return self.tr("{played}, {over}").format(played=played, over=over)

    def rows_of(self, counts: KindCounts) -> list[ShareRow]:
        """Won at all, and by the choice by which these games are told apart, where more than one was tried."""
        won = self.tr("Won")
        rows = [ShareRow(won, counts.whole.share, interval_words(counts.whole.share))]
        choice = choice_of(counts.kind)
        if choice is None or len(counts.by_choice) < 2:
            return rows
        for value in sorted(counts.by_choice, key=lambda one: _order(choice, one)):
            tally = counts.by_choice[value]
            name = self.tr("{choice}: {value} ({games})").format(
                choice=say(choice.name), value=_named(choice, value), games=tally.games
            )
            rows.append(ShareRow(name, tally.share, interval_words(tally.share)))
        return rows


def _order(choice: Field, value: str) -> tuple[int, str]:
    """Words in the order of the choice, numbers by their size."""
    if value in choice.words:
        return choice.words.index(value), value
    return (int(value) if value.isdecimal() else len(choice.words)), value


def _named(choice: Field, value: str) -> str:
    return say(choice.name_of(value)) if value in choice.words else value
