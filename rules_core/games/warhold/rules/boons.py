"""The glorious boon deck, as far as other decks have nothing like it (BO-1, BO-2, BO-4, BO-8, BO-10, BO-11)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import BUILDINGS, LORD, SMALL
from rules_core.games.warhold.rules import combat, deaths, topics
from rules_core.games.warhold.rules.campaign import NONE, Campaign
from rules_core.games.warhold.rules.events import Event, gain, lord_of, named, split
from rules_core.games.warhold.rules.training import TOP
from rules_core.games.warhold.state.facts import Built, MonsterGone, Slowed, mention


def harvest(campaign: Campaign, event: Event) -> bool:
    """BO-1. Food for each worker of the farms, up to a limit."""
    return gain(campaign, event, 0, _yield(event, sum([one.farmers for one in campaign.state.held_by(event.seat)])))


def vein(campaign: Campaign, event: Event) -> bool:
    """BO-2. Gold for each worker of the mines, up to a limit."""
    return gain(campaign, event, _yield(event, sum([one.miners for one in campaign.state.held_by(event.seat)])), 0)


def _yield(event: Event, workers: int) -> int:
    amount = event.card.number * workers
    return min(amount, event.card.most) if event.card.most else amount


def build(campaign: Campaign, event: Event) -> bool:
    """BO-4. A building of the player's choice rises for nothing, without an engineer."""
    options = [
        named(campaign, event, house, building)
        for house in campaign.state.held_by(event.seat)
        for building in BUILDINGS
        if house.level(building) < TOP
    ]
    if not options:
        return False
    chosen = campaign.table.settle(event.seat, topics.WHICH_BUILDING, options, event.clause(), event.seat)
    house, building = split(campaign, event, chosen)
    house.set_level(building, min(TOP, house.level(building) + event.card.number))
    campaign.table.tell(Built(event.clause(), event.seat, building, house.level(building)))
    return True


def blessing(campaign: Campaign, event: Event) -> bool:
    """BO-8. All wounds of the lord, or up to so many of others, one after the other."""
    state = campaign.state
    wounded = [one.id for one in state.units_of(event.seat) if one.wounds]
    if not wounded:
        return False
    for _ in range(event.card.number):
        if not wounded:
            break
        chosen = campaign.table.settle(event.seat, topics.WHO_IS_HEALED, wounded, event.clause(), event.seat)
        unit = state.unit(chosen)
        is_lord = unit.kind == LORD
        deaths.heal(campaign, unit, unit.wounds if is_lord else 1, event.card.id, event.clause())
        if is_lord:
            break
        wounded = [one.id for one in state.units_of(event.seat) if one.wounds and one.kind != LORD]
    return True


def march(campaign: Campaign, event: Event) -> bool:
    """BO-10. All units go further in the next turn."""
    campaign.state.kingdom(event.seat).marches = event.card.number
    campaign.table.tell(Slowed(event.clause(), event.seat, event.card.number))
    return True


def wrath(campaign: Campaign, event: Event) -> bool:
    """BO-11. A small monster near the lord is gone, and its reward is rolled; without any gold."""
    state = campaign.state
    small = [one for one in state.monsters() if campaign.profile(one).category == SMALL]
    near = campaign.ground.near(state, lord_of(campaign, event), small, event.card.within) or [NONE]
    chosen = campaign.table.settle(event.seat, topics.WHICH_MONSTER, near, event.clause(), event.seat)
    if chosen == NONE:
        return gain(campaign, event, event.card.number, 0)
    monster = state.unit(chosen)
    state.units.remove(monster)
    campaign.table.tell(MonsterGone(event.clause(), mention(monster)))
    state.slain.append(f"{SMALL} {event.seat}")
    combat.reward(campaign)
    # W-RUI-8.
    deaths.leave_ruin(campaign, monster, event.seat)
    return True
