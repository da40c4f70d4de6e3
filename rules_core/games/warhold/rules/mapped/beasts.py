"""Monsters on a map: which of them move, for what they make, and by which way (section 13)."""

from __future__ import annotations

from rules_core.games.warhold.options import BY_FURTHEST
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign, is_monster
from rules_core.games.warhold.rules.land import name_of, nearest, steps_apart, tile_of
from rules_core.games.warhold.rules.monster_turn import marked
from rules_core.games.warhold.rules.monster_ways import UNIT, Goal, Search, best_goals, goals, search, stops, way_to
from rules_core.games.warhold.state.facts import MonsterAims, Moved, mention
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import SeatId


def line_up(campaign: Campaign) -> None:
    """R-W73. Those nearest to their goals move first."""
    state = campaign.state
    ranked: dict[str, int] = {}
    offered = goals(campaign, marked(campaign))
    for monster in state.monsters():
        if moves(campaign, monster):
            ranked[monster.id] = best_goals(campaign, monster, offered, search(campaign, monster))[1]
    state.waiting = sorted(ranked, key=lambda id: ranked[id])
    state.ties = [ranked[id] for id in state.waiting]


def moves(campaign: Campaign, monster: Unit) -> bool:
    """W-MTN-2, W-MTN-9. Not with a unit beside it, nor from a stronghold or town; ruins hold nobody (W-MTN-14)."""
    state = campaign.state
    if state.stronghold_at(monster.tile) is not None or state.is_town(monster.tile):
        return False
    return not any(not is_monster(one) and steps_apart(state, one.tile, monster.tile) == 1 for one in state.units)


def lead(campaign: Campaign, monster: Unit) -> None:
    """R-W73. Without a way it stays."""
    if not moves(campaign, monster):
        return
    ways = search(campaign, monster)
    aims, steps = best_goals(campaign, monster, goals(campaign, marked(campaign)), ways)
    if aims:
        _move(campaign, monster, aims, ways, steps)


def _move(campaign: Campaign, monster: Unit, aims: list[Goal], ways: Search, steps: int) -> None:
    """W-MTN-5 to W-MTN-10."""
    state = campaign.state
    goal = aims[0]
    if len(aims) > 1:
        # W-MTN-5. Equally near, equally weak: by lot.
        chosen = campaign.table.draw(MONSTERS, topics.TIE_DIE, [one.id for one in aims], 1, "W-MTN-5", monster.id)[0]
        goal = next(one for one in aims if one.id == chosen)
    state.bound[monster.id] = goal.id
    tiles = stops(campaign, monster, goal, ways)
    reason = "unit" if goal.rank == UNIT else "stronghold" if goal.rank == 1 else "town"
    aim = mention(state.unit(goal.id)) if goal.rank == UNIT else goal.id
    campaign.table.tell(MonsterAims("W-MTN-2", mention(monster), aim, reason, steps))
    if not tiles:
        return
    tile = tiles[0]
    if len(tiles) > 1 and campaign.options.monsters_led == BY_FURTHEST:
        # W-MTN-16, R-W44.
        names = [name_of(state, one) for one in tiles]
        who = furthest(campaign, monster)
        tile = tile_of(state, campaign.table.choose(who, topics.MONSTER_WAY, names, "W-MTN-16", monster.id))
    way = way_to(ways, tile)
    if not way:
        return
    names = [name_of(state, one) for one in (monster.tile, *way)]
    monster.tile = tile
    monster.stepped = len(way)
    campaign.table.tell(Moved("W-MTN-2", mention(monster), tuple(names), len(way)))


def furthest(campaign: Campaign, monster: Unit) -> SeatId:
    """W-MTN-16. The living player whose nearest unit is furthest away."""
    state = campaign.state
    living = state.living()

    def distance(seat: SeatId) -> int:
        tiles = [one.tile for one in state.units_of(seat)]
        return nearest(state, monster.tile, tiles) if tiles else 10_000

    return max(living, key=distance)
