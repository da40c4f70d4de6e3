"""Sub-phase 4 of the Upkeep: healers, and in towns the cleric and the merchants (section 8, W-UPK-18, W-UPK-19)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import EQUIPMENT
from rules_core.games.warhold.rules import deaths, decks, gear, movement, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.equipping import may_come_off
from rules_core.games.warhold.state.facts import Bought, FoodTraded, GoodsShown, Sold
from rules_core.games.warhold.state.war import Kingdom, Stronghold, Unit
from rules_core.kernel.requests import SeatId

DONE: Final = "done"
HEAL: Final = "heal"
CURE: Final = "cure"
GOODS: Final = "goods"
BUY: Final = "buy"
SELL: Final = "sell"
BUY_FOOD: Final = "food:buy"
SELL_FOOD: Final = "food:sell"
POTION: Final = "potion"
ALL: Final = "all"
CURE_COST: Final = 25
"""W-TWN-7. Gold for each wound."""
SHOWN: Final = 3
"""W-TWN-9. Cards that are turned over."""
BUNDLES: Final = (1, 2, 3, 5, 10, 20)
BOUGHT_FOOD: Final = 5
BOUGHT_FOR: Final = 10
SOLD_FOOD: Final = 10
SOLD_FOR: Final = 5
"""W-TWN-12. What a bundle holds and what it costs, or brings."""


def trade_step(campaign: Campaign) -> bool:
    """W-UPK-18. One thing healed, bought or sold; False when the player has enough of it."""
    state = campaign.state
    seat = state.current()
    offered = [*_healing(campaign, seat), *_in_town(campaign, seat)]
    if not offered:
        return False
    chosen = campaign.table.choose(seat, topics.TRADE, (*offered, DONE), "W-UPK-18", seat)
    if chosen == DONE:
        return False
    verb, _, what = chosen.partition(":")
    if verb.partition("@")[0] == HEAL:
        _heal(campaign, seat, verb.partition("@")[2])
    elif verb == CURE:
        _cure(campaign, seat)
    elif verb == POTION:
        movement.drink(campaign, seat)
    elif verb == GOODS:
        _show_goods(campaign, seat)
    elif verb == BUY:
        buy(campaign, seat, what, "W-TWN-8")
        state.goods.remove(what)
    elif verb == SELL:
        _sell(campaign, seat, what)
    else:
        _trade_food(campaign, seat, is_bought=chosen == BUY_FOOD)
    return True


# Healing


def _healing(campaign: Campaign, seat: SeatId) -> list[str]:
    """W-UPK-19, W-TWN-7, EQ-37. Whatever heals somebody now."""
    state = campaign.state
    found: list[str] = []
    houses = state.held_by(seat)
    for house in houses:
        if house.healed < house.healers and _wounded_in(campaign, house):
            found.append(f"{HEAL}@{house.id}" if len(houses) > 1 else HEAL)
    kingdom, lord = state.kingdom(seat), state.lord_of(seat)
    if lord is not None and lord.wounds and gear.single_with(campaign.content, kingdom, "potion"):
        found.append(POTION)
    if kingdom.gold >= CURE_COST and _wounded_in_town(campaign, seat):
        found.append(CURE)
    return found


def _wounded_in(campaign: Campaign, house: Stronghold) -> list[str]:
    """W-UPK-19, R-W38. The own units inside that have wounds, the lord too; with enemies inside as well (W-UPK-21)."""
    return [one.id for one in campaign.state.inside(house.tiles) if one.seat == house.seat and one.wounds]


def _wounded_in_town(campaign: Campaign, seat: SeatId) -> list[str]:
    return [one.id for one in campaign.state.units_of(seat) if one.wounds and campaign.state.is_town(one.tile)]


def _heal(campaign: Campaign, seat: SeatId, id: str) -> None:
    """W-UPK-19. A healer heals one wound of one unit in the same stronghold."""
    state = campaign.state
    houses = state.held_by(seat)
    house = state.stronghold(id) if id else houses[0]
    whom = campaign.table.settle(seat, topics.HEAL, _wounded_in(campaign, house), "W-UPK-19", seat)
    house.healed += 1
    deaths.heal(campaign, state.unit(whom), 1, "healer", "W-UPK-19")


def _cure(campaign: Campaign, seat: SeatId) -> None:
    """W-TWN-7, W-TYP-10. The cleric heals one wound; there is no limit but gold."""
    whom = campaign.table.settle(seat, topics.CURE, _wounded_in_town(campaign, seat), "W-TWN-7", seat)
    campaign.state.kingdom(seat).gold -= CURE_COST
    deaths.heal(campaign, campaign.state.unit(whom), 1, "cleric", "W-TWN-7", CURE_COST)


# Towns


def _in_town(campaign: Campaign, seat: SeatId) -> list[str]:
    """W-TWN-5, W-TWN-8, W-TWN-12, WH-DK-13. What the merchants offer: food to any unit, equipment to the lord."""
    state = campaign.state
    kingdom, lord = state.kingdom(seat), state.lord_of(seat)
    found: list[str] = []
    if lord is not None and state.is_town(lord.tile):
        if not kingdom.has_shopped:
            found.append(GOODS)
        found.extend([f"{BUY}:{one}" for one in state.goods if price(campaign, kingdom, one) <= kingdom.gold])
        found.extend([f"{SELL}:{one}" for one in _sellable(campaign, kingdom, lord)])
    if any(state.is_town(one.tile) for one in state.units_of(seat)):
        if kingdom.gold >= BOUGHT_FOR:
            found.append(BUY_FOOD)
        if kingdom.food >= SOLD_FOOD:
            found.append(SELL_FOOD)
    return found


def _sellable(campaign: Campaign, kingdom: Kingdom, lord: Unit) -> list[str]:
    """R-W77, R-W74, WH-SL-6. What is owned, and of what is worn whatever may come off."""
    return [*kingdom.owned, *[one for one in kingdom.worn if may_come_off(campaign, lord, [one])]]


def price(campaign: Campaign, kingdom: Kingdom, token: str) -> int:
    """W-TWN-11, EQ-35, R-W70. What a piece of equipment costs, at a merchant's or a pedlar's."""
    saved = gear.effect_in(campaign.content, kingdom.worn, "bargain")
    return max(0, gear.equipment_of(campaign.content, token).buy - saved)


def _show_goods(campaign: Campaign, seat: SeatId) -> None:
    """W-TWN-9. The top cards are the goods of this turn."""
    state = campaign.state
    state.kingdom(seat).has_shopped = True
    state.goods.extend(decks.draw_some(campaign, seat, EQUIPMENT, SHOWN, "W-TWN-9"))
    if state.goods:
        campaign.table.tell(GoodsShown("W-TWN-9", seat, tuple([gear.card_of(one) for one in state.goods])))


def buy(campaign: Campaign, seat: SeatId, token: str, clause: str) -> None:
    """W-TWN-8, RE-21. It is paid, and owned from now on; it is worn later (WH-DK-14)."""
    kingdom = campaign.state.kingdom(seat)
    cost = price(campaign, kingdom, token)
    kingdom.gold -= cost
    kingdom.owned.append(token)
    campaign.table.tell(Bought(clause, seat, gear.card_of(token), cost))


def _sell(campaign: Campaign, seat: SeatId, token: str) -> None:
    """W-TWN-8, W-TWN-11, EQ-35. It goes to the discard pile."""
    state = campaign.state
    kingdom = state.kingdom(seat)
    gain = gear.equipment_of(campaign.content, token).sell
    gain += gear.effect_in(campaign.content, kingdom.worn, "bargain")
    (kingdom.owned if token in kingdom.owned else kingdom.worn).remove(token)
    kingdom.gold += gain
    decks.discard(state, EQUIPMENT, token)
    campaign.table.tell(Sold("W-TWN-8", seat, gear.card_of(token), gain))


def _trade_food(campaign: Campaign, seat: SeatId, *, is_bought: bool) -> None:
    """W-TWN-12. Any number of bundles."""
    kingdom = campaign.state.kingdom(seat)
    most = kingdom.gold // BOUGHT_FOR if is_bought else kingdom.food // SOLD_FOOD
    options = [str(one) for one in BUNDLES if one < most]
    options.append(ALL if options else str(most))
    chosen = campaign.table.settle(seat, topics.BUNDLES, options, "W-TWN-12", "buy" if is_bought else "sell")
    count = most if chosen == ALL else int(chosen)
    gold, food = (-BOUGHT_FOR, BOUGHT_FOOD) if is_bought else (SOLD_FOR, -SOLD_FOOD)
    kingdom.gold += gold * count
    kingdom.food += food * count
    campaign.table.tell(FoodTraded("W-TWN-12", seat, food * count, gold * count))


def clear_goods(campaign: Campaign) -> None:
    """W-TWN-10. At the end of the turn what was not sold is discarded."""
    state = campaign.state
    for token in state.goods:
        decks.discard(state, EQUIPMENT, token)
    state.goods.clear()
