"""A view that zooms and moves a battlefield, and draws what it stretched sharp again when the hand rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.look.colours import faint
from desktop.look.wood import paint_wood
from desktop.tabletop.battlefield.picture_item import draw_layer
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from desktop.tabletop.battlefield.zoomable_scene import ZoomableScene

LEAST_SIDE = 480
NARROW_SIDE = 620
STEP = 1.15
MOST_PX_PER_INCH = 130.0
REST_MS = 140
IDLE_MS = 250
NEXT_MS = 20
FRAME_MS = 4.0
FIT_MARGIN_PX = 10
KEPT_PX = 160
SHADE = 6


class ZoomView(QGraphicsView):
    """Zoom, pan and painting. `zoomed` tells the zoom in px for an inch."""

    zoomed = Signal(float)
    ground_drawn = Signal()
    """The ground has been drawn as it is, all that is in sight."""
    narrow_side = NARROW_SIDE
    """A view of which one side is shorter than so many px shows smaller discs."""

    wood_for = 0
    """So many px at 100 % are wanted beside the map for what lies there. Where neither side has them the map gives all
    of its wood to the left."""
    readable = 0.0
    """So many px an inch has at least where no hand has made the map smaller; 0: all of it is seen at first."""
    in_parts = True
    """Only what has changed is painted."""

    def __init__(self, scene: ZoomableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.battlefield = scene
        self.setMinimumSize(LEAST_SIDE, LEAST_SIDE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Wood and ground cover all of it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._fitted = True
        self.is_held = False
        """While this is so, another size leaves the zoom and the upper left corner of what is seen as they are."""
        self._moving = False
        self._hurried = False
        self._is_ground_sharp = True
        self._rest = self._timer(REST_MS, self._rested)
        self._later = self._timer(0, self._sharpen)
        self._idle = self._timer(IDLE_MS, self._prepare)
        self._later_still = self._timer(NEXT_MS, self._prepare)

    # Zoom and place

    @property
    def px_per_inch(self) -> float:
        """The zoom in force."""
        return self.transform().m11() * UNITS_PER_INCH

    @property
    def is_sharp(self) -> bool:
        """Whether everything is drawn for the zoom in force, not stretched."""
        return not (self._moving or self._hurried or self._rest.isActive() or self._later.isActive())

    def fit(self) -> None:
        """Show the whole table, and keep doing so while the window changes its size."""
        self._fit(moving=False)

    def _fit_itself(self) -> None:
        """All of the map, or as much of it as can be read."""
        wanted = self.readable / UNITS_PER_INCH
        if self._least_zoom() >= wanted:
            self.fit()
            return
        self._fitted = True
        self._set_zoom(wanted, moving=False)
        area, room = self.transform().mapRect(self.battlefield.map_area), QRectF(self.viewport().rect())
        middle = self.battlefield.middle * wanted
        around = self._around()
        self._scroll_to(
            _kept_in(middle.x(), room.width(), area.left() - around, area.right() + around),
            _kept_in(middle.y(), room.height(), area.top() - around, area.bottom() + around),
        )

    def set_readable(self, px: float) -> None:
        """Another `readable`; a map that no hand has zoomed is shown anew."""
        if px != self.readable:
            self.readable = px
            if self._fitted:
                self._fit_itself()

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom in or out about a point of the viewport (its middle if none is given)."""
        point = about if about is not None else QPointF(self.viewport().rect().center())
        before = self._scene_point(point)
        scale = max(self._least_zoom(), min(MOST_PX_PER_INCH / UNITS_PER_INCH, self.transform().m11() * factor))
        if scale <= self._least_zoom() * 1.001:
            self._fit(moving=True)
            return
        self._fitted = False
        self._set_zoom(scale, moving=True)
        self._keep(before, point)

    def zoom_in(self) -> None:
        self.zoom_by(STEP * STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / (STEP * STEP))

    def pan_by(self, across: int, down: int) -> None:
        """Move the map by so many px."""
        self._fitted = False
        self._hurried = True
        bar, other = self.horizontalScrollBar(), self.verticalScrollBar()
        self._scroll_to(bar.value() - across, other.value() - down)

    def look_at(self, item_id: str) -> None:
        """Bring a thing into view, if it is not there already."""
        place = self.battlefield.centre_of_item(item_id)
        if place is None:
            return
        around = QRectF(place.x() - 254, place.y() - 254, 508, 508)
        if not self.viewport().rect().contains(self.mapFromScene(around).boundingRect()):
            self.ensureVisible(around, 40, 40)

    def take_time(self) -> None:
        """What changed is drawn a little in each frame, so that no frame takes long."""
        self._hurried = True
        self.viewport().update()

    def finish(self) -> None:
        """End all motion and draw everything sharp now: for pictures and tests."""
        self._rest.stop()
        self._later.stop()
        self._moving = self._hurried = False
        self.battlefield.skip()
        self.battlefield.set_scale(self.transform().m11(), moving=False, narrow=self._is_narrow())
        self.battlefield.set_baking(moving=False, most_ms=0)
        self.viewport().update()

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange):
            # On a screen of 1.25 px a px the parts would not fit together.
            in_parts = self.in_parts and self.devicePixelRatioF().is_integer()
            modes = QGraphicsView.ViewportUpdateMode
            self.setViewportUpdateMode(modes.SmartViewportUpdate if in_parts else modes.FullViewportUpdate)
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().y()
        if not event.pixelDelta().isNull() and not event.modifiers() and event.phase() != Qt.ScrollPhase.NoScrollPhase:
            # Two fingers on a touchpad move the map; with Ctrl, or a wheel, it is zoomed.
            self.pan_by(event.pixelDelta().x(), event.pixelDelta().y())
        elif delta:
            self.zoom_by(STEP ** (delta / 120), event.position())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        corner = self._scene_point(QPointF(0, 0))
        super().resizeEvent(event)
        if self.is_held:
            self._keep(corner, QPointF(0, 0))
        elif self._fitted:
            self._fit_itself()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._fitted:
            self._fit_itself()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        # The map is moved as it is drawn, but the planks stay.
        self.viewport().update(self._wood())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ground = self.battlefield.ground
        if ground is None or self._moving:
            return
        # Layers over the ground are painted after it, and what they had no time for is painted in the next frame.
        if not (self._is_ground_sharp and self.battlefield.is_layer_sharp):
            self._later.start()
            return
        self._hurried = False
        self.ground_drawn.emit()
        if not ground.is_prepared:
            self._idle.start()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        look = self.battlefield.theme.look
        # Planks run through under the whole window, and stay where they are when the map is moved.
        origin = QPointF(-self.viewport().mapTo(self.window(), self.viewport().rect().topLeft()))
        area = self._area()
        painter.save()
        painter.resetTransform()
        painter.setClipRegion(self._wood())
        paint_wood(painter, self.viewport().rect(), look, origin)
        if not look.is_plain:
            shade = faint(look.colours.shadow, 0.42)
            painter.fillRect(QRectF(area.right(), area.top() + SHADE, SHADE, area.height()), shade)
            painter.fillRect(QRectF(area.left() + SHADE, area.bottom(), area.width() - SHADE, SHADE), shade)
        painter.restore()
        ground = self.battlefield.ground
        if ground is not None:
            hurry = FRAME_MS if self._hurried else 0.0
            self._is_ground_sharp = draw_layer(painter, ground, moving=self._moving, most_ms=hurry)
            self.battlefield.set_baking(moving=self._moving, most_ms=hurry)

    # Doing

    def _shift(self) -> QPointF:
        return QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def map_area(self) -> QRectF:
        """Where the map lies in the view, in px."""
        return self._area()

    def _area(self) -> QRectF:
        return self.transform().mapRect(self.battlefield.map_area).translated(self._shift())

    def _wood(self) -> QRegion:
        """Where the map does not lie: wood below it would be painted for nothing in every frame."""
        return QRegion(self.viewport().rect()) - self._area().toAlignedRect().adjusted(2, 2, -2, -2)

    def _fit(self, *, moving: bool) -> None:
        self._fitted = True
        self._set_zoom(self._least_zoom(), moving=moving)
        middle = self.battlefield.map_area.center()
        self.centerOn(middle)
        look, wide = self.battlefield.theme.look, self.viewport().width()
        beside = wide - self._area().width()
        wanted = look.px(self.wood_for)
        if wanted and beside / 2 < wanted <= beside:
            self._keep(middle, QPointF(wide - self._around() - self._area().width() / 2, self.viewport().height() / 2))

    def _set_zoom(self, scale: float, *, moving: bool) -> None:
        self._moving = moving
        self._hurried = self._hurried or moving
        self.setTransform(QTransform.fromScale(scale, scale))
        self.battlefield.set_scale(scale, moving=moving, narrow=self._is_narrow())
        if moving:
            self._rest.start()
        self.zoomed.emit(self.px_per_inch)

    def _keep(self, place: QPointF, point: QPointF) -> None:
        """Scroll so that a place of the table lies under a point of the viewport."""
        now = place * self.transform().m11()
        self._scroll_to(round(now.x() - point.x()), round(now.y() - point.y()))

    def _scroll_to(self, across: int, down: int) -> None:
        """Scroll, but never so far that the map leaves the window."""
        area = self.transform().mapRect(self.battlefield.map_area)
        room = self.viewport().size()
        kept = min(KEPT_PX, room.width() // 3, room.height() // 3)
        left, right = round(area.left()) - room.width() + kept, round(area.right()) - kept
        top, bottom = round(area.top()) - room.height() + kept, round(area.bottom()) - kept
        self.horizontalScrollBar().setValue(max(left, min(right, across)))
        self.verticalScrollBar().setValue(max(top, min(bottom, down)))

    def _scene_point(self, point: QPointF) -> QPointF:
        return (point - self._shift()) / self.transform().m11()

    def _around(self) -> float:
        """Room for the plates of the edges, which stand out of the margin, more so with large text."""
        return FIT_MARGIN_PX * self.battlefield.theme.look.edge_scale

    def _least_zoom(self) -> float:
        area = self.battlefield.map_area
        room = self.viewport().size()
        around = self._around()
        across = (room.width() - 2 * around) / area.width()
        down = (room.height() - 2 * around) / area.height()
        return max(0.005, min(across, down))

    def _is_narrow(self) -> bool:
        return min(self.width(), self.height()) < self.narrow_side

    def _rested(self) -> None:
        self._moving = False
        self.battlefield.set_scale(self.transform().m11(), moving=True, narrow=self._is_narrow())
        self._sharpen()

    def _sharpen(self) -> None:
        """Draw sharp what the zoom only stretched, a few milliseconds at a time."""
        if self.battlefield.sharpen(self.devicePixelRatioF(), FRAME_MS):
            self.battlefield.set_scale(self.transform().m11(), moving=False, narrow=self._is_narrow())
        else:
            self._later.start()
        self.viewport().update()

    def _prepare(self) -> None:
        """Make the stand-in for zooming while the hand rests, so that the first step of the wheel is quick."""
        self.battlefield.prepare(FRAME_MS)
        ground = self.battlefield.ground
        if ground is not None and not ground.is_prepared:
            self._later_still.start()

    def _timer(self, interval: int, work: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(work)
        return timer


def _kept_in(middle: float, room: float, first: float, last: float) -> int:
    """Where a view of so much room begins that looks at a place: no farther beside the map than it has to be."""
    if last - first <= room:
        return round((first + last - room) / 2)
    return round(min(max(middle - room / 2, first), last - room))
