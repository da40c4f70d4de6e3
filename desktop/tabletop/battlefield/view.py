"""The window onto the battlefield: zoom, pan, choose, drag, measure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from math import hypot

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.tabletop.battlefield.ruler import Ruler
from desktop.tabletop.battlefield.zoom_view import ZoomView
from desktop.tabletop.battlefield.zoomable_scene import ZoomableScene

DRAG_FROM_PX = 6


class Tool(Enum):
    """What the left button does: choose and drag, move the map, or measure."""

    CHOOSE = "choose"
    PAN = "pan"
    RULER = "ruler"


class BattlefieldView(ZoomView):
    """Shows a table. All places in signals are tenths of a millimetre.

    `clicked` names what was clicked ("" for ground); `point_clicked` tells the place of every click; `hovered` names
    what lies under the pointer; `dragged` follows a thing that may be dragged, `finished` on its release; `measured`
    gives both ends of the ruler; `turned` the wheel while `set_turning` is on.
    """

    clicked = Signal(str)
    point_clicked = Signal(int, int)
    double_clicked = Signal(str)
    menu_wanted = Signal(str, QPoint)
    hovered = Signal(str)
    pointer_moved = Signal(int, int)
    dragged = Signal(str, int, int, bool)
    drag_cancelled = Signal()
    """What was dragged stands where it stood."""
    measured = Signal(int, int, int, int)
    turned = Signal(int)
    """The wheel turns what is being placed: steps, to the right above 0."""

    def __init__(self, scene: ZoomableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for widget in (self, self.viewport()):
            widget.setAccessibleName(self.tr("Battlefield"))
        self._tool = Tool.CHOOSE
        self._space = False
        self._pan_from: QPoint | None = None
        self._pressed_at: QPoint | None = None
        self._pressed_id = ""
        self._dragging = False
        self._grip = QPointF(0, 0)
        self._draggable: frozenset[str] = frozenset()
        self._hovered = ""
        self._turning = False
        self._ruler = Ruler(scene)
        self.zoomed.connect(self._ruler_zoomed)

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

    def set_turning(self, on: bool) -> None:
        """Whether the wheel turns what is being placed; with Ctrl it still zooms."""
        self._turning = on

    def set_length_text(self, text: Callable[[int], str]) -> None:
        """How the ruler writes a length given in tenths of a millimetre."""
        self._ruler.length_text = text

    def set_ruler_text(self, text: Callable[[QPointF, QPointF], str]) -> None:
        """What the ruler says of two places, where it is no length."""
        self._ruler.text_between = text

    def clear_ruler(self) -> None:
        """Take the ruler off the table."""
        self._ruler.clear()

    # Events

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover("")
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y()
        if self._turning and steps and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.turned.emit(-1 if steps > 0 else 1)
            event.accept()
            return
        super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pans = self._space or self._tool is Tool.PAN
        if event.button() is Qt.MouseButton.MiddleButton or (event.button() is Qt.MouseButton.LeftButton and pans):
            self._pan_from = at
            self._show_cursor()
        elif event.button() is Qt.MouseButton.LeftButton:
            place = self.mapToScene(at)
            if self._tool is Tool.RULER:
                self._ruler.begin(place)
            else:
                self._pressed_at, self._pressed_id = at, self.battlefield.id_at(place)
                centre = self.battlefield.held_centre(self._pressed_id)
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
        if self._ruler.is_drawn:
            self._ruler.stretch(place, self.transform().m11(), self.battlefield.theme.look)
        elif self._pressed_at is not None and self._pressed_id in self._draggable:
            away = at - self._pressed_at
            if self._dragging or hypot(away.x(), away.y()) >= DRAG_FROM_PX:
                self._dragging = True
                self._drag(place, finished=False)
        else:
            self._hover(self.battlefield.id_at(place) or self.battlefield.terrain_at(place))
        self.pointer_moved.emit(round(place.x()), round(place.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self.mapToScene(event.position().toPoint())
        if self._pan_from is not None:
            self._pan_from = None
            self._show_cursor()
        elif self._ruler.is_drawn:
            measure = self._ruler.end(place, self.transform().m11(), self.battlefield.theme.look)
            if measure is not None:
                self.measured.emit(*measure.start, *measure.end)
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
        elif key is Qt.Key.Key_Escape and (self._ruler.is_laid or self._dragging):
            self.clear_ruler()
            self._cancel_drag()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._show_cursor()
        event.ignore()

    # Painting

    # Doing

    def _ruler_zoomed(self) -> None:
        self._ruler.set_scale(self.transform().m11())

    def _drag(self, place: QPointF, *, finished: bool) -> None:
        target = place - self._grip
        if finished:
            self.battlefield.settle()
        else:
            self.battlefield.lift(self._pressed_id, target.x(), target.y())
        self.dragged.emit(self._pressed_id, round(target.x()), round(target.y()), finished)

    def _cancel_drag(self) -> None:
        was_dragging, self._dragging = self._dragging, False
        self._pressed_at = None
        self.battlefield.settle()
        if was_dragging:
            self.drag_cancelled.emit()

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
