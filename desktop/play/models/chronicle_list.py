"""The chronicle as a list model: what happened, in sentences, with dice and clause; what belongs together folds."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.play.presenter import Presenter
from desktop.play.standing import standing_of
from rules_core.games.words import Tale
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.wording.one_sentence import in_one_sentence
from rules_core.wording.sentence import Measure, Sentence, ShownDie, Tone

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LINE_ROLE = Qt.ItemDataRole.UserRole
CLAUSE_ROLE = Qt.ItemDataRole.UserRole + 1
THING_ROLE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True)
class ChronicleLine:
    """One line of the chronicle."""

    text: str
    details: str
    clauses: tuple[str, ...]
    """Of what the details tell, each once."""
    dice: tuple[ShownDie, ...]
    clause: str
    tone: Tone
    thing: str
    """The id of what it is about, for the map."""
    node: int
    """The entry of the journal after which it was told; dice shown here were rolled there or before."""
    bar: str = ""
    """The role of the colour of whoever does it, "" for nobody."""


@dataclass
class Fold:
    """Rows that are one sentence until somebody wants to see them."""

    head: int
    """Its first row, in whose place the sentence stands."""
    measure: Measure
    """How its lengths are told."""
    rows: int = 1
    told: list[Sentence | list[Fact]] = field(default_factory=list)
    """What the sentence says, beginning with its head; a list is what is told together."""
    is_open: bool = False
    line: ChronicleLine | None = None
    """The sentence as it stands; None while it has to be made anew."""


class ChronicleList(QAbstractListModel):
    """A row for every fact, oldest first; new ones are added at the end, an undo reads everything anew."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.session = session = presenter.session
        self.lines: list[ChronicleLine] = []
        self._folds: list[Fold | None] = []
        """For each row the fold that it belongs to."""
        self._last: Fact | None = None
        self._under_way: Fold | None = None
        self._take(session.facts)
        session.reached.connect(self._add)
        session.rewound.connect(self._read)
        session.fell_behind.connect(self._go_back)

    # Lines

    def line(self, told: Told) -> ChronicleLine:
        """A fact in words."""
        return self._line(told, self.presenter.words.fact(told.fact))

    def _line(self, told: Told, words: Sentence) -> ChronicleLine:
        measure = self.presenter.measure(told.fact)
        parts = [(one.text(measure), "" if one.clause == told.fact.clause else one.clause) for one in words.details]
        details = "; ".join([f"{text} ({id})" if id else text for text, id in parts])
        own = tuple(dict.fromkeys([id for _, id in parts if id]))
        thing = self.presenter.thing_in(told.fact)
        bar = self.presenter.bar_of(told.fact, words)
        clause = told.fact.clause
        return ChronicleLine(words.text(measure), details, own, words.dice, clause, words.tone, thing, told.node, bar)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.lines):
            return None
        return said_of(self.lines[index.row()], role)

    # Folds

    def fold(self, row: int) -> Fold | None:
        """The fold that a row belongs to; None where there is nothing to fold."""
        fold = self._folds[row]
        return fold if fold is not None and fold.rows > 1 else None

    def sentence(self, fold: Fold) -> ChronicleLine:
        """All rows of a fold as one line, with its dice and clauses left to the rows."""
        if fold.line is None:
            rows = [self.lines[row] for row in self._rows(fold)]
            head = next((one for one in rows if one.tone is Tone.STEP), rows[0])
            told = self._told(fold)
            text = in_one_sentence(told[0], told[1:], fold.measure) if told else head.text
            bar = next((one.bar for one in rows if one.bar), "")
            fold.line = replace(head, text=text, details="", dice=(), bar=bar, tone=Tone.PLAIN)
        return fold.line

    def _told(self, fold: Fold) -> list[Sentence]:
        found: list[Sentence] = []
        for one in fold.told:
            found.extend([one] if isinstance(one, Sentence) else self.presenter.words.together(one))
        return found

    def turn(self, fold: Fold) -> None:
        """Show the rows of a fold, or its sentence again."""
        fold.is_open = not fold.is_open
        self.dataChanged.emit(self.index(fold.head, 0), self.index(self._rows(fold)[-1], 0))

    def _rows(self, fold: Fold) -> list[int]:
        found: list[int] = []
        row = fold.head
        while len(found) < fold.rows:
            if self._folds[row] is fold:
                found.append(row)
            row += 1
        return found

    # What happens

    def _take(self, facts: list[Told]) -> None:
        for told in facts:
            words = self.presenter.words.fact(told.fact)
            tale = self.presenter.words.tale(told.fact, self._last)
            self._last = told.fact
            fold = self._under_way
            if tale in (Tale.OPENS, Tale.OPENS_UNTOLD):
                fold = self._under_way = Fold(len(self.lines), self.presenter.measure(told.fact))
            elif tale is Tale.ENDS:
                fold = self._under_way = None
            elif tale is Tale.ALONE:
                fold = None
            elif fold is not None:
                fold.rows += 1
                fold.line = None
            if fold is not None and tale in (Tale.OPENS, Tale.TOLD):
                fold.told.append(words)
            elif fold is not None and tale is Tale.TOGETHER:
                together = next((one for one in fold.told if isinstance(one, list)), None)
                if together is None:
                    together = []
                    fold.told.append(together)
                together.append(told.fact)
            self.lines.append(self._line(told, words))
            self._folds.append(fold)

    def _add(self, facts: list[Told]) -> None:
        if not facts:
            return
        first, growing = len(self.lines), self._under_way
        self.beginInsertRows(NOWHERE, first, first + len(facts) - 1)
        self._take(facts)
        self.endInsertRows()
        if growing is not None and any(fold is growing for fold in self._folds[first:]):
            head = self.index(growing.head, 0)
            self.dataChanged.emit(head, head)

    def _go_back(self) -> None:
        """What is shown again is told again, when the picture comes to it."""
        if len(self.lines) > len(self.session.facts):
            self._read()

    def _read(self) -> None:
        self.beginResetModel()
        self.lines, self._folds = [], []
        self._last = self._under_way = None
        self._take(self.session.facts)
        self.endResetModel()


def explained(line: ChronicleLine) -> str:
    """What a score was made of, and of each clause that says so whether it is the book's."""
    return "\n".join([line.details, *(f"{id}: {standing_of(id)}" for id in line.clauses)]) if line.details else ""


def said_of(line: ChronicleLine, role: int) -> Any:
    """What a row says of its line."""
    if role == Qt.ItemDataRole.DisplayRole:
        return line.text
    if role == Qt.ItemDataRole.ToolTipRole:
        return tip(explained(line)) or None
    if role == Qt.ItemDataRole.AccessibleDescriptionRole:
        return explained(line) or None
    if role == LINE_ROLE:
        return line
    if role == CLAUSE_ROLE:
        return line.clause
    return line.thing if role == THING_ROLE else None
