"""Whole games without a person, counted, in as many processes as wanted."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import resources
from rules_core.content.clauses import load_clauses
from rules_core.games.village.content.types import Content
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.wanderer import Wanderer
from rules_core.games.village.state.facts import GroupActivated, RoundStarted
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import OutOfPatience, Player, PlayerTable
from rules_core.lab.plan import GamePlan, Wish, game_plan, make_game, shipped_content
from rules_core.lab.silent_clauses import SILENT
from rules_core.lab.tally import GameResult, Tally
from rules_core.song.facts import ActivationStarted

ROUND_CAP: Final = 300
"""A wave that goes on for more rounds than this has stalled."""
QUESTION_CAP: Final = 400_000
"""So has a game that asks more questions than this."""
BOOK: Final = "village"

logger = logging.getLogger(__name__)
# What goes wrong is part of the result; whoever wants the whole trace gives the logger a handler.
logger.addHandler(logging.NullHandler())
logger.propagate = False


class LabTable(PlayerTable[Siege]):
    """A player's table that counts what is asked and told."""

    def __init__(self, player: Player[Siege], state: Siege, seed: int) -> None:
        super().__init__(player, state, seed, QUESTION_CAP)
        self.clauses: dict[str, int] = {}
        self.activations = 0

    def ask(self, request: Request) -> Answer:
        self.clauses[request.clause] = self.clauses.get(request.clause, 0) + 1
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
        self.clauses[fact.clause] = self.clauses.get(fact.clause, 0) + 1
        if isinstance(fact, ActivationStarted | GroupActivated):
            self.activations += 1
        elif isinstance(fact, RoundStarted) and fact.round > ROUND_CAP:
            raise OutOfPatience


def player_of(plan: GamePlan) -> Player[Siege]:
    """The player of a plan."""
    return ThumbPlayer(plan.habit) if plan.player == "thumb" else Wanderer(plan.seed)


def play_game(content: Content, plan: GamePlan) -> GameResult:
    """Play one game to its end; whatever goes wrong is part of the result."""
    result = GameResult(plan.number, plan.seed, plan.choices["length"], len(plan.choices["heroes"]), ground_of(plan))
    try:
        game = make_game(content, plan)
        state = game.start()
    except Exception as fault:
        logger.exception("Game %s cannot be set up.", plan.number)
        result.message = described(fault)
        return result
    table = LabTable(player_of(plan), state, plan.seed)
    try:
        game.play(table, state)
        result.outcome = "win" if state.result == "victory" else "loss"
    except OutOfPatience:
        result.outcome = "stalled"
        result.message = f"wave {state.wave}, round {state.round}"
    except Exception as fault:
        logger.exception("Game %s failed.", plan.number)
        result.message = f"{described(fault)}, wave {state.wave}, round {state.round}"
    result.waves_survived = state.waves_survived
    result.answers = table.position
    result.activations = table.activations
    result.clauses = table.clauses
    return result


def ground_of(plan: GamePlan) -> str:
    """What a game is counted under: its terrain, or the scenario or village that brings one along."""
    for key in ("terrain", "scenario", "village"):
        if key in plan.choices:
            return str(plan.choices[key])
    return ""


def described(fault: Exception) -> str:
    """What went wrong and where, in one line."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(fault).__name__}: {fault}{place}"


def simulate(wish: Wish, games: int, jobs: int) -> dict[str, Any]:
    """Play the games and count them. The result depends on the wish alone, not on the number of jobs."""
    began = time.monotonic()
    tally = Tally()
    for result in _results(wish, games, jobs):
        tally.add(result)
    seconds = time.monotonic() - began
    return tally.as_plain(seconds, ROUND_CAP, SILENT, clauses_that_may_fire())


def _results(wish: Wish, games: int, jobs: int) -> Iterator[GameResult]:
    if jobs == 1 or games < 2:
        content = shipped_content()
        for number in range(games):
            yield play_game(content, game_plan(content, wish, number))
        return
    chunk = max(1, min(20, games // (4 * jobs)))
    with ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(wish,)) as pool:
        yield from pool.map(_play_number, range(games), chunksize=chunk)


_prepared: dict[str, Any] = {}
"""What a worker process keeps between its games."""


def _prepare(wish: Wish) -> None:
    _prepared["wish"] = wish
    _prepared["content"] = shipped_content()


def _play_number(number: int) -> GameResult:
    content = _prepared["content"]
    return play_game(content, game_plan(content, _prepared["wish"], number))


def clauses_that_may_fire() -> list[str]:
    """The clauses of the game's book that the program carries out."""
    folder = Path(resources.__file__).parent / "clauses"
    return [one.id for one in load_clauses(folder).values() if one.book == BOOK and one.status.needs_code]
