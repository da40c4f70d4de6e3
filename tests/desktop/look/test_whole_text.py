"""A path that is longer than its line is seen whole, and copied as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.message_box import message_box
from desktop.look.theme import Theme
from desktop.shell.faults.fault_dialog import FaultDialog

PATH = Path("/home/somebody", "a-folder-with-a-name-of-many-letters" * 3, "reports", "fault-000123.txt")


@pytest.mark.parametrize("scale", [100, 200])
def test_the_fault_dialog_shows_the_whole_path(qtbot: QtBot, scale: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    dialog = FaultDialog(Theme(LookName.LIGHT, scale, less_motion=True), window)
    dialog.tell_of_crash(PATH, games=True)
    qtbot.waitUntil(dialog.isVisible)
    words = dialog.place
    assert words.document().size().height() <= words.height()
    assert words.document().idealWidth() <= words.viewport().width()
    below = [one for one in (dialog.close_button, dialog.go_on_button) if one.isVisible()]
    assert all(one.mapTo(dialog, one.rect().topLeft()).y() >= words.geometry().bottom() for one in below)
    words.selectAll()
    words.copy()
    assert str(PATH) in words.textCursor().selectedText()


def test_a_box_shows_the_whole_path(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    said = f"The damaged file is kept in {PATH}."
    box = message_box(window, "dialog.message", "A new library is open", said)
    box.open()
    qtbot.waitUntil(box.isVisible)
    assert box.informativeText() == said
    label = box.findChild(QLabel, "qt_msgbox_informativelabel")
    assert isinstance(label, QLabel)
    pieces = label.text().replace("\N{ZERO WIDTH SPACE}", " ").split()
    assert max(QFontMetricsF(label.font()).horizontalAdvance(one) for one in pieces) <= label.width()
    box.close()
