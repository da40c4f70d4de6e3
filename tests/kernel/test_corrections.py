"""Dice corrected later: what follows stays where it still fits, nothing is lost, undo leads back."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.kernel.corrections import _differences, correct, preview_correction, roll_at, rolls_before
from rules_core.kernel.facts import Fact, RollCorrected
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.journal import PERSON, PROGRAM_BY, ROOT
from rules_core.kernel.match import Match, begin
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import Choose, IllegalAnswer, is_chance
from rules_core.kernel.saves import document_from_text, from_document, to_text
from tests.conformance.players import EXAMINED, play_on
from tests.toy.toy_siege import RaidersCame, ToySiege, ToyState, WallHit

TOY: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


def hash_of(match: Match[Any]) -> str:
    return state_hash(match.game.to_plain(match.state))


def toy_after_first_fight(*later: Any) -> Match[ToyState]:
    """Wolves came, two dice were thrown at them, and this was answered since."""
    for seed in range(100):
        match = begin(ToySiege({"wall": 9}), seed)
        for answer in ((50, 50, 0), ("ada",), (0, 2), "2", *later):
            match.answer(answer)
        came = next(told.fact for told in match.facts if isinstance(told.fact, RaidersCame))
        if came.who == "wolves":
            return match
    raise AssertionError


def test_the_list_of_rolls_holds_open_dice_alone_the_latest_first() -> None:
    match = toy_after_first_fight(("ben",), (0, 2), "3")
    rolls = rolls_before(match, match.journal.head, 10)
    assert [roll.request.dice for roll in rolls] == [3, 2]
    assert all(roll.by == PROGRAM_BY and not roll.corrected for roll in rolls)
    assert [roll.request.dice for roll in rolls_before(match, match.journal.head, 1)] == [3]


def test_a_corrected_die_changes_what_followed_and_keeps_the_later_answers() -> None:
    match = toy_after_first_fight(("ben",), (0, 2))
    roll = rolls_before(match, match.journal.head, 1)[0]
    correct(match, roll.node, (6, 6))
    assert match.state.wall == 9
    assert match.state.watch == ["ben"]
    assert isinstance(match.pending, Choose)
    assert match.dropped == 0
    correct(match, roll_at(match, match.journal.correction_to[match.journal.head]).node, (1, 1))
    assert match.state.wall < 9


def test_who_supplied_each_die_is_known() -> None:
    match = toy_after_first_fight()
    roll = rolls_before(match, match.journal.head, 1)[0]
    correct(match, roll.node, (6, 6))
    corrected = rolls_before(match, match.journal.head, 1)[0]
    assert (corrected.by, corrected.faces, corrected.corrected) == (PERSON, (6, 6), True)


def test_a_corrected_die_is_told() -> None:
    match = toy_after_first_fight(("ben",))
    roll = rolls_before(match, match.journal.head, 1)[0]
    correct(match, roll.node, (6, 6))
    told = [one.fact for one in match.facts if isinstance(one.fact, RollCorrected)]
    assert [(one.topic, one.before, one.after) for one in told] == [("fight", roll.faces, (6, 6))]


def test_program_dice_after_a_corrected_die_stay_as_they_fell() -> None:
    match = toy_after_first_fight(("ben",), (0, 2), "3", ("cem",), (0, 2))
    second, first = rolls_before(match, match.journal.head, 2)
    correct(match, first.node, (6, 6))
    assert rolls_before(match, match.journal.head, 1)[0].faces == second.faces
    assert match.dropped == 0


def test_a_correction_that_ends_the_game_drops_what_came_after() -> None:
    game = ToySiege({"wall": 1})
    match = begin(game, 2)
    for answer in ((50, 50, 0), ("ada",), (0, 2), "1"):
        match.answer(answer)
    roll = rolls_before(match, match.journal.head, 1)[0]
    correct(match, roll.node, (6,))
    if match.state.wall:
        match.answer(("ben",))
        again = rolls_before(match, match.journal.head, 1)[0]
        correct(match, again.node, (1,))
        assert match.state.wall == 0
        assert match.dropped == 1


def test_a_correction_that_drops_answers_after_something_was_seen_is_marked_in_the_journal() -> None:
    for seed in range(40):
        match = begin(ToySiege({"wall": 2}), seed)
        for answer in ((50, 50, 0), ("ada",), (0, 2), "1"):
            match.answer(answer)
        if match.state.phase != "watch":
            continue
        roll = rolls_before(match, match.journal.head, 1)[0]
        for answer in (("ben",), (0, 2)):
            match.answer(answer)
        moves = len(match.journal.moves)
        correct(match, roll.node, (1,))
        if match.dropped == 2:
            assert [move.past_reveal for move in match.journal.moves[moves:]] == [True]
            assert match.undo()
            return
    raise AssertionError("no seed lost the wall by a corrected die")


def test_undo_takes_a_correction_back_as_a_whole_and_redo_gives_it_again() -> None:
    match = toy_after_first_fight(("ben",), (0, 2))
    left, before = match.journal.head, hash_of(match)
    correct(match, rolls_before(match, left, 1)[0].node, (6, 6))
    end, after = match.journal.head, hash_of(match)
    assert match.undo_target() == left
    assert match.undo()
    assert (match.journal.head, hash_of(match)) == (left, before)
    assert match.redo()
    assert (match.journal.head, hash_of(match)) == (end, after)
    match.answer("1")
    assert match.undo()
    assert match.journal.head == end
    assert match.undo()
    assert match.journal.head == left


def test_a_correction_of_the_state_keeps_the_dice_since_and_is_undone_as_a_whole() -> None:
    match = toy_after_first_fight(("ben",))
    left = match.journal.head
    wall = match.state.wall
    match.amend("wall", 5)
    assert match.state.wall == 5
    assert match.dropped == 0
    assert match.undo()
    assert (match.journal.head, match.state.wall) == (left, wall)


def test_corrections_of_the_state_and_answers_after_them_outlast_a_corrected_die() -> None:
    match = toy_after_first_fight(("ben",), (0, 2))
    match.amend("wall", 5)
    for answer in ("3", ("cem",), (0, 2)):
        match.answer(answer)
    first = rolls_before(match, match.journal.head, 10)[-1]

    def given() -> list[tuple[str, Any]]:
        """What people answered and corrected, in order."""
        entries = [match.journal.entries[node] for node in match.journal.way(ROOT, match.journal.head)]
        return [(entry.path, entry.value or entry.answer) for entry in entries if entry.by == PERSON]

    before = given()
    assert ("wall", 5) in before
    correct(match, first.node, (6, 6))
    assert match.dropped == 0
    assert [one for one in given() if one[1] != (6, 6)] == before


def test_a_corrected_game_is_saved_and_loaded_with_its_way_back() -> None:
    match = toy_after_first_fight(("ben",))
    left = match.journal.head
    correct(match, rolls_before(match, left, 1)[0].node, (6, 6))
    other = from_document(document_from_text(to_text(match)), TOY)
    assert hash_of(other) == hash_of(match)
    assert [told.fact for told in other.facts] == [told.fact for told in match.facts]
    assert other.undo_target() == left


def test_what_would_change_is_told_before_and_changes_nothing() -> None:
    match = toy_after_first_fight(("ben",), (0, 2))
    before, entries = hash_of(match), len(match.journal.entries)
    roll = rolls_before(match, match.journal.head, 1)[0]
    good, bad = preview_correction(match, roll.node, (6, 6)), preview_correction(match, roll.node, (1, 1))
    assert not [fact for fact in good.after if isinstance(fact, WallHit)]
    assert [fact for fact in (*bad.before, *bad.after, *good.before) if isinstance(fact, WallHit)]
    assert good.asked_again == bad.asked_again == 0
    assert good.keeps_all
    assert good.pending == match.pending
    assert (hash_of(match), len(match.journal.entries)) == (before, entries)


@pytest.mark.parametrize("faces", [(7, 1), (0, 1), (1,), (1, 2, 3), "six", ("a", "b")])
def test_what_no_dice_show_is_refused_and_changes_nothing(faces: Any) -> None:
    match = toy_after_first_fight()
    before, head = hash_of(match), match.journal.head
    roll = rolls_before(match, head, 1)[0]
    for attempt in (correct, preview_correction):
        with pytest.raises(IllegalAnswer):
            attempt(match, roll.node, faces)
    assert (hash_of(match), match.journal.head) == (before, head)


def test_what_two_stories_tell_apart_is_as_little_as_can_be() -> None:
    stories = ["".join(letters) for size in range(5) for letters in product("ab", repeat=size)]

    def holds(story: str, part: str) -> bool:
        left = iter(story)
        return all(letter in left for letter in part)

    for old, new in product(stories, repeat=2):
        told: list[list[Fact]] = [[WallHit("", ord(one)) for one in story] for story in (old, new)]
        only_old, only_new = _differences(*told)
        shared = max(len(part) for part in stories if holds(old, part) and holds(new, part))
        assert (len(only_old), len(only_new)) == (len(old) - shared, len(new) - shared), (old, new)


def test_only_open_dice_of_this_way_can_be_corrected() -> None:
    match = toy_after_first_fight()
    match.jump(ROOT)
    for node in (-1, ROOT, 1, 3, 4, 5, 99):
        with pytest.raises(IllegalAnswer):
            correct(match, node, (1, 1))
    assert match.journal.head == ROOT


@pytest.mark.parametrize("name", EXAMINED)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**40), answers=st.integers(8, 70), which=st.integers(0, 9), shift=st.integers(1, 5))
def test_correcting_a_die_and_correcting_it_back_gives_the_same_state(
    name: GameId, seed: int, answers: int, which: int, shift: int
) -> None:
    match = begin(EXAMINED[name](), seed)
    play_on(match, answers)
    rolls = rolls_before(match, match.journal.head, 10)
    if not rolls:
        return
    before, head, pending = hash_of(match), match.journal.head, match.pending
    roll = rolls[which % len(rolls)]
    correct(match, roll.node, roll.faces)
    assert (hash_of(match), match.journal.head) == (before, head), "correcting to the same faces changed something"
    other = tuple(1 + (face - 1 + shift) % roll.request.sides for face in roll.faces)
    preview = preview_correction(match, roll.node, other)
    correct(match, roll.node, other)
    if preview.pending is not None and is_chance(preview.pending):
        # How these dice fall decides what else fits.
        assert match.dropped <= preview.asked_again
    else:
        assert match.dropped == preview.asked_again
    loaded = from_document(document_from_text(to_text(match)), {name: lambda _: match.game})
    assert hash_of(loaded) == hash_of(match)
    corrected = match.journal.correction_to[match.journal.head]
    assert roll_at(match, corrected).faces == other
    correct(match, corrected, roll.faces)
    assert hash_of(match) == before
    assert match.pending == pending or (match.pending is not None and match.pending.kind == "place")
