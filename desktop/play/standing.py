"""Whose a clause is, in a few words: the book's, likely the book's, or ours."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

import resources
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.content.clauses import Clause, Standing, load_clauses

WORDS: dict[tuple[Standing, ...], str] = {
    (Standing.SURE,): QT_TRANSLATE_NOOP("RulesPanel", "From the book."),
    (Standing.LIKELY,): QT_TRANSLATE_NOOP("RulesPanel", "Likely the book's."),
    (Standing.RULING,): QT_TRANSLATE_NOOP("RulesPanel", "A ruling of ours."),
    (Standing.SURE, Standing.LIKELY): QT_TRANSLATE_NOOP("RulesPanel", "From the book, in part only likely."),
    (Standing.LIKELY, Standing.RULING): QT_TRANSLATE_NOOP("RulesPanel", "Likely the book's, in part a ruling of ours."),
}
ELSE = QT_TRANSLATE_NOOP("RulesPanel", "From the book, in part a ruling of ours.")


@cache
def every_clause() -> dict[str, Clause]:
    """The clauses of all books, read once."""
    return load_clauses(Path(resources.__file__).parent / "clauses")


def standing_words(clause: Clause) -> str:
    """Whose it is."""
    return QCoreApplication.translate("RulesPanel", WORDS.get(clause.standings, ELSE))


def standing_of(id: str) -> str:
    """Whose the clause with this id is; "" for one that no book has."""
    clause = every_clause().get(id)
    return standing_words(clause) if clause is not None else ""
