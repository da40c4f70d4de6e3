"""A match can begin anywhere: from any state that a checkpoint of a game may hold."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules_core.kernel.corrections import correct
from rules_core.kernel.facts import RollCorrected
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import Match, begin, begin_at, begin_from
from rules_core.kernel.packing import state_hash
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.saves import document_from_text, from_document, to_document, to_text
from tests.conformance.players import EXAMINED, play_on
from tests.pig.definition import ANN, BEN, Pig, PigGame
from tests.toy.toy_siege import ToySiege, ToyState

MAKERS: dict[GameId, GameMaker] = {GameId("toy"): ToySiege, GameId("pig"): PigGame}


def fight() -> ToyState:
    """Bandits stand before a wall of two, and one guard is at the gate."""
    state = ToyState()
    state.round, state.wall, state.comers, state.phase = 3, 2, "bandits", "fight"
    state.guards = [1, 1]
    return state


def nearly_won() -> Pig:
    """Ben needs three more points, and it is his turn."""
    return Pig(20, {ANN: 15, BEN: 17}, 1)


def hash_of(match: Match[Any]) -> str:
    return state_hash(match.game.to_plain(match.state))


def test_it_stands_at_the_question_that_belongs_to_the_state() -> None:
    match = begin_from(ToySiege({}), fight(), 5)
    assert match.pending is not None
    assert (match.pending.topic, match.state.wall) == ("dice", 2)
    pig = begin_from(PigGame({"target": 20}), nearly_won(), 5)
    assert pig.pending is not None
    assert pig.pending.who == "ben"


def test_the_state_that_was_given_stays_as_it_is() -> None:
    state = nearly_won()
    match = begin_from(PigGame({"target": 20}), state, 5)
    play_on(match, 3)
    assert state == nearly_won()


def test_undo_leads_back_to_it_and_no_further() -> None:
    match = begin_from(ToySiege({}), fight(), 5)
    start = hash_of(match)
    match.answer("3")
    while match.undo():
        pass
    assert hash_of(match) == start
    assert match.state.round == 3


def test_it_can_be_corrected_at_once() -> None:
    match = begin_from(ToySiege({}), fight(), 5)
    match.amend("wall", 9)
    assert match.state.wall == 9
    assert match.undo()
    assert match.state.wall == 2


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_it_is_saved_and_opened_with_its_beginning(answers: int) -> None:
    match = begin_from(ToySiege({}), fight(), 5)
    start = hash_of(match)
    play_on(match, answers)
    other = from_document(document_from_text(to_text(match)), MAKERS)
    assert hash_of(other) == hash_of(match)
    assert to_text(other) == to_text(match)
    while other.undo():
        pass
    assert hash_of(other) == start
    assert to_text(from_document(document_from_text(to_text(other)), MAKERS)) == to_text(other)


def test_in_a_file_its_beginning_is_sealed() -> None:
    assert "begun_from" not in json.loads(to_text(begin_from(ToySiege({}), fight(), 5)))


@pytest.mark.parametrize("root", [None, [], {}, {"ordinal": 0, "state": {}}, {"ordinal": "x", "state": None}])
def test_a_damaged_beginning_is_named(root: object) -> None:
    document = to_document(begin_from(ToySiege({}), fight(), 5))
    document["begun_from"] = root
    with pytest.raises(SaveProblem, match="take an earlier copy"):
        from_document(json.loads(json.dumps(document)), MAKERS)


def test_a_match_from_the_start_of_its_game_says_nothing_of_a_beginning() -> None:
    assert "begun_from" not in to_document(begin(ToySiege({}), 5))


@pytest.mark.parametrize("name", EXAMINED)
def test_from_the_state_of_any_checkpoint_the_same_game_goes_on(name: GameId) -> None:
    match = begin(EXAMINED[name](), 7)
    play_on(match, 40)
    last = match.last_checkpoint(match.journal.head)
    match.jump(last.node)
    other = begin_from(match.game, match.state_at(last), 7)
    assert other.pending is not None
    if last.node == match.journal.head:
        # No die of the program fell in between.
        assert hash_of(other) == hash_of(match)
    play_on(other, 5)


def test_it_begins_where_another_match_stood_at_any_entry() -> None:
    """With the answers and corrections since its last checkpoint, and nothing of the other is changed."""
    match = begin(PigGame({"target": 50}), 5)
    play_on(match, 6)
    match.amend("points/ann", 3)
    play_on(match, 4)
    text = to_text(match)
    for node in range(len(match.journal.entries)):
        there = match.fork()
        there.jump(node)
        other = begin_at(match, node, match.seed)
        assert other.begun_from is not None
        assert other.journal.head <= len(match.journal.way(match.last_checkpoint(node).node, node)) + 1
        if there.journal.head == node:
            assert hash_of(other) == hash_of(there), node
            assert other.pending == there.pending
    assert to_text(match) == text


def test_a_corrected_die_is_given_there_as_it_was_corrected() -> None:
    match = begin(PigGame({"target": 50}), 5)
    play_on(match, 6)
    match.jump(0)
    match.answer("roll")
    roll = match.rolls[-1].node
    correct(match, roll, (6,))
    assert match.state.at_stake == 6
    # Before the next checkpoint is reached the die is one of the answers since the last.
    match.checkpoints = {node: one for node, one in match.checkpoints.items() if node == 0}
    other = begin_at(match, match.journal.head, 9)
    assert other.state.at_stake == 6
    assert [roll.faces for roll in other.rolls] == [(6,)]
    assert not any(isinstance(told.fact, RollCorrected) for told in other.facts)


@pytest.mark.parametrize("answers", range(8))
def test_a_correction_is_made_there_where_it_was_made(answers: int) -> None:
    match = begin(ToySiege({}), 5)
    play_on(match, answers)
    match.amend("wall", 5)
    play_on(match, 2)
    for node in range(len(match.journal.entries)):
        there = match.fork()
        there.jump(node)
        assert hash_of(begin_at(match, there.journal.head, match.seed)) == hash_of(there), node
    # Between two dice of the program a correction has no state of its own.
    for node, entry in enumerate(match.journal.entries):
        if entry.is_amend:
            match.checkpoints[node] = match.checkpoints[node].thinned()
    assert hash_of(begin_at(match, match.journal.head, match.seed)) == hash_of(match)


def test_new_dice_there_are_its_own() -> None:
    match = begin(PigGame({"target": 50}), 5)
    faces = []
    for seed in range(12):
        other = begin_at(match, 0, seed)
        other.answer("roll")
        faces.append(other.rolls[-1].faces)
    assert len(set(faces)) > 2
