"""A question after a question of the same kind is asked with the buttons that are there, and looks like a first one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.gathered_prompt import GatheredPrompt
from desktop.play.prompts.prompt_bar import PromptBar
from rules_core.kernel.requests import Answer, Choose, Topic
from rules_core.kernel.table import PLAYERS

FEW = ("wait", "attack")
OTHERS = ("stand", "shoot", "flee")
MANY = tuple(f"number {number}" for number in range(1, 13))


def bar(qtbot: QtBot, *questions: tuple[str, ...], width: int = 1400) -> PromptBar:
    """A bar at which these questions were asked, one after the other."""
    made = PromptBar(Theme(less_motion=True))
    qtbot.addWidget(made)
    made.resize(width, 172)
    made.show()
    qtbot.waitExposed(made)
    # As in the game, where the page has the focus and not the first button there is.
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.setFocus()
    for options in questions:
        ask(made, options)
        qtbot.waitUntil(lambda: all(one.isVisible() for one in prompt_of(made).grid.buttons))
        QApplication.processEvents()
    return made


def ask(made: PromptBar, options: tuple[str, ...]) -> None:
    views = tuple(OptionView(one, one.title(), f"to {one}", thing=one) for one in options)
    view = QuestionView("What now?", "", views, default=1)
    made.ask(Choose(PLAYERS, Topic("test"), "V-6.5.4", "", options), view, None, "", None)


def prompt_of(made: PromptBar) -> ChoosePrompt:
    assert isinstance(made.prompt, ChoosePrompt)
    return made.prompt


def places(made: PromptBar) -> list[tuple[str, str, str, QRect, bool]]:
    return [
        (one.objectName(), one.text(), one.accessibleName(), one.geometry(), one.isVisible())
        for one in prompt_of(made).grid.buttons
    ]


@pytest.mark.parametrize("width", [700, 1400])
@pytest.mark.parametrize(
    "questions", [(FEW, OTHERS), (OTHERS, FEW), (MANY, FEW), (FEW, MANY), (MANY, FEW, MANY)], ids=len
)
def test_it_looks_as_if_it_were_asked_first(qtbot: QtBot, questions: tuple[tuple[str, ...], ...], width: int) -> None:
    later, first = bar(qtbot, *questions, width=width), bar(qtbot, questions[-1], width=width)
    assert places(later) == places(first)
    assert prompt_of(later).grab().toImage() == prompt_of(first).grab().toImage()


def test_the_buttons_that_are_there_give_the_new_answers(qtbot: QtBot) -> None:
    made = bar(qtbot, FEW, OTHERS)
    answers: list[Answer] = []
    made.answered.connect(answers.append)
    for button in prompt_of(made).grid.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert answers == list(OTHERS)


def test_a_button_that_stays_is_the_same_widget(qtbot: QtBot) -> None:
    made = bar(qtbot, FEW)
    before = list(prompt_of(made).grid.buttons)
    ask(made, OTHERS)
    assert prompt_of(made).grid.buttons[:2] == before


def test_while_nothing_is_asked_the_buttons_wait_unseen_for_the_next_question(qtbot: QtBot) -> None:
    made, first = bar(qtbot, FEW), bar(qtbot, OTHERS)
    before = list(prompt_of(made).grid.buttons)
    made.say("The heroes act", "", "")
    assert not any(one.isVisible() for one in before)
    ask(made, OTHERS)
    QApplication.processEvents()
    assert prompt_of(made).grid.buttons[:2] == before
    assert prompt_of(made).grab().toImage() == prompt_of(first).grab().toImage()
    answers: list[Answer] = []
    made.answered.connect(answers.append)
    QTest.mouseClick(prompt_of(made).grid.buttons[2], Qt.MouseButton.LeftButton)
    assert answers == ["flee"]


def test_answers_that_stand_behind_one_stand_behind_it_again_in_the_next_question(qtbot: QtBot) -> None:
    made = bar(qtbot)
    pairs = tuple(OptionView(f"{who}>{way}", way, group=who, apart=way) for who in ("ann", "bob") for way in "xy")
    view = QuestionView("Who?", "", pairs, by_group=True)
    changes: list[str] = []
    made.offers_changed.connect(lambda: changes.append("open"))
    for asked in (1, 2):
        prompt = made.ask(Choose(PLAYERS, Topic("test"), ""), view, None, "", None)
        assert isinstance(prompt, GatheredPrompt)
        assert [one.title for one in prompt.offers] == ["ann", "bob"]
        prompt.inner.grid.buttons[1].click()
        assert prompt.is_open
        assert changes == ["open"] * asked
        made.say("The heroes act", "", "")


def test_what_the_pointer_rests_on_is_pointed_at_anew(qtbot: QtBot) -> None:
    made = bar(qtbot, FEW)
    button = prompt_of(made).grid.buttons[1]
    inside = QPointF(5, 5)
    QApplication.sendEvent(button, QEnterEvent(inside, inside, inside))
    pointed: list[str] = []
    made.pointed.connect(pointed.append)
    ask(made, OTHERS)
    QTest.qWait(20)
    assert pointed == ["shoot"]


class EntersWhenHidden(QObject):
    """The pointer comes to the first button in the moment in which another goes, as Qt may have it."""

    def __init__(self, first: OptionButton) -> None:
        super().__init__()
        self.first = first

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            inside = QPointF(5, 5)
            QApplication.sendEvent(self.first, QEnterEvent(inside, inside, inside))
        return super().eventFilter(watched, event)


def test_a_button_that_goes_under_the_pointer_points_at_nothing_yet(qtbot: QtBot) -> None:
    made = bar(qtbot, OTHERS)
    first, *_, last = prompt_of(made).grid.buttons
    last.installEventFilter(enters := EntersWhenHidden(first))
    pointed: list[str] = []
    made.pointed.connect(pointed.append)
    ask(made, FEW)
    assert pointed == []
    QTest.qWait(20)
    assert pointed == ["wait"]
    del enters


def test_the_step_to_the_next_answer_begins_anew(qtbot: QtBot) -> None:
    made = bar(qtbot, FEW)
    answers: list[Answer] = []
    made.answered.connect(answers.append)
    QTest.keyClick(made, Qt.Key.Key_Tab)
    ask(made, OTHERS)
    assert prompt_of(made).view.default == 1
    prompt_of(made).grid.buttons[2].setFocus()
    ask(made, FEW)
    assert not any(button.hasFocus() for button in prompt_of(made).grid.buttons)
