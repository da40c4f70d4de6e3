"""Forms in the frame of the editor: one undo for everything, keys that stay where they belong, problems in place."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPlainTextEdit, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.forms.form_body import FormBody
from desktop.workshop.forms.picker import Picker
from rules_core.content.items import Item
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.shown_editor import shown_editor
from tests.games.village.desktop.editors.stand_ins import MemoryStore

CTRL = Qt.KeyboardModifier.ControlModifier


def frame_of(qtbot: QtBot, kind: str, **more: Any) -> tuple[EditorFrame, FormBody, MemoryStore]:
    plain = {**blank(kind, "my-own", "My own"), **more}
    theme = Theme(less_motion=True)
    draft = Draft(Item(GAME, kind, plain))
    store = MemoryStore(plain)
    body = FormBody(theme, draft, face_of(GAME), store)
    frame = shown_editor(qtbot, theme, draft, body, store)
    return frame, body, store


def test_undo_in_a_field_is_that_of_the_draft(qtbot: QtBot) -> None:
    frame, body, _ = frame_of(qtbot, Kind.HERO)
    name = body.findChild(QLineEdit, "field.name")
    story = body.findChild(QPlainTextEdit, "field.text")
    assert name is not None
    assert story is not None
    name.setFocus()
    QTest.keyClicks(name, " one")
    story.setFocus()
    QTest.keyClicks(story, "So ")
    assert frame.draft.get(("name",)) == "My own one"
    QTest.keyClick(story, Qt.Key.Key_Z, CTRL)
    assert "So " not in frame.draft.get(("text",))
    assert story.toPlainText() == frame.draft.get(("text",))
    QTest.keyClick(story, Qt.Key.Key_Z, CTRL)
    assert name.text() == "My own"
    QTest.keyClick(story, Qt.Key.Key_Y, CTRL)
    assert name.text() == "My own one"


def test_escape_closes_the_list_and_not_the_editor(qtbot: QtBot) -> None:
    frame, body, _ = frame_of(qtbot, Kind.HERO)
    left: list[bool] = []
    frame.left.connect(lambda: left.append(True))
    icon = body.findChild(QAbstractButton, "field.icon")
    assert icon is not None
    icon.setFocus()
    QTest.keyClick(icon, Qt.Key.Key_Space)
    picker = next(one for one in frame.findChildren(Picker) if one.isVisible())
    QTest.keyClick(picker.search, Qt.Key.Key_Escape)
    assert not picker.isVisible()
    assert left == []
    assert icon.hasFocus()


def test_a_list_closes_when_somebody_goes_on_elsewhere(qtbot: QtBot) -> None:
    frame, body, _ = frame_of(qtbot, Kind.HERO)
    icon = body.findChild(QAbstractButton, "field.icon")
    name = body.findChild(QLineEdit, "field.name")
    assert icon is not None
    assert name is not None
    icon.click()
    picker = next(one for one in frame.findChildren(Picker) if one.isVisible())
    name.setFocus()
    QApplication.processEvents()
    assert not picker.isVisible()


def test_a_problem_comes_and_goes_at_its_field_while_somebody_works(qtbot: QtBot) -> None:
    frame, body, store = frame_of(qtbot, Kind.HERO)
    spin = body.findChild(QSpinBox, "field.quality")
    assert spin is not None

    def shown() -> str:
        return " ".join(one.text() for one in body.findChildren(QLabel) if one.isVisible())

    body.show_path(("quality",))
    frame.draft.put(("quality",), 9, "Quality changed")
    qtbot.waitUntil(lambda: "from 2 to 5" in shown())
    assert spin.property("wrong") is True
    frame.draft.stack.undo()
    qtbot.waitUntil(lambda: "from 2 to 5" not in shown())
    assert not spin.property("wrong")
    assert frame.may_leave()
    assert store.kept["quality"] == 3


def test_whoever_repeats_a_step_goes_on_writing_behind_the_words(qtbot: QtBot) -> None:
    _, body, _ = frame_of(qtbot, Kind.HERO, text="She keeps the gate.")
    story = body.findChild(QPlainTextEdit, "field.text")
    assert story is not None
    story.setFocus()
    story.selectAll()
    QTest.keyClicks(story, "He sleeps")
    QTest.keyClick(story, Qt.Key.Key_Z, CTRL)
    assert story.toPlainText() == "She keeps the gate."
    QTest.keyClick(story, Qt.Key.Key_Y, CTRL)
    QTest.keyClicks(story, " well")
    assert story.toPlainText() == "He sleeps well"


def test_the_points_of_the_formula_are_offered_once(qtbot: QtBot) -> None:
    _, body, _ = frame_of(qtbot, Kind.ENEMY)
    points = body.findChild(QSpinBox, "field.points")
    assert points is not None
    points.setValue(99)

    def offers() -> list[str]:
        return [one.text() for one in body.findChildren(QAbstractButton) if one.isVisible() and "15" in one.text()]

    qtbot.waitUntil(lambda: "Set to 15" in offers())
    assert offers() == ["Set to 15"]
    points.setValue(15)
    qtbot.waitUntil(lambda: offers() == [])
