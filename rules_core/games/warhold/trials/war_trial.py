"""Whole wars between players by rule of thumb, in which an item is tested; it is noted what became of it."""

from __future__ import annotations

from collections import Counter
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
from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS, TREASURE
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.facts import Appeared, Bought, CardDrawn, RoundBegan, Slain, TreasureClaimed
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.trials.meetings import Copies, Meeting, copies_of, deck_of, meetings_of
from rules_core.games.warhold.trials.war_result import MONSTER, WarGame, result_of
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

    def __init__(self, player: Player[War], state: War, seed: int, item: str, deck: str) -> None:
        """`deck` is where the tested card lies; "" where what is tested is no card."""
        super().__init__(player, state, seed, ANSWER_CAP)
        self.item = item
        self.deck = deck
        self.drawn = 0
        """Cards of the deck, whichever they are."""
        self.seen = 0
        self.slayers: list[str] = []
        self.victims: list[str] = []
        self.slain = 0
        self.slew = 0
        self.owners: dict[str, list[SeatId]] = {}
        """Who had each card of the deck."""

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, RoundBegan):
            if fact.round > ROUND_CAP:
                raise OutOfPatience
        elif self.deck == MONSTERS:
            self._note_monster(fact)
        elif isinstance(fact, (CardDrawn, Bought, TreasureClaimed)) and _deck(fact) == self.deck:
            self._note_owner(fact.card.partition(".")[0], fact.seat)

    def _note_monster(self, fact: Fact) -> None:
        if isinstance(fact, CardDrawn):
            self.drawn += fact.deck == MONSTERS
        elif isinstance(fact, Appeared):
            self.seen += _profile(fact.unit) == self.item
        elif isinstance(fact, Slain):
            if _profile(fact.unit) == self.item:
                self.slain += 1
                self.slayers.extend(_fighter(fact.by))
            if _profile(fact.by) == self.item:
                self.slew += 1
                self.victims.extend(_fighter(fact.unit))

    def _note_owner(self, id: str, seat: SeatId) -> None:
        self.drawn += 1
        self.seen += id == self.item
        owners = self.owners.setdefault(id, [])
        if seat not in owners:
            owners.append(seat)

    def tested(self, winners: Sequence[SeatId]) -> dict[str, int]:
        """What there was of the tested thing, as `TESTED` says it, when these have won."""
        alone = {id: owners[0] for id, owners in self.owners.items() if len(owners) == 1}
        others = [seat for id, seat in alone.items() if id != self.item]
        return {
            "drawn": self.drawn,
            "seen": self.seen,
            "games": int(self.seen > 0),
            "slew": self.slew,
            "slain": self.slain,
            "alone": int(self.item in alone),
            "won": int(alone.get(self.item) in winners),
            "others": len(others),
            "others_won": sum(one in winners for one in others),
        }


def _deck(fact: CardDrawn | Bought | TreasureClaimed) -> str:
    """Of which deck somebody has a card now."""
    if isinstance(fact, CardDrawn):
        return fact.deck
    return EQUIPMENT if isinstance(fact, Bought) else TREASURE


def _profile(mentioned: str) -> str:
    """What a unit is that a fact mentions; "" for nobody."""
    return mentioned.partition(" ")[2]


def _fighter(mentioned: str) -> list[str]:
    """Of which kind it is; nobody, as where a card does something, is none."""
    profile = _profile(mentioned)
    return [profile.partition("/")[2] or MONSTER] if profile else []


@dataclass(frozen=True)
class WarTrial(Trial):
    """The wars of a test, as a value."""

    kind: str
    item: str
    deck: str
    copies: Copies
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
        table = WarTable(ByRaces(meeting.races, game.seats), state, lot, self.trial.item, self.trial.deck)
        found = WarGame(number, races=meeting.races)
        try:
            game.play(table, state)
        except OutOfPatience:
            found.outcome = TrialOutcome.STALLED
        else:
            found.outcome = TrialOutcome.WON if meeting.counted in state.victors else TrialOutcome.LOST
            found.winners = tuple([game.seats.index(one) for one in state.victors])
        found.rounds, found.answers, found.minutes = state.round, table.position, table.minutes
        found.tested = table.tested(state.victors)
        found.slayers, found.victims = Counter(table.slayers), Counter(table.victims)
        return found

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        wars = [one for one in games if isinstance(one, WarGame)]
        names = {one.id: one.name for one in self.game(0).content.races.values()}
        copies = self.trial.copies
        counts = {**counts_of(games, self.trial.fingerprint, seed), "copies": [copies.own, copies.tried, copies.others]}
        return result_of(self.trial.kind, counts, wars, names)

    def made(self, place: int) -> WarholdGame:
        return WarholdGame(self.trial.meetings[place].setup)


def trial_of(item: Item, others: Sequence[Item], players: int = 0) -> WarTrial:
    """The trial of an item; so many `players` meet on a map, 0 for as many as have room."""
    mark, meetings = mark_of(item, others, CONTENT), meetings_of(item, others, players)
    return WarTrial(item.kind, item.id, deck_of(item), copies_of(item), item.name, meetings, mark)
