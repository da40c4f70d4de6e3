"""Items that are in order, made from the official ones under ids and names of their own."""

from __future__ import annotations

import copy
import random
from typing import Any

from desktop.storage.packs.pack import Pack, PackItem
from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.trials.plans import PARTIES
from rules_core.kernel.game import Plain


def own_items(count: int, seed: int = 1, kinds: tuple[str, ...] = ()) -> list[Item]:
    """So many items, each of an official one, in an order by chance."""
    chance = random.Random(seed)
    models = [item for item in official() if not kinds or item.kind in kinds]
    return [own(chance.choice(models), number) for number in range(count)]


def own(model: Item, number: int) -> Item:
    """A copy with an id and a name of its own."""
    plain = copy.deepcopy(model.plain)
    key = model.id_key
    plain[key] = f"{model.id[:30]}-own-{number}"
    if "name" in plain:
        plain["name"] = f"{plain['name'][:30]} {number}"
    return Item(model.game, model.kind, plain)


def scenario(id: str = "long-night", **changes: Any) -> Item:
    """A scenario that speaks of items of every kind it can."""
    wave = {
        "escalation": 1,
        "text": "Smoke over the hills.",
        "edges": ["1", "3"],
        "group": [{"behaviour": "hunter", "member": [{"type": "hill-wolf", "count": 2}], "edge": 1}],
    }
    plain: Plain = {
        "id": id,
        "name": "The Long Night",
        "text": "Nobody sleeps in Mill Brook.",
        "village": "mill-brook",
        "terrain": model(Kind.TERRAIN).id,
        "rules": ["our-rules"],
        "bestiary": ["hill-wolf"],
        "wave": [wave, {"escalation": 2, "budget_percent": 120}],
        "win": {"kind": "leader", "enemy": "hill-wolf"},
        "loss": {"heroes": True, "buildings": ["town-hall"]},
    }
    return Item(GAME, Kind.SCENARIO, {**plain, **changes})


def company() -> list[Item]:
    """What that scenario speaks of and the program does not have."""
    village = own(model(Kind.VILLAGE), 1).plain | {"id": "mill-brook"}
    wolf = own(model(Kind.ENEMY), 1).plain | {"id": "hill-wolf", "behaviours": ["hunter"]}
    rules = {"id": "our-rules", "name": "Our rules", "text": "", "village": {}, "song": {}}
    return [Item(GAME, Kind.VILLAGE, village), Item(GAME, Kind.ENEMY, wolf), Item(GAME, Kind.RULES, rules)]


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


def model(kind: str) -> Item:
    """The first official item of a kind."""
    return next(item for item in official() if item.kind == kind)


def result(item: Item, *others: Item, games: int = 200, wins: int = 50) -> Plain:
    """What a quick test of an item beside these others might have found."""
    heroes = {str(number): {"games": games // 3, "wins": min(wins, games // 3)} for number in PARTIES}
    counts = {"stalled": 0, "broken": 0, "idle_more": 0}
    mark = mark_of(item, others, CONTENT)
    return {"fingerprint": mark, "games": games, "heroes": heroes, **counts, "message": "", "falls": {}, "idle": []}


def large_tables() -> list[Item]:
    """Nearly as much ground as a pack may hold, all of it in one heap: what takes longest to look through."""
    corners = [[round(4 + 0.05 * corner, 2), 10 + (corner % 20) % 3] for corner in range(40)]
    pieces = [{"id": f"p-{number}", "kind": "wood", "outline": corners} for number in range(80)]
    return [
        Item(
            GAME,
            Kind.TERRAIN,
            {"id": f"t-{number}", "name": "T", "text": "t", "width": 72, "height": 72, "piece": pieces},
        )
        for number in range(9)
    ]
