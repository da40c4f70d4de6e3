"""Saves: a match opens elsewhere and plays on to the same state; what is wrong with a file is said in one sentence."""

from __future__ import annotations

import json
import re
import zlib
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
from rules_core.kernel.table import Table
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


def read(document: dict[str, Any]) -> Match[Any]:
    return from_document(document_from_text(json.dumps(document)), GAMES)


def sealed_again(document: dict[str, Any]) -> dict[str, Any]:
    """As `sealed` does it, and with what it would never write."""
    checkpoint = dict(document["checkpoint"]) if isinstance(document["checkpoint"], dict) else {}
    secret = {"seed": document.pop("seed"), "entries": document.pop("entries"), "state": checkpoint.pop("state")}
    secret["rolls"] = checkpoint.pop("rolls")
    packed = b64encode(zlib.compress(json.dumps(secret).encode("ascii"))).decode("ascii")
    return {**document, "checkpoint": checkpoint, "sealed": packed}


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("is_sealed", [False, True])
@pytest.mark.parametrize(
    "change, value, says",
    [
        ("seed", 2**64, r"seed: no game needs a number so large"),
        ("seed", -(2**70), r"seed: no game needs a number so large"),
        ("checkpoint/state/wall", 2**64, r"checkpoint.state.wall: no game needs"),
        ("checkpoint/state/guards", [2**64, 0], r"checkpoint.state.guards.1: no game needs"),
        ("entries/1/1", 10**30, r"entries.2.2: no game needs"),
        ("checkpoint/state/comers", "\ud800", r"checkpoint.state.comers: half a character"),
        ("entries/0/3", "\udfff", r"entries.1.4: half a character"),
        ("setup", {"\ud800": 1}, "setup: half a character"),
        ("setup", {"wall": float("nan")}, "setup.wall: this is no number"),
        ("checkpoint/state/wall", float("inf"), "checkpoint.state.wall: this is no number"),
        ("moves", nested(60), "lists stand too deep"),
        ("checkpoint/state/watch", nested(500), "lists stand too deep"),
        ("entries/0/2", "x" * 9000, "answers dropped"),
        ("moves", [["y" * 9000]], r"moves: \['yyyy.*… is no step"),
        ("moves", [[2**63, 0, False]], "is no step"),
        ("moves", [[0, -1, False]], "is no step"),
        ("checkpoint/ordinal", 2**63, "checkpoint.ordinal: 9223372036854775808 is too many"),
        ("game", "z" * 9000, "game: 'zzz.*… is not a game"),
        ("checkpoint/state/comers", "w" * 9000, ""),
        ("checkpoint/state/banner", "w" * 100_000, r"checkpoint.state.banner: this text is too long \(100000,"),
        ("checkpoint/facts/0/1/fact", "w" * 100_000, r"checkpoint.facts.1.2: this text is too long \(100000,"),
    ],
)
def test_what_no_game_holds_is_refused_in_one_short_sentence(
    change: str, value: Any, says: str, is_sealed: bool
) -> None:
    document = damaged(change, value)
    if is_sealed:
        document = sealed_again(document)
    try:
        match = read(document)
    except SaveProblem as problem:
        sentence = str(problem)
    else:
        sentence = f"{match.dropped} answers dropped"
    assert re.search(says, sentence), sentence
    assert len(sentence) <= 200
    sentence.encode("utf-8")


def test_an_answer_that_does_not_fit_its_question_is_dropped_with_what_follows_and_counted() -> None:
    match = begin(ToySiege({}), 3)
    match.answer((50, 50, 0))
    document = json.loads(json.dumps(to_document(match)))
    document["entries"][0][2] = [9999, 50, 0]
    document["checkpoint"] = {**document["checkpoint"], **first_checkpoint()}
    other = read(document)
    assert other.dropped == len(match.journal.way(0, match.journal.head))
    assert other.journal.head == 0
    assert other.pending is not None
    other.answer((50, 50, 0))


def first_checkpoint() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(to_document(begin(ToySiege({}), 3))))
    checkpoint: dict[str, Any] = document["checkpoint"]
    return checkpoint


def test_a_correction_that_cannot_be_is_dropped_with_what_follows() -> None:
    match = begin(ToySiege({}), 3)
    match.amend("wall", 7)
    match.answer((50, 50, 0))
    document = json.loads(json.dumps(to_document(match)))
    document["entries"][0][5] = -4
    document["checkpoint"] = first_checkpoint()
    other = read(document)
    assert other.dropped > 0
    assert other.state.wall == 3


def test_redo_does_not_lead_again_and_again_to_an_answer_that_does_not_fit() -> None:
    match = begin(ToySiege({}), 3)
    match.answer((50, 50, 0))
    match.undo()
    document = json.loads(json.dumps(to_document(match)))
    document["entries"][0][2] = ["nobody"]
    other = read(document)
    assert other.redo()
    assert other.dropped > 0
    assert not other.redo()


def test_a_state_on_which_the_rules_fail_is_refused() -> None:
    class Fails(ToySiege):
        def play(self, table: Table, state: ToyState) -> None:
            raise KeyError("nobody of this name")

    document = damaged("setup", {})
    with pytest.raises(SaveProblem, match="cannot be played on from there"):
        from_document(document, {GameId("toy"): Fails})


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    text = json.dumps(damaged("seed", 123454321)).replace("123454321", "9" * 9000)
    with pytest.raises(SaveProblem, match="cut off or damaged"):
        document_from_text(text)


def test_a_checkpoint_between_two_dice_of_the_program_is_no_place_to_stand_on() -> None:
    """A file may say so; then the game goes on from before, as it will whenever it is opened."""
    match = begin(ToySiege({}), 3)
    match.answer((50, 50, 0))
    kept = to_document(match)["checkpoint"]
    assert kept["node"] == 1
    match.answer(first_answer(match))
    document = json.loads(json.dumps({**to_document(match), "checkpoint": kept}))
    document["entries"][1][3] = "program"
    document["entries"][0][2] = ""
    other = read(document)
    assert other.last_checkpoint(other.journal.head).full
    assert (other.journal.head, other.dropped) == (0, len(match.journal.entries) - 1)
