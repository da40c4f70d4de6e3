"""The sentences and names on a page that people may mend, and where they stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QRectF, QTextBoundaryFinder
from PySide6.QtGui import QTextLine

from desktop.book.contents import Mendable, units
from desktop.book.pages import Page
from desktop.book.strips import Line


@dataclass(eq=False)
class Sentence:
    """A sentence of something that was told, or a name."""

    mendable: Mendable
    begins: int
    ends: int
    """Where in its words it stands."""
    words: str
    rects: list[QRectF] = field(default_factory=list)
    """What of the page it takes, line by line."""


def sentences_on(page: Page, area: QRectF) -> list[Sentence]:
    """All of a page in the order in which they stand; one that goes over two pages is on both."""
    found: list[Sentence] = []
    open_now: dict[tuple[int, int], Sentence] = {}
    for top, strip in page.strips:
        if not isinstance(strip, Line) or strip.mendable is None:
            continue
        line, told = strip.layout.lineAt(strip.number), strip.layout.text()[: strip.ends - strip.begins]
        first, last = line.textStart(), line.textStart() + line.textLength()
        for begins, ends in _bounds(told, whole=strip.mendable.is_name):
            if ends <= first or begins >= last:
                continue
            key = (id(strip.layout), begins)
            if key not in open_now:
                # An initial is part of the first sentence, though it stands apart.
                start = (
                    strip.begins
                    + _letters(told, begins)
                    - (len(strip.initial.written) if strip.initial and not begins else 0)
                )
                words = strip.mendable.words[start : strip.begins + _letters(told, ends)].strip()
                open_now[key] = Sentence(strip.mendable, start, start + len(words), words)
                found.append(open_now[key])
            left = _across(line, max(begins, first))
            right = _across(line, min(ends, last))
            rect = QRectF(area.left() + left, area.top() + top, right - left, strip.height)
            if strip.initial is not None and begins == 0:
                open_now[key].rects.append(
                    QRectF(area.left(), area.top() + top, strip.initial.size, strip.initial.size)
                )
            open_now[key].rects.append(rect)
    return found


def _bounds(words: str, *, whole: bool) -> list[tuple[int, int]]:
    """Where sentences begin and end; a name is one."""
    if whole or not words:
        return [(0, units(words))]
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Sentence, words)
    edges = [0]
    while (at := finder.toNextBoundary()) > 0:
        edges.append(at)
    return list(pairwise(edges))


def _across(line: QTextLine, at: int) -> float:
    """How far from the left a place of a line is."""
    # Qt gives the place with it, and its stub does not say so.
    return cast(tuple[float, int], line.cursorToX(at))[0]


def _letters(words: str, at: int) -> int:
    """How many letters stand before a place of a text as Qt counts it: letters beyond the first plane are two there."""
    return len(words.encode("utf-16-le")[: 2 * at].decode("utf-16-le", "ignore"))
