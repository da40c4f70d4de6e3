"""Values of fields in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms import lengths
from desktop.workshop.forms.field_words import choice_of
from rules_core.content.fields import Field, FieldKind


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
