"""Listens for programs that were started with a file, and takes the file from them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from desktop.shell.handover.meeting import HERE, LONGEST, TAKEN, meeting_place, read

AGAIN_MS = 10_000
"""How often a second program looks whether the first is gone, to listen in its place."""
PATIENCE_MS = 5000
"""Who calls and says nothing for so long is sent away."""
PROBE_MS = 200
TURN_FILE = "listening.lock"


class Host(QObject):
    """Listens as soon as nobody else does for the same library."""

    asked = Signal(object)
    """A `Request`."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = meeting_place(folder)
        self._turn = QLockFile(str(folder / TURN_FILE))
        self._server = QLocalServer(self)
        # For this person alone: under Windows the name can be seen by all.
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        self._again = QTimer(self)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.listen)

    @property
    def is_listening(self) -> bool:
        """Whether files come here."""
        return self._server.isListening()

    def listen(self) -> None:
        """Listen, or try again later while another program does."""
        if not self._place or self._server.isListening():
            return
        # Two that find nobody in the same instant would each put away what the other has just set up. Where the folder
        # takes no file, they go on without.
        if self._turn.tryLock(0) or self._turn.error() is not QLockFile.LockError.LockFailedError:
            try:
                self._begin_unless_answered()
            finally:
                self._turn.unlock()
        if self._server.isListening():
            self._again.stop()
        else:
            self._again.start()

    def _begin_unless_answered(self) -> None:
        if not _answers(self._place):
            # What a killed program has left there.
            QLocalServer.removeServer(self._place)
            self._server.listen(self._place)

    def close(self) -> None:
        """Listen no more; the name is free for the next."""
        self._again.stop()
        self._server.close()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(partial(self._hear, socket))
            QTimer.singleShot(PATIENCE_MS, socket, socket.abort)
            socket.write(HERE)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        request = read(bytes(socket.readLine(LONGEST).data()))
        if request is None:
            socket.abort()
            return
        socket.write(TAKEN)
        socket.disconnectFromServer()
        self.asked.emit(request)


def _answers(place: str) -> bool:
    """Whether a program listens there, awake or frozen."""
    probe = QLocalSocket()
    probe.connectToServer(place)
    try:
        return probe.waitForConnected(PROBE_MS)
    finally:
        probe.abort()
