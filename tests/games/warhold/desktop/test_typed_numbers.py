"""A number that is typed stays what was typed, and what is wrong with it is told; the arrows stop at the limits."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from rules_core.games.warhold.card import GAME


@pytest.fixture
def frame(qtbot: QtBot, tmp_path: Path) -> EditorFrame:
    """The editor of a new monster."""
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.workshop.make(GAME, "monster")
    assert window.workshop.frame is not None
    return window.workshop.frame


def spin(frame: EditorFrame, key: str) -> QSpinBox:
    (found,) = frame.findChildren(QSpinBox, f"field.{key}")
    return found


@pytest.mark.parametrize("key, typed, least, most", [("copies", 99, 0, 20), ("hit", 1, 2, 6), ("hit", 12, 2, 6)])
def test_what_is_typed_stays_and_is_told(
    qtbot: QtBot, frame: EditorFrame, key: str, typed: int, least: int, most: int
) -> None:
    box = spin(frame, key)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, str(typed))
    spin(frame, "move").setFocus()
    assert (box.value(), frame.draft.get((key,))) == (typed, typed)
    qtbot.waitUntil(lambda: any(one.path == (key,) for one in frame.checks.checked.findings))
    (found,) = [one for one in frame.checks.checked.findings if one.path == (key,)]
    assert f"{typed} does not fit" in found.sentence
    assert f"from {least} to {most}" in found.remedy
    assert found.fix
    # By the arrows it comes back within the limits, and goes no further.
    QTest.keyClick(box, Qt.Key.Key_Up if typed < least else Qt.Key.Key_Down)
    assert box.value() == (least if typed < least else most)
    for way, end in ((Qt.Key.Key_Down, least), (Qt.Key.Key_Up, most)):
        for _ in range(most - least + 2):
            QTest.keyClick(box, way)
        assert box.value() == end


def test_a_minus_that_means_something_is_typed(frame: EditorFrame) -> None:
    box = spin(frame, "guard_hit")
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "-3")
    assert frame.draft.get(("guard_hit",)) == -3
