"""Cards of trade and fortune, road and weather, and treasure (RE-21 to RE-33, TR-1 to TR-10)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import DECKS, EQUIPMENT
from rules_core.games.warhold.rules import deaths, decks, gear, ruins, topics, trading
from rules_core.games.warhold.rules.campaign import NONE, Campaign
from rules_core.games.warhold.rules.events import Event, gain, lord_of
from rules_core.games.warhold.rules.setting_up import RUIN_DISTANCE, place_ruin
from rules_core.games.warhold.state.facts import FogFell, GoodsShown, Slowed

GOLD: Final = "gold"
FOOD: Final = "food"
SLOW: Final = "slow"
RUIN: Final = "ruin"
STAKES: Final = 10
"""RE-26. What is staked goes up by so much."""
WINS: Final = 4
"""RE-26. From this face on the stake is won."""
RUIN_TILES: Final = 15
"""W-BOX-7, R-W77. With so many on the map none is left in the box."""


def gold(campaign: Campaign, event: Event) -> bool:
    """RE-22, TR-1 to TR-7, BO-5."""
    return gain(campaign, event, event.card.number, 0)


def food(campaign: Campaign, event: Event) -> bool:
    """RE-23, TR-8, BO-6."""
    return gain(campaign, event, 0, event.card.number)


def gold_or_food(campaign: Campaign, event: Event) -> bool:
    """RE-24. One of them, of the player's choice."""
    chosen = campaign.table.choose(event.seat, topics.GOLD_OR_FOOD, (GOLD, FOOD), event.clause(), event.seat)
    return gold(campaign, event) if chosen == GOLD else food(campaign, event)


def pedlar(campaign: Campaign, event: Event) -> bool:
    """RE-21, R-W70. One of the top cards may be bought wherever the lord is; the others are discarded."""
    kingdom = campaign.state.kingdom(event.seat)
    cards = decks.draw_some(campaign, event.seat, EQUIPMENT, event.card.number, event.clause())
    if not cards:
        return False
    campaign.table.tell(GoodsShown(event.clause(), event.seat, tuple([gear.card_of(one) for one in cards])))
    paid = [one for one in cards if trading.price(campaign, kingdom, one) <= kingdom.gold]
    chosen = campaign.table.settle(event.seat, topics.BUY_ONE, (*paid, NONE), event.clause(), event.seat)
    if chosen != NONE:
        trading.buy(campaign, event.seat, chosen, event.clause())
    for one in cards:
        if one != chosen:
            decks.discard(campaign.state, EQUIPMENT, one)
    return True


def toll(campaign: Campaign, event: Event) -> bool:
    """RE-25, R-W76. Gold, or a slower lord in the next turn; with less gold than that there is no choice."""
    kingdom = campaign.state.kingdom(event.seat)
    options = (GOLD, SLOW) if kingdom.gold >= event.card.number else (SLOW,)
    chosen = campaign.table.settle(event.seat, topics.TOLL, options, event.clause(), event.seat)
    if chosen == GOLD:
        return gain(campaign, event, -event.card.number, 0)
    kingdom.lord_slower = event.card.penalty
    campaign.table.tell(Slowed(event.clause(), event.seat, -event.card.penalty))
    return True


def stake(campaign: Campaign, event: Event) -> bool:
    """RE-26. Up to so much is staked on a die: 4 to 6 win the same sum."""
    most = min(event.card.number, campaign.state.kingdom(event.seat).gold)
    if not most:
        return False
    sums = [*range(STAKES, most, STAKES), most]
    options = (NONE, *[str(one) for one in sums])
    chosen = campaign.table.choose(event.seat, topics.STAKE, options, event.clause(), event.seat)
    if chosen != NONE:
        face = campaign.table.roll(event.seat, topics.STAKE_DIE, 1, event.clause(), event.seat, WINS)[0]
        gain(campaign, event, int(chosen) if face >= WINS else -int(chosen), 0)
    return True


def hidden_path(campaign: Campaign, event: Event) -> bool:
    """RE-28. The lord goes at once, and nobody strikes at him."""
    return campaign.ground.walk(campaign, lord_of(campaign, event), event.card.number, event.clause())


def fog(campaign: Campaign, event: Event) -> bool:
    """RE-29. Until the end of the player's next turn."""
    campaign.state.fog = event.seat
    campaign.state.fog_within = event.card.within
    campaign.state.fog_turns = 1
    campaign.table.tell(FogFell(event.clause(), event.seat))
    return True


def lose_bridge(campaign: Campaign, event: Event) -> bool:
    """RE-30. A bridge without a unit goes."""
    return campaign.ground.take_bridge(campaign, event.seat, event.clause())


def ruin(campaign: Campaign, event: Event) -> bool:
    """RE-31. A ruin by the rules of setting up, else gold."""
    return _add_ruin(campaign, event) or gold(campaign, event)


def ruin_or_gold(campaign: Campaign, event: Event) -> bool:
    """TR-10. A ruin where one can be placed, or gold."""
    options = (RUIN, GOLD) if _has_ruin(campaign) else (GOLD,)
    chosen = campaign.table.settle(event.seat, topics.RUIN_OR_GOLD, options, event.clause(), event.seat)
    return _add_ruin(campaign, event) if chosen == RUIN else gold(campaign, event)


def _ruin_distance(campaign: Campaign) -> int:
    """W-SET-8, R-W63."""
    return 1 if campaign.options.quick_play else RUIN_DISTANCE


def _has_ruin(campaign: Campaign) -> bool:
    """R-W77. Whether a ruin is left in the box and finds a place."""
    return len(campaign.state.ruins) < RUIN_TILES and bool(
        campaign.ground.ruin_places(campaign, _ruin_distance(campaign))
    )


def _add_ruin(campaign: Campaign, event: Event) -> bool:
    if not _has_ruin(campaign):
        return False
    return place_ruin(campaign, event.seat, _ruin_distance(campaign), event.clause())


def heal_near(campaign: Campaign, event: Event) -> bool:
    """RE-32. One of the own units near the lord, or he himself."""
    state = campaign.state
    wounded = [one for one in state.units_of(event.seat) if one.wounds]
    near = campaign.ground.near(state, lord_of(campaign, event), wounded, event.card.within)
    if not near:
        return False
    chosen = campaign.table.settle(event.seat, topics.WHO_IS_HEALED, near, event.clause(), event.seat)
    if chosen == NONE:
        return False
    deaths.heal(campaign, state.unit(chosen), event.card.number, event.card.id, event.clause())
    return True


def spy(campaign: Campaign, event: Event) -> bool:
    """RE-33. The top cards of a deck are seen by this player alone, and put back in any order."""
    state = campaign.state
    offered = [deck for deck in DECKS if state.known.get(deck) or decks.pile(campaign, deck)]
    if not offered:
        return False
    deck = campaign.table.settle(event.seat, topics.WHICH_DECK, offered, event.clause(), event.seat)
    left = decks.look_at(campaign, event.seat, deck, event.card.number, event.clause())
    order: list[str] = []
    while left:
        first = campaign.table.settle(event.seat, topics.WHICH_FIRST, left, event.clause(), deck)
        left.remove(first)
        order.append(first)
    state.known[deck] = [*order, *state.known.get(deck, [])]
    state.spies[deck] = event.seat
    return True


def equipment(campaign: Campaign, event: Event) -> bool:
    """TR-9, BO-9. A card of equipment."""
    return ruins.gain_equipment(campaign, event.seat, event.clause())
