"""The end of a turn and the cards that are drawn: which deck, which card, and what it does (W-EOT-1, WH-DK-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_core.games.warhold.content.types import BOON, DISASTER, MONSTERS, RANDOM, TREASURE
from rules_core.games.warhold.rules import (
    boons,
    decks,
    disasters,
    encounters,
    events,
    fortunes,
    mercenaries,
    recruits,
    topics,
)
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.events import Event
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.state.facts import CardDrawn, CardIdle, EventRolled
from rules_core.kernel.requests import NO_SEAT, SeatId

CHART: Final = (DISASTER, MONSTERS, RANDOM, RANDOM, RANDOM, BOON)
"""W-EOT-1, WH-DK-3, WH-DK-4. The deck of each face."""


def end_of_turn(campaign: Campaign) -> None:
    """W-EOT-1. A die, a deck, a card."""
    state = campaign.state
    seat = state.current()
    _lift_fog(campaign, seat)
    lord = state.lord_of(seat)
    if lord is None:
        return
    face = campaign.table.roll(seat, topics.EVENT_DIE, 1, "W-EOT-1", seat)[0]
    deck = CHART[face - 1]
    campaign.table.tell(EventRolled("W-EOT-1", seat, face, deck))
    token = decks.draw(campaign, seat, deck, "W-EOT-1")
    if token:
        campaign.table.tell(CardDrawn("W-EOT-1", seat, deck, card_of(token)))
        carry_out(campaign, seat, token, deck, lord.tile)


def _lift_fog(campaign: Campaign, seat: SeatId) -> None:
    """RE-29. The fog lasts until the end of a turn of whoever drew it."""
    state = campaign.state
    if state.fog == seat:
        state.fog_turns = max(0, state.fog_turns - 1)
        if not state.fog_turns:
            state.fog = NO_SEAT


def settle_claims(campaign: Campaign) -> None:
    """W-RUI-7. The first of the treasures that somebody has claimed is carried out."""
    state = campaign.state
    claim = state.claims.pop(0)
    if state.kingdom(claim.seat).is_out:
        decks.discard(state, TREASURE, claim.card)
    else:
        carry_out(campaign, claim.seat, claim.card, TREASURE, claim.tile)


def carry_out(campaign: Campaign, seat: SeatId, token: str, deck: str, tile: int) -> None:
    """W-SET-5, WH-SL-8. A card is used and discarded; one that can do nothing is replaced once."""
    decks.discard(campaign.state, deck, token)
    if _does(campaign, seat, token, deck, tile):
        return
    campaign.table.tell(CardIdle("WH-SL-8", card_of(token)))
    if not campaign.options.cards_replaced:
        return
    other = decks.draw(campaign, seat, deck, "WH-SL-8")
    if other:
        campaign.table.tell(CardDrawn("WH-SL-8", seat, deck, card_of(other)))
        decks.discard(campaign.state, deck, other)
        _does(campaign, seat, other, deck, tile)


def _does(campaign: Campaign, seat: SeatId, token: str, deck: str, tile: int) -> bool:
    """R-W01. What the card does; False when it cannot do anything."""
    if deck == MONSTERS:
        # W-EOT-2, W-EOT-4, WH-DK-8. It fights in the Monster Turn first.
        return recruits.appear_beside(campaign, card_of(token), tile, "W-EOT-2") is not None
    card = campaign.content.cards[card_of(token)]
    return EFFECTS[card.effect](campaign, Event(seat, card, tile))


EFFECTS: Final[dict[str, Callable[[Campaign, Event], bool]]] = {
    "recruit": mercenaries.recruit,
    "recruit-engineer": mercenaries.recruit_engineer,
    "recruit-healer": mercenaries.recruit_healer,
    "monsters": encounters.group,
    "one-monster": encounters.one_of,
    "pedlar": fortunes.pedlar,
    "gold": fortunes.gold,
    "food": fortunes.food,
    "gold-or-food": fortunes.gold_or_food,
    "toll": fortunes.toll,
    "stake": fortunes.stake,
    "worker": events.gain_worker,
    "hidden-path": fortunes.hidden_path,
    "fog": fortunes.fog,
    "lose-bridge": fortunes.lose_bridge,
    "ruin": fortunes.ruin,
    "ruin-or-gold": fortunes.ruin_or_gold,
    "heal-near": fortunes.heal_near,
    "spy": fortunes.spy,
    "equipment": fortunes.equipment,
    "cursed-gold": encounters.cursed_gold,
    "lose-worker": disasters.lose_worker,
    "lose-civilians": disasters.lose_civilians,
    "collapse": disasters.collapse,
    "blight": disasters.blight,
    "fire": disasters.fire,
    "earthquake": disasters.earthquake,
    "lose-gold": disasters.lose_gold,
    "lose-food": disasters.lose_food,
    "desertion": disasters.desertion,
    "fever": disasters.fever,
    "flood": disasters.flood,
    "unrest": disasters.unrest,
    "rust": disasters.rust,
    "harvest": boons.harvest,
    "vein": boons.vein,
    "build": boons.build,
    "volunteers": mercenaries.volunteers,
    "blessing": boons.blessing,
    "march": boons.march,
    "wrath": boons.wrath,
}
"""What each effect of a card does; whether it could do anything comes back."""
