"""The answer that Enter gives can be seen, and Enter gives it wherever the keys happen to be."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.panels.list_panel import ListPanel
from desktop.play.prompts.choose_prompt import ChoosePrompt
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import seat, session_at


def test_of_many_answers_the_one_of_enter_is_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL, "barricade"), (1280, 720), 200)
    QApplication.processEvents()
    prompt = window.prompt.prompt
    assert isinstance(prompt, ChoosePrompt)
    grid = prompt.grid
    button = grid.buttons[prompt.view.default]
    top = button.mapTo(grid.viewport(), QPoint(0, 0)).y()
    assert grid.verticalScrollBar().maximum() > 0, "not all answers fit"
    assert 0 <= top <= grid.viewport().height() - button.height()


def test_an_answered_question_does_not_leave_its_keys_to_another_button(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL))
    prompt = window.prompt.prompt
    assert isinstance(prompt, ChoosePrompt)
    prompt.grid.buttons[0].setFocus()
    prompt.answered.emit(prompt.view.options[0].answer)
    assert QApplication.focusWidget() is window


def test_enter_on_a_heading_of_the_list_answers_the_question(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL))
    window.docks["list"].show()
    QApplication.processEvents()
    panel = window.docks["list"].panel
    assert isinstance(panel, ListPanel)
    panel.tree.setFocus()
    panel.tree.setCurrentIndex(panel.model.index(0, 0))
    before = window.session.match.journal.head
    QTest.keyClick(panel.tree, Qt.Key.Key_Return)
    assert window.session.match.journal.head != before


def test_enter_never_sends_the_council_home_while_something_is_worth_its_supplies(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL, "barricade"))
    asked = 0
    while window.session.pending is not None and window.session.pending.topic == topics.COUNCIL:
        prompt = window.prompt.prompt
        assert prompt is not None
        wanted = prompt.view.options[prompt.view.default].answer
        assert (wanted == "end") == (len(prompt.view.options) == 1)
        asked += 1
        QTest.keyClick(window, Qt.Key.Key_Return)
    assert asked


def test_the_line_on_the_edge_tells_of_no_purse_that_has_been_spent_since(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL, "trap"))
    window.event_strip.say("You earn 3 Supplies. The purse holds 3.")
    window.answer("trap")
    assert not window.event_strip.isHidden()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert window.event_strip.isHidden()
