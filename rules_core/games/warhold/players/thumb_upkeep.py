"""Upkeep by rules of thumb: workers first, an engineer, a barracks, then as many units as can be kept."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import CAVALRY, INFANTRY, MILITARY, RANGED, SIEGE
from rules_core.games.warhold.players.plans import is_exposed, rides
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.equipping import in_the_way
from rules_core.games.warhold.rules.gear import equipment_of
from rules_core.games.warhold.rules.upkeep import income_of, upkeep_of
from rules_core.games.warhold.state.war import Stronghold
from rules_core.kernel.requests import Choose, Pick, SeatId
from rules_core.kernel.simulation import Thought

EARLY_WORKERS: Final = 4
WORKERS: Final = 7
RESERVE: Final = 20
HEALERS: Final = 3
"""So many at most, one for two who are wounded: whoever waits in the stronghold leaves no room for recruits."""
SIEGE_FROM: Final = 4
"""From so many units on siege engines are built after all others."""
ENGINES_FROM: Final = 8
"""From so many units on, whoever's soldiers on foot fall easily has siege engines built before more on foot."""
STUCK: Final = 24
"""From this round on engineers bridge the water before the next rival."""
BUILDINGS: Final = (("barracks", 2), ("mine", 2), ("farm", 2), ("walls", 2), ("barracks", 3), ("mine", 3), ("farm", 3))
RIDERS_BUILDINGS: Final = (
    ("barracks", 2),
    ("barracks", 3),
    ("mine", 2),
    ("farm", 2),
    ("walls", 2),
    ("farm", 3),
    ("mine", 3),
)
"""What engineers raise, in this order; who rides wants stables first."""


def unpaid(campaign: Campaign, request: Pick) -> tuple[str, ...]:
    """The dearest go first, so that few have to."""
    return tuple(request.options[: request.least])


def _house(campaign: Campaign, request: Choose) -> Stronghold:
    return campaign.state.held_by(request.who)[0]


def train(campaign: Campaign, request: Choose) -> Thought:
    """What is worth most, of what can be had."""
    state = campaign.state
    if not state.held_by(request.who):
        return Thought("done")
    offered = {one.partition("@")[0]: one for one in reversed(request.options)}
    house = _house(campaign, request)
    army = len([one for one in state.units_of(request.who) if one.kind in MILITARY])
    for wanted, reason in _wishes(campaign, request, house, army):
        if wanted in offered:
            return Thought(offered[wanted], reason)
    return Thought("done", "saves")


def _wishes(campaign: Campaign, request: Choose, house: Stronghold, army: int) -> list[tuple[str, str]]:
    """Wishes in their order, each with a word for why."""
    found: list[tuple[str, str]] = []
    state = campaign.state
    workers = EARLY_WORKERS if army < 4 else WORKERS
    lesser = "worker:mine" if house.miners <= house.farmers else "worker:farm"
    if min(house.miners, house.farmers) < workers:
        found.append((lesser, "workers"))
        found.append(("worker:mine", "workers") if lesser == "worker:farm" else ("worker:farm", "workers"))
    if not house.engineers and min(house.miners, house.farmers) >= 3:
        found.append(("engineer", "engineer"))
    wounded = len([one for one in state.units_of(request.who) if one.wounds])
    if army >= 3 and house.healers < min(HEALERS, max(1, wounded // 2)):
        found.append(("healer", "healer"))
    on_horse = rides(campaign, request.who)
    for building, until in RIDERS_BUILDINGS if on_horse else BUILDINGS:
        if house.level(building) < until and min(house.miners, house.farmers) >= 3:
            found.append((f"upgrade:{building}", "builds"))
            break
    if state.round >= STUCK:
        # Two armies that hold the ends of one bridge find another way.
        found.append(("bridge", "bridge"))
    gold, food = income_of(campaign, request.who)
    kept_gold, kept_food = upkeep_of(campaign, request.who)
    if gold - kept_gold >= RESERVE and food - kept_food >= RESERVE:
        for kind in _recruits(campaign, request.who, army):
            found.append(("siege", "siege") if kind == SIEGE else (f"train:{kind}", "army"))
    return found


def _recruits(campaign: Campaign, seat: SeatId, army: int) -> list[str]:
    """The types of units in the order in which they are wanted: of everything something, or riders before all."""
    is_weak_on_foot = is_exposed(campaign, seat)
    if is_weak_on_foot and army >= ENGINES_FROM:
        return [CAVALRY, SIEGE, INFANTRY, RANGED]
    if is_weak_on_foot or rides(campaign, seat) or army % 3 == 2:
        kinds = [CAVALRY, INFANTRY, RANGED]
    else:
        kinds = [INFANTRY, RANGED] if army % 2 else [RANGED, INFANTRY]
    return [*kinds, SIEGE] if army >= SIEGE_FROM else kinds


def train_where(campaign: Campaign, request: Choose) -> Thought:
    """The last tile: the first ones are left to whoever goes in and out."""
    return Thought(request.options[-1])


def trade(campaign: Campaign, request: Choose) -> Thought:
    """Heals what can be healed, drinks, and buys what makes the lord stronger."""
    kingdom = campaign.state.kingdom(request.who)
    for wanted in ("heal", "potion"):
        for one in request.options:
            if one.partition("@")[0] == wanted:
                return Thought(one, "heals")
    if "cure" in request.options and kingdom.gold >= 100:
        return Thought("cure", "heals")
    for one in request.options:
        if one.startswith("buy:") and kingdom.gold - equipment_of(campaign.content, one[4:]).buy >= 60:
            return Thought(one, "buys")
    if "goods" in request.options and kingdom.gold >= 160:
        return Thought("goods", "buys")
    return Thought("done")


def equip(campaign: Campaign, request: Choose) -> Thought:
    """Wears what is dearer than what it replaces."""
    kingdom = campaign.state.kingdom(request.who)
    for one in request.options:
        if not one.startswith("wear:"):
            continue
        item = equipment_of(campaign.content, one[5:])
        worn = [equipment_of(campaign.content, token).id for token in kingdom.worn]
        # All that comes off counts, or weapon and shield would take turns for ever.
        replaced = [equipment_of(campaign.content, token).buy for token in in_the_way(campaign, kingdom, one[5:])]
        if sum(replaced) < item.buy and item.id not in worn:
            return Thought(one, "wears")
    return Thought("done")
