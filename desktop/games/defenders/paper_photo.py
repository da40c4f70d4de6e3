"""A city on real paper: a photograph of the sheet is laid under the plan by the menu or by dropping it there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QFileDialog

from desktop.games.defenders.paper_map import PaperMap
from desktop.games.defenders.paper_sheet import PaperSheet
from desktop.look.foreign_picture import PictureProblem
from desktop.look.message_box import message_box
from desktop.play.parts import PlayParts


class PaperPhoto(QObject):
    """The photograph of one game, and the entry of the menu that lays it down or takes it away."""

    changed = Signal()

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.paper = PaperMap(parts.settings, parts.session)
        self.action = QAction(parts.window)
        self.action.setVisible(self.is_wanted)
        self.action.triggered.connect(lambda _=False: self._act())
        self._name()

    @property
    def is_wanted(self) -> bool:
        """Whether the people of this game draw on paper."""
        return self.paper.is_wanted

    @property
    def image(self) -> QImage | None:
        """The photo that lies there."""
        return self.paper.image

    def lay(self, path: Path) -> None:
        """Take this picture. Raises `PictureProblem`."""
        self.paper.lay(path)
        self._name()
        self.changed.emit()
        self._parts.strip.say(self.tr("Drag each place to where it lies on your map."))

    def watch(self, sheet: PaperSheet) -> None:
        """Pictures are dropped on this sheet, and places dragged on it."""
        sheet.picture_dropped.connect(self._try)
        sheet.carried.connect(self._carry)

    def _carry(self, place: str, x: float, y: float, is_end: bool) -> None:
        self.paper.spots.put(place, x, y)
        if is_end:
            self.paper.spots.keep()
        self.changed.emit()

    def take_away(self) -> None:
        """The plan alone."""
        self.paper.take_away()
        self._name()
        self.changed.emit()
        # What was said of the photo holds no longer.
        self._parts.strip.clear()

    def _act(self) -> None:
        if self.image is not None:
            self.take_away()
            return
        title, words = self.tr("A photo of your map"), self.tr("Pictures (*.png *.jpg *.jpeg)")
        path, _ = QFileDialog.getOpenFileName(self._parts.window, title, "", words)
        if path:
            self._try(Path(path))

    def _try(self, path: Path) -> None:
        """Lay it down, or say why not."""
        try:
            self.lay(path)
        except PictureProblem as problem:
            title = self.tr("{file} cannot be laid under your map").format(file=path.name)
            message_box(self._parts.window, "dialog.photo", title, str(problem)).open()

    def _name(self) -> None:
        laid = self.image is not None
        self.action.setText(self.tr("Take the photo away") if laid else self.tr("Lay a photo of your map under it"))
