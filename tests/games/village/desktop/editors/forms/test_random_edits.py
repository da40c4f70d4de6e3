"""Somebody presses and types everywhere: whatever comes of it is taken back exactly, and done again exactly."""

from __future__ import annotations

import copy
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.workshop.forms.form_body import FormBody
from desktop.workshop.forms.picker import Picker
from desktop.workshop.forms.shape_canvas import ShapeCanvas
from rules_core.games.village.content.item_checks import findings
from tests.games.village.desktop.editors.forms.test_form_body import FORM_KINDS, body_of, official_of

PRESSES = 60
KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_PageDown)
TEXTS = ("a", "Oak", "7", "-", " two words ")


def reachable(body: FormBody) -> list[QWidget]:
    """What the keyboard can get to now."""
    kinds = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, ShapeCanvas)
    found = [
        one for one in body.findChildren(QWidget) if isinstance(one, kinds) and one.isVisible() and one.isEnabled()
    ]
    # The dialog of the system would wait for a person.
    return [one for one in found if one.isEnabled() and one.focusPolicy() and not one.objectName().endswith(".mix")]


def press(random: Random, body: FormBody) -> None:
    widget = random.choice(reachable(body))
    widget.setFocus()
    if isinstance(widget, (QLineEdit, QPlainTextEdit)) and random.random() < 0.7:
        QTest.keyClicks(widget, random.choice(TEXTS))
        if random.random() < 0.5:
            QTest.keyClick(widget, Qt.Key.Key_Return)
    else:
        QTest.keyClick(widget, random.choice(KEYS))
    for picker in body.window().findChildren(Picker):
        if picker.isVisible():
            QTest.keyClicks(picker.search, random.choice("aeio"))
            QTest.keyClick(picker.search, random.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))
    QApplication.processEvents()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", FORM_KINDS)
def test_random_presses_are_undone_and_done_again(qtbot: QtBot, kind: str, seed: int) -> None:
    item = official_of(kind)
    body = body_of(qtbot, item)
    draft = body.bench.draft
    start = copy.deepcopy(draft.plain)
    random = Random(f"{kind} {seed}")
    for _ in range(PRESSES):
        press(random, body)
        body.show_findings(findings(draft.item))
    QApplication.processEvents()
    end = copy.deepcopy(draft.plain)
    assert end != start
    steps = draft.stack.index()
    while draft.stack.canUndo():
        draft.stack.undo()
    assert draft.plain == start
    for _ in range(steps):
        draft.stack.redo()
    assert draft.plain == end
