"""Dice that are thrown: painted cubes that roll a moment and settle on the faces that were rolled, one after the other.

What falls is known before it starts; the tumbling only shows it. `settle` shows the end at once.
"""

from __future__ import annotations

from math import ceil, cos, pi, radians, sin

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from desktop.look.colours import mixed
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.look.widgets.die import DieState, DieView, dice_width, paint_die, paint_dots, paint_stroke_before

FIRST_MS, EACH_MS = 450, 70
MOST_APART = 8
"""So many dice settle one after the other, all further ones with the last of these: nobody waits for a handful."""

Matrix = tuple[tuple[float, float, float], ...]


def tumble_ms(dice: int) -> int:
    """How long that many dice roll at the usual pace, until the last has settled."""
    return FIRST_MS + EACH_MS * min(dice, MOST_APART) if dice else 0


def share_of(number: int, dice: int, passed: float) -> float:
    """How far the die of that number (from 0) is on its way when a share `passed` of the whole throw is over."""
    return min(1.0, passed * tumble_ms(dice) / tumble_ms(number + 1))


class Tumble(QObject):
    """One throw of dice. Whoever paints them listens to `stepped`."""

    stepped = Signal()
    settled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.dice: tuple[DieView, ...] = ()
        self._passed = 1.0
        self._rolling = QVariantAnimation(self)
        self._rolling.setStartValue(0.0)
        self._rolling.setEndValue(1.0)
        self._rolling.valueChanged.connect(self._roll_on)
        self._rolling.finished.connect(self.settle)

    @property
    def is_rolling(self) -> bool:
        """Whether a die has not settled yet."""
        return self._passed < 1.0

    def throw(self, dice: tuple[DieView, ...], pace: float) -> None:
        """Roll these dice at a pace (1 is usual); 0 lays them down at once."""
        self._rolling.stop()
        self.dice = dice
        self._passed = 0.0 if dice and pace > 0 else 1.0
        if self.is_rolling:
            self._rolling.setDuration(round(tumble_ms(len(dice)) / pace))
            self._rolling.start()
        self.stepped.emit()

    def settle(self) -> None:
        """Show the faces that were rolled, now."""
        if self.is_rolling:
            self._passed = 1.0
            self._rolling.stop()
            self.stepped.emit()
            self.settled.emit()

    def paint(
        self, painter: QPainter, left: float, middle: float, size: float, look: Look, *, columns: int = 0
    ) -> float:
        """Draw the dice from `left`, centred on the height `middle`: in one row, or so many in each. Returns the width
        used."""
        columns = columns or max(1, len(self.dice))
        top = middle - size / 2 - dice_width(size, ceil(len(self.dice) / columns) - 1) / 2
        for number, die in enumerate(self.dice):
            row, column = divmod(number, columns)
            rect = QRectF(left + dice_width(size, column), top + dice_width(size, row), size, size)
            share = share_of(number, len(self.dice), self._passed)
            if column and die.begins:
                paint_stroke_before(painter, rect, look)
            paint_tumbling(painter, rect, die, look, share, number)
        return dice_width(size, min(columns, len(self.dice)))

    def _roll_on(self, passed: float) -> None:
        # The last step is left to `settle`.
        if self.is_rolling and passed < 1.0:
            self._passed = passed
            self.stepped.emit()


def paint_tumbling(painter: QPainter, rect: QRectF, view: DieView, look: Look, share: float, number: int) -> None:
    """Draw a die at a share (0 to 1) of its way. At the end it is the plain die of `paint_die`."""
    if share >= 1.0:
        paint_die(painter, rect, view, look)
        return
    left: float = (1 - share) ** 2.4
    # Each die rolls about another axis and as far as no other, so that no two look alike.
    turned = cube_turned(radians(205 + 67 * number), pi * (1.4 + 0.23 * (number % 3)) * left)
    hop = abs(sin(pi * 2.5 * (1 - share))) * (1 - share) * 0.34
    painter.save()
    painter.translate(rect.center() + QPointF(-0.34 * left, -hop) * rect.width())
    painter.rotate(view.tilt)
    _paint_cube(painter, turned, view, rect.width(), look)
    painter.restore()


def cube_turned(axis: float, angle: float) -> Matrix:
    """A turn by `angle` about an axis that lies in the picture at the angle `axis` (both in radians)."""
    x, y = cos(axis), sin(axis)
    near, far = cos(angle), sin(angle)
    rest = 1 - near
    return (
        (near + x * x * rest, x * y * rest, y * far),
        (x * y * rest, near + y * y * rest, -x * far),
        (-y * far, x * far, near),
    )


def faces_of(front: int) -> tuple[int, int, int, int, int, int]:
    """The faces of a die that shows `front`: front, back, right, left, below, above. Opposite ones add up to seven."""
    if front > 6:
        # A die with more faces tumbles like any other.
        return front, *faces_of(front % 6 + 1)[1:]
    right = {1: 2, 2: 3, 3: 1, 4: 1, 5: 3, 6: 2}[front]
    below = next(face for face in (1, 2, 3) if face not in (front, 7 - front, right, 7 - right))
    return front, 7 - front, right, 7 - right, below, 7 - below


def _paint_cube(painter: QPainter, turned: Matrix, view: DieView, side: float, look: Look) -> None:
    colours = look.colours
    ours, theirs = view.state is DieState.OURS, view.state is DieState.THEIRS
    ground = colours.hero_fill if ours else colours.enemy_fill if theirs else colours.die
    dot = colours.die if ours or theirs else colours.die_dot
    edge = max(1.3, side * 0.042)
    round_by = side * 0.18
    half = side / 2 - round_by - edge / 2
    # A cube with round edges is seen as the outline of the inner cube, drawn with a thick round pen.
    corners = [
        QPointF(*(sum(turned[row][axis] * sign[axis] for axis in range(3)) * half for row in range(2)))
        for sign in _CORNERS
    ]
    body = QPainterPath()
    body.addPolygon(_hull(corners))
    body.closeSubpath()
    thick = QPainterPathStroker()
    thick.setWidth(round_by * 2)
    thick.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    body = body.united(thick.createStroke(body))
    painter.fillPath(body, mixed(ground, colours.token_outline, 0.16))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    face_half = side / 2 - edge
    for face, (axis, sign, across, down) in zip(faces_of(view.value or 6), _FACES, strict=True):
        facing = turned[2][axis] * sign
        if facing <= 0.02:
            continue
        painter.save()
        columns = [[turned[row][one] for row in range(2)] for one in (across, down)]
        away = [turned[row][axis] * sign * (side / 2 - edge) for row in range(2)]
        painter.setTransform(QTransform(*columns[0], *columns[1], *away), combine=True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(ground, colours.token_outline, 0.16 * (1 - facing)))
        box = QRectF(-face_half, -face_half, face_half * 2, face_half * 2)
        painter.drawRoundedRect(box, round_by * 1.4, round_by * 1.4)
        painter.setBrush(dot)
        paint_dots(painter, face if view.value else 0, side * 0.94)
        painter.restore()
    painter.restore()
    # The outline last: it covers the steps that clipping leaves.
    painter.strokePath(body, stroke(look.outline, edge))


_CORNERS = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
_FACES = ((2, 1, 0, 1), (2, -1, 0, 1), (0, 1, 2, 1), (0, -1, 2, 1), (1, 1, 0, 2), (1, -1, 0, 2))
"""For each face: the axis it looks along, which way, and the axes its own across and down lie on."""


def _hull(points: list[QPointF]) -> QPolygonF:
    """The convex outline round some points."""
    ordered = sorted(points, key=lambda point: (point.x(), point.y()))
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return QPolygonF([*lower[:-1], *upper[:-1]])


def _chain(ordered: list[QPointF]) -> list[QPointF]:
    chain: list[QPointF] = []
    for point in ordered:
        while len(chain) >= 2 and _turns_right(chain[-2], chain[-1], point):
            chain.pop()
        chain.append(point)
    return chain


def _turns_right(one: QPointF, two: QPointF, three: QPointF) -> bool:
    first, second = two - one, three - one
    return first.x() * second.y() - first.y() * second.x() <= 0
