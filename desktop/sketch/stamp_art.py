"""The stamps: small pictures drawn by the program, each 100 units wide with its foot at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from desktop.look.colours import Colours, LookName, colours_of, faint, mixed
from desktop.look.ink import stroke
from desktop.sketch.curves import soft
from desktop.sketch.lines import Spot
from desktop.sketch.ops import Op, Ops

KINDS: Final = 5
"""So many drawings of each stamp differ a little; where it stands says which it is."""
LINE: Final = 3.4


class Drawn:
    """A stamp in the making: shapes in the order in which they are painted."""

    def __init__(self, look: LookName, seed: int) -> None:
        self.colours: Colours = colours_of(look)
        self.random = Random(seed)
        self.ops: list[Op] = []
        self.plain = look is LookName.HIGH_CONTRAST

    def shape(self, points: Sequence[Spot], fill: QColor | None, width: float = LINE) -> None:
        """A closed shape with a line round it that strays a little."""
        path = QPainterPath()
        spots = [QPointF(x + self.random.uniform(-1, 1), y + self.random.uniform(-1, 1)) for x, y in points]
        path.moveTo(spots[0])
        for spot in spots[1:]:
            path.lineTo(spot)
        path.closeSubpath()
        self.add(path, fill, width)

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: QColor | None, width: float = LINE
    ) -> None:
        """An upright rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill, width)

    def line(self, *points: Spot, width: float = LINE, colour: QColor | None = None) -> None:
        """An open line."""
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        self.ops.append(Op(path, None, stroke(colour or self.colours.ink, width)))

    def add(self, path: QPainterPath, fill: QColor | None, width: float = LINE) -> None:
        """A path with ink round it; no line at width 0."""
        self.ops.append(Op(path, fill, stroke(self.colours.ink, width) if width else None))

    def shade(self, x: float, y: float, wide: float, high: float, alpha: float = 0.16) -> None:
        """A soft shadow on the ground."""
        if not self.plain:
            path = QPainterPath()
            path.addEllipse(QPointF(x, y), wide, high)
            self.ops.append(Op(path, faint(self.colours.shadow, alpha)))

    def battlements(self, left: float, right: float, base: float, high: float, fill: QColor, teeth: int = 3) -> None:
        """The top of a tower."""
        step = (right - left) / (2 * teeth - 1)
        points: list[Spot] = [(left, base)]
        for tooth in range(teeth):
            x = left + 2 * tooth * step
            points += [(x, base - high), (x + step, base - high)]
            if tooth < teeth - 1:
                points += [(x + step, base - high * 0.55), (x + 2 * step, base - high * 0.55)]
        self.shape([*points, (right, base)], fill)

    def round(self, points: Sequence[Spot], fill: QColor | None, width: float = LINE) -> None:
        """A closed soft shape."""
        self.add(soft(points, closed=True), fill, width)

    def roof(self) -> QColor:
        """One of the colours of roofs."""
        colours = self.colours
        return self.random.choice((colours.roof_hall, colours.roof_hall, colours.roof_tower, colours.roof_stable))

    @property
    def wall(self) -> QColor:
        return mixed(self.colours.face, self.colours.map_paper, 0.25)

    @property
    def masonry(self) -> QColor:
        return mixed(self.colours.stone, self.colours.face, 0.45)


def _house(to: Drawn) -> None:
    roof = to.roof()
    to.shade(6, 0, 46, 9)
    to.shape([(-40, 0), (-40, -32), (-20, -56), (0, -32), (0, 0)], to.wall)
    to.shape([(0, 0), (0, -32), (42, -32), (42, 0)], mixed(to.wall, to.colours.shadow, 0.12))
    to.shape([(-20, -58), (24, -58), (47, -30), (0, -30)], roof)
    to.line((-47, -27), (-20, -58), (0, -30), width=LINE + 1)
    to.box(-26, -20, -14, 0, to.colours.ink, 1)
    to.box(15, -22, 26, -11, faint(to.colours.ink, 0.75), 1)


def _hall(to: Drawn) -> None:
    roof = to.colours.roof_hall
    to.shade(0, 0, 54, 9)
    to.box(-44, -38, 44, 0, to.wall)
    to.shape([(-50, -36), (-32, -66), (32, -66), (50, -36)], roof)
    to.box(-11, -84, 11, -60, to.masonry)
    to.shape([(-15, -84), (0, -108), (15, -84)], roof)
    to.line((0, -108), (0, -122))
    to.shape([(0, -122), (17, -117), (0, -111)], to.colours.gold_fill, 2)
    to.box(-8, -26, 8, 0, to.colours.ink, 1)
    for x in (-34, -20, 20, 34):
        to.box(x - 4, -26, x + 4, -12, faint(to.colours.ink, 0.75), 1)


def _tower(to: Drawn) -> None:
    to.shade(3, 0, 26, 6)
    to.shape([(-20, 0), (-18, -62), (18, -62), (20, 0)], to.masonry)
    to.shape([(6, 0), (6, -62), (18, -62), (20, 0)], faint(to.colours.shadow, 0.14), 0)
    to.battlements(-25, 25, -62, 24, to.masonry)
    to.line((-3, -38), (-3, -26), width=5)
    for x, y in ((-12, -14), (8, -48), (10, -20), (-13, -50)):
        to.line((x, y), (x + 7, y), width=2, colour=faint(to.colours.ink, 0.6))


def _keep(to: Drawn) -> None:
    to.shade(0, 2, 62, 14)
    to.box(-34, -46, 34, 0, to.masonry)
    to.battlements(-34, 34, -46, 12, to.masonry, 6)
    for x in (-38, 38):
        to.shape([(x - 16, 2), (x - 14, -70), (x + 14, -70), (x + 16, 2)], to.masonry)
        to.shape([(x + 4, 2), (x + 4, -70), (x + 14, -70), (x + 16, 2)], faint(to.colours.shadow, 0.15), 0)
        to.battlements(x - 19, x + 19, -70, 18, to.masonry)
        to.line((x - 3, -46), (x - 3, -34), width=5)
    gate = QPainterPath(QPointF(-13, 0))
    gate.lineTo(-13, -16)
    gate.arcTo(QRectF(-13, -29, 26, 26), 180, -180)
    gate.lineTo(13, 0)
    to.add(gate, to.colours.ink, 2)
    to.line((-38, -88), (-38, -112))
    to.shape([(-38, -112), (-12, -105), (-38, -98)], to.colours.hero_fill, 2)


def _temple(to: Drawn) -> None:
    roof = to.colours.roof_temple
    to.shade(0, 2, 58, 11)
    to.box(-48, -8, 48, 2, to.masonry)
    to.box(-40, -46, 40, -8, to.wall)
    for x in (-36, -18, 0, 18, 36):
        to.box(x - 4, -46, x + 4, -8, to.masonry, 2.4)
    to.shape([(-48, -46), (-34, -80), (34, -80), (48, -46)], roof)
    to.line((-16, -47), (-11, -79), width=2)
    to.line((16, -47), (11, -79), width=2)
    to.line((0, -80), (0, -96))


def _stall(to: Drawn) -> None:
    colours = to.colours
    to.shade(0, 0, 40, 7)
    stripes = to.random.choice((colours.water, colours.roof_hall, colours.gold_fill))
    for x in (-34, 34):
        to.line((x, 0), (x, -40))
    to.box(-34, -20, 34, -8, colours.wood_light)
    for number in range(6):
        left, right = -44 + number * 14.7, -44 + (number + 1) * 14.7
        fill = to.wall if number % 2 else stripes
        to.shape([(left * 0.78, -60), (right * 0.78, -60), (right, -36), (left, -36)], fill, 2.4)


def _tree(to: Drawn) -> None:
    green = mixed(to.colours.tree, to.colours.hedge, to.random.uniform(0, 0.7))
    to.shade(6, 0, 30, 8)
    to.line((0, 0), (0, -26), width=8)
    points = []
    for number in range(9):
        far = to.random.uniform(0.86, 1.14)
        turn = 2 * pi * number / 9
        points.append((cos(turn) * 38 * far, -54 + sin(turn) * 36 * far))
    to.round(points, green)
    for x, y in ((-12, -46), (10, -60), (4, -36)):
        to.line((x - 7, y), (x, y + 5), (x + 8, y), width=2.4, colour=to.colours.tree_ink)


def _hill(to: Drawn) -> None:
    colours = to.colours
    path = QPainterPath(QPointF(-50, 0))
    path.cubicTo(QPointF(-34, -30), QPointF(-16, -48), QPointF(2, -46))
    path.cubicTo(QPointF(22, -44), QPointF(36, -22), QPointF(50, 0))
    to.add(path, faint(colours.ground_2, 0.9), 0)
    to.ops.append(Op(path, None, stroke(colours.ink, LINE)))
    for x, y, long in ((18, -34, 16), (27, -25, 17), (34, -14, 11), (9, -39, 12)):
        to.line((x, y), (x + 4, y + long), width=2.2, colour=faint(colours.ink, 0.7))


def _dock(to: Drawn) -> None:
    plank = to.colours.wood_light
    for x in (-38, -12, 14, 40):
        to.line((x, -10), (x, 8), width=5)
    to.box(-48, -22, 48, -6, plank)
    for x in range(-36, 48, 12):
        to.line((x, -22), (x + 1, -6), width=2)
    to.shape([(-30, -26), (-26, -40), (-10, -40), (-6, -26)], to.colours.roof_tower, 2.6)


def _factory(to: Drawn) -> None:
    brick = mixed(to.colours.roof_hall, to.colours.stone, 0.35)
    to.shade(0, 0, 54, 9)
    for x, high in ((30, -92), (12, -78)):
        to.shape([(x - 7, -30), (x - 5, high), (x + 5, high), (x + 7, -30)], brick)
        to.round([(x, high - 4), (x + 9, high - 14), (x + 2, high - 24), (x - 8, high - 13)], faint(to.wall, 0.85), 2)
    to.box(-48, -34, 46, 0, brick)
    for x in (-48, -24, 0):
        to.shape([(x, -34), (x, -56), (x + 24, -34)], to.colours.roof_forge)
    for x in (-38, -20, -2, 16, 34):
        to.box(x - 5, -24, x + 5, -10, to.colours.gold_fill, 2)


def _dome(to: Drawn) -> None:
    glass = mixed(to.colours.water, to.colours.face, 0.3)
    to.shade(0, 0, 52, 9)
    path = QPainterPath(QPointF(-46, -8))
    path.arcTo(QRectF(-46, -54, 92, 92), 180, -180)
    path.closeSubpath()
    to.add(path, glass)
    for wide in (16, 34):
        rib = QPainterPath(QPointF(-wide, -8))
        rib.arcTo(QRectF(-wide, -54, 2 * wide, 92), 180, -180)
        to.ops.append(Op(rib, None, stroke(faint(to.colours.ink, 0.6), 2.2)))
    to.line((-38, -32), (38, -32), width=2.2, colour=faint(to.colours.ink, 0.6))
    to.box(-50, -10, 50, 2, to.masonry)
    to.box(-10, -20, 10, 2, to.colours.ink, 1)
    to.line((0, -54), (0, -74))


def _mast(to: Drawn) -> None:
    to.shade(0, 0, 28, 6)
    to.line((-22, 0), (0, -104), (22, 0))
    for share in (0.22, 0.44, 0.66):
        wide = 22 * (1 - share)
        to.line((-wide, -104 * share), (wide, -104 * share), width=2.6)
        to.line((-wide, -104 * share), (wide * 0.8, -104 * (share + 0.18)), width=2)
    dish = QPainterPath(QPointF(-4, -92))
    dish.arcTo(QRectF(-4, -106, 26, 26), 130, -180)
    to.add(dish, to.wall, 2.6)
    to.round([(0, -106), (5, -111), (0, -116), (-5, -111)], to.colours.enemy_fill, 2)


def _tent(to: Drawn) -> None:
    cloth = mixed(to.random.choice((to.colours.field, to.colours.road, to.colours.hedge)), to.wall, 0.35)
    to.shade(4, 0, 48, 8)
    to.shape([(-16, -54), (24, -54), (48, 0), (10, 0)], mixed(cloth, to.colours.shadow, 0.14))
    to.shape([(-16, -54), (10, 0), (-44, 0)], cloth)
    to.shape([(-16, -54), (-8, 0), (-24, 0)], to.colours.ink, 1)
    to.line((-16, -54), (-16, -64))


def _block(to: Drawn) -> None:
    wall = mixed(to.random.choice((to.colours.stone, to.colours.road, to.colours.roof_temple)), to.wall, 0.45)
    to.shade(6, 0, 42, 8)
    high = to.random.choice((-74, -86, -96))
    to.box(-34, high, 14, 0, wall)
    to.shape([(14, 0), (14, high), (36, high + 12), (36, -4)], mixed(wall, to.colours.shadow, 0.25))
    rows = range(round(high) + 12, -16, 16)
    for y in rows:
        for x in (-28, -14, 0):
            to.box(x, y, x + 8, y + 9, faint(to.colours.ink, 0.7), 0)
    to.box(-15, -14, -5, 0, to.colours.ink, 0)


def _skyscraper(to: Drawn) -> None:
    glass = mixed(to.colours.water, to.colours.roof_temple, 0.4)
    to.shade(6, 0, 38, 8)
    to.box(-28, -70, 16, 0, glass)
    to.shape([(16, 0), (16, -70), (34, -60), (34, -4)], mixed(glass, to.colours.shadow, 0.25))
    to.box(-20, -116, 8, -70, glass)
    to.line((-6, -116), (-6, -142))
    for y in range(-106, -6, 13):
        left, right = (-20, 8) if y < -70 else (-28, 16)
        to.line((left + 3, y), (right - 3, y), width=2, colour=faint(to.colours.ink, 0.6))


def _field(to: Drawn) -> None:
    colours = to.colours
    to.shape([(-46, -8), (-30, -50), (46, -42), (36, 0)], colours.field)
    for share in (0.15, 0.32, 0.5, 0.68, 0.85):
        to.line(
            (-46 + 82 * share, -8 + 8 * share), (-30 + 76 * share, -50 + 8 * share), width=2, colour=colours.field_line
        )


def _mine(to: Drawn) -> None:
    _hill(to)
    gate = QPainterPath(QPointF(-15, 0))
    gate.lineTo(-12, -25)
    gate.lineTo(12, -25)
    gate.lineTo(15, 0)
    to.add(gate, to.colours.ink, 5)
    for x in (-8, 0, 8):
        to.line((x, 4), (x * 1.6, 16), width=2.4)


def _palace(to: Drawn) -> None:
    roof = to.colours.roof_temple
    to.shade(0, 2, 62, 11)
    for x in (-38, 38):
        to.box(x - 17, -44, x + 17, 0, to.wall)
        to.shape([(x - 20, -44), (x, -64), (x + 20, -44)], roof)
        for y in (-34, -16):
            to.box(x - 10, y, x - 3, y + 10, faint(to.colours.ink, 0.75), 0)
            to.box(x + 3, y, x + 10, y + 10, faint(to.colours.ink, 0.75), 0)
    to.box(-23, -56, 23, 2, to.masonry)
    dome = QPainterPath(QPointF(-22, -56))
    dome.cubicTo(QPointF(-24, -84), QPointF(-8, -88), QPointF(0, -100))
    dome.cubicTo(QPointF(8, -88), QPointF(24, -84), QPointF(22, -56))
    dome.closeSubpath()
    to.add(dome, to.colours.gold_fill)
    to.line((0, -100), (0, -116))
    gate = QPainterPath(QPointF(-9, 2))
    gate.lineTo(-9, -18)
    gate.arcTo(QRectF(-9, -28, 18, 20), 180, -180)
    gate.lineTo(9, 2)
    to.add(gate, to.colours.ink, 1)
    for x in (-15, -5, 5, 15):
        to.line((x, -50), (x, -38), width=3)


def _barracks(to: Drawn) -> None:
    to.shade(0, 0, 56, 9)
    to.box(-48, -28, 30, 0, to.masonry)
    to.shape([(-52, -27), (-42, -50), (26, -50), (34, -27)], to.colours.roof_forge)
    to.shape([(24, 0), (25, -64), (49, -64), (50, 0)], to.masonry)
    to.battlements(21, 53, -64, 15, to.masonry)
    to.line((37, -46), (37, -36), width=5)
    for x in (-38, -24, -10, 4):
        to.box(x - 3, -19, x + 4, -9, to.colours.ink, 0)
    to.line((-42, -50), (-42, -76))
    to.shape([(-42, -76), (-20, -70), (-42, -63)], to.colours.hero_fill, 2)


def _store(to: Drawn) -> None:
    wood = mixed(to.colours.wood_light, to.wall, 0.3)
    to.shade(0, 0, 52, 9)
    to.shape([(-42, 0), (-42, -36), (0, -64), (42, -36), (42, 0)], wood)
    to.line((-50, -30), (0, -66), (50, -30), width=LINE + 3)
    for y in (-12, -24):
        to.line((-42, y), (42, y), width=2, colour=faint(to.colours.ink, 0.45))
    to.box(-18, -30, 18, 0, mixed(wood, to.colours.shadow, 0.35))
    to.line((-18, -30), (18, 0), width=2.4)
    to.line((18, -30), (-18, 0), width=2.4)
    to.box(-6, -50, 6, -40, to.colours.ink, 1)


DRAWN: Final[dict[str, Callable[[Drawn], None]]] = {
    "house": _house,
    "hall": _hall,
    "palace": _palace,
    "barracks": _barracks,
    "store": _store,
    "tower": _tower,
    "keep": _keep,
    "temple": _temple,
    "stall": _stall,
    "tree": _tree,
    "hill": _hill,
    "dock": _dock,
    "mine": _mine,
    "field": _field,
    "factory": _factory,
    "dome": _dome,
    "mast": _mast,
    "tent": _tent,
    "block": _block,
    "skyscraper": _skyscraper,
}
"""By what a drawing calls them."""


def stamp_ops(name: str, look: LookName, seed: int) -> Ops:
    """How a stamp looks; a name that this program does not know is drawn as a house."""
    return _stamp_ops(name if name in DRAWN else "house", look, seed % KINDS)


@lru_cache(maxsize=600)
def _stamp_ops(name: str, look: LookName, kind: int) -> Ops:
    to = Drawn(look, kind)
    DRAWN[name](to)
    return tuple(to.ops)
