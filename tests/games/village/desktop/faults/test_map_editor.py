"""A fault in the mouse code of the map editor is told; the map, and the program, go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.choose_tool import ChooseTool
from desktop.games.village.map_editor.hand import Pointer
from desktop.games.village.map_editor.map_view import MapView
from desktop.shell.faults.fault_dialog import FaultDialog
from desktop.shell.faults.watch import FaultWatch
from desktop.storage.fault_files import reports
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.hands import drag_on
from tests.games.village.desktop.windows.seats import opened


def test_the_mouse_of_the_map_editor_may_fail(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = FaultWatch(tmp_path)
    watch.install()
    window = opened(qtbot, tmp_path)
    window.faults.begin(watch)
    try:
        window.workshop.make(GAME, Kind.VILLAGE)
        view = window.findChild(MapView)
        assert isinstance(view, MapView)
        moved: list[Pointer] = []

        def move(tool: ChooseTool, pointer: Pointer) -> None:
            moved.append(pointer)
            moved[len(moved)]

        with monkeypatch.context() as broken:
            broken.setattr(ChooseTool, "move", move)
            drag_on(view, (6, 6), (12, 12))
        assert len(moved) > 1, "the mouse went on"
        qtbot.waitUntil(lambda: window.faults.dialog is not None)
        box = window.faults.dialog
        assert isinstance(box, FaultDialog)
        assert "IndexError" in box.words.text()
        qtbot.waitUntil(box.again.isVisible)
        assert "It has happened at least" in box.again.text()
        (report,) = reports(tmp_path)
        assert "mouseMoveEvent" in report.read_text(encoding="utf-8")
        button = box.findChild(QPushButton, "fault.go-on")
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        drag_on(view, (2, 2), (30, 30))
        assert view.hand.editor.chosen, "the map takes the mouse again"
    finally:
        watch.remove()
