"""Names and texts as the prompt shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.kernel.tongue import CASES
from rules_core.lab.names import SiegeNames
from rules_core.lab.sentence import Sentence


def tr(text: str) -> str:
    """A text of this package in the language in force."""
    return QCoreApplication.translate("Prompts", text)


def name(names: SiegeNames, id: str) -> str:
    """The shown name of a model, a building or a marker, as at the beginning of a sentence."""
    return Sentence("{it}", {"it": names.of(id)}).text() if id else ""


class Cased(str):
    """A name that knows its other forms: a translation asks for them by "{thing:acc}", as templates of the rules do."""

    __slots__ = ("_told",)
    _told: Sentence

    def __new__(cls, told: Sentence) -> Cased:
        made = super().__new__(cls, told.words())
        made._told = told
        return made

    def __format__(self, form: str) -> str:
        return self._told.words(case=form) if form in CASES else super().__format__(form)


def name_inside(names: SiegeNames, id: str) -> str:
    """The same in the middle of a sentence: "the Forge"."""
    return Cased(Sentence("{it}", {"it": names.of(id)})) if id else ""
