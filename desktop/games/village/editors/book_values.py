"""What the book says where a house rule may differ, in the units of content; and values of settings in words."""

from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms import lengths
from desktop.workshop.forms.field_words import choice_of
from rules_core.content.fields import Field, FieldKind
from rules_core.games.village.content.option_limits import (
    SONG_LIMITS,
    VILLAGE_LIMITS,
    OptionKind,
    song_values,
    village_values,
)
from rules_core.games.village.content.options import VillageOptions
from rules_core.song.options import INCH, SongOptions


@cache
def book_values(table: str) -> dict[str, Any]:
    """Every setting of "village" or "song" as in the book; lengths in inches."""
    is_village = table == "village"
    values = village_values(VillageOptions()) if is_village else song_values(SongOptions())
    for limit in VILLAGE_LIMITS if is_village else SONG_LIMITS:
        if limit.kind is OptionKind.LENGTH:
            inches = values[limit.name] / INCH
            values[limit.name] = int(inches) if inches == int(inches) else inches
    return values


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
