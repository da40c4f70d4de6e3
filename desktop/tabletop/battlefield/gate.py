"""How a gate is drawn: an opening between two posts, its wings standing open. In tenths of a millimetre."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from desktop.look.colours import faint
from desktop.look.ink import polygon_path, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.strips import axis_of
from desktop.tabletop.battlefield.views import TerrainView


@dataclass(frozen=True)
class Gateway:
    """Where the parts of a gate are: its opening from post to post, the way along it and the way across."""

    first: QPointF
    last: QPointF
    way: QPointF
    across: QPointF
    width: float
    post: float

    @property
    def feet(self) -> tuple[QPointF, QPointF]:
        """The middles of the posts."""
        return self.first + self.way * (self.post * 0.5), self.last - self.way * (self.post * 0.5)

    @property
    def posts(self) -> tuple[list[QPointF], list[QPointF]]:
        """The corners of the posts."""
        corner, other = (self.way + self.across) * (self.post * 0.8), (self.way - self.across) * (self.post * 0.8)
        one, two = ([foot - corner, foot + other, foot + corner, foot - other] for foot in self.feet)
        return one, two


def gateway(piece: TerrainView, ink: float) -> Gateway:
    """A gate lies along its longer middle line; `ink` is the length of one px on the screen."""
    middle, width = axis_of(piece)
    first, last = middle[0], middle[-1]
    long = hypot(last.x() - first.x(), last.y() - first.y()) or 1.0
    if len(middle) == 2 and long < width:
        # A gate that is deeper than wide: the line between its posts is the shorter one.
        between = (first + last) / 2
        across = QPointF(-(last.y() - first.y()) / long, (last.x() - first.x()) / long) * (width / 2)
        first, last, long, width = between - across, between + across, width, long
    way = (last - first) / long
    return Gateway(first, last, way, QPointF(-way.y(), way.x()), width, max(width / 2, 3.5 * ink))


def paint_gate(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Its road, its wings and its posts."""
    colours = look.colours
    gate = gateway(piece, ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(colours.road, 0.9))
    half = gate.across * (gate.width / 2)
    painter.drawPath(polygon_path([gate.first - half, gate.last - half, gate.last + half, gate.first + half]))
    wood = colours.roof_tower if not look.is_plain else colours.ink
    long = hypot(gate.last.x() - gate.first.x(), gate.last.y() - gate.first.y()) or 1.0
    wing = max(0.0, long / 2 - gate.post)
    for foot, inwards in zip(gate.feet, (gate.way, -gate.way), strict=True):
        # Each wing stands open by about 70 degrees.
        tip = foot + inwards * (wing * 0.34) + gate.across * (wing * 0.94)
        for colour, wide in ((look.outline, 5.0), (wood, 2.8)):
            painter.setPen(stroke(colour, wide * ink))
            painter.drawLine(foot, tip)
    painter.setPen(stroke(look.outline, 1.4 * ink))
    painter.setBrush(colours.stone)
    for post in gate.posts:
        painter.drawPath(polygon_path(post))
