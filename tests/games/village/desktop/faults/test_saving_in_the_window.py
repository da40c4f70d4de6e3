"""Saving that fails while somebody plays: the window goes on, says so once, and saves again as soon as it can."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from sqlalchemy import event

from desktop.session.match_session import MatchSession
from desktop.shell.faults.saving_line import SavingLine
from desktop.shell.main_window import MainWindow
from desktop.shell.open_twice import OpenTwice
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.games.catalogue import GAMES
from rules_core.kernel.saves import document_from_text, from_document, to_text
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.faults.games import as_kept, new_match, play, play_session, setup
from tests.games.village.desktop.windows.seats import opened


class Fault:
    """The library's disk is full while `on`: every statement that writes is refused, as SQLite would."""

    def __init__(self, library: Library) -> None:
        self.on = False
        event.listen(library.engine, "before_cursor_execute", self._refuse)

    def _refuse(self, _connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if self.on and statement.startswith(("INSERT", "UPDATE")):
            fault = sqlite3.OperationalError("database or disk is full")
            fault.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise fault


class Played:
    """The program with a game open, and a disk that can be filled."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.folder = folder
        self.window: MainWindow = opened(qtbot, folder)
        self.window.start_game(new_siege("Long night", setup(), 5))
        self.fault = Fault(self.window.games.library)
        self.told: list[str] = []
        self.session.problem.connect(self.told.append)

    @property
    def session(self) -> MatchSession:
        session = self.window.session
        assert session is not None
        return session

    @property
    def line(self) -> SavingLine:
        return self.window.faults.saving.line

    def dialogs(self) -> list[QDialog]:
        return [box for box in self.window.findChildren(QDialog) if box.isVisible()]


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path) -> Iterator[Played]:
    here = Played(qtbot, tmp_path)
    yield here
    here.fault.on = False
    here.window.faults.saving.save_all()
    # A window that was closed while its disk was full has not let go of the library.
    here.window.games.close()


def click(parent: QWidget, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_full_disk_is_said_in_one_line_and_never_in_dialogs(played: Played, qtbot: QtBot) -> None:
    faults: list[object] = []
    played.session.saving.connect(faults.append)
    played.fault.on = True
    play_session(played.session, 12)
    assert played.line.isVisible()
    assert "is not saved now" in played.line.words.text()
    assert str(played.folder) in played.line.words.text()
    assert "make room" in played.line.words.text()
    assert len(faults) == 1
    assert not played.told
    assert not played.dialogs()


def test_it_saves_again_by_itself_and_says_so(played: Played, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    played.session._retry.setInterval(50)
    played.fault.on = True
    play_session(played.session, 12)
    played.fault.on = False
    with qtbot.waitSignal(played.session.saved):
        pass
    assert "Saving works again" in played.line.words.text()
    assert not played.session._retry.isActive()
    assert as_kept(played.folder, played.session.game_id) == to_text(played.session.match)
    click(played.line, "saving-line.close")
    assert not played.line.isVisible()


def test_where_the_folder_is_gone_a_new_library_is_made_only_at_a_wish(
    played: Played, qtbot: QtBot, tmp_path: Path
) -> None:
    session = played.session
    session._retry.setInterval(50)
    shutil.rmtree(tmp_path)
    play_session(session, 3)
    qtbot.wait(300)
    assert "is gone" in played.line.words.text()
    assert not tmp_path.exists()
    played.window.faults.saving.keep_file(session, tmp_path.parent / "kept.hearthgame")
    click(played.line, "saving-line.anew")
    assert as_kept(tmp_path, session.game_id) == to_text(session.match)
    assert "Saving works again" in played.line.words.text()
    assert not played.line.anew_button.isVisible()


def test_a_game_left_unsaved_goes_on_in_memory_and_is_found_again(played: Played) -> None:
    session = played.session
    played.fault.on = True
    play_session(session, 6)
    stands = to_text(session.match)
    played.window.show_hearth()
    assert played.line.isVisible()
    assert not played.dialogs(), "neither dice nor picture need be kept"
    played.window.open_game(session.game_id)
    assert played.session is session
    assert to_text(played.session.match) == stands
    played.window.show_hearth()
    played.fault.on = False
    click(played.line, "saving-line.try")
    assert as_kept(played.folder, session.game_id) == stands
    assert not session._retry.isActive()


@pytest.mark.parametrize("choice", ["twice.copy", "twice.leave"])
def test_a_game_that_waits_and_was_played_on_elsewhere_goes_on_in_a_copy_or_is_left(
    played: Played, choice: str
) -> None:
    session, window = played.session, played.window
    played.fault.on = True
    play_session(session, 6)
    window.show_hearth()
    other = Library(played.folder / LIBRARY_FILE)
    theirs = other.load(1, GAMES)
    play(theirs, 1)
    other.record(1, theirs, {})
    other.close()
    played.fault.on = False
    for _ in range(2):
        window.faults.saving.try_now()
    assert len(window.findChildren(OpenTwice)) == 1
    click(window, choice)
    assert not window.faults.saving.unsaved
    assert window.faults.waiting(1) is None
    assert not session._retry.isActive()
    assert as_kept(played.folder, 1) == to_text(theirs)
    if choice == "twice.copy":
        assert "Saving works again" in played.line.words.text()
        assert as_kept(played.folder, session.game_id) == to_text(session.match)
    else:
        assert not played.line.isVisible()
        assert len(read_cards(played.folder / LIBRARY_FILE)) == 1
    assert window.windowTitle() == "Hearthwall"


def test_closing_asks_before_a_game_is_lost(played: Played) -> None:
    played.fault.on = True
    play_session(played.session, 3)
    assert not played.window.close()
    assert not played.window.close()
    (box,) = played.dialogs()
    assert isinstance(box, QMessageBox)
    assert "Long night" in box.text()
    click(box, "unsaved.stay")
    assert played.window.isVisible()
    played.fault.on = False
    assert played.window.close()
    assert as_kept(played.folder, 1)


def test_who_gives_the_last_answers_up_may_close(played: Played) -> None:
    played.fault.on = True
    play_session(played.session, 3)
    assert not played.window.close()
    click(played.dialogs()[0], "unsaved.lose")
    assert not played.window.isVisible()


def test_an_unsaved_game_can_be_kept_as_a_file_and_taken_in(played: Played, tmp_path: Path) -> None:
    played.fault.on = True
    play_session(played.session, 9)
    path = tmp_path / "stick" / "night.hearthgame"
    desk = played.window.faults.saving
    assert not desk.keep_file(played.session, path)
    assert "could not be written" in played.line.words.text()
    path.parent.mkdir()
    assert desk.keep_file(played.session, path)
    assert str(path) in played.line.words.text()
    again = from_document(document_from_text(path.read_text(encoding="utf-8")), GAMES)
    assert again.pending == played.session.match.pending
    played.fault.on = False
    number = played.window.games.take_in(path).number
    assert played.window.games.library.card(number).name == "night"


def test_a_new_game_on_a_full_disk_is_refused_in_one_sentence(played: Played) -> None:
    played.window.show_hearth()
    played.fault.on = True
    played.window.start_game(new_siege("Next night", setup(), 6))
    (box,) = played.dialogs()
    assert isinstance(box, QMessageBox)
    assert "make room" in box.informativeText()


def test_a_fault_in_the_rules_leads_back_to_the_question_and_spoils_no_save(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played.session
    play_session(session, 8)
    question, head = session.pending, session.match.journal.head
    run = session.match.run
    calls: list[int] = []

    def stumble() -> None:
        run()
        calls.append(1)
        if len(calls) == 1:
            raise ZeroDivisionError("a rule divides by nothing")

    monkeypatch.setattr(session.match, "run", stumble)
    with pytest.raises(ZeroDivisionError):
        play_session(session, 1)
    assert session.pending == question
    assert session.match.journal.head == head
    library = Library(played.folder / LIBRARY_FILE)
    assert library.load(session.game_id, GAMES).pending == question
    library.close()
    play_session(session, 4)
    assert as_kept(played.folder, session.game_id) == to_text(session.match)


def test_a_clock_set_back_is_said_once(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library(tmp_path / LIBRARY_FILE, clock=lambda: datetime(2399, 3, 12, 20, 0, tzinfo=UTC))
    library.add("From the future", new_match(), {})
    library.close()
    window = opened(qtbot, tmp_path)
    line = window.faults.saving.line
    assert "clock" in line.words.text()
    assert "set it right" in line.words.text()
    line.put_away()
    window.refresh_hearth()
    assert not line.isVisible()


def test_a_library_that_cannot_be_opened_is_said_with_its_place(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").write_text("a file where the folder should be")
    window = opened(qtbot, tmp_path / "here" / "folder")
    window.start_game(new_siege("Long night", setup(), 5))
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert boxes
    assert str(tmp_path / "here" / "folder") in boxes[-1].informativeText()
    with pytest.raises(LibraryProblem):
        window.games.library.card(1)
