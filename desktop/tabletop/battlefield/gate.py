"""How a gate is drawn: an opening between two posts, its wings standing open. In tenths of a millimetre."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from desktop.look.colours import faint
from desktop.look.ink import polygon_path, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.strips import axis_of
from desktop.tabletop.battlefield.views import TerrainView


def paint_gate(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """A gate lies along its longer middle line; `ink` is the length of one px on the screen."""
    colours = look.colours
    middle, width = axis_of(piece)
    first, last = middle[0], middle[-1]
    long = hypot(last.x() - first.x(), last.y() - first.y()) or 1.0
    if len(middle) == 2 and long < width:
        # A gate that is deeper than wide: the line between its posts is the shorter one.
        between = (first + last) / 2
        across = QPointF(-(last.y() - first.y()) / long, (last.x() - first.x()) / long) * (width / 2)
        first, last, long, width = between - across, between + across, width, long
    way = (last - first) / long
    across = QPointF(-way.y(), way.x())
    post = max(width / 2, 3.5 * ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(colours.road, 0.9))
    half = across * (width / 2)
    painter.drawPath(polygon_path([first - half, last - half, last + half, first + half]))
    wood = colours.roof_tower if not look.is_plain else colours.ink
    wing = max(0.0, long / 2 - post)
    for post_at, inwards in ((first + way * post * 0.5, way), (last - way * post * 0.5, -way)):
        # Each wing stands open by about 70 degrees.
        tip = post_at + inwards * (wing * 0.34) + across * (wing * 0.94)
        for colour, wide in ((look.outline, 5.0), (wood, 2.8)):
            painter.setPen(stroke(colour, wide * ink))
            painter.drawLine(post_at, tip)
    painter.setPen(stroke(look.outline, 1.4 * ink))
    painter.setBrush(colours.stone)
    for post_at in (first + way * post * 0.5, last - way * post * 0.5):
        corner = (way + across) * (post * 0.8)
        other = (way - across) * (post * 0.8)
        painter.drawPath(polygon_path([post_at - corner, post_at + other, post_at + corner, post_at - other]))
