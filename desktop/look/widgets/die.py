"""Dice: rounded squares with dots, in the tray, on answers and in the chronicle."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up

TRAY_PX, ANSWER_PX, CHRONICLE_PX = 56, 30, 20
APART = 1.22
"""From the left of a die to that of the next, in widths of one."""

_DOTS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.5),),
    2: ((0.26, 0.26), (0.74, 0.74)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.26, 0.24), (0.74, 0.24), (0.26, 0.5), (0.74, 0.5), (0.26, 0.76), (0.74, 0.76)),
}


class DieState(Enum):
    """How a die is shown: plain, a hit (bar below), a miss (dull), ours or theirs in an opposed roll."""

    PLAIN = "plain"
    HIT = "hit"
    MISS = "miss"
    OURS = "ours"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class DieView:
    """What to draw of a die. `value` 0 is a blank face; `typed` marks a die that a person typed."""

    value: int = 0
    state: DieState = DieState.PLAIN
    typed: bool = False
    tilt: float = 0.0
    offered: bool = False
    begins: bool = False
    """It was thrown after those before it, for something else: in a row a stroke stands before it."""


def paint_die(painter: QPainter, rect: QRectF, view: DieView, look: Look) -> None:
    """Draw a die that fills the square `rect`; the hit bar hangs below it, the pencil over the upper right corner."""
    colours = look.colours
    ours, theirs = view.state is DieState.OURS, view.state is DieState.THEIRS
    ground = colours.hero_fill if ours else colours.enemy_fill if theirs else colours.die
    dot = colours.die if ours or theirs else colours.die_dot
    if view.state is DieState.MISS:
        ground, dot = colours.die_dull, mixed(colours.die_dull, colours.die_dot, 0.62)
    side = rect.width()
    corner = side * 0.18
    edge = max(1.3, side * 0.042)
    painter.save()
    painter.translate(rect.center())
    painter.rotate(view.tilt)
    box = QRectF(-side / 2 + edge / 2, -side / 2 + edge / 2, side - edge, side - edge)
    if not look.is_plain and side >= 24:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colours.shadow, 0.35))
        painter.drawRoundedRect(box.translated(side * 0.04, side * 0.05), corner, corner)
    hit = view.state is DieState.HIT
    painter.setPen(stroke(colours.good_fill if hit else look.outline, edge * (1.25 if hit else 1)))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dot)
    paint_dots(painter, view.value, side)
    painter.restore()
    if hit:
        painter.fillRect(
            QRectF(rect.left() + side * 0.2, rect.bottom() + side * 0.1, side * 0.6, max(2.0, side * 0.09)),
            colours.good_fill,
        )
    if view.typed:
        pencil = max(10.0, side * 0.4)
        centre = QPointF(rect.right() - pencil * 0.1, rect.top() + pencil * 0.1)
        painter.setPen(stroke(colours.token_outline, max(1.0, edge * 0.6)))
        painter.setBrush(colours.face)
        painter.drawEllipse(centre, pencil / 2, pencil / 2)
        paint_icon(painter, "ui/pencil", centre, pencil * 0.62, colours.face_ink)


def paint_dots(painter: QPainter, value: int, side: float) -> None:
    """Draw the dots of a face round the origin with the brush in force, or the number of a die with more faces."""
    if value not in _DOTS:
        letters = font_px(side * (0.7 if value < 10 else 0.56), weight=700)
        painter.drawPath(text_path_at(str(value), letters, QPointF()))
        return
    radius = side * 0.095
    for across, down in _DOTS[value]:
        painter.drawEllipse(QPointF((across - 0.5) * side, (down - 0.5) * side), radius, radius)


def dice_width(size: float, count: int = 1) -> float:
    """How much room dice take in a row, with the gap after each."""
    return size * APART * count


def paint_dice(
    painter: QPainter, left: float, middle: float, dice: tuple[DieView, ...], size: float, look: Look
) -> float:
    """A row of dice from `left`, centred on the height `middle`. Returns the width used."""
    step = dice_width(size)
    for number, die in enumerate(dice):
        rect = QRectF(left + number * step, middle - size / 2, size, size)
        if number and die.begins:
            paint_stroke_before(painter, rect, look)
        paint_die(painter, rect, die, look)
    return dice_width(size, len(dice))


def paint_stroke_before(painter: QPainter, rect: QRectF, look: Look) -> None:
    """In the gap before a die: what was thrown first ends there."""
    at = rect.left() - rect.width() * (APART - 1) / 2
    painter.setPen(stroke(look.colours.gold_line, max(1.5, rect.width() * 0.1)))
    painter.drawLine(QPointF(at, rect.top()), QPointF(at, rect.bottom()))


class DieFace(Painted):
    """One die as a widget, `size` px across at 100 %."""

    def __init__(
        self, theme: Theme, view: DieView | None = None, size: int = TRAY_PX, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._size = size
        self._view = view or DieView()
        self.set_die(self._view)

    def die(self) -> DieView:
        return self._view

    def set_die(self, view: DieView) -> None:
        self._view = view
        said = {
            DieState.HIT: self.tr("{value}, a hit"),
            DieState.MISS: self.tr("{value}, a miss"),
        }.get(view.state, "{value}")
        self.setAccessibleName(said.format(value=view.value or self.tr("not rolled yet")))
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.theme.px(self._size) * 1.4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        side = float(self.theme.px(self._size))
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        paint_die(painter, rect, self._view, self.theme.look)
