"""A city on real paper: a photograph of the sheet is laid under the plan, and remembered for the game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QFileDialog

from desktop.games.defenders.paper_sheet import PaperSheet
from desktop.games.defenders.paper_spots import PaperSpots
from desktop.look.foreign_picture import PictureProblem
from desktop.look.message_box import message_box
from desktop.play.parts import PlayParts
from desktop.sketch.photo import read_photo
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.state.city import City


class PaperPhoto(QObject):
    """The photograph of one game, and the entry of the menu that lays it down or takes it away."""

    changed = Signal()

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        game = parts.session.match.game
        self.is_wanted = isinstance(game, DefendersGame) and game.options.on_paper
        """Whether the people of this game draw on paper."""
        self.image: QImage | None = None
        self.spots = PaperSpots(parts.settings, f"{self._key}-spots")
        self.action = QAction(parts.window)
        self.action.setVisible(self.is_wanted)
        self.action.triggered.connect(lambda _=False: self._act())
        if self.is_wanted:
            self._remember()
        self._name()

    @property
    def _key(self) -> str:
        # Sandboxes have no number, and a number may be given again; all first games begin with the same seed.
        session = self._parts.session
        return f"sketch/photo/{session.game_id}-{session.match.seed}"

    def lay(self, path: Path) -> None:
        """Take this picture. Raises `PictureProblem`."""
        self.image = read_photo(path)
        self._parts.settings.set_text(self._key, str(path))
        self._name()
        self.changed.emit()
        self._parts.strip.say(self.tr("Drag each place to where it lies on your map."))

    def watch(self, sheet: PaperSheet) -> None:
        """Pictures are dropped on this sheet, and places dragged on it."""
        sheet.picture_dropped.connect(self._try)
        sheet.carried.connect(self._carry)

    def placed(self, state: City) -> City:
        """The city as it lies on the paper of which there is a photo."""
        game = self._parts.session.match.game
        assert isinstance(game, DefendersGame)
        return self.spots.placed(game, state) if self.image is not None else state

    def _carry(self, place: str, x: float, y: float, is_end: bool) -> None:
        self.spots.put(place, x, y)
        if is_end:
            self.spots.keep()
        self.changed.emit()

    def take_away(self) -> None:
        """The plan alone."""
        self.image = None
        self._parts.settings.set_text(self._key, "")
        self._name()
        self.changed.emit()

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

    def _remember(self) -> None:
        """What was laid down before, where it is still there."""
        path = self._parts.settings.text(self._key)
        try:
            self.image = read_photo(Path(path)) if path else None
        except PictureProblem:
            self.image = None

    def _name(self) -> None:
        laid = self.image is not None
        self.action.setText(self.tr("Take the photo away") if laid else self.tr("Lay a photo of your map under it"))
