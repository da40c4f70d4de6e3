"""What stands on a row of a table that is not open: its name, or what it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.kernel.fields import Field

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def row_words(field: Field, entry: object, place: int) -> str:
    """The number of the row and its name; levels have Roman numbers, as in the rules."""
    number = ROMAN[place] if field.key == "level" and place < len(ROMAN) else str(place + 1)
    said = ""
    if isinstance(entry, dict):
        said = str(entry.get("name") or entry.get("id") or entry.get("kind") or entry.get("behaviour") or "")
    if not said:
        return number
    return QCoreApplication.translate("TableRows", "{number}. {name}").format(number=number, name=said)
