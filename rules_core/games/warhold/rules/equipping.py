"""Sub-phase 5 of the Upkeep: what the lord puts on and takes off (W-UPK-20, WH-SL-1)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.fields import SHIELD, SINGLE, TRINKET, WEAPON
from rules_core.games.warhold.rules import gear, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.facts import Worn
from rules_core.games.warhold.state.war import Kingdom, Unit
from rules_core.kernel.requests import SeatId

DONE: Final = "done"
WEAR: Final = "wear"
OFF: Final = "off"


def equip_step(campaign: Campaign) -> bool:
    """W-UPK-20. One thing put on or taken off; False when the lord is ready."""
    seat = campaign.state.current()
    offered = _options(campaign, seat)
    if not offered:
        return False
    chosen = campaign.table.choose(seat, topics.EQUIP, (*offered, DONE), "W-UPK-20", seat)
    if chosen == DONE:
        return False
    verb, _, token = chosen.partition(":")
    if verb == WEAR:
        _wear(campaign, seat, token)
    else:
        _take_off(campaign, seat, token)
    return True


def _options(campaign: Campaign, seat: SeatId) -> list[str]:
    kingdom, lord = campaign.state.kingdom(seat), campaign.state.lord_of(seat)
    if lord is None:
        return []
    found = [f"{WEAR}:{token}" for token in kingdom.owned if may_wear(campaign, kingdom, lord, token)]
    found.extend([f"{OFF}:{token}" for token in kingdom.worn if may_come_off(campaign, lord, [token])])
    return found


def may_wear(campaign: Campaign, kingdom: Kingdom, lord: Unit, token: str) -> bool:
    """WH-SL-1, WH-SL-3, R-W39. What is used up is not worn, and trinkets have their number."""
    item = gear.equipment_of(campaign.content, token)
    if item.slot == SINGLE:
        return False
    worn = [gear.equipment_of(campaign.content, one) for one in kingdom.worn]
    if item.slot == TRINKET:
        return len([one for one in worn if one.slot == TRINKET]) < campaign.options.trinkets
    return may_come_off(campaign, lord, in_the_way(campaign, kingdom, token), token)


def in_the_way(campaign: Campaign, kingdom: Kingdom, token: str) -> list[str]:
    """WH-SL-1. What comes off for it: the same slot, and the shield where a weapon needs both hands."""
    item = gear.equipment_of(campaign.content, token)
    found: list[str] = []
    for one in kingdom.worn:
        other = gear.equipment_of(campaign.content, one)
        if (
            (other.slot == item.slot != TRINKET)
            or (item.is_two_handed and other.slot == SHIELD)
            or (item.slot == SHIELD and other.slot == WEAPON and other.is_two_handed)
        ):
            found.append(one)
    return found


def may_come_off(campaign: Campaign, lord: Unit, tokens: list[str], instead: str = "") -> bool:
    """R-W74. Not where the lord would have as many wounds as hit points then."""
    kingdom = campaign.state.kingdom(lord.seat)
    left = [one for one in kingdom.worn if one not in tokens]
    if instead:
        left.append(instead)
    points = campaign.profile(lord).hit_points + gear.effect_in(campaign.content, left, "hit-points")
    return lord.wounds < points


def _wear(campaign: Campaign, seat: SeatId, token: str) -> None:
    """WH-SL-1. What is in the way comes off."""
    kingdom = campaign.state.kingdom(seat)
    for one in in_the_way(campaign, kingdom, token):
        _take_off(campaign, seat, one)
    kingdom.owned.remove(token)
    kingdom.worn.append(token)
    campaign.table.tell(Worn("W-UPK-20", seat, gear.card_of(token), is_on=True))


def _take_off(campaign: Campaign, seat: SeatId, token: str) -> None:
    """WH-DK-14. It is still owned."""
    kingdom = campaign.state.kingdom(seat)
    kingdom.worn.remove(token)
    kingdom.owned.append(token)
    campaign.table.tell(Worn("W-UPK-20", seat, gear.card_of(token), is_on=False))
