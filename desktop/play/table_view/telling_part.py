"""The strip at the foot of the table view: what has just happened or is asked, with its dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.widgets.die import paint_dice
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme
from desktop.play.table_view.flow import TextRun, flow, line_height, paint_lines
from desktop.play.table_view.moment import TellingView
from desktop.play.table_view.part import ViewPart


class TellingPart(ViewPart):
    """One sentence with its dice: what has just happened, or, in our colour, what is asked of the players."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.telling", parent)
        self._view = TellingView("")

    def set_telling(self, view: TellingView) -> None:
        """Show this sentence."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.words)
            self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        colours, view = self.colours, self._view
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = colours.on_wood
        if view.is_question:
            ink = colours.on_fill
            painter.setPen(stroke(colours.on_fill if self.theme.look.is_plain else colours.pennant_hero, 2))
            painter.setBrush(colours.hero_fill)
            painter.drawRoundedRect(rect, self.corner, self.corner)
        left = rect.left() + self.px(22)
        if view.words and not view.is_question and not view.dice:
            side = self.px(40)
            paint_icon(painter, "scroll-unfurled", QPointF(left + side / 2, rect.center().y()), side, colours.on_wood)
            left += side + self.px(16)
        if view.dice:
            left += paint_dice(painter, left, rect.center().y(), view.dice, self.px(50), self.theme.look) + self.px(8)
        font = self.lettering(FarTextStyle.LEAST_STRONG if view.is_question else FarTextStyle.LEAST)
        lines = flow([TextRun(view.words, font, ink)], rect.right() - left - self.px(14), 2)
        high = line_height(font)
        paint_lines(painter, lines, left, rect.center().y() - high * len(lines) / 2, high)
