"""A little siege to test on: the book's village, a bare table, four heroes and a handful of enemies of round costs."""

from __future__ import annotations

import copy
from typing import Any

from rules_core.games.village.content.loader import read, shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Content
from rules_core.games.village.game import VillageGame
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId

MIDDLE = 18 * INCH


def _hero(id: str) -> Plain:
    return {
        "id": id,
        "name": id.capitalize(),
        "role": "Hero",
        "icon": "swordman",
        "letter": id[0].upper(),
        "text": "Somebody to rely on.",
        "passive": "None.",
        "quality": 3,
        "combat": 3,
        "traits": [{"id": "tough"}],
    }


def _enemy(id: str, kind: str, points: int, behaviours: list[str], torch: bool = False) -> Plain:
    return {
        "id": id,
        "name": id.capitalize(),
        "plural": f"{id.capitalize()}s",
        "icon": "goblin",
        "text": "Somebody to fear.",
        "class": kind,
        "behaviours": behaviours,
        "torch": torch,
        "quality": 4,
        "combat": 2,
        "points": points,
        "traits": [],
    }


ALL = ["ravager", "hunter", "raider", "mindless", "fanatic", "guardian"]

ENEMIES_OF_ROUND_COST = [
    _enemy("rat", "mob", 10, ["ravager", "mindless"]),
    _enemy("orc", "mob", 20, ["ravager", "hunter", "guardian"]),
    _enemy("thief", "mob", 25, ["raider"]),
    _enemy("zealot", "mob", 25, ["fanatic"]),
    _enemy("arsonist", "mob", 5, ["ravager"], torch=True),
    _enemy("champion", "elite", 40, ALL),
    _enemy("warlord", "boss", 120, ["hunter", "fanatic"]),
    _enemy("dragon", "boss", 290, ["mindless"]),
]

BARE = {
    "id": "bare",
    "name": "Bare Table",
    "text": "Nothing but grass.",
    "width": 36,
    "height": 36,
}

PLAIN: Plain = {
    **shipped().plain,
    "village": [one for one in shipped().plain["village"] if one["id"] == "hearthwall"],
    "scenario": [],
    "rules": [],
    "hero": [_hero("ada"), _hero("ben"), _hero("cem"), _hero("dot")],
    "enemy": ENEMIES_OF_ROUND_COST,
    "terrain": [BARE],
}


def plain_content(**lists: list[Plain]) -> Plain:
    """The little content as plain data, free to change; whole lists may be replaced."""
    return {**copy.deepcopy(PLAIN), **lists}


def content(**lists: list[Plain]) -> Content:
    """The little content."""
    return read(plain_content(**lists))


MADE: dict[str, VillageGame] = {}
"""Games of the little content by their choices: a game never changes, so tests may share it."""


def game(heroes: int = 2, of: Content | None = None, **choices: Any) -> VillageGame:
    """A game of the little content. `choices` as for `setup.build`; `village` and `song` are its options."""
    key = repr((heroes, sorted(choices.items())))
    if of is None and key in MADE:
        return MADE[key]
    options = {key: choices.pop(key) for key in ("village", "song") if isinstance(choices.get(key), dict)}
    names = ["ada", "ben", "cem", "dot"][:heroes]
    made = VillageGame(build(of or content(), {"heroes": names, "options": options, **choices}))
    if of is None:
        MADE[key] = made
    return made


def siege(heroes: int = 2, of: Content | None = None, **choices: Any) -> Siege:
    """A siege of the little content before its first question."""
    return game(heroes, of, **choices).start()


def put(siege: Siege, model: Fighter, x: float, y: float) -> Fighter:
    """Stand a model on the table; inches from the middle."""
    model.x = MIDDLE + round(x * INCH)
    model.y = MIDDLE + round(y * INCH)
    model.fate = Fate.IN_PLAY
    siege.models[model.id] = model
    return model


def foe(siege: Siege, kind: str, x: float, y: float, number: int = 1) -> Fighter:
    """An enemy of the group on the table; inches from the middle."""
    found = len([one for one in siege.models.values() if one.group == number])
    letter = "abcde"[found]
    model = Fighter(
        ModelId(f"{kind}-{siege.wave}-{number}{letter}"), siege.world.content.enemies[kind].profile, ENEMIES
    )
    model.group = number
    model.letter = letter
    return put(siege, model, x, y)


def level_up(siege: Siege, building: str, level: int) -> None:
    """A building at a level."""
    siege.building(building).level = level
