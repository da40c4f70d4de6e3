"""The words on a closed row of a table: its name, or what it is."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.fields import Field, FieldKind
from rules_core.content.finding_places import ROMAN
from rules_core.wording.translation import say

OTHERS: Final = QT_TRANSLATE_NOOP("TableRows", "Add a row")


def add_words(field: Field) -> str:
    """What the button says that adds a row to this table."""
    return say(field.add) if field.add else QCoreApplication.translate("TableRows", OTHERS)


def row_words(bench: Bench, field: Field, entry: Any, place: int) -> str:
    """The number of the row, in Roman letters where the rules count so, and its name."""
    number = ROMAN[place] if "{roman}" in field.row and place < len(ROMAN) else str(place + 1)
    said = _said(bench, field, entry) if isinstance(entry, dict) else ""
    if not said:
        return number
    return QCoreApplication.translate("TableRows", "{number}. {name}").format(number=number, name=said)


def _said(bench: Bench, field: Field, entry: dict[str, Any]) -> str:
    said = bench.face.row_name(bench, field, entry)
    if said:
        return said
    for part in field.parts:
        value = entry.get(part.key)
        if part.kind is FieldKind.REFERENCE and isinstance(value, str):
            found = next((one for one in bench.known(part.of) if one.id == value), None)
            return name_of_item(found) if found is not None else value
    return str(entry.get("name") or entry.get("id") or "")
