"""A drawing in the making: what has been drawn, stroke by stroke, and back again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QObject, Signal

from desktop.sketch.ink import (
    MOST_LETTERS,
    MOST_POINTS_IN_ALL,
    MOST_STAMPS,
    MOST_STROKES,
    Element,
    Ink,
    Stamp,
    Stroke,
    Tool,
    height_of,
    ink_of,
)
from desktop.sketch.lines import Spot, few, length_of
from desktop.sketch.subject import Subject
from rules_core.kernel.marks import AREA, LINE, MOST_MARKS, MOST_POINTS, RIVER, SPOT, Mark

LEAST_LINE: Final = 60
"""A shorter one was drawn by mistake, in units of the sheet."""
READ: Final = {Tool.OUTLINE: AREA, Tool.ROAD: LINE, Tool.WALL: LINE, Tool.RIVER: RIVER, Tool.DOTS: AREA}
"""What rules read of strokes; of dots where they close, and where a line of what is to be drawn is dotted."""
MIDDLE: Final = 0.25
"""So far above its foot is the middle of a stamp, in its widths."""
LIMITS: Final = (MOST_STROKES, MOST_STAMPS, MOST_LETTERS, MOST_POINTS_IN_ALL)


@dataclass(frozen=True)
class Change:
    """One step: what came, and what went from which place."""

    came: tuple[Element, ...] = ()
    gone: tuple[tuple[int, Element], ...] = ()


class Drawing(QObject):
    """Elements in the order of drawing, with undo and redo."""

    came = Signal(object)
    """An element is there."""
    went = Signal(object)
    changed = Signal()
    """A step was done, taken back or done again."""
    refused = Signal()
    """Something was to be drawn for which no drawing has room."""

    def __init__(self, subject: Subject) -> None:
        super().__init__()
        self._subject = subject
        self.elements: list[Element] = []
        self._done: list[Change] = []
        self._undone: list[Change] = []
        self._size = (0, 0, 0, 0)
        """How many strokes, stamps, words and points there are: thousands are not counted for one more."""
        self._marks: dict[int, Mark | None] = {}
        """Of its strokes, by their ids, as far as anybody has asked; for this subject."""
        self._read: list[Mark] | None = None
        """What rules read of the whole, until something comes or goes that they can read."""

    @property
    def subject(self) -> Subject:
        """What is to be drawn; another question may ask it of what is drawn already."""
        return self._subject

    @subject.setter
    def subject(self, subject: Subject) -> None:
        self._subject = subject
        self._marks.clear()
        self._read = None

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def above(self, element: Element) -> int:
        """How many lie above one of them."""
        if isinstance(element, Stroke):
            # Thousands of other strokes are not looked at for one more: all else lies above it.
            later = takewhile(lambda one: one is not element, reversed(self.elements))
            return self._size[1] + self._size[2] + sum(isinstance(one, Stroke) for one in later)
        height, is_later, count = height_of(element), False, 0
        for one in self.elements:
            if one is element:
                is_later = True
            elif (other := height_of(one)) > height or (is_later and other == height):
                count += 1
        return count

    @property
    def ink(self) -> Ink:
        """What has been drawn."""
        return ink_of(self.elements)

    def add(self, *elements: Element) -> bool:
        """Draw these, as one step; False where there is no room for more."""
        return bool(elements) and self.replace((), *elements)

    def replace(self, gone: Iterable[Element], *elements: Element) -> bool:
        """Take some away and draw others, as one step; False where there is no room for these."""
        places = self._places(gone)
        if not self._has_room(elements, [one for _, one in places]):
            self.refused.emit()
            return False
        self._do(Change(elements, places))
        return True

    def erase(self, gone: Iterable[Element]) -> None:
        """Take these away, as one step."""
        places = self._places(gone)
        if places:
            self._do(Change((), places))

    def undo(self) -> bool:
        """Take the last step back; False where nothing is left to take back."""
        if not self._done:
            return False
        change = self._done.pop()
        for one in reversed(change.came):
            self._remove(self._place_of(one), one)
        for at, one in change.gone:
            self._insert(at, one)
        self._undone.append(change)
        self.changed.emit()
        return True

    def redo(self) -> bool:
        """Do again what was taken back last."""
        if not self._undone:
            return False
        change = self._undone.pop()
        self._apply(change)
        self._done.append(change)
        self.changed.emit()
        return True

    # Marks

    def marks(self) -> list[Mark]:
        """What rules can read of it: the kinds that are asked for first, so many as one answer takes."""
        if self._read is None:
            self._read = self._read_marks()
        return list(self._read)

    def _read_marks(self) -> list[Mark]:
        lines = [one for one in self.elements if isinstance(one, Stroke) and one.tool in READ]
        found = [mark for one in lines if (mark := self._mark_of(one)) is not None]
        if SPOT in self.subject.kinds and not found:
            stamps = [one for one in self.elements if isinstance(one, Stamp)]
            spots = [_within(self.subject, one.x, one.y - one.size * MIDDLE) for one in stamps[:1]]
            found += [Mark(SPOT, _asked(self.subject, [spot])) for spot in spots]
        found.sort(key=lambda mark: mark.kind not in self.subject.needs)
        return found[: MOST_MARKS - 1]

    def is_enough(self) -> bool:
        """Whether what is needed has been drawn."""
        needs = self.subject.needs
        return not needs or any(mark.kind in needs for mark in self.marks())

    def _mark_of(self, one: Stroke) -> Mark | None:
        if id(one) not in self._marks:
            self._marks[id(one)] = mark_of_stroke(one, self.subject)
        return self._marks[id(one)]

    # Steps

    def _has_room(self, elements: Sequence[Element], gone: Sequence[Element]) -> bool:
        """Whether the drawing could be read again: so many elements and points are never too many bytes."""
        parts = zip(self._size, _size_of(elements), _size_of(gone), strict=True)
        return all(here + came - went <= most for (here, came, went), most in zip(parts, LIMITS, strict=True))

    def _places(self, gone: Iterable[Element]) -> tuple[tuple[int, Element], ...]:
        wanted = {id(one): one for one in gone}
        if len(wanted) == 1:
            # As an eraser takes them: thousands are not named for one.
            return tuple([(self._place_of(one), one) for one in wanted.values()])
        return tuple([(at, one) for at, one in enumerate(self.elements) if id(one) in wanted]) if wanted else ()

    def _place_of(self, element: Element) -> int:
        return next(at for at in range(len(self.elements) - 1, -1, -1) if self.elements[at] is element)

    def _do(self, change: Change) -> None:
        self._apply(change)
        self._done.append(change)
        self._undone.clear()
        self.changed.emit()

    def _apply(self, change: Change) -> None:
        for at, one in reversed(change.gone):
            self._remove(at, one)
        for one in change.came:
            self._insert(len(self.elements), one)

    def _insert(self, at: int, element: Element) -> None:
        self.elements.insert(at, element)
        self._note(element, 1)
        self.came.emit(element)

    def _note(self, element: Element, more: int) -> None:
        """It came or goes: thousands of strokes are not read anew for one of which rules read nothing."""
        strokes, stamps, letters, points = (more * part for part in _size_of([element]))
        self._size = self._size[0] + strokes, self._size[1] + stamps, self._size[2] + letters, self._size[3] + points
        if isinstance(element, Stamp) or (isinstance(element, Stroke) and self._mark_of(element) is not None):
            self._read = None

    def _remove(self, at: int, gone: Element) -> None:
        self._note(gone, -1)
        del self.elements[at]
        self._marks.pop(id(gone), None)
        self.went.emit(gone)


def _size_of(elements: Iterable[Element]) -> tuple[int, int, int, int]:
    """How many strokes, stamps, words and points these are."""
    strokes = stamps = letters = points = 0
    for one in elements:
        if isinstance(one, Stroke):
            strokes += 1
            points += len(one.points)
        elif isinstance(one, Stamp):
            stamps += 1
        else:
            letters += 1
    return strokes, stamps, letters, points


def mark_of_stroke(one: Stroke, subject: Subject) -> Mark | None:
    """What rules can read of a stroke; None where that is nothing."""
    kind = READ.get(one.tool)
    is_ring = one.tool is Tool.DOTS and len(one.points) > 3 and one.points[0][:2] == one.points[-1][:2]
    if one.tool is Tool.DOTS and not (is_ring and AREA in subject.kinds):
        is_ring, kind = False, LINE if subject.is_dotted else None
    if kind is None or kind not in subject.kinds:
        return None
    spots: list[Spot] = [(x, y) for x, y, _ in (one.points[:-1] if is_ring else one.points)]
    points = few([_within(subject, x, y) for x, y in spots], MOST_POINTS)
    if kind == AREA:
        points = points[:-1] if len(points) > 3 and points[0] == points[-1] else points
        return Mark(kind, _asked(subject, points)) if len(points) >= 3 else None
    is_line = len(points) >= 2 and length_of(points) >= LEAST_LINE
    return Mark(kind, _asked(subject, points)) if is_line else None


def _asked(subject: Subject, points: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Points in the units of the question."""
    per = subject.per_unit
    return tuple(points) if per == 1.0 else tuple([(int(x * per), int(y * per)) for x, y in points])


def _within(subject: Subject, x: float, y: float) -> tuple[int, int]:
    return min(max(round(x), 0), subject.width), min(max(round(y), 0), subject.height)
