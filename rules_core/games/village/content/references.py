"""Which other items an item speaks of: found by the declaration of its fields, and renamed by the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.items import Item, ItemKind, Path
from rules_core.kernel.game import Plain

KINDS: dict[str, ItemKind] = {kind.value: kind for kind in ItemKind}


@dataclass(frozen=True)
class Reference:
    """One mention of another item."""

    path: Path
    """Where the id stands."""
    kind: ItemKind
    id: str


def references(item: Item) -> list[Reference]:
    """Every mention of another item, in the order of the item's table. What is no id of any item is left out."""
    found: list[Reference] = []
    _gather(item.plain, FIELDS[item.kind], (), found)
    return found


def with_new_ids(item: Item, new: dict[tuple[ItemKind, str], str]) -> Item:
    """The item with its own id and all that it mentions changed, where `new` has another id for it."""
    plain: Plain = _renamed(item.plain, FIELDS[item.kind], new)
    own = new.get((item.kind, item.id))
    if own is not None:
        plain["kind" if item.kind is ItemKind.GROUND else "id"] = own
    return Item(item.kind, plain)


def _gather(table: Plain, fields: tuple[Field, ...], path: Path, found: list[Reference]) -> None:
    for field in fields:
        value = table.get(field.key)
        here: Path = (*path, field.key)
        kind = KINDS.get(field.of)
        if field.kind is FieldKind.REFERENCE and kind is not None and isinstance(value, str) and value:
            found.append(Reference(here, kind, value))
        elif field.kind is FieldKind.REFERENCES and kind is not None and isinstance(value, list):
            for place, one in enumerate(value):
                if isinstance(one, str):
                    found.append(Reference((*here, place), kind, one))
        elif field.kind is FieldKind.TABLE and isinstance(value, dict):
            _gather(value, field.parts, here, found)
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            for place, one in enumerate(value):
                if isinstance(one, dict):
                    _gather(one, field.parts, (*here, place), found)


def _renamed(table: Plain, fields: tuple[Field, ...], new: dict[tuple[ItemKind, str], str]) -> Plain:
    changed: Plain = dict(table)
    for field in fields:
        value = table.get(field.key)
        kind = KINDS.get(field.of)
        if field.kind is FieldKind.REFERENCE and kind is not None and isinstance(value, str):
            changed[field.key] = new.get((kind, value), value)
        elif field.kind is FieldKind.REFERENCES and kind is not None and isinstance(value, list):
            changed[field.key] = [_new_id(one, kind, new) for one in value]
        elif field.kind is FieldKind.TABLE and isinstance(value, dict):
            changed[field.key] = _renamed(value, field.parts, new)
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            changed[field.key] = [
                _renamed(one, field.parts, new) if isinstance(one, dict) else one for one in value
            ]  # fmt: skip
    return changed


def _new_id(id: Any, kind: ItemKind, new: dict[tuple[ItemKind, str], str]) -> Any:
    return new.get((kind, id), id) if isinstance(id, str) else id
