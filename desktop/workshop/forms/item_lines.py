"""A few lines about an item that a player wants to know before choosing it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms.field_words import name_of
from desktop.workshop.packs.differences import value_words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.games.catalogue import schema_of


def shown_lines(item: Item) -> list[str]:
    """One line for each field that the game names for its kind."""
    kind = schema_of(item.game).kind(item.kind)
    fields = {field.key: field for field in kind.fields}
    return [
        _line(fields[key], item.plain[key])
        for key in kind.shown
        if key in fields and item.plain.get(key) not in (None, [], "")
    ]


def facts_of(item: Item) -> list[str]:
    """The same, and a line for everything that the item is made of."""
    lines = shown_lines(item)
    for field in schema_of(item.game).kind(item.kind).fields:
        value = item.plain.get(field.key)
        if field.kind is FieldKind.TABLES and isinstance(value, list) and value:
            lines.append(_parts(field, value))
        elif field.kind is FieldKind.TABLE and isinstance(value, dict) and _texts(field, value) is not None:
            lines.append(_counted(field, _texts(field, value) or 0))
    return lines


def _texts(field: Field, table: dict[str, Any]) -> int | None:
    """How many texts the lists of a table hold; None where it has no such list."""
    lists = [table.get(part.key, ()) for part in field.parts if part.kind is FieldKind.LINES]
    return sum(len(one) for one in lists if isinstance(one, (list, tuple))) if lists else None


def _line(field: Field, value: Any) -> str:
    words = QCoreApplication.translate("PackFacts", "{name}: {value}")
    return words.format(name=name_of(field), value=value_words(field, value))


def _parts(field: Field, tables: list[Any]) -> str:
    names = [str(one["name"]) for one in tables if isinstance(one, dict) and one.get("name")]
    if names:
        words = QCoreApplication.translate("PackFacts", "{name}: {value}")
        return words.format(name=name_of(field), value=", ".join(names))
    return _counted(field, len(tables))


def _counted(field: Field, count: int) -> str:
    return QCoreApplication.translate("PackFacts", "{name}: {count}").format(name=name_of(field), count=count)
