"""Stairs and ladders (SDS-BLD-5 to 7, R-S63, R-S69).

A floor of stairs takes a whole Move from their foot to their head or back. A ladder takes a Move for each floor: who
would step off it into an enemy stays on its top rung, and may be pushed away with it.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.building_words import (
    AWAY,
    DOWN,
    LADDER,
    STAIRS,
    UP,
)
from rules_core.games.drums.rules import close_combat, indoors
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import Climbed, LadderPushed, LadderRaised
from rules_core.games.drums.state.houses import Climb
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Point
from rules_core.kernel.table import Table
from rules_core.song import falling, morale, movement, passage, stride
from rules_core.song import topics as song_topics
from rules_core.song.actions import may_attack
from rules_core.song.traits_of_fighting import is_mounted

GO_UP: Final = "up"
GO_DOWN: Final = "down"
PUSH: Final = "push"
RAISE: Final = "raise"
VERBS: Final = (GO_UP, GO_DOWN, PUSH, RAISE)
ON_A_LADDER: Final = -1
"""What hands that are busy cost in a fight (SDS-BLD-6, SDS-HTH-8)."""


def options(battle: Battle, man: Soldier, actions: int) -> list[str]:
    """Where stairs and ladders lead whoever touches or climbs them, as "up:ID" and so on."""
    if is_mounted(man) or not man.is_active:
        return []
    found: list[str] = []
    for house in battle.houses.values():
        for climb in house.climbs:
            if man.perch and man.perch != climb.id:
                continue
            if man.perch == climb.id or climb.is_touched_by(man):
                found.extend([f"{verb}:{climb.id}" for verb in _ways(battle, climb, man, actions)])
    return found


def _ways(battle: Battle, climb: Climb, man: Soldier, actions: int) -> list[str]:
    found: list[str] = []
    if climb.kind == LADDER and battle.doors[climb.id] == AWAY:
        return []
    if climb.kind == LADDER and battle.doors[climb.id] == DOWN:
        # SDS-BLD-7. It lies at its foot.
        return [RAISE] if man.floor == climb.floor else []
    is_free = movement.may_leave(battle, man, actions) and not (man.moves_made > 0 and man.has("slow"))
    if is_free and _is_way(battle, climb, man, up=True):
        found.append(GO_UP)
    if is_free and _is_way(battle, climb, man, up=False):
        found.append(GO_DOWN)
    is_at_head = man.floor == climb.to_floor and not man.perch
    if climb.kind == LADDER and is_at_head and may_attack(battle, man, is_shot=False) and _foes_on(battle, climb, man):
        found.append(PUSH)
    return found


def _is_way(battle: Battle, climb: Climb, man: Soldier, *, up: bool) -> bool:
    if climb.kind == STAIRS:
        floor = climb.to_floor if up else climb.floor
        return floor != man.floor and bool(indoors.spots_at(battle, man, climb.outline, floor))
    if up and man.floor == climb.to_floor and not man.perch:
        return False
    if not up and man.floor == climb.floor and not man.perch:
        return False
    return _rung_after(battle, climb, man, up=up) is not None


class Rung:
    """Where a Move on a ladder ends: at a height on it, or beside its foot or its head."""

    def __init__(self, height: int, spot: Point, floor: int) -> None:
        self.height = height
        self.spot = spot
        self.floor = floor


def _rung_after(battle: Battle, climb: Climb, man: Soldier, *, up: bool) -> Rung | None:
    """SDS-BLD-6. One floor further; None where somebody else is."""
    step = battle.song.short
    full = (climb.to_floor - climb.floor) * step
    now = man.height if man.perch else (full if man.floor == climb.to_floor else 0)
    then = now + step if up else now - step
    if then >= full:
        head = indoors.spots_at(battle, man, climb.outline, climb.to_floor)
        # SDS-MOV-12. Nobody steps past an enemy who stands at the top.
        if head and not _held_above(battle, climb, man):
            return Rung(0, head[0], climb.to_floor)
        then = full
    if then <= 0:
        foot = [(man.x, man.y)] if man.perch else indoors.spots_at(battle, man, climb.outline, climb.floor)
        return Rung(0, foot[0], climb.floor) if foot else None
    if man.perch and then == now:
        return None
    # One man for each Short of it.
    if any(one is not man and one.perch == climb.id and one.height == then for one in battle.in_play()):
        return None
    if man.perch or man.floor == climb.floor:
        return Rung(then, (man.x, man.y), climb.floor)
    foot = indoors.spots_at(battle, man, climb.outline, climb.floor)
    return Rung(then, foot[0], climb.floor) if foot else None


def _held_above(battle: Battle, climb: Climb, man: Soldier) -> bool:
    return any(one.standing and one.floor == climb.to_floor and climb.is_touched_by(one) for one in battle.enemies(man))


def _foes_on(battle: Battle, climb: Climb, man: Soldier) -> list[Soldier]:
    """The enemies on a ladder, the highest first."""
    foes = [one for one in battle.enemies(man) if one.perch == climb.id]
    return sorted(foes, key=lambda one: -one.height)


def act(table: Table, battle: Battle, man: Soldier, verb: str, id: str) -> int:
    """Carry out one of `options`; gives back the actions it took."""
    climb = indoors.climb(battle, id)
    if verb == PUSH:
        _push(table, battle, man, climb)
        return 1
    if verb == RAISE:
        battle.doors[climb.id] = UP
        battle.lay_ground()
        table.tell(LadderRaised("SDS-BLD-7", man.id, climb.id))
        return 1
    up = verb == GO_UP
    if climb.kind == STAIRS:
        # SDS-BLD-5.
        floor = climb.to_floor if up else climb.floor
        x, y = indoors.spots_at(battle, man, climb.outline, floor)[0]
        return indoors.go(table, battle, man, x, y, floor, "SDS-BLD-5")
    rung = _rung_after(battle, climb, man, up=up)
    assert rung is not None
    if rung.height == 0:
        return indoors.go(table, battle, man, rung.spot[0], rung.spot[1], rung.floor, "SDS-BLD-6")
    return _climb(table, battle, man, climb, rung)


def _climb(table: Table, battle: Battle, man: Soldier, climb: Climb, rung: Rung) -> int:
    """SDS-BLD-6. On the ladder, up to who may stand at its top."""
    before = battle.foes_in_contact(man)
    taken = 2 if battle.active_foes_in_contact(man) else 1
    full = (climb.to_floor - climb.floor) * battle.song.short
    above = [one for one in battle.enemies(man) if one.floor == climb.to_floor and climb.is_touched_by(one)]
    met = [one for one in above if rung.height == full and one not in before]
    if not close_combat.dares_all(table, battle, man, met):
        return taken
    if before and movement.stopped_by(table, battle, man, man.x + 1, man.y) is not None:
        return taken
    if man.floor != rung.floor:
        indoors.arrive(table, battle, man, rung.spot[0], rung.spot[1], rung.floor, "SDS-BLD-6")
    man.perch, man.height = climb.id, rung.height
    man.has_moved = True
    table.tell(Climbed("SDS-BLD-6", man.id, climb.id, rung.height))
    man.charged.extend([one.id for one in met if one.id not in man.charged])
    morale.resolve(table, battle)
    return taken


def _push(table: Table, battle: Battle, man: Soldier, climb: Climb) -> None:
    """SDS-BLD-7, R-S63, R-S69. The pusher's attack of the turn; without any bonus for height."""
    foe = _foes_on(battle, climb, man)[0]
    man.count_attack(is_shot=False)
    ours = table.roll(battle.voice(man), song_topics.ATTACK_DIE, 1, "SDS-BLD-7", man.id)[0]
    theirs = table.roll(battle.voice(foe), song_topics.DEFENCE_DIE, 1, "SDS-BLD-7", foe.id)[0]
    our_total = ours + man.profile.combat
    their_total = theirs + foe.profile.combat + ON_A_LADDER
    falls = our_total > their_total
    dice, totals = (ours, theirs), (our_total, their_total)
    table.tell(LadderPushed("SDS-BLD-7", man.id, foe.id, climb.id, dice, totals, falls))
    if not falls:
        return
    fallen = [one for one in battle.in_play() if one.perch == climb.id]
    battle.doors[climb.id] = DOWN
    battle.lay_ground()
    for one in fallen:
        falling.drop(table, battle, one)
    morale.resolve(table, battle)


# Driven and running


def driven_down(table: Table, battle: Battle, man: Soldier, climb: Climb) -> bool:
    """R-S69. Who recoils onto stairs goes down them; down a hatch it is a fall."""
    deep = (man.floor - climb.floor) * battle.song.short
    foot = indoors.spots_at(battle, man, climb.outline, climb.floor)
    if not foot:
        return False
    indoors.arrive(table, battle, man, foot[0][0], foot[0][1], climb.floor, "SDS-BLD-5", "recoil")
    if climb.kind == LADDER:
        falling.fall(table, battle, man, deep)
    return True


def way_down(battle: Battle, man: Soldier) -> Climb | None:
    """By which stairs or ladder he gets off his floor: the nearest; None where there is none."""
    found = [
        climb
        for house in battle.houses.values()
        if house.holds(man)
        for climb in house.climbs
        if climb.to_floor == man.floor and battle.doors.get(climb.id, UP) == UP
    ]
    return min(found, key=lambda one: one.outline.distance(man.x, man.y), default=None)


def run_down(table: Table, battle: Battle, man: Soldier) -> bool:
    """SDS-MOR-8. A fleeing Move of who stands upstairs; gives back whether the flight may go on."""
    climb = way_down(battle, man)
    if climb is None:
        return False
    if movement.stopped_by(table, battle, man, man.x + 1, man.y) is not None:
        return False
    if climb.is_touched_by(man):
        foot = indoors.spots_at(battle, man, climb.outline, climb.floor)
        if not foot:
            return False
        indoors.arrive(table, battle, man, foot[0][0], foot[0][1], climb.floor, "SDS-MOR-8", "flee")
        return True
    spots = indoors.spots_at(battle, man, climb.outline, man.floor)
    return bool(spots) and _run_to(table, battle, man, spots[0])


def _run_to(table: Table, battle: Battle, man: Soldier, spot: Point) -> bool:
    route = battle.ground.route_to_point(man, spot[0], spot[1])
    if route is None or len(route.points) < 2:
        return False
    sweep = stride.plan(battle, man, *route.points[1])
    if sweep.length == 0:
        return False
    passage.go_along(table, battle, man, sweep.x, sweep.y, "flee", "SDS-MOR-8", passage.Will.DRIVEN)
    return man.in_play
