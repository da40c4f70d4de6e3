"""Files that come while something is open: asked for first, one after another, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.handover.meeting import OpenRequest
from desktop.shell.main_window import MainWindow
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.workshop.packs.preview_dialog import PreviewDialog
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.faults.games import as_kept, play_session, setup
from tests.games.village.desktop.windows.seats import exported_game, opened


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path / "home")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return exported_game(tmp_path / "An evening.hearthgame")


def packs(folder: Path) -> list[Path]:
    """Two packs with nothing in them but a fault each."""
    paths = [folder / f"{name}.hearthpack" for name in ("first", "second")]
    for path in paths:
        path.write_text("{}", encoding="utf-8")
    return paths


def shown(window: QWidget, name: str, qtbot: QtBot) -> QWidget:
    def found() -> QWidget | None:
        return next((one for one in window.findChildren(QWidget, name) if one.isVisible()), None)

    qtbot.waitUntil(lambda: found() is not None)
    one = found()
    assert one is not None
    return one


def click(window: QWidget, name: str, qtbot: QtBot) -> None:
    button = shown(window, name, qtbot)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def names(window: MainWindow) -> list[str]:
    return sorted(card.name for card in read_cards(window.folder / LIBRARY_FILE))


def test_a_game_is_not_put_away_unasked(window: MainWindow, file: Path, qtbot: QtBot) -> None:
    window.start_game(new_siege("Long night", setup(), 5))
    session = window.session
    assert session is not None
    play_session(session, 3)
    window.arrivals.hear(OpenRequest(file))
    box = shown(window, "dialog.arrival", qtbot)
    assert isinstance(box, QMessageBox)
    assert "An evening.hearthgame" in box.text()
    assert window.session is session
    click(window, "arrival.leave", qtbot)
    assert names(window) == ["Long night"]
    assert window.session is session

    window.arrivals.bring(file)
    click(window, "arrival.keep", qtbot)
    assert names(window) == ["A first evening", "Long night"]
    assert window.session is session

    kept = session.match.journal.depth(session.match.journal.head)
    window.arrivals.bring(file)
    click(window, "arrival.open", qtbot)
    qtbot.waitUntil(lambda: window.session is not session)
    assert window.session is not None
    assert window.session.name == "A first evening"
    assert kept >= 3
    assert as_kept(window.folder, session.game_id)


def test_what_is_under_work_is_kept_before_a_game_takes_its_place(window: MainWindow, file: Path, qtbot: QtBot) -> None:
    window.show_workshop()
    window.workshop.make(GAME, Kind.HERO)
    editor = window.editor
    assert editor is not None
    number = editor.store.number
    editor.draft.put(("name",), "Anna", "a name")
    window.arrivals.bring(file)
    box = shown(window, "dialog.arrival", qtbot)
    assert isinstance(box, QMessageBox)
    assert "workshop" in box.informativeText()
    click(window, "arrival.open", qtbot)
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), PlayWindow))
    assert window.editor is None
    assert window.games.library.items.card(number).name == "Anna"


def test_nothing_is_asked_on_the_start_page(window: MainWindow, file: Path, qtbot: QtBot) -> None:
    window.arrivals.bring(file)
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), PlayWindow))


def test_a_file_waits_for_the_dialog_that_stands(window: MainWindow, file: Path, qtbot: QtBot) -> None:
    window.say("A word", "that somebody reads.")
    window.arrivals.bring(file)
    qtbot.wait(500)
    assert window.session is None
    assert names(window) == []
    (box,) = window.findChildren(QMessageBox, "dialog.message")
    box.accept()
    qtbot.waitUntil(lambda: window.session is not None)


def test_two_packs_are_shown_one_after_the_other(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    for path in packs(tmp_path):
        window.arrivals.bring(path)
    for name in ("first", "second"):
        dialog = shown(window, "dialog.pack-problems", qtbot)
        assert isinstance(dialog, QDialog)
        assert any(name in child.text() for child in dialog.findChildren(QWidget) if hasattr(child, "text"))
        dialog.reject()
    assert not window.findChildren(PreviewDialog)


@pytest.mark.painted
def test_what_comes_before_the_start_page_waits_for_it(qtbot: QtBot, tmp_path: Path, file: Path) -> None:
    folder = tmp_path / "home"
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.arrivals.bring(file)
    qtbot.wait(400)
    assert window.session is None
    window.show()
    qtbot.waitUntil(lambda: window.session is not None)


def test_a_window_that_was_put_down_comes_up(window: MainWindow, file: Path, qtbot: QtBot) -> None:
    window.showMinimized()
    assert window.isMinimized()
    window.arrivals.hear(OpenRequest(file))
    assert not window.isMinimized()
    qtbot.waitUntil(lambda: window.session is not None)
