"""Where the facts of Defenders are shown: battles are built up on a sheet, all else is told on the edge."""

from __future__ import annotations

from desktop.games.defenders.battle_sheet import BattleSheet, telling_ms
from desktop.games.defenders.battle_view import coming_view, fought_view
from desktop.games.defenders.city_views import face_of
from desktop.look.widgets.turned_card import TurnedCard
from desktop.play.plain_board import PlainStage
from desktop.session.match_session import MatchSession
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.state.facts import (
    BattleFought,
    CardDrawn,
    PlaceHeld,
    Protected,
    Stalled,
    ThreatDestroyed,
    UnitKilled,
)
from rules_core.games.defenders.words.names import card_name
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact

BEFORE = (topics.ATTACK_TOLD, topics.DEFENCE_TOLD, topics.VERDICT, topics.DEFENCE_DIE, topics.ATTACK_DIE)
"""Questions of a battle whose dice have not fallen; they are about its place."""
CARD_MS = 1100
"""A card of the threat deck is looked at so long at the usual pace."""
OF_A_CARD = (topics.THREAT_TYPE, topics.THREAT_NAME)
"""Questions about the card that somebody has just drawn."""
THEIR_TURN = (Phase.THREATS, Phase.MOVES, Phase.REINFORCEMENTS, Phase.BATTLES)
"""The step of a turn that a card of the deck has begun."""
AFTER = (topics.STRIKE, topics.RESCUE, topics.FALL)
"""Questions that its outcome asks."""
BEGUN = (ThreatDestroyed, UnitKilled, Protected)
"""What the outcome brings: both totals have been read by then."""


class SiegeStage(PlainStage):
    """The stage of one board; `sheet` and `card` are put there when the board has them."""

    sheet: BattleSheet | None = None
    card: TurnedCard | None = None

    def __init__(self, session: MatchSession, words: Words) -> None:
        super().__init__(words)
        self._session = session

    def must_be_read(self, fact: Fact) -> bool:
        """A battle that nobody won asks nothing while its totals lie there; whoever lets others play looks on."""
        session = self._session
        return isinstance(fact, Stalled) and bool(session.seats.persons) and not session.autoplay.helps

    def beat_ms(self, fact: Fact) -> int:
        if isinstance(fact, BattleFought):
            return telling_ms(fought_view(fact, self.words))
        if isinstance(fact, CardDrawn):
            return CARD_MS
        return super().beat_ms(fact)

    def show_fact(self, fact: Fact) -> None:
        if self.sheet is None or self.card is None:
            return
        if isinstance(fact, CardDrawn):
            self.card.turn(face_of(fact.card), card_name(fact.card))
        if isinstance(fact, BattleFought):
            self.sheet.tell(fought_view(fact, self.words))
        elif not isinstance(fact, Stalled | PlaceHeld):
            # Its totals lie there until somebody has struck.
            self.sheet.clear()

    def skip(self) -> None:
        if self.sheet is not None and self.card is not None:
            self.sheet.finish()
            self.card.settle()


def show_drawn(card: TurnedCard, session: MatchSession) -> None:
    """D-THR-4, D-TA-1. The card of which a threat is being made lies there, and that of the turn while threats act."""
    request, state = session.pending, session.state
    assert isinstance(state, City)
    if session.is_behind:
        return
    told = request.subject if request is not None and request.topic in OF_A_CARD else ""
    if not told and state.phase in THEIR_TURN:
        told = next((one.fact.card for one in reversed(session.facts) if isinstance(one.fact, CardDrawn)), "")
    if not told:
        card.clear()
    elif card.face != face_of(told):
        card.turn(face_of(told), card_name(told))


def show_battle(sheet: BattleSheet, session: MatchSession, words: Words) -> None:
    """The battle that the question which stands is about; nothing where it is about none."""
    request, state = session.pending, session.state
    assert isinstance(state, City)
    if session.is_behind:
        return
    if request is not None and request.topic in BEFORE:
        sheet.show_whole(coming_view(state, state.location(request.subject), words))
    elif request is not None and request.topic in AFTER:
        told = (one.fact for one in reversed(session.facts) if isinstance(one.fact, (BattleFought, *BEGUN)))
        last = next(told, None)
        fought = (
            last
            if isinstance(last, BattleFought)
            else next((one for one in told if isinstance(one, BattleFought)), None)
        )
        if fought is not None:
            # Who is chosen next is looked for on the map.
            sheet.show_whole(fought_view(fought, words), folded=fought is not last)
    else:
        sheet.clear()
