"""Items that are in order, made from the official ones under ids and names of their own."""

from __future__ import annotations

import copy
import random

from desktop.storage.packs.pack import Pack, PackItem
from rules_core.games.village.items import Item, ItemKind
from rules_core.games.village.library_content import official


def own_items(count: int, seed: int = 1, kinds: tuple[ItemKind, ...] = ()) -> list[Item]:
    """So many items, each of an official one, in an order by chance."""
    chance = random.Random(seed)
    models = [item for item in official() if not kinds or item.kind in kinds]
    return [own(chance.choice(models), number) for number in range(count)]


def own(model: Item, number: int) -> Item:
    """A copy with an id and a name of its own."""
    plain = copy.deepcopy(model.plain)
    key = "kind" if model.kind is ItemKind.GROUND else "id"
    plain[key] = f"{model.id[:30]}-own-{number}"
    if "name" in plain:
        plain["name"] = f"{plain['name'][:30]} {number}"
    return Item(model.kind, plain)


def pack_of(items: list[Item], **changes: object) -> Pack:
    """A pack of these items."""
    parts = {"name": "Ash Hills", "author": "Anna", "version": 2, "text": "Played all winter.", **changes}
    return Pack(
        str(parts["name"]),
        str(parts["author"]),
        int(str(parts["version"])),
        str(parts["text"]),
        tuple(PackItem(item, version=2) for item in items),
    )


def model(kind: ItemKind) -> Item:
    """The first official item of a kind."""
    return next(item for item in official() if item.kind is kind)
