"""The words of fields in the player's language: names, help sentences, and the words one chooses from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms import lengths
from rules_core.content.fields import Field, FieldKind
from rules_core.wording.translation import say


def name_of(field: Field) -> str:
    """What a form calls the field; its key in words where nothing is written."""
    return say(field.name) if field.name else _plain(field.key)


def help_of(field: Field) -> str:
    """One sentence for whoever fills it in."""
    return say(field.help) if field.help else ""


def choice_of(field: Field, word: str) -> str:
    """A word of the field's closed set, as players read it."""
    said = field.name_of(word)
    return say(said) if said != word else _plain(word)


def _plain(word: str) -> str:
    said = word.replace("-", " ").replace("_", " ")
    return said[:1].upper() + said[1:]


def value_words(field: Field, value: Any) -> str:
    """A value as a person would say it."""
    if isinstance(value, bool):
        on, off = QCoreApplication.translate("HouseRules", "yes"), QCoreApplication.translate("HouseRules", "no")
        return on if value else off
    if field.kind is FieldKind.INCHES and isinstance(value, (int, float)):
        return lengths.words(value)
    if field.kind is FieldKind.WORD:
        return choice_of(field, str(value))
    return str(value)
