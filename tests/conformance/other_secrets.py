"""The same game with other secrets, side by side with the first: what a seat sees of both must be the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rules_core.games.definition import GameDefinition
from rules_core.kernel.chance import number_below, seeded_answer
from rules_core.kernel.facts import Fact, Reveal
from rules_core.kernel.game import Game
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.requests import Answer, IllegalAnswer, Place, Request, SeatId, is_hidden
from rules_core.kernel.simulation import Player

TRIES = 16
"""So often other secrets are drawn until a game fits that asks the same questions."""
OTHER_LOTS = 1 << 44
"""Lots of other secrets lie far from the dice of the same seed."""


class Recorder(Supplier):
    """Supplies as ever and remembers in order what was asked and answered."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[Request, Answer]] = []

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        answer = super().supply(seed, place, request)
        if answer is not None:
            self.log.append((request, answer))
        return answer


class OtherSecrets(Supplier):
    """Supplies what the recorder did, but for secret dice and cards of others than the viewers."""

    def __init__(
        self, recorder: Recorder, secrets: tuple[str, ...], viewers: frozenset[SeatId], lot: int, since: int
    ) -> None:
        """`since`: so much had been supplied before."""
        super().__init__()
        self.recorder = recorder
        self.secrets = secrets
        self.viewers = viewers
        self.lot = lot
        self.given = since
        self.lost = False
        """Whether the rules have asked for something else than in the first game; then nothing more is supplied."""

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        if self.lost or self.given == len(self.recorder.log):
            self.lost = True
            return None
        asked, answer = self.recorder.log[self.given]
        self.given += 1
        if (asked.who, asked.topic, asked.subject) != (request.who, request.topic, request.subject):
            self.lost = True
            return None
        if is_hidden(request) and request.topic in self.secrets and request.who not in self.viewers:
            return self._other(seed, place, request, answer)
        try:
            request.check(answer)
        except IllegalAnswer:
            self.lost = True
            return None
        return answer

    def _other(self, seed: int, place: int, request: Request, recorded: Answer) -> Answer:
        """Another answer where there is another."""
        for number in range(TRIES):
            lot = number_below(seed ^ OTHER_LOTS, place, self.lot * TRIES + number, 1 << 30)
            answer = seeded_answer(lot, place, request)
            if answer != recorded:
                return answer
        return recorded


def shown(definition: GameDefinition, match: Match[Any], viewers: frozenset[SeatId]) -> dict[str, object]:
    """Everything that the generic surfaces make from what these seats may see, by its name."""
    game, request = match.game, match.pending
    words = definition.words(game)
    state = definition.seen_by(game, match.state, viewers)
    surfaces: dict[str, object] = {
        "state": game.to_plain(state),
        "tables": definition.tables(state, words),
        "summary": definition.summary(state, words),
        "result": definition.result(state),
        "story": [words.fact(told.fact).text() for told in match.facts],
        "turn": request.who if request is not None else "",
    }
    if request is not None and request.who in viewers:
        surfaces["question"] = request.fingerprint(), words.question(request, state)
        surfaces["answers"] = words.answers(request, state)
        if isinstance(request, Place):
            surfaces["spots"] = words.spots(request, state)
    return surfaces


@dataclass
class Verdict:
    """What came of a comparison."""

    leaks: list[str] = field(default_factory=list)
    """Where somebody could tell the two games apart too early."""
    hidden: int = 0
    """How often there was something to hide."""
    reveals: int = 0
    """How often a fact showed what had been hidden."""


@dataclass
class Comparison:
    """Plays a game and its twin, question after question, as some seats see them."""

    definition: GameDefinition
    make: Callable[[], Game[Any]]
    secrets: tuple[str, ...]
    viewers: frozenset[SeatId]

    def play(self, player: Player[Any], seed: int, questions: int, every: int = 1) -> Verdict:
        """Compare wherever the games differ in something hidden, and now and then anyway."""
        verdict, recorder = Verdict(), Recorder()
        match = begin(self.make(), seed, recorder)
        twin = self._twin(match, recorder, 0, lambda supplier: begin(self.make(), seed, supplier))
        self._follow(match, twin, 0, 0, verdict, every)
        for number in range(1, questions):
            if match.pending is None or verdict.leaks:
                break
            answer = player.decide(match.state, match.pending, match.journal.depth(match.journal.head))
            count, since = len(match.facts), len(recorder.log)
            match.answer(answer)
            twin = self._twin(match, recorder, since, partial(_answered, twin, answer))
            if self._follow(match, twin, count, number, verdict, every):
                twin = match.fork()
        return verdict

    def _twin(
        self, match: Match[Any], recorder: Recorder, since: int, made: Callable[[Supplier], Match[Any]]
    ) -> Match[Any]:
        """The game with other secrets that asks the same, or that has told something else before it asked anything."""
        for lot in range(TRIES):
            supplier = OtherSecrets(recorder, self.secrets, self.viewers, lot, since)
            try:
                twin = made(supplier)
            except IllegalAnswer:
                break
            if not supplier.lost or _apart(match, twin, 0) is not None:
                return twin
        return match.fork()

    def _follow(
        self, match: Match[Any], twin: Match[Any], count: int, number: int, verdict: Verdict, every: int
    ) -> bool:
        """Compare; gives whether the games tell different things from now on.

        The first thing that they tell differently must say that it reveals.
        """
        apart = _apart(match, twin, count)
        if apart is None:
            self._compare(match, twin, number, verdict, whatever=number % every == 0)
            return False
        one, other = apart
        if not isinstance(one, Reveal) or type(one) is not type(other):
            verdict.leaks.append(f"fact {one}")
        verdict.reveals += 1
        return True

    def _compare(self, match: Match[Any], twin: Match[Any], number: int, verdict: Verdict, whatever: bool) -> None:
        differ = match.game.to_plain(match.state) != match.game.to_plain(twin.state)
        verdict.hidden += differ
        if not differ and not whatever:
            return
        first, second = shown(self.definition, match, self.viewers), shown(self.definition, twin, self.viewers)
        leaks = [name for name in first if first[name] != second.get(name)]
        verdict.leaks.extend(f"{name} at question {number}: {match.pending}" for name in leaks)


def _apart(match: Match[Any], twin: Match[Any], count: int) -> tuple[Fact, Fact] | None:
    """The first facts after so many that the games tell differently."""
    for one, other in zip(match.facts[count:], twin.facts[count:], strict=False):
        if one.fact != other.fact:
            return one.fact, other.fact
    return None


def _answered(twin: Match[Any], answer: Answer, supplier: Supplier) -> Match[Any]:
    trial = twin.fork()
    trial.supplier = supplier
    trial.answer(answer)
    return trial
