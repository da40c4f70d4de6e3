"""What a player by rules of thumb knows of buildings: the way in to an enemy, the way to a window, ladders to push."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import doors, indoors
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.song.traits_of_fighting import is_mounted

SIDES: Final = 6
"""Of a die."""


def house_of(battle: Battle, man: Soldier) -> House | None:
    """The building in which he is."""
    return next((house for house in battle.houses.values() if house.holds(man)), None)


def way(battle: Battle, man: Soldier, options: tuple[str, ...]) -> str:
    """An action at a building that leads on: to enemies inside it, or from them; "" for none."""
    by_verb: dict[str, str] = {}
    for one in options:
        verb, colon, id = one.partition(":")
        if colon and "/" in id:
            by_verb.setdefault(verb, one)
    if not by_verb:
        return ""
    if "push" in by_verb:
        return by_verb["push"]
    if man.perch:
        return by_verb.get("up", by_verb.get("down", ""))
    here = house_of(battle, man)
    first = next(iter(by_verb.values())).partition(":")[2].split("/")[0]
    house = here or battle.houses[first]
    foes = [one for one in battle.enemies(man) if house.holds(one)]
    if foes:
        above = [one for one in foes if one.floor > man.floor]
        below = [one for one in foes if one.floor < man.floor]
        if here is None or len(above) + len(below) < len(foes):
            for verb in ("open", "window", "bash") if here is None else ("open",):
                if verb in by_verb and (verb != "bash" or breaks(battle, man, by_verb[verb]) > 0.0):
                    return by_verb[verb]
        if above and "up" in by_verb:
            return by_verb["up"]
        if below and "down" in by_verb:
            return by_verb["down"]
    elif here is not None and man.floor > 0 and "down" in by_verb and man.side == battle.attacker:
        # Nobody is left up here to fight.
        return by_verb["down"]
    elif here is not None and man.side == battle.attacker and "open" in by_verb:
        return by_verb["open"]
    return ""


def breaks(battle: Battle, man: Soldier, option: str) -> float:
    """How likely one try breaks a door, with those who help him (SDS-BLD-3)."""
    door = indoors.opening(battle, option.partition(":")[2])
    missing = doors.resistance(battle, door) - sum([number for _, number in doors.bash_parts(battle, man, door)])
    return max(0, min(SIDES, SIDES + 1 - missing)) / SIDES


def detour(battle: Battle, man: Soldier, ours: House | None, foe: Soldier, theirs: House | None) -> float:
    """How much further off an enemy is than the crow flies, for who must go in or out by a door. `ours` is the house in
    which the man is, `theirs` that of the enemy.
    """
    house = theirs or ours
    if theirs is ours and (house is None or foe.floor == man.floor):
        return 0.0
    assert house is not None
    if is_mounted(man):
        return float(battle.song.long)
    if theirs is ours or man.floor > 0:
        goals = [one.outline for one in house.climbs]
    else:
        goals = [one.outline for one in house.openings if one.is_outer and one.floor == 0]
    return min([one.distance(man.x, man.y) for one in goals], default=float(battle.song.long))
