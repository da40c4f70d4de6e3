"""Drawings by the program: of marks alone, as players without a person leave them, and for people who cannot draw."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import Final

from desktop.look.ink import seeded
from desktop.sketch.brushwork import strayed
from desktop.sketch.hand import DOTTED_LINE, WIDTHS
from desktop.sketch.ink import Element, Stamp, Stroke, Tool
from desktop.sketch.lines import Spot, box_of, even, is_inside, led_on, middle_of, nearest_on, rounded
from desktop.sketch.subject import Subject
from desktop.sketch.tints import INKS, kept
from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT, Mark

PRESS: Final = 190
MANY: Final = 20
"""An outline of fewer corners gets one every `SIDE` units, and each strays by up to `SWAY`."""
SIDE: Final = 150.0
SWAY: Final = 13.0
SMALLEST: Final = 62
APART: Final = (1.5, 1.0)
"""From one stamp to the next, across and down, in widths of a stamp."""
FAR: Final = 90.0
"""Proposals keep so far from what is drawn."""
TRIES: Final = 260


def plain_elements(marks: Sequence[Mark], subject: Subject, seed: str, *, name_room: float = 130.0) -> list[Element]:
    """What these marks look like when the program draws them. Stamps leave `name_room` free round an area's middle."""
    random = seeded(seed)
    found: list[Element] = []
    for mark in marks:
        if mark.kind == AREA:
            found += _area(mark.points, subject, random, name_room)
        elif mark.kind == SPOT:
            x, y = mark.points[0]
            found.append(_large(x, y + subject.stamp_size // 2, subject, subject.stamp_size * 2))
        else:
            made = line_stroke(mark.points, Tool.RIVER if mark.kind == RIVER else _tool_of(subject))
            found.append(_led_on(made, subject))
    return found


def line_stroke(points: Sequence[Spot], tool: Tool) -> Stroke:
    """A line drawn as what it is."""
    wide = WIDTHS[tool] * (DOTTED_LINE if tool is Tool.DOTS else 1)
    return Stroke(tool, kept(INKS[0]), wide, tuple([(round(x), round(y), PRESS) for x, y in points]))


def _tool_of(subject: Subject) -> Tool:
    """What a line of it is drawn with."""
    return Tool.DOTS if subject.is_dotted else subject.line or Tool.PENCIL


def _led_on(one: Stroke, subject: Subject) -> Stroke:
    if one.tool not in (Tool.ROAD, Tool.RIVER):
        return one
    return Stroke(one.tool, one.colour, one.width, tuple(led_on(one.points, subject.width, subject.height)))


def _area(points: Sequence[Spot], subject: Subject, random: Random, name_room: float) -> list[Element]:
    # Straight sides would look ruled.
    rough: Sequence[Spot] = points
    if len(points) < MANY:
        round_about = rounded(points, closed=True)
        rough = strayed(even([*round_about, round_about[0]], SIDE)[:-1], random, SWAY)
    spots = tuple([(round(x), round(y), PRESS) for x, y in rough])
    found: list[Element] = []
    if subject.is_dotted:
        found.append(Stroke(Tool.DOTS, kept(INKS[0]), WIDTHS[Tool.DOTS], (*spots, spots[0])))
    else:
        found.append(Stroke(Tool.OUTLINE, kept(subject.wash), WIDTHS[Tool.OUTLINE], spots))
    left, top, right, bottom = box_of(points)
    middle = middle_of(points)
    if subject.is_single:
        size = round(min(right - left, (bottom - top) * 1.15) * 0.6)
        if size >= 30:
            found.append(_large(round(middle[0]), round(middle[1] + size * 0.34), subject, size))
        return found
    found += _rows(points, subject, random, middle, name_room)
    return found


def _rows(points: Sequence[Spot], subject: Subject, random: Random, middle: Spot, name_room: float) -> list[Element]:
    """Stamps in loose rows, as streets leave them; none on the line, none where the name stands."""
    left, top, right, bottom = box_of(points)
    size = min(subject.stamp_size, max(SMALLEST, min(right - left, bottom - top) / 5.5))
    name_room = min(name_room, (bottom - top) / 8)
    line = [*points, points[0]]
    found: list[Element] = []
    y = top + size
    row = 0
    while y < bottom:
        x = left + size * (0.6 if row % 2 else 1.3)
        while x < right:
            at = x + random.uniform(-0.3, 0.3) * size, y + random.uniform(-0.22, 0.22) * size
            near = nearest_on((at[0], at[1] - size * 0.3), line)
            from_line = hypot(near[0] - at[0], near[1] - at[1] + size * 0.3)
            in_name = abs(at[0] - middle[0]) < name_room * 2.9 and -name_room < at[1] - middle[1] < name_room * 1.3
            if is_inside(*at, points) and from_line > size * 0.72 and not in_name and random.random() > 0.12:
                stamp = subject.stamps[0]
                if random.random() < 0.07 and len(subject.stamps) > 1:
                    stamp = subject.stamps[random.randrange(1, min(3, len(subject.stamps)))]
                found.append(Stamp(stamp, round(at[0]), round(at[1]), round(size * random.uniform(0.86, 1.12))))
            x += size * APART[0]
        y += size * APART[1]
        row += 1
    return found


def _large(x: int, y: int, subject: Subject, size: int) -> Stamp:
    return Stamp(subject.stamps[0], x, y, max(30, size))


# A proposal


def proposal(subject: Subject, number: int) -> list[Element]:
    """A drawing of the kind that is asked for: first the game's own, then plain ones at free places, each another."""
    if subject.proposed and number == 1:
        return plain_elements(subject.proposed, subject, subject.name)
    random = seeded(f"{subject.name} {number}")
    kinds = subject.needs or subject.allowed
    if not kinds:
        return []
    if subject.begins_with_river and RIVER in kinds:
        return [_led_on(line_stroke(_brook(subject, random), Tool.RIVER), subject)]
    if LINE in kinds and subject.line is Tool.WALL:
        return [_ring(subject, number)]
    if LINE in kinds:
        return [_led_on(line_stroke(_street(subject, random, number), _tool_of(subject)), subject)]
    if AREA in kinds:
        reach = 210 if SPOT in kinds else 430
        x, y = _free_spot(subject, reach, random)
        points = blob(x, y, reach, random)
        return plain_elements([Mark(AREA, tuple([(round(a), round(b)) for a, b in points]))], subject, subject.name)
    if SPOT in kinds:
        x, y = _free_spot(subject, 150, random)
        return plain_elements([Mark(SPOT, ((round(x), round(y)),))], subject, subject.name)
    return [_led_on(line_stroke(_brook(subject, random), Tool.RIVER), subject)]


def blob(x: float, y: float, reach: float, random: Random) -> list[Spot]:
    """A roundish outline with a will of its own."""
    count = 11
    found: list[Spot] = []
    for number in range(count):
        turn = 2 * pi * number / count
        far = reach * random.uniform(0.86, 1.1)
        found.append((x + cos(turn) * far * 1.14, y + sin(turn) * far * 0.86))
    return found


def _free_spot(subject: Subject, reach: float, random: Random) -> Spot:
    """Where a thing of that size touches least of what is drawn, near the middle of the sheet."""
    best, where = float("inf"), (subject.width / 2, subject.height / 2)
    margin = reach * 1.25 + 60
    for _ in range(TRIES):
        x = random.uniform(margin, subject.width - margin)
        y = random.uniform(margin, subject.height - margin)
        cost = hypot(x - subject.width / 2, y - subject.height / 2)
        for points in subject.taken:
            if len(points) < 2:
                cost += max(0.0, reach * 2 - hypot(points[0][0] - x, points[0][1] - y)) * 20
                continue
            near = nearest_on((x, y), points)
            missing = reach * 1.2 + FAR - hypot(near[0] - x, near[1] - y)
            cost += max(0.0, missing) * 20
            if len(points) > 2 and points[0] == points[-1] and is_inside(x, y, points):
                cost += subject.width
        if cost < best:
            best, where = cost, (x, y)
    return where


def _street(subject: Subject, random: Random, number: int) -> list[Spot]:
    """From one edge of the sheet to the other, past its middle."""
    width, height = subject.width, subject.height
    swing = random.uniform(-0.08, 0.08)
    if number % 2:
        return [(width * (0.5 + swing), 0), (width * (0.46 - swing), height / 2), (width * (0.5 + swing / 2), height)]
    return [
        (0, height * (0.55 + swing)),
        (width * 0.3, height * (0.52 - swing)),
        (width * 0.65, height * (0.55 + swing / 2)),
        (width, height * (0.5 - swing)),
    ]


def _brook(subject: Subject, random: Random) -> list[Spot]:
    x = subject.width * random.uniform(0.56, 0.68)
    sway = subject.width * 0.05
    return [(x + sway * (-1) ** at * random.uniform(0.4, 1), subject.height * at / 5) for at in range(6)]


def _ring(subject: Subject, number: int) -> Stroke:
    """A wall round what is drawn, or round the middle of the sheet."""
    spots = [spot for points in subject.taken if len(points) > 2 and points[0] == points[-1] for spot in points]
    width, height = subject.width, subject.height
    if spots:
        left, top, right, bottom = box_of(spots)
    else:
        left, top, right, bottom = width * 0.22, height * 0.2, width * 0.78, height * 0.8
    room = 170 + 60 * (number % 3)
    x, y = (left + right) / 2, (top + bottom) / 2
    wide = min((right - left) * 0.62 + room, width / 2 - 120)
    high = min((bottom - top) * 0.62 + room, height / 2 - 120)
    points = [(x + cos(2 * pi * at / 20) * wide, y + sin(2 * pi * at / 20) * high) for at in range(20)]
    inside = [(min(max(a, 90), width - 90), min(max(b, 90), height - 90)) for a, b in points]
    return line_stroke([*inside, inside[0]], _tool_of(subject))
