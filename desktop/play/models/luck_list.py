"""What the dice did, as a list model: one entry for each seat and source of dice, in words and figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.play.presenter import Presenter
from rules_core.games.catalogue import definition_of
from rules_core.games.definition import GameDefinition
from rules_core.kernel.luck import FEW, Fortune, Luck, LuckVerdict, Source, luck_of

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LUCK_ROLE = Qt.ItemDataRole.UserRole
MOST_TABLES = 10_000
"""Beyond that many tables the number itself says nothing more."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Luck", text)


@dataclass(frozen=True)
class LuckWords:
    """What a game calls its luck; a face may have better words than these."""

    counted: str
    """The rolls whose successes are counted."""
    note: str
    """What the figures mean, and which dice are left out."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """Whose dice, by seat; where none is given, the name of the seat."""


def plain_luck_words() -> LuckWords:
    """What holds for every game."""
    return LuckWords(
        _tr("Rolls for a number: {hits} of {dice} hit, {expected} expected."),
        _tr(
            "Counted out exactly: of all tables that throw so many dice, so many do as well or better, or as badly "
            "or worse. Hidden dice do not count."
        ),
    )


@dataclass(frozen=True)
class LuckRow:
    """One entry: whose dice, from where, and what is to be said about them."""

    luck: Luck
    tone: str
    """The colour role of its bars."""
    title: str
    source: str
    figures: str
    """How many dice, and their mean."""
    sentence: str
    """What is to be said about all of them."""
    hit_figures: str
    """Successes of the rolls that count them; empty without such rolls."""
    hit_sentence: str

    def spoken(self) -> str:
        """All of it as one text, for assistive tools."""
        parts = (f"{self.title}, {self.source}:", self.figures, self.sentence)
        return " ".join(part for part in (*parts, self.hit_figures, self.hit_sentence) if part)


def luck_row(luck: Luck, name: str, tone: str, words: LuckWords) -> LuckRow:
    """The words for one seat's dice from one source; `name` is what the seat is called, `tone` its colour role."""
    sources = {
        Source.PROGRAM: _tr("rolled by the program"),
        Source.TYPED: _tr("real dice, typed in"),
        Source.SCRIPTED: _tr("given by a script"),
    }
    count = _tr("1 die") if luck.dice == 1 else _tr("{dice} dice").format(dice=luck.dice)
    if len(luck.faces) == 6:
        figures = _tr("{count}, on average {mean}; 3.50 expected.")
    else:
        figures = _tr("{count}, on average {mean}; {expected} expected.")
    hit_figures = hit_sentence = ""
    if luck.hit_dice:
        expected = f"{luck.expected_hits:.1f}"
        hit_figures = words.counted.format(hits=luck.hits, dice=luck.hit_dice, expected=expected)
        hit_sentence = verdict_words(luck.successes)
    return LuckRow(
        luck,
        tone,
        words.titles.get(luck.seat) or name or luck.seat,
        sources[luck.source],
        figures.format(count=count, mean=f"{luck.mean:.2f}", expected=f"{luck.expected_mean:.2f}"),
        verdict_words(luck.all_dice),
        hit_figures,
        hit_sentence,
    )


def verdict_words(verdict: LuckVerdict) -> str:
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

    def __init__(self, presenter: Presenter, words: LuckWords | None = None) -> None:
        """`words` are those of the game's face, without which it speaks as of any game."""
        super().__init__()
        self.presenter = presenter
        self.session = session = presenter.session
        self.definition: GameDefinition = definition_of(session.match.game.name)
        self.words: LuckWords = words if words is not None else plain_luck_words()
        self.rows: list[LuckRow] = []
        self._watched = False
        self._counted_at = (-1, False)
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
            return row.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else tip(row.spoken())
        return row if role == LUCK_ROLE else None

    def _refresh(self) -> None:
        # While something is being shown, rolls are still to come for the same answer.
        at = (self.session.match.journal.head, self.session.is_behind)
        if not self._watched or at == self._counted_at:
            return
        self._counted_at = at
        seats = [one.id for one in self.definition.seats(self.session.match.game)]
        lucks = luck_of(self.session.rolls_shown, self.definition.dice, seats)
        name, tone = self.session.seats.name, self.presenter.tone_of
        rows = [luck_row(one, name(one.seat), tone(one.seat), self.words) for one in lucks]
        if rows == self.rows:
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
