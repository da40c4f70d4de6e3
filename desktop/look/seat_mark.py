"""What tells apart people who play on one side: a colour, a shape and a letter, never one of them alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look


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


LONGEST: Final = 3
"""Letters of a mark, beyond which it could not be read."""


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
    """The marks of these people, in the order of their seats, no two with the same letters.

    Two whose names begin alike have further letters: "An" and "Ar"; "Player 1" is "1". Whoever is still called alike
    then has the number of the seat.
    """
    shorts = [[*_shorts(name), str(number)] for number, name in enumerate(names, 1)]
    while True:
        said = Counter(one[0].casefold() for one in shorts)
        alike = [one for one in shorts if len(one) > 1 and said[one[0].casefold()] > 1]
        if not alike:
            break
        for one in alike:
            del one[0]
    return [SeatMark(number, one[0]) for number, one in enumerate(shorts)]


def _shorts(name: str) -> list[str]:
    """What a mark can say of a name, the shortest first."""
    *_, last = name.split() or [""]
    begins = dict.fromkeys(name[:count].strip() for count in range(1, LONGEST + 1))
    return [*([last] if last.isdigit() else []), *(one[:1].upper() + one[1:] for one in begins if one)]


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
