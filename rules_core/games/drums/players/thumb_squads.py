"""How the rule-of-thumb player buys a squad: a ready one, or somebody who leads, a drum, and then muskets (S-SET-2)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.squad_limits import broken_limits, hindrance
from rules_core.games.drums.content.types import SoldierType
from rules_core.games.drums.rules.squads import ADD, DONE, DROP, TAKE
from rules_core.games.drums.state.battle import Battle
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Thought

STAFFS: Final = (("leader", "nco", "musician"), ("leader", "musician"), ("leader",), ("nco",))
"""Who commands, from a whole staff to the least that a squad needs (SDS-PTS-4, SDS-PTS-7)."""
USUAL: Final = 28
"""Line infantry costs about as much."""


def buy(battle: Battle, request: Choose) -> Thought:
    """The next step towards the squad that is wanted."""
    options = request.options
    have = battle.squads[request.who].soldiers
    ready = next((one for one in options if one.startswith(f"{TAKE}:")), "")
    if ready and not have:
        return Thought(ready, "ready-squad")
    left = have[:]
    plan = wanted(battle, battle.squads[request.who].nation)
    if DONE in options and any(have.count(id) > plan.count(id) for id in have):
        # A ready squad, or one that somebody else has begun: more of those of whom it has most.
        for id in sorted(dict.fromkeys(have), key=have.count, reverse=True):
            if f"{ADD}:{id}" in options and have.count(id) > 1:
                return Thought(f"{ADD}:{id}", "musket")
        return Thought(DONE, "complete")
    for id in plan:
        if id in left:
            left.remove(id)
        elif f"{ADD}:{id}" in options:
            leads = battle.world.content.soldiers[id].profile.has("leader")
            return Thought(f"{ADD}:{id}", "leads" if leads else "musket")
    if left and f"{DROP}:{left[0]}" in options:
        return Thought(f"{DROP}:{left[0]}", "complete")
    return Thought(DONE if DONE in options else options[0], "complete")


def wanted(battle: Battle, nation: str) -> list[str]:
    """A squad of this nation that keeps all limits, with as much of a staff as it can pay for."""
    rules = battle.world.options
    kinds = battle.world.content.roster(nation)
    muskets = [one for one in kinds if _has_musket(battle, one) and not one.profile.has("nco")]
    for staff in STAFFS:
        for is_cheap in (False, True):
            squad: list[SoldierType] = []
            for trait in staff:
                able = [one for one in kinds if one.profile.has(trait)]
                squad.extend(sorted(able, key=lambda one: one.points)[:1])
            _fill(squad, muskets, rules.points, is_cheap=is_cheap, has_limits=rules.limits)
            if not broken_limits(squad, rules.points, has_limits=rules.limits):
                return [one.id for one in squad]
    return []


def _has_musket(battle: Battle, kind: SoldierType) -> bool:
    """Whether he shoots with what has a bayonet: a musket or a rifle."""
    arms = [battle.world.content.arms[id] for id in kind.weapons]
    return any(one.shot is not None and one.bayonet for one in arms)


def _fill(squad: list[SoldierType], men: list[SoldierType], points: int, *, is_cheap: bool, has_limits: bool) -> None:
    """As many as may join: line infantry, or whoever costs least."""
    for kind in sorted(men, key=lambda one: (one.points if is_cheap else abs(one.points - USUAL), one.id)):
        while hindrance(squad, kind, points, has_limits=has_limits) is None:
            squad.append(kind)
