"""Faults of the program itself: written down once, told once, with the game saved; nothing personal in any file."""

from __future__ import annotations

import logging
import os
import platform
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import PySide6
import pytest
from PySide6.QtCore import Qt, QTimer, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.shell.about import About
from desktop.shell.faults.fault_dialog import FaultDialog
from desktop.shell.faults.report_dialog import NAME_ROLE, ReportDialog
from desktop.shell.faults.versions import library_line
from desktop.shell.faults.watch import FaultWatch
from desktop.shell.main_window import MainWindow
from desktop.storage import privacy
from desktop.storage.cards import LIBRARY_FILE, SCHEMA
from desktop.storage.fault_files import KEPT, earlier_crashes, reports, write_report
from desktop.storage.library import Library
from desktop.storage.running_log import LARGEST, LOG_FILE, OLDER_LOG_FILE, begin_log, end_log, read_log
from resources.version import VERSION, full_version
from rules_core.kernel.saves import to_text
from tests.desktop.faults.disks import fill
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.faults.games import as_kept, new_match, play_session, setup
from tests.games.village.desktop.windows.seats import opened

HOME, USERS = "home", "Users"
"""Where systems keep what belongs to people; put together here, for no file of the project names such a place."""


class Watched:
    """The program with its watch, as the start of the program puts them together."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.folder = folder
        self.watch = FaultWatch(folder)
        self.watch.install()
        self.window: MainWindow = opened(qtbot, folder)
        self.window.faults.begin(self.watch)
        self.window.faults.begin_log()

    def dialogs(self) -> list[FaultDialog]:
        return [box for box in self.window.findChildren(FaultDialog) if box.isVisible()]

    def dialog(self, qtbot: QtBot) -> FaultDialog:
        qtbot.waitUntil(lambda: bool(self.dialogs()))
        (box,) = self.dialogs()
        return box


@pytest.fixture
def watched(qtbot: QtBot, tmp_path: Path) -> Iterator[Watched]:
    here = Watched(qtbot, tmp_path)
    yield here
    here.window.faults.end()
    here.watch.remove()


def click(parent: QWidget, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def break_down() -> None:
    raise ZeroDivisionError(f"in {Path.home()}/secret")


def break_otherwise() -> None:
    raise KeyError("another")


def test_a_fault_in_a_timer_is_told_once_with_the_game_saved_and_a_report(watched: Watched, qtbot: QtBot) -> None:
    watched.window.start_game(new_siege("Long night", setup(), 5))
    session = watched.window.session
    assert session is not None
    play_session(session, 5)
    timer = QTimer()
    timer.timeout.connect(break_down)
    timer.start(1)
    box = watched.dialog(qtbot)
    qtbot.wait(80)
    timer.stop()
    assert watched.dialogs() == [box], "the same fault again is no new dialog"
    (report,) = reports(watched.folder)
    assert "Your game is safe" in box.safe.text()
    assert str(report) in box.place.text()
    assert "nothing is sent" in box.place.text()
    text = report.read_text(encoding="utf-8")
    for part in ("ZeroDivisionError", "break_down", "Python 3", "Look light", "answers", "The last lines of the log"):
        assert part in text, part
    assert str(Path.home()) not in text
    assert "in ~/secret" in text
    assert "Long night" not in text
    click(box, "fault.show")
    assert box.report.toPlainText() == text
    click(box, "fault.go-on")
    assert not watched.dialogs()
    assert as_kept(watched.folder, session.game_id) == to_text(session.match)


def test_a_sandbox_is_not_said_to_be_saved(watched: Watched, qtbot: QtBot) -> None:
    watched.window.sandboxes.new(new_siege("Only tried", setup(), 5))
    assert watched.window.session is not None
    assert watched.window.session.is_sandbox
    QTimer.singleShot(0, break_down)
    assert watched.dialog(qtbot).safe.isHidden()


def test_after_a_crash_games_are_said_to_be_safe_only_where_there_are_any(qtbot: QtBot, tmp_path: Path) -> None:
    for number, games in enumerate((False, True)):
        folder = tmp_path / str(number)
        (folder / "reports").mkdir(parents=True)
        (folder / "reports" / "crash-999999998.txt").write_text("Fatal Python error: Aborted\n")
        if games:
            library = Library(folder / LIBRARY_FILE)
            library.add("Long night", new_match(), {})
            library.close()
        here = Watched(qtbot, folder)
        assert here.dialog(qtbot).safe.isHidden() is not games
        here.window.faults.end()
        here.watch.remove()


def test_faults_in_slots_and_threads_are_heard_and_share_one_dialog(watched: Watched, qtbot: QtBot) -> None:
    button = QPushButton(watched.window)
    button.clicked.connect(break_otherwise)
    button.click()
    box = watched.dialog(qtbot)
    assert box.safe.isHidden(), "no game is open: nothing is said of one"
    assert "game" not in box.accessibleDescription().lower()
    thread = threading.Thread(target=break_down, name="a-worker")
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: "1 more" in box.more.text())
    assert watched.dialogs() == [box]
    texts = [path.read_text(encoding="utf-8") for path in reports(watched.folder)]
    assert len(texts) == 2
    assert "Where: a-worker" in texts[0]
    assert "Where: the window" in texts[1]
    click(box, "fault.close")
    assert not watched.window.isVisible()


def test_a_report_that_cannot_be_written_is_shown_instead(watched: Watched, qtbot: QtBot) -> None:
    (watched.folder / "reports").write_text("a file where the folder should be")
    QTimer.singleShot(0, break_down)
    box = watched.dialog(qtbot)
    assert "could not be written" in box.place.text()
    assert "break_down" in box.report.toPlainText()
    click(box, "fault.go-on")


# Starts the real program, which breaks down in the way that is asked for once its start page is ready.
BREAKING = """
import faulthandler, sys
from PySide6.QtCore import QTimer, qFatal
import desktop.app
from desktop.shell.main_window import MainWindow
from tests.games.village.desktop.beginning import new_siege

way, folder = sys.argv[1:3]
wake = MainWindow.wake

def break_down():
    if way == "hard":
        faulthandler._sigsegv()
    elif way == "fatal":
        qFatal("Qt cannot go on")

def late(window):
    wake(window)
    QTimer.singleShot(300, break_down)
    if way == "look":
        def look():
            dialog = window.faults.dialog
            print("TOLD" if dialog is not None else "SILENT", dialog.title.text() if dialog is not None else "")
            window.close()
        QTimer.singleShot(400, look)

MainWindow.wake = late
sys.exit(desktop.app.main(["--folder", folder, *sys.argv[3:]]))
"""


def run(way: str, folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """The whole program in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", BREAKING, way, str(folder), *more]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def test_a_hard_crash_leaves_a_report_that_the_next_start_tells_of_once(tmp_path: Path) -> None:
    assert run("hard", tmp_path).returncode < 0
    assert not reports(tmp_path)
    assert run("look", tmp_path).stdout.startswith("TOLD Last time Hearthwall ended all of a sudden")
    (report,) = reports(tmp_path)
    text = report.read_text(encoding="utf-8")
    assert "Segmentation fault" in text
    # Once by the program that ended, once by the one that found it.
    assert text.count(full_version()) == 2
    assert "break_down" in text
    assert run("look", tmp_path).stdout.startswith("SILENT")
    assert [path.name for path in (tmp_path / "reports").iterdir()] == [report.name], "a usual end leaves nothing"


def test_a_fatal_message_of_qt_is_written_down_before_the_end(tmp_path: Path) -> None:
    assert run("fatal", tmp_path).returncode < 0
    (report,) = reports(tmp_path)
    text = report.read_text(encoding="utf-8")
    assert "Qt ended the program" in text
    assert "Qt cannot go on" in text
    assert full_version() in text


def test_only_so_many_reports_are_kept_and_the_clock_has_no_say(tmp_path: Path) -> None:
    for number in range(KEPT + 5):
        path = write_report(tmp_path, f"fault {number}")
        os.utime(path, (0, 1_000_000 - number))
    kept = [path.read_text(encoding="utf-8") for path in reports(tmp_path)]
    assert kept == [f"fault {number}" for number in range(KEPT + 4, 4, -1)]


@pytest.mark.parametrize(
    "text, shown",
    [
        (f"/{HOME}/anna/games/x.py", "~/games/x.py"),
        (f'File "/{USERS}/anna/x.py", line 3', 'File "~/x.py", line 3'),
        (rf"C:\{USERS}\Anna\AppData\x.ini", r"~\AppData\x.ini"),
        (f"C:\\\\{USERS}\\\\Anna\\\\x", "~\\\\x"),
        ("Otto sat on otter-hill", "[user] sat on otter-hill"),
        ("/srv/games/otto/x", "/srv/games/[user]/x"),
        ("on mill-house now", "on [computer] now"),
    ],
)
def test_no_file_says_who_somebody_is(text: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "_known", lambda: ("/root", (("otto", "[user]"), ("mill-house", "[computer]"))))
    assert privacy.impersonal(text) == shown


def test_the_log_stays_small_and_survives_the_loss_of_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    log = begin_log(folder)
    try:

        def line(words: str) -> None:
            log.handle(logging.LogRecord("hearthwall", logging.INFO, "", 0, words, None, None))

        line("before there is a folder")
        folder.mkdir()
        for number in range(3 * LARGEST // 1000):
            line(f"{number} " + "x" * 1000)
        assert (folder / LOG_FILE).stat().st_size <= LARGEST
        assert (folder / OLDER_LOG_FILE).stat().st_size <= LARGEST
        assert f"{3 * LARGEST // 1000 - 1} x" in read_log(folder)
        line(f"in {Path.home()}/x")
        assert log.last[-1].endswith("in ~/x")
    finally:
        end_log(log)


def test_a_crash_file_of_a_program_that_named_no_version_is_still_a_report(tmp_path: Path) -> None:
    place = tmp_path / "reports"
    place.mkdir()
    (place / "crash-999999998.txt").write_text("Fatal Python error: Aborted\n")
    (place / "crash-999999999.txt").write_text(f"{full_version()}\n")
    (made,) = earlier_crashes(tmp_path, "It ended.")
    assert "Fatal Python error" in made.read_text(encoding="utf-8")
    assert [path.name for path in place.iterdir()] == [made.name]


def test_a_program_on_a_full_disk_ends_without_a_word(small_disk: Path) -> None:
    fill(small_disk / "rest")
    done = run("none", small_disk / "home", "--smoke")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_a_report_says_versions_library_language_and_look_before_it_is_packed(watched: Watched) -> None:
    watched.window.start_game(new_siege("Long night", setup(), 5))
    watched.window.faults.show_report()
    dialog = watched.window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)
    preview = dialog.findChild(QPlainTextEdit)
    assert isinstance(preview, QPlainTextEdit)
    shown = preview.toPlainText()
    screen = watched.window.screen().size()
    for words in (
        f"Hearthwall {VERSION}",
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
        f"System {platform.system()} {platform.release()} {platform.machine()}",
        f"Library schema {SCHEMA}, this program writes {SCHEMA}",
        "Language en, inches",
        "text 100 %",
        f"Screen {screen.width()} x {screen.height()}",
    ):
        assert words in shown, words
    dialog.accept()


def test_a_report_names_a_library_that_cannot_be_read(tmp_path: Path) -> None:
    assert library_line(tmp_path) == f"Library schema none yet, this program writes {SCHEMA}"
    (tmp_path / LIBRARY_FILE).write_bytes(b"no library at all" * 100)
    assert library_line(tmp_path) == f"Library schema cannot be read, this program writes {SCHEMA}"


def test_about_says_the_version_and_copies_what_it_says(watched: Watched) -> None:
    about = next(action for action in watched.window.menus.help.actions() if "About" in action.text())
    about.trigger()
    box = watched.window.findChild(About)
    assert isinstance(box, About)
    assert any(f"Version {VERSION}" in label.text() for label in box.findChildren(QLabel))
    click(box, "about.copy")
    assert QGuiApplication.clipboard().text() == watched.window.faults.machine()
    click(box, "about.close")


def test_the_packed_report_holds_what_was_shown_and_the_game_only_if_it_is_ticked(
    watched: Watched, tmp_path: Path
) -> None:
    watched.window.start_game(new_siege("Long night", setup(), 5))
    session = watched.window.session
    assert session is not None
    write_report(watched.folder, "an earlier fault")
    watched.window.faults.show_report()
    dialog = watched.window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)
    parts, preview = dialog.findChild(QListWidget), dialog.findChild(QPlainTextEdit)
    assert isinstance(parts, QListWidget)
    assert isinstance(preview, QPlainTextEdit)
    shown: dict[str, str] = {}
    for row in range(parts.count()):
        parts.setCurrentRow(row)
        shown[str(parts.item(row).data(NAME_ROLE))] = preview.toPlainText()
    assert list(shown) == ["versions.txt", "log.txt", "fault-0001.txt", "game.hearthgame"]
    dialog.pack(tmp_path / "a.zip")
    with ZipFile(tmp_path / "a.zip") as pack:
        assert pack.namelist() == ["versions.txt", "log.txt", "fault-0001.txt"]
        for name in pack.namelist():
            assert pack.read(name).decode("utf-8") == shown[name], name
    parts.item(3).setCheckState(Qt.CheckState.Checked)
    dialog.pack(tmp_path / "b.zip")
    with ZipFile(tmp_path / "b.zip") as pack:
        assert pack.read("game.hearthgame").decode("utf-8") == to_text(session.match)
    for row in range(parts.count()):
        parts.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.pack_button.isEnabled()
    dialog.pack(tmp_path / "nowhere" / "c.zip")
    assert "could not be written" in dialog.said.text()
    dialog.accept()
