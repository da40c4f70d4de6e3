"""One examination for every game, and none escapes: random play, forks, undo, saves, hash seeds, golden games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.games.catalogue import GAMES
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Match, begin
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import Request, options_of
from rules_core.kernel.saves import document_from_text, from_document, to_text
from rules_core.kernel.simulation import PlayerTable
from rules_core.players.random_player import RandomPlayer
from tests.conformance.players import EXAMINED, MAKERS, play_on

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
MOST_QUESTIONS = 60_000


def hash_of(match: Match[Any]) -> str:
    return state_hash(match.game.to_plain(match.state))


def test_every_game_of_the_catalogue_is_examined() -> None:
    assert set(GAMES) < set(EXAMINED)


@pytest.mark.parametrize("name", EXAMINED)
def test_a_golden_game_exists(name: GameId) -> None:
    assert list((ROOT / "tests" / "golden" / name).glob("*.txt"))


class Checked(PlayerTable[Any]):
    """A table that looks at every question on the way."""

    def ask(self, request: Request) -> Any:
        if request.kind in ("choose", "pick", "allocate", "draw"):
            assert options_of(request), f"{request.topic} offers nothing"
            assert len(set(options_of(request))) == len(options_of(request)), f"{request.topic} offers twice"
        assert request.clause, f"{request.topic} names no clause"
        return super().ask(request)


@pytest.mark.parametrize("name", EXAMINED)
@pytest.mark.parametrize("seed", range(4))
def test_random_play_ends_and_options_are_never_empty(name: GameId, seed: int) -> None:
    make = EXAMINED[name]
    game = make()
    state = game.start()
    table = Checked(RandomPlayer(seed), state, seed, MOST_QUESTIONS)
    game.play(table, state)


@pytest.mark.parametrize("name", EXAMINED)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**40), answers=st.integers(0, 60))
def test_a_fork_equals_the_original_and_leaves_it_alone(name: GameId, seed: int, answers: int) -> None:
    make = EXAMINED[name]
    match = begin(make(), seed)
    play_on(match, answers)
    before = hash_of(match)
    other = match.fork()
    assert hash_of(other) == before
    play_on(other, 5)
    assert hash_of(match) == before
    play_on(match, 5)
    assert hash_of(match) == hash_of(other)


@pytest.mark.parametrize("name", EXAMINED)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**40), answers=st.integers(1, 60), back=st.integers(1, 12))
def test_undo_then_redo_changes_nothing(name: GameId, seed: int, answers: int, back: int) -> None:
    make = EXAMINED[name]
    match = begin(make(), seed)
    play_on(match, answers)
    before, facts, head = hash_of(match), [told.fact for told in match.facts], match.journal.head
    undone = 0
    while undone < back and match.undo():
        undone += 1
    while match.journal.head != head:
        assert match.redo()
    assert hash_of(match) == before
    assert [told.fact for told in match.facts] == facts


@pytest.mark.parametrize("name", EXAMINED)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**40), answers=st.integers(0, 60))
def test_save_load_and_go_on_leave_the_same_state(name: GameId, seed: int, answers: int) -> None:
    make = EXAMINED[name]
    match = begin(make(), seed)
    play_on(match, answers)
    other = from_document(document_from_text(to_text(match)), MAKERS)
    assert hash_of(other) == hash_of(match)
    assert [told.fact for told in other.facts] == [told.fact for told in match.facts]
    play_on(match, 10)
    play_on(other, 10)
    assert hash_of(other) == hash_of(match)


PLAYED = """
import json, sys
from rules_core.kernel.match import begin
from rules_core.kernel.packing import state_hash
from tests.conformance.players import EXAMINED, play_on
make = EXAMINED[sys.argv[1]]
match = begin(make(), 11)
play_on(match, 120)
print(json.dumps([state_hash(match.game.to_plain(match.state)), len(match.facts), len(match.journal.entries)]))
"""


@pytest.mark.parametrize("name", EXAMINED)
def test_the_same_answers_give_the_same_game_under_two_hash_seeds(name: GameId) -> None:
    played: list[Any] = []
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", PLAYED, name]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        played.append(json.loads(run.stdout))
    assert played[0] == played[1]
