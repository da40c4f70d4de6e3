"""One game of a test, played by the steady player, and what mattered in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.games.trial import TrialOutcome, TriedGame
from rules_core.games.trial_table import TimedTable
from rules_core.games.village.content import setup
from rules_core.games.village.content.types import Content
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import decisions
from rules_core.games.village.state import facts as told
from rules_core.games.village.state.fighter import HEROES
from rules_core.games.village.state.siege import Siege, SiegeEnd, World
from rules_core.games.village.trials.plans import PARTIES
from rules_core.games.village.trials.tried_sieges import TriedSieges, choices, game_seed
from rules_core.ground.geometry import Outline
from rules_core.kernel.facts import Fact
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.simulation import OutOfPatience, Player
from rules_core.song.facts import AttackResolved, Defeated, ModelFled, ModelMoved, TraitUsed, Wounded
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId

IDLE_CAP: Final = 200
"""A wave in which nothing has come of so many rounds does not end any more; ordinary ones have under 30 in all.

Guardians may wait 60 of these before they come (R-V13), and slow ones need as many more.
"""
ROUND_CAP: Final = 400
"""Nor does one with so many rounds, whatever comes of them."""
COUNTING: Final[tuple[type[Fact], ...]] = (
    Defeated,
    Wounded,
    ModelFled,
    told.LeftTable,
    told.BuildingDamaged,
    told.BarricadeDamaged,
)
"""What brings a wave nearer to its end."""
ATTACKS: Final[tuple[type[Fact], ...]] = (AttackResolved, told.BuildingAttacked)
ANSWER_CAP: Final = 15_000
"""Nor does a game with so many answers; ordinary ones have under 6,000."""

NO_WAY_ON: Final = "no-way-on"
"""Enemies waited where they could get no nearer to what they wanted, and nobody was attacked."""
APART: Final = "apart"
"""Nobody attacked anybody or anything."""
IN_VAIN: Final = "in-vain"
"""There were attacks, and nothing came of them."""
ON_AND_ON: Final = "on-and-on"
"""Something came of it again and again, and still there was no end."""
STANDSTILLS: Final = (NO_WAY_ON, APART, IN_VAIN, ON_AND_ON)
"""How a wave without an end may look, by the facts that were told."""


@dataclass
class TrialGame(TriedGame):
    """How a game went; `marks` are what mattered in it, such as "attacked:forge" or "type:wolf"."""

    heroes: int = 0
    party: tuple[str, ...] = ()
    """The ids of the heroes."""
    waves: int = 0
    """Waves survived."""
    marks: dict[str, int] = field(default_factory=dict)
    firsts: dict[str, int] = field(default_factory=dict)
    """In which wave a building fell or a level was bought, by the mark of it."""


class TrialNotes:
    """Notes what matters, by the facts that the rules tell."""

    def __init__(self, trial: TriedSieges, state: Siege, steps: dict[tuple[int, int], tuple[str, ...]]) -> None:
        self.trial = trial
        self.state = state
        self.steps = steps
        self.found: dict[str, int] = {}
        self.firsts: dict[str, int] = {}
        self._takers: dict[type[Fact], Callable[[Any], None]] = {
            told.BuildingAttacked: lambda fact: self._mark("attacked", fact.building),
            told.BuildingDamaged: lambda fact: self._mark("attacked", fact.building),
            told.FireSet: lambda fact: self._mark("attacked", fact.building),
            told.BuildingDestroyed: lambda fact: self._mark_wave("fell", fact.building),
            told.BuildingUpgraded: lambda fact: self._mark_wave("level", f"{fact.building}:{fact.level}"),
            told.WaveGenerated: self._wave,
            told.AmbushSprung: lambda fact: self._types(fact.enemies),
            told.EdgesRevealed: self._edges,
            Defeated: lambda fact: self._mark("defeated", fact.model),
            TraitUsed: self._trait,
            AttackResolved: self._attack,
            ModelMoved: self._move,
        }

    def take(self, fact: Fact) -> None:
        """Note a fact, if it is one of those."""
        taker = self._takers.get(type(fact))
        if taker is not None:
            taker(fact)

    def _mark(self, kind: str, id: str) -> None:
        key = f"{kind}:{id}"
        self.found[key] = self.found.get(key, 0) + 1

    def _mark_wave(self, kind: str, id: str) -> None:
        self._mark(kind, id)
        self.firsts.setdefault(f"{kind}:{id}", self.state.wave)

    def _wave(self, fact: told.WaveGenerated) -> None:
        for group in fact.groups:
            self._types(group.split(":", 2)[2])

    def _types(self, written: str) -> None:
        for one in written.split(","):
            self._mark("type", one.partition("*")[0])

    def _edges(self, fact: told.EdgesRevealed) -> None:
        for edge in fact.edges:
            self._mark("edge", str(edge))

    def _is_subject(self, model: ModelId) -> bool:
        known = self.state.models.get(model)
        return known is not None and known.profile.id == self.trial.subject

    def _trait(self, fact: TraitUsed) -> None:
        if self._is_subject(fact.model):
            self._mark("trait", fact.trait)

    def _attack(self, fact: AttackResolved) -> None:
        sides = {"attacker": self._is_subject(fact.attacker), "defender": self._is_subject(fact.defender)}
        for reason in fact.reasons:
            side, cause, _ = reason.split(":", 2)
            # A target's traits may stand among what the attacker's score is made of.
            if sides[side] or (side == "attacker" and sides["defender"]):
                self._mark("trait", cause)

    def _move(self, fact: ModelMoved) -> None:
        middle = ((fact.from_x + fact.to_x) // 2 // INCH, (fact.from_y + fact.to_y) // 2 // INCH)
        for cell in (middle, (fact.to_x // INCH, fact.to_y // INCH)):
            for piece in self.steps.get(cell, ()):
                self._mark("ground", piece)


class TrialTable(TimedTable[Siege]):
    """A player's table that notes and does not wait for ever."""

    def __init__(self, player: Player[Siege], state: Siege, seed: int, marks: TrialNotes) -> None:
        super().__init__(player, state, seed, ANSWER_CAP)
        self.marks = marks
        self.rounds = 0
        self.counted = 0
        """The last round of the wave of which something came."""
        self.attacked = 0
        """The last round of it in which anybody or anything was attacked."""
        self.waited = 0
        """The last round of it in which an enemy could get no nearer to what it wanted."""

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, told.RoundStarted):
            # Rounds are counted anew in every wave.
            self.counted = min(self.counted, fact.round)
            self.attacked = min(self.attacked, fact.round)
            self.waited = min(self.waited, fact.round)
            if fact.round - self.counted > IDLE_CAP or fact.round > ROUND_CAP:
                raise OutOfPatience
            self.rounds += fact.side == HEROES
        elif isinstance(fact, COUNTING):
            self.counted = self.state.round
        elif isinstance(fact, ATTACKS):
            self.attacked = self.state.round
        elif isinstance(fact, told.EnemyDecided) and fact.action == decisions.WAIT:
            self.waited = self.state.round
        self.marks.take(fact)

    def standstill(self) -> str:
        """What the wave without an end looked like: one of STANDSTILLS."""
        now = self.state.round
        if now - self.counted < IDLE_CAP:
            return ON_AND_ON
        if now - self.attacked < IDLE_CAP:
            return IN_VAIN
        return NO_WAY_ON if now - self.waited < IDLE_CAP else APART


def play_trial(trial: TriedSieges, content: Content, number: int, seed: int) -> TrialGame:
    """Play the game with this number to its end; a setup that is refused is part of the result."""
    heroes = PARTIES[number % len(PARTIES)]
    result = TrialGame(number, heroes=heroes)
    own_seed = game_seed(seed, number)
    chosen = choices(trial, content, number, own_seed, heroes)
    result.party = tuple(chosen["heroes"])
    try:
        game = VillageGame(setup.build(content, chosen))
    except SetupProblem as fault:
        result.message = " ".join(fault.sentences)
        return result
    state = game.start()
    marks = TrialNotes(trial, state, ground_steps(game.world))
    table = TrialTable(ThumbPlayer(0), state, own_seed, marks)
    try:
        game.play(table, state)
        result.outcome = TrialOutcome.WON if state.result is SiegeEnd.VICTORY else TrialOutcome.LOST
    except OutOfPatience:
        result.outcome = TrialOutcome.STALLED
        marks.found[f"stood:{table.standstill()}:{state.wave}"] = 1
    result.waves = state.waves_survived
    result.rounds = table.rounds
    result.answers, result.minutes = table.position, table.minutes
    result.marks, result.firsts = marks.found, marks.firsts
    return result


_steps: dict[str, dict[tuple[int, int], tuple[str, ...]]] = {}


def ground_steps(world: World) -> dict[tuple[int, int], tuple[str, ...]]:
    """For every square inch the pieces of terrain that somebody touches who stands in it. Kept for each table."""
    layout = world.content.terrain[str(world.setup["terrain"])]
    key = repr((layout, sorted(world.middles.items())))
    if key not in _steps:
        _steps.clear()
        found: dict[tuple[int, int], list[str]] = {}
        for piece in world.map.pieces:
            if piece.kind in world.content.ground and piece.traits:
                for cell in _cells(piece.outline):
                    found.setdefault(cell, []).append(piece.id)
        _steps[key] = {cell: tuple(ids) for cell, ids in found.items()}
    return _steps[key]


def _cells(outline: Outline) -> list[tuple[int, int]]:
    """The squares whose middle is within an inch of the outline."""
    columns = range(min(x for x, _ in outline.points) // INCH - 1, max(x for x, _ in outline.points) // INCH + 2)
    rows = range(min(y for _, y in outline.points) // INCH - 1, max(y for _, y in outline.points) // INCH + 2)
    half = INCH // 2
    return [(x, y) for x in columns for y in rows if outline.distance(x * INCH + half, y * INCH + half) <= INCH]
