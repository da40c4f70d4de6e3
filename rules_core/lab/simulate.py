"""Whole games without a person, counted, in as many processes as wanted."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import resources
from rules_core.content.clauses import load_clauses
from rules_core.games.catalogue import definition_of
from rules_core.games.definition import GameDefinition
from rules_core.games.simulation import MOST_SEEDS, GamePlan, Observer, Simulation, SimulationRequest, made_for
from rules_core.kernel.chance import number_below
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import OutOfPatience, Player, PlayerTable
from rules_core.lab.processes import end_pool, process_pool, shared_number
from rules_core.lab.tally import GameOutcome, GameResult, Tally

ROUND: Final = 1000
"""So many games are played before their results are counted; all processes together play a round to its end."""

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

logger = logging.getLogger(__name__)
# What goes wrong is part of the result; whoever wants the whole trace gives the logger a handler.
logger.addHandler(logging.NullHandler())
logger.propagate = False


class LabTable(PlayerTable[Any]):
    """A player's table that counts what is asked and told."""

    def __init__(self, player: Player[Any], state: Any, seed: int, observer: Observer, question_cap: int) -> None:
        super().__init__(player, state, seed, question_cap)
        self.observer = observer
        self.clauses: dict[str, int] = {}
        self.facts: list[Fact] = []

    def ask(self, request: Request) -> Answer:
        self.clauses[request.clause] = self.clauses.get(request.clause, 0) + 1
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
        self.clauses[fact.clause] = self.clauses.get(fact.clause, 0) + 1
        self.facts.append(fact)
        self.observer.hear(fact)


def simulation_of(game: GameId) -> Simulation:
    """How games of one kind are simulated. Raises `KeyError` for an id that no game has."""
    return made_for(definition_of(game))


def game_plan(simulation: Simulation, request: SimulationRequest, number: int) -> GamePlan:
    """The game with this number: the same one whoever asks, in whatever order."""
    return simulation.plan(request, number, number_below(request.seed, number, 0, MOST_SEEDS))


def play_game(simulation: Simulation, plan: GamePlan) -> GameResult:
    """Play one game to its end; whatever goes wrong is part of the result."""
    result = GameResult(plan.number, plan.seed, dict(plan.labels))
    try:
        game = simulation.make(plan)
        state = game.start()
    except Exception as fault:
        logger.exception("Game %s cannot be set up.", plan.number)
        result.message = described(fault)
        return result
    observer = simulation.observer(state)
    table = LabTable(simulation.player(plan), state, plan.seed, observer, simulation.question_cap)
    try:
        game.play(table, state)
        result.figures = {one.id: one.count(state, table.facts) for one in simulation.definition.figures}
        result.outcome = outcome_of(simulation.definition, result.figures)
    except OutOfPatience:
        result.outcome = GameOutcome.STALLED
        result.message = simulation.where(game, state)
    except Exception as fault:
        logger.exception("Game %s failed.", plan.number)
        result.outcome = GameOutcome.ERROR
        result.message = f"{described(fault)}, {simulation.where(game, state)}"
    result.answers = table.position
    result.sums = observer.sums()
    result.spreads = observer.spreads()
    result.clauses = table.clauses
    return result


def outcome_of(definition: GameDefinition, figures: dict[str, float]) -> GameOutcome:
    """Whether a game was won, as far as the game counts that."""
    for one in definition.figures:
        if one.is_won:
            return GameOutcome.WIN if figures[one.id] >= 1 else GameOutcome.LOSS
    return GameOutcome.ENDED


def described(fault: Exception) -> str:
    """What went wrong and where, in one line."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(fault).__name__}: {fault}{place}"


def simulate(game: GameId, request: SimulationRequest, games: int, jobs: int) -> dict[str, Any]:
    """Play the games and count them. The result depends on the request alone, not on the number of jobs."""
    began = time.monotonic()
    simulation = simulation_of(game)
    tally = Tally(simulation.definition.figures)
    for result in _results(simulation, game, request, games, jobs):
        tally.add(result)
    seconds = time.monotonic() - began
    known = clauses_that_may_fire(simulation.definition)
    return {**tally.as_plain(seconds, dict(simulation.silent()), known), **simulation.constants()}


def _results(
    simulation: Simulation, game: GameId, request: SimulationRequest, games: int, jobs: int
) -> Iterator[GameResult]:
    """The results in the order of their numbers."""
    next_number = shared_number() if jobs > 1 and games > 1 else None
    if next_number is None:
        for number in range(games):
            yield play_game(simulation, game_plan(simulation, request, number))
        return
    # This process plays too: it is at work already while the others begin.
    pool = process_pool(jobs - 1, _prepare, game, request, next_number)
    try:
        share = _Share(simulation, request, next_number)
        for first in range(0, games, ROUND):
            end = min(first + ROUND, games)
            others = [pool.submit(_play_until, end) for _ in range(jobs - 1)]
            results = share.play_until(end)
            done = as_completed(others)
            while len(results) < end - first:
                results.extend(next(done).result())
            results.sort(key=lambda result: result.number)
            yield from results
    finally:
        end_pool(pool)


class _Share:
    """What one process plays of the games: as long as there are any it takes the next, so all end at the same time."""

    def __init__(self, simulation: Simulation, request: SimulationRequest, next_number: Synchronized[int]) -> None:
        self._simulation = simulation
        self._request = request
        self._next_number = next_number

    def play_until(self, end: int) -> list[GameResult]:
        """Play games until the one with the number `end` would be next."""
        results: list[GameResult] = []
        number = self._taken(end)
        while number < end:
            results.append(play_game(self._simulation, game_plan(self._simulation, self._request, number)))
            number = self._taken(end)
        return results

    def _taken(self, end: int) -> int:
        """The number of the next game, which nobody else plays now; `end` or more when there is none left."""
        with self._next_number.get_lock():
            number = self._next_number.value
            if number < end:
                self._next_number.value = number + 1
        return number


_prepared: dict[str, _Share] = {}
"""What a worker process keeps between its rounds."""


def _prepare(game: GameId, request: SimulationRequest, next_number: Synchronized[int]) -> None:
    _prepared["share"] = _Share(simulation_of(game), request, next_number)


def _play_until(end: int) -> list[GameResult]:
    return _prepared["share"].play_until(end)


def clauses_that_may_fire(definition: GameDefinition) -> list[str]:
    """The clauses of the game's own book that the program carries out."""
    folder = Path(resources.__file__).parent / "clauses"
    own = definition.card.books[:1]
    return [one.id for one in load_clauses(folder).values() if one.book in own and one.status.needs_code]
