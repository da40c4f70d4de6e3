"""One sheet of paper of a game, and the sheets of a game that has none of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from desktop.printing.document import Paper, SheetDocument
from desktop.printing.markup import (
    heading,
    lines_to_write_on,
    paragraph,
    quiet,
    strong,
    table,
    text,
)
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.definition import ThingTable
from rules_core.kernel.facts import Step
from rules_core.wording.translation import say

BLANK_ROWS = 12
BLANK = "blank"
"""How the ids of blank sheets begin: they are not chosen at first."""


def tr(words: str) -> str:
    """A text of the sheets in the language in force."""
    return QCoreApplication.translate("Sheets", words)


@dataclass(frozen=True)
class PrintSheet:
    """One kind of sheet: a stable id, its title, when it helps, and what is on it, in the language in force."""

    id: str
    title: str
    second: str
    markup: Callable[[], str]
    pictures: Callable[[], dict[str, QImage]] = dict
    is_usual: bool = True
    """Whether it is chosen at first; blank sheets never are."""

    def document(self, paper: Paper) -> SheetDocument:
        """The sheet as the game stands."""
        return SheetDocument(self.title, self.markup(), paper, self.pictures())


def plain_sheets(session: MatchSession) -> tuple[PrintSheet, ...]:
    """The tables of the game as they stand, its chronicle, and the same tables blank."""
    known = KnownToAll(session)
    return (
        PrintSheet("tables", tr("The table"), tr("Everything as it stands now"), lambda: _tables(known)),
        chronicle_sheet(known),
        PrintSheet(
            f"{BLANK}-tables",
            tr("Blank: the table"),
            tr("Empty lines, to finish without the computer"),
            lambda: _blank_tables(known),
        ),
    )


def chronicle_sheet(known: KnownToAll) -> PrintSheet:
    """Everything that has happened, line by line."""
    return PrintSheet("chronicle", tr("The chronicle"), tr("What has happened so far"), lambda: _chronicle(known))


def _tables(known: KnownToAll) -> str:
    parts = [paragraph(text(known.summary))]
    if known.question is not None:
        parts.append(paragraph(strong(known.question.title)))
    for one in known.tables:
        rows = [(strong(thing.cells[0]), *(text(cell) for cell in thing.cells[1:])) for thing in one.things]
        parts += [heading(say(one.title)), table(rows, widths(len(one.headings)), _headings(one))]
    return "".join(parts)


def _chronicle(known: KnownToAll) -> str:
    """A paragraph for each step, with all that happened in it."""
    paragraphs: list[list[str]] = []
    for one in known.facts:
        told = known.words.fact(one.fact)
        is_step = isinstance(one.fact, Step)
        words = strong(told.text()) if is_step else text(told.text())
        dice = f" ({', '.join(str(die.face) for die in told.dice)})" if told.dice else ""
        if is_step or not paragraphs:
            paragraphs.append([])
        paragraphs[-1].append(f"{words}{dice} {quiet(told.clause)}")
    return "".join([paragraph(" ".join(one)) for one in paragraphs]) or paragraph(text(tr("Nothing has happened yet.")))


def _blank_tables(known: KnownToAll) -> str:
    parts: list[str] = []
    for one in known.tables:
        empty = [""] * (len(one.headings) - 1)
        rows = [(strong(thing.cells[0]), *empty) for thing in one.things]
        rows += [("", *empty)] * max(0, BLANK_ROWS // max(1, len(known.tables)) - len(rows))
        parts += [heading(say(one.title)), table(rows, widths(len(one.headings)), _headings(one))]
    return "".join([*parts, heading(tr("Notes")), lines_to_write_on(6)])


def _headings(one: ThingTable) -> Sequence[str]:
    return [say(words) for words in one.headings]


def widths(columns: int) -> list[int]:
    """So wide the columns are, in per cent: all alike, and the first takes what is left over."""
    each = 100 // columns
    return [100 - each * (columns - 1), *([each] * (columns - 1))]
