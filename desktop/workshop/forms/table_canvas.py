"""A table from above on which what lies there is taken by the hand: moved, turned, stretched, copied, taken away.

It knows no game. Whoever uses it gives the picture and the pieces, and carries out what is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.key_uses import ARROWS, KeyDeed, KeyGroup, take_key
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, paint_focus

MARGIN: Final = 8
"""Round the table in its picture, in px (tabletop/battlefield/still.py)."""
HANDLE: Final = 6
NEAR: Final = 12
LEAST, USUAL = 200, 380
"""Sides in px at 100 %."""
BELOW, EDGE = 165, 24
"""So much of the height that it is shown in is left to what stands above and below it, and so much at least."""
STEP, FINE = 10, 1
TURN = 15
PAGES: Final = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


@dataclass(frozen=True)
class TablePiece:
    """What can be taken by the hand, in units of the table."""

    name: str
    outline: tuple[tuple[float, float], ...]
    corner: tuple[float, float] | None = None
    """Where it is stretched; None for what keeps its size."""
    line: tuple[tuple[float, float], ...] = ()
    """The places along which it leads, each to be taken by itself."""
    is_area: bool = False
    """Whether it only marks a part of the table, over which other things lie."""


def height_around(widget: QWidget) -> int:
    """How much of what scrolls with a widget in it is seen at once; 0 where nothing scrolls."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    return area.viewport().height() if isinstance(area, QScrollArea) else 0


class TableCanvas(Painted):
    """Numbers are those of the pieces, distances are in units of the table and how far something was moved."""

    moved = Signal(int, int, int)
    bent = Signal(int, int, int, int)
    """A place of a line: which piece, which place, and by how much."""
    stretched = Signal(int, int, int)
    turned = Signal(int, int)
    copied = Signal(int)
    removed = Signal(int)
    opened = Signal(int)
    """Somebody wants to see all of it."""
    chosen_changed = Signal(int)

    def __init__(
        self,
        theme: Theme,
        side: int,
        around: float,
        picture: Callable[[float, float], QPixmap | None],
        *,
        margin: int = MARGIN,
    ) -> None:
        """`side` is that of the table in its units, `around` how far its picture goes beyond, `margin` what the picture
        has round that; `picture` paints it for a side in px and a device pixel ratio.
        """
        super().__init__(theme)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._side, self._around, self._margin, self._paint_picture = side, around, margin, picture
        self._name = self.tr("The table from above")
        self.pieces: tuple[TablePiece, ...] = ()
        self.chosen = -1
        self.is_locked = False
        self._picture: QPixmap | None = None
        self._grip: tuple[str, int] | None = None
        """What is held: "piece", "corner", or "line" with the number of its place."""
        self._from = QPointF()
        self._shift = QPointF()

    def show_pieces(self, pieces: Sequence[TablePiece]) -> None:
        """The table has changed."""
        self.pieces = tuple(pieces)
        if self.chosen >= len(self.pieces):
            self._choose(-1)
        self._picture = None
        self._say()
        self.update()

    def set_name(self, name: str) -> None:
        """What the table is called for those who do not see it."""
        self._name = name
        self._say()

    def choose(self, number: int) -> None:
        """Let a piece be the one that the keys move."""
        self._choose(number)

    # Sizes

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(USUAL), self.theme.px(USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST), self.theme.px(LEAST))

    def heightForWidth(self, width: int) -> int:
        """All of it is seen at once, as far as that goes."""
        px, room = self.theme.px, height_around(self) or width
        return min(width, max(px(LEAST), room - px(BELOW), min(px(USUAL), room - px(EDGE))))

    def _frame(self) -> QRectF:
        side = min(self.width(), self.height())
        return QRectF((self.width() - side) / 2, 0, side, side)

    def _scale(self) -> float:
        return max(0.01, (self._frame().width() - 2 * self._margin) / (self._side + 2 * self._around))

    def _to_px(self, x: float, y: float) -> QPointF:
        scale, around = self._scale(), self._around
        begins = self._frame().topLeft() + QPointF(self._margin, self._margin)
        return begins + QPointF((x + around) * scale, (y + around) * scale)

    def resizeEvent(self, event: object) -> None:
        self._picture = None

    def look_changed(self) -> None:
        self._picture = None
        super().look_changed()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        frame, colours = self._frame(), self.colours
        if self._picture is None:
            self._picture = self._paint_picture(frame.width(), self.devicePixelRatioF())
        if self._picture is not None:
            painter.drawPixmap(frame.topLeft(), self._picture)
        for number, one in enumerate(self.pieces):
            if one.is_area:
                painter.setPen(stroke(colours.ink, 1.5, (6, 4)))
                painter.setBrush(faint(colours.gold_fill, 0.12))
                painter.drawPolygon(self._polygon(number))
        if 0 <= self.chosen < len(self.pieces):
            self._paint_chosen(painter)
        if self.hasFocus():
            paint_focus(painter, frame.adjusted(1, 1, -1, -1), self.theme.look, 4)

    def _paint_chosen(self, painter: QPainter) -> None:
        piece, colours = self.pieces[self.chosen], self.colours
        painter.setBrush(faint(colours.sel, 0.25))
        for colour, wide in ((colours.base, 4.0), (colours.sel, 2.4)):
            painter.setPen(stroke(colour, wide))
            painter.drawPolygon(self._polygon(self.chosen))
        if self.is_locked:
            return
        painter.setPen(stroke(colours.token_outline, 1.6))
        painter.setBrush(colours.face)
        for spot in self._spots(piece):
            painter.drawEllipse(spot[1], HANDLE, HANDLE)

    def _polygon(self, number: int) -> QPolygonF:
        piece = self.pieces[number]
        held = self._grip is not None and number == self.chosen
        shift = self._shift if held and self._grip is not None and self._grip[0] == "piece" else QPointF()
        return QPolygonF([self._to_px(x, y) + shift for x, y in piece.outline])

    def _spots(self, piece: TablePiece) -> list[tuple[tuple[str, int], QPointF]]:
        """The handles of a piece, each with what it takes hold of, where the hand has them now."""
        found = [(("line", number), self._to_px(*one)) for number, one in enumerate(piece.line)]
        if piece.corner is not None:
            found.append((("corner", 0), self._to_px(*piece.corner)))
        grip = self._grip
        return [
            (what, spot + self._shift if grip is not None and grip in (what, ("piece", 0)) else spot)
            for what, spot in found
        ]

    # The hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = event.position()
        grip: tuple[str, int] | None = None
        if 0 <= self.chosen < len(self.pieces) and not self.is_locked:
            for what, spot in self._spots(self.pieces[self.chosen]):
                away = spot - place
                if away.x() ** 2 + away.y() ** 2 <= self.theme.px(NEAR) ** 2:
                    grip = what
        if grip is None:
            self._choose(self._at(place))
            grip = ("piece", 0) if self.chosen >= 0 else None
        self._grip = None if self.is_locked else grip
        self._from, self._shift = place, QPointF()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._shift = event.position() - self._from
            self.update()
            return
        over = self._at(event.position()) >= 0
        self.setCursor(Qt.CursorShape.SizeAllCursor if over and not self.is_locked else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grip, shift = self._grip, self._shift / self._scale()
        self._grip, self._shift = None, QPointF()
        x, y = round(shift.x()), round(shift.y())
        if grip is not None and (x or y):
            if grip[0] == "piece":
                self.moved.emit(self.chosen, x, y)
            elif grip[0] == "corner":
                self.stretched.emit(self.chosen, x, y)
            else:
                self.bent.emit(self.chosen, grip[1], x, y)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        number = self._at(event.position())
        if number >= 0:
            self.opened.emit(number)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Only with Ctrl: the wheel alone scrolls the page.
        turns = event.modifiers() & Qt.KeyboardModifier.ControlModifier and self.chosen >= 0 and not self.is_locked
        if not turns:
            event.ignore()
            return
        self.turned.emit(self.chosen, TURN if event.angleDelta().y() < 0 else -TURN)

    def _at(self, place: QPointF) -> int:
        """The smallest piece there: what lies on top of another is smaller, and areas lie below all."""
        found = [
            number
            for number in range(len(self.pieces))
            if self._polygon(number).containsPoint(place, Qt.FillRule.WindingFill)
        ]

        def rank(number: int) -> tuple[bool, float]:
            box = self._polygon(number).boundingRect()
            return self.pieces[number].is_area, box.width() * box.height()

        return min(found, key=rank, default=-1)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if not take_key(self._deeds(), Qt.Key(event.key()), shift=shift):
            super().keyPressEvent(event)

    def key_groups(self) -> list[KeyGroup]:
        """The keys that act on what lies there."""
        return [KeyGroup(self.tr("The table"), tuple(one.use for one in self._deeds()))]

    def _deeds(self) -> tuple[KeyDeed, ...]:
        turns = (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight)
        return (
            KeyDeed(PAGES, "Page up, Page down", self.tr("the piece before, the next piece"), self._next),
            KeyDeed(tuple(ARROWS), "Arrows", self.tr("move the piece, with Shift a little"), self._step),
            KeyDeed(turns, "[, ]", self.tr("turn the piece"), self._turn),
            KeyDeed((Qt.Key.Key_D,), "D", self.tr("one more like it"), self._copy),
            KeyDeed((Qt.Key.Key_Delete,), "Delete", self.tr("take the piece away"), self._remove),
        )

    def _next(self, key: Qt.Key, shift: bool) -> None:
        if self.pieces:
            self._choose((self.chosen + (1 if key is Qt.Key.Key_PageDown else -1)) % len(self.pieces))

    def _step(self, key: Qt.Key, shift: bool) -> bool:
        step, (across, down) = FINE if shift else STEP, ARROWS[key]
        return self._ask(lambda: self.moved.emit(self.chosen, across * step, down * step))

    def _turn(self, key: Qt.Key, shift: bool) -> bool:
        return self._ask(lambda: self.turned.emit(self.chosen, TURN if key is Qt.Key.Key_BracketRight else -TURN))

    def _copy(self, key: Qt.Key, shift: bool) -> bool:
        return self._ask(lambda: self.copied.emit(self.chosen))

    def _remove(self, key: Qt.Key, shift: bool) -> bool:
        return self._ask(lambda: self.removed.emit(self.chosen))

    def _ask(self, deed: Callable[[], None]) -> bool:
        if self.is_locked or not 0 <= self.chosen < len(self.pieces):
            return False
        deed()
        return True

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.chosen_changed.emit(number)
        self._say()
        self.update()

    def _say(self) -> None:
        if 0 <= self.chosen < len(self.pieces):
            words = self.tr("{name}, piece {number} of {count}.").format(
                name=self.pieces[self.chosen].name, number=self.chosen + 1, count=len(self.pieces)
            )
        else:
            words = self.tr("%n piece(s); page up and page down choose one.", "", len(self.pieces))
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(words)
