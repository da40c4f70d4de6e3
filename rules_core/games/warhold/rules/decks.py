"""The six decks: what is left of each, drawing, discarding (W-SET-5, WH-DK-2). Their order stands nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS, Content
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import NO_SEAT, SeatId


@lru_cache(maxsize=32)
def _copies(counts: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    return tuple([f"{id}.{number}" for id, count in counts for number in range(1, count + 1)])


def whole_deck(content: Content, deck: str) -> tuple[str, ...]:
    """W-BOX-6, WH-DK-1. All cards of a deck, each as its id and the number of its copy."""
    if deck == MONSTERS:
        return _copies(tuple([(one.profile.id, one.copies) for one in content.monsters.values()]))
    if deck == EQUIPMENT:
        return _copies(tuple([(one.id, one.copies) for one in content.equipment.values()]))
    return _copies(tuple([(one.id, one.copies) for one in content.cards.values() if one.deck == deck]))


def elsewhere(state: War, deck: str) -> set[str]:
    """The cards of a deck that are neither in its draw pile nor in its discard pile."""
    found: set[str] = set()
    if deck == EQUIPMENT:
        found.update(state.goods)
        for kingdom in state.kingdoms:
            found.update(kingdom.owned)
            found.update(kingdom.worn)
    found.update([one.card for one in state.ruins if one.card])
    found.update([one.card for one in state.claims])
    return found


def pile(campaign: Campaign, deck: str, taken: Sequence[str] = ()) -> list[str]:
    """What may be drawn beside what is taken; the discards are shuffled when there is nothing else (W-SET-5)."""
    state = campaign.state
    away = elsewhere(state, deck)
    away.update(taken)
    away.update(state.known.get(deck, []))
    discards = state.discards.setdefault(deck, [])
    left = [one for one in whole_deck(campaign.content, deck) if one not in away and one not in discards]
    if not left and discards:
        state.discards[deck] = []
        left = [one for one in whole_deck(campaign.content, deck) if one not in away]
    return left


def draw(campaign: Campaign, seat: SeatId, deck: str, clause: str) -> str:
    """The top card of a deck; "" where all of its cards are elsewhere."""
    return next(iter(draw_some(campaign, seat, deck, 1, clause)), "")


def draw_some(campaign: Campaign, seat: SeatId, deck: str, count: int, clause: str) -> list[str]:
    """The top cards of a deck, as many as there are. What a spy has seen comes first (RE-33)."""
    state = campaign.state
    found: list[str] = []
    known = state.known.get(deck, [])
    while known and len(found) < count:
        found.append(known.pop(0))
    if not known and deck in state.known:
        del state.known[deck]
    while len(found) < count:
        left = pile(campaign, deck, found)
        if not left:
            break
        wanted = min(count - len(found), len(left))
        found.extend(campaign.table.draw(seat, topics.DRAW, left, wanted, clause, deck))
    if not state.known:
        state.spy = NO_SEAT
    return found


def top_known(state: War, deck: str) -> str:
    """Takes the top card where a spy has seen it; "" where nobody knows it."""
    known = state.known.get(deck, [])
    card = known.pop(0) if known else ""
    if deck in state.known and not known:
        del state.known[deck]
    return card


def discard(state: War, deck: str, card: str) -> None:
    """W-SET-5. Onto the discard pile of the deck."""
    state.discards.setdefault(deck, []).append(card)
