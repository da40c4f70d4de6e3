"""Warns a person who opens something that is open elsewhere: it may be opened all the same, or a copy."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMessageBox

from desktop.look.message_box import message_box
from desktop.storage.problems import LibraryProblem

if TYPE_CHECKING:
    from desktop.session.shell import Shell
    from desktop.storage.leases import Holder, Leases

GAME, ITEM = "game", "item"
"""What can be open."""
HEARTBEAT_MS = 30_000


class Notices(QObject):
    """Asks before, notes what is open here, and says again and again that it still is.

    A notice is help and no lock: where it cannot be read or written, everything goes on without it.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._taken: Leases | None = None
        """Where it is noted what is open here. A library that was let go since is not opened anew to say that it is."""
        self._timer = QTimer(self)
        self._timer.setInterval(HEARTBEAT_MS)
        self._timer.timeout.connect(self._beat)

    def open(self, what: str, number: int, name: str, here: Callable[[], None], copy: Callable[[], None]) -> None:
        """Open it `here` at once if nobody else has it open, else as the person decides: here too, or as a copy."""
        others: list[Holder] = []
        with suppress(LibraryProblem):
            others = self._leases.others(what, number)
        if not others:
            here()
            return
        title = self.tr("“{name}” is open elsewhere").format(name=name)
        box = message_box(self._shell.dialog_parent, "dialog.elsewhere", title, self._where(others[0]))
        buttons = (
            ("elsewhere.copy", self.tr("Open a copy"), QMessageBox.ButtonRole.ActionRole, copy),
            ("elsewhere.here", self.tr("Open it here too"), QMessageBox.ButtonRole.AcceptRole, here),
            ("elsewhere.leave", self.tr("Not now"), QMessageBox.ButtonRole.RejectRole, None),
        )
        for name_of, words, role, call in buttons:
            button = box.addButton(words, role)
            button.setObjectName(name_of)
            if call is not None:
                button.clicked.connect(call)
            if role is QMessageBox.ButtonRole.RejectRole:
                box.setEscapeButton(button)
                box.setDefaultButton(button)
        box.open()

    def take(self, what: str, number: int) -> None:
        """It is open here now."""
        with suppress(LibraryProblem):
            self._taken = self._leases
            self._taken.take(what, number)
        self._timer.start()

    def leave_every(self, what: str) -> None:
        """Nothing of the kind is open here any longer."""
        with suppress(LibraryProblem):
            if self._taken is not None:
                self._taken.leave_every(what)

    @property
    def _leases(self) -> Leases:
        return self._shell.games.library.leases

    def _beat(self) -> None:
        with suppress(LibraryProblem):
            if self._taken is not None and self._taken.held:
                self._taken.beat()
            else:
                self._timer.stop()

    def _where(self, holder: Holder) -> str:
        if holder.same_program:
            where = self.tr("Another window of this program has it open.")
        elif holder.here:
            where = self.tr("Another Hearthwall on this computer has it open.")
        else:
            where = self.tr("Hearthwall on the computer “{computer}” has it open.").format(computer=holder.host)
        rest = self.tr("If both go on, nothing is mixed: whoever saves second is asked what to keep.")
        return f"{where} {rest}"
