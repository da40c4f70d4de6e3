"""A menu of the menu bar that closes gives the keys back to the question: nobody has to click first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from tests.games.village.desktop.windows.seats import opened


def test_a_menu_that_closes_gives_the_keys_back_to_whoever_had_them(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.learn()
    (play,) = window.findChildren(PlayWindow)
    play.setFocus()
    bar = window.menuBar()
    # What Qt does when Esc closes a menu: the menu goes, and the bar keeps the keys.
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    QTest.keyClick(window.menus.view, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is play
