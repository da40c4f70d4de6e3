"""Asks the program that runs to open a file, instead of opening a second window for it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.shell.handover.meeting import HERE, TAKEN, OpenRequest, meeting_place, written

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket


def hand_over(folder: Path, file: Path, patience_ms: int) -> bool:
    """Whether a program on the library in `folder` runs and has taken the file; if not, nobody has opened it.

    `patience_ms` is how long that program may be silent before it counts as frozen.
    """
    try:
        from PySide6.QtNetwork import QLocalSocket
    except ImportError:
        # Qt's library for it asks for one of the system that a very small system lacks.
        return False
    place = meeting_place(folder)
    if not place:
        return False
    socket = QLocalSocket()
    try:
        socket.connectToServer(place)
        if not socket.waitForConnected(patience_ms) or _line(socket, patience_ms) != HERE:
            return False
        _let_it_come_to_the_front()
        leave = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        socket.write(written(OpenRequest(file.absolute(), leave)))
        return _line(socket, patience_ms) == TAKEN
    finally:
        socket.abort()


def _line(socket: QLocalSocket, patience_ms: int) -> bytes:
    """The next line, or "" when none has come in that time."""
    end = time.monotonic() + patience_ms / 1000
    while not socket.canReadLine():
        left = round((end - time.monotonic()) * 1000)
        if left <= 0 or not socket.waitForReadyRead(left):
            return b""
    return bytes(socket.readLine().data())


def _let_it_come_to_the_front() -> None:
    """Windows lets no program come to the front by itself: the one that was clicked passes its leave on."""
    if sys.platform == "win32":
        import ctypes

        any_process = 0xFFFFFFFF
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
