"""Small valid items from which somebody who makes a new one starts."""

from __future__ import annotations

import copy
from typing import Any

from rules_core.content.fresh_rows import example_of
from rules_core.content.named_fields import TEXT as STORY
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.level_checks import levels_like
from rules_core.games.village.content.profile_fields import PASSIVE
from rules_core.games.village.content.village_fields import LEVEL_TEXT
from rules_core.games.village.rules.escalation import ESCALATION
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say


def blank(kind: str, id: str, name: str) -> Plain:
    """A new item's table: valid as it is, with as little in it as can be. Raises `KeyError` for a kind without one."""
    named: Plain = {"id": id, "name": name}
    if kind == Kind.VILLAGE:
        # V-7.5.5. A village has a heart.
        hall = {**_building("town-hall", say("Town Hall"), "heart"), "icon": "village", "roof": "hall", "integrity": 6}
        hall["outline"] = _square(2)
        # V-7.5.5 to V-7.5.7. Its levels are those of the book.
        hall["level"] = copy.deepcopy(levels_like("heart")[1])
        return {**named, "text": _story(), "building": [{**hall, "position": [0, 0]}]}
    if kind == Kind.BUILDING:
        return _building(id, name, "repairs")
    if kind == Kind.HERO:
        # V-4.2.5, V-4.2.6. Every hero is Tough and has Quality 3+.
        fighter = {"role": say("Fighter"), "icon": "viking-head", "letter": letter_of(name), "text": _story()}
        passive = example_of(PASSIVE)
        return {**named, **fighter, "passive": passive, "quality": 3, "combat": 3, "traits": [{"id": "tough"}]}
    if kind == Kind.ENEMY:
        # SBH-PTS-1. Quality 4+ and Combat 2 cost 15 points.
        looks = {"plural": name, "icon": "orc-head", "text": _story(), "class": "mob", "behaviours": ["ravager"]}
        return {**named, **looks, "quality": 4, "combat": 2, "points": 15}
    if kind == Kind.DEFENDER:
        return {**named, "icon": "bowman", "letter": letter_of(name), "quality": 4, "combat": 2, "points": 15}
    if kind == Kind.TERRAIN:
        # V-4.3.2. The table of the book.
        return {**named, "text": _story(), "width": 36, "height": 36}
    if kind == Kind.GROUND:
        return {"kind": id, "name": name, "traits": [], "height": 0}
    if kind == Kind.SCENARIO:
        # V-4.1.1. As many waves as the shortest game of the book has, growing as slowly.
        return {**named, "text": _story(), "wave": [{"escalation": level} for level in ESCALATION["intro"]]}
    if kind == Kind.RULES:
        return {**named, "village": {}, "song": {}}
    raise KeyError(kind)


def _building(id: str, name: str, ability: str) -> Plain:
    level: Plain = {"name": say("Level I"), "text": example_of(LEVEL_TEXT), "cost": 0, "ability": {"id": ability}}
    return {
        "id": id,
        "name": name,
        "icon": "house",
        "roof": "forge",
        "integrity": 3,
        "outline": _square(1.5),
        "level": [level],
    }


def _square(half: float) -> list[list[Any]]:
    return [[-half, -half], [half, -half], [half, half], [-half, half]]


def letter_of(name: str) -> str:
    """The first capital letter there is in the name."""
    for sign in name.upper():
        if "A" <= sign <= "Z":
            return sign
    return "X"


def _story() -> str:
    # Without the name: it stays there when the item is called something else.
    return example_of(STORY)
