"""Monsters at a table without a map: people see what is nearest, the rules say which of it is meant (section 13)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import KINDS
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.rules.monster_ways import STRONGHOLD, TOWN, UNIT, Goal, goals, is_spared
from rules_core.games.warhold.rules.unmapped.hearsay import HELD, REACHES, YES, note
from rules_core.games.warhold.rules.unmapped.looks import who_looks
from rules_core.games.warhold.rules.unmapped.spots import is_in_field, new_spot, one_of_each
from rules_core.games.warhold.state.facts import MonsterAims, Moved, mention
from rules_core.games.warhold.state.war import NO_TILE, Unit
from rules_core.kernel.requests import NO_SEAT

BESIDE: Final = "beside"
"""Somebody stands beside it already (W-MTN-2)."""
SEVERAL: Final = "several"
THERE: Final = "there"
INSIDE: Final = "inside"
ON_THE_WAY: Final = "way"


def begin(campaign: Campaign) -> None:
    """W-MTN-2, W-MTN-9. Who is asked about: monsters outside strongholds and towns, in the order of the list."""
    state = campaign.state
    state.said.clear()
    state.waiting = [one.id for one in state.monsters() if is_in_field(state, one) or _is_in_ruins(campaign, one)]
    state.ties = list(range(len(state.waiting)))


def _is_in_ruins(campaign: Campaign, monster: Unit) -> bool:
    """W-MTN-14."""
    town = campaign.state.town_at(monster.tile)
    return town is not None and town.is_ruined


def move_next(campaign: Campaign, monster: Unit, marked: list[str]) -> None:
    """W-MTN-2 to W-MTN-8. What is nearest to it, which of that it makes for, and whether it comes there."""
    state = campaign.state
    offered = {one.id: one for one in goals(campaign, marked)}
    units = [one for one in offered if offered[one].rank == UNIT]
    units = one_of_each(state, units)
    outside = [one for one in units if is_in_field(state, state.unit(one))]
    # What is likely comes first.
    places = [one for one in offered if offered[one].rank != UNIT]
    known = [*outside, *places, *[one for one in units if one not in outside]]
    if not known:
        return
    who = who_looks(campaign, monster)
    more = [SEVERAL] if len(known) > 1 else []
    chosen = campaign.table.choose(who, topics.NEAREST, (BESIDE, *more, *known), "W-MTN-2", monster.id)
    if chosen == BESIDE:
        note(state, YES, HELD, monster.id)
        return
    aims = [offered[chosen]] if chosen != SEVERAL else []
    if not aims:
        picked = campaign.table.pick(who, topics.AS_NEAR, known, 2, len(known), "W-MTN-3", monster.id)
        aims = _best(campaign, monster, [offered[one] for one in picked])
    goal = aims[0]
    if len(aims) > 1:
        # W-MTN-5. Equally near, equally weak: by lot.
        lot = campaign.table.draw(MONSTERS, topics.TIE_DIE, [one.id for one in aims], 1, "W-MTN-5", monster.id)[0]
        goal = offered[lot]
    state.bound[monster.id] = goal.id
    _tell(campaign, monster, goal)
    _arrive(campaign, monster, goal)


def _best(campaign: Campaign, monster: Unit, aims: list[Goal]) -> list[Goal]:
    """W-MTN-3 to W-MTN-5, EQ-36. Of equally near ones the unit, of units the lesser type, of these a wounded one."""
    ranks = [_rank(campaign, monster, one) for one in aims]
    least = min(ranks)
    return [one for one, rank in zip(aims, ranks, strict=True) if rank == least]


def _rank(campaign: Campaign, monster: Unit, goal: Goal) -> tuple[int, int, int]:
    if is_spared(campaign, monster, goal):
        return (TOWN + 1, 0, 0)
    return (goal.rank, min(goal.kind_rank, len(KINDS)), 0 if goal.is_wounded else 1)


def _tell(campaign: Campaign, monster: Unit, goal: Goal) -> None:
    """W-MTN-2. How far it is people see."""
    reason = "unit" if goal.rank == UNIT else "stronghold" if goal.rank == STRONGHOLD else "town"
    aim = mention(campaign.state.unit(goal.id)) if goal.rank == UNIT else goal.id
    campaign.table.tell(MonsterAims("W-MTN-2", mention(monster), aim, reason, 0))


def _arrive(campaign: Campaign, monster: Unit, goal: Goal) -> None:
    """W-MTN-6 to W-MTN-8, R-W64. Whether it comes there, and into a place with a free tile beside it."""
    state = campaign.state
    options = [ON_THE_WAY, THERE]
    free = NO_TILE
    if goal.rank != UNIT:
        for tile in goal.tiles:
            if free == NO_TILE and not state.at(tile):
                free = tile
        options = [ON_THE_WAY, INSIDE] if free != NO_TILE else [ON_THE_WAY, THERE]
        if free != NO_TILE and any(one.seat != NO_SEAT for one in state.inside(goal.tiles)):
            # R-W64. Where a unit stands on the tile beside it, it stops and fights.
            options.append(THERE)
    about = f"{monster.id} {goal.id}"
    chosen = campaign.table.choose(who_looks(campaign, monster), topics.COMES, options, "W-MTN-6", about)
    start = place_at(state, monster.tile)
    if chosen == INSIDE:
        monster.tile = free
    else:
        monster.tile = new_spot(state)
    monster.stepped = 1
    if chosen != ON_THE_WAY:
        note(state, YES, HELD, monster.id)
        if goal.rank == UNIT:
            note(state, YES, REACHES, monster.id, goal.id)
    campaign.table.tell(Moved("W-MTN-2", mention(monster), (start, place_at(state, monster.tile)), 0))
