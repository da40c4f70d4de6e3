"""Why something cannot be trained, built or moved in an Upkeep, and what is short for it (W-UPK-8 to W-UPK-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.content.types import BARRACKS, ENGINEER, HEALER, MINE, SIEGE, WORKER
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.recruits import is_below_limit, room_in
from rules_core.games.warhold.rules.training import (
    BARRACKS_FOR,
    CIVILIAN_COST,
    TOP,
    UPGRADES,
    WORKER_COST,
    has_place,
    has_slot,
)
from rules_core.games.warhold.rules.upkeep import is_blocked
from rules_core.games.warhold.state.war import Stronghold
from rules_core.kernel.requests import SeatId

NOTHING: Final = ""
BLOCKED: Final = "blocked"
NO_BARRACKS: Final = "barracks"
SHORT: Final = "short"
LIMIT: Final = "limit"
NO_ROOM: Final = "room"
KEEP_FULL: Final = "keep"
PLACE_FULL: Final = "place"
NO_ENGINEER: Final = "engineer"
ACTED: Final = "acted"
HIGHEST: Final = "highest"
RAISED: Final = "raised"
NO_WATER: Final = "water"
LAST_ONE: Final = "last"


@dataclass(frozen=True)
class Refusal:
    """What stands in the way: a word for it, and how much gold and food are short, or which level is needed."""

    why: str
    gold: int = 0
    food: int = 0
    level: int = 0


MAY: Final = Refusal(NOTHING)


def cost_of(campaign: Campaign, seat: SeatId, house: Stronghold, option: str) -> tuple[int, int]:
    """W-TYP-7 to W-TYP-9, W-STR-11, W-UPK-8. Gold and food that an answer about a stronghold costs."""
    verb, _, what = option.partition(":")
    if verb in ("train", SIEGE):
        race = campaign.content.races[campaign.state.kingdom(seat).race]
        profile = race.units[what or SIEGE]
        return profile.gold, profile.food
    if verb == WORKER:
        return WORKER_COST, WORKER_COST
    if verb in (ENGINEER, HEALER):
        return CIVILIAN_COST, CIVILIAN_COST
    if verb == "upgrade":
        level = house.level(what)
        return (UPGRADES[level + 1] if level < TOP else 0), 0
    return 0, 0


def refusal_of(campaign: Campaign, seat: SeatId, house: Stronghold, option: str) -> Refusal:
    """Why an answer is not offered in a stronghold; `MAY` where it is. What can be helped least comes first."""
    verb, _, what = option.partition(":")
    if verb == "shift":
        left = house.farmers if what == MINE else house.miners
        if left <= 1:
            return Refusal(LAST_ONE)
        return MAY if has_place(campaign, house, what) else Refusal(PLACE_FULL)
    if is_blocked(campaign, house):
        return Refusal(BLOCKED)
    if verb == "train":
        return _of_unit(campaign, seat, house, what, option)
    if verb == WORKER:
        return _short(campaign, seat, house, option) if has_place(campaign, house, what) else Refusal(PLACE_FULL)
    if verb in (ENGINEER, HEALER):
        if has_slot(campaign, seat, house, verb):
            return _short(campaign, seat, house, option)
        return Refusal(LIMIT) if not is_below_limit(campaign, seat, verb) else Refusal(KEEP_FULL)
    return _of_work(campaign, seat, house, verb, what, option)


def _of_unit(campaign: Campaign, seat: SeatId, house: Stronghold, kind: str, option: str) -> Refusal:
    """W-STR-7, W-TYP-11, W-UPK-9."""
    level = BARRACKS_FOR.get(kind, 0)
    if house.level(BARRACKS) < level:
        return Refusal(NO_BARRACKS, level=level)
    if not is_below_limit(campaign, seat, kind):
        return Refusal(LIMIT)
    if not room_in(campaign, seat, kind, house.tiles):
        return Refusal(NO_ROOM)
    return _short(campaign, seat, house, option)


def _of_work(campaign: Campaign, seat: SeatId, house: Stronghold, verb: str, building: str, option: str) -> Refusal:
    """W-UPK-14, W-UPK-15, W-UPK-16, W-STR-11."""
    if verb == "upgrade" and house.level(building) >= TOP:
        return Refusal(HIGHEST)
    if verb == "upgrade" and building in house.raised:
        # R-W35.
        return Refusal(RAISED)
    if verb == "bridge" and not campaign.ground.bridge_places(campaign.state, house):
        return Refusal(NO_WATER)
    if not house.engineers:
        return Refusal(NO_ENGINEER)
    if house.busy >= house.engineers:
        return Refusal(ACTED)
    if verb == SIEGE:
        return _of_unit(campaign, seat, house, SIEGE, option)
    return _short(campaign, seat, house, option)


def _short(campaign: Campaign, seat: SeatId, house: Stronghold, option: str) -> Refusal:
    kingdom = campaign.state.kingdom(seat)
    gold, food = cost_of(campaign, seat, house, option)
    short = max(0, gold - kingdom.gold), max(0, food - kingdom.food)
    return Refusal(SHORT, *short) if short != (0, 0) else MAY
