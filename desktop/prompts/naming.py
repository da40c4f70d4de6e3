"""Names and texts as the prompt shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.lab.names import SiegeNames
from rules_core.lab.sentence import Sentence


def tr(text: str) -> str:
    """A text of this package in the language in force."""
    return QCoreApplication.translate("Prompts", text)


def name(names: SiegeNames, id: str) -> str:
    """The shown name of a model, a building or a marker, as at the beginning of a sentence."""
    return Sentence("{it}", {"it": names.of(id)}).text() if id else ""


def name_inside(names: SiegeNames, id: str) -> str:
    """The same in the middle of a sentence: "the Forge"."""
    told = Sentence("{it}", {"it": names.of(id)})
    return told.words(lambda text: QCoreApplication.translate("Telling", text)) if id else ""
