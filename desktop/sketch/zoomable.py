"""A sheet that is seen whole or closer: by wheel, touchpad and keys."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QNativeGestureEvent, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted

EDGE: Final = 6
"""Wood round the paper, in px."""
MOST_ZOOM: Final = 8.0
STEP_ZOOM: Final = 1.35
WHEEL: Final = 1.0016
TILT: Final = 2
"""A wheel that is tilted moves the sheet by so much less than it says, in px."""
ZOOMS: Final = {Qt.Key.Key_Plus: STEP_ZOOM, Qt.Key.Key_Equal: STEP_ZOOM, Qt.Key.Key_Minus: 1 / STEP_ZOOM}


class ZoomableSheet(Painted):
    """Knows which part of a sheet is seen, and where its spots are on the screen."""

    view_changed = Signal()
    """Another part of the sheet is seen."""

    def __init__(self, theme: Theme, width: int, height: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.sheet = QRectF(0, 0, width, height)
        self.home = self.sheet
        """The part that is seen when nobody has looked closer."""
        self._zoom = 1.0
        self._centre = self.sheet.center()
        self._covered = 0

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(640), self.theme.px(448))

    def set_home(self, home: QRectF) -> None:
        """The part of the sheet that is worth seeing."""
        if home != self.home:
            self.home = home.intersected(self.sheet)
            if self._zoom == 1.0:
                self._centre = self.home.center()
            self._fill_room()
            self.update()

    def cover_left(self, wide: int) -> None:
        """Tools lie over so many px at its left edge; 0 for none."""
        before, self._covered = self._centre, wide
        self._fill_room()
        if self._centre != before:
            self._moved()

    # Where things are

    @property
    def zoom(self) -> float:
        """1.0 when the home part is seen whole."""
        return self._zoom

    def scale(self) -> float:
        """Px for each unit of the sheet."""
        wide, high = self.width() - 2 * EDGE, self.height() - 2 * EDGE
        return min(wide / self.home.width(), high / self.home.height()) * self._zoom

    def spot_of(self, x: float, y: float) -> QPointF:
        """Where a spot of the sheet is on the screen."""
        scale, centre = self.scale(), self._centre
        return QPointF(self.width() / 2 + (x - centre.x()) * scale, self.height() / 2 + (y - centre.y()) * scale)

    def unit_at(self, at: QPointF) -> QPointF:
        """The spot of the sheet below a place of the screen."""
        return self._centre + (at - self._room().center()) / self.scale()

    def units(self) -> QTransform:
        """From units of the sheet to px of the screen."""
        origin = self.spot_of(0, 0)
        return QTransform.fromTranslate(origin.x(), origin.y()).scale(self.scale(), self.scale())

    def paper(self) -> QRectF:
        """The part of the widget in which paper is seen, in whole px."""
        corner, other = self.spot_of(0, 0), self.spot_of(self.sheet.width(), self.sheet.height())
        seen = QRectF(corner, other).intersected(self._room())
        left, top = ceil(seen.left() - 0.01), ceil(seen.top() - 0.01)
        return QRectF(left, top, floor(seen.right() + 0.01) - left, floor(seen.bottom() + 0.01) - top)

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def _on_screen(self, part: QRectF) -> QRect:
        a, b = self.spot_of(part.left(), part.top()), self.spot_of(part.right(), part.bottom())
        return QRectF(a, b).toAlignedRect().adjusted(-3, -3, 3, 3)

    # Nearer and farther

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Look closer (above 1) or from farther away, about a place of the screen."""
        about = about if about is not None else self._room().center()
        fixed = self.unit_at(about)
        least = min(1.0, self._least_zoom())
        self._zoom = min(MOST_ZOOM, max(least, self._zoom * factor))
        if abs(self._zoom - 1.0) < 0.02:
            self._zoom = 1.0
        self._centre = fixed - (about - self._room().center()) / self.scale()
        self._keep_in_sight()

    def pan_by(self, dx: float, dy: float) -> None:
        """Move the sheet by px of the screen."""
        self._centre -= QPointF(dx, dy) / self.scale()
        self._keep_in_sight()

    def fit(self) -> None:
        """See the home part whole."""
        self._zoom = 1.0
        self._centre = self.home.center()
        self._keep_in_sight()

    def look_closer(self) -> None:
        self.zoom_by(STEP_ZOOM)

    def look_from_afar(self) -> None:
        self.zoom_by(1 / STEP_ZOOM)

    def zoom_key(self, event: QKeyEvent) -> bool:
        """Plus and minus look closer and from farther away, 0 sees everything; False for any other key."""
        factor = ZOOMS.get(Qt.Key(event.key()))
        if factor is not None:
            self.zoom_by(factor)
        elif event.key() == Qt.Key.Key_0:
            self.fit()
        else:
            return False
        return True

    def bring_into_sight(self, x: float, y: float) -> None:
        """Move the sheet so that this spot of it is seen."""
        if not self.paper().adjusted(40, 40, -40, -40).contains(self.spot_of(x, y)):
            self._centre = QPointF(x, y)
            self._keep_in_sight()

    def _least_zoom(self) -> float:
        """At which the whole sheet is seen."""
        room = self._room()
        whole = min(room.width() / self.sheet.width(), room.height() / self.sheet.height())
        return whole / (self.scale() / self._zoom)

    def _keep_in_sight(self) -> None:
        """The sheet fills the room as far as it can."""
        self._fill_room()
        self._moved()

    def _fill_room(self) -> None:
        room, scale = self._room(), self.scale()
        centre = QPointF(self._centre)
        for is_x in (True, False):
            seen = (room.width() if is_x else room.height()) / scale
            size = self.sheet.width() if is_x else self.sheet.height()
            at = centre.x() if is_x else centre.y()
            low, high = (size / 2, size / 2) if seen >= size else (seen / 2, size - seen / 2)
            # What lies below tools at the left can be moved out from under them.
            low = min(low, seen / 2 - self._covered / scale) if is_x else low
            at = min(max(at, low), high)
            centre = QPointF(at, centre.y()) if is_x else QPointF(centre.x(), at)
        self._centre = centre

    def _moved(self) -> None:
        self.view_changed.emit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._zoom == 1.0:
            self._centre = self.home.center()
        self._fill_room()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        by_touchpad = event.device() is not None and event.device().type() is QInputDevice.DeviceType.TouchPad
        if (
            by_touchpad
            and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            and not event.pixelDelta().isNull()
        ):
            self.pan_by(event.pixelDelta().x(), event.pixelDelta().y())
        elif event.angleDelta().x() and not event.angleDelta().y():
            # A wheel that is tilted, and two fingers sideways where nobody says that it is a touchpad.
            self.pan_by(event.angleDelta().x() / TILT, 0)
        else:
            self.zoom_by(WHEEL ** event.angleDelta().y(), event.position())
        event.accept()
