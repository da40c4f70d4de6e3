"""A text is asked for: questions help to tell, and nothing of the prompt is a window of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.other_prompts import WritePrompt
from desktop.play.prompts.prompt_bar import PromptBar
from rules_core.kernel.requests import Answer, Topic, Write
from rules_core.kernel.table import PLAYERS


def test_a_question_that_helps_to_tell_stands_above_the_field_and_another_comes_with_the_next_key(qtbot: QtBot) -> None:
    view = QuestionView("Tell of it", "", prompts=("Who built it?", "Who would miss it?"))
    prompt = WritePrompt(Theme(less_motion=True), Write(PLAYERS, Topic("t"), "V-1.1"), view)
    qtbot.addWidget(prompt)
    prompt.show()
    answers: list[Answer] = []
    prompt.answered.connect(answers.append)
    QTest.keyClicks(prompt.field, "Nobody")
    seen = [prompt.asked.text()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        assert prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        seen.append(prompt.asked.text())
    assert seen == ["Who built it?", "Who would miss it?", "Who built it?", "Who would miss it?"]
    assert prompt.field.accessibleDescription() == "Who would miss it?"
    prompt.resize(600, 90)
    qtbot.waitUntil(lambda: prompt.asked.isVisible() and prompt.asked.geometry().bottom() < prompt.field.y())
    prompt.other.click()
    assert prompt.asked.text() == "Who built it?"
    # What was typed stays, and no question is ever an answer.
    prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
    assert answers == ["Nobody"]


class Windows(QObject):
    """Counts windows that come."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(watched.objectName())
        return False


@pytest.mark.parametrize("suggestions", [(), ("Ann", "Bob")])
def test_no_part_of_a_text_question_is_a_window_of_its_own_for_a_moment(
    qapp: QApplication, suggestions: tuple[str, ...]
) -> None:
    seen = Windows()
    qapp.installEventFilter(seen)
    view = QuestionView("Tell of it", "", prompts=("Who built it?", "Who would miss it?"), suggestions=suggestions)
    prompt = WritePrompt(Theme(less_motion=True), Write(PLAYERS, Topic("t"), "V-1.1"), view)
    qapp.removeEventFilter(seen)
    assert seen.names == []
    prompt.deleteLater()


def test_whoever_pastes_more_than_is_kept_is_told(qtbot: QtBot) -> None:
    bar = PromptBar(Theme(less_motion=True))
    qtbot.addWidget(bar)
    request = Write(PLAYERS, Topic("t"), "V-1.1", longest=2000)
    bar.ask(request, QuestionView("Tell of it", "Aloud or in words.", ()), None, "", None)
    assert isinstance(bar.prompt, WritePrompt)
    field = bar.prompt.field
    field.insert("short")
    assert bar.second.text() == "Aloud or in words."
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("x" * 100_000)
    field.paste()
    assert len(field.text()) == 2000
    assert bar.second.text().startswith("2000 letter")
    # Nothing is lost: what was copied is there still.
    assert len(clipboard.text()) == 100_000
