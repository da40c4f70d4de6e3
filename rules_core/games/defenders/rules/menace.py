"""The threat deck and the threats that come of it (section 7)."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.content.cards import JOKER, PACK, order, rank_of
from rules_core.games.defenders.content.types import threat_types
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City, Threat
from rules_core.games.defenders.state.facts import ThreatCame
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table

ABOVE_JOKER: Final = len(PACK) - 12
"""D-THR-3. So many cards come before the twelve among which the joker lies."""


def shuffle(state: City) -> None:
    """D-THR-1, D-THR-2. All cards and the joker. The order stands nowhere: each card is drawn when it is turned."""
    state.deck = list(PACK)
    state.is_joker_in = True
    state.drawn = 0
    state.turn_of = 0


def cards_left(state: City) -> int:
    """D-THR-5. How many cards are still to be drawn, the joker among them."""
    return len(state.deck) + int(state.is_joker_in)


def draw_card(table: Table, state: City, who: SeatId, clause: str) -> str:
    """D-THR-3. Any of the cards that are left; the joker can be among them from the 41st on."""
    offered = list(state.deck)
    if state.is_joker_in and state.drawn >= ABOVE_JOKER:
        offered.append(JOKER)
    (card,) = table.draw(who, topics.THREAT_CARD, offered, 1, clause)
    state.drawn += 1
    if card == JOKER:
        # R-D20, R-D51.
        state.is_joker_in = False
    else:
        state.deck.remove(card)
    return card


def draw_threat(table: Table, state: City) -> None:
    """D-THR-4. Players take turns; each draws a threat and tells of it."""
    seat = state.seats[state.turn_of]
    state.turn_of = (state.turn_of + 1) % len(state.seats)
    new_threat(table, state, seat, draw_card(table, state, seat, "D-THR-4"), "D-THR-7")


def new_threat(table: Table, state: City, seat: SeatId, card: str, clause: str) -> None:
    """D-THR-6 to D-THR-8, D-TA-4. It stands outside the city, at no place in particular."""
    kind = table.choose(seat, topics.THREAT_TYPE, threat_types(rank_of(card)), "D-THR-6", card)
    name = table.write(seat, topics.THREAT_NAME, "D-THR-7", card, longest=60).strip()
    threat = Threat(f"threat-{len(state.threats) + 1}", name, card, kind)
    state.threats.append(threat)
    table.tell(ThreatCame(clause, seat, threat.mention(), card, kind))
    # D-THR-7, D-TA-4. And how it looks, and what it wants.
    tell_of(table, state, seat, topics.STORY, "D-THR-7", threat.id)


def by_power(threats: list[Threat]) -> list[Threat]:
    """R-D18, R-D19. The highest value first, ties by suit."""
    return sorted(threats, key=lambda one: order(one.card), reverse=True)
