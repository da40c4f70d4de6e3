"""A sheet of paper on the table, drawn on by mouse, pen, touchpad and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTabletEvent
from PySide6.QtWidgets import QWidget

from desktop.look.announce import announce
from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.widgets.painted import SHADOW_DOWN, SHADOW_RIGHT, brush_up, edge_pen
from desktop.sketch.baked import BakedSheet
from desktop.sketch.brushwork import begun_ops, seed_of
from desktop.sketch.hand import CLOSE, CORNERED, REACH, Hand, Kit
from desktop.sketch.ink import FULL, Element, Stroke
from desktop.sketch.letter_field import LetterField
from desktop.sketch.lines import Spot, box_of
from desktop.sketch.ops import paint_ops
from desktop.sketch.pieces import Layer, Piece, paper_layer, piece_of
from desktop.sketch.zoomable import ZoomableSheet

DRAG: Final = 8
"""A press that moves farther is no click, in px."""
AROUND: Final = 320
"""So far round a spot something may be painted for it: a corner, the cross, where a line closes. In units."""
GROWS: Final = (Kit.PEN, Kit.BRUSH, Kit.ROAD, Kit.WALL, Kit.RIVER)
"""Only the end of what these draw changes with another point."""


class SketchSheet(ZoomableSheet):
    """Shows layers of drawings, and lets a hand draw on top of them."""

    def __init__(self, theme: Theme, width: int, height: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, width, height, parent)
        self.setObjectName("sketch.sheet")
        self.setAccessibleName(self.tr("The sheet to draw on"))
        self.setMouseTracking(True)
        self.setTabletTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.baked = BakedSheet(width, height, self)
        self.baked.renewed.connect(self.update)
        self.baked.part_renewed.connect(lambda part: self.update(self._on_screen(part)))
        self.hand: Hand | None = None
        self._layers: tuple[Layer, ...] = ()
        self._pieces: dict[int, Piece] = {}
        """Of what is being drawn, by the ids of its elements."""
        self._pan_from: QPointF | None = None
        self._pan_button = Qt.MouseButton.NoButton
        self._pressed_at: QPointF | None = None
        self._carries = False
        """Whether a drag carries something that lay on the sheet."""
        self._space = False
        self._shown_line = QRectF()
        self.field = LetterField(theme, self)
        self.field.written.connect(self._write)
        self.view_changed.connect(self.field.commit)

    # What is on it

    def set_layers(self, layers: Sequence[Layer]) -> None:
        """What has been drawn before, from the lowest to the highest."""
        self._layers = tuple(layers)
        self._lay()

    def draw_with(self, hand: Hand | None) -> None:
        """Let this hand draw; None when nothing is to be drawn."""
        if hand is self.hand:
            return
        # A word that is typed belongs to the drawing so far, and so does a stroke under a pressed button.
        self.field.commit()
        self.baked.hold(on=False)
        if self.hand is not None:
            self.hand.lift()
            drawing = self.hand.drawing
            drawing.came.disconnect(self._came)
            drawing.went.disconnect(self._went)
            self.hand.line_changed.disconnect(self._line_changed)
            self.hand.text_wanted.disconnect(self.ask_text)
            self.hand.settling.disconnect(self.field.commit)
            self.hand.kit_changed.disconnect(self._show_cursor)
        self.hand = hand
        self._pieces = {}
        if hand is not None:
            hand.drawing.came.connect(self._came)
            hand.drawing.went.connect(self._went)
            hand.line_changed.connect(self._line_changed)
            hand.text_wanted.connect(self.ask_text)
            hand.settling.connect(self.field.commit)
            hand.kit_changed.connect(self._show_cursor)
        self._lay()
        self._show_cursor()

    def look_changed(self) -> None:
        # What is known has the colours of the look before.
        self._pieces = {}
        self._lay()
        super().look_changed()

    def _lay(self) -> None:
        look = self.theme.look.name
        self.baked.ground = self.colours.map_paper
        paper = paper_layer(round(self.sheet.width()), round(self.sheet.height()), look)
        layers = [paper, *self._layers]
        if self.hand is not None:
            elements = self.hand.drawing.ink.elements()
            known = self._pieces
            self._pieces = {id(one): known.get(id(one)) or piece_of(one, look) for one in elements}
            layers.append(Layer(f"now {look} {id(self.hand)}", tuple(self._pieces.values())))
        self.baked.set_layers(layers)
        self.update()

    def _came(self, element: Element) -> None:
        assert self.hand is not None
        piece = piece_of(element, self.theme.look.name)
        self._pieces[id(element)] = piece
        self.baked.put(piece, self.hand.drawing.above(element))
        self.update(self._on_screen(piece.bounds))

    def _went(self, element: Element) -> None:
        piece = self._pieces.pop(id(element), None)
        if piece is not None:
            self.baked.take(piece)
            self.update(self._on_screen(piece.bounds))

    # The hand

    def tabletEvent(self, event: QTabletEvent) -> None:
        others = event.buttons() & ~Qt.MouseButton.LeftButton
        if self.hand is None or self._space or others or self.is_panning:
            # A mouse event of the same follows.
            event.ignore()
            return
        at, time, pressure = event.position(), float(event.timestamp()), round(event.pressure() * FULL)
        if event.type() == QEvent.Type.TabletPress:
            self._begin(self.hand, at, pressure, time, turned=event.pointerType() is event.pointerType().Eraser)
        elif event.type() == QEvent.Type.TabletMove:
            self.hand.move(*self.unit_at(at).toTuple(), pressure, time)
        else:
            self._end(self.hand, at)
        event.accept()

    @property
    def is_held(self) -> bool:
        """Whether a hand is drawing at this moment."""
        return self.baked.is_held

    def _begin(self, hand: Hand, at: QPointF, pressure: int | None, time: float, *, turned: bool = False) -> None:
        """The mouse or the pen comes down at a place of the screen."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        spot = self.unit_at(at)
        if self.sheet.contains(spot):
            self.baked.hold(on=True)
            hand.press(spot.x(), spot.y(), pressure, time, turned=turned)

    def _end(self, hand: Hand, at: QPointF) -> None:
        """It is lifted there."""
        spot = self.unit_at(at)
        hand.release(spot.x(), spot.y())
        self.baked.hold(on=False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        left = event.button() is Qt.MouseButton.LeftButton
        if event.button() is Qt.MouseButton.MiddleButton or (left and self._space):
            self._pan(event.position(), event.button())
        elif left and self.hand is not None:
            self._begin(self.hand, event.position(), None, float(event.timestamp()))
        elif left:
            self._pressed_at = event.position()
        event.accept()

    def _pan(self, start: QPointF, button: Qt.MouseButton) -> None:
        """From here on the sheet moves with the pointer, until this button is let go."""
        self._pan_from, self._pan_button = start, button
        self._show_cursor()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is not None and (event.position() - self._pressed_at).manhattanLength() > DRAG:
            # Where nothing is drawn a drag moves the sheet, or what lies there.
            self._carries = self.takes_up(self._pressed_at)
            if not self._carries:
                self._pan(self._pressed_at, Qt.MouseButton.LeftButton)
            self._pressed_at = None
        if self._carries:
            self.carry(event.position(), is_end=False)
        if self._pan_from is not None:
            way = event.position() - self._pan_from
            self._pan_from = event.position()
            self.pan_by(way.x(), way.y())
        elif self.hand is not None:
            spot = self.unit_at(event.position())
            self.hand.move(spot.x(), spot.y(), None, float(event.timestamp()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None and event.button() is self._pan_button:
            self._pan_from = None
            self._show_cursor()
        elif self.hand is not None and event.button() is Qt.MouseButton.LeftButton:
            self._end(self.hand, event.position())
        elif self._carries and event.button() is Qt.MouseButton.LeftButton:
            self._carries = False
            self.carry(event.position(), is_end=True)
        elif self._pressed_at is not None and event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = None
            self.clicked(event.position())

    def clicked(self, at: QPointF) -> None:
        """A place of the screen was clicked while nothing is drawn."""

    def takes_up(self, at: QPointF) -> bool:
        """Whether a drag that begins there takes up something, rather than move the sheet."""
        return False

    def carry(self, at: QPointF, *, is_end: bool) -> None:
        """What was taken up is carried there, and laid down at the end."""

    @property
    def is_panning(self) -> bool:
        """Whether a drag moves the sheet."""
        return self._pan_from is not None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.hand is not None and self.hand.sets_corners:
            self.hand.end_line()
        else:
            self.mousePressEvent(event)

    def hold_space(self) -> None:
        """From now on a drag moves the sheet, until the key is let go."""
        self._space = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_cursor()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._show_cursor()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # Where the key is let go now is not told.
        self._space = False
        self._show_cursor()
        super().focusOutEvent(event)

    def _show_cursor(self) -> None:
        shapes = Qt.CursorShape
        shape = shapes.ArrowCursor
        if self._pan_from is not None:
            shape = shapes.ClosedHandCursor
        elif self._space:
            shape = shapes.OpenHandCursor
        elif self.hand is not None:
            shape = shapes.IBeamCursor if self.hand.kit is Kit.LETTERS else shapes.CrossCursor
        self.setCursor(shape)
        self.update()

    # Letters

    def ask_text(self, x: int, y: int) -> None:
        """Somebody writes there."""
        self.field.ask(x, y, self.spot_of(x, y))

    def _write(self, text: str, x: int, y: int) -> None:
        if self.hand is not None:
            self.hand.write(text, x, y)

    # Painting

    def _line_changed(self) -> None:
        """Only what the line in the making touches, and has touched before, is painted again."""
        hand = self.hand
        if hand is None:
            return
        if hand.cross is not None:
            self.bring_into_sight(*hand.cross)
            announce(self, self._cross_words(hand))
        at = [hand.at] if hand.at is not None else []
        whole = _around([*(one[:2] for one in hand.line), *at])
        made = self._making(hand)
        if made is not None:
            whole = whole.united(piece_of(made, self.theme.look.name).bounds)
        grows = bool(hand.line) and hand.kit in GROWS and not hand.sets_corners
        # A curve to its end begins between the fourth point from there and the third.
        part = _around([*(one[:2] for one in hand.line[-4:]), *at]) if grows else whole.united(self._shown_line)
        self.update(self._on_screen(part))
        self._shown_line = whole

    def _cross_words(self, hand: Hand) -> str:
        """Where the cross is, for who hears it: in hundredths of the sheet from the left and from the top."""
        assert hand.cross is not None
        across = round(100 * hand.cross[0] / self.sheet.width())
        down = round(100 * hand.cross[1] / self.sheet.height())
        return self.tr("{across} across, {down} down").format(across=across, down=down)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paper = self.paper()
        look = self.theme.look
        if not look.is_plain and not paper.contains(QRectF(event.rect())):
            painter.fillRect(paper.translated(SHADOW_RIGHT, SHADOW_DOWN), faint(look.colours.shadow, 0.38))
        a, b = self.unit_at(paper.topLeft()), self.unit_at(paper.bottomRight())
        painter.save()
        painter.setClipRect(QRectF(event.rect()).intersected(paper))
        self.baked.draw(painter, paper, QRectF(a, b), self.devicePixelRatioF())
        self.paint_above(painter)
        if self.hand is not None:
            self._paint_making(painter, self.hand)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge_pen(look))
        painter.drawRect(paper.adjusted(-0.5, -0.5, 0.5, 0.5))

    def paint_above(self, painter: QPainter) -> None:
        """What stands on the sheet and is not drawn on it, in px of the screen."""

    def _paint_making(self, painter: QPainter, hand: Hand) -> None:
        """The line in the making, what the tool would do, and the cross."""
        colours, look = self.colours, self.theme.look
        painter.save()
        painter.setTransform(self.units(), combine=True)
        made = self._making(hand)
        if isinstance(made, Stroke) and (begun := begun_ops(made, look.name)):
            paint_ops(painter, begun)
        elif made is not None:
            if not isinstance(made, Stroke):
                painter.setOpacity(0.6)
            # While it grows what is there already does not tremble.
            piece_of(made, look.name, seed_of(hand.line[:1]) if hand.line else None).paint(painter)
            painter.setOpacity(1.0)
        painter.restore()
        px = look.px
        for number, (x, y, _) in enumerate(hand.line if hand.sets_corners else hand.line[:1]):
            is_start = number == 0 and hand.kit in (Kit.OUTLINE, Kit.WALL, Kit.DOTS)
            painter.setPen(stroke(colours.token_outline, 1.2))
            painter.setBrush(colours.sel)
            painter.drawEllipse(self.spot_of(x, y), *(px(5 if is_start else 3.5),) * 2)
            if is_start and len(hand.line) > 2 and hand.at is not None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(stroke(colours.sel, 2, (4, 4)))
                painter.drawEllipse(self.spot_of(x, y), *(CLOSE * self.scale(),) * 2)
        if hand.cross is not None:
            self._paint_cross(painter, self.spot_of(*hand.cross))
        elif hand.kit is Kit.ERASE and hand.at is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(colours.ink, 1.4, (3, 3)))
            painter.drawEllipse(self.spot_of(*hand.at), *(REACH * self.scale(),) * 2)

    def _making(self, hand: Hand) -> Element | None:
        """What there would be if the pen were lifted now."""
        if hand.kit is Kit.STAMP and hand.at is not None and self.sheet.contains(QPointF(*hand.at)):
            return hand.stamp_at(*hand.at)
        if hand.kit not in CORNERED or not hand.line:
            return None
        line = list(hand.line)
        if hand.sets_corners and hand.at is not None:
            line.append((round(hand.at[0]), round(hand.at[1]), line[-1][2]))
        made = hand.stroke_of(line, corners=True)
        if made is None and len(line) > 1:
            return hand.begun(line)
        return made

    def _paint_cross(self, painter: QPainter, at: QPointF) -> None:
        px, colours = self.theme.look.px, self.colours
        for colour, width in ((colours.token_outline, 4.5), (colours.sel, 2.2)):
            painter.setPen(stroke(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                way = QPointF(dx, dy)
                painter.drawLine(at + way * px(5), at + way * px(15))
            painter.drawEllipse(at, px(9), px(9))

    def put_away(self) -> None:
        """The window closes."""
        self.baked.stop()
        self.draw_with(None)


def _around(spots: Sequence[Spot]) -> QRectF:
    """What these reach with all that is painted at them, in units of the sheet."""
    if not spots:
        return QRectF()
    left, top, right, bottom = box_of(spots)
    return QRectF(left, top, right - left, bottom - top).adjusted(-AROUND, -AROUND, AROUND, AROUND)
