"""Who comes onto the board, and where: new units, and monsters that a rule places (W-UPK-11, W-EOT-2, W-RUI-9)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import LIMITS
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign
from rules_core.games.warhold.rules.movement import may_stand
from rules_core.games.warhold.state.facts import Appeared, mention
from rules_core.games.warhold.state.war import NO_TILE, Unit
from rules_core.kernel.requests import NO_SEAT, SeatId


def new_unit(campaign: Campaign, seat: SeatId, kind: str, tile: int, clause: str = "W-UPK-11") -> Unit:
    """A unit of the player's own race (W-SEI-3), with the next number."""
    profile = campaign.content.races[campaign.state.kingdom(seat).race].units[kind].id
    return _appear(campaign, profile, kind, seat, tile, clause)


def new_monster(campaign: Campaign, id: str, tile: int, clause: str) -> Unit:
    """A monster of a kind that has a token left (`with_token`)."""
    return _appear(campaign, id, "monster", NO_SEAT, tile, clause)


def _appear(campaign: Campaign, profile: str, kind: str, seat: SeatId, tile: int, clause: str) -> Unit:
    state = campaign.state
    state.made += 1
    unit = Unit(f"unit-{state.made}", profile, kind, seat, tile)
    state.units.append(unit)
    campaign.table.tell(Appeared(clause, mention(unit), campaign.name_of(tile)))
    return unit


def has_token(campaign: Campaign, id: str) -> bool:
    """R-W05, WH-TL-6. Whether a token of this monster is still in the box."""
    used = [one for one in campaign.state.units if one.profile == id]
    return not campaign.options.monster_tokens or len(used) < campaign.content.monsters[id].tokens


def with_token(campaign: Campaign, id: str) -> str:
    """WH-TL-8. This monster, or by die another one of its class with a token left; "" for none."""
    if has_token(campaign, id):
        return id
    category = campaign.content.monsters[id].profile.category
    others = [
        other
        for other, monster in campaign.content.monsters.items()
        if monster.profile.category == category and has_token(campaign, other)
    ]
    if len(others) < 2:
        return others[0] if others else ""
    return campaign.table.draw(MONSTERS, topics.TIE_DIE, others, 1, "WH-TL-8", id)[0]


def appear_beside(campaign: Campaign, id: str, tile: int, clause: str) -> Unit | None:
    """W-EOT-2, W-RUI-9. A monster beside a tile, or as near as can be; None without a token or a tile."""
    monster = with_token(campaign, id)
    place = campaign.ground.near_for_monster(campaign, tile) if monster else NO_TILE
    return None if place == NO_TILE else new_monster(campaign, monster, place, clause)


# Units of players


def is_below_limit(campaign: Campaign, seat: SeatId, kind: str) -> bool:
    """W-TYP-11, R-W33, R-W55. Whether a kingdom may have one more; civilians count over all of its strongholds."""
    state = campaign.state
    if kind == "engineer":
        count = sum([one.engineers for one in state.held_by(seat)])
    elif kind == "healer":
        count = sum([one.healers for one in state.held_by(seat)])
    else:
        count = len([one for one in state.units_of(seat) if one.kind == kind])
    return not campaign.options.army_limits or count < LIMITS[kind]


def room_in(campaign: Campaign, seat: SeatId, kind: str, tiles: list[int]) -> list[int]:
    """W-UPK-9, W-MOV-2. Of some tiles those on which a new unit may stand; two of the Horde on one."""
    probe = Unit("", "", kind, seat, NO_TILE)
    return [tile for tile in tiles if may_stand(campaign, probe, tile)]
