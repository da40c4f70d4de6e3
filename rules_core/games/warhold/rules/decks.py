"""The six decks: what is left of each, drawing, discarding (W-SET-5, WH-DK-2). Their order stands nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS, TREASURE, Content
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.facts import DeckEmpty
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import SeatId


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


def left_in(state: War, content: Content, deck: str) -> int:
    """How many cards lie in the draw pile; a treasure that waits face down is out of it, whoever knows which."""
    away = elsewhere(state, deck)
    away.update(state.discards.get(deck, []))
    laid = len([one for one in state.ruins if one.has_treasure]) if deck == TREASURE else 0
    away.difference_update([one.card for one in state.ruins])
    return max(0, len([one for one in whole_deck(content, deck) if one not in away]) - laid)


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
    found = _take(campaign, seat, deck, count, clause, is_secret=False)
    if not found:
        campaign.table.tell(DeckEmpty("W-SET-5", deck))
    return found


def look_at(campaign: Campaign, seat: SeatId, deck: str, count: int, clause: str) -> list[str]:
    """RE-33. The top cards of a deck, which nobody else may see."""
    return _take(campaign, seat, deck, count, clause, is_secret=True)


def _take(campaign: Campaign, seat: SeatId, deck: str, count: int, clause: str, *, is_secret: bool) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        card = top_known(campaign.state, deck)
        if not card:
            break
        found.append(card)
    topic = topics.SPIED if is_secret else topics.DRAW
    while len(found) < count:
        left = pile(campaign, deck, found)
        if not left:
            break
        wanted = min(count - len(found), len(left))
        found.extend(campaign.table.draw(seat, topic, left, wanted, clause, deck, hidden=is_secret))
    return found


def top_known(state: War, deck: str) -> str:
    """Takes the top card where a spy has seen it; "" where nobody knows it."""
    known = state.known.get(deck)
    if not known:
        return ""
    card = known.pop(0)
    if not known:
        del state.known[deck], state.spies[deck]
    return card


def discard(state: War, deck: str, card: str) -> None:
    """W-SET-5. Onto the discard pile of the deck."""
    state.discards.setdefault(deck, []).append(card)
