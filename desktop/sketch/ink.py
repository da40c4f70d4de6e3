"""What a drawing holds, as plain data, and its one way as bytes. Knows no window.

Whole numbers in units of the sheet. Strokes lie lowest, then stamps, then letters; each kind in the order of drawing.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from desktop.sketch.lines import box_of
from desktop.storage.drawing_file import MOST_BYTES
from rules_core.kernel.packing import canonical
from rules_core.wording.translation import say, tell

MOST_STROKES: Final = 20_000
MOST_POINTS_IN_ALL: Final = 400_000
MOST_STAMPS: Final = 2_000
MOST_LETTERS: Final = 400
LONGEST_TEXT: Final = 60
FARTHEST: Final = 20_000
"""No point lies farther from a corner of its sheet, to either side."""
WIDEST: Final = 1_000
SMALLEST: Final = 20
LARGEST: Final = 2_000
"""Of stamps and letters."""
FULL: Final = 255
"""The pen is pressed as hard as can be."""
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
WORD: Final = re.compile(r"[a-z][a-z-]{0,30}")

Point = tuple[int, int, int]
"""x, y and pressure, 0 to `FULL`."""


class InkProblem(ValueError):
    """These bytes are no drawing. One sentence."""


class Tool(StrEnum):
    """What a stroke was drawn with, or as what."""

    PEN = "pen"
    PENCIL = "pencil"
    BRUSH = "brush"
    DOTS = "dots"
    """What lies underground."""
    OUTLINE = "outline"
    """Closes into an area, washed in its colour."""
    ROAD = "road"
    WALL = "wall"
    RIVER = "river"


Box = tuple[float, float, float, float]
TOOLS: Final = tuple(tool.value for tool in Tool)


@dataclass(frozen=True)
class Stroke:
    """A line drawn in one go; that of an outline leads back to its start. `colour` as "#rrggbb"."""

    tool: Tool
    colour: str
    width: int
    points: tuple[Point, ...]

    @cached_property
    def box(self) -> Box:
        """Left, top, right and bottom of its points."""
        return box_of([(x, y) for x, y, _ in self.points])

    @cached_property
    def covers(self) -> Box:
        """The same of its line: thousands of strokes are asked with each movement of an eraser."""
        left, top, right, bottom = self.box
        half = self.width / 2
        return left - half, top - half, right + half, bottom + half


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small picture that stands at (x, y), its foot in the middle; `size` is its width, `turn` in degrees."""

    stamp: str
    x: int
    y: int
    size: int
    turn: int = 0

    @property
    def covers(self) -> Box:
        """Left, top, right and bottom, roughly."""
        size = self.size
        return self.x - size * 0.55, self.y - size * 1.1, self.x + size * 0.55, self.y + size * 0.2


@dataclass(frozen=True, slots=True)
class Letters:
    """A written word, its middle at (x, y); `size` is the height of its letters, `turn` in degrees."""

    text: str
    x: int
    y: int
    size: int
    turn: int = 0

    @property
    def covers(self) -> Box:
        """Left, top, right and bottom, roughly."""
        half, high = self.size * 0.3 * len(self.text), self.size * 0.7
        return self.x - half, self.y - high, self.x + half, self.y + high


Element = Stroke | Stamp | Letters


@dataclass(frozen=True, slots=True)
class Ink:
    """A drawing."""

    strokes: tuple[Stroke, ...] = ()
    stamps: tuple[Stamp, ...] = ()
    letters: tuple[Letters, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not (self.strokes or self.stamps or self.letters)

    def elements(self) -> tuple[Element, ...]:
        """Everything from the lowest to the highest: what stands nearer to the lower edge covers what is behind it."""
        return tuple(sorted((*self.strokes, *self.stamps, *self.letters), key=height_of))


def height_of(one: Element) -> tuple[int, int]:
    """What is higher lies above what is lower; of equals, what was drawn later."""
    if isinstance(one, Stroke):
        return 0, 0
    return (1, one.y) if isinstance(one, Stamp) else (2, 0)


def ink_of(elements: list[Element]) -> Ink:
    """The drawing that these make, in the order in which they were drawn."""
    return Ink(
        tuple(one for one in elements if isinstance(one, Stroke)),
        tuple(one for one in elements if isinstance(one, Stamp)),
        tuple(one for one in elements if isinstance(one, Letters)),
    )


def to_bytes(ink: Ink) -> bytes:
    """A drawing as canonical JSON: equal drawings give equal bytes."""
    plain = {
        "strokes": [
            {
                "tool": one.tool.value,
                "colour": one.colour,
                "width": one.width,
                "points": [list(point) for point in one.points],
            }
            for one in ink.strokes
        ],
        "stamps": [
            {"stamp": one.stamp, "x": one.x, "y": one.y, "size": one.size, "turn": one.turn} for one in ink.stamps
        ],
        "letters": [
            {"text": one.text, "x": one.x, "y": one.y, "size": one.size, "turn": one.turn} for one in ink.letters
        ],
    }
    return canonical(plain)


def from_bytes(data: bytes) -> Ink:
    """Read a drawing that may come from anybody. Raises `InkProblem`."""
    if len(data) > MOST_BYTES:
        raise InkProblem(say("This drawing is too large; draw it with fewer strokes."))
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError) as fault:
        raise InkProblem(say("This is no drawing: it cannot be read as JSON.")) from fault
    if not isinstance(plain, dict) or not plain.keys() <= {"strokes", "stamps", "letters"}:
        raise InkProblem(say("This is no drawing: it has other parts than strokes, stamps and letters."))
    strokes = _list(plain, "strokes", MOST_STROKES)
    # Before anything is made of them: many small lists are much larger in memory than in a file.
    count = sum(len(one["points"]) for one in strokes if isinstance(one, dict) and isinstance(one.get("points"), list))
    if count > MOST_POINTS_IN_ALL:
        raise InkProblem(say("This drawing has too many points; draw it with fewer strokes."))
    return Ink(
        tuple([_stroke(one, f"strokes {number}") for number, one in enumerate(strokes, 1)]),
        tuple(
            [_stamp(one, f"stamps {number}") for number, one in enumerate(_list(plain, "stamps", MOST_STAMPS), 1)],
        ),
        tuple(
            [_letters(one, f"letters {number}") for number, one in enumerate(_list(plain, "letters", MOST_LETTERS), 1)],
        ),
    )


def _list(plain: dict[str, Any], key: str, most: int) -> list[Any]:
    found = plain.get(key, [])
    if not isinstance(found, list):
        raise _wrong(key)
    if len(found) > most:
        raise InkProblem(tell("{place}: there are more than {most} in this drawing.", place=key, most=most))
    return found


def _wrong(place: str) -> InkProblem:
    return InkProblem(tell("{place}: this part of the drawing cannot be read.", place=place))


def _table(value: Any, keys: set[str], place: str) -> dict[str, Any]:
    if not isinstance(value, dict) or value.keys() != keys:
        raise _wrong(place)
    return value


def _whole(value: Any, least: int, most: int, place: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise _wrong(place)
    return value


def _stroke(value: Any, place: str) -> Stroke:
    plain = _table(value, {"tool", "colour", "width", "points"}, place)
    colour, points = plain["colour"], plain["points"]
    if plain["tool"] not in TOOLS or not isinstance(colour, str) or not COLOUR.fullmatch(colour):
        raise _wrong(place)
    if not isinstance(points, list) or not points:
        raise _wrong(place)
    width = _whole(plain["width"], 1, WIDEST, place)
    made: list[Point] = []
    for point in points:
        if type(point) is not list or len(point) != 3:
            raise _wrong(place)
        x, y, pressure = point
        if not (type(x) is int and type(y) is int and type(pressure) is int):
            raise _wrong(place)
        if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST and 0 <= pressure <= FULL):
            raise _wrong(place)
        made.append((x, y, pressure))
    return Stroke(Tool(plain["tool"]), colour, width, tuple(made))


def _place(plain: dict[str, Any], place: str) -> tuple[int, int, int, int]:
    return (
        _whole(plain["x"], -FARTHEST, FARTHEST, place),
        _whole(plain["y"], -FARTHEST, FARTHEST, place),
        _whole(plain["size"], SMALLEST, LARGEST, place),
        _whole(plain["turn"], -360, 360, place),
    )


def _stamp(value: Any, place: str) -> Stamp:
    plain = _table(value, {"stamp", "x", "y", "size", "turn"}, place)
    name = plain["stamp"]
    if not isinstance(name, str) or not WORD.fullmatch(name):
        raise _wrong(place)
    return Stamp(name, *_place(plain, place))


def _letters(value: Any, place: str) -> Letters:
    plain = _table(value, {"text", "x", "y", "size", "turn"}, place)
    text = plain["text"]
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT or not text.isprintable():
        raise _wrong(place)
    return Letters(text, *_place(plain, place))
