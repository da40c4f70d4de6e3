"""Exact odds in words: a chance as a number, and a result as a row of the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from rules_core.wording.translation import bound


class Leaning(Enum):
    """For whom a result is good."""

    OURS = "ours"
    EVEN = "even"
    THEIRS = "theirs"


@dataclass(frozen=True)
class OddsRow:
    """One result and its chance."""

    words: str
    chance: float
    leaning: Leaning
    is_heading: bool = False
    """Words over the rows that follow, without a chance of their own."""
    cells: tuple[str, ...] = ()
    """Words in columns beside these, all as wide, instead of a chance: a row of a table in the table."""

    def spoken(self) -> str:
        """The row as one text, for assistive tools."""
        if self.is_heading:
            return self.words
        return f"{self.words} {', '.join(self.cells) if self.cells else percent(self.chance)}".strip()


def heading(words: str) -> OddsRow:
    """A row that says what the next ones are about."""
    return OddsRow(words, 0.0, Leaning.EVEN, is_heading=True)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


def percent(chance: float) -> str:
    """A chance as a whole number of per cent; never 0 or 100 for what is only nearly so."""
    number = round(chance * 100)
    words = _tr("{number} %").format(number=number)
    if number == 0 and chance > 0:
        words = _tr("under 1 %")
    if number == 100 and chance < 1 - 1e-9:
        words = _tr("over 99 %")
    return bound(words)
