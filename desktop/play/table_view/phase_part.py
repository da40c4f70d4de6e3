"""The banner: whose turn it is, in the colour of the side, and below how far the game has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.widgets.banner import BannerSide
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme
from desktop.play.table_view.flow import fitting, shortened
from desktop.play.table_view.moment import PhaseView
from desktop.play.table_view.part import ViewPart

LEFT: Final = 140
RIGHT: Final = 20
"""What stands before a line, and what is left free behind it, in px as designed."""


class PhasePart(ViewPart):
    """The banner of the table view."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.phase", parent)
        self.view = PhaseView(BannerSide.HEROES, "", "", "rally-the-troops")

    def set_phase(self, view: PhaseView) -> None:
        """Show this moment."""
        if view != self.view:
            self.view = view
            self.setAccessibleName(f"{view.title}. {view.second}")
            self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(122)

    @property
    def room(self) -> float:
        """How wide its lines may be."""
        return self.width() - 2 - self.px(LEFT + RIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        look, colours, view = self.theme.look, self.colours, self.view
        ground, pennant, quiet = (colours.of(role) for role in view.side.value)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(stroke(colours.on_fill if look.is_plain else pennant, 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, self.corner, self.corner)
        side = self.px(84)
        paint_icon(painter, view.icon, QPointF(self.px(30) + side / 2, rect.center().y()), side, colours.on_fill)
        left, room = self.px(LEFT), self.room
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        title = fitting(view.title, self.lettering(FarTextStyle.BANNER), room)
        second = fitting(view.second, self.lettering(FarTextStyle.TEXT), room)
        painter.setFont(title)
        painter.setPen(colours.on_fill)
        painter.drawText(QRectF(left, self.px(6), room, self.px(68)), flags, shortened(view.title, title, room))
        painter.setFont(second)
        painter.setPen(quiet)
        painter.drawText(QRectF(left, self.px(70), room, self.px(42)), flags, shortened(view.second, second, room))
