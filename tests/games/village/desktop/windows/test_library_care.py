"""The way back from a damaged library and the game that is open twice, through the real window."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.look.theme import Theme
from desktop.session.autoplay import Extent
from desktop.session.game_library import GameLibrary
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.storage.backups import DAILY, back_up, backups
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.storage.library import Library
from desktop.storage.problems import damaged_library
from desktop.storage.rescue import put_aside
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.packs.items_made import own_items

pytestmark = pytest.mark.painted


def shelve(folder: Path) -> Path:
    """A library with one game."""
    content = shipped()
    shelf = GameLibrary(folder, summary_of)
    shelf.begin(new_siege("First Frost", build(content, {"heroes": list(content.heroes)[:2], "length": "intro"}), 5))
    shelf.close()
    return folder / LIBRARY_FILE


def window_on(qtbot: QtBot, folder: Path) -> MainWindow:
    window = MainWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.care.looked):
        window.show()
    return window


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def message(window: MainWindow) -> str:
    box = window.findChildren(QMessageBox, "dialog.message")[-1]
    return f"{box.text()} {box.informativeText()}"


def test_a_whole_library_is_backed_up_in_the_background_and_nothing_is_asked(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    window = window_on(qtbot, tmp_path)
    assert window.care.box is None
    (backup,) = backups(path)
    assert read_cards(backup.path) == read_cards(path)


@pytest.mark.parametrize("damage", ["header", "page", "half"])
def test_the_newest_backup_is_offered_with_its_date_and_put_in_place(qtbot: QtBot, tmp_path: Path, damage: str) -> None:
    path = shelve(tmp_path)
    window_on(qtbot, tmp_path).close()
    content = path.read_bytes()
    half = len(content) // 2
    damaged = {
        "header": b"\xde\xad" * 50 + content[100:],
        "page": content[:4096] + bytes(4096) + content[8192:],
        "half": content[:half],
    }[damage]
    path.write_bytes(damaged)
    window = window_on(qtbot, tmp_path)
    assert window.care.box is not None
    (backup,) = backups(path)
    assert str(backup.made.astimezone().year) in window.care.box.informativeText()
    click(window, "mend.backup")
    assert [card.name for card in read_cards(path)] == ["First Frost"]
    (aside,) = tmp_path.glob("*-damaged-*.sqlite")
    assert aside.read_bytes() == damaged
    assert aside.name in message(window)
    window.open_game(read_cards(path)[0].id)
    assert window.windowTitle().startswith("First Frost")


def test_without_a_backup_a_new_library_can_be_begun_and_the_old_file_stays(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    path.write_bytes(b"no library at all" * 300)
    window = window_on(qtbot, tmp_path)
    assert window.findChild(QPushButton, "mend.backup") is None
    click(window, "mend.fresh")
    assert read_cards(path) == []
    assert path.exists()
    (aside,) = tmp_path.glob("*-damaged-*.sqlite")
    assert aside.read_bytes() == b"no library at all" * 300


def test_left_as_it_is_nothing_changes(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    path.write_bytes(b"no library at all" * 300)
    window = window_on(qtbot, tmp_path)
    click(window, "mend.leave")
    assert path.read_bytes() == b"no library at all" * 300
    assert window.care.box is None


def test_a_database_without_our_tables_is_offered_the_way_back_too(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    library = Library(path)
    with library.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE game")
    library.close()
    window = window_on(qtbot, tmp_path)
    assert window.care.box is not None


@pytest.mark.parametrize("what", ["item", "game"])
def test_what_cannot_be_opened_for_damage_is_offered_the_way_back(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    path = shelve(tmp_path)
    library = Library(path)
    number = library.items.add(own_items(1)[0], problems=0)
    library.close()
    back_up(path, DAILY, datetime.now(UTC))
    window = window_on(qtbot, tmp_path)
    (game,) = read_cards(path)
    with closing(sqlite3.connect(path)) as there, there:
        # SQLite itself finds nothing wrong with that.
        there.execute("update item set plain = substr(plain, 3)" if what == "item" else "update game set trashed = 5")
    if what == "item":
        window.workshop.open_number(number)
    else:
        window.open_game(game.id)
    qtbot.waitUntil(lambda: window.care.box is not None)
    click(window, "mend.backup")
    assert "The backup is in place" in message(window)
    library = Library(path)
    assert library.items.item(number).item == own_items(1)[0]
    library.close()


def test_damage_that_is_met_during_a_look_is_told_after_it(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    window = window_on(qtbot, tmp_path)
    # For SQLite the file is in order: this look finds nothing.
    window.care.look()
    window.say_why("It cannot be opened", damaged_library(path))
    qtbot.waitUntil(lambda: window.care.box is not None)
    assert window.care.box is not None
    assert "is damaged" in window.care.box.text()
    click(window, "mend.leave")
    window.care.look()
    with qtbot.waitSignal(window.care.looked):
        pass
    assert window.care.box is None


def test_a_game_open_in_two_windows_goes_on_in_a_copy(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    window = window_on(qtbot, tmp_path)
    (card,) = read_cards(path)
    window.open_game(card.id)
    assert window._play is not None
    session = window._play.session
    other = GameLibrary(tmp_path, summary_of)
    elsewhere = other.resume(card.id)
    elsewhere.play_for_me(Extent.END)
    qtbot.waitUntil(lambda: len(elsewhere.match.journal.entries) > 8)
    elsewhere.stop_bot()
    saved = len(elsewhere.match.journal.entries)
    session.play_for_me(Extent.END)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "dialog.twice") is not None)
    assert not session.bot_is_playing
    click(window, "twice.copy")
    assert session.game_id != card.id
    assert window.windowTitle() == "First Frost (copy) - Hearthwall"
    assert {one.name for one in read_cards(path)} == {"First Frost", "First Frost (copy)"}
    assert len(other.resume(card.id).match.journal.entries) == saved
    assert other.resume(session.game_id).match.journal.entries == session.match.journal.entries
    other.close()


def test_a_rescue_that_was_cut_short_is_offered_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    window_on(qtbot, tmp_path).close()
    put_aside(path, datetime.now(UTC))
    window = window_on(qtbot, tmp_path)
    assert window.care.box is not None
    assert "not where it was" in window.care.box.text()
    click(window, "mend.backup")
    assert [card.name for card in read_cards(path)] == ["First Frost"]


def test_a_folder_that_takes_no_backup_is_named_and_the_game_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    path = shelve(tmp_path)
    (tmp_path / "backups").write_text("a file where the folder should be", encoding="utf-8")
    window = window_on(qtbot, tmp_path)
    assert "backup" in message(window)
    window.open_game(read_cards(path)[0].id)
    assert window.windowTitle().startswith("First Frost")
