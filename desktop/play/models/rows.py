"""What a row of a table holds. Views paint it, people correct it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class CellKind(Enum):
    """How a cell is drawn."""

    TEXT = "text"
    NAME = "name"
    """An icon, a name, a second line."""
    CELLS = "cells"
    """Integrity: `now` of `most`."""
    DROPS = "drops"
    """Wounds: `now` of `most`."""
    PILL = "pill"
    PAIR = "pair"
    """Two small numbers, one above the other, each with its icon."""
    NUMBER = "number"
    """What counts in the end, large; `tone` is the role of its colour, such as "HERO"."""


@dataclass(frozen=True)
class Edit:
    """What a correction of this cell changes: the path into the state and the value that stands there."""

    path: str
    value: int | bool | str


@dataclass(frozen=True)
class Cell:
    """One cell. `text` is what assistive tools read and what a plain view shows."""

    text: str
    kind: CellKind = CellKind.TEXT
    second: str = ""
    icon: str = ""
    second_icon: str = ""
    badge: str = ""
    now: int = 0
    most: int = 0
    tone: str = "QUIET"
    filled: bool = False
    edit: Edit | None = None


@dataclass(frozen=True)
class Row:
    """One row: the id of what it is about, and its cells."""

    id: str
    cells: tuple[Cell, ...]
    chosen: bool = False
    is_heading: bool = False
    """Over the rows that follow."""
