"""A game that is open in another window or program: told before it is opened, never locked for good."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.match_session import MatchSession
from desktop.shell.main_window import MainWindow
from desktop.storage.cards import LIBRARY_FILE
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import opened

ROOT = Path(__file__).parents[5]
HOLD = (
    "import sys; from pathlib import Path; from desktop.storage.library import Library; "
    "Library(Path(sys.argv[1])).leases.take('game', int(sys.argv[2])); print('held', flush=True); sys.stdin.readline()"
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path)


def begin(window: MainWindow) -> int:
    """A game, begun and left."""
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})
    window.start_game(new_siege("Long Night", setup, 5))
    assert window.session is not None
    number = window.session.game_id
    window.show_hearth()
    return number


def session_of(window: MainWindow) -> MatchSession | None:
    return window.session


def asked(window: MainWindow) -> QMessageBox | None:
    return next((box for box in window.findChildren(QMessageBox, "dialog.elsewhere") if box.isVisible()), None)


def press(window: MainWindow, name: str) -> None:
    box = asked(window)
    assert box is not None
    button = box.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_game_that_nobody_else_has_opens_at_once(window: MainWindow) -> None:
    number = begin(window)
    window.open_game(number)
    assert asked(window) is None
    assert window.session is not None


@pytest.mark.parametrize("way", ["elsewhere.copy", "elsewhere.here", "elsewhere.leave"])
def test_a_game_open_in_another_window_may_be_opened_too_or_as_a_copy(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    number = begin(window)
    other = opened(qtbot, tmp_path)
    other.open_game(number)
    window.open_game(number)
    assert session_of(window) is None
    press(window, way)
    session = session_of(window)
    if way == "elsewhere.leave":
        assert session is None
    else:
        assert session is not None
        assert (session.game_id == number) == (way == "elsewhere.here")
        assert session.name == ("Long Night" if way == "elsewhere.here" else "Long Night (copy)")


def test_once_the_other_window_has_left_the_game_nobody_is_asked(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    number = begin(window)
    other = opened(qtbot, tmp_path)
    other.open_game(number)
    other.close()
    window.open_game(number)
    assert asked(window) is None
    assert window.session is not None


def test_a_program_that_was_killed_with_the_game_open_holds_nobody_up(window: MainWindow, tmp_path: Path) -> None:
    number = begin(window)
    command = [sys.executable, "-c", HOLD, str(tmp_path / LIBRARY_FILE), str(number)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        window.open_game(number)
        box = asked(window)
        assert box is not None
        assert "on this computer" in box.informativeText()
        press(window, "elsewhere.leave")
        other.kill()
        other.wait(timeout=20)
    window.open_game(number)
    assert asked(window) is None
    assert window.session is not None


def test_a_window_that_was_closed_opens_no_library_to_say_what_it_has_open(window: MainWindow, qtbot: QtBot) -> None:
    window.notices._timer.setInterval(10)
    window.open_game(begin(window))
    shelf = window.games
    window.close()
    assert shelf._library is None
    beats: list[str] = []
    window.notices._timer.timeout.connect(lambda: beats.append("beat"))
    window.notices._timer.start()
    qtbot.waitUntil(lambda: bool(beats) and not window.notices._timer.isActive())
    assert shelf._library is None
