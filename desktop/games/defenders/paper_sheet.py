"""The sheet of a city on paper: a picture of the paper is dropped on it, and places are dragged to where they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.map_sheet import MapSheet
from desktop.games.defenders.sheet_views import SheetView
from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Theme

PICTURES: Final = (".png", ".jpg", ".jpeg")


class PaperSheet(MapSheet):
    """Knows which place is being dragged; where places lie is kept by whoever hears of it."""

    picture_dropped = Signal(Path)
    carried = Signal(str, float, float, bool)
    """A place is dragged to a spot of the sheet; whether it is let go there."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.has_photo = False
        self._carried = ""
        self._held = QPointF()
        """From the place to where it was taken, in units of the sheet."""
        self.setAcceptDrops(True)

    def _home_of(self, view: SheetView) -> QRectF:
        """All of the paper, whatever of it has been placed."""
        return self.sheet if self.has_photo else super()._home_of(view)

    def takes_up(self, at: QPointF) -> bool:
        place = self.place_at(at) if self.hand is None and self.has_photo else None
        self._carried = place.id if place is not None else ""
        if place is not None:
            self._held = self.unit_at(at) - QPointF(*place.middle)
        return place is not None

    def carry(self, at: QPointF, *, is_end: bool) -> None:
        spot = self.unit_at(at) - self._held
        self.carried.emit(self._carried, spot.x(), spot.y(), is_end)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if picture_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        picture = picture_in(event.mimeData())
        if picture is not None:
            event.acceptProposedAction()
            self.picture_dropped.emit(picture)

    def paint_above(self, painter: QPainter) -> None:
        if self.has_photo:
            self._paint_rings(painter)
        super().paint_above(painter)

    def _paint_rings(self, painter: QPainter) -> None:
        """What people drew is seen; a fine ring says what is taken by the hand."""
        painter.save()
        painter.setTransform(self.units(), combine=True)
        unit = 1 / self.scale()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(faint(self.colours.ink, 0.45), 1.6 * unit, (3 * unit, 4 * unit), flat=True))
        for place in self.view.places:
            painter.drawPath(self._shape(place))
        painter.restore()


def picture_in(data: QMimeData) -> Path | None:
    """The picture that is being dropped; None for anything else, which the window may take."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix.lower() in PICTURES else None
