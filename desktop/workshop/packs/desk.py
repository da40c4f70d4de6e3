"""What the main window needs for packs: opening one from a file, and sharing. Most of it is loaded late."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressDialog

from desktop.storage.problems import LibraryProblem

if TYPE_CHECKING:
    from desktop.shell.main_window import MainWindow
    from desktop.storage.packs.pack import Pack
    from desktop.workshop.packs.background import Background

PATIENCE_MS = 400
"""So long a pack is read before anything is said about it."""
ENDINGS = (".hearthpack", ".hearthgame")
"""What may be dropped on the window."""


class PackDesk(QObject):
    """Belongs to the main window."""

    added = Signal(list)
    """The numbers of the items that a pack has brought into the library."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._reading: Background | None = None
        self._waiting: QProgressDialog | None = None

    # Files from outside

    def takes(self, data: QMimeData) -> bool:
        """Whether a file that the program opens is among what is dragged."""
        return bool(_files(data))

    def drop(self, data: QMimeData) -> None:
        """Open the files one after another, after the drop: the other program waits for its end."""
        for path in _files(data):
            self.window.arrivals.bring(path)

    def ask_for_file(self) -> None:
        """Choose a pack and open it."""
        words = self.tr("Hearthwall packs (*.hearthpack)")
        path, _ = QFileDialog.getOpenFileName(self.window, self.tr("Import a pack"), "", words)
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> None:
        """Read the pack beside the window, then show what is in it, or what is wrong with it."""
        from desktop.storage.packs.reading import read_pack
        from desktop.workshop.packs.background import Background

        self.stop()
        self._reading = Background(lambda stopped: read_pack(path, stopped), self)
        self._reading.done.connect(self._read)
        self._reading.failed.connect(lambda fault: self._failed(path, fault))
        QTimer.singleShot(PATIENCE_MS, self, lambda reading=self._reading: self._say_wait(path, reading))

    def _say_wait(self, path: Path, reading: Background) -> None:
        if reading is not self._reading:
            return
        words = self.tr("Looking through {file}").format(file=path.name)
        self._waiting = QProgressDialog(words, self.tr("Stop"), 0, 0, self.window)
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
        try:
            dialog = PreviewDialog(self.window.theme, self.window.shelf.library.items, pack, self.window)
        except LibraryProblem as fault:
            self.window.say_why(self.tr("The library cannot be opened"), fault)
            return
        dialog.added.connect(self._added)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _failed(self, path: Path, fault: Exception) -> None:
        from desktop.storage.packs.faults import PackProblem
        from desktop.workshop.packs.problems_dialog import PackProblemsDialog

        self._ended()
        if not isinstance(fault, PackProblem):
            raise fault
        dialog = PackProblemsDialog(self.window.theme, path.name, fault, self.window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _added(self, numbers: list[int]) -> None:
        self.added.emit(numbers)
        words = self.tr("%n item(s) of it can be played and edited now.", "", len(numbers))
        if self.window.workshop.is_open:
            self.window.workshop.tell(self.tr("The pack is in your library. {items}").format(items=words))
            return
        box = QMessageBox(self.window)
        box.setObjectName("dialog.pack-added")
        box.setWindowTitle("Hearthwall")
        box.setText(self.tr("The pack is in your library"))
        box.setInformativeText(words)
        close = box.addButton(self.tr("Close"), QMessageBox.ButtonRole.RejectRole)
        close.setObjectName("pack-added.close")
        box.setDefaultButton(close)
        # Whoever plays would leave the game for it.
        if self.window.pages.currentWidget() is self.window.hearth:
            show = box.addButton(self.tr("Show in the workshop"), QMessageBox.ButtonRole.AcceptRole)
            show.setObjectName("pack-added.show")
            show.clicked.connect(lambda: self.window.workshop.show(numbers[0]))
        box.finished.connect(box.deleteLater)
        box.open()

    # Sharing

    def share(self, numbers: Sequence[int]) -> None:
        """Put items of the library, and what they need, into a pack."""
        from desktop.workshop.packs.export_dialog import ExportDialog

        window = self.window
        try:
            dialog = ExportDialog(window.theme, window.settings, window.shelf.library.items, numbers, window)
        except LibraryProblem as fault:
            window.say(self.tr("The library cannot be opened"), window.faults.sentence_of(fault))
            return
        dialog.written.connect(self._written)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _written(self, path: Path) -> None:
        words = self.tr(
            "{file} is written. Hand it on: whoever opens it sees what is in it before anything is added."
        ).format(file=path.name)
        folder = QUrl.fromLocalFile(str(path.parent))
        self.window.workshop.tell(words, (self.tr("Show in folder"), lambda: QDesktopServices.openUrl(folder)))


def _files(data: QMimeData) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() in ENDINGS]
