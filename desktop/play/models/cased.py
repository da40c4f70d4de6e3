"""Gives names their grammatical forms in texts that the desktop words itself."""

from __future__ import annotations

from rules_core.wording.prepositions import after
from rules_core.wording.sentence import Part, Sentence
from rules_core.wording.translation import CASES


class Cased(str):
    """A name that knows its other forms: a translation asks for them by "{thing:acc}", as templates of the rules do."""

    __slots__ = ("_told",)
    _told: Sentence

    def __new__(cls, part: Part, *, begins: bool = False) -> Cased:
        """`begins`: it stands at the beginning of a sentence, so that its first form has a capital letter."""
        told = Sentence("{it}", {"it": part})
        made = super().__new__(cls, told.text() if begins else told.words())
        made._told = told
        return made

    def __format__(self, form: str) -> str:
        case, _, before = form.partition("+")
        if case not in CASES:
            return super().__format__(form)
        words = self._told.words(case=case)
        return after(before, words) if before else words
