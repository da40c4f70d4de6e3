"""Whole battles, Sergeant against Sergeant, in which an item is tested; it is noted who fell to what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.kinds import PLAYERS
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import TurnBegan
from rules_core.games.drums.trials.battle_result import ELSE, FLED, HAND, SHOT, VOLLEY, BattleGame, result_of
from rules_core.games.drums.trials.pairings import Pairing, pairings_of
from rules_core.games.drums.trials.trial_choices import EVERYBODY, FOE, OURS, THEIRS, USUAL, choices_of
from rules_core.games.simulation import MOST_SEEDS
from rules_core.games.trial import Trial, TrialOutcome, TrialRun, TriedGame
from rules_core.games.trial_counts import counts_of
from rules_core.games.trial_table import TimedTable
from rules_core.games.whole_games import WholeGames
from rules_core.kernel.chance import number_below
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import Answer, Request, SeatId
from rules_core.kernel.simulation import OutOfPatience, Player
from rules_core.song.facts import AttackResolved, Defeated, ModelFled
from rules_core.song.manner import RANGED, Manner
from rules_core.song.warband import ModelId

ROUND_CAP: Final = 80
"""A battle with so many rounds does not end any more; ordinary ones have under 20."""
ANSWER_CAP: Final = 20_000


class BothSides(Player[Battle]):
    """One player for the side that is tested, the other for everybody else."""

    def __init__(self, ours: Player[Battle], theirs: Player[Battle], counted: SeatId | None) -> None:
        self.ours = ours
        self.theirs = theirs
        self.counted = counted
        """The seat that is tested; None for whoever attacks."""

    def decide(self, state: Battle, request: Request, position: int) -> Answer:
        tested = self.counted if self.counted is not None else state.attacker
        return (self.ours if request.who == tested else self.theirs).decide(state, request, position)


class BattleTable(TimedTable[Battle]):
    """Notes who is lost to what, and does not wait for ever."""

    def __init__(self, player: Player[Battle], state: Battle, seed: int) -> None:
        super().__init__(player, state, seed, ANSWER_CAP)
        self.attack: AttackResolved | None = None
        self.lost: list[tuple[ModelId, ModelId, str]] = []
        """Who, by whom, and to what."""

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, AttackResolved):
            self.attack = fact
        elif isinstance(fact, Defeated):
            self.lost.append((fact.model, fact.by, self._cause(fact)))
        elif isinstance(fact, ModelFled):
            self.lost.append((fact.model, ModelId(""), FLED))
        elif isinstance(fact, TurnBegan) and fact.round > ROUND_CAP:
            raise OutOfPatience

    def _cause(self, fact: Defeated) -> str:
        attack = self.attack
        if attack is None or attack.loser != fact.model:
            return ELSE
        manner = Manner(attack.manner)
        if manner is Manner.CONCENTRATED:
            return VOLLEY
        return SHOT if manner in RANGED else HAND


@dataclass(frozen=True)
class BattleTrial(Trial):
    """The battles of a test, as a value."""

    kind: str
    pairings: tuple[Pairing, ...]
    fingerprint: str
    players: tuple[str, str] = (USUAL, USUAL)
    """Who plays the tested side, and who the other."""
    chosen: tuple[tuple[str, str], ...] = ()
    """What is not as usual, for whoever reads what was found."""

    def ready(self) -> TrialRun:
        return BattleRun(self)


class BattleRun(WholeGames[DrumsGame]):
    """The battles of a test, ready to be fought."""

    def __init__(self, trial: BattleTrial) -> None:
        super().__init__()
        self.trial = trial

    def play(self, number: int, seed: int) -> TriedGame:
        place = number % len(self.trial.pairings)
        pairing, game = self.trial.pairings[place], self.game(place)
        state = game.start()
        lot = number_below(seed, number, 0, MOST_SEEDS)
        ours_theirs = [next(one for one in PLAYERS if one.id == id).make(lot) for id in self.trial.players]
        table = BattleTable(BothSides(ours_theirs[0], ours_theirs[1], pairing.counted), state, lot)
        found = BattleGame(number, foe=pairing.foe)
        try:
            game.play(table, state)
        except OutOfPatience:
            found.outcome = TrialOutcome.STALLED
        ours = pairing.counted if pairing.counted is not None else state.attacker
        if found.outcome is not TrialOutcome.STALLED:
            found.outcome = TrialOutcome.WON if state.winner == ours else TrialOutcome.LOST
            found.is_draw = not state.winner
            found.reason = state.reason.value if state.reason is not None else ""
        found.rounds, found.answers, found.minutes = state.round, table.position, table.minutes
        _count(found, table, ours)
        return found

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        battles = [one for one in games if isinstance(one, BattleGame)]
        # All battles are of one content.
        content = self.game(0).world.content
        counts = counts_of(games, self.trial.fingerprint, seed)
        if self.trial.chosen:
            counts["chosen"] = dict(self.trial.chosen)
        return result_of(self.trial.kind, counts, battles, content)

    def made(self, place: int) -> DrumsGame:
        return DrumsGame(self.trial.pairings[place].setup)


def _count(found: BattleGame, table: BattleTable, ours: SeatId) -> None:
    """Men by the kind that they are of."""
    models = table.state.models
    found.marched = dict(Counter([(one.side == ours, one.profile.id) for one in models.values()]))
    lost = [(models[id].side == ours, models[id].profile.id, cause) for id, _, cause in table.lost if id in models]
    found.lost = dict(Counter(lost))
    slayers = [models[by] for _, by, _ in table.lost if by in models]
    found.felled = dict(Counter([(one.side == ours, one.profile.id) for one in slayers]))


def trial_of(item: Item, others: Sequence[Item], chosen: Plain | None = None) -> BattleTrial:
    """The trial of an item, with what was chosen for it."""
    fields = choices_of(item, others)
    words = {one.key: str((chosen or {}).get(one.key, one.words[0])) for one in fields}
    foe = words.get(FOE, EVERYBODY)
    pairings = pairings_of(item, others, "" if foe == EVERYBODY else foe)
    told = tuple([(one.key, words[one.key]) for one in fields if words[one.key] != one.words[0]])
    return BattleTrial(item.kind, pairings, mark_of(item, others, CONTENT), (words[OURS], words[THEIRS]), told)
