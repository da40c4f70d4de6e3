"""Wounds, and what follows when somebody falls: ruins, rewards, lords (sections 3, 9, 11.4 and 14)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import EQUIPMENT, LORD, TREASURE, UNCARING
from rules_core.games.warhold.rules import decks, gear, topics
from rules_core.games.warhold.rules.campaign import Campaign, is_led, is_monster, roller
from rules_core.games.warhold.rules.strength import has, hit_points
from rules_core.games.warhold.state.facts import (
    Blocked,
    Healed,
    LordFell,
    PassedOn,
    RuinGone,
    Slain,
    SpoilsTaken,
    TreasureClaimed,
    Wounded,
    mention,
)
from rules_core.games.warhold.state.war import Claim, Phase, Ruin, Stronghold, Unit
from rules_core.kernel.requests import NO_SEAT, SeatId

KEEP: Final = "keep"
TAKE: Final = "take"
LEAVE: Final = "leave"
IN_COMBAT: Final = (Phase.COMBAT, Phase.COUNTER, Phase.MONSTERS_FIGHT)


def hurt(campaign: Campaign, unit: Unit, points: int, by: Unit | None) -> bool:
    """W-ATT-7, R-W16. The unit loses hit points, one after the other; whether it falls. What is over is lost."""
    lost = 0
    for _ in range(points):
        if _is_saved(campaign, unit) or _passes_on(campaign, unit, by):
            continue
        unit.wounds += 1
        lost += 1
        if unit.wounds >= hit_points(campaign, unit):
            break
    if not lost:
        return False
    left = max(0, hit_points(campaign, unit) - unit.wounds)
    campaign.table.tell(Wounded("W-ATT-7", mention(unit), lost, left))
    if left:
        return False
    fall(campaign, unit, by)
    return True


def _is_saved(campaign: Campaign, unit: Unit) -> bool:
    """EQ-11. Once a combat the Wooden Shield may save a hit point; not from what a card does (DI-6).

    R-W70. Nor from an attack of opportunity, which is no combat.
    """
    if unit.kind != LORD or campaign.state.phase not in IN_COMBAT:
        return False
    kingdom = campaign.state.kingdom(unit.seat)
    if not gear.has_unused(campaign, kingdom, "block"):
        return False
    need = gear.effect_in(campaign.content, kingdom.worn, "block")
    kingdom.has_used.append("block")
    face = campaign.table.roll(roller(campaign.state, unit), topics.BLOCK_DIE, 1, "EQ-11", unit.id, need)[0]
    campaign.table.tell(Blocked("EQ-11", mention(unit), face, face >= need))
    return face >= need


def _passes_on(campaign: Campaign, unit: Unit, by: Unit | None) -> bool:
    """W-ORC-2, R-W17. Somebody beside the lord may bear the wound instead; it simply loses a hit point."""
    state = campaign.state
    if not has(campaign, unit, UNCARING) or not is_led(state, unit):
        return False
    friends = campaign.ground.friends_beside(state, unit)
    if not friends:
        return False
    chosen = campaign.table.choose(unit.seat, topics.UNCARING, (KEEP, *friends), "W-ORC-2", unit.id)
    if chosen == KEEP:
        return False
    bearer = state.unit(chosen)
    campaign.table.tell(PassedOn("W-ORC-2", mention(unit), mention(bearer)))
    bearer.wounds += 1
    left = max(0, hit_points(campaign, bearer) - bearer.wounds)
    campaign.table.tell(Wounded("W-ATT-7", mention(bearer), 1, left))
    if not left:
        fall(campaign, bearer, by)
    return True


def heal(campaign: Campaign, unit: Unit, points: int, by: str, clause: str, gold: int = 0) -> None:
    """W-ATT-10. Wounds of a unit are healed."""
    healed = min(points, unit.wounds)
    if healed:
        unit.wounds -= healed
        campaign.table.tell(Healed(clause, mention(unit), healed, by, gold))


def fall(campaign: Campaign, unit: Unit, by: Unit | None) -> None:
    """W-ATT-7. It is removed, and whatever follows from that follows at once."""
    state = campaign.state
    state.units.remove(unit)
    campaign.table.tell(Slain("W-ATT-7", mention(unit), campaign.name_of(unit.tile), mention(by) if by else ""))
    if by is not None and by.kind == LORD and by.seat != unit.seat:
        _drink(campaign, by)
    if is_monster(unit):
        slayer = by.seat if by is not None and is_led(state, by) else NO_SEAT
        if slayer and (campaign.options.rewards_always or (state.phase is Phase.COMBAT and slayer == state.current())):
            # W-MON-14, R-W29.
            state.slain.append(f"{campaign.profile(unit).category} {slayer}")
        leave_ruin(campaign, unit, slayer)
    elif unit.kind == LORD:
        lose_lord(campaign, unit.seat, by, is_dethroned=False)


def _drink(campaign: Campaign, lord: Unit) -> None:
    """EQ-10. Once a combat the Blood Dagger heals its bearer."""
    if not campaign.state.has_unit(lord.id):
        return
    kingdom = campaign.state.kingdom(lord.seat)
    if lord.wounds and gear.has_unused(campaign, kingdom, "blood"):
        kingdom.has_used.append("blood")
        source = gear.source_of(campaign.content, kingdom, "blood")
        points = gear.effect_in(campaign.content, kingdom.worn, "blood")
        heal(campaign, lord, points, source, gear.clause_of_item(source))


def leave_ruin(campaign: Campaign, monster: Unit, slayer: SeatId) -> None:
    """W-RUI-8, R-W41, R-W68. The ruin goes with its monster, and its treasure to whoever slew it."""
    for ruin in campaign.state.ruins:
        if ruin.guard == monster.id:
            ruin.guard = ""
            if not ruin.has_treasure:
                remove_ruin(campaign, ruin)
            elif slayer:
                claim(campaign, ruin, slayer)
            return


def remove_ruin(campaign: Campaign, ruin: Ruin) -> None:
    """W-RUI-8. It goes without a treasure."""
    campaign.state.ruins.remove(ruin)
    campaign.table.tell(RuinGone("W-RUI-8", campaign.name_of(ruin.tile)))


def claim(campaign: Campaign, ruin: Ruin, seat: SeatId) -> None:
    """W-RUI-7, W-RUI-8. Somebody takes what lies beside a ruin, and the ruin is gone."""
    state = campaign.state
    state.ruins.remove(ruin)
    card = ruin.card or decks.draw(campaign, seat, TREASURE, "W-RUI-7")
    if not card:
        campaign.table.tell(RuinGone("W-RUI-8", campaign.name_of(ruin.tile)))
        return
    campaign.table.tell(TreasureClaimed("W-RUI-7", seat, campaign.name_of(ruin.tile), gear.card_of(card)))
    state.claims.append(Claim(seat, ruin.tile, card))


def lose_lord(campaign: Campaign, seat: SeatId, by: Unit | None, *, is_dethroned: bool) -> None:
    """W-TYP-2, W-DTH-2 to W-DTH-4. The kingdom is out; units inside its strongholds stay in play."""
    state = campaign.state
    kingdom = state.kingdom(seat)
    kingdom.is_out = True
    campaign.table.tell(LordFell("W-DTH-1" if is_dethroned else "W-DTH-2", seat, is_dethroned))
    _hand_on(campaign, seat, by)
    houses = state.held_by(seat)
    inside = [tile for house in houses for tile in house.tiles]
    # W-DTH-2, R-W49.
    state.units = [one for one in state.units if one.seat != seat or (one.tile in inside and one.kind != LORD)]
    for house in houses:
        empty_keep(house)
        house.seat = NO_SEAT
    kingdom.gold = kingdom.food = 0


def empty_keep(house: Stronghold) -> None:
    """W-SEI-2, W-DTH-2, W-SET-17. All civilians go but the last workers of mine and farm."""
    house.miners = house.farmers = 1
    house.engineers = house.healers = 0
    house.busy = house.healed = 0
    house.raised.clear()


def _hand_on(campaign: Campaign, seat: SeatId, by: Unit | None) -> None:
    """W-CMB-16, WH-DK-15, R-W52, R-W59, R-W74. Who slays a lord may take its equipment; else it is discarded."""
    state = campaign.state
    kingdom = state.kingdom(seat)
    cards = [*kingdom.worn, *kingdom.owned]
    if not cards:
        return
    answer = LEAVE
    if by is not None and is_led(state, by) and by.seat != seat:
        # While it is asked they are still there to be looked at.
        answer = campaign.table.choose(by.seat, topics.SPOILS, (TAKE, LEAVE), "W-CMB-16", seat)
    kingdom.worn, kingdom.owned = [], []
    if by is not None and answer == TAKE:
        state.kingdom(by.seat).owned.extend(cards)
        shown = tuple([gear.card_of(one) for one in cards])
        campaign.table.tell(SpoilsTaken("W-CMB-16", by.seat, shown))
        return
    state.discards.setdefault(EQUIPMENT, []).extend(cards)
