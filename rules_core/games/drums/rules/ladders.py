"""Ladders that a storming party carries to the wall (SDS-SCN-1.5)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.building_words import (
    AWAY,
    UP,
)
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import LadderRaised
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import TOUCH, length
from rules_core.kernel.table import Table
from rules_core.song.facts import TraitUsed

SET_UP: Final = "set-ladder"
TAKE_UP: Final = "take-ladder"
LADDERS: Final = 2
BEARERS: Final = 2
"""So many men carry each."""


def put_away(battle: Battle) -> None:
    """No ladder stands at the wall yet."""
    for house in battle.houses.values():
        for climb in house.climbs:
            if climb.id in battle.doors:
                battle.doors[climb.id] = AWAY
    battle.lay_ground()


def hand_out(table: Table, battle: Battle, attackers: list[Soldier]) -> None:
    """The attacker says who carries the ladders: the first two the first of them."""
    able = [one.id for one in attackers if not one.has("mounted")]
    most = min(LADDERS * BEARERS, len(able))
    if most < BEARERS:
        return
    for place, id in enumerate(table.pick(battle.attacker, topics.BEARERS, able, 0, most, "SDS-SCN-1.5")):
        battle.model(id).hauls = place // BEARERS + 1


def options(battle: Battle, man: Soldier) -> list[str]:
    """Set a ladder up where two men stand at the wall; take up one that lies there, or its other end."""
    if not man.is_active or man.floor or man.has("mounted"):
        return []
    if man.hauls:
        mates = [one for one in battle.friends(man) if one.standing and battle.ground.touching(one, man)]
        return [f"{SET_UP}:{id}" for id in _places(battle, man)] if mates else []
    found = [number for number, (x, y) in battle.course.lying.items() if _touches(man, x, y)]
    for one in battle.friends(man):
        if one.hauls and len(bearers(battle, one.hauls)) < BEARERS and battle.ground.touching(one, man):
            found.append(one.hauls)
    return [f"{TAKE_UP}:{number}" for number in dict.fromkeys(found)]


def _touches(man: Soldier, x: int, y: int) -> bool:
    return length(x - man.x, y - man.y) <= 2 * man.radius + TOUCH


def _places(battle: Battle, man: Soldier) -> list[str]:
    return [
        climb.id
        for house in battle.houses.values()
        for climb in house.climbs
        if battle.doors.get(climb.id) == AWAY and climb.is_touched_by(man)
    ]


def bearers(battle: Battle, number: int) -> list[Soldier]:
    """Who carries a ladder."""
    return [one for one in battle.in_play() if one.hauls == number]


def act(table: Table, battle: Battle, man: Soldier, verb: str, id: str) -> int:
    """SDS-SCN-1.5. One action each."""
    if verb == TAKE_UP:
        man.hauls = int(id)
        battle.course.lying.pop(man.hauls, None)
        table.tell(TraitUsed("SDS-SCN-1.5", man.id, TAKE_UP))
        return 1
    for one in bearers(battle, man.hauls):
        one.hauls = 0
    battle.doors[id] = UP
    battle.lay_ground()
    table.tell(LadderRaised("SDS-SCN-1.5", man.id, id))
    return 1


def let_go(battle: Battle, man: Soldier) -> None:
    """Whoever falls, is driven back or dies lets go; where nobody else has it, it lies there."""
    number, man.hauls = man.hauls, 0
    if number and not bearers(battle, number):
        battle.course.lying[number] = (man.x, man.y)
