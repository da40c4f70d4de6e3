"""What the dice did, as a list model: one entry for each side and source of dice, in words and figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from desktop.play.presenter import OURS, Presenter
from rules_core.lab.luck import FEW, Fortune, Luck, Verdict, luck_of
from rules_core.lab.throws import Source, throws_of

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LUCK_ROLE = Qt.ItemDataRole.UserRole
MOST_TABLES = 10_000
"""Beyond that many tables the number itself says nothing more."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Luck", text)


@dataclass(frozen=True)
class LuckRow:
    """One entry: whose dice, from where, and what is to be said about them."""

    luck: Luck
    title: str
    source: str
    figures: str
    """How many dice, and their mean."""
    sentence: str
    """What is to be said about all of them."""
    quality_figures: str
    """Successes of the rolls against Quality; empty without such rolls."""
    quality_sentence: str
    is_ours: bool
    """Whether they have the colour of the heroes."""

    def spoken(self) -> str:
        """All of it as one text, for assistive tools."""
        parts = (f"{self.title}, {self.source}:", self.figures, self.sentence)
        return " ".join(part for part in (*parts, self.quality_figures, self.quality_sentence) if part)


def luck_row(luck: Luck, presenter: Presenter) -> LuckRow:
    """The words for one side's dice from one source."""
    sources = {
        Source.PROGRAM: _tr("rolled by the program"),
        Source.TYPED: _tr("real dice, typed in"),
        Source.SCRIPTED: _tr("given by a script"),
    }
    count = _tr("1 die") if luck.dice == 1 else _tr("{dice} dice").format(dice=luck.dice)
    quality_figures = quality_sentence = ""
    if luck.quality_dice:
        words = _tr("Quality rolls: {hits} hits with {dice} dice, {expected} expected.")
        expected = f"{luck.expected_hits:.1f}"
        quality_figures = words.format(hits=luck.hits, dice=luck.quality_dice, expected=expected)
        quality_sentence = verdict_words(luck.quality)
    return LuckRow(
        luck,
        presenter.dice_owner(luck.side),
        sources[luck.source],
        _tr("{count}, on average {mean}; 3.50 expected.").format(count=count, mean=f"{luck.mean:.2f}"),
        verdict_words(luck.all_dice),
        quality_figures,
        quality_sentence,
        presenter.side_of(luck.side) == OURS,
    )


def verdict_words(verdict: Verdict) -> str:
    """A chance as a sentence about tables."""
    if verdict.fortune is Fortune.TOO_FEW:
        return _tr("Too few dice to say: it takes {few}.").format(few=FEW)
    if verdict.fortune is Fortune.USUAL:
        return _tr("About as lucky as most tables.")
    is_lucky = verdict.fortune is Fortune.LUCKY
    if verdict.one_in > MOST_TABLES:
        words = _tr("Not one table in {tables} is so lucky.") if is_lucky else _tr("Not one in {tables} is so unlucky.")
        return words.format(tables=MOST_TABLES)
    words = _tr("One table in {tables} is this lucky.") if is_lucky else _tr("One table in {tables} is this unlucky.")
    return words.format(tables=verdict.one_in)


class LuckList(QAbstractListModel):
    """The entries; counted only while somebody looks (`set_watched`), and anew after every answer and undo."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.session = session = presenter.session
        self.rows: list[LuckRow] = []
        self._watched = False
        self._counted_at = -1
        session.changed.connect(self._refresh)

    def set_watched(self, watched: bool) -> None:
        """Somebody looks now, or nobody does any more."""
        self._watched = watched
        self._refresh()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken()
        return row if role == LUCK_ROLE else None

    def _refresh(self) -> None:
        journal = self.session.match.journal
        if not self._watched or journal.head == self._counted_at:
            return
        self._counted_at = journal.head
        rows = [luck_row(one, self.presenter) for one in luck_of(throws_of(journal, self.session.facts))]
        if rows == self.rows:
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
