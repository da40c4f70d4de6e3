"""A match: answers, undo, redo, branches, forks, corrections."""

from __future__ import annotations

import pytest

from rules_core.kernel.facts import Step
from rules_core.kernel.game import GameId
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Allocate, Choose, IllegalAnswer, Pick, Place, Sketch, Write
from rules_core.kernel.saves import document_from_text, from_document, to_text
from tests.toy.toy_siege import RaidersCame, RoundBegan, ToySiege, ToyState


def toy(seed: int = 1) -> Match[ToyState]:
    return begin(ToySiege({}), seed)


def opened_again(match: Match[ToyState]) -> Match[ToyState]:
    return from_document(document_from_text(to_text(match)), {GameId("toy"): ToySiege})


def play_through(match: Match[ToyState]) -> None:
    while not match.over:
        match.answer(first_answer(match))


def first_answer(match: Match[ToyState]) -> str | tuple[int, ...] | tuple[str, ...]:
    request = match.pending
    if isinstance(request, Place):
        return (50, 50, 0)
    if isinstance(request, Pick):
        return ("ada",)
    if isinstance(request, Allocate):
        return (1, 1)
    if isinstance(request, Write):
        return "well held"
    if isinstance(request, Sketch):
        return ("line 0 0 40 30", f"ink {'0' * 64}")
    assert isinstance(request, Choose)
    return "2"


def test_a_match_asks_one_question_after_the_other_until_the_game_is_over() -> None:
    match = toy()
    play_through(match)
    assert match.over
    assert match.state.farewell == "well held"
    assert match.state.keepsake[0] == "line 0 0 40 30"


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    match = toy()
    before = match.pending
    with pytest.raises(IllegalAnswer, match="marked area"):
        match.answer((101, 0, 0))
    assert match.pending is before
    assert len(match.journal.entries) == 1


def test_undo_takes_back_one_answer_and_the_dice_after_it() -> None:
    match = toy()
    for answer in ((50, 50, 0), ("ada",), (1, 1), "2"):
        match.answer(answer)
    hashed = match.game.to_plain(match.state)
    assert match.undo()
    assert isinstance(match.pending, Choose)
    assert match.pending.topic == "dice"
    assert match.redo()
    assert match.game.to_plain(match.state) == hashed


def test_the_same_answer_after_an_undo_rolls_the_same_dice() -> None:
    match = toy(7)
    play_through(match)
    walls = match.state.wall
    while match.undo():
        pass
    play_through(match)
    assert match.state.wall == walls


def test_undo_goes_back_to_the_very_first_question_and_then_says_no() -> None:
    match = toy()
    play_through(match)
    count = 0
    while match.undo():
        count += 1
    assert count == 12
    assert match.journal.head == ROOT
    assert not match.undo()


def test_undo_by_step_goes_to_the_start_of_the_round() -> None:
    match = toy()
    for answer in ((50, 50, 0), ("ada",), (1, 1)):
        match.answer(answer)
    assert match.undo_step()
    assert isinstance(match.pending, Pick)


def test_redo_by_step_goes_where_undo_by_step_came_from() -> None:
    match = toy()
    for answer in ((50, 50, 0), ("ada",), (1, 1)):
        match.answer(answer)
    end = match.journal.head
    match.undo_step()
    assert match.redo_step_target() == end
    match.jump(end)
    assert match.redo_step_target() == -1


def test_undo_past_what_was_hidden_is_marked_in_the_journal() -> None:
    match = toy()
    match.answer((50, 50, 0))
    place = match.journal.head
    match.answer(("ada",))
    assert not match.reveals_after(place)
    match.answer((1, 1))
    assert any(isinstance(told.fact, RaidersCame) for told in match.facts)
    assert match.reveals_after(place)
    match.jump(place)
    assert match.journal.moves[-1].past_reveal


def test_another_answer_after_an_undo_is_a_branch_and_the_old_one_stays() -> None:
    match = toy()
    play_through(match)
    end = match.journal.head
    match.undo()
    match.undo()
    match.answer("3")
    assert end in match.journal.leaves()
    match.jump(end)
    assert match.over


def test_a_fork_goes_its_own_way_and_equals_the_original_until_then() -> None:
    match = toy()
    match.answer((50, 50, 0))
    other = match.fork()
    other.answer(("ben",))
    match.answer(("ada", "cem"))
    assert other.state.watch == ["ben"]
    assert match.state.watch == ["ada", "cem"]


def test_a_correction_changes_the_state_and_is_undone_like_an_answer() -> None:
    match = toy()
    match.answer((50, 50, 0))
    match.amend("wall", 9)
    assert match.state.wall == 9
    assert match.undo()
    assert match.state.wall == 3


def test_a_correction_in_the_middle_of_a_round_keeps_the_answers_that_still_fit() -> None:
    match = toy()
    match.answer((50, 50, 0))
    match.answer(("ada",))
    match.amend("wall", 5)
    assert match.state.wall == 5
    assert isinstance(match.pending, Allocate)
    assert match.dropped == 0


def test_a_correction_that_breaks_the_state_changes_nothing() -> None:
    match = toy()
    with pytest.raises(IllegalAnswer):
        match.amend("wall", -1)
    assert match.state.wall == 3
    assert len(match.journal.entries) == 1


def test_steps_name_the_rounds_for_the_timeline() -> None:
    match = toy()
    play_through(match)
    rounds = [told.fact for told in match.steps()]
    assert [one.round for one in rounds if isinstance(one, RoundBegan)] == [1, 2, 3]


def test_a_watched_match_keeps_what_it_came_through_before_every_roll_and_no_other_does() -> None:
    match = toy(seed=5)
    match.is_watched = True
    rolls = 0
    while not match.over:
        before, rolled = len(match.facts), len(match.rolls)
        match.answer(first_answer(match))
        told = [count for count, _ in match.moments]
        assert told == sorted(set(told))
        assert all(before <= count <= len(match.facts) for count in told)
        assert all(state is not match.state for _, state in match.moments)
        rolls += len(match.rolls) > rolled and bool(told)
    assert rolls
    match = toy(seed=5)
    play_through(match)
    assert not match.moments


def test_whichever_way_a_match_came_to_a_moment_it_tells_the_same_facts_and_steps() -> None:
    match = toy(seed=5)
    play_through(match)
    places = [*range(len(match.journal.entries)), ROOT, match.journal.head]
    for node in (*places, *reversed(places)):
        match.jump(node)
        again = opened_again(match)
        assert match.facts == again.facts
        assert match.steps() == [told for told in match.facts if isinstance(told.fact, Step)]


def test_facts_of_a_branch_that_was_left_are_not_told_in_another() -> None:
    match = toy()
    for answer in ((50, 50, 0), ("ada",), (1, 1), "2"):
        match.answer(answer)
    match.undo()
    match.answer("3")
    match.undo_step()
    for answer in (("ben",), (2, 0), "1"):
        match.answer(answer)
    assert match.facts == opened_again(match).facts
