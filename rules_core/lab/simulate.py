"""Whole games without a person, counted, in as many processes as wanted."""

from __future__ import annotations

import logging
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import resources
from rules_core.content.clauses import clauses_of
from rules_core.games.catalogue import definition_of
from rules_core.games.definition import GameDefinition
from rules_core.games.simulation import MOST_SEEDS, GamePlan, Observer, Simulation, SimulationRequest, made_for
from rules_core.kernel.chance import number_below
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import OutOfPatience, Player, PlayerTable
from rules_core.lab.tally import GameOutcome, GameResult, Tally

MOST_IN_A_ROW: Final = 20
"""So many games at most are handed to a process at once."""

logger = logging.getLogger(__name__)
# What goes wrong is part of the result; whoever wants the whole trace gives the logger a handler.
logger.addHandler(logging.NullHandler())
logger.propagate = False


class LabTable(PlayerTable[Any]):
    """A player's table that counts what is asked and told."""

    def __init__(self, player: Player[Any], state: Any, seed: int, observer: Observer, question_cap: int) -> None:
        super().__init__(player, state, seed, question_cap)
        self.observer = observer
        self.clauses: defaultdict[str, int] = defaultdict(int)
        self.facts: list[Fact] = []

    def ask(self, request: Request) -> Answer:
        self.clauses[request.clause] += 1
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
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
    result.labels.update(observer.labels())
    result.answers = table.position
    result.sums = observer.sums()
    result.spreads = observer.spreads()
    for fact in table.facts:
        table.clauses[fact.clause] += 1
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
    varied = tuple(request.varied)
    tally = Tally(simulation.definition.figures, simulation.crossed or (varied if len(varied) == 2 else ()))
    for result in _results(simulation, game, request, games, jobs):
        tally.add(result)
    seconds = time.monotonic() - began
    known = clauses_that_may_fire(simulation.definition)
    return {**tally.as_plain(seconds, dict(simulation.silent()), known), **simulation.constants()}


def _results(
    simulation: Simulation, game: GameId, request: SimulationRequest, games: int, jobs: int
) -> Iterator[GameResult]:
    if jobs == 1 or games < 2:
        for number in range(games):
            yield play_game(simulation, game_plan(simulation, request, number))
        return
    # One process needs none of the machinery for many.
    from rules_core.lab.processes import end_pool, process_pool

    chunk = max(1, min(MOST_IN_A_ROW, games // (4 * jobs)))
    pool = process_pool(jobs, _prepare, game, request)
    try:
        yield from pool.map(_play_number, range(games), chunksize=chunk)
    finally:
        end_pool(pool)


_prepared: dict[str, Any] = {}
"""What a worker process keeps between its games."""


def _prepare(game: GameId, request: SimulationRequest) -> None:
    _prepared["simulation"] = simulation_of(game)
    _prepared["request"] = request


def _play_number(number: int) -> GameResult:
    simulation: Simulation = _prepared["simulation"]
    return play_game(simulation, game_plan(simulation, _prepared["request"], number))


def clauses_that_may_fire(definition: GameDefinition) -> list[str]:
    """The clauses of the game's own book that the program carries out."""
    folder = Path(resources.__file__).parent / "clauses"
    own = definition.card.books[:1]
    return [one.id for book in own for one in clauses_of(folder / f"{book}.toml") if one.status.needs_code]
