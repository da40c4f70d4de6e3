"""A sandbox: a position that people try things in. Nothing is kept or counted, and nobody acts who is not asked to."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from desktop.session.dice_policy import DicePolicy
from desktop.session.drawings import Drawings
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from rules_core.games.catalogue import GAMES, definition_of
from rules_core.games.definition import RuledTurn
from rules_core.kernel.match import Match, NewDiceWait, begin, begin_at
from rules_core.kernel.requests import NO_SEAT, Answer, Draw, Request, Roll, SeatId, is_chance, is_hidden


class NotKept:
    """A library that writes nothing down."""

    def record(self, game_id: int, match: Match[Any], summary: dict[str, Any], result: str = "") -> None:
        """Nothing is written down."""

    def keep_settings(self, game_id: int, settings: dict[str, Any]) -> None:
        """Nothing is written down."""

    def release(self, match: Match[Any]) -> None:
        """Nothing was held."""


class SandboxDice(DicePolicy):
    """As in the game, but while a side has its turn that the rules steer, its dice wait until it is let go."""

    def __init__(self, turn: RuledTurn | None, from_deck: Callable[[Draw], bool] | None = None) -> None:
        super().__init__(from_deck)
        self.turn = turn
        self.match: Match[Any] | None = None
        self.let_go = False

    @property
    def waits(self) -> bool:
        """Whether it is the turn of such a side, and nobody has wanted it yet."""
        if self.let_go or self.turn is None or self.match is None:
            return False
        return self.turn.is_now(self.match.state)

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        if self.waits and isinstance(request, Roll) and not is_hidden(request):
            return None
        return super().supply(seed, place, request)


class SandboxSession(MatchSession):
    """A match of its own that no library knows."""

    policy: SandboxDice

    def __init__(
        self,
        match: Match[Any],
        policy: SandboxDice,
        name: str,
        seats: Mapping[SeatId, str],
        drawings: Drawings | None = None,
        *,
        names: Mapping[SeatId, str] | None = None,
    ) -> None:
        policy.match = match
        match.supplier = policy
        # It was begun without dice: now they fall, as far as nobody has to be asked.
        match.run()
        super().__init__(match, policy, NotKept(), 0, name, lambda _: ({}, ""), seats, drawings, names=names)
        self.autoplay.on_call = True

    @property
    def is_sandbox(self) -> bool:
        return True

    @property
    def may_tell(self) -> bool:
        """Whether playing on may bring to light what the game that this was taken from still hides."""
        if self.match.begun_from is None:
            return False
        plain = self.match.game.to_plain
        seen = self.definition.seen_by(self.match.game, self.match.state, frozenset())
        return plain(seen) != plain(self.match.state)

    # Others act when they are wanted to

    @property
    def waiting(self) -> SeatId:
        """The seat that would act now, "" where a person is asked."""
        if self.pending is None or self.bot_is_playing:
            return NO_SEAT
        if self.can_pass_over and self.policy.turn is not None:
            return self.policy.turn.seat
        return self.pending.who if self.autoplay.rests else NO_SEAT

    @property
    def can_pass_over(self) -> bool:
        """Whether the turn that waits can end without anything being done in it."""
        return self.pending is not None and is_chance(self.pending) and self.policy.waits

    def let_act(self) -> None:
        """Let whoever waits act, until a person is asked."""
        if not self.can_pass_over:
            self.autoplay.resume()
            return
        self.policy.let_go = True
        request = self.pending
        if request is not None and is_chance(request) and self.policy.supply(self.match.seed, 0, request) is not None:
            self.roll()
        else:
            self.changed.emit()

    def pass_over(self) -> None:
        """End the turn that waits."""
        turn = self.policy.turn
        if turn is not None and self.can_pass_over:
            self.amend(turn.path, turn.value)

    def save(self) -> None:
        """Nothing is kept; a turn that was wanted is over with the question after it."""
        if self.policy.turn is not None and not self.policy.turn.is_now(self.match.state):
            self.policy.let_go = False


def sandbox_of(new: NewGame) -> SandboxSession:
    """A game from its beginning. Raises `SetupProblem`."""
    match = begin(GAMES[new.game](new.setup), new.seed, NewDiceWait())
    return _session(match, new.name, new.dice, new.seats, names=new.names)


def sandbox_at(session: MatchSession, node: int) -> SandboxSession:
    """The position of a game at an entry of its journal; the game itself stays as it is."""
    dice, seats = session.policy.to_plain(), session.seats.to_plain()
    return sandbox_from(session.match, node, session.name, dice, seats, session.drawings, names=session.seats.names)


def sandbox_from(
    match: Match[Any],
    node: int,
    name: str,
    dice: Mapping[SeatId, str],
    seats: Mapping[SeatId, str],
    drawings: Drawings | None = None,
    *,
    names: Mapping[SeatId, str] | None = None,
) -> SandboxSession:
    """The same for a match that nobody plays now. Another seed: what dice fall here tells nothing of those there."""
    begun = begin_at(match, node, secrets.randbits(63), NewDiceWait())
    return _session(begun, name, dice, seats, drawings, names=names)


def _session(
    match: Match[Any],
    name: str,
    dice: Mapping[SeatId, str],
    seats: Mapping[SeatId, str],
    drawings: Drawings | None = None,
    *,
    names: Mapping[SeatId, str] | None = None,
) -> SandboxSession:
    definition = definition_of(match.game.name)
    policy = SandboxDice(definition.ruled_turn, definition.from_deck)
    policy.set_plain(dict(dice))
    return SandboxSession(match, policy, name, seats, drawings, names=names)
