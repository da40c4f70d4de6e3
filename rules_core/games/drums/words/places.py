"""Where in a building somebody stands, in words (SDS-BLD)."""

from __future__ import annotations

from rules_core.games.drums.rules.sight import is_at_window
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.wording.translation import say, tell


def storey_words(house: House, floor: int) -> str:
    """A floor of a building: "upstairs"."""
    if house.is_roof(floor):
        return say("on top")
    if floor == 0:
        return say("indoors")
    return say("upstairs") if floor == 1 else tell("floor {floor}", floor=floor)


def floor_words(house: House, floor: int, names: BattleNames) -> str:
    """A building and one of its floors: "Farmhouse, upstairs"."""
    return tell("{building}, {storey}", building=names.building(house.kind.id), storey=storey_words(house, floor))


def place_words(battle: Battle, man: Soldier, names: BattleNames | None = None) -> str:
    """Where he is if he is in a building or on a ladder, "" on open ground; without names the building goes unsaid."""
    if man.perch:
        return say("on a ladder")
    for house in battle.houses.values():
        if not house.holds(man):
            continue
        words = floor_words(house, man.floor, names) if names is not None else storey_words(house, man.floor)
        is_at_one = any(
            not one.is_door and one.floor == man.floor and is_at_window(battle, house, one, man)
            for one in house.openings
        )
        return tell("{place}, at a window", place=words) if is_at_one else words
    return ""
