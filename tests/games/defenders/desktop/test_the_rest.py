"""One key for a whole turn of the city, and one for all that is left of a part of the evening."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.defenders.city_views import face_of
from desktop.games.defenders.presenter import DefendersPresenter
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.other_prompts import WritePrompt
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.session.dice_policy import DECK, TYPED
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import FINISH, NEW_DEFENDER, NEW_PLACE, PLAY, SKIP, may_finish
from rules_core.games.defenders.rules.reading import points_of
from rules_core.games.defenders.state.city import Phase
from rules_core.games.defenders.state.facts import CityTurn
from rules_core.games.defenders.words.tables import MAKING
from rules_core.games.defenders.words.town import Town
from rules_core.kernel.requests import Choose, Request, Topic
from tests.clauses import rule
from tests.games.defenders.desktop.test_city_page import press, topic_of
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


def asked(window: PlayWindow) -> Request:
    """The question that stands."""
    assert window.session.pending is not None
    return window.session.pending


def the_rest(qtbot: QtBot, window: PlayWindow) -> None:
    """Press the key, and wait until another part of the evening has come."""
    phase, words = state_of(window).phase, window.presenter.rest()
    window.actions_of_game.rest_action.trigger()
    qtbot.waitUntil(lambda: window.presenter.rest() != words, timeout=30_000)
    qtbot.waitUntil(lambda: not window.session.bot_is_playing, timeout=30_000)
    assert state_of(window).phase is not phase


@rule("D-CITY-3", "D-CITY-4", "D-CITY-7")
def test_enter_plays_a_whole_turn_and_digits_play_other_ones(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    request = window.session.pending
    assert isinstance(request, Choose)
    view = window.presenter.question(request)
    turns = [one for one in view.options if one.then]
    cards = [str(one.answer) for one in turns]
    assert len(set(cards)) == len(cards) == 2
    assert {one.then[0] for one in turns} == {NEW_PLACE, NEW_DEFENDER}
    assert view.options[view.default] in turns
    press(window, Qt.Key.Key_2)
    (stack,) = state_of(window).stacks
    assert f"{PLAY}{stack.cards[0]}" == cards[1]
    assert topic_of(window) == topics.TURN
    # What is begun goes on: a card of the same stack is among the turns now, and no card is offered twice.
    view = window.presenter.question(asked(window))
    turns = [one for one in view.options if one.then]
    assert stack.id in [one.then[0] for one in turns]
    assert len({one.answer for one in turns}) == len(turns)
    qtbot.waitUntil(lambda: not window.session.is_behind)
    before = window.session.match.journal.head
    press(window, Qt.Key.Key_Return)
    assert sum(len(one.cards) for one in state_of(window).stacks) == 2
    # One press, one undo, and one redo.
    after = window.session.match.journal.head
    window.actions_of_game.undo_action.trigger()
    assert window.session.match.journal.head == before
    assert topic_of(window) == topics.TURN
    window.actions_of_game.redo_action.trigger()
    assert window.session.match.journal.head == after
    window.put_away()


def is_kept_for_field(field: QWidget) -> bool:
    """Whether the keys of undo belong to the field itself, not to the game."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    event.ignore()
    QApplication.sendEvent(field, event)
    return event.isAccepted()


def test_backspace_takes_back_in_a_field_in_which_nobody_has_typed(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.STORY)
    prompt = window.prompt.prompt
    assert isinstance(prompt, WritePrompt)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace):
        QTest.keyClick(prompt.field, key)
        assert is_kept_for_field(prompt.field)
    # Whoever deletes a letter too many loses nothing.
    assert (prompt.field.text(), topic_of(window)) == ("", topics.STORY)
    prompt.field.setModified(False)
    prompt.field.setFocus()
    qtbot.waitUntil(prompt.field.hasFocus)
    assert not is_kept_for_field(prompt.field)
    QTest.keyClick(prompt.field, Qt.Key.Key_Backspace)
    assert topic_of(window) == topics.NAME
    window.put_away()


@rule("D-CITY-5")
def test_enter_finishes_something_under_the_name_in_pencil(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.NAME)
    window.session.undo()
    presenter = window.presenter
    assert isinstance(presenter, DefendersPresenter)
    while not presenter.usual(asked(window)).startswith(FINISH):
        window.session.answer(presenter.usual(asked(window)) or "")
    stack = next(one for one in state_of(window).stacks if f"{FINISH}{one.id}" == presenter.usual(asked(window)))
    assert may_finish(stack)
    assert presenter.pencil is not None
    name = presenter.pencil.name_of(stack)
    assert name
    # Another name can still be given.
    prompt = window.prompt.prompt
    assert prompt is not None
    plain = [one for one in prompt.view.options if one.answer == f"{FINISH}{stack.id}" and not one.then]
    assert [one.thing for one in plain] == [stack.id]
    press(window, Qt.Key.Key_Return)
    assert topic_of(window) == topics.STORY
    assert next(one for one in state_of(window).stacks if one.id == stack.id).name == name
    window.put_away()


@rule("D-CITY-2", "D-MAP-1", "D-PLC-2", "D-THR-4")
def test_one_key_does_the_rest_of_a_part_as_is_suggested(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN, fewest=2)
    window.resize(1700, 900)
    qtbot.wait(50)
    button = window.prompt.findChild(QToolButton, "prompt.rest")
    assert isinstance(button, QToolButton)
    assert button.isVisible()
    assert button.text() == window.presenter.rest()
    the_rest(qtbot, window)
    state = state_of(window)
    assert state.phase is Phase.FEATURES
    assert all(one.name for one in state.stacks)
    assert len(state.stacks) == 4
    the_rest(qtbot, window)
    state = state_of(window)
    assert state.phase is Phase.PLACING
    town = Town(state.locations)
    assert all(tuple(points_of(one.outline)) == town.marks[one.id].points for one in state.locations)
    the_rest(qtbot, window)
    assert state_of(window).phase is Phase.MENACE
    the_rest(qtbot, window)
    assert state_of(window).phase is Phase.REFLECTION
    assert all(one.name for one in state_of(window).threats)
    # From here on everything is for people to decide.
    assert window.presenter.rest() == ""
    assert not button.isVisible()
    assert not window.actions_of_game.rest_action.isEnabled()
    # One press back takes back what one press did, and no more.
    for phase in (Phase.MENACE, Phase.PLACING, Phase.FEATURES, Phase.CITY):
        window.session.undo()
        assert state_of(window).phase is phase
    assert state_of(window).stacks == []
    window.put_away()


@pytest.mark.parametrize("topic, waits", [(topics.TURN, True), (topics.DRAWING, False), (topics.THREAT_TYPE, True)])
def test_cards_that_people_draw_are_waited_for(qtbot: QtBot, tmp_path: Path, topic: Topic, waits: bool) -> None:
    window = window_at(qtbot, tmp_path, topic)
    assert window.presenter.rest()
    window.session.set_dice({DECK: TYPED})
    assert (window.presenter.rest() == "") == waits
    window.put_away()


@rule("D-MAP-2")
def test_draw_it_for_me_proposes_the_place_that_it_has_in_a_whole_town(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.DRAWING)
    request, prompt = window.session.pending, window.prompt.prompt
    assert request is not None
    assert isinstance(prompt, SketchPrompt)
    prompt.plain.click()
    wanted = Town(state_of(window).locations).marks[request.subject]

    def far() -> int:
        points = prompt.drawing.marks()[0].points
        return max(abs(min(one[at] for one in points) - min(one[at] for one in wanted.points)) for at in (0, 1))

    drawn = far()
    assert drawn < 60
    prompt.plain.click()
    assert far() > drawn
    window.put_away()


@rule("D-THR-6", "D-THR-7")
def test_a_threat_and_its_name_are_one_answer_and_its_card_lies_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.THREAT_TYPE)
    request = asked(window)
    assert isinstance(request, Choose)
    board = board_of(window)
    assert board.drawn.isVisible()
    assert board.drawn.face == face_of(request.subject)
    view = window.presenter.question(request)
    named = [one for one in view.options if one.then]
    assert [one.answer for one in named] == list(request.options)
    assert len({one.title for one in named}) == len(named)
    press(window, Qt.Key.Key_2)
    (threat,) = state_of(window).threats
    assert (threat.type, threat.name) == (request.options[1], named[1].title)
    assert topic_of(window) == topics.STORY
    assert not board.drawn.isVisible()
    # Whoever thinks of another name says what it is first.
    window.session.answer("")
    request = asked(window)
    assert isinstance(request, Choose)
    qtbot.waitUntil(lambda: not window.session.is_behind)
    press(window, Qt.Key(Qt.Key.Key_1 + len(request.options)))
    press(window, Qt.Key.Key_1)
    assert topic_of(window) == topics.THREAT_NAME
    window.put_away()


@rule("D-CITY-11", "D-CITY-12")
@pytest.mark.parametrize("all_here", [True, False])
def test_people_at_one_table_say_with_one_key_that_the_city_is_whole(
    qtbot: QtBot, tmp_path: Path, all_here: bool
) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN, fewest=2)
    session, presenter = window.session, window.presenter
    assert isinstance(presenter, DefendersPresenter)
    while (request := asked(window)).topic != topics.TURN or presenter.usual(request) != SKIP:
        view = window.presenter.question(request)
        chosen = view.options[view.default].given if view.options else ""
        session.answer_all(chosen if isinstance(chosen, list) else [chosen])
    if not all_here:
        session.seats.give(next(one for one in session.seats.persons if one != request.who), "random")
    view = window.presenter.question(request)
    skips = [one for one in view.options if one.answer == SKIP]
    assert [len(one.then) for one in skips] == ([2, 0] if all_here else [0])
    assert view.options[view.default] == skips[0]
    if all_here:
        window.refresh()
        press(window, Qt.Key.Key_Return)
        assert state_of(window).phase not in MAKING
        assert {one.seat for one in (told.fact for told in session.facts) if isinstance(one, CityTurn)} == set(
            state_of(window).seats
        )
        window.session.undo()
        assert asked(window) == request
    window.put_away()
