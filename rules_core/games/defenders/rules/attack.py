"""Who attacks and where, the moves before the fight, and reinforcements (sections 11.1 and 11.2)."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.content.types import defender_types
from rules_core.games.defenders.rules import entry_points, menace, topics
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City, Threat, Unit
from rules_core.games.defenders.state.facts import (
    AttackBegins,
    AttackRolled,
    NothingHappened,
    Reinforced,
    UnitMoved,
)
from rules_core.kernel.table import Table

STAY: Final = "stay"
SAME: Final = 4
"""D-ATK-4. From this face on the threat joins the one before it."""


def club_attackers(table: Table, state: City, card: str) -> list[Threat]:
    """D-ATK-1, R-D17. The die says whether the lower, the equal or the higher threats attack."""
    who = state.seats[state.first]
    faces = table.roll(who, topics.WHO_ATTACKS, 1, "D-ATK-1", card)
    rank = rank_of(card)
    if faces[0] <= 2:
        found = [one for one in state.menace() if one.rank() < rank]
    elif faces[0] <= 4:
        found = [one for one in state.menace() if one.rank() == rank]
    else:
        found = [one for one in state.menace() if one.rank() > rank]
    table.tell(AttackRolled("D-ATK-1", who, faces, tuple([one.mention() for one in found])))
    return found


def surprise_attackers(state: City, card: str) -> list[Threat]:
    """D-EVT-6, R-D16. Those of the drawn value, else the nearest value that there is, on both sides of it."""
    rank = rank_of(card)
    least = min([abs(one.rank() - rank) for one in state.menace()], default=0)
    return [one for one in state.menace() if abs(one.rank() - rank) == least]


def begin(table: Table, state: City, attackers: list[Threat], clause: str) -> bool:
    """D-ATK-3, D-ATK-4, D-ATK-5, D-ATK-6, D-ATK-7, R-D34. All get their places first; False when nobody attacks."""
    if not attackers:
        table.tell(NothingHappened(clause))
        return False
    who = state.seats[state.first]
    target = ""
    # R-D18. The highest value first.
    for number, threat in enumerate(menace.by_power(attackers)):
        faces: tuple[int, ...] = ()
        if number == 0 and state.intelligence:
            # D-EVT-1, D-ATK-7, R-D15. What the enemy knows is used up.
            state.intelligence = False
            target = table.settle(who, topics.TARGET, weak_spots(state, threat), "D-EVT-1", threat.id)
        else:
            if number > 0:
                # D-ATK-4.
                faces = table.roll(who, topics.SAME_PLACE, 1, "D-ATK-4", threat.id, need=SAME)
            if number == 0 or faces[0] < SAME:
                target, more = entry_points.roll(table, state, who, threat.id)
                faces = (*faces, *more)
        threat.target = target
        table.tell(
            AttackBegins("D-ATK-3" if number == 0 else "D-ATK-4", threat.mention(), state.mention(target), faces)
        )
    return True


def weak_spots(state: City, threat: Threat) -> list[str]:
    """D-EVT-2, D-EVT-3, R-D15. Where the strongest defender is just weaker than the threat, else the weakest of all."""
    strongest = {
        place: max([state.value(unit) for unit in state.at(place)], default=0)
        for place in entry_points.reachable(state)
    }
    below = [value for value in strongest.values() if value < threat.rank()]
    wanted = max(below) if below else min(strongest.values())
    return [place for place, value in strongest.items() if value == wanted]


def individual_moves(state: City) -> list[str]:
    """D-ATK-9, R-D27. Every individual and where it could go: connected, neither destroyed nor occupied."""
    ways = state.ways()
    shut = [place.id for place in state.locations if not place.is_open()]
    return [
        f"{unit.id}>{place}"
        for unit in state.alive()
        if unit.is_individual()
        for place in ways.get(unit.place, ())
        if place not in shut
    ]


def move_individual(table: Table, state: City) -> None:
    """D-ATK-9, R-D61. The player in turn may move one individual."""
    who = state.in_turn()
    answer = table.settle(who, topics.MOVE_ONE, [STAY, *individual_moves(state)], "D-ATK-9")
    if answer != STAY:
        id, _, place = answer.partition(">")
        unit = state.unit(id)
        origin, unit.place = unit.place, place
        table.tell(UnitMoved("D-ATK-9", unit.mention(), state.mention(origin), state.mention(place), "move"))
    state.turn_of += 1


def reinforce(table: Table, state: City) -> None:
    """D-RNF-1, D-RNF-2, D-RNF-3, R-D21. The player in turn brings one card of the reserve to a place under attack."""
    order = state.order_from_first()
    who = order[state.turn_of]
    offered = [f"{card}>{place}" for card in state.reserve for place in state.under_attack()]
    card, _, place = table.settle(who, topics.REINFORCE, offered, "D-RNF-2").partition(">")
    state.reserve.remove(card)
    kind = table.choose(who, topics.REINFORCE_TYPE, defender_types(rank_of(card)), "D-RNF-2", card)
    name = table.write(who, topics.NAME, "D-RNF-2", card, longest=60).strip()
    unit = Unit(f"unit-{len(state.units) + 1}-late", name, who, card, kind, [], place)
    state.units.append(unit)
    table.tell(Reinforced("D-RNF-2", who, unit.mention(), card, kind, state.mention(place)))
    # R-D21. It is described as a defender is.
    tell_of(table, state, who, topics.STORY, "D-RNF-2", unit.id)
    # More cards than people go round the table again.
    state.turn_of = (state.turn_of + 1) % len(order)
