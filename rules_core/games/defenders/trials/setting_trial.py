"""Whole games with a setting: a steady player takes every name from it, and it is noted which came up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.chosen import with_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.content.worlds import WORLDS, World
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.trials.city_games import ANSWER_CAP, CityGames
from rules_core.games.defenders.trials.setting_result import KindCount, result_of
from rules_core.games.defenders.words.suggestions import kind_of_name, names_for
from rules_core.games.simulation import MOST_SEEDS
from rules_core.games.trial import Trial, TrialRun, TriedGame
from rules_core.games.trial_counts import counts_of, ended
from rules_core.kernel.chance import number_below
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import Answer, Request, Write
from rules_core.kernel.simulation import PlayerTable


@dataclass
class SettingGame(TriedGame):
    """Which names a game took, by what they are for, and how often none was left to take."""

    names: dict[str, list[str]] = field(default_factory=dict)
    missed: dict[str, int] = field(default_factory=dict)


class NamingPlayer(ThumbPlayer):
    """Gives everything the first name that is suggested, as people do who are in a hurry."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.names: dict[str, list[str]] = {}
        self.missed: dict[str, int] = {}

    def decide(self, state: City, request: Request, position: int) -> Answer:
        kind = kind_of_name(state, request) if isinstance(request, Write) else ""
        if kind == "":
            return super().decide(state, request, position)
        names = names_for(state, request, {state.setting: self.world}, helped=False)
        if not names:
            self.missed[kind] = self.missed.get(kind, 0) + 1
            return ""
        self.names.setdefault(kind, []).append(names[0])
        return names[0]


@dataclass(frozen=True)
class SettingTrial(Trial):
    """The games of a test, as a value."""

    plain: Plain
    """The table of the setting."""
    fingerprint: str
    """The mark of the test (trial_mark.py)."""

    def ready(self) -> TrialRun:
        return SettingRun(self)


class SettingRun(CityGames):
    """The games of a test, ready to be played."""

    def __init__(self, trial: SettingTrial) -> None:
        super().__init__()
        self.trial = trial
        self.world = World(trial.plain)

    def play(self, number: int, seed: int) -> TriedGame:
        state = self.game().start()
        player = NamingPlayer(self.world)
        table = PlayerTable(player, state, number_below(seed, number, 0, MOST_SEEDS), ANSWER_CAP)
        outcome = self.outcome_at(table)
        return SettingGame(number, outcome, names=player.names, missed=player.missed)

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        played = [one for one in ended(games) if isinstance(one, SettingGame)]
        kinds = {kind: KindCount(names) for kind, names in self.world.names.items()}
        for game in played:
            for kind in {**game.names, **game.missed}:
                kinds.setdefault(kind, KindCount([])).take(game.names.get(kind, []), game.missed.get(kind, 0))
        return result_of(counts_of(games, self.trial.fingerprint, seed), kinds)

    def made(self, place: int) -> DefendersGame:
        item = Item(GAME, SETTING, self.trial.plain)
        own = [] if item.id in WORLDS else [item]
        return DefendersGame(with_items({"setting": item.id}, CHOICES, own))


def trial_of(item: Item) -> SettingTrial:
    """The trial of a setting."""
    return SettingTrial(item.plain, mark_of(item, [], CONTENT))


def official_trial() -> SettingTrial:
    """The setting of the book: what others may be compared with."""
    return trial_of(CONTENT.official.ids(SETTING)[WORLDS[0]])
