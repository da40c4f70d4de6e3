"""The hand that draws: tools, colours, strokes in the making, and a cross for who draws by keys alone.

It knows no widget. Places are in units of the sheet. A press, movement and release draw a line as the hand went; single
clicks, or Enter at the cross, set corner after corner.
"""

from __future__ import annotations

from enum import StrEnum
from math import hypot
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from desktop.look.key_uses import ARROWS, ENTERS
from desktop.sketch.drawing import Drawing
from desktop.sketch.ink import FULL, LARGEST, LONGEST_TEXT, Element, Letters, Point, Stamp, Stroke, Tool
from desktop.sketch.lines import Spot, led_on, length_of, nearest_on, simplified
from desktop.sketch.tints import INKS, WASHES, kept

STEP: Final = 40
"""An arrow key moves the cross so far; a fifth of it with Shift."""
CLOSE: Final = 110.0
"""A line that ends so near to its start is closed."""
NEARER: Final = 5.0
"""Points that lie nearer to each other are not kept apart."""
SLACK: Final = 1.6
"""A kept line strays from the hand by no more, in units."""
CALM, FAST = 0.5, 6.0
"""Units a millisecond at which a mouse presses hard, and hardly at all."""
MOUSE_PRESS: Final = (215, 105)
TAP: Final = 26.0
"""A press that moves no farther is a click."""
REACH: Final = 45.0
"""The eraser takes what lies so near."""
LETTER_SIZE: Final = 110
WIDTHS: Final = {
    Tool.PEN: 7,
    Tool.PENCIL: 8,
    Tool.BRUSH: 130,
    Tool.DOTS: 9,
    Tool.OUTLINE: 9,
    Tool.ROAD: 92,
    Tool.WALL: 44,
    Tool.RIVER: 190,
}
SIZES: Final = (0.6, 1.0, 1.7)
"""Thin, usual, thick."""


class Kit(StrEnum):
    """What can be taken in hand."""

    PEN = "pen"
    PENCIL = "pencil"
    BRUSH = "brush"
    OUTLINE = "outline"
    ROAD = "road"
    WALL = "wall"
    RIVER = "river"
    DOTS = "dots"
    STAMP = "stamp"
    LETTERS = "letters"
    ERASE = "erase"


KEYS: Final = {
    Qt.Key.Key_P: (Kit.PEN,),
    Qt.Key.Key_C: (Kit.PENCIL,),
    Qt.Key.Key_B: (Kit.BRUSH,),
    Qt.Key.Key_O: (Kit.OUTLINE,),
    Qt.Key.Key_L: (Kit.ROAD, Kit.WALL),
    Qt.Key.Key_R: (Kit.RIVER,),
    Qt.Key.Key_D: (Kit.DOTS,),
    Qt.Key.Key_T: (Kit.STAMP,),
    Qt.Key.Key_A: (Kit.LETTERS,),
    Qt.Key.Key_E: (Kit.ERASE,),
}
COLOURED: Final = {Kit.PEN: INKS, Kit.PENCIL: INKS, Kit.BRUSH: WASHES, Kit.OUTLINE: WASHES}
DOTTED_LINE: Final = 2
"""Times the width of other dots: it is a whole location."""
CORNERED: Final = (Kit.PEN, Kit.PENCIL, Kit.BRUSH, Kit.OUTLINE, Kit.ROAD, Kit.WALL, Kit.RIVER, Kit.DOTS)
"""What draws lines."""


class Hand(QObject):
    """Draws on a drawing."""

    kit_changed = Signal()
    """Another tool, colour, size or stamp is in hand."""
    line_changed = Signal()
    """The line in the making, or the cross, is another."""
    text_wanted = Signal(int, int)
    """Somebody wants to write there."""
    settling = Signal()
    """What is begun shall be done now: a word that is being typed as well."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        subject = drawing.subject
        self.kits: tuple[Kit, ...] = (
            *(Kit(tool.value) for tool in subject.shapes()),
            Kit.PEN,
            Kit.PENCIL,
            Kit.BRUSH,
            Kit.STAMP,
            Kit.LETTERS,
            Kit.DOTS,
            Kit.ERASE,
        )
        self.kit = self._first()
        self.colours = {Kit.PEN: INKS[0], Kit.PENCIL: INKS[0], Kit.BRUSH: WASHES[1], Kit.OUTLINE: subject.wash}
        self.size = 1
        self.stamp = subject.stamps[0]
        self.line: list[Point] = []
        """The line in the making."""
        self.sets_corners = False
        """It is made of corners, to whose last one a line leads from the pointer."""
        self.at: Spot | None = None
        """Where the pointer or the cross is."""
        self.cross: tuple[int, int] | None = None
        """Where the next corner comes by the keys; None while nobody draws by keys."""
        self.proposed: list[Element] = []
        """What the program has drawn last when it was asked to."""
        self.proposed_times = 0
        self._cross_moved = False
        self._pressed: Spot | None = None
        self._turned_from: Kit | None = None
        """What was in hand when the pen was turned round."""
        self._last: tuple[float, float, float] = (0, 0, 0)
        self._press = float(MOUSE_PRESS[0])

    def _first(self) -> Kit:
        subject = self.drawing.subject
        if subject.begins_with_stamp:
            return Kit.STAMP
        shape = subject.first_shape()
        return Kit(shape.value) if shape is not None else Kit.PEN

    # What is in hand

    def take(self, kit: Kit) -> None:
        """Take another tool; a line in the making ends."""
        self._turned_from = None
        if kit in self.kits and kit is not self.kit:
            self.end_line()
            self.kit = kit
            self.kit_changed.emit()

    def take_colour(self, role: str) -> None:
        """The colour of the tool in hand."""
        if self.kit in COLOURED:
            self.colours[self.kit] = role
            self.kit_changed.emit()

    def take_size(self, size: int) -> None:
        """How thick or large, a place in `SIZES`."""
        self.size = size
        self.kit_changed.emit()

    def take_stamp(self, stamp: str) -> None:
        """Which stamp."""
        self.stamp = stamp
        self.kit_changed.emit()

    def choices(self) -> tuple[str, ...]:
        """Colours or stamps for the tool in hand."""
        return self.drawing.subject.stamps if self.kit is Kit.STAMP else COLOURED.get(self.kit, ())

    def chosen(self) -> str:
        """Which of the choices is in hand."""
        return self.stamp if self.kit is Kit.STAMP else self.colours.get(self.kit, "")

    def _next_choice(self, step: int) -> bool:
        choices = self.choices()
        if not choices:
            return False
        at = choices.index(self.chosen()) if self.chosen() in choices else 0
        choice = choices[(at + step) % len(choices)]
        self.take_stamp(choice) if self.kit is Kit.STAMP else self.take_colour(choice)
        return True

    # The pointer

    def press(
        self, x: float, y: float, pressure: int | None = None, time: float = 0.0, *, turned: bool = False
    ) -> None:
        """The pen comes down, turned round where its other end erases. `pressure` from 0 to 255 where something
        measures it; `time` in milliseconds.
        """
        if turned:
            before = self.kit
            self.take(Kit.ERASE)
            self._turned_from = before
        self.cross = None
        self.at = self._pressed = x, y
        self._last = x, y, time
        self._press = float(MOUSE_PRESS[0] if pressure is None else pressure)
        if self.kit is Kit.ERASE:
            self._erase(x, y)
        elif self.kit in CORNERED and not self.sets_corners:
            self.line = [self._point(x, y)]
        self.line_changed.emit()

    def move(self, x: float, y: float, pressure: int | None = None, time: float = 0.0) -> None:
        """The pointer moves, pressed or not."""
        self.at = x, y
        is_down = self._pressed is not None
        if is_down and self.kit is Kit.ERASE:
            self._erase(x, y)
        elif is_down and self.kit in CORNERED and not self.sets_corners:
            far = hypot(x - self._last[0], y - self._last[1])
            if far < NEARER:
                return
            self._press = self._pressed_with(far, time, pressure)
            self._last = x, y, time
            self.line.append(self._point(x, y))
        elif not self.sets_corners and self.kit not in (Kit.STAMP, Kit.ERASE):
            return
        self.line_changed.emit()

    def release(self, x: float, y: float) -> None:
        """The pen is lifted."""
        start, self._pressed = self._pressed, None
        if start is None:
            self._turn_back()
            return
        is_tap = hypot(x - start[0], y - start[1]) <= TAP and length_of([one[:2] for one in self.line]) <= 3 * TAP
        if self.kit is Kit.STAMP:
            self._set_stamp(x, y)
        elif self.kit is Kit.LETTERS:
            self.text_wanted.emit(round(x), round(y))
        elif self.kit in CORNERED:
            if self.sets_corners:
                self._set_corner(x, y)
            elif is_tap and self.kit in (Kit.PEN, Kit.PENCIL, Kit.BRUSH):
                self._finish(self.line)
            elif is_tap:
                self.line = []
                self._set_corner(x, y)
            else:
                self._finish(self.line)
        self.line_changed.emit()
        self._turn_back()

    def lift(self) -> None:
        """A pen that is down goes up where it was last."""
        if self._pressed is not None and not self.sets_corners:
            self.end_line()
        self._pressed = None
        self._turn_back()

    def _turn_back(self) -> None:
        before, self._turned_from = self._turned_from, None
        if before is not None:
            self.take(before)

    def _pressed_with(self, far: float, time: float, pressure: int | None) -> float:
        if pressure is not None:
            return float(pressure)
        speed = far / max(1.0, time - self._last[2])
        share = min(1.0, max(0.0, (speed - CALM) / (FAST - CALM)))
        wanted = MOUSE_PRESS[0] + (MOUSE_PRESS[1] - MOUSE_PRESS[0]) * share
        # A hand changes its pressure slowly.
        return self._press + (wanted - self._press) * 0.25

    def _point(self, x: float, y: float) -> Point:
        subject = self.drawing.subject
        inside = min(max(round(x), 0), subject.width), min(max(round(y), 0), subject.height)
        return (*inside, min(FULL, max(0, round(self._press))))

    # The keys

    def handle_key(self, key: Qt.Key, *, shift: bool = False) -> bool:
        """Take a key; False when it means nothing to whoever draws."""
        for kit in KEYS.get(key, ()):
            if kit in self.kits:
                self.take(kit)
                return True
        if key in ARROWS:
            self._move_cross(*ARROWS[key], STEP // 5 if shift else STEP)
            return True
        if key in ENTERS:
            return self.set_at_cross()
        if key in (Qt.Key.Key_Comma, Qt.Key.Key_Period):
            return self._next_choice(1 if key == Qt.Key.Key_Period else -1)
        if key == Qt.Key.Key_S:
            self.take_size((self.size + 1) % len(SIZES))
            return True
        if key == Qt.Key.Key_Escape and (self.line or self.cross is not None):
            self.cross = None
            self.drop_line()
            return True
        return False

    def _move_cross(self, dx: int, dy: int, step: int) -> None:
        subject = self.drawing.subject
        here = self.cross or self.at or (subject.width / 2, subject.height / 2)
        x, y = round(here[0]), round(here[1])
        self.cross = min(max(x + dx * step, 0), subject.width), min(max(y + dy * step, 0), subject.height)
        self.at = self.cross
        self._cross_moved = True
        self.line_changed.emit()

    @property
    def enter_sets(self) -> bool:
        """Whether Enter sets what is in hand at the cross."""
        return self.cross is not None and self._cross_moved

    def set_at_cross(self) -> bool:
        """Set what is in hand at the cross; where that has not moved since, end the line. False when there is none."""
        if self.cross is None or not self.enter_sets:
            if not self.line:
                return False
            self.end_line()
            return True
        self._cross_moved = False
        x, y = self.cross
        self._press = float(MOUSE_PRESS[0])
        if self.kit is Kit.STAMP:
            self._set_stamp(x, y)
        elif self.kit is Kit.LETTERS:
            self.text_wanted.emit(x, y)
        elif self.kit is Kit.ERASE:
            self._erase(x, y)
        else:
            self._set_corner(x, y)
        self.line_changed.emit()
        return True

    # Lines

    def _set_corner(self, x: float, y: float) -> None:
        self.sets_corners = True
        point = self._point(x, y)
        start = self.line[0] if self.line else None
        if start is not None and len(self.line) > 2 and hypot(x - start[0], y - start[1]) <= CLOSE:
            self._finish([*self.line, start] if self.kit is not Kit.OUTLINE else self.line)
            return
        if self.line and hypot(x - self.line[-1][0], y - self.line[-1][1]) < NEARER:
            self.end_line()
            return
        self.line.append(point)

    def end_line(self) -> None:
        """The line in the making is done, such as it is."""
        if self.line:
            self._finish(self.line)

    def settle(self) -> None:
        """Everything that is begun is done, such as it is: the drawing is to be handed over."""
        self.settling.emit()
        self.lift()
        self.end_line()

    def drop_line(self) -> None:
        """Nothing comes of the line in the making; a pen that is down draws no further."""
        self._pressed = None
        self.line = []
        self.sets_corners = False
        self.line_changed.emit()

    @property
    def can_take_back(self) -> bool:
        """Whether anything is there to be taken back: a corner, or a step of the drawing."""
        return bool(self.line) or self.drawing.can_undo

    def take_back(self) -> bool:
        """The last corner goes, or else the last step of the drawing; False where there is neither."""
        if not self.line:
            return self.drawing.undo()
        if self.sets_corners and len(self.line) > 1:
            self.line.pop()
            self.line_changed.emit()
        else:
            self.drop_line()
        return True

    def _finish(self, line: list[Point]) -> None:
        made = self.stroke_of(line, corners=self.sets_corners)
        self.drop_line()
        if made is not None:
            self.drawing.add(made)

    def stroke_of(self, line: list[Point], *, corners: bool = False) -> Stroke | None:
        """What the tool in hand makes of a line; None for too little."""
        if not line:
            return None
        points = line if corners else [line[number] for number in simplified([(x, y) for x, y, _ in line], SLACK)]
        tool = Tool(self.kit.value)
        ends = hypot(points[0][0] - points[-1][0], points[0][1] - points[-1][1])
        if tool is Tool.OUTLINE:
            if len(points) < 3:
                return None
            if self.drawing.subject.is_dotted:
                return Stroke(Tool.DOTS, kept(INKS[0]), self._width(Tool.DOTS), (*points, points[0]))
            if points[0][:2] == points[-1][:2]:
                points = points[:-1]
        elif tool in (Tool.WALL, Tool.DOTS) and len(points) > 3 and ends <= CLOSE:
            points = [*points[:-1], points[0]]
        if tool in (Tool.ROAD, Tool.WALL, Tool.RIVER) and length_of([one[:2] for one in points]) < 2 * TAP:
            return None
        if tool in (Tool.ROAD, Tool.RIVER):
            points = led_on(points, self.drawing.subject.width, self.drawing.subject.height)
        if tool is self.drawing.subject.line and self.drawing.subject.is_dotted:
            return Stroke(Tool.DOTS, kept(INKS[0]), self._width(Tool.DOTS) * DOTTED_LINE, tuple(points))
        role = self.colours.get(self.kit, INKS[0])
        return Stroke(tool, kept(role), self._width(tool), tuple(points))

    def begun(self, line: list[Point]) -> Stroke:
        """A thin line that shows where something has begun that is too short yet for what it shall become."""
        return Stroke(Tool.PEN, kept(INKS[0]), WIDTHS[Tool.PEN], tuple(line))

    def _width(self, tool: Tool) -> int:
        return max(1, round(WIDTHS[tool] * SIZES[self.size]))

    # Other tools

    def stamp_at(self, x: float, y: float) -> Stamp:
        """The stamp in hand, set there."""
        subject = self.drawing.subject
        size = min(LARGEST, round(subject.stamp_size * SIZES[self.size]))
        return Stamp(self.stamp, min(max(round(x), 0), subject.width), min(max(round(y), 0), subject.height), size)

    def _set_stamp(self, x: float, y: float) -> None:
        self.drawing.add(self.stamp_at(x, y))

    def write(self, text: str, x: int, y: int) -> None:
        """Letter a word there."""
        clean = "".join(letter for letter in text.strip() if letter.isprintable())[:LONGEST_TEXT]
        if clean:
            self.drawing.add(Letters(clean, x, y, round(LETTER_SIZE * SIZES[self.size])))

    def _erase(self, x: float, y: float) -> None:
        """The topmost thing there goes, as a whole."""
        for one in reversed(self.drawing.elements):
            left, top, right, bottom = one.covers
            if left - REACH <= x <= right + REACH and top - REACH <= y <= bottom + REACH and touches(one, x, y):
                self.drawing.erase([one])
                return


def touches(one: Element, x: float, y: float) -> bool:
    """Whether the eraser takes an element at that spot."""
    if isinstance(one, Stroke):
        spots: list[Spot] = [(px, py) for px, py, _ in one.points]
        near = nearest_on((x, y), [*spots, spots[0]] if one.tool is Tool.OUTLINE else spots)
        return hypot(near[0] - x, near[1] - y) <= REACH + one.width / 2
    left, top, right, bottom = one.covers
    return left <= x <= right and top <= y <= bottom
