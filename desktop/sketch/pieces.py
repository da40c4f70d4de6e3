"""Drawings prepared for painting: every stroke, stamp and word once, with what it reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.look.colours import LookName, colours_of, faint, mixed
from desktop.look.ink import seeded, stroke
from desktop.look.lettering import map_font, text_path
from desktop.sketch.brushwork import seed_of, stroke_ops, wash_ops
from desktop.sketch.ink import Box, Element, Ink, Letters, Stamp, Stroke, Tool
from desktop.sketch.lines import Spot
from desktop.sketch.ops import Op, Ops, bounds_of, paint_ops
from desktop.sketch.stamp_art import stamp_ops

HALO: Final = 22.0
"""Paper round the letters, in units of the sheet."""
AWAY: Final = dict.fromkeys(Tool, 14.0) | {Tool.ROAD: 40.0, Tool.RIVER: 60.0, Tool.WALL: 150.0}
"""How far a stroke reaches beyond its width, in units of the sheet."""
BARE: Final = (Tool.PEN, Tool.PENCIL, Tool.BRUSH)
"""What is painted as its line alone."""
STRAYS: Final = 8.0
"""So far that goes beyond two thirds of its width, in units of the sheet."""
BIT: Final = 4
"""So many points of a line have a box of their own."""
BLOTCHES: Final = 16


class Piece:
    """Something that can be painted. Its ops are in units of the sheet, or round a middle of their own, which `at`
    then brings to its place.

    They are made when it is painted for the first time: a drawing of thousands of strokes is there at once, and gets
    its strokes in slices.
    """

    __slots__ = ("_boxes", "_made", "_make", "_part", "at", "bounds", "box")

    def __init__(
        self,
        bounds: QRectF,
        make: Callable[[], Ops],
        at: QTransform | None = None,
        part: Callable[[], tuple[Box, ...]] | None = None,
    ) -> None:
        self.bounds, self.at = bounds, at
        self.box = box_of_rectangle(bounds)
        """The same as plain numbers: thousands are compared with each movement of an eraser."""
        self._boxes: tuple[Box, ...] = (self.box,) if part is None else ()
        self._make, self._part = make, part
        self._made: Ops | None = None

    @property
    def parts(self) -> tuple[QRectF, ...]:
        """The same as `bounds`, more closely: a thin line leaves most of the box round it free."""
        return tuple([QRectF(left, top, right - left, low - top) for left, top, right, low in self.boxes])

    @property
    def boxes(self) -> tuple[Box, ...]:
        """The same as plain numbers."""
        self.prepare()
        return self._boxes

    def prepare(self) -> None:
        """Whoever erases for the first time does not wait for what can be known before."""
        if not self._boxes and self._part is not None:
            self._boxes = self._part()

    def lies_in(self, places: Sequence[Box]) -> bool:
        """Whether it may be seen in one of these places."""
        first, high, last, low = self.box
        for place in places:
            left, top, right, bottom = place
            # Most are told apart by the whole.
            if first < right and last > left and high < bottom and low > top:
                for one in self._boxes or self.boxes:
                    if one[0] < right and one[2] > left and one[1] < bottom and one[3] > top:
                        return True
        return False

    def covered_by(self, higher: Iterable[Piece]) -> list[QRectF]:
        """Where these may lie on it, each in one place."""
        over = [one.bounds for one in higher if one.bounds.intersects(self.bounds)]
        places = [united([both for part in self.parts if not (both := part & one).isEmpty()]) for one in over]
        return [one for one in places if not one.isEmpty()]

    @property
    def ops(self) -> Ops:
        """What it is painted with."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def paint(self, painter: QPainter) -> None:
        """Paint it, in units of the sheet."""
        if self.at is None:
            paint_ops(painter, self.ops)
            return
        before = painter.transform()
        painter.setTransform(self.at, combine=True)
        paint_ops(painter, self.ops)
        painter.setTransform(before)


def box_of_rectangle(one: QRectF) -> Box:
    """Left, top, right and bottom."""
    return one.left(), one.top(), one.right(), one.bottom()


def piece_of_ops(ops: Ops, at: QTransform | None = None) -> Piece:
    """Something whose ops are there already."""
    bounds = bounds_of(ops)
    return Piece(at.mapRect(bounds) if at is not None else bounds, lambda: ops, at)


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """Pieces that come and go together; equal keys look equal."""

    key: str
    pieces: tuple[Piece, ...]


def piece_of(element: Element, look: LookName, seed: int | None = None) -> Piece:
    """How something drawn looks; a stroke trembles in its own way, or by this seed."""
    if isinstance(element, Stroke):
        part = partial(_parts_of, element) if element.tool in BARE else None
        return Piece(_reach_of(element), partial(stroke_ops, element, look, seed), part=part)
    if isinstance(element, Stamp):
        return _stamp(element, look)
    return _letters(element, look)


def _reach_of(one: Stroke) -> QRectF:
    """What a stroke may reach, with its shadow, its towers and where it strays."""
    left, top, right, bottom = one.box
    away = AWAY[one.tool] + one.width * 0.75
    if one.tool is Tool.OUTLINE:
        away += 0.05 * (right - left + bottom - top)
    return QRectF(left, top, right - left, bottom - top).adjusted(-away, -away, away, away)


def _parts_of(one: Stroke) -> tuple[Box, ...]:
    """The same for each bit of a line: its curve stays between every three points that follow one another."""
    away = STRAYS + one.width * 0.66
    across, down, _ = zip(*one.points, strict=True)
    found: list[Box] = []
    for begin in range(0, max(1, len(one.points) - 2), BIT):
        xs, ys = across[begin : begin + BIT + 2], down[begin : begin + BIT + 2]
        found.append((min(xs) - away, min(ys) - away, max(xs) + away, max(ys) + away))
    return tuple(found)


def _stamp(one: Stamp, look: LookName) -> Piece:
    ops = stamp_ops(one.stamp, look, seed_of([(one.x, one.y)]))
    at = QTransform.fromTranslate(one.x, one.y)
    at.rotate(one.turn)
    at.scale(one.size / 100, one.size / 100)
    return piece_of_ops(ops, at)


def _letters(one: Letters, look: LookName) -> Piece:
    path = lettered(one.text, one.size)
    path.translate(-path.boundingRect().center())
    at = QTransform.fromTranslate(one.x, one.y)
    at.rotate(one.turn)
    colours = colours_of(look)
    ops = (
        Op(path, None, stroke(faint(colours.map_paper, 0.85), HALO)),
        Op(path, colours.ink, None),
    )
    return piece_of_ops(ops, at)


def lettered(text: str, size: float) -> QPainterPath:
    """Words as a hand letters them: each letter a little turned, always in the same way. The base line is at 0."""
    made = map_font(size)
    random = seeded(text)
    # Letters joined in a script keep together: there the word is turned as a whole.
    if any(ord(letter) > 0x24F for letter in text):
        return text_path(text, made)
    whole = QPainterPath()
    x = 0.0
    for letter in text:
        path = text_path(letter, made)
        turn = QTransform.fromTranslate(x, random.uniform(-0.014, 0.014) * size)
        turn.rotate(random.uniform(-1.6, 1.6))
        whole.addPath(turn.map(path))
        x += _advance(letter, round(size))
    whole.setFillRule(whole.fillRule().WindingFill)
    return whole


def _advance(letter: str, size: int) -> float:
    from PySide6.QtGui import QFontMetricsF

    return QFontMetricsF(map_font(size)).horizontalAdvance(letter) * 1.015


def ink_pieces(ink: Ink, look: LookName) -> tuple[Piece, ...]:
    """A whole drawing, from its lowest part to its highest."""
    return tuple([piece_of(element, look) for element in ink.elements()])


@lru_cache(maxsize=8)
def paper_layer(width: int, height: int, look: LookName) -> Layer:
    """The empty sheet: paper with old stains, and where it was folded. Each is a piece of its own, so that a small part
    of the sheet is painted anew with the few that lie there.
    """
    colours = colours_of(look)
    sheet = QPainterPath()
    sheet.addRect(QRectF(0, 0, width, height))
    ground = mixed(colours.map_paper, colours.face, 0.35 if not colours.map_paper.lightness() < 128 else 0)
    pieces = [piece_of_ops((Op(sheet, ground),))]
    if look is not LookName.HIGH_CONTRAST:
        random = seeded("the sheet")
        for number in range(BLOTCHES):
            x, y = random.uniform(0, width), random.uniform(0, height)
            far = random.uniform(0.09, 0.2) * width
            tint = (colours.ground, colours.ground_2, colours.road)[number % 3]
            points = [
                (x + far * random.uniform(0.7, 1.2) * dx, y + far * random.uniform(0.6, 1.0) * dy)
                for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
            ]
            stain = [
                op._replace(pen=None) for op in wash_ops(points, tint, random, strength=0.5) if op.fill is not None
            ]
            pieces.append(piece_of_ops(tuple(stain)))
        crease = stroke(faint(colours.shadow, 0.07), 6)
        folds = [((x, 0.0), (x, float(height))) for x in (width / 3, width * 2 / 3)]
        folds.append(((0.0, height / 2), (float(width), height / 2)))
        pieces += [piece_of_ops((Op(_line(*fold), None, crease),)) for fold in folds]
    return Layer(f"paper {look}", tuple(pieces))


def _line(a: Spot, b: Spot) -> QPainterPath:
    path = QPainterPath(QPointF(*a))
    path.lineTo(QPointF(*b))
    return path


def united(parts: Iterable[QRectF]) -> QRectF:
    """What they reach together."""
    found = QRectF()
    for part in parts:
        found = found.united(part)
    return found
