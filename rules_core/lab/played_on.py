"""Plays games on from decisions that people made in one of them, by the game's best player without a person.

Everything here works in a process of its own, on data that goes from process to process.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules_core.games.catalogue import definition_of
from rules_core.games.look_back import LookBack, look_back_of
from rules_core.games.simulation import Simulation, made_for
from rules_core.kernel.chance import number_below, place_of, seeded_answer
from rules_core.kernel.facts import Fact, fact_from_plain, fact_to_plain
from rules_core.kernel.game import Game, GameId, Plain
from rules_core.kernel.match import Match
from rules_core.kernel.packing import unpack
from rules_core.kernel.replayed_answers import fits
from rules_core.kernel.requests import Answer, Request, SeatId, is_chance
from rules_core.kernel.simulation import OutOfPatience, Player
from rules_core.kernel.table import Table
from rules_core.lab.decisions import Decision

STAGES_ON: Final = 2
"""A game is played on until so many more of its stages have ended well, that of the decision among them."""
MOST_SEEDS: Final = 2**62

logger = logging.getLogger(__name__)
# A game that cannot be played on counts for nothing; whoever wants the trace gives the logger a handler.
logger.addHandler(logging.NullHandler())
logger.propagate = False

Held = bool | None
"""Whether a game ended well; None where it did not come to an end."""


@dataclass(frozen=True)
class Played:
    """A game that has been played and some of its decisions, as it goes to other processes."""

    game: GameId
    setup: Plain
    seed: int
    """From this all dice of the games that are played on are mixed; nothing of the game's own seed."""
    facts: tuple[Plain, ...]
    """What was told in it, for games that ask for that at their end."""
    decisions: tuple[tuple[SeatId, bytes, tuple[Answer, ...], int, tuple[tuple[Answer, ...], ...]], ...]
    """Of each: who decides, the state before, the answers since, how much was told, and the answers to compare."""


def played(match: Match[Any], decisions: Sequence[Decision], seed: int) -> Played:
    """A game that has been played, with these of its decisions."""
    most = max([one.told for one in decisions], default=0)
    return Played(
        match.game.name,
        match.game.setup,
        seed,
        tuple([fact_to_plain(told.fact) for told in match.facts[:most]]),
        tuple(
            [
                (one.seat, one.packed, one.way, one.told, (one.given, *[(other,) for other in one.others]))
                for one in decisions
            ]
        ),
    )


class _FarEnough(BaseException):
    """More need not be known of this game."""


class _PlayedOn(Table):
    """Gives again what led to the decision, then the answers that are compared, and plays on from there."""

    def __init__(
        self, runner: Runner, state: Any, way: Sequence[Answer], seat: SeatId, answers: Sequence[Answer], seed: int
    ) -> None:
        self.runner = runner
        self.state = state
        self.way = way
        self.seat = seat
        self.answers = answers
        self.seed = seed
        self.observer = runner.simulation.observer(state)
        self.player: Player[Any] = runner.definition.steady().make(seed)
        self.facts: list[Fact] = []
        self.again = 0
        self.given = 0
        self.asked = 0
        self.far_enough = STAGES_ON
        self.times: dict[int, int] = {}

    def ask(self, request: Request) -> Answer:
        if self.again < len(self.way):
            self.again += 1
            return self.way[self.again - 1]
        if self.asked == self.runner.simulation.question_cap:
            raise OutOfPatience
        if self.asked == 0:
            self._deal_anew()
            self.far_enough = self.runner.look_back.stage(self.state) + STAGES_ON
        self.asked += 1
        if is_chance(request):
            # By the question and how often it was asked: both ways of going on throw the same dice for the same.
            asked = request.fingerprint()
            times = self.times.get(asked, 0)
            self.times[asked] = times + 1
            return seeded_answer(self.seed, place_of(request, times), request)
        if self.given < len(self.answers):
            answer = self.answers[self.given]
            self.given += 1
            if request.who == self.seat and fits(request, answer):
                return answer
            # What came after it in the game does not follow from here.
            self.given = len(self.answers)
        seen = self.runner.definition.seen_by(self.runner.game, self.state, frozenset([request.who]))
        answer = self.player.decide(seen, request, self.asked)
        request.check(answer)
        return answer

    def _deal_anew(self) -> None:
        """What is not known here falls otherwise in every game, and the same for both ways of going on."""
        seats = frozenset([self.seat])
        self.runner.look_back.deal_anew(self.runner.game, self.state, seats, self.seed)

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)
        self.observer.hear(fact)

    def checkpoint(self) -> None:
        """Nothing is kept; here a game may have come far enough."""
        if self.asked and self.runner.look_back.stage(self.state) >= self.far_enough:
            raise _FarEnough


class Runner:
    """Plays the games of one look back, in one process."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.definition = definition_of(played.game)
        self.game: Game[Any] = self.definition.make(played.setup)
        look_back = look_back_of(self.definition, self.game)
        assert look_back is not None
        self.look_back: LookBack = look_back
        self.simulation: Simulation = made_for(self.definition)
        kinds = self.game.fact_kinds()
        self.facts = [fact_from_plain(plain, kinds) for plain in played.facts]
        self._states: dict[int, Any] = {}

    def play(self, number: int, way: int, games: range) -> list[Held]:
        """Whether each of these games was held, played on from a decision by one of its ways."""
        return [self.play_one(number, way, one) for one in games]

    def play_one(self, number: int, way: int, game: int) -> Held:
        """The same game of the same decision has the same dice, whichever way it goes."""
        seat, packed, before, told, answers = self.played.decisions[number]
        if number not in self._states:
            self._states[number] = self.game.from_plain(unpack(packed))
        state = self.game.clone(self._states[number])
        seed = number_below(self.played.seed, number, game, MOST_SEEDS)
        table = _PlayedOn(self, state, before, seat, answers[way], seed)
        try:
            with contextlib.suppress(_FarEnough):
                self.game.play(table, state)
            return self.look_back.held(state, [*self.facts[:told], *table.facts], seat)
        except OutOfPatience:
            return None
        except Exception:
            logger.exception("A game could not be played on.")
            return None
