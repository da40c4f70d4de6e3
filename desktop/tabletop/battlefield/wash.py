"""Washes: colour that has run to the edge of an area and dried there, as in a map painted with water colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.look.colours import faint, mixed
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.views import UNITS_PER_INCH

INCH: Final = float(UNITS_PER_INCH)
RIMS: Final = (1.0, 0.58, 0.24)
"""How far the rims of a wash reach in, as shares of its depth: one over the other, they grow darker to the edge."""
SHORES: Final = ((0.15, 2.6, 0.6), (0.22, 3.2, 0.4), (0.34, 4.0, 0.24))
"""Water lines from the shore inwards: how far from the one before (inches; px at least), and how strong."""


def paint_wash(painter: QPainter, area: QPainterPath, pigment: QColor, look: Look, depth: float = 0.4) -> None:
    """Darken the rim of an area on the inside, fading over `depth` inches. The high contrast look has no washes."""
    if look.is_plain:
        return
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for reach in RIMS:
        painter.setPen(stroke(faint(pigment, 0.19), 2 * depth * reach * INCH))
        painter.drawPath(area)
    painter.restore()


def paint_water(painter: QPainter, edge: QPainterPath, look: Look, ink: float, shores: int = len(SHORES)) -> None:
    """Water with so many lines that follow its shore, thinner and further apart inwards, and darker at the shore.

    It is painted from the last line to the shore, each band over what lies further in.
    """
    colours = look.colours
    painter.fillPath(edge, colours.water)
    if look.is_plain:
        return
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = []
    away = 0.0
    for inches, px, strength in SHORES[:shores]:
        away += max(inches * INCH, px * ink)
        lines.append((away, strength))
    deep = mixed(colours.water, colours.water_line, 0.5 if not look.is_dark else 0.3)
    for number, (away, strength) in reversed(list(enumerate(lines))):
        band = mixed(colours.water, deep, (0.5, 0.2, 0.05)[number])
        width = (1.25, 1.0, 0.8)[number] * ink
        painter.setPen(stroke(mixed(band, colours.water_line, strength), 2 * away + width))
        painter.drawPath(edge)
        painter.setPen(stroke(band, 2 * away - width))
        painter.drawPath(edge)
    painter.restore()
