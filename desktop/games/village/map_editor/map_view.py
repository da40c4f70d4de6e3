"""The window onto the map under work: hands pointer and keys to the tool, zooms and moves, and goes round by Tab."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.games.village.map_editor.choose_tool import ChooseTool
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.layout import room_round
from desktop.games.village.map_editor.shapes import Place
from desktop.games.village.map_editor.tiles import DRAGGED
from desktop.games.village.map_editor.tool import MapTool, ToolName
from desktop.look.announce import announce
from desktop.look.key_uses import ARROWS, KeyDeed, take_key
from desktop.tabletop.battlefield.table import map_rect
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from desktop.tabletop.battlefield.zoom_view import ZoomView

PAN_PX = 60


class MapView(ZoomView):
    """Shows a MapScene. Places in signals are inches on the table."""

    in_parts = False
    """Marks lie over everything, and their words keep clear of what moves."""
    pointer_moved = Signal(float, float)
    left = Signal()
    """The pointer is no longer over the map."""
    menu_wanted = Signal(QPoint)
    dropped = Signal(str, float, float)
    """A tile of the palette was dropped: its key and the place."""
    tool_changed = Signal()
    resized = Signal()

    def __init__(self, hand: Hand, tools: dict[ToolName, MapTool], parent: QWidget | None = None) -> None:
        super().__init__(hand.scene, parent)
        self.hand = hand
        self.tools = tools
        self.tool = tools[ToolName.CHOOSE]
        self.setObjectName("map.view")
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for widget in (self, self.viewport()):
            widget.setAccessibleName(self.tr("Map"))
        self._pan_from: QPoint | None = None
        self._space = self._panned = False
        self.zoomed.connect(self._note_zoom)
        hand.marks_changed.connect(self.show_marks)
        hand.editor.chosen_changed.connect(self._say_chosen)
        hand.said.connect(lambda words: announce(self, words))
        hand.scene.ground_renewed.connect(self.take_time)
        self.ground_drawn.connect(hand.scene.ground_shown)
        hand.cross_moved.connect(self._show_cross)

    def set_tool(self, name: ToolName) -> None:
        """Take another tool in hand. What was under way is left off."""
        if self.tool.name is name:
            return
        self.tool.put_down()
        self.tool = self.tools[name]
        self._show_cursor(None)
        self.show_marks()
        self.tool_changed.emit()

    def take(self, name: ToolName) -> None:
        """Take a tool in hand that was asked for elsewhere: the map gets the keys."""
        self.set_tool(name)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_marks(self) -> None:
        """Draw what the tool shows now."""
        self.hand.scene.working.set_marks(self.tool.marks())

    def look_at_place(self, place: Place, around: float = 2.0) -> None:
        """Bring a place into sight, with so many inches around it."""
        x, y, out = place[0] * UNITS_PER_INCH, place[1] * UNITS_PER_INCH, around * UNITS_PER_INCH
        self.ensureVisible(x - out, y - out, out * 2, out * 2, 30, 30)

    def middle_in_sight(self) -> Place:
        """The place in the middle of the window."""
        return self._inches(QPointF(self.viewport().rect().center()))

    @property
    def whole_px_per_inch(self) -> float:
        """The zoom at which the whole table is seen."""
        return self._least_zoom() * UNITS_PER_INCH

    @property
    def wood_left(self) -> float:
        """How many px of wood are seen left of the map."""
        return float(self.mapFromScene(map_rect(self.hand.scene.table).topLeft()).x())

    # Events

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.hand.scene.frame.restart()
        super().drawBackground(painter, rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if event.type() is QEvent.Type.Leave:
            self.left.emit()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left = event.button() is Qt.MouseButton.LeftButton
        if event.button() is Qt.MouseButton.MiddleButton or (left and (self._space or self.tool.name is ToolName.PAN)):
            self._pan_from, self._panned = event.position().toPoint(), True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif left:
            self.tool.press(self._pointer(event))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            moved = event.position().toPoint() - self._pan_from
            self._pan_from = event.position().toPoint()
            self.pan_by(moved.x(), moved.y())
            return
        pointer = self._pointer(event)
        self.tool.move(pointer)
        if not pointer.held:
            self._show_cursor(pointer)
        self.pointer_moved.emit(*pointer.at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
            self._show_cursor(None)
        elif event.button() is Qt.MouseButton.LeftButton:
            self.tool.release(self._pointer(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.tool.double_click(self._pointer(event))
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            thing = self.hand.thing_at(self._inches(QPointF(event.pos())))
            if thing is not None and thing.ref not in self.hand.editor.chosen:
                self.hand.editor.choose(self.hand.editor.with_groups([thing.ref]))
        self.menu_wanted.emit(event.globalPos())
        event.accept()

    def event(self, event: QEvent) -> bool:
        # Keys of the map come before shortcuts of the page: Esc leaves off what is under way before it leaves.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self._can_cancel():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        modifiers = event.modifiers()
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        if key is Qt.Key.Key_Escape:
            if not self.leave_off():
                event.ignore()
        elif key is Qt.Key.Key_Space and not control:
            if not event.isAutoRepeat():
                self._space, self._panned = True, False
                self._show_cursor(None)
        elif not control and self.tool.key(key, shift=shift):
            self.show_marks()
        elif control or not take_key(self.deeds(), key, shift=shift):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self._space:
            self._space = False
            self._show_cursor(None)
            # Held, it moves the map; tapped, it is a key of the tool.
            if not self._panned and self.tool.key(Qt.Key.Key_Space, shift=False):
                self.show_marks()
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        super().focusOutEvent(event)

    def deeds(self) -> Sequence[KeyDeed]:
        """Keys that mean the same whatever tool is in hand, and what the tool does not take."""
        return (
            KeyDeed((Qt.Key.Key_Plus, Qt.Key.Key_Equal), "+", self.tr("see it from nearer"), self._nearer),
            KeyDeed((Qt.Key.Key_Minus,), "-", self.tr("see it from farther"), self._farther),
            KeyDeed((Qt.Key.Key_F,), "F", self.tr("show the whole table"), self._whole),
            KeyDeed((Qt.Key.Key_Z,), "Z", self.tr("show what is chosen, as large as it can be"), self._chosen),
            KeyDeed(tuple(ARROWS), "Arrows", self.tr("move the map, while nothing is chosen"), self._pan_by_key),
        )

    def _nearer(self, key: Qt.Key, shift: bool) -> None:
        self.zoom_in()

    def _farther(self, key: Qt.Key, shift: bool) -> None:
        self.zoom_out()

    def _whole(self, key: Qt.Key, shift: bool) -> None:
        self.fit()

    def _chosen(self, key: Qt.Key, shift: bool) -> bool:
        things = self.hand.editor.things
        if not things:
            return False
        box = room_round(things)
        wide, high = self.viewport().width() / (box.width + 2), self.viewport().height() / (box.height + 2)
        self.zoom_by(min(wide, high) / self.px_per_inch)
        self.centerOn(QPointF(box.middle[0] * UNITS_PER_INCH, box.middle[1] * UNITS_PER_INCH))
        return True

    def _pan_by_key(self, key: Qt.Key, shift: bool) -> None:
        across, down = ARROWS[key]
        self.pan_by(-across * PAN_PX, -down * PAN_PX)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes from thing to thing, or from corner to corner, and after the last one out of the map."""
        tool = self.tool
        step = 1 if forwards else -1
        if isinstance(tool, ChooseTool):
            if tool.corners is not None:
                if tool.next_corner(step):
                    return True
            elif self.hand.editor.choose_next(step):
                return True
        return super().focusNextPrevChild(forwards)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED) and not self.hand.read_only:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED):
            event.acceptProposedAction()
            self.pointer_moved.emit(*self._inches(event.position()))

    def dropEvent(self, event: QDropEvent) -> None:
        key = bytes(event.mimeData().data(DRAGGED).data()).decode("utf-8", "replace")
        event.acceptProposedAction()
        self.dropped.emit(key, *self._inches(event.position()))

    # Inside

    def leave_off(self) -> bool:
        """Esc: leave off what is under way, then the tool; gives whether there was anything to leave."""
        if self.tool.cancel():
            self.show_marks()
            return True
        if self.tool.name is not ToolName.CHOOSE:
            self.set_tool(ToolName.CHOOSE)
            return True
        return False

    def _can_cancel(self) -> bool:
        return self.tool.name is not ToolName.CHOOSE or bool(self.hand.editor.chosen) or self._is_dragging()

    def _is_dragging(self) -> bool:
        return bool(self.hand.previewed)

    def _pointer(self, event: QMouseEvent) -> Pointer:
        keys = event.modifiers()
        return Pointer(
            self._inches(event.position()),
            shift=bool(keys & Qt.KeyboardModifier.ShiftModifier),
            control=bool(keys & Qt.KeyboardModifier.ControlModifier),
            alt=bool(keys & Qt.KeyboardModifier.AltModifier),
            held=bool(event.buttons() & Qt.MouseButton.LeftButton),
        )

    def _inches(self, at: QPointF) -> Place:
        place = self._scene_point(at)
        return place.x() / UNITS_PER_INCH, place.y() / UNITS_PER_INCH

    def _show_cross(self, x: float, y: float) -> None:
        self.look_at_place((x, y), 0.5)
        self.pointer_moved.emit(x, y)

    def _note_zoom(self, px_per_inch: float) -> None:
        self.hand.px_per_inch = px_per_inch
        self.show_marks()

    def _say_chosen(self) -> None:
        words = ", ".join(self.hand.editor.words.name(one) for one in self.hand.editor.things)
        self.setAccessibleDescription(words)
        if self.hasFocus() and words:
            announce(self, words)

    def _show_cursor(self, pointer: Pointer | None) -> None:
        if self._pan_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._space or self.tool.name is ToolName.PAN:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = self.tool.shape_of_cursor(pointer) if pointer is not None else self.tool.cursor
        self.viewport().setCursor(shape)
