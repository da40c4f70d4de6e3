"""What lies on the table and what is answered in the bar, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.prompt_bar import PromptBar
from rules_core.kernel.requests import Answer, Choose, Topic
from rules_core.kernel.table import PLAYERS


def test_what_lies_on_the_table_is_not_offered_twice(qtbot: QtBot) -> None:
    bar = PromptBar(Theme(less_motion=True))
    qtbot.addWidget(bar)
    views = (
        OptionView("ace", "Ace", thing="ace", on_table=True, letter="A"),
        OptionView("jack", "Jack", thing="jack", on_table=True, letter="J"),
        OptionView("skip", "Skip"),
    )
    request = Choose(PLAYERS, Topic("t"), "V-1.1", options=("ace", "jack", "skip"))
    bar.ask(request, QuestionView("?", "", views, default=1), None, "", None)
    prompt = bar.prompt
    given: list[Answer] = []
    assert prompt is not None
    bar.answered.connect(given.append)
    shown = [one.text() for one in prompt.findChildren(OptionButton)]
    assert shown == ["Jack", "Skip"]
    prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a"))
    prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
    prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier, "2"))
    assert prompt.choose_thing("ace")
    assert not prompt.choose_thing("queen")
    assert given == ["ace", "jack", "skip", "ace"]


def test_a_key_on_a_button_gives_that_answer_and_no_other(qtbot: QtBot) -> None:
    bar = PromptBar(Theme(less_motion=True))
    qtbot.addWidget(bar)
    views = (
        OptionView("p14", "P14", on_table=True),
        OptionView("pikemen", "They change places"),
        OptionView("stay", "Stay", letter=NO),
    )
    request = Choose(PLAYERS, Topic("t"), "V-1.1", options=("p14", "pikemen", "stay"))
    bar.ask(request, QuestionView("?", "", views, default=2), None, "", None)
    given: list[Answer] = []
    bar.answered.connect(given.append)
    assert bar.prompt is not None
    keys = {one.text(): one.key() for one in bar.prompt.findChildren(OptionButton)}
    assert keys == {"Stay": NO, "They change places": "1"}
    for key in (NO, "1"):
        bar.prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, ord(key), Qt.KeyboardModifier.NoModifier, key))
    assert given == ["stay", "pikemen"]
