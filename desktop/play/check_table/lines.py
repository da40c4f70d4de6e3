"""Lines of the check list: what the program believes, each with the fields that correct it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.definition import Thing, ThingTable
from rules_core.wording.translation import say


class FieldKind(Enum):
    """How a line is corrected."""

    NUMBER = "number"
    WORD = "word"
    FLAG = "flag"
    CHOICE = "choice"
    PLACE = "place"
    """x and y in tenths of a millimetre, and a turn where there is one; shown in inches."""
    GONE = "gone"
    """A button: this is not on the table."""


@dataclass(frozen=True)
class CheckField:
    """One thing that can be corrected: its path, what stands there, and its limits."""

    kind: FieldKind
    words: str
    path: str
    value: Any
    most: int = 0
    least: int = 0
    choices: tuple[tuple[str | int, str], ...] = ()
    """Value and words of each choice."""
    quick: tuple[tuple[str, str], ...] = ()
    """Values, with words, that a menu offers at once."""


@dataclass(frozen=True)
class CheckLine:
    """One line of the list."""

    id: str
    icon: str
    title: str
    belief: str
    """What the program believes, as a short phrase."""
    fields: tuple[CheckField, ...] = ()


def plain_lines(session: MatchSession) -> list[CheckLine]:
    """How far the game has come, then a line for each thing of its tables, with a field for each correctable cell."""
    known = KnownToAll(session)
    icon = known.definition.card.picture
    lines = [CheckLine("", icon, say(known.definition.card.title), known.summary)]
    return lines + [plain_line(table, thing, icon) for table in known.tables for thing in table.things]


def plain_line(table: ThingTable, thing: Thing, icon: str) -> CheckLine:
    """A thing with what stands in its cells, and a field for each of them that can be corrected."""
    headings = [say(words) for words in table.headings]
    told = [f"{heading}: {cell}" for heading, cell in zip(headings[1:], thing.cells[1:], strict=True) if cell]
    fields = tuple(
        _field(heading, path, cell)
        for heading, path, cell in zip(headings, thing.paths, thing.cells, strict=False)
        if path
    )
    return CheckLine(f"{table.id}/{thing.id}", icon, thing.cells[0], ", ".join(told), fields)


def _field(heading: str, path: str, cell: str) -> CheckField:
    """A cell that holds a whole number is corrected by a number, every other one by words."""
    if cell.removeprefix("-").isdecimal():
        return CheckField(FieldKind.NUMBER, heading, path, int(cell))
    return CheckField(FieldKind.WORD, heading, path, cell)
