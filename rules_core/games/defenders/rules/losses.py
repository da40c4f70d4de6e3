"""Deaths, wounds, lost and regained locations, morale and flight (sections 11.3 D and 12)."""

from __future__ import annotations

from rules_core.games.defenders.content.types import DEAR_PLACES, DEAR_UNITS
from rules_core.games.defenders.rules import entry_points, topics
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City, Location, MoraleCause, Threat, Unit
from rules_core.games.defenders.state.facts import (
    EntriesSet,
    MoraleChanged,
    PlaceLost,
    PlaceRegained,
    ThreatDestroyed,
    UnitKilled,
    UnitMoved,
    UnitWounded,
)
from rules_core.kernel.table import Table

FLIGHT = "flight"


def hurt_morale(table: Table, state: City, points: int, clause: str, thing: str = "") -> None:
    """D-MOR-2, D-MOR-5. Morale damage, with what it came from."""
    state.damage += points
    state.causes.append(MoraleCause(clause, thing, points))
    table.tell(MoraleChanged(clause, state.mention(thing), points, state.damage))


def ease_morale(table: Table, state: City, clause: str, thing: str) -> None:
    """D-MOR-7, D-SPC-3, R-D40, R-D62. One point less, never below 0; what it came from stays remembered beside it."""
    if state.damage > 0:
        state.damage -= 1
        state.causes.append(MoraleCause(clause, thing, -1))
        table.tell(MoraleChanged(clause, state.mention(thing), -1, state.damage))


def kill(table: Table, state: City, unit: Unit, clause: str, threat: str = "") -> None:
    """R-D67. Destroyed is killed; the city may grieve (D-MOR-8), one point however many words fit (R-D39)."""
    unit.is_dead = True
    unit.place = ""
    state.happened.fallen.append(unit.id)
    table.tell(UnitKilled(clause, unit.mention(), state.mention(threat)))
    if any(one in DEAR_UNITS for one in unit.words):
        hurt_morale(table, state, 1, "D-MOR-8", unit.id)


def fall(table: Table, state: City, unit: Unit, clause: str, threat: str = "") -> None:
    """D-INT-3, R-D11. Who dies without anybody's choice has its last words from whoever made it."""
    kill(table, state, unit, clause, threat)
    tell_of(table, state, unit.owner, topics.DEED_TOLD, clause, unit.id)


def destroy_threat(table: Table, state: City, threat: Threat, clause: str, unit: str) -> None:
    """R-D22. A threat is no more; its card leaves the game with it."""
    threat.is_dead = True
    threat.target = ""
    threat.place = ""
    table.tell(ThreatDestroyed(clause, threat.mention(), state.mention(unit)))


def wound(table: Table, state: City, unit: Unit, clause: str) -> None:
    """D-MOR-1. One wound more."""
    unit.wounds += 1
    table.tell(UnitWounded(clause, unit.mention(), unit.wounds))


def mark_lost(table: Table, state: City, place: Location, clause: str, *, destroyed: bool) -> None:
    """D-LOSS-7, D-EVT-11. A location is occupied or destroyed."""
    if destroyed:
        place.is_destroyed = True
    else:
        place.is_occupied = True
    entry_points.lose(state, place.id)
    state.happened.lost.append(place.id)
    table.tell(PlaceLost(clause, place.mention(), destroyed))


def grieve(table: Table, state: City, place: Location) -> None:
    """D-MOR-6, R-D39. One point for a place that people cared for, once until it comes back."""
    if any(one in DEAR_PLACES for one in place.words) and not place.cost_morale:
        place.cost_morale = True
        hurt_morale(table, state, 1, "D-MOR-6", place.id)


def regain_place(table: Table, state: City, place: Location, clause: str) -> None:
    """D-MOR-7, R-D37, R-D38, R-D59. Recaptured or repaired: its point comes back, and so do the ways in."""
    place.is_destroyed = False
    place.ruin_ink = ""
    place.is_occupied = False
    entry_points.regain(state, place.id)
    table.tell(PlaceRegained(clause, place.mention()))
    if place.cost_morale:
        place.cost_morale = False
        ease_morale(table, state, "D-MOR-7", place.id)
    change_entries(table, state, place.id)


def change_entries(table: Table, state: City, place: str) -> None:
    """D-ENT-4, D-ENT-5, R-D35. Worked out anew after this location was lost or came back.

    While somebody lives, people look at the list where other locations have become ways in or are none any more, or
    where none is left.
    """
    before = list(state.entries)
    entry_points.work_out(state)
    # D-END-1. After the last death nobody is left to whom it matters.
    if state.entries == before or not state.alive():
        return
    others = [one for one in before if one != place]
    if state.entries and others == [one for one in state.entries if one != place]:
        # The place itself leaves nothing to decide: the rest is numbered afresh.
        table.tell(EntriesSet("D-ENT-4", tuple([state.mention(one) for one in state.entries])))
        return
    while not entry_points.settle(table, state, state.seats[state.first], "D-ENT-4"):
        pass


def flee(table: Table, state: City, place: str, units: list[Unit], clause: str) -> None:
    """D-LOSS-4, D-LOSS-5, D-LOSS-6, R-D32, R-D57. Where its owner wants; without a place it is destroyed."""
    for unit in units:
        if not unit.is_regiment():
            _flee_one(table, state, place, unit, clause)
    waiting = [unit for unit in units if unit.is_regiment()]
    while waiting:
        # D-LOSS-6, R-D32. Where room is short the First Player says who gets away.
        free = sum(_room_left(state, one) for one in state.neighbours(place))
        if 0 < free < len(waiting):
            names = [one.id for one in waiting]
            chosen = table.choose(state.seats[state.first], topics.WHO_FLEES, names, "D-LOSS-6", place)
            unit = state.unit(chosen)
        else:
            unit = waiting[0]
        waiting.remove(unit)
        _flee_one(table, state, place, unit, clause)


def _flee_one(table: Table, state: City, place: str, unit: Unit, clause: str) -> None:
    offered = [
        one
        for one in state.neighbours(place)
        if state.location(one).is_open() and (not unit.is_regiment() or _room_left(state, one) > 0)
    ]
    if not offered:
        # D-LOSS-5, R-D32.
        fall(table, state, unit, "D-LOSS-5")
        return
    unit.place = table.settle(unit.owner, topics.FLIGHT, offered, clause, unit.id)
    table.tell(UnitMoved(clause, unit.mention(), state.mention(place), state.mention(unit.place), FLIGHT))


def _room_left(state: City, place: str) -> int:
    """R-D06. For how many regiments more there is room; none in a place that is lost."""
    location = state.location(place)
    return max(0, location.room() - len(state.regiments_at(place))) if location.is_open() else 0
