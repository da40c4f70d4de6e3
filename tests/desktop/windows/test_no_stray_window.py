"""Nothing stands on the desktop for a moment before it has its place in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.catalogue import GAMES, definition_of
from rules_core.kernel.game import GameId


class Watch(QObject):
    """Notes what is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            if not isinstance(watched, (QDialog, MainWindow)):
                self.seen.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


@pytest.mark.parametrize("game", GAMES)
def test_a_game_opens_in_one_window(qtbot: QtBot, tmp_path: Path, game: GameId) -> None:
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.wake()
    application, watch = QApplication.instance(), Watch()
    assert application is not None
    application.installEventFilter(watch)
    window.start_game(NewGame(game, "Test", definition_of(game).setup({}), 5))
    QTest.qWait(0)
    window.resize(1700, 1000)
    QTest.qWait(0)
    application.removeEventFilter(watch)
    assert window.session is not None
    assert watch.seen == []
