"""What all ways inside a building share: finding its parts, and a Move that no straight line on the ground leads."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import close_combat
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import Climb, Opening
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import FAR, TOUCH, Outline, Point, length
from rules_core.ground.standing import by_distance
from rules_core.kernel.table import Table
from rules_core.song import morale, movement
from rules_core.song.facts import ModelMoved

EVERY: Final = 3
"""Round a corner a base is tried in every third direction: 15 degrees apart."""


def opening(battle: Battle, id: str) -> Opening:
    """The door or window of that id."""
    for house in battle.houses.values():
        for one in house.openings:
            if one.id == id:
                return one
    raise KeyError(id)


def climb(battle: Battle, id: str) -> Climb:
    """The stairs or the ladder of that id."""
    for house in battle.houses.values():
        for one in house.climbs:
            if one.id == id:
                return one
    raise KeyError(id)


def spots_at(battle: Battle, man: Soldier, outline: Outline, floor: int) -> list[Point]:
    """Free spots on a floor where the man would touch an outline, nearest first."""
    here = man.floor
    man.enter(floor)
    others = battle.others(man)
    places: list[tuple[float, float]] = []
    for ax, ay, bx, by in outline.edges:
        size = length(bx - ax, by - ay)
        out_x, out_y = (by - ay) / size, (ax - bx) / size
        # One base after the other along each side, a finger's breadth off so that rounding does not matter.
        away = man.radius + 1.0
        count = 2 * (int(size / (2 * man.radius)) + 1)
        for part in range(count + 1):
            along_x, along_y = ax + (bx - ax) * part / count, ay + (by - ay) * part / count
            places.append((along_x + out_x * away, along_y + out_y * away))
            places.append((along_x - out_x * away, along_y - out_y * away))
    for corner_x, corner_y in outline.corners:
        for across, down in DIRECTIONS[::EVERY]:
            places.append((corner_x + across * (man.radius + 1) / SCALE, corner_y + down * (man.radius + 1) / SCALE))
    found = [
        spot
        for spot in by_distance(places, man.x, man.y, FAR)
        if outline.nearer_than(spot[0], spot[1], man.radius + TOUCH)
        and battle.ground.fits(man, *spot, others)
        # Above the ground there is something to stand on inside alone.
        and (floor == 0 or any(house.outline.contains(*spot) for house in battle.houses.values()))
    ]
    man.enter(here)
    return found


def go(table: Table, battle: Battle, man: Soldier, x: int, y: int, floor: int, clause: str) -> int:
    """One Move to a spot through a window, or on another floor; gives back the actions that it took."""
    # SDS-ACT-9, SDS-HTH-22.
    taken = movement.leaving_cost(battle, man, x, y)
    man.moves_made += 1
    from_x, from_y, from_floor = man.x, man.y, man.floor
    before = battle.foes_in_contact(man)
    met = [one for one in _foes_there(battle, man, x, y, floor) if one not in before]
    if not close_combat.dares_all(table, battle, man, met):
        return taken
    # SDS-HTH-23.
    if movement.stopped_by(table, battle, man, x, y) is not None or not man.in_play:
        return taken
    for foe in met:
        # SDS-MOR-5. Charged by Fear they roll before the contact.
        close_combat.is_shaken_by(table, battle, man, foe)
    arrive(table, battle, man, x, y, floor, clause)
    man.charged.extend([one.id for one in battle.foes_in_contact(man) if one not in before])
    battle.has_moved(table, man, from_x, from_y)
    if man.floor != from_floor:
        man.has_moved = True
    morale.resolve(table, battle)
    return taken


def arrive(
    table: Table, battle: Battle, man: Soldier, x: int, y: int, floor: int, clause: str, manner: str = "move"
) -> None:
    """Stand there from now on, and tell it."""
    from_x, from_y = man.x, man.y
    man.enter(floor)
    man.x, man.y = x, y
    man.height, man.perch = 0, ""
    table.tell(ModelMoved(clause, man.id, from_x, from_y, x, y, manner))


def _foes_there(battle: Battle, man: Soldier, x: int, y: int, floor: int) -> list[Soldier]:
    """The enemies whom he would touch there."""
    here = man.x, man.y, man.floor
    man.x, man.y = x, y
    man.enter(floor)
    found = battle.foes_in_contact(man)
    man.x, man.y = here[0], here[1]
    man.enter(here[2])
    return found
