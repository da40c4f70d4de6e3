"""The Monster Turn: monsters move, destroy, strike, and are struck (section 13)."""

from __future__ import annotations

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import (
    MONSTERS,
    Campaign,
    are_enemies,
    is_lordless,
    is_monster,
)
from rules_core.games.warhold.rules.combat import counter_with, strike_by_rule
from rules_core.games.warhold.rules.monster_ways import (
    needed_to_destroy,
)
from rules_core.games.warhold.rules.strength import targets
from rules_core.games.warhold.state.facts import Destroyed
from rules_core.games.warhold.state.war import Ruin, Stronghold, Town, Unit
from rules_core.kernel.requests import NO_SEAT, SeatId


def begin(campaign: Campaign) -> None:
    """W-AOO-6, R-W69, R-W73. Everybody may strike once more; the monsters nearest to their goals move first."""
    state = campaign.state
    for unit in state.units:
        unit.has_struck = unit.has_fought = False
        unit.spent = unit.stepped = 0
    state.bound = {}
    campaign.ground.line_up(campaign)


def move_step(campaign: Campaign) -> bool:
    """W-MTN-2, R-W73. The next monster moves, those that are equally near by lot; False when all have."""
    state = campaign.state
    if not state.waiting:
        return False
    equal = [id for id, steps in zip(state.waiting, state.ties, strict=True) if steps == state.ties[0]]
    first = equal[0] if len(equal) == 1 else campaign.table.draw(MONSTERS, topics.TIE_DIE, equal, 1, "W-MTN-5")[0]
    place = state.waiting.index(first)
    del state.waiting[place], state.ties[place]
    campaign.ground.lead(campaign, state.unit(first))
    return True


def marked(campaign: Campaign) -> list[str]:
    """W-MTN-15, R-W62. Places that hold as many monsters as it takes, with those on their way."""
    state = campaign.state
    found: list[str] = []
    places: list[Stronghold | Town] = [*state.strongholds, *[one for one in state.towns if not one.is_ruined]]
    for place in places:
        inside = state.inside(place.tiles)
        if any(not is_monster(one) for one in inside):
            continue
        there = [one.id for one in inside]
        coming = [id for id, goal in state.bound.items() if goal == place.id and id not in there]
        if len(there) + len(coming) >= needed_to_destroy(place):
            found.append(place.id)
    return found


def destroy(campaign: Campaign) -> None:
    """W-MTN-11. At the end of the move: places that monsters have overrun, with nobody inside."""
    state = campaign.state
    for house in list(state.strongholds):
        if _is_overrun(campaign, house):
            # W-MTN-13, R-W56, R-W57.
            state.strongholds.remove(house)
            for tile in house.tiles:
                state.ruins.append(Ruin(tile))
            campaign.table.tell(Destroyed("W-MTN-13", house.id, campaign.name_of(house.tiles[0])))
    for town in state.towns:
        if not town.is_ruined and _is_overrun(campaign, town):
            # W-MTN-12.
            town.is_ruined = True
            campaign.table.tell(Destroyed("W-MTN-12", town.id, campaign.name_of(town.tiles[0])))


def _is_overrun(campaign: Campaign, place: Stronghold | Town) -> bool:
    inside = campaign.state.inside(place.tiles)
    return all(is_monster(one) for one in inside) and len(inside) >= needed_to_destroy(place)


def fight_step(campaign: Campaign) -> bool:
    """W-MTN-17, R-W69. Monsters strike, then units of players and those without a lord; False when all is done."""
    state = campaign.state
    if campaign.ground.ask_reach(campaign, NO_SEAT):
        return True
    for monster in in_best_order(campaign):
        # W-MTN-21.
        aims = [one for one in targets(campaign, monster) if not is_monster(one)]
        if aims:
            strike_by_rule(campaign, monster, aims)
            return True
        monster.has_fought = True
    for seat in state.living():
        if seat not in state.passed and _answers(campaign, seat, NO_SEAT):
            return True
    for unit in state.units:
        if is_lordless(state, unit) and not unit.has_fought:
            # W-DTH-5, R-W50.
            unit.has_fought = True
            aims = targets(campaign, unit)
            if aims:
                strike_by_rule(campaign, unit, aims)
                return True
    return _victims_answer(campaign)


def _answers(campaign: Campaign, seat: SeatId, against: SeatId) -> bool:
    """R-W69. One counter-attack of a player; nobody is asked who can have nobody in range."""
    return campaign.ground.may_answer(campaign, seat, against) and counter_with(campaign, seat, against)


def _victims_answer(campaign: Campaign) -> bool:
    """R-W69. Units of players may strike back at those without a lord."""
    state = campaign.state
    for seat in state.living():
        for kingdom in state.kingdoms:
            if kingdom.is_out and seat not in state.passed and _answers(campaign, seat, kingdom.seat):
                return True
    return False


def in_best_order(campaign: Campaign) -> list[Unit]:
    """W-MTN-21. Those with the least choice strike first, so that the others find whom they leave."""
    waiting = [one for one in campaign.state.monsters() if not one.has_fought]
    return sorted(waiting, key=lambda one: len([other for other in targets(campaign, one) if are_enemies(one, other)]))
