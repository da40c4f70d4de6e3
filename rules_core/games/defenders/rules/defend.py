"""Defenders act: a move for each player, what it bumps on, and one ability (section 13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rules_core.games.defenders.content.types import ENGINEERS, HEALERS
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import losses, topics
from rules_core.games.defenders.state.city import City, Location, Unit
from rules_core.games.defenders.state.facts import AbilityUsed, UnitHealed, UnitMoved
from rules_core.kernel.table import Table

STAY: Final = "stay"
NOBODY: Final = "nobody"
MOST_REGIMENTS: Final = 2
"""D-DA-4, R-D06. Never three, not even for a moment."""


def begin_moves(state: City) -> None:
    """D-DA-1. The First Player is the first to move."""
    note_places(state)
    state.turn_of = 0


def note_places(state: City) -> None:
    """D-DA-6, R-D56. Whoever stands in a place now is an original occupant of it; who comes later is none."""
    for unit in state.units:
        unit.began_at = unit.place


def take_move(table: Table, state: City) -> None:
    """D-DA-1, D-DA-2, R-D41. The player in turn moves one unit along a connection, a mobile one twice, or declines."""
    who = state.in_turn()
    answer = table.settle(who, topics.MOVE, [STAY, *moves(state)], "D-DA-1")
    if answer != STAY:
        id, _, place = answer.partition(">")
        unit = state.unit(id)
        go(table, state, unit, place, "D-DA-1")
        if unit.is_mobile():
            further = [one for one in moves(state) if one.startswith(f"{unit.id}>")]
            answer = table.settle(who, topics.MOVE_AGAIN, [STAY, *further], "D-DA-2", unit.id)
            if answer != STAY:
                go(table, state, unit, answer.partition(">")[2], "D-DA-2")
    state.turn_of += 1


def moves(state: City) -> list[str]:
    """D-DA-1, D-DA-3, D-DA-4. Every unit and every place to which it may go."""
    ways, crowd = state.ways(_shut(state)), _crowd(state)
    packed = [place for place, count in crowd.items() if count >= MOST_REGIMENTS]
    lost = [place.id for place in state.locations if place.is_destroyed or place.is_occupied]
    found: list[str] = []
    for unit in state.units:
        if unit.is_dead:
            continue
        ends = ways.get(unit.place, ())
        if (packed or lost) and unit.is_regiment():
            # R-D42. Out of an open place it goes wherever there is no third: what it leaves is room enough.
            is_open = unit.place not in lost
            ends = tuple(
                [end for end in ends if end not in packed and (is_open or _takes_regiment(state, crowd, unit, end))]
            )
        found += _steps(unit.id, ends)
    return found


@lru_cache(maxsize=1024)
def _steps(unit: str, ends: tuple[str, ...]) -> tuple[str, ...]:
    """D-DA-1. Moves as they are answered; they are the same at nearly every step of a siege."""
    return tuple([f"{unit}>{place}" for place in ends])


def _shut(state: City) -> list[str]:
    """R-D37. Ruins, and places that a threat holds."""
    ruins = [place.id for place in state.locations if place.is_destroyed]
    return ruins + [threat.place for threat in state.threats if threat.place and not threat.is_dead]


def _crowd(state: City) -> dict[str, int]:
    """How many regiments stand in each place where there are any."""
    crowd: dict[str, int] = {}
    for unit in state.units:
        if unit.is_regiment() and not unit.is_dead:
            crowd[unit.place] = crowd.get(unit.place, 0) + 1
    return crowd


def _takes_regiment(state: City, crowd: dict[str, int], unit: Unit, place: str) -> bool:
    """R-D42, R-D69. Whether one more fits out of a lost place, which leaves no room for whoever has to move on."""
    if crowd.get(place, 0) < state.location(place).room():
        return True
    left = state.location(unit.place)
    if crowd[left.id] > left.room():
        # R-D69. Out of a place with too many: one less there, one more here.
        return True
    origin, unit.place = unit.place, place
    can = nearest_room(state, place) != []
    unit.place = origin
    return can


def go(table: Table, state: City, unit: Unit, place: str, clause: str) -> None:
    """A unit walks along a connection; into a place that the enemy has left it recaptures it (R-D37, R-D67)."""
    origin, unit.place = unit.place, place
    table.tell(UnitMoved(clause, unit.mention(), state.mention(origin), state.mention(place), "move"))
    location = state.location(place)
    if location.is_occupied:
        losses.regain_place(table, state, location, "D-MOR-7")


# Bumps


def overfull(state: City) -> list[Location]:
    """D-DA-5, R-D06. Places that hold more regiments than they may, and from which somebody can move on (R-D54)."""
    crowd = _crowd(state)
    full = [place for place in state.locations if place.id in crowd and crowd[place.id] > place.room()]
    return [place for place in full if nearest_room(state, place.id)]


def nearest_room(state: City, start: str) -> list[list[str]]:
    """D-DA-7, D-DA-8. The shortest ways from a place to one with room for a regiment; empty for none.

    R-D42. Room is below capacity, in a place that is neither destroyed nor held by the enemy.
    """
    ways = [[start]]
    seen = [start]
    while ways:
        found = [way for way in ways if len(way) > 1 and _has_room(state, way[-1])]
        if found:
            return found
        longer: list[list[str]] = []
        for way in ways:
            for place in state.neighbours(way[-1]):
                if place not in seen and state.location(place).is_open():
                    longer.append([*way, place])
        # Ways of equal length to one place are all kept: the First Player chooses among them.
        seen.extend(way[-1] for way in longer)
        ways = longer
    return []


def _has_room(state: City, place: str) -> bool:
    return len(state.regiments_at(place)) < state.location(place).room()


def bump(table: Table, state: City) -> bool:
    """D-DA-5. Somewhere a regiment too many moves on; False when none has to."""
    places = overfull(state)
    if not places:
        return False
    who = state.seats[state.first]
    # R-D56. The First Player orders several overfull places, and chooses where several could go.
    _bump_from(table, state, table.settle(who, topics.OVERFULL, [place.id for place in places], "D-DA-5"))
    return True


def make_room(table: Table, state: City, place: str) -> None:
    """D-WIN-6, R-D55, R-D57. What help has left too many of in a place goes on, where a battle is still to come too."""
    while any(one.id == place for one in overfull(state)):
        _bump_from(table, state, place)


def _bump_from(table: Table, state: City, start: str) -> None:
    """D-DA-6, D-DA-7, D-DA-8. One regiment moves on, each along the way bumping the next."""
    who = state.seats[state.first]
    ways = nearest_room(state, start)
    chosen = table.settle(who, topics.BUMPED_TO, [">".join(way[1:]) for way in ways], "D-DA-8", start)
    way = [start, *chosen.split(">")]
    bumped: list[Unit] = []
    for place in way[:-1]:
        there = state.regiments_at(place)
        # D-DA-6, R-D56, R-D70. Original occupants leave an overfull place first; of a full area on the way anybody.
        is_overfull = len(there) > state.location(place).room()
        original = [unit for unit in there if unit.began_at == place] if is_overfull else there
        names = [unit.id for unit in original or there]
        bumped.append(state.unit(table.settle(who, topics.BUMPED, names, "D-DA-6", place)))
    for unit, place in zip(reversed(bumped), reversed(way[1:]), strict=True):
        origin, unit.place = unit.place, place
        table.tell(UnitMoved("D-DA-8", unit.mention(), state.mention(origin), state.mention(place), "bump"))


# Abilities


def abilities(state: City) -> list[str]:
    """D-SPC-1 to D-SPC-5. Units whose ability has something to do now."""
    found: list[str] = []
    for unit in state.alive():
        if (
            (unit.type == ENGINEERS and any(place.is_destroyed for place in state.locations))
            or (unit.type == HEALERS and any(one.wounds > 0 for one in state.alive()))
            or (unit.is_jack() and state.damage > 0)
            or (unit.is_king() and bool(state.menace()))
        ):
            found.append(unit.id)
    return found


def activate(table: Table, state: City, options: DefendersOptions) -> None:
    """D-DA-10, R-D44. The First Player activates one unit, or nobody."""
    who = state.seats[state.first]
    answer = table.settle(who, topics.ABILITY, [*abilities(state), NOBODY], "D-DA-10")
    if answer == NOBODY:
        return
    unit = state.unit(answer)
    if unit.type == ENGINEERS:
        _repair(table, state, unit, options)
    elif unit.type == HEALERS:
        _heal(table, state, unit, options)
    elif unit.is_jack():
        (face,) = table.roll(who, topics.MORALE_DIE, 1, "D-SPC-3", unit.id, need=options.inspire_need)
        works = face >= options.inspire_need
        table.tell(AbilityUsed("D-SPC-3", unit.mention(), "", (face,), works))
        if works:
            losses.ease_morale(table, state, "D-SPC-3", unit.id)
    else:
        _shoot(table, state, unit)


def _repair(table: Table, state: City, unit: Unit, options: DefendersOptions) -> None:
    """D-SPC-1, R-D38. Any ruin, wherever they are."""
    who = state.seats[state.first]
    ruins = [place.id for place in state.locations if place.is_destroyed]
    id = table.settle(who, topics.REPAIR, ruins, "D-SPC-1", unit.id)
    (face,) = table.roll(who, topics.REPAIR_DIE, 1, "D-SPC-1", id, need=options.repair_need)
    works = face >= options.repair_need
    table.tell(AbilityUsed("D-SPC-1", unit.mention(), state.mention(id), (face,), works))
    if works:
        losses.regain_place(table, state, state.location(id), "D-SPC-1")


def _heal(table: Table, state: City, unit: Unit, options: DefendersOptions) -> None:
    """D-SPC-2. A die for each wounded unit; one wound at most."""
    who = state.seats[state.first]
    table.tell(AbilityUsed("D-SPC-2", unit.mention(), "", (), worked=True))
    for other in state.alive():
        if other.wounds > 0:
            (face,) = table.roll(who, topics.HEAL_DIE, 1, "D-SPC-2", other.id, need=options.heal_need)
            if face >= options.heal_need:
                other.wounds -= 1
            table.tell(UnitHealed("D-SPC-2", other.mention(), (face,), other.wounds))


def _shoot(table: Table, state: City, unit: Unit) -> None:
    """D-SPC-4. A die each; the war machine wins ties."""
    who = state.seats[state.first]
    threat = state.threat(table.settle(who, topics.SHOT, [one.id for one in state.menace()], "D-SPC-4", unit.id))
    (ours,) = table.roll(who, topics.SHOT_DIE, 1, "D-SPC-4", unit.id)
    (theirs,) = table.roll(who, topics.SHOT_ANSWER, 1, "D-SPC-4", threat.id)
    table.tell(AbilityUsed("D-SPC-4", unit.mention(), threat.mention(), (ours, theirs), ours >= theirs))
    if ours >= theirs:
        losses.destroy_threat(table, state, threat, "D-SPC-4", unit.id)
