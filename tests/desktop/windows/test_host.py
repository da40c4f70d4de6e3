"""The program that listens for files: callers that mean it ill, and programs that begin to listen in one instant."""

from __future__ import annotations

import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.shell.handover.meeting import HERE, LONGEST, TAKEN, OpenRequest, meeting_place, read, written

listening = pytest.importorskip("desktop.shell.handover.host", exc_type=ImportError)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tests speak to the sockets of Unix")
PATIENCE_MS = 60_000


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A library whose meeting place nobody else uses."""
    with tempfile.TemporaryDirectory(prefix="hw-") as short:
        Path(short).chmod(0o700)
        monkeypatch.setenv("XDG_RUNTIME_DIR", short)
        library = Path(short, "home")
        library.mkdir()
        yield library


@pytest.fixture
def host(folder: Path, qtbot: QtBot) -> Iterator[Any]:
    made = listening.Host(folder)
    made.listen()
    assert made.is_listening
    yield made
    made.close()


def answers(place: str) -> bool:
    with closing(socket.socket(socket.AF_UNIX)) as caller, suppress(OSError):
        caller.connect(place)
        return True
    return False


def said_to(caller: socket.socket, qtbot: QtBot) -> bytes:
    """What a caller hears until it is sent away."""
    caller.setblocking(False)
    heard = bytearray()

    def sent_away() -> bool:
        try:
            more = caller.recv(100)
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        heard.extend(more)
        return not more

    qtbot.waitUntil(sent_away, timeout=PATIENCE_MS)
    return bytes(heard)


def test_two_that_find_nobody_in_one_instant_do_not_put_each_other_away(
    folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = listening.Host(folder), listening.Host(folder)

    def looked_at_before_the_other_began(place: str) -> bool:
        monkeypatch.setattr(listening, "_answers", answers)
        found = answers(place)
        second.listen()
        return found

    monkeypatch.setattr(listening, "_answers", looked_at_before_the_other_began)
    first.listen()
    assert [one.is_listening for one in (first, second)] == [True, False]
    assert answers(meeting_place(folder))
    second.close()
    assert answers(meeting_place(folder))
    first.close()
    second.listen()
    assert second.is_listening
    second.close()


def test_a_folder_that_takes_no_file_is_listened_for_all_the_same(tmp_path: Path, folder: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").touch()
    host = listening.Host(tmp_path / "file" / "no folder")
    host.listen()
    assert host.is_listening
    host.close()


def test_a_caller_that_says_nothing_is_sent_away(
    host: Any, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "PATIENCE_MS", 50)
    with closing(socket.socket(socket.AF_UNIX)) as caller:
        caller.connect(meeting_place(folder))
        assert said_to(caller, qtbot) == HERE


def test_a_caller_that_never_ends_its_line_is_sent_away_before_its_time(host: Any, folder: Path, qtbot: QtBot) -> None:
    asked: list[OpenRequest] = []
    host.asked.connect(asked.append)
    with closing(socket.socket(socket.AF_UNIX)) as caller:
        caller.connect(meeting_place(folder))
        caller.setblocking(False)
        told = 0

        def refused() -> bool:
            nonlocal told
            try:
                told += caller.send(b"x" * 4096)
            except BlockingIOError:
                return False
            except ConnectionError:
                return True
            return False

        qtbot.waitUntil(refused, timeout=PATIENCE_MS)
        # What the system itself takes in between comes on top.
        assert told < 20 * LONGEST
    assert asked == []


def test_a_caller_has_one_file_and_no_more(host: Any, folder: Path, qtbot: QtBot) -> None:
    asked: list[OpenRequest] = []
    host.asked.connect(asked.append)
    files = [OpenRequest(folder / f"{number}.hearthgame") for number in range(3)]
    with closing(socket.socket(socket.AF_UNIX)) as caller:
        caller.connect(meeting_place(folder))
        caller.sendall(written(files[0]))
        qtbot.waitUntil(lambda: bool(asked), timeout=PATIENCE_MS)
        with suppress(ConnectionError):
            caller.sendall(written(files[1]) + written(files[2]))
        assert said_to(caller, qtbot) == HERE + TAKEN
    assert asked == files[:1]


@pytest.mark.parametrize(
    "line",
    [
        b"[" * (LONGEST - 2) + b"\n",
        b'{"file": "/a", "leave": "\\ud800"}\n',
        b'{"file": "/\\ud800"}\n',
        b'{"file": "/a\\u0000b"}\n',
        b'{"file": "/a", "leave": 1}\n',
        b'"/a"\n',
        b"1" * 5000 + b"\n",
        b"\xff\n",
    ],
)
def test_a_line_that_nobody_means_well_is_no_request(line: bytes) -> None:
    assert read(line) is None
