"""The Movement phase: who goes next, and what lords use meanwhile (sections 11.2 and 11.3)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules import deaths, gear, topics
from rules_core.games.warhold.rules.campaign import Campaign, settled_tile
from rules_core.games.warhold.rules.land import is_water
from rules_core.games.warhold.rules.strength import attacks
from rules_core.games.warhold.rules.strikes import OPPORTUNITY, Blow, strike
from rules_core.games.warhold.rules.ways import may_share
from rules_core.games.warhold.state.facts import Used
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import SeatId

DONE: Final = "done"
STAY: Final = "stay"
SCROLL: Final = "scroll"
SMOKE: Final = "smoke"
POTION: Final = "potion"


def take_step(campaign: Campaign) -> bool:
    """W-MOV-1. One decision of the phase; False when it is over."""
    state = campaign.state
    seat = state.current()
    options = [*campaign.ground.movers(campaign, seat), *_uses(campaign, seat)]
    if not options:
        return False
    chosen = campaign.table.choose(seat, topics.MOVE, (*options, DONE), "W-MOV-1", seat)
    if chosen == DONE:
        return False
    lord = state.lord_of(seat)
    if chosen == SMOKE and lord is not None:
        use_smoke(campaign, seat)
    elif chosen == POTION and lord is not None:
        drink(campaign, seat)
    elif chosen == SCROLL and lord is not None:
        _return_home(campaign, lord)
    else:
        campaign.ground.move(campaign, seat, chosen)
    return True


def _uses(campaign: Campaign, seat: SeatId) -> list[str]:
    state = campaign.state
    kingdom, lord = state.kingdom(seat), state.lord_of(seat)
    found: list[str] = []
    if lord is None:
        return found
    if not lord.spent and gear.single_with(campaign.content, kingdom, "return") and _free_at_home(campaign, lord):
        found.append(SCROLL)
    if not kingdom.has_smoke and gear.single_with(campaign.content, kingdom, "smoke"):
        found.append(SMOKE)
    if lord.wounds and gear.single_with(campaign.content, kingdom, "potion"):
        found.append(POTION)
    return found


def use_smoke(campaign: Campaign, seat: SeatId) -> None:
    """EQ-40. Until the next turn only natural sixes hit the lord."""
    kingdom = campaign.state.kingdom(seat)
    _use(campaign, seat, "smoke", "EQ-40")
    kingdom.has_smoke = True


def drink(campaign: Campaign, seat: SeatId) -> None:
    """EQ-37. In the own turn: wounds of the lord are healed."""
    potion = gear.card_of(gear.single_with(campaign.content, campaign.state.kingdom(seat), "potion"))
    from_potion = _use(campaign, seat, "potion", "EQ-37")
    lord = campaign.state.lord_of(seat)
    if lord is not None:
        deaths.heal(campaign, lord, from_potion, potion, gear.clause_of_item(potion))


def _use(campaign: Campaign, seat: SeatId, effect: str, clause: str) -> int:
    kingdom = campaign.state.kingdom(seat)
    token = gear.single_with(campaign.content, kingdom, effect)
    number = gear.effect_in(campaign.content, [token], effect)
    gear.use_up(campaign.state, kingdom, token)
    campaign.table.tell(Used(clause, seat, gear.card_of(token)))
    return number


def _free_at_home(campaign: Campaign, lord: Unit) -> list[int]:
    state = campaign.state
    return [tile for house in state.held_by(lord.seat) for tile in house.tiles if not state.at(tile)]


def _return_home(campaign: Campaign, lord: Unit) -> None:
    """EQ-38. Instead of moving, onto a free tile of the own Stronghold; that is no step away from anybody."""
    free = _free_at_home(campaign, lord)
    tile = settled_tile(campaign, lord.seat, topics.SCROLL_WHERE, free, "EQ-38", lord.id)
    _use(campaign, lord.seat, "return", "EQ-38")
    lord.tile = tile
    lord.spent = 99
    lord.stepped += 1


def strike_at(campaign: Campaign, enemy: Unit, runner: Unit) -> None:
    """W-AOO-2, W-AOO-3. One attack of opportunity, with all attacks."""
    enemy.has_struck = True
    strike(campaign, [enemy], [runner], attacks(campaign, enemy), Blow(OPPORTUNITY, "W-AOO-2"))


def hasten(campaign: Campaign) -> None:
    """EQ-33. After combat the lord may go some more, with no enemy beside him."""
    state = campaign.state
    seat = state.current()
    lord = state.lord_of(seat)
    if lord is None:
        return
    kingdom = state.kingdom(seat)
    points = gear.effect_in(campaign.content, kingdom.worn, "haste")
    if points and gear.has_unused(campaign, kingdom, "haste") and not campaign.ground.enemies_beside(state, lord):
        kingdom.has_used.append("haste")
        campaign.ground.walk(campaign, lord, points, "EQ-33")


def may_stand(campaign: Campaign, unit: Unit, tile: int) -> bool:
    """Whether it may be placed on a tile: land, with room."""
    state = campaign.state
    is_land = state.is_on_map(tile) and not is_water(state, tile)
    return is_land and may_share(campaign, unit, state.at(tile))
