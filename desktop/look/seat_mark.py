"""What tells apart people who play on one side: a colour, a shape and a letter, never one of them alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up


class SeatShape(Enum):
    """The outline of a mark."""

    DISC = "disc"
    SQUARE = "square"
    HEXAGON = "hexagon"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    SHIELD = "shield"


SHAPES: Final = tuple(SeatShape)
"""In the order of the seats; the colour of each is the role "seat_1" and so on."""
LETTER: Final = {SeatShape.TRIANGLE: (0.42, 0.16), SeatShape.DIAMOND: (0.5, 0.0), SeatShape.SHIELD: (0.54, -0.04)}
"""Height of the letter and how far below the middle it stands, in sides of the mark."""


@dataclass(frozen=True, slots=True)
class SeatMark:
    """The mark of one seat. `number` counts from 0; `letter` begins the name of whoever sits there."""

    number: int
    letter: str

    @property
    def shape(self) -> SeatShape:
        return SHAPES[self.number % len(SHAPES)]

    @property
    def role(self) -> str:
        """The role of its colour."""
        return f"seat_{self.number % len(SHAPES) + 1}"


def marks_for(names: Sequence[str]) -> list[SeatMark]:
    """The marks of these people, in the order of their seats.

    Two whose names begin alike have further letters: "An" and "Ar"; "Player 1" is "1".
    """
    letters: list[str] = []
    for name in names:
        others = [one for one in names if one is not name]
        last = name.split()[-1] if name.split() else ""
        if last.isdigit():
            letters.append(last)
            continue
        begins = name[:1]
        if sum(one[:1].casefold() == begins.casefold() for one in others) and len(name) > 1:
            begins = name[:2]
        letters.append(begins[:1].upper() + begins[1:])
    return [SeatMark(number, letter) for number, letter in enumerate(letters)]


def mark_path(shape: SeatShape, size: float) -> QPainterPath:
    """The outline of a mark `size` px across, round its middle."""
    half = size / 2
    path = QPainterPath()
    if shape is SeatShape.DISC:
        path.addEllipse(QPointF(0, 0), half * 0.94, half * 0.94)
    elif shape is SeatShape.SQUARE:
        side = half * 0.84
        path.addRoundedRect(-side, -side, 2 * side, 2 * side, size * 0.06, size * 0.06)
    elif shape is SeatShape.HEXAGON:
        corners = [QPointF(half * 0.99 * sin(turn * pi / 3), -half * 0.99 * cos(turn * pi / 3)) for turn in range(6)]
        path = polygon_path(corners)
    elif shape is SeatShape.DIAMOND:
        reach = half * 1.1
        path = polygon_path([QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)])
    elif shape is SeatShape.TRIANGLE:
        path = polygon_path(
            [QPointF(0, -half * 1.06), QPointF(half * 1.1, half * 0.86), QPointF(-half * 1.1, half * 0.86)]
        )
    else:
        path.moveTo(-half * 0.84, -half * 0.88)
        path.lineTo(half * 0.84, -half * 0.88)
        path.cubicTo(half * 0.86, half * 0.3, half * 0.5, half * 0.78, 0, half * 1.02)
        path.cubicTo(-half * 0.5, half * 0.78, -half * 0.86, half * 0.3, -half * 0.84, -half * 0.88)
        path.closeSubpath()
    return path


def paint_seat_mark(painter: QPainter, mark: SeatMark, centre: QPointF, size: float, look: Look) -> None:
    """The mark, `size` px across, with a light line inside its edge so that it stands out on any ground."""
    colours = look.colours
    painter.save()
    painter.translate(centre)
    painter.setPen(stroke(colours.token_outline, max(1.2, size * 0.05)))
    painter.setBrush(colours.of(mark.role))
    painter.drawPath(mark_path(mark.shape, size))
    painter.setBrush(colours.of(mark.role))
    painter.setPen(stroke(colours.gold_line, max(1.0, size * 0.035)))
    painter.drawPath(mark_path(mark.shape, size * 0.84))
    high, down = LETTER.get(mark.shape, (0.54, 0.0))
    share = high / max(1.0, len(mark.letter) * 0.78)
    path = text_path_at(mark.letter, font_px(max(7.0, size * share), heading=True, weight=800), QPointF(0, size * down))
    painter.fillPath(path, colours.on_fill)
    painter.restore()


class SeatSign(Painted):
    """The mark as a widget, `size` px across at 100 %."""

    def __init__(self, theme: Theme, mark: SeatMark, size: int = 28, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mark, self._size = mark, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_mark(self, mark: SeatMark) -> None:
        """Show another one."""
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        side = self.theme.px(self._size)
        return QSize(round(side * 1.16), round(side * 1.16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_seat_mark(painter, self._mark, middle, self.theme.px(self._size), self.theme.look)
