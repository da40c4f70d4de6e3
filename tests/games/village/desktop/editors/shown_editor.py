"""An editor on the screen, without the window of the program round it."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from tests.games.village.desktop.editors.stand_ins import MemoryStore


def shown_editor(qtbot: QtBot, theme: Theme, draft: Draft, body: QWidget, store: MemoryStore) -> EditorFrame:
    """The frame round this body, with the keyboard; the theme goes with it."""
    frame = EditorFrame(theme, draft, body, store)
    theme.setParent(frame)
    frame.resize(1280, 720)
    qtbot.addWidget(frame)
    frame.show()
    frame.activateWindow()
    QTest.qWaitForWindowActive(frame)
    return frame
