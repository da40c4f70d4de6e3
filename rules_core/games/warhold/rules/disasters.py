"""The disaster deck (DI-1 to DI-13). Whoever drew the card suffers; the last workers are safe (W-EOT-10)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import BUILDINGS, EQUIPMENT, INFANTRY, LORD, MILITARY, MINE, WALLS
from rules_core.games.warhold.rules import deaths, decks, gear, topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign
from rules_core.games.warhold.rules.equipping import may_come_off
from rules_core.games.warhold.rules.events import (
    Event,
    gain,
    keep_people,
    leads,
    lord_of,
    lose_one,
    named,
    spare_workers,
    split,
)
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.facts import CardLost, CivilianLost, Crumbled, Slowed, mention
from rules_core.games.warhold.state.war import Unit


def lose_worker(campaign: Campaign, event: Event) -> bool:
    """DI-1, W-EOT-10. A worker; instead of the last ones an engineer or healer."""
    lost = False
    for _ in range(event.card.number):
        if lose_one(campaign, event, spare_workers(campaign, event) or keep_people(campaign, event)):
            lost = True
    return lost


def lose_civilians(campaign: Campaign, event: Event) -> bool:
    """DI-2, WH-CK-8. Civilians of the player's choice, as many as there are."""
    lost = False
    for _ in range(event.card.number):
        if lose_one(campaign, event, [*spare_workers(campaign, event), *keep_people(campaign, event)]):
            lost = True
    return lost


def collapse(campaign: Campaign, event: Event) -> bool:
    """DI-3, R-W76. A miner, instead of the last one an engineer or healer; and the mine brings half."""
    kingdom = campaign.state.kingdom(event.seat)
    if not campaign.state.held_by(event.seat):
        return False
    for _ in range(event.card.number):
        miners = [one for one in spare_workers(campaign, event) if one.partition("@")[0] == MINE]
        lose_one(campaign, event, miners or keep_people(campaign, event))
    kingdom.half_mine = True
    return True


def blight(campaign: Campaign, event: Event) -> bool:
    """DI-4. The farm brings half."""
    if not campaign.state.held_by(event.seat):
        return False
    campaign.state.kingdom(event.seat).half_farm = True
    return True


def fire(campaign: Campaign, event: Event) -> bool:
    """DI-5. A building of the player's choice loses levels, not below the first."""
    options = [
        named(campaign, event, house, building)
        for house in campaign.state.held_by(event.seat)
        for building in BUILDINGS
        if house.level(building) > 1
    ]
    if not options:
        return False
    chosen = campaign.table.settle(event.seat, topics.WHICH_BUILDING, options, event.clause(), event.seat)
    house, building = split(campaign, event, chosen)
    house.set_level(building, max(1, house.level(building) - event.card.number))
    campaign.table.tell(Crumbled(event.clause(), event.seat, building, house.level(building)))
    return True


def earthquake(campaign: Campaign, event: Event) -> bool:
    """DI-6. Walls lose a level, and units on mountains are hurt."""
    state = campaign.state
    shaken = False
    for house in state.held_by(event.seat):
        if house.walls > 1:
            house.walls = max(1, house.walls - event.card.number)
            campaign.table.tell(Crumbled(event.clause(), event.seat, WALLS, house.walls))
            shaken = True
    high = campaign.ground.on_mountains(campaign, event.seat, event.clause())
    for unit in state.units_of(event.seat):
        if state.has_unit(unit.id) and unit.id in high and _may_suffer(campaign, unit):
            deaths.hurt(campaign, unit, 1, None)
            shaken = True
    return shaken


def _may_suffer(campaign: Campaign, unit: Unit) -> bool:
    """DI-6. The lord never loses his last hit point."""
    return unit.kind != LORD or unit.wounds + 1 < hit_points(campaign, unit)


def lose_gold(campaign: Campaign, event: Event) -> bool:
    """DI-7. So much, or all there is."""
    return gain(campaign, event, -event.card.number, 0)


def lose_food(campaign: Campaign, event: Event) -> bool:
    """DI-8. So much, or all there is."""
    return gain(campaign, event, 0, -event.card.number)


def desertion(campaign: Campaign, event: Event) -> bool:
    """DI-9. A Leadership roll, or infantry of the player's choice leaves."""
    state = campaign.state
    infantry = [one.id for one in state.units_of(event.seat) if one.kind == INFANTRY]
    if not infantry:
        return False
    if not leads(campaign, event):
        chosen = campaign.table.settle(event.seat, topics.WHO_LEAVES, infantry, event.clause(), event.seat)
        unit = state.unit(chosen)
        state.units.remove(unit)
        campaign.table.tell(CivilianLost(event.clause(), event.seat, mention(unit)))
    return True


def fever(campaign: Campaign, event: Event) -> bool:
    """DI-10. The player to the left chooses a unit outside the own Stronghold; not the lord."""
    state = campaign.state
    at_home = [tile for house in state.held_by(event.seat) for tile in house.tiles]
    outside = [one.id for one in state.units_of(event.seat) if one.kind in MILITARY and one.tile not in at_home]
    if not outside:
        return False
    left = state.after(event.seat)[0]
    chosen = campaign.table.settle(left, topics.WHO_SUFFERS, outside, event.clause(), event.seat)
    deaths.hurt(campaign, state.unit(chosen), event.card.number, None)
    return True


def flood(campaign: Campaign, event: Event) -> bool:
    """DI-11, R-W77. Units that stand beside water now are slower; the player to the left takes a bridge away."""
    state = campaign.state
    kingdom = state.kingdom(event.seat)
    wet = campaign.ground.beside_water(state, event.seat)
    is_slower = wet is None or bool(wet)
    if is_slower:
        kingdom.wet = wet or []
        kingdom.flood = event.card.number
        campaign.table.tell(Slowed(event.clause(), event.seat, -event.card.number))
    return campaign.ground.take_bridge(campaign, state.after(event.seat)[0], event.clause()) or is_slower


def unrest(campaign: Campaign, event: Event) -> bool:
    """DI-12. An engineer or healer; without any a worker."""
    return lose_one(campaign, event, keep_people(campaign, event) or spare_workers(campaign, event))


def rust(campaign: Campaign, event: Event) -> bool:
    """DI-13, R-W74. A card of equipment by die among all that may go; without any gold."""
    state = campaign.state
    kingdom, lord = state.kingdom(event.seat), lord_of(campaign, event)
    cards = [*[one for one in kingdom.worn if may_come_off(campaign, lord, [one])], *kingdom.owned]
    if not cards:
        return gain(campaign, event, -event.card.number, 0)
    lost = cards[0]
    if len(cards) > 1:
        lost = campaign.table.draw(MONSTERS, topics.LOST_CARD, cards, 1, event.clause(), event.seat)[0]
    (kingdom.owned if lost in kingdom.owned else kingdom.worn).remove(lost)
    decks.discard(state, EQUIPMENT, lost)
    campaign.table.tell(CardLost(event.clause(), event.seat, gear.card_of(lost)))
    return True
