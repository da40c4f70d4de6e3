"""An outline drawn to scale, with its corners as handles: drag them, or move the chosen one with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.key_uses import ARROWS, KeyDeed, KeyGroup, take_key
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, paint_focus
from desktop.workshop.forms import lengths
from desktop.workshop.forms.shapes import Corners, extent

HANDLE = 7
NEAR = 14
SNAP = 0.25
"""Inches; with Alt held, a corner goes anywhere."""


class ShapeCanvas(Painted):
    """Shows the corners; `moved` carries the number of a corner and its new place in inches."""

    moved = Signal(int, float, float)
    chosen_changed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._corners: Corners = []
        self._can_move = False
        self._chosen = 0
        self._dragged = False

    @property
    def chosen(self) -> int:
        """The number of the chosen corner."""
        return self._chosen

    def choose(self, number: int) -> None:
        """Let a corner be the one that the keys move."""
        if self._corners:
            number %= len(self._corners)
        if number != self._chosen:
            self._chosen = number
            self.chosen_changed.emit(number)
        self._say()
        self.update()

    def show_corners(self, corners: Corners, *, can_move: bool) -> None:
        """Draw other corners; `can_move`: they are handles."""
        self._corners = corners
        self._can_move = can_move
        self._chosen = min(self._chosen, max(0, len(corners) - 1))
        self._say()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(220))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(180), self.theme.px(220))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.setBrush(colours.ground)
        painter.drawRoundedRect(rect, 4, 4)
        painter.setClipRect(rect)
        self._paint_grid(painter)
        painter.setClipping(False)
        if len(self._corners) >= 3:
            shape = QPolygonF([self._to_px(corner) for corner in self._corners])
            painter.setPen(stroke(look.outline, 2.4))
            painter.setBrush(faint(colours.roof_tower, 0.85))
            painter.drawPolygon(shape)
        self._paint_size(painter)
        if self._can_move:
            for number, corner in enumerate(self._corners):
                here = self._to_px(corner)
                size = HANDLE + (2 if number == self._chosen else 0)
                painter.setPen(stroke(colours.token_outline, 1.6))
                painter.setBrush(colours.sel if number == self._chosen else colours.face)
                painter.drawEllipse(here, size, size)
        if self.hasFocus():
            paint_focus(painter, rect, look, 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position())
        if self._can_move and number is not None:
            self.choose(number)
            self._dragged = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged:
            x, y = self._to_inches(event.position())
            free = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            self.moved.emit(self._chosen, *(x, y) if free else (_snapped(x), _snapped(y)))
        elif self._can_move:
            near = self._at(event.position()) is not None
            self.setCursor(Qt.CursorShape.SizeAllCursor if near else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if not take_key(self._deeds(), Qt.Key(event.key()), shift=shift):
            super().keyPressEvent(event)

    def key_groups(self) -> list[KeyGroup]:
        """The keys that act on the corners."""
        return [KeyGroup(self.tr("The drawn outline"), tuple(one.use for one in self._deeds()))]

    def _deeds(self) -> tuple[KeyDeed, ...]:
        pages = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
        return (
            KeyDeed(pages, "Page up, Page down", self.tr("the corner before, the next corner"), self._next_corner),
            KeyDeed(tuple(ARROWS), "Arrows", self.tr("move the corner, with Shift a little"), self._step),
        )

    def _next_corner(self, key: Qt.Key, shift: bool) -> None:
        self.choose(self._chosen + (1 if key is Qt.Key.Key_PageDown else -1))

    def _step(self, key: Qt.Key, shift: bool) -> bool:
        if not self._can_move or not self._corners:
            return False
        step, (across, down) = 0.05 if shift else SNAP, ARROWS[key]
        x, y = self._corners[self._chosen]
        self.moved.emit(self._chosen, x + across * step, y + down * step)
        return True

    def _paint_grid(self, painter: QPainter) -> None:
        """A line for every inch, the middle a little stronger."""
        colours = self.theme.colours
        scale, middle = self._scale(), self._middle()
        lines = int(max(self.width(), self.height()) / scale / 2) + 1
        for number in range(-lines, lines + 1):
            pen = stroke(faint(colours.ink, 0.5 if number == 0 else 0.16), 1)
            painter.setPen(pen)
            across, down = middle.x() + number * scale, middle.y() + number * scale
            painter.drawLine(QPointF(across, 0), QPointF(across, self.height()))
            painter.drawLine(QPointF(0, down), QPointF(self.width(), down))

    def _paint_size(self, painter: QPainter) -> None:
        width, depth = extent(self._corners)
        words = self.tr("{width} wide, {depth} deep").format(width=lengths.words(width), depth=lengths.words(depth))
        look = self.theme.look
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        metrics = painter.fontMetrics()
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + look.px(14), metrics.height() + look.px(4))
        box.moveBottomLeft(QRectF(self.rect()).adjusted(look.px(6), 0, 0, -look.px(6)).bottomLeft())
        painter.setPen(stroke(look.colours.line_strong, look.hair))
        painter.setBrush(look.colours.base)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(look.colours.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _say(self) -> None:
        if self._can_move and self._corners:
            x, y = self._corners[self._chosen]
            words = self.tr("Corner {number} of {count}, {x} to the right and {y} down of the middle.").format(
                number=self._chosen + 1, count=len(self._corners), x=lengths.words(x), y=lengths.words(y)
            )
            more = self.tr("Page up and page down choose a corner, the arrow keys move it.")
            self.setAccessibleDescription(f"{words} {more}")
        else:
            width, depth = extent(self._corners)
            words = self.tr("{width} wide, {depth} deep")
            self.setAccessibleDescription(words.format(width=lengths.words(width), depth=lengths.words(depth)))

    def _at(self, place: QPointF) -> int | None:
        best: tuple[float, int] | None = None
        for number, corner in enumerate(self._corners):
            away = self._to_px(corner) - place
            gap = (away.x() ** 2 + away.y() ** 2) ** 0.5
            if gap <= self.theme.px(NEAR) and (best is None or gap < best[0]):
                best = (gap, number)
        return best[1] if best is not None else None

    def _scale(self) -> float:
        """Px for an inch; it stays while a corner is dragged a little, for it goes in steps."""
        reach = max((max(abs(part) for part in corner) for corner in self._corners), default=1.0)
        room = min(self.width(), self.height() - 2 * self.theme.px(30)) / 2 - self.theme.px(12)
        steps = 1.5
        while steps < reach:
            steps *= 1.5
        return max(4.0, room / steps)

    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2 - self.theme.px(10))

    def _to_px(self, corner: list[float]) -> QPointF:
        return self._middle() + QPointF(corner[0], corner[1]) * self._scale()

    def _to_inches(self, place: QPointF) -> tuple[float, float]:
        away = (place - self._middle()) / self._scale()
        return away.x(), away.y()


def _snapped(inches: float) -> float:
    return round(inches / SNAP) * SNAP
