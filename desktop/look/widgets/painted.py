"""A widget that paints itself in the look in force and follows its changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.look.colours import Colours, faint
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle, font
from desktop.look.theme import Look, Theme

SHADOW_RIGHT, SHADOW_DOWN = 3, 4
LENGTH_UNITS = ("in", "cm")


class Painted(QWidget):
    """A widget with a theme. Measures itself and paints anew when look or text scale change."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self.look_changed)

    @property
    def colours(self) -> Colours:
        return self.theme.colours

    def look_changed(self) -> None:
        """Called after the look or the text scale changed. Overrides end with a call of this one."""
        self.updateGeometry()
        self.update()


SMOOTH: Final = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


def brush_up(painter: QPainter) -> None:
    """Smooth edges, text and pictures."""
    painter.setRenderHints(SMOOTH)


def paint_paper(painter: QPainter, rect: QRectF, look: Look, radius: float = 6, role: str = "window") -> None:
    """A sheet of paper with a thin edge and a hard shadow to the lower right, inside `rect`."""
    paper = QRectF(
        rect.left() + 0.5, rect.top() + 0.5, rect.width() - SHADOW_RIGHT - 1, rect.height() - SHADOW_DOWN - 1
    )
    painter.setPen(Qt.PenStyle.NoPen)
    if not look.is_plain:
        painter.setBrush(faint(look.colours.shadow, 0.38))
        painter.drawRoundedRect(paper.translated(SHADOW_RIGHT, SHADOW_DOWN), radius, radius)
    painter.setBrush(look.colours.of(role))
    painter.setPen(edge_pen(look))
    painter.drawRoundedRect(paper, radius, radius)


def edge_pen(look: Look) -> QPen:
    """The thin edge of a sheet: dark on wood, white and 2 px in the high contrast look."""
    if look.is_plain:
        return stroke(look.colours.line_strong, 2)
    return stroke(look.colours.line_strong if look.is_dark else look.colours.pennant_council, 1)


def paint_focus(painter: QPainter, rect: QRectF, look: Look, radius: float = 6) -> None:
    """The frame of whatever has the focus: gold, with a dark line round it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.token_outline, 4))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
    painter.setPen(stroke(look.colours.sel, 2))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)


@lru_cache(maxsize=2000)
def width_of(text: str, step: TextStyle, scale: float) -> float:
    """How wide a text is in one line; measured once, for answers and rows say the same again and again."""
    return QFontMetricsF(font(step, scale)).horizontalAdvance(text)


@lru_cache(maxsize=200)
def line_height(step: TextStyle, scale: float) -> float:
    """How high a line of a step is; measured once."""
    return QFontMetricsF(font(step, scale)).height()


@lru_cache(maxsize=2000)
def lines_of(text: str, step: TextStyle, scale: float, width: float, most: int) -> Sequence[str]:
    """`wrapped` in a step of the type, found out once."""
    return wrapped(text, QFontMetricsF(font(step, scale)), width, most)


def cut_in_the_middle(text: str, step: TextStyle, scale: float, width: float) -> str:
    """A text on one line of a width, in a step of the type; dots stand for what of its middle does not fit."""
    return QFontMetricsF(font(step, scale)).elidedText(text, Qt.TextElideMode.ElideMiddle, width)


def _unbroken(words: list[str]) -> list[str]:
    """The same words, each number together with its sign or unit: no line begins with "%" or with "in" for inches."""
    kept: list[str] = []
    for word in words:
        sign = word.rstrip(",.:;)")
        if kept and (sign == "%" or (sign in LENGTH_UNITS and kept[-1][-1].isdigit())):
            kept[-1] += f" {word}"
        else:
            kept.append(word)
    return kept


def wrapped(text: str, metrics: QFontMetricsF, width: float, most: int) -> list[str]:
    """A text in at most `most` lines of a width; what does not fit ends in dots."""
    lines: list[str] = []
    words = _unbroken(text.split())
    while words and len(lines) < most:
        if len(lines) == most - 1:
            lines.append(metrics.elidedText(" ".join(words), Qt.TextElideMode.ElideRight, width))
            break
        taken = 1
        while taken < len(words) and metrics.horizontalAdvance(" ".join(words[: taken + 1])) <= width:
            taken += 1
        line, words = " ".join(words[:taken]), words[taken:]
        lines.append(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width))
    return lines
