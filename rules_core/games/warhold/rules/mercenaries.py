"""Cards that bring units and people over to a lord (RE-1 to RE-8, BO-7)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import ENGINEER, HEALER
from rules_core.games.warhold.rules import deaths, topics
from rules_core.games.warhold.rules.campaign import Campaign, settled_tile
from rules_core.games.warhold.rules.events import Event, gain, leads, lord_of
from rules_core.games.warhold.rules.recruits import is_below_limit, new_unit, room_in
from rules_core.games.warhold.rules.training import BARRACKS_FOR, add_civilian, has_slot
from rules_core.games.warhold.state.facts import Trained


def recruit(campaign: Campaign, event: Event) -> bool:
    """RE-1 to RE-5, RE-8, WH-DK-11. A Leadership roll: units join beside the lord; a failure may cost gold.

    R-W76. Without room under the army's limits the card cannot do anything.
    """
    if not any(_may_join(campaign, event, kind) for kind in event.card.units):
        return False
    if not leads(campaign, event):
        # RE-2, WH-CK-9, R-W76.
        gain(campaign, event, -event.card.penalty, 0)
        return True
    for kind in event.card.units:
        if _may_join(campaign, event, kind):
            places = campaign.ground.near_for_unit(campaign, event.seat, kind, lord_of(campaign, event).tile)
            _join(campaign, event, kind, places)
    return True


def _may_join(campaign: Campaign, event: Event, kind: str) -> bool:
    """WH-SL-7, R-W55. Below the army's limit, and where the table wants it with the barracks for such units."""
    if not is_below_limit(campaign, event.seat, kind):
        return False
    needed = BARRACKS_FOR.get(kind, 0) if campaign.options.mercenaries_by_barracks else 0
    return not needed or any(one.barracks >= needed for one in campaign.state.held_by(event.seat))


def volunteers(campaign: Campaign, event: Event) -> bool:
    """BO-7. Units on free tiles of the own Stronghold or beside the lord."""
    state = campaign.state
    joined = False
    for kind in event.card.units:
        tiles = [tile for house in state.held_by(event.seat) for tile in house.tiles]
        beside_lord = campaign.ground.beside(state, lord_of(campaign, event).tile)
        tiles.extend([tile for tile in beside_lord if tile not in tiles])
        places = room_in(campaign, event.seat, kind, tiles)
        if _may_join(campaign, event, kind) and places:
            _join(campaign, event, kind, places)
            joined = True
    return joined


def _join(campaign: Campaign, event: Event, kind: str, tiles: list[int]) -> None:
    """W-EOT-9, R-W77. The player chooses among equally good tiles; with no room on the whole map nobody comes."""
    if not tiles:
        return
    tile = settled_tile(campaign, event.seat, topics.RECRUIT_PLACE, tiles, event.clause(), kind)
    new_unit(campaign, event.seat, kind, tile, event.clause())


def recruit_engineer(campaign: Campaign, event: Event) -> bool:
    """RE-6. A Leadership roll: an engineer, or gold where no slot is free."""
    if leads(campaign, event) and not _enters_keep(campaign, event, ENGINEER):
        gain(campaign, event, event.card.number, 0)
    return True


def recruit_healer(campaign: Campaign, event: Event) -> bool:
    """RE-7. A Leadership roll: a healer; after a failure, or without a slot, the lord is healed."""
    if not leads(campaign, event) or not _enters_keep(campaign, event, HEALER):
        deaths.heal(campaign, lord_of(campaign, event), event.card.number, event.card.id, event.clause())
    return True


def _enters_keep(campaign: Campaign, event: Event, kind: str) -> bool:
    """W-STR-13. Into a keep with a free slot, of the player's choice; False where there is none."""
    free = [one.id for one in campaign.state.held_by(event.seat) if has_slot(campaign, event.seat, one, kind)]
    if not free:
        return False
    chosen = campaign.table.settle(event.seat, topics.RECRUIT_PLACE, free, event.clause(), kind)
    add_civilian(campaign.state.stronghold(chosen), kind)
    campaign.table.tell(Trained(event.clause(), event.seat, kind, 0, 0))
    return True
