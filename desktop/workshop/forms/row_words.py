"""What stands on a row of a table that is not open: its name, or what it is."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.field_words import choice_of
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.fields import Field, FieldKind
from rules_core.content.finding_places import ROMAN
from rules_core.games.village.content.kinds import Kind

ADD: dict[str, str] = {
    "level": QT_TRANSLATE_NOOP("TableRows", "Add a level"),
    "wave": QT_TRANSLATE_NOOP("TableRows", "Add a wave"),
    "group": QT_TRANSLATE_NOOP("TableRows", "Add a group"),
    "member": QT_TRANSLATE_NOOP("TableRows", "Add models"),
}
OTHERS: Final = QT_TRANSLATE_NOOP("TableRows", "Add a row")


def add_words(field: Field) -> str:
    """What the button says that adds a row to this table."""
    return QCoreApplication.translate("TableRows", ADD.get(field.key, OTHERS))


def row_words(bench: Bench, field: Field, entry: Any, place: int) -> str:
    """The number of the row and its name; levels have Roman numbers, as in the rules."""
    number = ROMAN[place] if field.key == "level" and place < len(ROMAN) else str(place + 1)
    said = _said(bench, field, entry) if isinstance(entry, dict) else ""
    if not said:
        return number
    return QCoreApplication.translate("TableRows", "{number}. {name}").format(number=number, name=said)


def group_words(bench: Bench, entry: dict[str, Any]) -> str:
    """The models of a group: "3 Reavers, Ash Goblin"."""
    names = {one.id: one for one in bench.known(Kind.ENEMY)}
    members = entry.get("member", ())
    parts: list[str] = []
    for member in members if isinstance(members, (list, tuple)) else ():
        if not isinstance(member, dict):
            continue
        item = names.get(str(member.get("type", "")))
        name = name_of_item(item) if item is not None else str(member.get("type", "?"))
        count = member.get("count", 1)
        said = QCoreApplication.translate("TableRows", "{count} \N{MULTIPLICATION SIGN} {name}")
        parts.append(name if count == 1 else said.format(count=count, name=name))
    return ", ".join(parts)


def _said(bench: Bench, field: Field, entry: dict[str, Any]) -> str:
    if field.key == "group":
        part = field.part("behaviour")
        behaviour = choice_of(part, str(entry.get("behaviour", ""))) if part is not None else ""
        models = group_words(bench, entry)
        said = QCoreApplication.translate("TableRows", "{behaviour}: {models}")
        return said.format(behaviour=behaviour, models=models) if models else behaviour
    for part in field.parts:
        value = entry.get(part.key)
        if part.kind is FieldKind.REFERENCE and isinstance(value, str):
            found = next((one for one in bench.known(part.of) if one.id == value), None)
            return name_of_item(found) if found is not None else value
    return str(entry.get("name") or entry.get("id") or "")
