"""The sheet of problems says in which row of a list each lies; the row itself does not say it again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.language import ENGLISH, speak
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.problem_row import ProblemRow
from desktop.workshop.editors.worker_process import BESIDE_ALL
from desktop.workshop.forms.form_body import FormBody
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.kernel.game import Plain
from tests.games.village.desktop.editors.shown_editor import shown_editor
from tests.games.village.desktop.editors.stand_ins import MemoryStore


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)
    BESIDE_ALL.close()


def frame_of(qtbot: QtBot) -> EditorFrame:
    """A building with two levels that lack something."""
    plain: Plain = {**official_ids(Kind.BUILDING)["forge"].plain, "id": "my-own"}
    levels = [dict(one) for one in plain["level"]]
    levels[1]["text"] = ""
    levels[2]["name"] = ""
    plain["level"] = levels
    theme = Theme(less_motion=True)
    draft = Draft(Item(GAME, Kind.BUILDING, plain))
    store = MemoryStore(plain)
    frame = shown_editor(qtbot, theme, draft, FormBody(theme, draft, face_of(GAME), store), store)
    qtbot.waitUntil(lambda: len(problems(frame)) == 2)
    return frame


def problems(frame: EditorFrame) -> list[ProblemRow]:
    return [row for row in frame.problems.rows if not row.isHidden() and row.finding is not None]


def test_a_problem_names_its_level_to_eyes_and_ears(qtbot: QtBot) -> None:
    frame = frame_of(qtbot)
    first, second = problems(frame)
    assert first.words.text() == "<b>Level II: What it does: this is empty.</b> Fill it in."
    assert first.accessibleName() == "Must be solved: Level II: What it does: this is empty. Fill it in."
    assert second.words.text() == "<b>Level III: Name: this is empty.</b> Fill it in."


def test_a_click_goes_there_and_the_row_does_not_say_it_again(qtbot: QtBot) -> None:
    frame = frame_of(qtbot)
    first, second = problems(frame)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    story = frame.findChild(QPlainTextEdit, "field.level.1.text")
    assert story is not None
    assert story.hasFocus()
    said = [one.text() for one in frame.body.findChildren(QLabel) if one.isVisible() and "is empty" in one.text()]
    assert said == ["What it does: this is empty. Fill it in."]
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    name = frame.findChild(QLineEdit, "field.level.2.name")
    assert name is not None
    assert name.hasFocus()


def test_it_is_told_in_german_too(qtbot: QtBot) -> None:
    speak("de")
    first, second = problems(frame_of(qtbot))
    assert first.words.text() == "<b>Stufe II: Wirkung: Das ist leer.</b> Füll es aus."
    assert second.accessibleName() == "Zu lösen: Stufe III: Name: Das ist leer. Füll es aus."
