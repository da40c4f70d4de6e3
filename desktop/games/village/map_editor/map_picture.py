"""Exports the map as a picture file at print scale, while one goes on working."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from desktop.games.village.map_editor.map_scene import MapScene
from desktop.look.colours import LookName
from desktop.look.documents import in_documents
from desktop.look.late_dialog import open_late
from desktop.look.message_box import message_box
from desktop.look.theme import Theme
from desktop.storage.packs.pack import file_name
from desktop.storage.whole_file import with_ending
from desktop.tabletop.battlefield.print_scale import DOTS_PER_INCH, write_at_print_scale

ENDING = ".png"


class MapPicture(QObject):
    """Writes one picture at a time, a band after the other, to its end even where the map is left meanwhile."""

    progressed = Signal(str)
    """How far it is, in words."""
    ended = Signal(str)
    """Where it lies now, or why it was not written."""

    def __init__(self, scene: MapScene, name: Callable[[], str], parent: QWidget) -> None:
        """`name` gives what the map is called."""
        super().__init__(QCoreApplication.instance())
        self._parent, self._scene, self._name = parent, scene, name
        self._window = parent
        """Where one is told of a fault after the map has been left."""
        self._bands: Iterator[float] | None = None
        self._path = Path()
        self._step = QTimer(self)
        self._step.setInterval(0)
        self._step.timeout.connect(self._write_some)
        self._is_left = False
        parent.destroyed.connect(self._leave)

    @property
    def is_busy(self) -> bool:
        """Whether a picture is being written."""
        return self._bands is not None

    def ask(self) -> None:
        """Ask for a file and write the map into it."""
        if self.is_busy:
            return
        kinds = self.tr("Picture (*.png)")
        name = in_documents(file_name(self._name(), ENDING))
        path, _ = QFileDialog.getSaveFileName(self._parent, self.tr("The map as a picture"), name, kinds)
        if path:
            self.write(with_ending(path, ENDING))

    def write(self, path: Path) -> None:
        """Write what is seen of the map, without the grid, in the colours of the light look: paper is light."""
        table, terrain, buildings = self._scene.drawn()
        look = Theme(LookName.LIGHT, less_motion=True).look
        self._path, self._window = path, self._parent.window()
        self._bands = write_at_print_scale(path, look, replace(table, grid=False), terrain, buildings)
        self._step.start()

    def _write_some(self) -> None:
        if self._bands is None:
            return
        try:
            done = next(self._bands)
        except StopIteration:
            self._end(
                self.tr("The map is in {file}. Printed at 100 % ({dots} dpi), an inch on it is an inch.").format(
                    file=self._path.name, dots=DOTS_PER_INCH
                )
            )
        except OSError as fault:
            words = self.tr("{file} cannot be written ({why}); choose another place.")
            words = words.format(file=self._path.name, why=fault.strerror or "")
            if self._is_left and isValid(self._window):
                # Nobody else tells it any more.
                open_late(message_box(self._window, "dialog.problem", words))
            self._end(words)
        else:
            self.progressed.emit(self.tr("The picture is being written: {percent} %").format(percent=int(done * 100)))

    def _end(self, words: str) -> None:
        self._bands = None
        self._step.stop()
        self.ended.emit(words)
        if self._is_left:
            self.deleteLater()

    def _leave(self) -> None:
        self._is_left = True
        if not self.is_busy:
            self.deleteLater()
