"""How strokes are painted: pens that swell and wander, washes in thin layers, roads, walls and rivers as what they are.

Everything is prepared once as paths with their colours (`Op`), in units of the sheet, and then only filled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen, QTransform

from desktop.look.colours import Colours, LookName, colours_of, faint, mixed
from desktop.look.ink import stroke
from desktop.sketch.curves import add_soft, soft
from desktop.sketch.ink import FULL, Stroke, Tool
from desktop.sketch.lines import Spot, beside, even, length_of, simplified
from desktop.sketch.ops import Op, Ops
from desktop.sketch.stamp_art import stamp_ops
from desktop.sketch.tints import shown

WANDER: Final = 2.4
"""So far a line strays from where the hand was: about half a px on a sheet that is seen whole."""
LAYERS: Final = 5
TOWER_STEP: Final = 470.0
TOWER: Final = 120
COURSE: Final = 34.0
"""From one joint of a wall to the next."""


def seed_of(points: Sequence[Sequence[int]]) -> int:
    """A number that depends on where a stroke begins and ends, and on how long it is."""
    first, last = points[0], points[-1]
    return crc32(f"{first[0]},{first[1]},{last[0]},{last[1]},{len(points)}".encode())


def strayed(points: Sequence[Spot], random: Random, amount: float = WANDER) -> list[Spot]:
    """The points, each a little off."""
    return [(x + random.uniform(-amount, amount), y + random.uniform(-amount, amount)) for x, y in points]


def stroke_ops(one: Stroke, look: LookName, seed: int | None = None) -> Ops:
    """How a stroke looks; `seed` is that of its trembling, where it is not to be its own."""
    colours = colours_of(look)
    random = Random(seed_of(one.points) if seed is None else seed)
    spots: list[Spot] = [(x, y) for x, y, _ in one.points]
    if len(spots) == 1:
        spots = [spots[0], (spots[0][0] + 1, spots[0][1] + 1)]
    plain = look is LookName.HIGH_CONTRAST
    tool = one.tool
    if tool in (Tool.PEN, Tool.PENCIL):
        return _pen(one, spots, shown(one.colour, look), random)
    if tool is Tool.BRUSH:
        return _brush(soft(spots), one.width, shown(one.colour, look, is_wash=True), random)
    if tool is Tool.OUTLINE:
        return _area(spots, one.width, shown(one.colour, look, is_wash=True), colours, random, plain=plain)
    if tool is Tool.ROAD:
        return _road(spots, one.width, colours, random)
    if tool is Tool.WALL:
        return _wall(spots, one.width, look, random)
    if tool is Tool.RIVER:
        return _river(spots, one.width, colours, random)
    pen = stroke(colours.ink, one.width, (0.1, one.width * 2.3))
    closed = _ends_meet(spots)
    return (Op(soft(spots[:-1] if closed else spots, closed=closed), None, pen),)


def begun_ops(one: Stroke, look: LookName) -> Ops:
    """A line that becomes an area, a road, a wall or a river, while it is drawn: what is wide of it and its border, so
    that nothing but its end changes as it grows. What else belongs to it comes when it is done. Nothing for others.
    """
    colours = colours_of(look)
    spots = [(x, y) for x, y, _ in one.points]
    if one.tool is Tool.OUTLINE:
        path = soft(spots, closed=True)
        wash, edge = faint(shown(one.colour, look, is_wash=True), 0.4), stroke(colours.ink, one.width * 0.9)
        return Op(path, wash), Op(path, None, edge)
    bands = {
        Tool.ROAD: (colours.ink, colours.road, 5.5),
        Tool.WALL: (colours.ink, mixed(colours.stone, colours.face, 0.42), 5.5),
        Tool.RIVER: (colours.water_line, colours.water, 4.0),
    }
    if one.tool not in bands:
        return ()
    edge_colour, colour, edge_wide = bands[one.tool]
    path = soft(spots)
    return (
        Op(path, None, stroke(edge_colour, one.width + 2 * edge_wide, flat=True)),
        Op(path, None, stroke(colour, one.width, flat=True)),
    )


def bent_along(points: Sequence[Spot], width: float) -> QPainterPath:
    """The shape of a band along a line."""
    return _stroker(width).createStroke(soft(points)).simplified()


def _stroker(width: float) -> QPainterPathStroker:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker


def _ends_meet(spots: Sequence[Spot]) -> bool:
    return len(spots) > 3 and hypot(spots[0][0] - spots[-1][0], spots[0][1] - spots[-1][1]) < 2


def _pen(one: Stroke, spots: list[Spot], colour: QColor, random: Random) -> Ops:
    """One shape: wider where the hand pressed, thin where it came and went."""
    line = strayed(spots, random)
    last = len(line) - 1
    presses = [point[2] / FULL for point in one.points] if len(one.points) > 1 else [0.8, 0.8]
    half = [one.width / 2 * (0.42 + 0.85 * press) for press in presses]
    if length_of(line) > one.width * 4:
        half[0] *= 0.45
        half[last] *= 0.35
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    add_soft(path, [*beside(line, half), *reversed(beside(line, [-away for away in half]))], closed=True)
    # The outline runs through the middles of its points: a thin thread keeps the ends.
    thread = stroke(colour, max(1.5, one.width * 0.34))
    ops = [Op(path, colour, None), Op(soft(line), None, thread)]
    if one.tool is Tool.PENCIL:
        grey = faint(colour, 0.5)
        beneath = strayed(spots, random, WANDER * 1.6)
        ops = [Op(path, grey, None), Op(soft(beneath), None, stroke(faint(colour, 0.3), one.width * 0.5))]
    return tuple(ops)


def _brush(path: QPainterPath, width: int, colour: QColor, random: Random) -> Ops:
    """Watercolour: thin layers that do not quite meet, and a darker edge where it dried."""
    ops = [Op(path, None, stroke(faint(colour, 0.32), width))]
    for _ in range(LAYERS):
        moved = path.translated(random.uniform(-5, 5), random.uniform(-5, 5))
        ops.append(Op(moved, None, stroke(faint(colour, 0.07), width * random.uniform(0.72, 1.07))))
    edge = _stroker(width).createStroke(path)
    ops.append(Op(edge, None, stroke(faint(mixed(colour, QColor("#33261a"), 0.35), 0.2), 4.0)))
    return tuple(ops)


def wash_ops(spots: Sequence[Spot], colour: QColor, random: Random, *, strength: float = 1.0) -> list[Op]:
    """An area filled as watercolour fills it: layers that stray, blooms, and a darker edge."""
    path = soft(spots, closed=True)
    ops = [Op(path, faint(colour, 0.34 * strength))]
    box = path.controlPointRect()
    stray = max(4.0, min(box.width(), box.height()) * 0.035)
    rough = even([*spots, spots[0]], max(40.0, (box.width() + box.height()) / 30))[:-1]
    for _ in range(LAYERS):
        ops.append(Op(soft(strayed(rough, random, stray), closed=True), faint(colour, 0.075 * strength)))
    for _ in range(3):
        wide = min(box.width(), box.height()) * random.uniform(0.16, 0.34)
        bloom = QPainterPath()
        x, y = random.uniform(box.left(), box.right()), random.uniform(box.top(), box.bottom())
        bloom.addEllipse(QPointF(x, y), wide, wide * random.uniform(0.6, 1.0))
        ops.append(Op(bloom.intersected(path), faint(colour, 0.1 * strength)))
    ops.append(Op(path, None, stroke(faint(mixed(colour, QColor("#33261a"), 0.42), 0.28 * strength), 13.0)))
    return ops


def _area(spots: list[Spot], width: int, colour: QColor, colours: Colours, random: Random, *, plain: bool) -> Ops:
    ops = [Op(soft(spots, closed=True), faint(colour, 0.9))] if plain else wash_ops(spots, colour, random)
    rough = even([*spots, spots[0]], 90.0)[:-1]
    line = soft(strayed(rough, random, WANDER * 1.5) if len(rough) > 5 else spots, closed=True)
    ops.append(Op(line, None, stroke(colours.ink, width * 0.9)))
    if not plain:
        # The pen went round once more, not quite in the same place.
        again = strayed(rough, random, 7.0) if len(rough) > 5 else spots
        ops.append(Op(soft(again, closed=True), None, stroke(faint(colours.ink, 0.55), width * 0.38)))
    return tuple(ops)


def _bent(spots: Sequence[Spot], random: Random, step: float, amount: float) -> list[Spot]:
    """A line as a hand draws it between the points that count."""
    kept = [spots[number] for number in simplified(spots, 4.0)]
    line = even(kept, step)
    return [line[0], *strayed(line[1:-1], random, amount), line[-1]] if len(line) > 2 else line


def _course(line: Sequence[Spot], *, is_ring: bool) -> QPainterPath:
    """A curve along it; all round where its ends meet, without a bend there."""
    return soft(line[:-1], closed=True) if is_ring else soft(line)


def _road(spots: list[Spot], width: int, colours: Colours, random: Random) -> Ops:
    line = _bent(spots, random, 130, 5)
    is_ring = _ends_meet(line)
    path = _course(line, is_ring=is_ring)
    ops = [
        Op(path, None, stroke(faint(colours.road_line, 0.35), width + 26, flat=True)),
        Op(path, None, stroke(colours.road, width, flat=True)),
    ]
    for side in (-1, 1):
        edge = strayed(beside(line, side * width / 2), random, 3.0)
        ops.append(Op(_course(edge, is_ring=is_ring), None, stroke(colours.ink, 5.5)))
    rut = stroke(faint(colours.road_line, 0.75), 4.0, (46, 60, 90, 75))
    ops += [Op(soft(strayed(beside(line, away), random, 4)), None, rut) for away in (-width * 0.17, width * 0.19)]
    return tuple(ops)


def _river(spots: list[Spot], width: int, colours: Colours, random: Random) -> Ops:
    line = _bent(spots, random, 210, 14)
    is_ring = _ends_meet(line)
    path = _course(line, is_ring=is_ring)
    ops = [
        Op(path, None, stroke(faint(colours.water, 0.45), width + 34, flat=True)),
        Op(path, None, stroke(colours.water, width, flat=True)),
        Op(path, None, stroke(faint(mixed(colours.water, colours.water_line, 0.35), 0.28), width * 0.62, flat=True)),
        Op(path, None, stroke(faint(colours.water, 0.75), width * 0.34, flat=True)),
    ]
    for side in (-1, 1):
        bank = strayed(beside(line, side * width / 2), random, 6.0)
        ops.append(Op(_course(bank, is_ring=is_ring), None, stroke(colours.water_line, 7.5)))
    for away in (-0.26, 0.02, 0.29):
        dashes = [random.uniform(26, 60), random.uniform(130, 330), random.uniform(30, 80), random.uniform(90, 260)]
        ripple = stroke(faint(colours.water_line, 0.7), 4.5, dashes)
        ops.append(Op(soft(strayed(beside(line, away * width), random, 9.0)), None, ripple))
    return tuple(ops)


def _wall(spots: list[Spot], width: int, look: LookName, random: Random) -> Ops:
    """Masonry seen from above with towers seen from the front, as old maps have it."""
    colours = colours_of(look)
    line = _bent(spots, random, 120, 4)
    is_ring = _ends_meet(line)
    path = _course(line, is_ring=is_ring)
    ops = [
        Op(path.translated(6, 12), None, stroke(faint(colours.shadow, 0.22), width + 12)),
        Op(path, None, stroke(colours.ink, width + 11)),
        Op(path, None, stroke(mixed(colours.stone, colours.face, 0.42), width)),
    ]
    joints = QPainterPath()
    stones = even(line, COURSE)
    for left, right in zip(beside(stones, width / 2), beside(stones, -width / 2), strict=True):
        joints.moveTo(QPointF(*left))
        joints.lineTo(QPointF(*right))
    ops.append(Op(joints, None, stroke(faint(colours.ink, 0.55), 4.0, flat=True)))
    ops.append(Op(path, None, stroke(faint(colours.ink, 0.4), 4.0)))
    towers = even(line, min(TOWER_STEP, max(TOWER * 1.4, length_of(line))))
    if is_ring:
        towers = towers[:-1]
    for x, y in sorted(towers, key=lambda one: one[1]):
        for op in stamp_ops("tower", look, seed_of([(round(x), round(y))])):
            path = QTransform.fromScale(TOWER / 100, TOWER / 100).map(op.path)
            ops.append(Op(path.translated(x, y + TOWER * 0.42), op.fill, _thicker(op.pen, TOWER / 100)))
    return tuple(ops)


def _thicker(pen: QPen | None, factor: float) -> QPen | None:
    if pen is None:
        return None
    made = QPen(pen)
    made.setWidthF(pen.widthF() * factor)
    return made
