"""Ruins after the Movement phase: what is in them, and who claims it (section 9)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS, TREASURE
from rules_core.games.warhold.rules import deaths, decks, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.rules.recruits import appear_beside
from rules_core.games.warhold.state.facts import CardDrawn, RuinRolled, TreasureLaid, mention
from rules_core.games.warhold.state.war import Ruin, Unit
from rules_core.kernel.requests import NO_SEAT, SeatId


def explore_step(campaign: Campaign) -> bool:
    """W-RUI-4, R-W61. One ruin, in the order that the player chooses; False when all are explored."""
    state = campaign.state
    seat = state.current()
    ready = _explorers(campaign, seat)
    if not ready:
        return False
    unit = state.unit(campaign.table.settle(seat, topics.EXPLORE, ready, "R-W61", seat))
    ruin = state.ruin_at(unit.tile)
    assert ruin is not None
    if ruin.has_treasure:
        # W-RUI-7.
        deaths.claim(campaign, ruin, seat)
    else:
        _roll(campaign, seat, unit, ruin)
    return True


def _explorers(campaign: Campaign, seat: SeatId) -> list[str]:
    """R-W42, R-W68. One unit on each ruin that has something for it, if it moved this turn."""
    state = campaign.state
    found: list[str] = []
    tiles: list[int] = []
    for unit in state.units_of(seat):
        ruin = state.ruin_at(unit.tile)
        if ruin is not None and _may_explore(campaign, unit) and unit.tile not in tiles and _is_open(campaign, ruin):
            tiles.append(unit.tile)
            found.append(unit.id)
    return found


def _may_explore(campaign: Campaign, unit: Unit) -> bool:
    """R-W42. If it moved this turn, or wherever it stands."""
    return unit.stepped > 0 or not campaign.options.explore_when_moved


def _is_open(campaign: Campaign, ruin: Ruin) -> bool:
    """R-W41, R-W68. Treasure that was laid there in an earlier turn, or a ruin whose roll has still to be made."""
    if ruin.has_treasure:
        return ruin.since < campaign.state.turn
    return not ruin.guard


def _roll(campaign: Campaign, seat: SeatId, unit: Unit, ruin: Ruin) -> None:
    """W-RUI-2, W-RUI-4, W-RUI-5, WH-DK-5, WH-DK-6. The Ruin Event chart."""
    face = campaign.table.roll(seat, topics.RUIN_DIE, 1, "W-RUI-4", unit.id)[0]
    campaign.table.tell(RuinRolled("W-RUI-4", mention(unit), campaign.name_of(ruin.tile), face))
    if face <= 2:
        _wake(campaign, seat, ruin, has_treasure=face == 2)
        return
    if face == 5:
        deaths.remove_ruin(campaign, ruin)
    else:
        deaths.claim(campaign, ruin, seat)
    if face >= 5:
        gain_equipment(campaign, seat, "W-RUI-5")


def _wake(campaign: Campaign, seat: SeatId, ruin: Ruin, *, has_treasure: bool) -> None:
    """W-RUI-6, W-RUI-9, W-RUI-10, WH-DK-9. A monster beside the ruin, perhaps with a treasure that waits."""
    state = campaign.state
    token = decks.draw(campaign, seat, MONSTERS, "W-RUI-5")
    monster: Unit | None = None
    if token:
        campaign.table.tell(CardDrawn("W-RUI-5", seat, MONSTERS, card_of(token)))
        decks.discard(state, MONSTERS, token)
        monster = appear_beside(campaign, card_of(token), ruin.tile, "W-RUI-9")
    if monster is not None:
        ruin.guard = monster.id
        if has_treasure:
            ruin.has_treasure = True
            ruin.since = state.turn
            # RE-33. What a spy has seen lies there.
            ruin.spy = state.spies.get(TREASURE, NO_SEAT)
            ruin.card = decks.top_known(state, TREASURE)
            campaign.table.tell(TreasureLaid("W-RUI-6", campaign.name_of(ruin.tile)))
    elif has_treasure:
        # WH-TL-8. Without a monster nobody keeps the treasure.
        deaths.claim(campaign, ruin, seat)
    else:
        deaths.remove_ruin(campaign, ruin)


def gain_equipment(campaign: Campaign, seat: SeatId, clause: str) -> bool:
    """W-RUI-5, WH-DK-5. A card of equipment; False where none is left."""
    token = decks.draw(campaign, seat, EQUIPMENT, clause)
    if not token:
        return False
    campaign.state.kingdom(seat).owned.append(token)
    campaign.table.tell(CardDrawn(clause, seat, EQUIPMENT, card_of(token)))
    return True
