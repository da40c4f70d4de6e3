"""Whole sieges of a city: a steady player finishes what is half-made, holds it, and it is noted what falls first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.chosen import with_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.city_checks import rows_of
from rules_core.games.defenders.content.city_fields import CITY, PEOPLE, PLACES
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES, PLAYERS
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.state.city import City, id_in
from rules_core.games.defenders.state.facts import PlaceLost
from rules_core.games.defenders.trials.city_games import ANSWER_CAP, CityGames
from rules_core.games.defenders.trials.city_result import result_of
from rules_core.games.simulation import MOST_SEEDS
from rules_core.games.trial import Trial, TrialRun, TriedGame
from rules_core.games.trial_counts import counts_of, ended
from rules_core.kernel.chance import number_below
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Plain
from rules_core.kernel.simulation import PlayerTable

TRIED: Final = "tried"
"""The id of a city while it is tested."""


@dataclass
class CityGame(TriedGame):
    """What fell first, by its name or else its type, "" for nothing, and how many turns the siege lasted."""

    first: str = ""
    turns: int = 0


class SiegeTable(PlayerTable[City]):
    """Notes the first place that is lost."""

    first: str = ""

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, PlaceLost) and not self.first:
            place = self.state.location(id_in(fact.place))
            self.first = place.name or place.type


@dataclass(frozen=True)
class CityTrial(Trial):
    """The games of a test, as a value."""

    plain: Plain
    """The table of the city."""
    fingerprint: str
    """The mark of the test (trial_mark.py)."""

    def ready(self) -> TrialRun:
        return CityRun(self)


class CityRun(CityGames):
    """The games of a test, ready to be played."""

    def __init__(self, trial: CityTrial) -> None:
        super().__init__()
        self.trial = trial

    def play(self, number: int, seed: int) -> TriedGame:
        state = self.game().start()
        table = SiegeTable(ThumbPlayer(), state, number_below(seed, number, 0, MOST_SEEDS), ANSWER_CAP)
        outcome = self.outcome_at(table)
        return CityGame(number, outcome, first=table.first, turns=state.turn)

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        played = [one for one in ended(games) if isinstance(one, CityGame)]
        return result_of(
            counts_of(games, self.trial.fingerprint, seed),
            [one.first for one in played if one.first],
            sum(one.turns for one in played),
        )

    def made(self, place: int) -> DefendersGame:
        # In which world it stands changes no siege. Without one even a city that ships is no longer the one that does.
        plain = {key: value for key, value in self.trial.plain.items() if key != SETTING}
        item = Item(GAME, CITY, {**plain, "id": TRIED})
        rows = [*rows_of(item.plain, PLACES.key), *rows_of(item.plain, PEOPLE.key)]
        seats = [one["seat"] for one in rows if type(one.get("seat")) is int]
        return DefendersGame(with_items({CITY: item.id, PLAYERS: max([1, *seats])}, CHOICES, [item], CONTENT))


def trial_of(item: Item, others: Sequence[Item]) -> CityTrial:
    """The trial of a city."""
    return CityTrial(item.plain, mark_of(item, others, CONTENT))
