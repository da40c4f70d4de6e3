"""Files that the system hands over, and the run without a person by which a built program is tried."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from desktop.storage.cards import LIBRARY_FILE, read_cards
from rules_core.games.catalogue import WHERE
from tests.architecture.tree import ROOT
from tests.games.village.desktop.windows.seats import exported_game, opened


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path / "home")


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    return exported_game(tmp_path / "An evening.HEARTHGAME")


def message(window: MainWindow) -> QMessageBox:
    box = window.findChild(QMessageBox, "dialog.message")
    assert isinstance(box, QMessageBox)
    return box


def test_a_game_that_is_handed_over_is_taken_in_and_opened(window: MainWindow, exported: Path) -> None:
    open_file(window, exported, window.packs.open)
    assert isinstance(window.pages.currentWidget(), PlayWindow)
    assert [card.name for card in read_cards(window.folder / LIBRARY_FILE)] == ["A first evening"]


def test_another_kind_of_file_is_named_and_nothing_is_taken_in(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "holiday.png"
    path.write_bytes(b"picture")
    open_file(window, path, window.packs.open)
    assert "holiday.png is not a game and not a pack" in message(window).informativeText()
    assert window.pages.currentWidget() is window.hearth
    assert not read_cards(window.folder / LIBRARY_FILE)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b'{"format": "nonsense"}'])
def test_a_broken_game_is_said_and_nothing_is_taken_in(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.hearthgame"
    path.write_bytes(content)
    open_file(window, path, window.packs.open)
    assert message(window).text() == "This file cannot be taken in"
    assert window.pages.currentWidget() is window.hearth
    assert not read_cards(window.folder / LIBRARY_FILE)


def test_a_file_that_is_gone_is_said(window: MainWindow, tmp_path: Path) -> None:
    open_file(window, tmp_path / "gone.hearthgame", window.packs.open)
    assert "gone.hearthgame" in message(window).informativeText()


def test_the_run_without_a_person_goes_on_where_it_stopped(tmp_path: Path) -> None:
    printed = [_scripted(tmp_path) for _ in range(2)]
    for number, game in enumerate(WHERE):
        first, second = (lines[2 * number : 2 * number + 2] for lines in printed)
        stopped = first[1].removeprefix(f"{game}: stopped at answer ")
        assert first[0].startswith(f"{game}: began at answer ")
        assert second[0] == f"{game}: went on at answer {stopped}"
        assert int(second[1].removeprefix(f"{game}: stopped at answer ")) >= int(stopped) + 3
    assert [lines[2 * len(WHERE) :] for lines in printed] == [["all is in order"]] * 2


def _scripted(folder: Path) -> list[str]:
    command = [sys.executable, "-m", "desktop", "--folder", str(folder), "--less-motion", "--scripted", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    assert "Traceback" not in done.stderr
    return done.stdout.splitlines()


def test_a_file_that_macos_hands_to_the_running_program_is_told(tmp_path: Path) -> None:
    # A program of its own: there is only one in a process, and the tests have theirs.
    script = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from desktop.app import Application\n"
        "app = Application([])\n"
        "app.file_opened.connect(print)\n"
        f"QCoreApplication.sendEvent(app, QFileOpenEvent({str(tmp_path / 'a.hearthpack')!r}))\n"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == str(tmp_path / "a.hearthpack")
