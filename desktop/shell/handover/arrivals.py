"""Opens files that come while the program runs, one by one, with a question where something would be put away."""

from __future__ import annotations

import os
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop.look.late_dialog import open_late
from desktop.look.message_box import message_box
from desktop.shell.handover.meeting import OpenRequest

if TYPE_CHECKING:
    from desktop.session.shell import Shell
    from desktop.workshop.packs.exchange import PackExchange

LOOK_AGAIN_MS = 150
GAME_ENDING = ".hearthgame"
ENDINGS = (".hearthpack", GAME_ENDING)
"""What may be dropped on the window."""


class Arrivals(QObject):
    """What comes before the start page is ready, or while a dialog stands, waits."""

    def __init__(self, shell: Shell, packs: PackExchange) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._packs = packs
        self._waiting: deque[Path] = deque()
        self._ready = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._look)

    def hear(self, request: OpenRequest) -> None:
        """Another program was started with a file: this one comes to the front and opens it."""
        self._come_to_the_front(request.leave)
        self.bring(request.file)

    def bring(self, path: Path) -> None:
        """Open a file as soon as nothing stands in the way."""
        self._waiting.append(path)
        self._timer.start()

    def takes(self, data: QMimeData) -> bool:
        """Whether a file that the program opens is among what is dragged."""
        return bool(_files(data))

    def drop(self, data: QMimeData) -> None:
        """Open the files one after another, after the drop: the other program waits for its end."""
        for path in _files(data):
            self.bring(path)

    def begin(self) -> None:
        """The start page is ready."""
        self._ready = True
        self._look()

    def _look(self) -> None:
        if not self._waiting:
            self._timer.stop()
        elif self._ready and QApplication.activeModalWidget() is None and not self._packs.is_reading:
            self._open(self._waiting.popleft())

    def _open(self, path: Path) -> None:
        if path.suffix.lower() == GAME_ENDING and self._in_the_way():
            self._ask(path)
        else:
            self._go_on_with(path)

    def _go_on_with(self, path: Path) -> None:
        from desktop.shell.opened_file import open_file

        open_file(self._shell, path, self._packs.open)

    def _in_the_way(self) -> str:
        """What becomes of what is open when a game takes its place; "" when nothing is."""
        session = self._shell.session
        if self._shell.is_editing:
            return self.tr("What you are working on is kept; you find it again in the workshop.")
        if session is not None and not session.match.over:
            return self.tr("The game that is open is put away as it stands; you find it again on the start page.")
        return ""

    def _ask(self, path: Path) -> None:
        title = self.tr("Open “{file}” now?").format(file=path.name)
        box = message_box(self._shell.dialog_parent, "dialog.arrival", title, self._in_the_way())
        box.setTextFormat(Qt.TextFormat.PlainText)
        buttons = (
            ("arrival.open", self.tr("Open it"), QMessageBox.ButtonRole.AcceptRole),
            ("arrival.keep", self.tr("Only put it in the library"), QMessageBox.ButtonRole.ActionRole),
            ("arrival.leave", self.tr("Not now"), QMessageBox.ButtonRole.RejectRole),
        )
        for name, words, role in buttons:
            button = box.addButton(words, role)
            button.setObjectName(name)
            if role is QMessageBox.ButtonRole.AcceptRole:
                button.clicked.connect(lambda: self._make_room_for(path))
                box.setDefaultButton(button)
            elif role is QMessageBox.ButtonRole.ActionRole:
                button.clicked.connect(lambda: self._keep(path))
            else:
                box.setEscapeButton(button)
        open_late(box)

    def _make_room_for(self, path: Path) -> None:
        # After the box: an editor that cannot keep its work says so in the same place.
        QTimer.singleShot(0, self, lambda: self._open_instead(path))

    def _open_instead(self, path: Path) -> None:
        if self._shell.may_leave_workshop():
            self._go_on_with(path)

    def _keep(self, path: Path) -> None:
        from desktop.shell.opened_file import take_in

        take_in(self._shell, path)

    def _come_to_the_front(self, leave: str) -> None:
        if leave:
            # Wayland shows a window in front only with the leave that the system gave to whoever was clicked.
            os.environ["XDG_ACTIVATION_TOKEN"] = leave
        window = self._shell.dialog_parent
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        front = QApplication.activeModalWidget() or window
        front.raise_()
        front.activateWindow()
        QApplication.alert(window)


def _files(data: QMimeData) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() in ENDINGS]
