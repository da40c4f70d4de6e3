"""Sub-phase 3 of the Upkeep: units, civilians, workers, buildings, siege engines and bridges (W-UPK-8 to W-UPK-17)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import (
    BUILDINGS,
    CAVALRY,
    ENGINEER,
    FARM,
    HEALER,
    INFANTRY,
    MINE,
    RANGED,
    SIEGE,
    WORKER,
)
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign, settled_tile
from rules_core.games.warhold.rules.recruits import is_below_limit, new_unit, room_in
from rules_core.games.warhold.rules.upkeep import is_blocked
from rules_core.games.warhold.state.facts import BridgeBuilt, Built, Trained, WorkerMoved
from rules_core.games.warhold.state.war import Stronghold
from rules_core.kernel.requests import SeatId

DONE: Final = "done"
BARRACKS_FOR: Final = {INFANTRY: 1, RANGED: 2, CAVALRY: 3}
"""W-STR-7, W-TYP-3, W-TYP-4, W-TYP-5. The level that each type needs."""
WORKER_COST: Final = 30
CIVILIAN_COST: Final = 40
"""W-TYP-7 to W-TYP-9. Gold and as much food."""
UPGRADES: Final = (0, 0, 75, 150)
"""W-STR-11. Gold for each level."""
TOP: Final = 3


def train_step(campaign: Campaign) -> bool:
    """W-UPK-2. One thing that is trained, bought, built or moved; False when the player has enough of it."""
    state = campaign.state
    seat = state.current()
    houses = state.held_by(seat)
    offered: dict[str, tuple[str, Stronghold]] = {}
    for house in houses:
        for one in options_in(campaign, seat, house):
            offered[f"{one}@{house.id}" if len(houses) > 1 else one] = (one, house)
    if not offered:
        return False
    chosen = campaign.table.choose(seat, topics.TRAIN, (*offered, DONE), "W-UPK-8", seat)
    if chosen == DONE:
        return False
    option, house = offered[chosen]
    _do(campaign, seat, house, option)
    return True


# What is offered


def options_in(campaign: Campaign, seat: SeatId, house: Stronghold) -> list[str]:
    """What can be done in one stronghold; with an enemy inside workers only change places (W-UPK-21, R-W77).

    W-UPK-13. Nobody goes from one stronghold to another.
    """
    found = [] if is_blocked(campaign, house) else [*_recruits(campaign, seat, house), *_works(campaign, seat, house)]
    # W-UPK-12, W-SET-17.
    if house.farmers > 1 and has_place(campaign, house, MINE):
        found.append(f"shift:{MINE}")
    if house.miners > 1 and has_place(campaign, house, FARM):
        found.append(f"shift:{FARM}")
    return found


def _recruits(campaign: Campaign, seat: SeatId, house: Stronghold) -> list[str]:
    """W-UPK-8, W-UPK-9. Units and civilians that can be paid and find a place."""
    race = campaign.content.races[campaign.state.kingdom(seat).race]
    found: list[str] = []
    for kind, level in BARRACKS_FOR.items():
        # W-STR-7, W-SEI-3, R-W34.
        profile = race.units[kind]
        if house.barracks >= level and _can_have(campaign, seat, house, kind, profile.gold, profile.food):
            found.append(f"train:{kind}")
    if _affords(campaign, seat, WORKER_COST, WORKER_COST):
        found.extend([f"{WORKER}:{place}" for place in (MINE, FARM) if has_place(campaign, house, place)])
    if _affords(campaign, seat, CIVILIAN_COST, CIVILIAN_COST):
        found.extend([kind for kind in (ENGINEER, HEALER) if has_slot(campaign, seat, house, kind)])
    return found


def _works(campaign: Campaign, seat: SeatId, house: Stronghold) -> list[str]:
    """W-UPK-14, W-UPK-16. What an engineer who has not acted this turn can do."""
    if house.busy >= house.engineers:
        return []
    found: list[str] = []
    for building in BUILDINGS:
        level = house.level(building)
        if level < TOP and building not in house.raised and _affords(campaign, seat, UPGRADES[level + 1], 0):
            found.append(f"upgrade:{building}")
    engine = campaign.content.races[campaign.state.kingdom(seat).race].units[SIEGE]
    if _can_have(campaign, seat, house, SIEGE, engine.gold, engine.food):
        # W-TYP-6, W-UNI-2.
        found.append(SIEGE)
    if _affords(campaign, seat, campaign.options.bridge_gold, 0) and campaign.ground.bridge_places(
        campaign.state, house
    ):
        found.append("bridge")
    return found


def _affords(campaign: Campaign, seat: SeatId, gold: int, food: int) -> bool:
    kingdom = campaign.state.kingdom(seat)
    return kingdom.gold >= gold and kingdom.food >= food


def _can_have(campaign: Campaign, seat: SeatId, house: Stronghold, kind: str, gold: int, food: int) -> bool:
    """W-TYP-11, W-UPK-9, R-W10. Below the army's limit, with a free tile, and paid."""
    return (
        _affords(campaign, seat, gold, food)
        and is_below_limit(campaign, seat, kind)
        and bool(room_in(campaign, seat, kind, house.tiles))
    )


def has_place(campaign: Campaign, house: Stronghold, place: str) -> bool:
    """R-W32. Whether the mine or farm takes one more worker."""
    most = campaign.options.most_miners if place == MINE else campaign.options.most_farmers
    return not most or (house.miners if place == MINE else house.farmers) < most


def has_slot(campaign: Campaign, seat: SeatId, house: Stronghold, kind: str) -> bool:
    """W-STR-13, R-W33, WH-TL-12. Whether the keep takes one more engineer or healer."""
    return house.engineers + house.healers < campaign.options.keep_slots and is_below_limit(campaign, seat, kind)


# What is done


def _do(campaign: Campaign, seat: SeatId, house: Stronghold, option: str) -> None:
    verb, _, what = option.partition(":")
    if verb == "train":
        _train(campaign, seat, house, what)
    elif verb == WORKER:
        _pay(campaign, seat, WORKER, WORKER_COST, WORKER_COST, "W-TYP-7")
        add_worker(house, what)
    elif verb in (ENGINEER, HEALER):
        _pay(campaign, seat, verb, CIVILIAN_COST, CIVILIAN_COST, "W-STR-12")
        add_civilian(house, verb)
    elif verb == "shift":
        add_worker(house, MINE, 1 if what == MINE else -1)
        add_worker(house, FARM, 1 if what == FARM else -1)
        campaign.table.tell(WorkerMoved("W-UPK-12", seat, what))
    else:
        house.busy += 1
        _engineer(campaign, seat, house, verb, what)


def _train(campaign: Campaign, seat: SeatId, house: Stronghold, kind: str) -> None:
    """W-STR-5, W-STR-6, W-UPK-8, W-UPK-11. A unit of the own race onto a tile of the stronghold; engines too."""
    state = campaign.state
    profile = campaign.content.races[state.kingdom(seat).race].units[kind]
    free = room_in(campaign, seat, kind, house.tiles)
    tile = settled_tile(campaign, seat, topics.TRAIN_WHERE, free, "W-UPK-11", kind)
    _pay(campaign, seat, profile.id, profile.gold, profile.food, "W-UPK-8")
    new_unit(campaign, seat, kind, tile)


def _pay(campaign: Campaign, seat: SeatId, what: str, gold: int, food: int, clause: str) -> None:
    kingdom = campaign.state.kingdom(seat)
    kingdom.gold -= gold
    kingdom.food -= food
    campaign.table.tell(Trained(clause, seat, what, gold, food))


def add_worker(house: Stronghold, place: str, count: int = 1) -> None:
    """W-STR-4. Workers to the mine or the farm, or away from it."""
    if place == MINE:
        house.miners += count
    else:
        house.farmers += count


def add_civilian(house: Stronghold, kind: str, count: int = 1) -> None:
    """W-STR-13. Engineers or healers into the keep, or out of it."""
    if kind == ENGINEER:
        house.engineers += count
    else:
        house.healers += count


def _engineer(campaign: Campaign, seat: SeatId, house: Stronghold, verb: str, building: str) -> None:
    """W-UPK-14, R-W35. The one action of an engineer."""
    state = campaign.state
    if verb == SIEGE:
        _train(campaign, seat, house, SIEGE)
    elif verb == "bridge":
        # W-UPK-15.
        places = campaign.ground.bridge_places(state, house)
        tile = settled_tile(campaign, seat, topics.BRIDGE, places, "W-UPK-15", seat)
        # R-W35.
        state.kingdom(seat).gold -= campaign.options.bridge_gold
        state.bridges.append(campaign.ground.taken(state, tile))
        campaign.table.tell(BridgeBuilt("W-UPK-15", seat, campaign.name_of(tile)))
    else:
        # W-STR-11.
        level = house.level(building) + 1
        state.kingdom(seat).gold -= UPGRADES[level]
        house.set_level(building, level)
        if not campaign.options.engineers_together:
            # R-W35.
            house.raised.append(building)
        campaign.table.tell(Built("W-STR-11", seat, building, level))
