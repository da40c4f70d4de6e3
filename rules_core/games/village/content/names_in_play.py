"""The ids that heroes, buildings and pieces of the table have in play, which they share with nobody (setup.py)."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.items import Item, Path
from rules_core.content.known import KnownThing
from rules_core.games.village.content.kinds import Kind
from rules_core.kernel.game import Plain


class IdUse:
    """What stands in play under an id."""

    HERO: Final = "hero"
    BUILDING: Final = "building"
    PIECE: Final = "piece"


NAMED: Final = (Kind.HERO, Kind.BUILDING, Kind.VILLAGE, Kind.TERRAIN)
"""The kinds of items that bring such ids into play."""
ITSELF: Final = (Kind.HERO, Kind.BUILDING)
"""Those whose own id is such an id."""


def names_of(item: Item) -> list[KnownThing]:
    """Every id that the item brings into play, in the order of its table."""
    plain = item.plain
    if item.kind == Kind.HERO:
        return _named(item, IdUse.HERO, plain, ())
    if item.kind == Kind.BUILDING:
        return _named(item, IdUse.BUILDING, plain, ())
    if item.kind == Kind.TERRAIN:
        return _all_named(item, IdUse.PIECE, plain.get("piece"), ("piece",))
    if item.kind == Kind.VILLAGE:
        ground = plain.get("ground")
        pieces = ground.get("piece") if isinstance(ground, dict) else None
        return [
            *_all_named(item, IdUse.BUILDING, plain.get("building"), ("building",)),
            *_all_named(item, IdUse.PIECE, pieces, ("ground", "piece")),
        ]
    return []


def may_meet(one: KnownThing, other: KnownThing) -> bool:
    """Whether a game could hold both, so that they may not share an id. They are of different items."""
    if one.standing == other.standing:
        return False
    if IdUse.HERO in (one.standing, other.standing):
        return True
    # A village that brings its table along stands on no other, and no other village stands on that.
    return not (_brings_table(one.item) or _brings_table(other.item))


def _brings_table(item: Item) -> bool:
    return item.kind == Kind.VILLAGE and "ground" in item.plain


def _all_named(item: Item, standing: str, tables: Any, path: Path) -> list[KnownThing]:
    found: list[KnownThing] = []
    for place, one in enumerate(tables if isinstance(tables, list) else []):
        if isinstance(one, dict):
            found.extend(_named(item, standing, one, (*path, place)))
    return found


def _named(item: Item, standing: str, plain: Plain, path: Path) -> list[KnownThing]:
    id, name = plain.get("id"), plain.get("name")
    if not isinstance(id, str) or not id:
        return []
    return [KnownThing(item, standing, id, (*path, "id"), name if isinstance(name, str) else "")]
