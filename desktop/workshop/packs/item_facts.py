"""A few lines about an item that a player wants to know before taking it in."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms.field_words import name_of
from desktop.workshop.packs.differences import value_words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.games.catalogue import schema_of
from rules_core.games.village.content.kinds import Kind

SHOWN = {
    Kind.HERO: ("role", "passive", "quality", "combat", "traits"),
    Kind.ENEMY: ("class", "behaviours", "quality", "combat", "points", "traits"),
    Kind.DEFENDER: ("quality", "combat", "points", "traits"),
    Kind.BUILDING: ("integrity", "height", "economic"),
    Kind.GROUND: ("traits", "height"),
    Kind.TERRAIN: ("width", "height"),
}
"""Which fields of which kind."""


def facts_of(item: Item) -> list[str]:
    """One line for each field, and one for what the item is made of."""
    lines: list[str] = []
    fields = {field.key: field for field in schema_of(item.game).fields.get(item.kind, ())}
    for key in SHOWN.get(item.kind, ()):
        field, value = fields.get(key), item.plain.get(key)
        if field is not None and value not in (None, [], ""):
            lines.append(_line(field, value))
    for field in fields.values():
        value = item.plain.get(field.key)
        if field.kind is FieldKind.TABLES and isinstance(value, list) and value:
            lines.append(_parts(field, value))
    return lines


def _line(field: Field, value: Any) -> str:
    words = QCoreApplication.translate("PackFacts", "{name}: {value}")
    return words.format(name=name_of(field), value=value_words(field, value))


def _parts(field: Field, tables: list[Any]) -> str:
    names = [str(one["name"]) for one in tables if isinstance(one, dict) and one.get("name")]
    if names:
        words = QCoreApplication.translate("PackFacts", "{name}: {value}")
        return words.format(name=name_of(field), value=", ".join(names))
    return QCoreApplication.translate("PackFacts", "{name}: {count}").format(name=name_of(field), count=len(tables))
