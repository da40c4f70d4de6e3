"""The sequence of play: its order, its checkpoints, its secrets, and whole games from end to end."""

import copy
import re
from itertools import pairwise
from typing import Any

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import read, shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.game import VillageGame
from rules_core.games.village.state.facts import (
    BuildingUpgraded,
    EdgesRevealed,
    TokenClaimed,
    TokenRevealed,
    WaveOpened,
)
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match, begin
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import Answer, Choose, Place, Request, is_hidden
from rules_core.kernel.saves import from_document, to_document
from rules_core.kernel.simulation import PlayerTable
from rules_core.players.random_player import RandomPlayer
from tests.clauses import rule
from tests.games.village.little import game
from tests.games.village.sitting import first_spot

LONGEST = 40_000


def easy(**choices: Any) -> VillageGame:
    """A game of the shipped content in which even a player who draws lots sees many waves: feeble enemies."""
    plain = copy.deepcopy(shipped().plain)
    for enemy in plain["enemy"]:
        enemy.update(combat=0, quality=6, torch=False)
        enemy["traits"] = []
    for building in plain["village"][0]["building"]:
        building["integrity"] = 20
    for hero in plain["hero"]:
        hero.update(combat=6, quality=2)
    heroes = [hero["id"] for hero in plain["hero"]]
    return VillageGame(build(read(plain), {"heroes": heroes[:3], **choices}))


class Watched(PlayerTable[Siege]):
    """Keeps what was asked and told, and looks at the state at every checkpoint."""

    def __init__(self, played: VillageGame, state: Siege, seed: int) -> None:
        super().__init__(RandomPlayer(seed), state, seed, LONGEST)
        self.played = played
        self.asked: list[tuple[Request, Answer]] = []
        self.facts: list[Fact] = []
        self.phases: list[Phase] = []

    def ask(self, request: Request) -> Answer:
        answer = super().ask(request)
        self.asked.append((request, answer))
        return answer

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)

    def checkpoint(self) -> None:
        state = self.state
        if not self.phases or self.phases[-1] is not state.phase:
            self.phases.append(state.phase)
        # Nothing but the state survives a checkpoint, and the state is complete.
        assert state.losses == []
        assert all(villager.escort == "" for villager in state.villagers.values())


def played(made: VillageGame, seed: int) -> Watched:
    state = made.start()
    table = Watched(made, state, seed)
    made.play(table, state)
    return table


ONE_WAVE = [Phase.WAVE_OPENS, Phase.HERO_DEPLOYMENT, Phase.ENEMY_DEPLOYMENT, Phase.BEFORE_FIGHT]


@pytest.fixture(scope="module")
def watched() -> Watched:
    """One whole Intro game."""
    return played(easy(length="intro"), 3)


@rule("V-5.1.1", "V-3.4", "V-6.1.2")
def test_every_wave_has_its_steps_in_order(watched: Watched) -> None:
    opened = [index for index, phase in enumerate(watched.phases) if phase is Phase.WAVE_OPENS]
    assert opened
    for index in opened:
        assert watched.phases[index : index + 5] == [*ONE_WAVE, Phase.HERO_TURN]
    assert watched.phases[-1] is Phase.AFTERWARDS


@rule("V-5.1.2", "V-7.2.3")
def test_edges_and_tokens_are_told_only_when_they_may_be_seen(watched: Watched) -> None:
    for request, _ in watched.asked:
        if request.topic in ("spawn-edge", "spawn-spot", "behaviour", "mob", "group-size", "token-result"):
            assert is_hidden(request)
    waves = [fact for fact in watched.facts if isinstance(fact, WaveOpened)]
    reveals = [fact for fact in watched.facts if isinstance(fact, EdgesRevealed)]
    assert len(reveals) == len(waves)
    scouts = False
    for fact, following in pairwise(watched.facts):
        scouts = scouts or (isinstance(fact, BuildingUpgraded) and fact.building == "watchtower")
        if isinstance(fact, TokenRevealed):
            assert scouts or isinstance(following, TokenClaimed)


@rule("V-8.1", "V-8.2", "V-1.3")
@pytest.mark.parametrize("seed", range(2))
def test_a_game_ends_in_victory_or_defeat(seed: int) -> None:
    table = played(easy(length="intro", terrain=list(shipped().terrain)[seed]), seed)
    state = table.state
    assert state.phase is Phase.OVER
    fallen = state.building("town-hall").destroyed
    assert state.result is (SiegeEnd.DEFEAT if fallen else SiegeEnd.VICTORY)
    assert len(state.records) == state.wave
    if state.result is SiegeEnd.VICTORY:
        assert state.waves_survived == state.world.waves


def test_the_same_seed_plays_the_same_game(watched: Watched) -> None:
    again = played(easy(length="intro"), 3)
    assert again.facts == watched.facts
    assert [(one.fingerprint(), answer) for one, answer in again.asked] == [
        (one.fingerprint(), answer) for one, answer in watched.asked
    ]


def test_no_question_is_without_options_and_every_topic_is_kebab_case(watched: Watched) -> None:
    for request, _ in watched.asked:
        assert request.clause
        assert re.fullmatch("[a-z]+(-[a-z]+)*", request.topic)
        if isinstance(request, Choose):
            assert request.options
            assert len(set(request.options)) == len(request.options)


def take_the_first(match: Match[Any]) -> None:
    """Answer with the first option or spot."""
    request = match.pending
    assert isinstance(request, Choose | Place)
    match.answer(first_spot(request) if isinstance(request, Place) else request.options[0])


def test_the_catalogue_knows_the_village() -> None:
    made = GAMES[GAME](game().setup)
    assert isinstance(made, VillageGame)
    assert made.name == "village"


def test_a_match_is_saved_and_goes_on_the_same() -> None:
    match = begin(game(), 7)
    for _ in range(12):
        take_the_first(match)
    again = from_document(to_document(match), GAMES)
    assert again.pending is not None
    assert match.pending is not None
    assert again.pending.fingerprint() == match.pending.fingerprint()
    assert state_hash(again.game.to_plain(again.state)) == state_hash(match.game.to_plain(match.state))


def test_undo_and_redo_lead_to_the_same_state() -> None:
    match = begin(game(), 7)
    for _ in range(9):
        take_the_first(match)
    after = match.game.to_plain(match.state)
    assert match.undo()
    assert match.undo()
    assert match.redo()
    assert match.redo()
    assert match.game.to_plain(match.state) == after
