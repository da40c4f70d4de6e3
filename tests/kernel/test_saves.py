"""Saves: a match opens elsewhere and plays on to the same state; what is wrong with a file is said in one sentence."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import Match, begin
from rules_core.kernel.packing import pack, state_hash
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.saves import document_from_text, from_document, to_document, to_text, unsealed, upgrade
from tests.kernel.test_match import first_answer, play_through
from tests.toy.toy_siege import ToySiege, ToyState

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


def reopened(match: Match[ToyState]) -> Match[Any]:
    return from_document(document_from_text(to_text(match)), GAMES)


@given(seed=st.integers(0, 2**32), stop=st.integers(0, 10))
def test_a_saved_match_plays_on_to_the_same_state(seed: int, stop: int) -> None:
    match = begin(ToySiege({}), seed)
    for _ in range(stop):
        if not match.over:
            match.answer(first_answer(match))
    other = reopened(match)
    assert other.pending == match.pending or (other.pending is not None and match.pending is not None)
    assert [told.fact for told in other.facts] == [told.fact for told in match.facts]
    play_through(match)
    play_through(other)
    assert state_hash(match.game.to_plain(match.state)) == state_hash(other.game.to_plain(other.state))


def test_a_reopened_match_can_undo_to_its_very_beginning() -> None:
    match = begin(ToySiege({"wall": 5}), 3)
    play_through(match)
    other = reopened(match)
    while other.undo():
        pass
    assert other.state.wall == 5
    assert other.journal.head == 0


def test_who_reads_an_exported_file_learns_no_secret() -> None:
    """V-5.1.2, V-7.2.3. Seed, answers and state are sealed, and come back whole."""
    match = begin(ToySiege({}), 5)
    match.answer((50, 50, 0))
    shown = json.loads(to_text(match))
    assert not {"seed", "entries"} & set(shown)
    assert set(shown["checkpoint"]) == {"node", "ordinal", "facts"}
    assert unsealed(shown) == json.loads(json.dumps(to_document(match)))


@pytest.mark.parametrize("seal", [None, 5, "", "no base64", "AAAA", "eJwDAAAAAAE=", [1]])
def test_a_damaged_seal_is_named(seal: Any) -> None:
    shown = json.loads(to_text(begin(ToySiege({}), 5)))
    shown["sealed"] = seal
    with pytest.raises(SaveProblem, match="sealed: this part"):
        document_from_text(json.dumps(shown))


@pytest.mark.parametrize("secret", [[], {}, {"seed": 1, "entries": []}, "text"])
def test_a_seal_with_something_else_in_it_is_named(secret: Any) -> None:
    shown = json.loads(to_text(begin(ToySiege({}), 5)))
    shown["sealed"] = b64encode(pack(secret)).decode("ascii")
    with pytest.raises(SaveProblem, match="sealed: this part"):
        document_from_text(json.dumps(shown))


def test_branches_and_corrections_survive_saving() -> None:
    match = begin(ToySiege({}), 3)
    match.answer((50, 50, 0))
    match.amend("wall", 7)
    match.answer(("ada",))
    match.undo()
    match.answer(("ben",))
    other = reopened(match)
    assert other.journal.entries == match.journal.entries
    assert other.state.wall == 7


def damaged(change: str, value: Any) -> dict[str, Any]:
    match = begin(ToySiege({}), 3)
    for _ in range(5):
        match.answer(first_answer(match))
    document = json.loads(json.dumps(to_document(match)))
    place = document
    keys = change.split("/")
    for key in keys[:-1]:
        place = place[int(key)] if isinstance(place, list) else place[key]
    last: Any = int(keys[-1]) if isinstance(place, list) else keys[-1]
    if value is KeyError:
        del place[last]
    else:
        place[last] = value
    return dict(document)


@pytest.mark.parametrize(
    "change, value, says",
    [
        ("game", "chess", "game: 'chess' is not a game"),
        ("game", 4, "game: 4"),
        ("game", KeyError, "game: None"),
        ("seed", "x", "seed: a whole number"),
        ("seed", KeyError, "seed"),
        ("rules", 99, "newer rules"),
        ("rules", None, "rules: a whole number"),
        ("format", 99, "newer Hearthwall"),
        ("format", 0, "format: 0"),
        ("format", "1", "format"),
        ("setup", [], "setup"),
        ("setup", {"wall": 99}, "wall: give a whole number"),
        ("setup", KeyError, "setup"),
        ("head", 999, "head: 999"),
        ("head", -1, "head: -1"),
        ("head", True, "head: True"),
        ("entries", None, "entries"),
        ("entries/0", [], r"entries\[1\]"),
        ("entries/0", [0, 1, "x"], r"entries\[1\]"),
        ("entries/1/0", 7, r"entries\[2\]: it follows answer 7"),
        ("entries/1/1", "x", r"entries\[2\]: its question"),
        ("entries/1/2", {"a": 1}, r"entries\[2\]"),
        ("entries/1/2", [1, "a"], r"entries\[2\]"),
        ("entries/1/3", 5, r"entries\[2\]"),
        ("moves", "x", "moves"),
        ("moves", [[1]], "moves"),
        ("checkpoint", None, "checkpoint: the state"),
        ("checkpoint/state", 4, "checkpoint: the state"),
        ("checkpoint/state/wall", KeyError, "checkpoint.state"),
        ("checkpoint/state/banner", 4, "checkpoint.state"),
        ("checkpoint/node", 99, "checkpoint.node"),
        ("checkpoint/ordinal", "x", "ordinal"),
        ("checkpoint/facts/0/0", 99, "checkpoint.state"),
        ("checkpoint/facts/0/1/fact", "Nonsense", "not known"),
        ("checkpoint/facts/0/1/round", KeyError, "other fields"),
    ],
)
def test_a_hand_edited_save_is_refused_with_the_place_and_a_remedy(change: str, value: Any, says: str) -> None:
    with pytest.raises(SaveProblem, match=says):
        from_document(document_from_text(json.dumps(damaged(change, value))), GAMES)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"hearthwall": "pack"}', '"game"', "[" * 5000, "\x00", "{}"])
def test_a_broken_or_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(SaveProblem, match="file"):
        document_from_text(text)


def test_a_truncated_save_is_refused_wherever_it_is_cut() -> None:
    match = begin(ToySiege({}), 3)
    play_through(match)
    text = to_text(match)
    for length in range(0, len(text) - 2, 37):
        with pytest.raises(SaveProblem):
            from_document(document_from_text(text[:length]), GAMES)


def test_an_upgrade_runs_every_step_in_order_and_stamps_the_format() -> None:
    save: dict[str, Any] = {"format": 1, "wall": 3}

    def walls_became_two(document: dict[str, Any]) -> None:
        document["walls"] = [document.pop("wall")]

    def walls_got_names(document: dict[str, Any]) -> None:
        document["walls"] = {"north": document["walls"][0]}

    upgrade(save, 3, {2: walls_became_two, 3: walls_got_names})
    assert save == {"format": 3, "walls": {"north": 3}}


def test_answers_to_a_question_that_changed_rules_no_longer_ask_are_dropped_and_counted() -> None:
    match = begin(ToySiege({}), 3)
    match.answer((50, 50, 0))
    match.answer(("ada",))
    document = to_document(match)
    document["entries"][1][1] += 1
    other = from_document(json.loads(json.dumps(document)), GAMES)
    assert other.dropped > 0
    assert other.pending is not None
    assert other.pending.topic == "watch"
