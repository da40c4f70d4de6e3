"""How the lab plays many games of one game: which ones, who plays them, and what it counts besides the figures.

What a definition says is enough; a game with more to vary or to count than that derives from `Simulation`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rules_core.content.fields import Field
from rules_core.games.definition import GameDefinition
from rules_core.games.report import GameReport
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.requests import SeatId
from rules_core.kernel.simulation import Player
from rules_core.players.seated import SeatedPlayers

MOST_SEEDS: Final = 2**31


@dataclass(frozen=True)
class SimulationRequest:
    """Which games are wanted."""

    seed: int
    player: str = ""
    """The id of a player without a person; "" for the strongest. "thumb,p2=random" where a seat has one of its own."""
    chosen: Plain = field(default_factory=dict)
    """Choices that hold in every game."""
    varied: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Choices whose values come in turn."""
    options: Plain = field(default_factory=dict)
    """What else the game lets the lab vary (`Simulation.options`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class GamePlan:
    """One game to play."""

    number: int
    seed: int
    player: str
    choices: Plain
    labels: Mapping[str, str]
    """Under what it is counted, such as "target": "50"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Hears all facts of a simulated game. It may raise `OutOfPatience` when the game has stalled."""

    def hear(self, fact: Fact) -> None:
        """Something happened."""

    def sums(self) -> dict[str, int]:
        """Numbers that are added up over all games, by name."""
        return {}

    def spreads(self) -> dict[str, str]:
        """Values of which it is counted in how many games each came, by name."""
        return {}

    def labels(self) -> dict[str, str]:
        """Under what else a game that has ended is counted, such as "defenders": "7"."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Simulation:
    """What the lab asks of a game."""

    def __init__(self, definition: GameDefinition) -> None:
        self.definition = definition
        self.options: tuple[Field, ...] = ()
        """What the command line may vary besides the choices."""
        self.watched: Plain = {}
        """The values of these options where one game is watched and nothing else is wanted."""
        self.question_cap = 1_000_000
        """A game that asks more questions than this has stalled."""
        self.stalls_when = "over 1000000 questions"
        self.crossed: tuple[str, ...] = ()
        """Two labels of which every pair of values is counted; where a game names none, two choices that vary."""

    def plan(self, request: SimulationRequest, number: int, seed: int) -> GamePlan:
        """The game with this number: the same one whoever asks, in whatever order."""
        choices = dict(request.chosen)
        labels: dict[str, str] = {}
        turn = number
        for key, values in request.varied.items():
            choices[key] = values[turn % len(values)]
            labels[key] = str(choices[key])
            turn //= len(values)
        return GamePlan(number, seed, request.player, choices, labels)

    def make(self, plan: GamePlan) -> Game[Any]:
        """The game of a plan. Raises `SetupProblem`."""
        return self.definition.make(self.definition.setup(plan.choices))

    def player(self, plan: GamePlan) -> Player[Any]:
        """The player of a plan, the steady one where it names none."""
        usual, *others = plan.player.split(",")
        player = self._made(usual, plan.seed)
        if not others:
            return player
        own = {SeatId(seat): self._made(kind, plan.seed) for seat, _, kind in [one.partition("=") for one in others]}
        return SeatedPlayers(own, player)

    def _made(self, kind: str, seed: int) -> Player[Any]:
        for one in self.definition.players:
            if one.id == kind:
                return one.make(seed)
        return self.definition.steady().make(seed)

    def observer(self, state: Any) -> Observer:
        """Somebody who hears what happens in a game."""
        return Observer()

    def where(self, game: Game[Any], state: Any) -> str:
        """How far a game has come that stalled or failed."""
        return self.definition.summary(state, self.definition.words(game))

    def silent(self) -> Mapping[str, str]:
        """Clauses that no question and no fact names, with the reasons."""
        return {}

    def constants(self) -> Plain:
        """What a report of many games says besides the counts."""
        return {}

    def report(self, game: Game[Any]) -> GameReport:
        """Tells a game line by line."""
        return GameReport(self.definition.words(game))

    def heading(self, game: Game[Any], plan: GamePlan) -> str:
        """What is said before a game is told."""
        return f"{self.definition.card.title}. (seed {plan.seed})"

    def closing(self, game: Game[Any], state: Any) -> list[str]:
        """What is said after it."""
        return [self.definition.summary(state, self.definition.words(game))]


def made_for(definition: GameDefinition) -> Simulation:
    """What the lab asks of a game: its own simulation, or the plain one."""
    made = definition.simulation(definition) if definition.simulation is not None else Simulation(definition)
    assert isinstance(made, Simulation)
    return made
