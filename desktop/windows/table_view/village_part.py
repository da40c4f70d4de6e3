"""The village: every building with its boxes of Integrity, and the fire on it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.widgets.cells import paint_cells
from desktop.windows.table_view.far_theme import FarStep, FarTheme
from desktop.windows.table_view.flow import shortened
from desktop.windows.table_view.moment import BuildingLine
from desktop.windows.table_view.part import Part
from desktop.windows.table_view.words import tr

ROW, LOW_ROW = 47.0, 42.0
MOST_IN_A_COLUMN = 6


class VillagePart(Part):
    """The buildings of the village."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.village", parent)
        self._lines: tuple[BuildingLine, ...] = ()

    def set_buildings(self, lines: tuple[BuildingLine, ...]) -> None:
        """Show these buildings."""
        if lines != self._lines:
            self._lines = lines
            self.setAccessibleName(" ".join(spoken(line) for line in lines))
            self.update()

    @property
    def columns(self) -> int:
        """More buildings than fit below each other stand in two columns."""
        return 1 if len(self._lines) <= MOST_IN_A_COLUMN else 2

    def wanted_height(self, width: float) -> float:
        rows = ceil(len(self._lines) / self.columns)
        return self.px(ROW if rows <= 5 else LOW_ROW) * max(1, rows) + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        inside = self.paint_sheet(painter)
        rows = max(1, ceil(len(self._lines) / self.columns))
        high = inside.height() / rows
        wide = inside.width() / self.columns
        painter.setPen(stroke(self.colours.line, 1))
        for row in range(1, rows):
            across = inside.top() + row * high
            painter.drawLine(QPointF(inside.left(), across), QPointF(inside.right(), across))
        for number, line in enumerate(self._lines):
            column, row = divmod(number, rows)
            place = QRectF(inside.left() + column * wide, inside.top() + row * high, wide, high)
            self._paint(painter, line, place)

    def _paint(self, painter: QPainter, line: BuildingLine, place: QRectF) -> None:
        colours, middle = self.colours, place.center().y()
        narrow = self.columns > 1
        side = self.px(36)
        left = place.left() + self.px(22)
        paint_icon(painter, line.icon, QPointF(left + side / 2, middle), side, colours.text)
        left += side + self.px(20)
        strong, plain = self.lettering(FarStep.STRONG), self.lettering(FarStep.TEXT)
        most = max((one.most for one in self._lines), default=1)
        cell = self.px(36)
        boxes_wide = most * (cell + self.theme.px(4)) + self.px(60)
        if narrow:
            cell = self.px(20)
            boxes_wide = self.px(60) + most * (cell + self.theme.px(4))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
        state = tr("destroyed") if line.destroyed else tr("burns") if line.burning else ""
        state_wide = QFontMetricsF(strong).horizontalAdvance(state) + self.px(52) if state else 0.0
        name_wide = min(self.px(250), place.width() * 0.36)
        painter.setFont(strong)
        painter.setPen(colours.text if not line.destroyed else colours.text_2)
        name_room = QRectF(left, place.top(), name_wide, place.height())
        painter.drawText(name_room, flags, shortened(line.name, strong, name_wide))
        left += name_wide + self.px(14)
        if not line.destroyed:
            used = paint_cells(painter, left, middle, line.integrity, line.most, self.theme.look, cell)
            painter.setPen(colours.text)
            painter.setFont(strong)
            number = QRectF(left + max(used, 0) + self.px(18), place.top(), boxes_wide, place.height())
            painter.drawText(number, flags, str(line.integrity))
        right = place.right() - self.px(22)
        if state:
            ink = colours.warn if line.burning and not line.destroyed else colours.enemy
            icon = "flame" if not line.destroyed else "tombstone"
            begin = right - state_wide
            if not narrow or line.destroyed:
                paint_icon(painter, icon, QPointF(begin + self.px(18), middle), self.px(34), ink)
                painter.setFont(strong)
                painter.setPen(ink)
                painter.drawText(QRectF(begin + self.px(44), place.top(), state_wide, place.height()), flags, state)
            else:
                paint_icon(painter, icon, QPointF(right - self.px(18), middle), self.px(34), ink)
        elif line.level and not narrow:
            painter.setFont(plain)
            painter.setPen(colours.text_2)
            words = tr("Level {level}").format(level=line.level)
            room = QRectF(right - self.px(200), place.top(), self.px(200), place.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)


def spoken(line: BuildingLine) -> str:
    """One building as a sentence."""
    if line.destroyed:
        return tr("{name} is destroyed.").format(name=line.name)
    words = tr("{name}: Integrity {now} of {most}, Level {level}.")
    if line.burning:
        words = tr("{name} burns: Integrity {now} of {most}, Level {level}.")
    return words.format(name=line.name, now=line.integrity, most=line.most, level=line.level)
