"""Which other items an item speaks of: found by the declaration of its fields, and renamed by the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item, Key, Path
from rules_core.kernel.game import GameId, Plain

Fields = Mapping[str, tuple[Field, ...]]
"""For every kind of item of a game the fields of its table."""


@dataclass(frozen=True)
class Reference:
    """One mention of another item of the same game."""

    path: Path
    """Where the id stands."""
    game: GameId
    kind: str
    id: str

    @property
    def key(self) -> Key:
        """What tells the item that is meant from all others."""
        return self.game, self.kind, self.id


def references(item: Item, fields: Fields) -> list[Reference]:
    """Every mention of another item, in the order of the item's table. What is no id of any item is left out."""
    found: list[Reference] = []
    _gather(item.game, item.plain, fields.get(item.kind, ()), (), found, fields)
    return found


def with_new_ids(item: Item, new: Mapping[tuple[str, str], str], fields: Fields) -> Item:
    """The item with its own id and all that it mentions changed, where `new` has another id for a kind and id."""
    plain = _renamed(item.plain, fields.get(item.kind, ()), new)
    own = new.get((item.kind, item.id))
    if own is not None:
        plain[item.id_key] = own
    return Item(item.game, item.kind, plain)


def _gather(
    game: GameId, table: Plain, parts: tuple[Field, ...], path: Path, found: list[Reference], fields: Fields
) -> None:
    for field in parts:
        value = table.get(field.key)
        here: Path = (*path, field.key)
        if field.kind is FieldKind.REFERENCE and field.of in fields and isinstance(value, str) and value:
            found.append(Reference(here, game, field.of, value))
        elif field.kind is FieldKind.REFERENCES and field.of in fields and isinstance(value, list):
            for place, one in enumerate(value):
                if isinstance(one, str):
                    found.append(Reference((*here, place), game, field.of, one))
        elif field.kind is FieldKind.TABLE and isinstance(value, dict):
            _gather(game, value, field.parts, here, found, fields)
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            for place, one in enumerate(value):
                if isinstance(one, dict):
                    _gather(game, one, field.parts, (*here, place), found, fields)


def _renamed(table: Plain, parts: tuple[Field, ...], new: Mapping[tuple[str, str], str]) -> Plain:
    changed: Plain = dict(table)
    for field in parts:
        value = table.get(field.key)
        if field.kind is FieldKind.REFERENCE and isinstance(value, str):
            changed[field.key] = new.get((field.of, value), value)
        elif field.kind is FieldKind.REFERENCES and isinstance(value, list):
            changed[field.key] = [_new_id(one, field.of, new) for one in value]
        elif field.kind is FieldKind.TABLE and isinstance(value, dict):
            changed[field.key] = _renamed(value, field.parts, new)
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            changed[field.key] = [
                _renamed(one, field.parts, new) if isinstance(one, dict) else one for one in value
            ]  # fmt: skip
    return changed


def _new_id(id: Any, kind: str, new: Mapping[tuple[str, str], str]) -> Any:
    return new.get((kind, id), id) if isinstance(id, str) else id
