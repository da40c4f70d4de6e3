"""Who comes onto the board, and where: new units, and monsters that a rule places (W-UPK-11, W-EOT-2, W-RUI-9)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import KINDS, LIMITS
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign, is_monster
from rules_core.games.warhold.rules.land import free_for_monsters, name_of, ring, steps_apart, tile_of
from rules_core.games.warhold.rules.movement import may_stand
from rules_core.games.warhold.rules.unmapped.spots import new_spot
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
    campaign.table.tell(Appeared(clause, mention(unit), name_of(state, tile)))
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
    place = nearest_for_monster(campaign, tile) if monster else NO_TILE
    return None if place == NO_TILE else new_monster(campaign, monster, place, clause)


def nearest_for_monster(campaign: Campaign, tile: int) -> int:
    """W-EOT-2, W-EOT-3, W-RUI-9, W-RUI-10. The nearest free land outside strongholds; `NO_TILE` for none."""
    state = campaign.state
    if state.is_unmapped:
        return new_spot(state)
    for steps in range(1, state.columns + state.rows):
        free = [one for one in ring(state, tile, steps) if free_for_monsters(state, one)]
        # R-W43. Tiles of a town only where no other one is as near.
        outside = [one for one in free if not state.is_town(one)]
        if free:
            return _beside_the_weakest(campaign, outside or free)
    return NO_TILE


def _beside_the_weakest(campaign: Campaign, tiles: list[int]) -> int:
    """W-MTN-22. Of equally good tiles that nearest to a unit, of those the one near the weaker type; then by lot."""
    ranks = {tile: _rank(campaign, tile) for tile in tiles}
    least = min(ranks.values())
    best = [name_of(campaign.state, tile) for tile in tiles if ranks[tile] == least]
    if len(best) == 1:
        return tile_of(campaign.state, best[0])
    return tile_of(campaign.state, campaign.table.draw(MONSTERS, topics.TIE_DIE, best, 1, "W-MTN-22")[0])


def _rank(campaign: Campaign, tile: int) -> tuple[int, int]:
    """How far the nearest unit is, and how far up its type stands."""
    state = campaign.state
    found = [(steps_apart(state, tile, one.tile), KINDS.index(one.kind)) for one in state.units if not is_monster(one)]
    return min(found) if found else (0, 0)


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


def nearest_for_unit(campaign: Campaign, seat: SeatId, kind: str, tile: int) -> list[int]:
    """W-EOT-9, R-W76. The tiles beside a lord with room for a new unit, or the nearest ones that have."""
    state = campaign.state
    if state.is_unmapped:
        return [new_spot(state)]
    for steps in range(1, state.columns + state.rows):
        found = room_in(campaign, seat, kind, ring(state, tile, steps))
        if found:
            return found
    return []
