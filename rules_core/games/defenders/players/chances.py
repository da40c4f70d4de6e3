"""The chance of holding a place, counted from what is known before the dice (D-STR)."""

from __future__ import annotations

from rules_core.games.defenders.rules import battle
from rules_core.games.defenders.state.city import City, Location


def chance_to_hold(state: City, place: Location) -> float:
    """How likely the defenders' total is the higher one, as everybody stands now; 0 where nobody is."""
    units = state.at(place.id)
    if not units:
        return 0.0
    lead = battle.known_defence(state, place).total - battle.known_attack(state, place).total
    ours = spread(1 + int(battle.has_queen(units)))
    theirs = spread(1 + int(battle.has_free_face(state.attackers(place.id), units)))
    return sum(mine * other for a, mine in ours for b, other in theirs if lead + a - b > 0)


def spread(dice: int) -> list[tuple[int, float]]:
    """Every sum of so many dice, and how likely it is."""
    sums: list[tuple[int, float]] = [(0, 1.0)]
    for _ in range(dice):
        more: dict[int, float] = {}
        for total, chance in sums:
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0.0) + chance / 6.0
        sums = sorted(more.items())
    return sums
