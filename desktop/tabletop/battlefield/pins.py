"""Where the heads of pins stand: small bases stay where they are, and each has its disc, as large as it must be to be
read, at the end of a stem near by.

Nobody's head lies on another or on a base. Those who stand close together share rows of places round them, most of them
on the side away from their enemies, and no two stems of theirs cross.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, hypot
from operator import add
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

GAP_PX = 3.0
"""Between a base and the nearest head."""
LINKED = 0.8
"""Whoever stands nearer than so many head widths shares rows with the other."""
ROWS = 4
"""So many rows there are at most on each side of a crowd, before those who find no room lie on their bases."""
BEFORE = 0.7
"""A place on the side of the enemy counts as so many head heights farther."""
BESIDE = 0.5
"""And one at its end, which keeps others from its corners, as so many."""
ON_A_HOUSE = 0.9
"""And one on a building, whose doors and windows are looked for, as so many."""
ASIDE = 0.12
"""So much of what a place lies aside of the middle of its crowd counts against it: rows fill from the middle."""
CLOSE_ENOUGH = 0.01
MOST_PASSES = 12


class Foot(NamedTuple):
    """A base in px: its middle, its radius, and whose it is."""

    x: float
    y: float
    radius: float
    side: str


class _Place(NamedTuple):
    cost: float
    x: float
    y: float


class Room(NamedTuple):
    """What heads may cover, and what they must not or had better not lie on, in px."""

    area: QRectF
    spared: Sequence[QRectF] = ()
    avoided: Sequence[QRectF] = ()


def pin_heads(
    feet: Sequence[Foot], size: float, room: Room, there: Sequence[tuple[Foot, QPointF]] = ()
) -> list[QPointF]:
    """How far the middle of each head stands from its base. Each needs `size` both ways; `there` are those who stand
    already, with their heads."""
    away = [QPointF(0, 0)] * len(feet)
    everybody = [*(foot for foot, _ in there), *feet]
    heads = [_Place(0, foot.x + lean.x(), foot.y + lean.y()) for foot, lean in there]
    of_side: dict[str, list[tuple[int, _Place]]] = {}
    for crowd in _crowds(feet, size * LINKED):
        places = _places([feet[number] for number in crowd], size, _down(everybody, feet[crowd[0]]), room.avoided)
        chosen = _chosen(places, len(crowd), size, room, heads, everybody)
        heads += chosen
        order = sorted(crowd, key=lambda number: (feet[number].x, feet[number].y))
        room_for = sorted(chosen, key=lambda one: (one.x, one.y))
        # Who finds no place any more lies on the base.
        room_for += [_Place(0, feet[number].x, feet[number].y) for number in order[len(room_for) :]]
        of_side.setdefault(feet[crowd[0]].side, []).extend(zip(order, room_for, strict=True))
    for dealt in of_side.values():
        for number, place in _shortened(dealt, feet):
            away[number] = QPointF(place.x - feet[number].x, place.y - feet[number].y)
    return away


def _crowds(feet: Sequence[Foot], near: float) -> list[list[int]]:
    """Those of one side who stand close together, the largest crowd first: it has the least choice."""
    left = sorted(range(len(feet)), key=lambda number: (feet[number].x, feet[number].y))
    crowds: list[list[int]] = []
    while left:
        crowd = [left.pop(0)]
        for one in crowd:
            close = [other for other in left if _are_close(feet[one], feet[other], near)]
            left = [other for other in left if other not in close]
            crowd += close
        crowds.append(crowd)
    return sorted(crowds, key=lambda crowd: (-len(crowd), crowd[0]))


def _are_close(one: Foot, other: Foot, near: float) -> bool:
    return one.side == other.side and hypot(one.x - other.x, one.y - other.y) < near


def _down(feet: Sequence[Foot], one: Foot) -> int:
    """Which way its enemies do not stand: 1 is down, -1 up."""
    foes = [other.y for other in feet if other.side != one.side]
    ours = [other.y for other in feet if other.side == one.side]
    return 1 if not foes or sum(ours) / len(ours) >= sum(foes) / len(foes) else -1


def _places(
    crowd: Sequence[Foot], size: float, down: int, avoided: Sequence[QRectF]
) -> list[tuple[float, float, float]]:
    """Places round a crowd, in rows and half a head apart, the best first: what each costs, and where it is."""
    wide = high = size
    left, right = min(one.x - one.radius for one in crowd), max(one.x + one.radius for one in crowd)
    top, bottom = min(one.y - one.radius for one in crowd), max(one.y + one.radius for one in crowd)
    middle = (left + right) / 2
    across = ceil(((right - left) / 2 + wide * (1 + len(crowd) ** 0.5)) / wide * 2)
    rows = [top - GAP_PX - high / 2 - row * high for row in range(ROWS)]
    rows += [bottom + GAP_PX + high / 2 + row * high for row in range(ROWS)]
    between = (bottom - top) + 2 * GAP_PX + high
    inner = max(2, ceil(between / high * 2))
    rows += [rows[0] + between * number / inner for number in range(1, inner)]
    half = size / 2
    reach = (across + 1) * wide / 2
    # Houses with as much round them as a head takes that stands half on them; those out of reach are left out at once.
    houses = [(box.left() - half, box.top() - half, box.right() + half, box.bottom() + half) for box in avoided]
    houses = [box for box in houses if box[0] < middle + reach and box[2] > middle - reach]
    columns = [middle + step * wide / 2 for step in range(-across, across + 1)]
    aside = [(x, abs(x - middle) * ASIDE, [(x - one.x) ** 2 for one in crowd]) for x in columns]
    found: list[tuple[float, float, float]] = []
    for y in rows:
        before = (top - y if down > 0 else y - bottom) > 0
        against = high * (BEFORE if before else BESIDE if top - half < y < bottom + half else 0.0)
        deep = [(y - one.y) ** 2 for one in crowd]
        beside = [(box[0], box[2]) for box in houses if box[1] < y < box[3]]
        for x, off, wide_off in aside:
            cost = min(map(add, wide_off, deep)) ** 0.5 + off + against
            for left, right in beside:
                if left < x < right:
                    cost += high * ON_A_HOUSE
                    break
            found.append((cost, x, y))
    found.sort()
    return found


def _chosen(
    places: Sequence[tuple[float, float, float]],
    many: int,
    size: float,
    room: Room,
    heads: Sequence[_Place],
    feet: Sequence[Foot],
) -> list[_Place]:
    """The best places that are free, so many of them or as many as there are."""
    wide = high = size - CLOSE_ENOUGH
    area = room.area.adjusted(size / 2, size / 2, -size / 2, -size / 2)
    across = [x for _, x, _ in places]
    left, right = min(across) - wide, max(across) + wide
    near = [one for one in heads if left < one.x < right]
    bases = [(one.x, one.y, wide / 2 + one.radius, high / 2 + one.radius) for one in feet if left < one.x < right]
    for box in room.spared:
        middle = box.center()
        bases.append((middle.x(), middle.y(), (wide + box.width()) / 2, (high + box.height()) / 2))
    first, last, highest, lowest = area.left(), area.right(), area.top(), area.bottom()
    chosen: list[_Place] = []
    for cost, x, y in places:
        if x < first or x > last or y < highest or y > lowest:
            continue
        if _is_taken(x, y, near, wide, high) or _is_hidden(x, y, bases):
            continue
        place = _Place(cost, x, y)
        chosen.append(place)
        near.append(place)
        if len(chosen) == many:
            break
    return chosen


def _is_taken(x: float, y: float, heads: Sequence[_Place], wide: float, high: float) -> bool:
    for _, at, down in heads:
        if -wide < x - at < wide and -high < y - down < high:
            return True
    return False


def _is_hidden(x: float, y: float, bases: Sequence[tuple[float, float, float, float]]) -> bool:
    for at, down, across, deep in bases:
        if -across < x - at < across and -deep < y - down < deep:
            return True
    return False


def _shortened(dealt: Sequence[tuple[int, _Place]], feet: Sequence[Foot]) -> list[tuple[int, _Place]]:
    """Who of a side has which place: changed as long as stems become shorter, after which none crosses another."""
    room = [place for _, place in dealt]
    men = [feet[number] for number, _ in dealt]
    long = [[hypot(foot.x - place.x, foot.y - place.y) for place in room] for foot in men]
    has = list(range(len(room)))
    for _ in range(MOST_PASSES):
        still = True
        for one in range(len(has)):
            for other in range(one):
                now = long[one][has[one]] + long[other][has[other]]
                if long[one][has[other]] + long[other][has[one]] < now - CLOSE_ENOUGH:
                    has[one], has[other] = has[other], has[one]
                    still = False
        if still:
            break
    return [(number, room[place]) for (number, _), place in zip(dealt, has, strict=True)]
