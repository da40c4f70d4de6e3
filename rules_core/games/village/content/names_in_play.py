"""Ids under which things stand in play: heroes, buildings and pieces of the table share them with nobody (setup.py)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from rules_core.games.village.content.items import Item, ItemKind, Path
from rules_core.kernel.game import Plain


class Standing(Enum):
    """What stands in play under an id."""

    HERO = "hero"
    BUILDING = "building"
    PIECE = "piece"


@dataclass(frozen=True)
class Named:
    """One thing that stands in play, as an item declares it."""

    item: Item
    standing: Standing
    id: str
    path: Path
    """Where the id stands in the item."""
    name: str
    """What players call it; "" where it has no name of its own."""


NAMED: Final = (ItemKind.HERO, ItemKind.BUILDING, ItemKind.VILLAGE, ItemKind.TERRAIN)
"""The kinds of items that bring such ids into play."""
ITSELF: Final = (ItemKind.HERO, ItemKind.BUILDING)
"""Those whose own id is such an id."""


def names_of(item: Item) -> list[Named]:
    """Every id that the item brings into play, in the order of its table."""
    plain = item.plain
    if item.kind is ItemKind.HERO:
        return _named(item, Standing.HERO, plain, ())
    if item.kind is ItemKind.BUILDING:
        return _named(item, Standing.BUILDING, plain, ())
    if item.kind is ItemKind.TERRAIN:
        return _all_named(item, Standing.PIECE, plain.get("piece"), ("piece",))
    if item.kind is ItemKind.VILLAGE:
        ground = plain.get("ground")
        pieces = ground.get("piece") if isinstance(ground, dict) else None
        return [
            *_all_named(item, Standing.BUILDING, plain.get("building"), ("building",)),
            *_all_named(item, Standing.PIECE, pieces, ("ground", "piece")),
        ]
    return []


def may_meet(one: Named, other: Named) -> bool:
    """Whether a game could hold both, so that they may not share an id. They are of different items."""
    if one.standing is other.standing:
        return False
    if Standing.HERO in (one.standing, other.standing):
        return True
    # A village that brings its table along stands on no other, and no other village stands on that.
    return not (_brings_table(one.item) or _brings_table(other.item))


def _brings_table(item: Item) -> bool:
    return item.kind is ItemKind.VILLAGE and "ground" in item.plain


def _all_named(item: Item, standing: Standing, tables: Any, path: Path) -> list[Named]:
    found: list[Named] = []
    for place, one in enumerate(tables if isinstance(tables, list) else []):
        if isinstance(one, dict):
            found.extend(_named(item, standing, one, (*path, place)))
    return found


def _named(item: Item, standing: Standing, plain: Plain, path: Path) -> list[Named]:
    id, name = plain.get("id"), plain.get("name")
    if not isinstance(id, str) or not id:
        return []
    return [Named(item, standing, id, (*path, "id"), name if isinstance(name, str) else "")]
