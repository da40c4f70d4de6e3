"""Running text with a strong beginning: broken into lines, the last one ending in dots where it must."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

DOTS = "\N{HORIZONTAL ELLIPSIS}"
LEAST_SHARE: Final = 0.5
"""So much smaller a line becomes before it ends in dots."""


@dataclass(frozen=True)
class TextRun:
    """A stretch of text in one font and colour."""

    text: str
    font: QFont
    colour: QColor


@dataclass(frozen=True)
class PlacedRun:
    """Some of it on a line, `left` px from its beginning."""

    text: str
    font: QFont
    colour: QColor
    left: float


def flow(parts: list[TextRun], width: float, most: int) -> list[list[PlacedRun]]:
    """The parts one after the other in at most `most` lines of a width."""
    waiting = [(word, part) for part in parts for word in part.text.split()]
    lines: list[list[PlacedRun]] = []
    while waiting and len(lines) < most:
        lines.append(_line(waiting, width, ends=len(lines) == most - 1))
    return lines


def _line(waiting: list[tuple[str, TextRun]], width: float, *, ends: bool) -> list[PlacedRun]:
    """Take as many words as fit; with `ends` what does not fit is left out, and dots say so."""
    placed: list[PlacedRun] = []
    left = 0.0
    while waiting:
        word, part = waiting[0]
        metrics = QFontMetricsF(part.font)
        gap = metrics.horizontalAdvance(" ") if placed else 0.0
        wide = metrics.horizontalAdvance(word)
        more = len(waiting) > 1
        room = (
            width
            - left
            - gap
            - (metrics.horizontalAdvance(DOTS) if ends and more and not _fits(waiting, width - left) else 0)
        )
        if wide > room and placed:
            if ends:
                last = placed.pop()
                placed.append(PlacedRun(last.text + DOTS, last.font, last.colour, last.left))
                waiting.clear()
            break
        if wide > room:
            word = metrics.elidedText(word, Qt.TextElideMode.ElideRight, width)
            wide = metrics.horizontalAdvance(word)
        placed.append(PlacedRun(word, part.font, part.colour, left + gap))
        left += gap + wide
        waiting.pop(0)
    return placed


def _fits(waiting: list[tuple[str, TextRun]], width: float) -> bool:
    """Whether all that is left goes on this line."""
    used = 0.0
    for number, (word, part) in enumerate(waiting):
        metrics = QFontMetricsF(part.font)
        used += metrics.horizontalAdvance(word) + (metrics.horizontalAdvance(" ") if number else 0.0)
        if used > width:
            return False
    return True


def line_height(font: QFont) -> float:
    """From one line to the next, in px."""
    return QFontMetricsF(font).height() * 1.02


def paint_lines(painter: QPainter, lines: list[list[PlacedRun]], left: float, top: float, high: float) -> None:
    """Draw the lines; the first stands `top` px below the origin, each `high` px."""
    for number, line in enumerate(lines):
        for piece in line:
            metrics = QFontMetricsF(piece.font)
            base = top + number * high + (high - metrics.height()) / 2 + metrics.ascent()
            painter.setFont(piece.font)
            painter.setPen(piece.colour)
            painter.drawText(QPointF(left + piece.left, base), piece.text)


def fitting(text: str, font: QFont, room: float) -> QFont:
    """The font in which one line fits: smaller, where it must be, but not beyond what is still a heading."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= room or wide <= 0:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(round(font.pixelSize() * LEAST_SHARE), math.floor(font.pixelSize() * room / wide)))
    return smaller


def shortened(text: str, font: QFont, width: float) -> str:
    """A text on one line; what does not fit ends in dots."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
