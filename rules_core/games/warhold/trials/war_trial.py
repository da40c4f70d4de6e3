"""Whole wars between players by rule of thumb, in which an item is tested; it is noted what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.simulation import MOST_SEEDS
from rules_core.games.trial import Trial, TrialOutcome, TrialRun, TriedGame
from rules_core.games.trial_counts import counts_of
from rules_core.games.trial_table import TimedTable
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.facts import Appeared, Bought, CardDrawn, RoundBegan, Slain, TreasureClaimed
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.trials.meetings import Meeting, meetings_of
from rules_core.games.warhold.trials.war_result import WarGame, result_of
from rules_core.games.whole_games import WholeGames
from rules_core.kernel.chance import number_below
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import Answer, Request, SeatId
from rules_core.kernel.simulation import OutOfPatience, Player

ROUND_CAP: Final = 400
"""A war with so many rounds does not end any more; ordinary ones have under 100."""
ANSWER_CAP: Final = 200_000


class ByRaces(Player[War]):
    """Players by rule of thumb, each with the race of their seat."""

    def __init__(self, races: Sequence[str], seats: Sequence[SeatId]) -> None:
        self.races = dict(zip(seats, races, strict=True))
        self.thumb = ThumbPlayer()

    def decide(self, state: War, request: Request, position: int) -> Answer:
        if request.topic == topics.RACE and request.who in self.races:
            return self.races[request.who]
        return self.thumb.decide(state, request, position)


class WarTable(TimedTable[War]):
    """Notes what becomes of one monster, piece of equipment or card, and does not wait for ever."""

    def __init__(self, player: Player[War], state: War, seed: int, item: str) -> None:
        super().__init__(player, state, seed, ANSWER_CAP)
        self.item = item
        self.seen = 0
        self.slew = 0
        self.slain = 0
        self.owners: set[SeatId] = set()

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, RoundBegan):
            if fact.round > ROUND_CAP:
                raise OutOfPatience
        elif isinstance(fact, Appeared):
            self.seen += self._is_of(fact.unit)
        elif isinstance(fact, (Bought, CardDrawn, TreasureClaimed)):
            if fact.card.partition(".")[0] == self.item:
                self.seen += 1
                self.owners.add(fact.seat)
        elif isinstance(fact, Slain):
            self.slew += self._is_of(fact.by)
            self.slain += self._is_of(fact.unit)

    def _is_of(self, mentioned: str) -> bool:
        """Whether a unit that a fact mentions is the monster that is tested."""
        return mentioned.partition(" ")[2] == self.item


@dataclass(frozen=True)
class WarTrial(Trial):
    """The wars of a test, as a value."""

    kind: str
    item: str
    name: str
    meetings: tuple[Meeting, ...]
    fingerprint: str

    def ready(self) -> TrialRun:
        return WarRun(self)


class WarRun(WholeGames[WarholdGame]):
    """The wars of a test, ready to be waged."""

    def __init__(self, trial: WarTrial) -> None:
        super().__init__()
        self.trial = trial

    def play(self, number: int, seed: int) -> TriedGame:
        place = number % len(self.trial.meetings)
        meeting, game = self.trial.meetings[place], self.game(place)
        state = game.start()
        lot = number_below(seed, number, 0, MOST_SEEDS)
        table = WarTable(ByRaces(meeting.races, game.seats), state, lot, self.trial.item)
        found = WarGame(number, races=meeting.races)
        try:
            game.play(table, state)
        except OutOfPatience:
            found.outcome = TrialOutcome.STALLED
        else:
            found.outcome = TrialOutcome.WON if meeting.counted in state.victors else TrialOutcome.LOST
            found.winners = tuple([game.seats.index(one) for one in state.victors])
        found.rounds, found.answers, found.minutes = state.round, table.position, table.minutes
        found.tested = {
            "seen": table.seen,
            "games": int(table.seen > 0),
            "slew": table.slew,
            "slain": table.slain,
            "won": int(any(one in table.owners for one in state.victors)),
        }
        return found

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        wars = [one for one in games if isinstance(one, WarGame)]
        names = {one.id: one.name for one in self.game(0).content.races.values()}
        return result_of(self.trial.kind, counts_of(games, self.trial.fingerprint, seed), wars, names)

    def made(self, place: int) -> WarholdGame:
        return WarholdGame(self.trial.meetings[place].setup)


def trial_of(item: Item, others: Sequence[Item]) -> WarTrial:
    """The trial of an item."""
    return WarTrial(item.kind, item.id, item.name, meetings_of(item, others), mark_of(item, others, CONTENT))
