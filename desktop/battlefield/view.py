"""The window onto the battlefield: zoom, pan, choose, drag, measure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from math import hypot

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.battlefield.overlays import MeasureItem
from desktop.battlefield.picture_item import draw_layer
from desktop.battlefield.scene import BattlefieldScene
from desktop.battlefield.table import map_rect
from desktop.battlefield.views import UNITS_PER_INCH, Measure
from desktop.look.colours import faint
from desktop.look.wood import paint_wood

LEAST_SIDE = 480
NARROW_SIDE = 620
STEP = 1.15
MOST_PX_PER_INCH = 130.0
REST_MS = 140
IDLE_MS = 250
FRAME_MS = 8.0
DRAG_FROM_PX = 6
FIT_MARGIN_PX = 10
KEPT_PX = 160
SHADE = 6


class Tool(Enum):
    """What the left button does: choose and drag, move the map, or measure."""

    CHOOSE = "choose"
    PAN = "pan"
    RULER = "ruler"


class BattlefieldView(QGraphicsView):
    """Shows a BattlefieldScene. All places in signals are tenths of a millimetre.

    `clicked` names what was clicked ("" for ground); `point_clicked` tells the place of every click; `hovered` names
    what lies under the pointer; `dragged` follows a thing that may be dragged, `finished` on its release; `measured`
    gives both ends of the ruler.
    """

    clicked = Signal(str)
    point_clicked = Signal(int, int)
    double_clicked = Signal(str)
    menu_wanted = Signal(str, QPoint)
    hovered = Signal(str)
    pointer_moved = Signal(int, int)
    dragged = Signal(str, int, int, bool)
    measured = Signal(int, int, int, int)
    zoomed = Signal(float)

    def __init__(self, scene: BattlefieldScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.battlefield = scene
        self.setMinimumSize(LEAST_SIDE, LEAST_SIDE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Battlefield"))
        self._tool = Tool.CHOOSE
        self._fitted = True
        self._moving = False
        self._hurried = False
        self._space = False
        self._pan_from: QPoint | None = None
        self._pressed_at: QPoint | None = None
        self._pressed_id = ""
        self._dragging = False
        self._grip = QPointF(0, 0)
        self._draggable: frozenset[str] = frozenset()
        self._hovered = ""
        self._ruler: MeasureItem | None = None
        self._ruler_from: QPointF | None = None
        self._length_text: Callable[[int], str] = _inches
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._rested)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._sharpen)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._prepare)

    # Settings

    @property
    def tool(self) -> Tool:
        return self._tool

    def set_tool(self, tool: Tool) -> None:
        """What the left button does from now on."""
        self._tool = tool
        if tool is not Tool.RULER:
            self.clear_ruler()
        self._show_cursor()

    def set_draggable(self, ids: Iterable[str]) -> None:
        """Which things may be dragged now."""
        self._draggable = frozenset(ids)

    def set_length_text(self, text: Callable[[int], str]) -> None:
        """How the ruler writes a length given in tenths of a millimetre."""
        self._length_text = text

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
        self._fitted = True
        area = map_rect(self.battlefield.table)
        room = self.viewport().size()
        scale = min(
            (room.width() - 2 * FIT_MARGIN_PX) / area.width(), (room.height() - 2 * FIT_MARGIN_PX) / area.height()
        )
        self._set_zoom(max(scale, 0.005), moving=False)
        self.centerOn(area.center())

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom in or out about a point of the viewport (its middle if none is given)."""
        point = about if about is not None else QPointF(self.viewport().rect().center())
        before = self._scene_point(point)
        scale = max(self._least_zoom(), min(MOST_PX_PER_INCH / UNITS_PER_INCH, self.transform().m11() * factor))
        self._fitted = scale <= self._least_zoom() * 1.001
        if self._fitted:
            self.fit()
            return
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
        if place is not None:
            self.ensureVisible(QRectF(place.x() - 254, place.y() - 254, 508, 508), 40, 40)

    def finish(self) -> None:
        """End all motion and draw everything sharp now: for pictures and tests."""
        self._rest.stop()
        self._later.stop()
        self._moving = self._hurried = False
        self.battlefield.skip()
        self.battlefield.set_scale(self.transform().m11(), moving=False, narrow=self._is_narrow())
        self.battlefield.set_baking(moving=False, most_ms=0)
        self.viewport().update()

    def clear_ruler(self) -> None:
        """Take the ruler off the table."""
        if self._ruler is not None:
            self.battlefield.removeItem(self._ruler)
            self._ruler = None
        self._ruler_from = None

    # Events

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().y()
        if not event.pixelDelta().isNull() and not event.modifiers() and event.phase() != Qt.ScrollPhase.NoScrollPhase:
            # Two fingers on a touchpad move the map; with Ctrl, or a wheel, it is zoomed.
            self.pan_by(event.pixelDelta().x(), event.pixelDelta().y())
        elif delta:
            self.zoom_by(STEP ** (delta / 120), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover("")
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pans = self._space or self._tool is Tool.PAN
        if event.button() is Qt.MouseButton.MiddleButton or (event.button() is Qt.MouseButton.LeftButton and pans):
            self._pan_from = at
            self._show_cursor()
        elif event.button() is Qt.MouseButton.LeftButton:
            place = self.mapToScene(at)
            if self._tool is Tool.RULER:
                self._ruler_from = place
            else:
                self._pressed_at, self._pressed_id = at, self.battlefield.id_at(place)
                centre = self.battlefield.centre_of_item(self._pressed_id)
                self._grip = place - centre if centre is not None else QPointF(0, 0)
        elif event.button() is Qt.MouseButton.RightButton:
            item_id = self.battlefield.id_at(self.mapToScene(at))
            self.menu_wanted.emit(item_id, event.globalPosition().toPoint())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        place = self.mapToScene(at)
        if self._pan_from is not None:
            moved = at - self._pan_from
            self._pan_from = at
            self.pan_by(moved.x(), moved.y())
            return
        if self._ruler_from is not None:
            self._measure(self._ruler_from, place)
        elif self._pressed_at is not None and self._pressed_id in self._draggable:
            away = at - self._pressed_at
            if self._dragging or hypot(away.x(), away.y()) >= DRAG_FROM_PX:
                self._dragging = True
                self._drag(place, finished=False)
        else:
            self._hover(self.battlefield.id_at(place))
        self.pointer_moved.emit(round(place.x()), round(place.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self.mapToScene(event.position().toPoint())
        if self._pan_from is not None:
            self._pan_from = None
            self._show_cursor()
        elif self._ruler_from is not None:
            start, self._ruler_from = self._ruler_from, None
            if QLineF(start, place).length() * self.transform().m11() < DRAG_FROM_PX:
                self.clear_ruler()
            else:
                self._measure(start, place)
                self.measured.emit(round(start.x()), round(start.y()), round(place.x()), round(place.y()))
        elif self._pressed_at is not None and event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = None
            if self._dragging:
                self._dragging = False
                self._drag(place, finished=True)
            else:
                self.clicked.emit(self._pressed_id)
                self.point_clicked.emit(round(place.x()), round(place.y()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.double_clicked.emit(self.battlefield.id_at(self.mapToScene(event.position().toPoint())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Equal: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
        }
        pans = {
            Qt.Key.Key_Left: (1, 0),
            Qt.Key.Key_Right: (-1, 0),
            Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1),
        }
        key = Qt.Key(event.key())
        if key in keys:
            keys[key]()
        elif key is Qt.Key.Key_Home and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.fit()
        elif key in pans and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.pan_by(pans[key][0] * 60, pans[key][1] * 60)
        elif key is Qt.Key.Key_Space and self.underMouse() and not event.isAutoRepeat():
            self._space = True
            self._show_cursor()
            event.ignore()
        elif key is Qt.Key.Key_Escape and (self._ruler is not None or self._dragging):
            self.clear_ruler()
            self._cancel_drag()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._show_cursor()
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._fitted:
            self.fit()

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        look = self.battlefield.theme.look
        origin = QPointF(self.mapFromScene(QPointF(0, 0)))
        area = self.transform().mapRect(map_rect(self.battlefield.table)).translated(self._shift())
        painter.save()
        painter.resetTransform()
        # Only where the map does not lie: wood below it would be painted for nothing in every frame.
        for strip in _around(self.viewport().rect(), area.toAlignedRect().adjusted(2, 2, -2, -2)):
            paint_wood(painter, strip, look, origin)
        if not look.is_plain:
            shade = faint(look.colours.shadow, 0.42)
            painter.fillRect(QRectF(area.right(), area.top() + SHADE, SHADE, area.height()), shade)
            painter.fillRect(QRectF(area.left() + SHADE, area.bottom(), area.width() - SHADE, SHADE), shade)
        painter.restore()
        ground = self.battlefield.ground
        if ground is not None:
            hurry = FRAME_MS if self._hurried else 0.0
            sharp = draw_layer(painter, ground, moving=self._moving, most_ms=hurry)
            self.battlefield.set_baking(moving=self._moving, most_ms=hurry)
            if not self._moving and not (sharp and self.battlefield.is_layer_sharp):
                self._later.start()
            elif not self._moving:
                self._hurried = False
                if not ground.is_prepared:
                    self._idle.start()

    def _shift(self) -> QPointF:
        return QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    # Doing

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
        area = self.transform().mapRect(map_rect(self.battlefield.table))
        room = self.viewport().size()
        kept = min(KEPT_PX, room.width() // 3, room.height() // 3)
        left, right = round(area.left()) - room.width() + kept, round(area.right()) - kept
        top, bottom = round(area.top()) - room.height() + kept, round(area.bottom()) - kept
        self.horizontalScrollBar().setValue(max(left, min(right, across)))
        self.verticalScrollBar().setValue(max(top, min(bottom, down)))

    def _scene_point(self, point: QPointF) -> QPointF:
        return (point - self._shift()) / self.transform().m11()

    def _least_zoom(self) -> float:
        area = map_rect(self.battlefield.table)
        room = self.viewport().size()
        return min(
            (room.width() - 2 * FIT_MARGIN_PX) / area.width(), (room.height() - 2 * FIT_MARGIN_PX) / area.height()
        )

    def _is_narrow(self) -> bool:
        return min(self.width(), self.height()) < NARROW_SIDE

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
        if self.battlefield.ground is not None:
            self.battlefield.ground.prepare()

    def _measure(self, start: QPointF, end: QPointF) -> None:
        one = (round(start.x()), round(start.y()))
        other = (round(end.x()), round(end.y()))
        text = self._length_text(round(hypot(other[0] - one[0], other[1] - one[1])))
        measure = Measure(one, other, text)
        if self._ruler is None:
            self._ruler = MeasureItem(measure, self.battlefield.theme.look)
            self.battlefield.addItem(self._ruler)
        self._ruler.set_scale(self.transform().m11())
        self._ruler.set_measure(measure)

    def _drag(self, place: QPointF, *, finished: bool) -> None:
        target = place - self._grip
        if finished:
            self.battlefield.settle()
        else:
            self.battlefield.lift(self._pressed_id, target.x(), target.y())
        self.dragged.emit(self._pressed_id, round(target.x()), round(target.y()), finished)

    def _cancel_drag(self) -> None:
        self._dragging = False
        self._pressed_at = None
        self.battlefield.settle()

    def _hover(self, item_id: str) -> None:
        if item_id != self._hovered:
            self._hovered = item_id
            self.setAccessibleDescription(self.battlefield.sentence(item_id))
            self.hovered.emit(item_id)
            self._show_cursor()

    def _show_cursor(self) -> None:
        if self._pan_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._space or self._tool is Tool.PAN:
            shape = Qt.CursorShape.OpenHandCursor
        elif self._tool is Tool.RULER:
            shape = Qt.CursorShape.CrossCursor
        elif self._hovered and (self.battlefield.is_offered(self._hovered) or self._hovered in self._draggable):
            shape = Qt.CursorShape.PointingHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)


def _around(whole: QRect, hole: QRect) -> list[QRect]:
    """The parts of a rectangle outside another one."""
    hole = hole.intersected(whole)
    if hole.isEmpty():
        return [whole]
    strips = [
        QRect(whole.left(), whole.top(), whole.width(), hole.top() - whole.top()),
        QRect(whole.left(), hole.bottom() + 1, whole.width(), whole.bottom() - hole.bottom()),
        QRect(whole.left(), hole.top(), hole.left() - whole.left(), hole.height()),
        QRect(hole.right() + 1, hole.top(), whole.right() - hole.right(), hole.height()),
    ]
    return [strip for strip in strips if not strip.isEmpty()]


def _inches(length: int) -> str:
    return f"{length / UNITS_PER_INCH:.1f} in"
