"""Takes packs in and hands items on in packs. Most of it is loaded late."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressDialog

from desktop.look.message_box import message_box
from desktop.storage.problems import LibraryProblem
from desktop.workshop.packs.plain_label import plain_label

if TYPE_CHECKING:
    from desktop.background import Background
    from desktop.session.shell import Shell
    from desktop.storage.packs.pack import Pack

PATIENCE_MS = 400
"""So long a pack is read before anything is said about it."""


class WorkshopPlace(Protocol):
    """Where it is said what became of a pack."""

    @property
    def is_open(self) -> bool:
        """Whether the workshop is what the window shows."""

    def show(self, choose: int = 0) -> None:
        """Open the workshop with an item chosen."""

    def tell(self, words: str, offer: tuple[str, Callable[[], object]] | None = None) -> None:
        """Say something there, with a button for what one may want to do next."""


class PackExchange(QObject):
    """One for the window."""

    added = Signal(list)
    """The numbers of the items that a pack has brought into the library."""

    def __init__(self, shell: Shell, workshop: Callable[[], WorkshopPlace]) -> None:
        """`workshop` gives the workshop, which is loaded by it."""
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._workshop = workshop
        self._reading: Background | None = None
        self._waiting: QProgressDialog | None = None

    # Files from outside

    def ask_for_file(self) -> None:
        """Choose a pack and open it."""
        words = self.tr("Hearthwall packs (*.hearthpack)")
        path, _ = QFileDialog.getOpenFileName(self._shell.dialog_parent, self.tr("Import a pack"), "", words)
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> None:
        """Read the pack beside the window, then show what is in it, or what is wrong with it."""
        from desktop.background import Background
        from desktop.sketch.ink import from_bytes
        from desktop.storage.packs.reading import read_pack

        self.stop()
        self._reading = Background(lambda stopped: read_pack(path, stopped, from_bytes), self)
        self._reading.done.connect(self._read)
        self._reading.failed.connect(lambda fault: self._failed(path, fault))
        QTimer.singleShot(PATIENCE_MS, self, lambda reading=self._reading: self._say_wait(path, reading))

    def _say_wait(self, path: Path, reading: Background) -> None:
        if reading is not self._reading:
            return
        words = self.tr("Looking through {file}").format(file=path.name)
        self._waiting = QProgressDialog("", self.tr("Stop"), 0, 0, self._shell.dialog_parent)
        self._waiting.setLabel(plain_label(words))
        self._waiting.setObjectName("dialog.pack-waiting")
        self._waiting.setWindowTitle("Hearthwall")
        self._waiting.setWindowModality(Qt.WindowModality.WindowModal)
        self._waiting.canceled.connect(self.stop)
        self._waiting.show()

    @property
    def is_reading(self) -> bool:
        """Whether a pack is being looked through; the next one waits for its end."""
        return self._reading is not None

    def stop(self) -> None:
        """Wait no longer for a pack that is being read."""
        if self._reading is not None:
            self._reading.stop()
        self._ended()

    def _ended(self) -> None:
        self._reading = None
        if self._waiting is not None:
            self._waiting.canceled.disconnect(self.stop)
            self._waiting.deleteLater()
            self._waiting = None

    def _read(self, pack: Pack) -> None:
        from desktop.workshop.packs.preview_dialog import PreviewDialog

        self._ended()
        shell = self._shell
        try:
            dialog = PreviewDialog(shell.theme, shell.games.library.items, pack, shell.dialog_parent)
        except LibraryProblem as fault:
            shell.say_why(self.tr("The library cannot be opened"), fault)
            return
        dialog.added.connect(self._added)
        dialog.open()

    def _failed(self, path: Path, fault: Exception) -> None:
        from desktop.storage.packs.faults import PackProblem
        from desktop.workshop.packs.problems_dialog import PackProblemsDialog

        self._ended()
        if not isinstance(fault, PackProblem):
            raise fault
        dialog = PackProblemsDialog(self._shell.theme, path.name, fault, self._shell.dialog_parent)
        dialog.open()

    def _added(self, numbers: list[int]) -> None:
        self.added.emit(numbers)
        words = self.tr("%n item(s) of it can be played and edited now.", "", len(numbers))
        workshop = self._workshop()
        if workshop.is_open:
            workshop.tell(self.tr("The pack is in your library. {items}").format(items=words))
            return
        title = self.tr("The pack is in your library")
        box = message_box(self._shell.dialog_parent, "dialog.pack-added", title, words)
        close = box.addButton(self.tr("Close"), QMessageBox.ButtonRole.RejectRole)
        close.setObjectName("pack-added.close")
        box.setDefaultButton(close)
        # Whoever plays would leave the game for it.
        if self._shell.at_hearth:
            show = box.addButton(self.tr("Show in the workshop"), QMessageBox.ButtonRole.AcceptRole)
            show.setObjectName("pack-added.show")
            show.clicked.connect(lambda: workshop.show(numbers[0]))
        box.open()

    # Sharing

    def share(self, numbers: Sequence[int]) -> None:
        """Put items of the library, and what they need, into a pack."""
        from desktop.workshop.packs.export_dialog import ExportDialog

        shell = self._shell
        try:
            items = shell.games.library.items
            dialog = ExportDialog(shell.theme, shell.settings, items, numbers, shell.dialog_parent)
        except LibraryProblem as fault:
            shell.say(self.tr("The library cannot be opened"), shell.sentence_of(fault))
            return
        dialog.written.connect(self._written)
        dialog.open()

    def _written(self, path: Path) -> None:
        words = self.tr(
            "{file} is written, in {folder}. Hand it on: whoever opens it sees what is in it before anything is added."
        ).format(file=path.name, folder=path.resolve().parent)
        folder = QUrl.fromLocalFile(str(path.parent))
        self._workshop().tell(words, (self.tr("Show in folder"), lambda: QDesktopServices.openUrl(folder)))
