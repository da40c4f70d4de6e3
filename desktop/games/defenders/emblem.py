"""What has just been finished, as a plate in the middle of the table: its sign, its name, what its cards say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.seat_mark import SeatMark, paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, line_height, lines_of, width_of

DISC: Final = 132
"""Across, in px at 100 %, where there is room."""
LEAST_DISC: Final = 56
"""With less room there is no disc, and the name stands alone."""
GAP: Final = 14
MOST_LINES: Final = 2
"""Of a name."""


@dataclass(frozen=True)
class EmblemView:
    """Sign, name and words of it, and whose work it is."""

    icon: str
    name: str
    words: str
    mark: SeatMark | None = None


class Emblem(Painted):
    """The plate; it takes what height there is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.view: EmblemView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.hide()

    def show_emblem(self, view: EmblemView | None) -> None:
        """Show this one; nothing for None."""
        self.view = view
        self.setAccessibleName(f"{view.name}: {view.words}" if view is not None else "")
        self.setVisible(view is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(DISC + 120))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self.view
        if view is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        room = self.width() - 2 * px(GAP)
        step = TextStyle.TITLE if width_of(view.name, TextStyle.TITLE, look.scale) <= room * MOST_LINES * 0.8 else None
        step = step or TextStyle.NAME
        lines = lines_of(view.name, step, look.scale, room, MOST_LINES)
        line, small = line_height(step, look.scale), line_height(TextStyle.BODY, look.scale)
        words = len(lines) * line + px(GAP) + small
        disc = min(float(px(DISC)), self.height() - words - 4 * px(GAP))
        if disc < px(LEAST_DISC):
            disc = 0.0
        high = words + (disc + 2 * px(GAP) if disc else 0.0)
        top = max(0.0, (self.height() - high) / 2)
        middle = self.width() / 2
        if disc:
            self._paint_disc(painter, QPointF(middle, top + disc / 2), disc, view)
            top += disc + 2 * px(GAP)
        painter.setFont(look.font(step))
        painter.setPen(colours.text)
        for one in lines:
            painter.drawText(QRectF(0, top, self.width(), line), Qt.AlignmentFlag.AlignCenter, one)
            top += line
        self._paint_rule(painter, QPointF(middle, top + px(GAP) / 2), room * 0.3)
        painter.setFont(look.font(TextStyle.BODY))
        painter.setPen(colours.text_2)
        said = painter.fontMetrics().elidedText(view.words, Qt.TextElideMode.ElideRight, room)
        place = QRectF(0, top + px(GAP), self.width(), small)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, said)

    def _paint_disc(self, painter: QPainter, centre: QPointF, disc: float, view: EmblemView) -> None:
        """The sign in two rings, with the mark of whoever made it at its edge."""
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        ring = colours.of(view.mark.role) if view.mark is not None else colours.line_strong
        painter.setBrush(colours.alt)
        painter.setPen(stroke(ring, px(5)))
        painter.drawEllipse(centre, disc / 2 - px(3), disc / 2 - px(3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.drawEllipse(centre, disc / 2 - px(10), disc / 2 - px(10))
        if view.icon:
            paint_icon(painter, view.icon, centre, disc * 0.54, colours.text)
        if view.mark is not None:
            at = centre + QPointF(disc * 0.36, disc * 0.36)
            paint_seat_mark(painter, view.mark, at, max(px(24), disc * 0.24), look)

    def _paint_rule(self, painter: QPainter, centre: QPointF, far: float) -> None:
        """A fine line with a lozenge in its middle, as books have it below a heading."""
        colours, side = self.theme.colours, float(self.theme.px(5))
        painter.setPen(stroke(colours.line_strong, self.theme.look.hair))
        for way in (1, -1):
            painter.drawLine(centre + QPointF(way * side * 2, 0), centre + QPointF(way * far, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.enemy_fill)
        corners = [QPointF(side, 0), QPointF(0, side), QPointF(-side, 0), QPointF(0, -side)]
        painter.drawPolygon(QPolygonF([centre + one for one in corners]))
