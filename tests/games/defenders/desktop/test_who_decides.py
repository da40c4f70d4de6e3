"""Who decides is always plain; while nobody may confer nobody is helped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.look.widgets.option_button import OptionButton
from desktop.play.odds_counter import DELAY_MS
from desktop.play.turn_plate import SAYS_TURNS
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.defend import NOBODY, STAY
from rules_core.games.defenders.rules.drawing import DONE
from rules_core.games.defenders.rules.scenes import NONE, RELATIONS
from rules_core.kernel.requests import Choose, SeatId, Topic, is_chance
from tests.clauses import rule
from tests.games.defenders.desktop.test_city_page import press
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


@rule("D-NOC-1", "D-NOC-2", "D-NOC-3")
def test_whoever_decides_without_conferring_is_not_helped(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.MOVE)
    request = window.session.pending
    assert request is not None
    silence = window.banner.view().silence
    assert silence is not None
    assert window.presenter.seat_name(request.who) in silence.second
    assert not window.banner.view().seats
    qtbot.wait(DELAY_MS + 60)
    assert window.odds.source.options(request) == ()
    buttons = window.prompt.findChildren(OptionButton)
    assert buttons
    assert not any(button._main for button in buttons)
    assert all(button.glows for button in buttons)
    window.setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.session.pending == request
    # The digits answer as ever: who, and where there are several ways where to.
    for _ in range(2):
        if window.session.pending == request:
            press(window, Qt.Key.Key_1)
    assert window.session.pending != request
    window.put_away()


@rule("D-NOC-1", "D-TA-4")
def test_what_comes_is_told_with_help_though_nobody_may_confer(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.MOVE)
    session = window.session
    while session.pending is not None and not (
        session.pending.topic == topics.THREAT_TYPE and window.presenter.is_unhelped
    ):
        if is_chance(session.pending):
            session.roll()
        else:
            session.answer(ThumbPlayer().decide(state_of(window), session.pending, 0))
    request = session.pending
    assert isinstance(request, Choose)
    assert not window.presenter.question(request).is_unhelped
    window.put_away()


@rule("D-DA-1", "D-DA-10", "D-ATK-9", "D-LOSS-2")
@pytest.mark.parametrize(
    "topic, seed", [(topics.MOVE, 5), (topics.ABILITY, 3), (topics.MOVE_ONE, 3), (topics.RESCUE, 3)]
)
def test_nobody_always_stands_last_and_has_the_same_key(qtbot: QtBot, tmp_path: Path, topic: Topic, seed: int) -> None:
    window = window_at(qtbot, tmp_path, topic, seed=seed)
    request = window.session.pending
    assert isinstance(request, Choose)
    buttons = [one for one in window.prompt.findChildren(OptionButton) if one.isVisible()]
    titles = [one.text() for one in buttons]
    assert len(titles) > 1
    assert titles.index("Nobody") == len(titles) - 1
    assert buttons[-1].key() == "0"
    (nobody,) = {STAY, NOBODY}.intersection(request.options)
    head = window.session.match.journal.head
    press(window, Qt.Key.Key_0)
    given = next(one for one in window.session.match.journal.entries if one.parent == head)
    assert given.answer == nobody
    window.put_away()


@rule("D-ENT-4", "R-D35")
def test_ways_in_that_have_changed_are_confirmed_with_enter(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.RESCUE, seed=3)
    player, session = ThumbPlayer(), window.session
    while (request := session.pending) is not None and request.topic != topics.ENTRIES:
        session.answer(player.decide(session.match.state, request, 0))
    assert request is not None
    assert window.presenter.is_unhelped
    view = window.presenter.question(request)
    assert not view.is_unhelped
    assert view.options[view.default].answer == DONE
    window.put_away()


@rule("D-ENT-1")
def test_each_place_keeps_its_key_while_ways_in_are_struck(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.ENTRIES)
    seen = []
    for _ in range(2):
        assert window.session.pending is not None
        options = window.presenter.question(window.session.pending).options
        seen.append([str(one.answer).partition(":")[2] for one in options])
        window.session.answer(options[-1].answer)
    assert seen[0] == seen[1] == ["", *[one.id for one in state_of(window).locations]]
    window.put_away()


@rule("D-REF-5", "D-REF-6")
def test_enter_takes_a_scene_first_of_all_and_where_something_happened(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE, seed=3)
    player, session = ThumbPlayer(), window.session
    seen: set[tuple[bool, bool, bool]] = set()
    while (request := session.pending) is not None and len(seen) < 3:
        if request.topic == topics.SCENE:
            view = window.presenter.question(request)
            is_quiet = view.options[0].answer == RELATIONS
            goes_on = view.options[view.default].answer == NONE
            assert goes_on == (is_quiet and state_of(window).turn > 1)
            seen.add((state_of(window).turn == 1, is_quiet, goes_on))
        session.answer(player.decide(session.match.state, request, 0))
    assert seen == {(True, True, False), (False, True, True), (False, False, False)}
    window.put_away()


@rule("D-TRN-1")
def test_the_questions_of_a_turn_say_what_has_just_happened(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.MOVE)
    request = window.session.pending
    assert isinstance(request, Choose)
    first = window.presenter.question(request).second
    assert "No conferring." in first
    assert not first.startswith("No conferring.")
    moved = next(one for one in request.options if ">" in one)
    window.session.answer(moved)
    request = window.session.pending
    assert request is not None
    second = window.presenter.question(request).second
    assert second != first
    unit = moved.partition(">")[0]
    assert window.presenter.words.called(window.session.state.mention(unit)) in second
    window.put_away()


@rule("R-D33", "D-BAT-3")
def test_whether_a_tale_makes_sense_is_the_groups_question_and_yes_is_suggested(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.VERDICT)
    request = window.session.pending
    assert request is not None
    (main,) = [one for one in window.prompt.findChildren(OptionButton) if one._main]
    assert main.text() == "It makes sense"
    # Nothing forbids in large letters what they are asked to do.
    silence = window.banner.view().silence
    assert silence is not None
    assert silence.title == "The others decide"
    window.setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.session.pending != request
    window.put_away()


@rule("D-REF-7")
@rule("D-TRN-1")
def test_the_banner_counts_the_steps_of_a_turn(qtbot: QtBot, tmp_path: Path) -> None:
    for topic, now in ((topics.TURN, -1), (topics.SCENE, 0), (topics.ATTACK_TOLD, 1), (topics.MOVE, 2)):
        window = window_at(qtbot, tmp_path / topic, topic)
        steps = window.banner.view().steps
        assert [number for number, one in enumerate(steps) if one.is_now] == ([now] if now >= 0 else [])
        assert [number for number, one in enumerate(steps) if one.is_done] == list(range(now))
        assert len(steps) == (3 if now >= 0 else 0)
        if now >= 0:
            # It is said as well as shown, and painted: the banner is another one without its steps.
            assert steps[now].title in window.banner.accessibleDescription()
            with_steps = window.banner.grab().toImage()
            window.banner.set_view(replace(window.banner.view(), steps=()))
            window.banner.skip()
            assert window.banner.grab().toImage() != with_steps
        window.put_away()


def test_in_reflection_people_may_be_helped(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    view = window.banner.view()
    assert view.silence is None
    assert [one.name for one in view.seats if one.is_now] == [window.presenter.seat_name(SeatId("p1"))]
    assert any(button._main for button in window.prompt.findChildren(OptionButton))
    window.put_away()


def test_each_player_has_a_mark_and_is_told_quietly(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    window.session.call_seat(SeatId("p2"), "Rhea")
    mark = window.presenter.marks()[SeatId("p2")]
    assert mark.letter == "R"
    assert window.prompt.portrait.accessibleName()
    plate = window.turns
    window.setFocus()
    assert plate.isHidden()

    def a_turn() -> None:
        qtbot.waitUntil(lambda: not window.session.is_behind)
        press(window, Qt.Key.Key_Return)

    a_turn()
    assert window.session.pending is not None
    assert window.session.pending.who == "p2"
    assert plate.isVisible()
    assert plate.accessibleName() == "Rhea, it is your turn"
    window.settings.set_flag(SAYS_TURNS, value=False)
    a_turn()
    assert window.session.pending.who == "p3"
    assert plate.isHidden()
    window.put_away()


def test_the_line_on_the_edge_lies_beside_tools_cards_and_those_outside(qtbot: QtBot, tmp_path: Path) -> None:
    for topic in (topics.DRAWING, topics.THREAT_NAME, topics.VERDICT):
        window = window_at(qtbot, tmp_path / topic, topic)
        board, line = board_of(window), window.event_strip
        line.say("A long line tells what has just happened, and it hides nothing.")
        window.edge_lines.step_aside()
        covered = line.covered().toRect().translated(line.pos() + window.edge_lines.pos())
        assert board.page is not None
        assert board.page.strip.isVisible() == (topic == topics.DRAWING)
        assert not board.page.has_tools_in(covered)
        if board.sheet._outside is not None:
            assert not board.sheet._outside.toAlignedRect().intersects(covered)
        assert not any(one.isVisible() and one.geometry().intersects(covered) for one in (board.battle, board.drawn))
        # Nor is it hidden by the plate that says whose turn it is.
        window.turns.setGeometry(covered)
        window.turns.show()
        window.edge_lines.step_aside()
        now = line.covered().toRect().translated(line.pos() + window.edge_lines.pos())
        assert not now.intersects(covered)
        window.put_away()


def test_whom_a_question_is_about_is_called_as_people_call_it(qtbot: QtBot, tmp_path: Path) -> None:
    for topic in (topics.NAME, topics.DRAWING, topics.PLACING, topics.VERDICT):
        window = window_at(qtbot, tmp_path / topic, topic)
        state, request = state_of(window), window.session.pending
        assert request is not None
        heard = window.prompt.portrait.accessibleName()
        # No reader of the screen hears an id.
        assert request.subject
        assert request.subject.lower() not in heard.lower()
        if topic != topics.NAME:
            assert heard == window.presenter.words.called(state.mention(request.subject))
        window.put_away()
