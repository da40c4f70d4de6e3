"""Shapes on the map: polygons in inches, moved, turned and stretched. Pure functions; nothing here knows the screen.

Places are (x, y) in inches from the upper left corner of the table, x to the right and y down; angles are degrees
clockwise. What is written back into content is rounded to thousandths of an inch, a quarter of the rules' own unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, floor, hypot, radians, sin
from random import Random

Place = tuple[float, float]
Shape = tuple[Place, ...]

FINE = 3
"""Decimals of an inch that are kept."""
NEARLY = 1e-6


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> Place:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def moved(self, across: float, down: float) -> Box:
        return Box(self.left + across, self.top + down, self.right + across, self.bottom + down)

    def meets(self, other: Box) -> bool:
        """Whether the two have a point in common."""
        apart = self.right < other.left or other.right < self.left
        return not (apart or self.bottom < other.top or other.bottom < self.top)

    def holds(self, place: Place) -> bool:
        return self.left <= place[0] <= self.right and self.top <= place[1] <= self.bottom


@dataclass(frozen=True)
class Frame:
    """The rectangle round a shape along its own sides: middle, width, depth and by how much it is turned."""

    middle: Place
    width: float
    depth: float
    angle: float

    def at(self, across: float, down: float) -> Place:
        """A place of the frame: (-1, -1) is the first corner, (0, 0) the middle, (1, 1) the corner opposite."""
        out = turned(((across * self.width / 2, down * self.depth / 2),), (0.0, 0.0), self.angle)[0]
        return self.middle[0] + out[0], self.middle[1] + out[1]


def rounded(shape: Sequence[Place]) -> Shape:
    """With the decimals that content keeps."""
    return tuple((rounded_length(x), rounded_length(y)) for x, y in shape)


def rounded_length(length: float) -> float:
    """A length with the decimals that content keeps; never a minus zero."""
    return round(length, FINE) + 0.0


def moved(shape: Sequence[Place], across: float, down: float) -> Shape:
    return tuple((x + across, y + down) for x, y in shape)


def box_of(shape: Sequence[Place]) -> Box:
    """The upright rectangle round a shape. Raises ValueError for one without corners."""
    across = [x for x, _ in shape]
    down = [y for _, y in shape]
    return Box(min(across), min(down), max(across), max(down))


def box_round(boxes: Sequence[Box]) -> Box:
    """The rectangle round several. Raises ValueError for none."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def area_of(shape: Sequence[Place]) -> float:
    """The area in square inches, whichever way round the corners go."""
    return abs(_signed_area(shape))


def _signed_area(shape: Sequence[Place]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(shape)) / 2


def sides(shape: Sequence[Place]) -> list[tuple[Place, Place]]:
    """The sides, the last one back to the first corner."""
    return [(corner, shape[(number + 1) % len(shape)]) for number, corner in enumerate(shape)]


def heart_of(shape: Sequence[Place]) -> Place:
    """The centre of gravity: it stays where it is, however often a shape is turned about it."""
    double = _signed_area(shape) * 2
    if abs(double) < NEARLY:
        return box_of(shape).middle
    across = down = 0.0
    for (ax, ay), (bx, by) in sides(shape):
        part = ax * by - bx * ay
        across += (ax + bx) * part
        down += (ay + by) * part
    return across / (3 * double), down / (3 * double)


def turned(shape: Sequence[Place], about: Place, angle: float) -> Shape:
    """Turned clockwise by so many degrees about a place. Quarter turns are exact."""
    quarters = angle / 90
    if abs(quarters - round(quarters)) < NEARLY:
        across, upright = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[round(quarters) % 4]
    else:
        across, upright = cos(radians(angle)), sin(radians(angle))
    x0, y0 = about
    return tuple(
        (x0 + (x - x0) * across - (y - y0) * upright, y0 + (x - x0) * upright + (y - y0) * across) for x, y in shape
    )


def mirrored(shape: Sequence[Place], about: Place, *, across: bool) -> Shape:
    """Left for right (`across`) or top for bottom, about a place; the corners go round as they did before."""
    x0, y0 = about
    there = [(2 * x0 - x, y) if across else (x, 2 * y0 - y) for x, y in shape]
    return tuple(reversed(there))


def angle_of(shape: Sequence[Place]) -> float:
    """By how many degrees a shape is turned: the direction of its first side, from above -180 to 180."""
    if len(shape) < 2:
        return 0.0
    (ax, ay), (bx, by) = shape[0], shape[1]
    return tidy_angle(degrees(atan2(by - ay, bx - ax)))


def tidy_angle(angle: float) -> float:
    """The same direction between -180 (not reached) and 180, to a hundredth."""
    tidy = round(angle - 360 * floor((angle + 180) / 360), 2) + 0.0
    return 180.0 if tidy <= -180 else tidy


def is_rectangle(shape: Sequence[Place]) -> bool:
    """Whether a shape is a rectangle, turned or not, to about a hundredth of an inch."""
    if len(shape) != 4:
        return False
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = shape
    same_middle = abs(ax + cx - bx - dx) < 0.02 and abs(ay + cy - by - dy) < 0.02
    return same_middle and abs(hypot(cx - ax, cy - ay) - hypot(dx - bx, dy - by)) < 0.02


def frame_of(shape: Sequence[Place]) -> Frame:
    """The frame of a shape: along the sides of a rectangle, upright round everything else."""
    angle = angle_of(shape) if is_rectangle(shape) else 0.0
    box = box_of(turned(shape, (0.0, 0.0), -angle))
    middle = turned((box.middle,), (0.0, 0.0), angle)[0]
    return Frame(middle, box.width, box.height, angle)


def stretched(shape: Sequence[Place], held: Place, angle: float, across: float, down: float) -> Shape:
    """Stretched by two factors along the axes of a frame that is turned by `angle`; the place `held` stays."""
    level = turned(shape, held, -angle)
    x0, y0 = held
    wide = tuple((x0 + (x - x0) * across, y0 + (y - y0) * down) for x, y in level)
    return turned(wide, held, angle)


def resized(shape: Sequence[Place], width: float, depth: float) -> Shape:
    """Of another width and depth in its own frame, about the same middle."""
    frame = frame_of(shape)
    across = width / frame.width if frame.width > NEARLY else 1.0
    down = depth / frame.depth if frame.depth > NEARLY else 1.0
    return stretched(shape, frame.middle, frame.angle, across, down)


def contains(shape: Sequence[Place], place: Place) -> bool:
    """Whether a place lies in a shape."""
    x, y = place
    inside = False
    for (ax, ay), (bx, by) in sides(shape):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def nearest_on(start: Place, end: Place, place: Place) -> Place:
    """The point of a line between two places that is nearest to a third."""
    across, down = end[0] - start[0], end[1] - start[1]
    square = across * across + down * down
    if square < NEARLY:
        return start
    share = ((place[0] - start[0]) * across + (place[1] - start[1]) * down) / square
    share = max(0.0, min(1.0, share))
    return start[0] + across * share, start[1] + down * share


def nearest_side(shape: Sequence[Place], place: Place) -> tuple[int, Place, float]:
    """The side nearest to a place: its number, its nearest point and the distance."""
    best: tuple[int, Place, float] | None = None
    for number, (start, end) in enumerate(sides(shape)):
        point = nearest_on(start, end, place)
        away = distance(point, place)
        if best is None or away < best[2]:
            best = number, point, away
    if best is None:
        raise ValueError("A shape without corners has no sides.")
    return best


def distance(one: Place, other: Place) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def crosses_itself(shape: Sequence[Place]) -> bool:
    """Whether two sides that are no neighbours meet: such an outline has no clear inside."""
    lines = sides(shape)
    count = len(lines)
    for first in range(count):
        for second in range(first + 2, count):
            if first == 0 and second == count - 1:
                continue
            if _cross(*lines[first], *lines[second]):
                return True
    return False


def _cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    def side(one: Place, two: Place, three: Place) -> float:
        return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def rectangle(one: Place, other: Place) -> Shape:
    """The upright rectangle between two opposite corners."""
    left, right = sorted((one[0], other[0]))
    top, bottom = sorted((one[1], other[1]))
    return (left, top), (right, top), (right, bottom), (left, bottom)


def blob(one: Place, other: Place, seed: str = "") -> Shape:
    """A round shape between two opposite corners, a little uneven, always the same for the same seed."""
    outline = rectangle(one, other)
    box = box_of(outline)
    random = Random(seed)
    (x, y), wide, high = box.middle, box.width / 2, box.height / 2
    corners = 10
    points: list[Place] = []
    for number in range(corners):
        angle = 2 * 3.141592653589793 * number / corners
        reach = random.uniform(0.84, 1.0)
        points.append((x + cos(angle) * wide * reach, y + sin(angle) * high * reach))
    return tuple(points)


def without_doubles(shape: Sequence[Place], apart: float = 0.02) -> Shape:
    """Without corners that lie on the one before."""
    kept: list[Place] = []
    for place in shape:
        if not kept or distance(kept[-1], place) > apart:
            kept.append(place)
    while len(kept) > 1 and distance(kept[0], kept[-1]) <= apart:
        kept.pop()
    return tuple(kept)


def length_of(path: Sequence[Place]) -> float:
    """The length of a line through some places."""
    return sum(distance(start, end) for start, end in pairwise(path))


def kept_inside(shape: Sequence[Place], width: float, height: float) -> Shape:
    """With every corner on a table of this size."""
    return tuple((max(0.0, min(width, x)), max(0.0, min(height, y))) for x, y in shape)


def straightened(start: Place, end: Place) -> Place:
    """The place nearest to `end` that lies straight or at 45 degrees from `start`."""
    across, down = end[0] - start[0], end[1] - start[1]
    if abs(across) > 2.414 * abs(down):
        return end[0], start[1]
    if abs(down) > 2.414 * abs(across):
        return start[0], end[1]
    far = (abs(across) + abs(down)) / 2
    return start[0] + (far if across >= 0 else -far), start[1] + (far if down >= 0 else -far)
