"""Marks of a drawing: outlines, lines and spots that rules can read, each as one short text of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NewType

MarkKind = NewType("MarkKind", str)
"""What a mark stands for, as one word: the house's own below; a game may have more, each of them a line."""

AREA: Final = MarkKind("area")
"""A closed outline; its last point is joined to the first."""
LINE: Final = MarkKind("line")
RIVER: Final = MarkKind("river")
"""A line of water."""
SPOT: Final = MarkKind("spot")
"""Something small, as a single point."""

INK: Final = "ink"
"""What was really drawn. The marks alone are read by rules; the strokes are kept elsewhere, by their hash."""
HASH_LENGTH: Final = 64
"""Hexadecimal digits of a SHA-256."""
HEX: Final = "0123456789abcdef"

MOST_MARKS: Final = 32
MOST_POINTS: Final = 64

Point = tuple[int, int]


@dataclass(frozen=True)
class Mark:
    """One mark: its kind and its points, in units of the sheet from its upper left corner."""

    kind: MarkKind
    points: tuple[Point, ...]

    def text(self) -> str:
        """The mark as part of an answer, "line 0 0 40 20"."""
        words: list[str] = [self.kind]
        for x, y in self.points:
            words.append(str(x))
            words.append(str(y))
        return " ".join(words)


@lru_cache(maxsize=1024)
def mark_of(text: str) -> Mark | None:
    """The mark that such a text is; None where it is none, or is written otherwise than `Mark.text` writes it."""
    words = text.split(" ")
    numbers: list[int] = []
    for word in words[1:]:
        try:
            numbers.append(int(word))
        except ValueError:
            return None
    if len(numbers) % 2:
        return None
    points = [(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]
    mark = Mark(MarkKind(words[0]), tuple(points))
    return mark if mark.text() == text else None


def marks_in(answer: Sequence[str]) -> list[Mark]:
    """The marks of a drawing, without its ink."""
    found: list[Mark] = []
    for text in answer:
        mark = None if is_ink(text) else mark_of(text)
        if mark is not None:
            found.append(mark)
    return found


def is_ink(text: str) -> bool:
    """Whether this part of an answer names the strokes."""
    return text.partition(" ")[0] == INK


def ink_in(answer: Sequence[str]) -> str:
    """The hash of the strokes that a drawing was made with, "" for marks alone."""
    for text in answer:
        if is_ink(text):
            return text.partition(" ")[2]
    return ""


def is_hash(text: str) -> bool:
    """Whether strokes can be kept under this name."""
    return len(text) == HASH_LENGTH and all(digit in HEX for digit in text)


def least_points(kind: MarkKind) -> int:
    """Of how many points a mark of this kind consists at least."""
    if kind == AREA:
        return 3
    return 1 if kind == SPOT else 2


def most_points(kind: MarkKind) -> int:
    """And at most."""
    return 1 if kind == SPOT else MOST_POINTS
