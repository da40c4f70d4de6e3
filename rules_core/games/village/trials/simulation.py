"""Sieges by the thousand: lengths, parties, tables and house rules in turn, and what is counted of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.definition import GameDefinition
from rules_core.games.report import GameReport
from rules_core.games.simulation import GamePlan, Observer, Simulation, SimulationRequest
from rules_core.games.village.content import loader, setup
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_council import HABITS
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, ESCALATION
from rules_core.games.village.state.facts import GroupActivated, RoundStarted
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.trials.plans import BOOK, PARTIES, SWITCHED, choices
from rules_core.games.village.trials.silent_clauses import SILENT
from rules_core.games.village.words.battle_report import BattleReport
from rules_core.games.village.words.siege_summary import summary
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.simulation import OutOfPatience, Player
from rules_core.song.facts import ActivationStarted

ROUND_CAP: Final = 300
"""A wave that goes on for more rounds than this has stalled."""
QUESTION_CAP: Final = 400_000
"""So has a game that asks more questions than this."""
ALL: Final = "all"


@dataclass(frozen=True)
class SiegePlan(GamePlan):
    """One siege to play."""

    habit: int = 0
    """How the thumb player's council spends."""


class SiegeObserver(Observer):
    """Counts activations, and loses patience with a wave that does not end."""

    def __init__(self, state: Siege) -> None:
        self.state = state
        self.activations = 0

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, (ActivationStarted, GroupActivated)):
            self.activations += 1
        elif isinstance(fact, RoundStarted) and fact.round > ROUND_CAP:
            raise OutOfPatience

    def sums(self) -> dict[str, int]:
        return {"activations": self.activations}

    def spreads(self) -> dict[str, str]:
        return {"waves_survived": str(self.state.waves_survived)}


class SiegeSimulation(Simulation):
    """What the lab asks of the siege; what is left open comes in turn."""

    def __init__(self, definition: GameDefinition) -> None:
        super().__init__(definition)
        self.content = loader.shipped()
        terrains = tuple([one.id for one in shared_ground(self.content)])
        self.options = (
            Field("length", FieldKind.WORD, words=tuple(ESCALATION), help="all in turn when left out"),
            Field("heroes", FieldKind.WHOLE, least=PARTIES[0], most=PARTIES[-1], help="all in turn when left out"),
            Field("terrain", FieldKind.WORD, words=(*terrains, ALL), default=ALL),
            Field("scenario", FieldKind.WORD, words=tuple(self.content.scenarios)),
            Field(
                "options",
                FieldKind.WORD,
                words=("book", "switched"),
                default="book",
                help="switched: go through house rules",
            ),
        )
        self.watched = {"length": DEFAULT_LENGTH, "heroes": 3, "terrain": terrains[0]}
        self.question_cap = QUESTION_CAP
        self.stalls_when = f"over {ROUND_CAP} rounds in a wave"

    def plan(self, request: SimulationRequest, number: int, seed: int) -> SiegePlan:
        wanted = request.options
        lengths = [str(wanted["length"])] if wanted.get("length") else list(ESCALATION)
        parties = [int(wanted["heroes"])] if wanted.get("heroes") else list(PARTIES)
        terrains = [one.id for one in shared_ground(self.content)]
        if wanted.get("terrain", ALL) != ALL:
            terrains = [str(wanted["terrain"])]
        length = lengths[number % len(lengths)]
        heroes = parties[number // len(lengths) % len(parties)]
        terrain = terrains[number // (len(lengths) * len(parties)) % len(terrains)]
        switched = wanted.get("options") == "switched"
        options = SWITCHED[number % len(SWITCHED)] if switched else BOOK
        # Each round through the house rules another kind of council.
        habit = number // len(SWITCHED) % len(HABITS) if switched else 0
        made = choices(self.content, seed, length, heroes, terrain, options)
        further = super().plan(request, number, seed)
        chosen: Plain = {"scenario": wanted["scenario"]} if wanted.get("scenario") else {}
        chosen.update(further.choices)
        if "scenario" in chosen or "village" in chosen:
            # These bring a ground of their own, or leave it open.
            del made["terrain"]
        made.update(chosen)
        labels = {"length": str(made["length"]), "heroes": str(len(made["heroes"])), "terrain": ground_of(made)}
        labels.update(further.labels)
        return SiegePlan(number, seed, request.player, made, labels, habit)

    def make(self, plan: GamePlan) -> VillageGame:
        return VillageGame(setup.build(self.content, plan.choices))

    def player(self, plan: GamePlan) -> Player[Any]:
        if plan.player == "random" or not isinstance(plan, SiegePlan):
            return super().player(plan)
        return ThumbPlayer(plan.habit)

    def observer(self, state: Any) -> Observer:
        return SiegeObserver(state)

    def where(self, game: Game[Any], state: Any) -> str:
        return f"wave {state.wave}, round {state.round}"

    def silent(self) -> Mapping[str, str]:
        return SILENT

    def constants(self) -> Plain:
        return {"round_cap": ROUND_CAP}

    def report(self, game: Game[Any]) -> GameReport:
        assert isinstance(game, VillageGame)
        return BattleReport(SiegeWords(game.world))

    def heading(self, game: Game[Any], plan: GamePlan) -> str:
        assert isinstance(game, VillageGame)
        words = SiegeWords(game.world)
        party = ", ".join([str(words.names.of(hero)) for hero in game.world.hero_ids])
        ground = str(plan.choices.get("terrain", ""))
        named = f", {self.content.terrain[ground].name}" if ground in self.content.terrain else ""
        return f"{game.world.village.name}{named}. {party}. (seed {plan.seed})"

    def closing(self, game: Game[Any], state: Any) -> list[str]:
        assert isinstance(game, VillageGame)
        return summary(state, SiegeWords(game.world).names)


def ground_of(chosen: Plain) -> str:
    """What a siege is counted under: its terrain, or the scenario or village that brings one along."""
    for key in ("terrain", "scenario", "village"):
        if key in chosen:
            return str(chosen[key])
    return ""
