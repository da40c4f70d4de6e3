"""Names and texts as the prompt shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.models.cased import Cased
from rules_core.games.village.words.names import SiegeNames


def tr(text: str) -> str:
    """A text of this package in the language in force."""
    return QCoreApplication.translate("Prompts", text)


def name(names: SiegeNames, id: str) -> str:
    """The shown name of a model, a building or a marker, as at the beginning of a sentence."""
    return Cased(names.of(id), begins=True) if id else ""


def name_inside(names: SiegeNames, id: str) -> str:
    """The same in the middle of a sentence: "the Forge"."""
    return Cased(names.of(id)) if id else ""
