"""A file that is opened while the program runs opens there: tried with real programs, also frozen and killed ones."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from desktop.games.faces import summary_of
from desktop.session.game_library import GameLibrary
from desktop.shell.handover.caller import hand_over
from desktop.shell.handover.meeting import LONGEST, OpenRequest, meeting_place, read, written
from desktop.shell.handover.starting import LOCK_FILE
from desktop.storage.cards import LIBRARY_FILE, read_cards
from tests.architecture.tree import ROOT
from tests.games.village.desktop.beginning import first_game, new_siege
from tests.games.village.desktop.windows.seats import exported_game

pytest.importorskip("PySide6.QtNetwork", exc_type=ImportError)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tests speak to the sockets and signals of Unix")
PATIENCE = 60.0
PATIENCE_MS = 60_000
PATIENT = ("--patience", str(PATIENCE_MS))
"""Where many tests run at once, programs that are awake are slow as well."""


def until(what: str, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.05)


class Programs:
    """Real programs on one library."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[subprocess.Popen[bytes]] = []

    def start(self, *more: str, folder: Path | None = None) -> subprocess.Popen[bytes]:
        place = ("--folder", str(folder or self.folder))
        command = [sys.executable, "-m", "desktop", *place, "--less-motion", *PATIENT, *more]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        self.all.append(subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL))
        return self.all[-1]

    def listening(self) -> subprocess.Popen[bytes]:
        """A program whose start page is ready."""
        program = self.start()
        until("the program listens", self.answers)
        return program

    def answers(self) -> bool:
        with closing(socket.socket(socket.AF_UNIX)) as caller, suppress(OSError):
            caller.connect(meeting_place(self.folder))
            return True
        return False

    def games(self) -> list[str]:
        return [card.name for card in read_cards(self.folder / LIBRARY_FILE)]

    def holders(self) -> list[int]:
        """The processes that have a game open."""
        with closing(sqlite3.connect(self.folder / LIBRARY_FILE)) as library, suppress(sqlite3.OperationalError):
            return [process for (process,) in library.execute("SELECT process FROM lease WHERE what = 'game'")]
        return []


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    made = Programs(tmp_path / "home #1 ? ü%41")
    yield made
    for program in made.all:
        program.kill()
        program.wait(PATIENCE)
    # What killed programs leave there stays until the next start on the same library, and there is none.
    for folder in (made.folder, tmp_path / "elsewhere"):
        Path(meeting_place(folder)).unlink(missing_ok=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game under a name that no address of the web could bear."""
    return exported_game(tmp_path / "An evening #2? 50% ü\nand on.hearthgame")


@pytest.fixture
def other_file(tmp_path: Path) -> Path:
    """Another game."""
    shelf = GameLibrary(tmp_path / "a third home", summary_of)
    first = first_game()
    path = tmp_path / "Another evening.hearthgame"
    another = new_siege("Another evening", first.setup, first.seed + 1)
    shelf.export(shelf.begin(another).game_id, path)
    shelf.close()
    return path


def test_a_file_opens_in_the_program_that_runs(programs: Programs, file: Path) -> None:
    first = programs.listening()
    second = programs.start(str(file))
    assert second.wait(PATIENCE) == 0
    until("the game is open", lambda: programs.holders() == [first.pid])
    assert programs.games() == ["A first evening"]
    assert first.poll() is None


def test_a_path_beside_which_the_second_program_stood_is_found(programs: Programs, file: Path) -> None:
    first = programs.listening()
    assert hand_over(programs.folder, Path(os.path.relpath(file)), PATIENCE_MS)
    until("the game is open", lambda: programs.holders() == [first.pid])


def test_two_files_opened_in_the_same_instant_share_one_window(programs: Programs, file: Path) -> None:
    both = [programs.start(str(file)) for _ in range(2)]
    until("one of them has left", lambda: any(one.poll() is not None for one in both))
    (left,) = [one for one in both if one.poll() is not None]
    (first,) = [one for one in both if one is not left]
    assert left.returncode == 0
    until("a game is open", lambda: programs.holders() == [first.pid])
    # The other one waits for an answer, for a game is in the way.
    assert len(programs.games()) == 1


def test_a_killed_program_stands_in_nobody_s_way(programs: Programs, file: Path) -> None:
    killed = programs.listening()
    killed.kill()
    killed.wait(PATIENCE)
    assert Path(meeting_place(programs.folder)).exists()
    second = programs.start(str(file))
    until("the game is open", lambda: programs.holders() == [second.pid])
    until("it listens in the place of the killed one", programs.answers)
    third = programs.start(str(file))
    assert third.wait(PATIENCE) == 0


def test_a_program_that_was_killed_while_it_started_is_not_waited_for(programs: Programs, file: Path) -> None:
    killed = programs.start()
    until("it says that it starts", (programs.folder / LOCK_FILE).exists)
    killed.kill()
    killed.wait(PATIENCE)
    second = programs.start(str(file))
    until("the game is open", lambda: programs.holders() == [second.pid])


def test_a_frozen_program_is_left_alone_and_opens_nothing_when_it_wakes(
    programs: Programs, file: Path, other_file: Path
) -> None:
    frozen = programs.listening()
    frozen.send_signal(signal.SIGSTOP)
    try:
        second = programs.start(str(file), "--patience", "1000")
        until("a window of its own", lambda: programs.holders() == [second.pid])
    finally:
        frozen.send_signal(signal.SIGCONT)
    until("the first one answers again", lambda: hand_over(programs.folder, other_file, PATIENCE_MS))
    # Had it opened the other one before, it would ask now.
    until("it opens what came now", lambda: sorted(programs.holders()) == sorted([frozen.pid, second.pid]))
    assert sorted(programs.games()) == ["A first evening", "Another evening"]


def test_a_window_of_its_own_can_be_had_on_purpose(programs: Programs, file: Path, other_file: Path) -> None:
    first = programs.listening()
    second = programs.start("--new-window", str(file))
    until("the game is open", lambda: programs.holders() == [second.pid])
    assert first.poll() is None
    # The file that comes next still goes to the first.
    assert hand_over(programs.folder, other_file, PATIENCE_MS)
    until("both have one", lambda: sorted(programs.holders()) == sorted([first.pid, second.pid]))
    assert len(programs.games()) == 2


def test_another_library_is_another_program(programs: Programs, file: Path, tmp_path: Path) -> None:
    programs.listening()
    other = tmp_path / "elsewhere"
    second = programs.start(str(file), folder=other)
    until("it is taken in there", lambda: bool(read_cards(other / LIBRARY_FILE)))
    assert second.poll() is None
    assert programs.games() == []


def test_whoever_closes_leaves_the_place_to_the_next(programs: Programs) -> None:
    first = programs.listening()
    first.terminate()
    first.wait(PATIENCE)
    programs.listening()


def test_foreign_words_are_refused(programs: Programs, file: Path) -> None:
    first = programs.listening()
    for words in (b"\n", b"[]\n", b'{"file": "relative.hearthgame"}\n', b"x" * (2 * LONGEST), b'{"file": 5}\n'):
        with closing(socket.socket(socket.AF_UNIX)) as caller, suppress(ConnectionError):
            caller.connect(meeting_place(programs.folder))
            caller.settimeout(PATIENCE)
            caller.sendall(words)
            while caller.recv(100):
                pass
    assert first.poll() is None
    assert hand_over(programs.folder, file, PATIENCE_MS)


def test_nobody_there_is_known_at_once(tmp_path: Path, file: Path) -> None:
    began = time.monotonic()
    assert not hand_over(tmp_path / "nobody", file, PATIENCE_MS)
    assert time.monotonic() - began < PATIENCE


def test_a_folder_that_others_may_write_to_is_no_meeting_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    # Not the tests' own folder: its name is too long for a socket.
    with tempfile.TemporaryDirectory(prefix="hw-") as short:
        monkeypatch.setattr("tempfile.tempdir", short)
        library = Path(short, "home")
        place = Path(meeting_place(library))
        assert place.parent.parent == Path(short)
        place.parent.chmod(0o777)
        assert meeting_place(library) == ""
        place.parent.rmdir()
        place.parent.symlink_to(short)
        assert meeting_place(library) == ""


def test_a_place_with_too_long_a_name_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("long" * 40)
    long.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    assert meeting_place(tmp_path) == ""
    assert not hand_over(tmp_path, tmp_path / "a.hearthgame", PATIENCE_MS)


def test_names_that_are_no_text_come_over_whole() -> None:
    request = OpenRequest(Path(os.fsdecode(b'/tmp/a\xff\xfe\n"#?%41.hearthpack')), "leave")
    assert read(written(request)) == request
