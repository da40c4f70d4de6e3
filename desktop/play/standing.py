"""Whose a clause is, in a few words: the book's, likely the book's, or ours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

import resources
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.content.clauses import Clause, Standing, load_clauses
from rules_core.wording.sentence import Sentence

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


def mark_of(ids: str) -> str:
    """How sure a line is by the least sure of its clauses: "" of the book, one star likely, two stars ours."""
    found = [one for id in ids.split(", ") if id in every_clause() for one in every_clause()[id].standings]
    if Standing.RULING in found:
        return " **"
    return " *" if Standing.LIKELY in found else ""


def marked(parts: Sequence[Sentence]) -> str:
    """What a roll is made of, part after part, with a mark at each that is not the book's, and what the marks mean."""
    marks = [mark_of(one.clause) for one in parts]
    told = ", ".join([f"{one.words().rstrip('.')}{mark}" for one, mark in zip(parts, marks, strict=True)])
    legend = [
        words
        for mark, words in (
            (" *", QCoreApplication.translate("RulesPanel", "* likely")),
            (" **", QCoreApplication.translate("RulesPanel", "** our ruling")),
        )
        if mark in marks
    ]
    return f"({'; '.join([told, *legend])})"
