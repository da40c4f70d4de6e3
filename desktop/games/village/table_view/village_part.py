"""The village: every building with its boxes of Integrity, and the fire on it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.village.table_view.moment import BuildingLine
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.widgets.cells import paint_cells
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme
from desktop.play.table_view.flow import shortened
from desktop.play.table_view.part import ViewPart, tr

ROW, LOW_ROW = 47.0, 42.0
MOST_IN_A_COLUMN = 6
CELL, NARROW_CELL = 36.0, 15.0
IN_A_ROW = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


class VillagePart(ViewPart):
    """The buildings of the village."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.village", parent)
        self._lines: tuple[BuildingLine, ...] = ()
        self._is_tight = False

    def set_buildings(self, lines: tuple[BuildingLine, ...]) -> None:
        """Show these buildings."""
        if lines != self._lines:
            self._lines = lines
            self.setAccessibleName(" ".join(spoken(line) for line in lines))
            self.update()

    @property
    def columns(self) -> int:
        """Many buildings stand in two columns; so they do where the card needs the room."""
        return 1 if len(self._lines) <= MOST_IN_A_COLUMN and not self._is_tight else 2

    def set_tight(self, tight: bool) -> None:
        """Whether the card above needs room."""
        if tight != self._is_tight:
            self._is_tight = tight
            self.update()

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
        colours = self.colours
        side, pad = self.px(36), self.px(22 if self.columns == 1 else 14)
        left, right = place.left() + pad, place.right() - pad
        right -= self._paint_state(painter, line, QRectF(left, place.top(), right - left, place.height()))
        strong = self.lettering(FarTextStyle.STRONG)
        tight = self._tight_boxes(line)
        if self._has_icons(place.width() - 2 * pad - side - pad * 0.9):
            paint_icon(painter, line.icon, QPointF(left + side / 2, place.center().y()), side, colours.text)
            left += side + pad * 0.9
        painter.setFont(strong)
        if self.columns == 1:
            name_wide = min(self.px(250), place.width() * 0.36)
            boxes = QRectF(left + name_wide + self.px(14), place.top(), 0, place.height())
            boxes.setRight(right - self.px(20))
        else:
            boxes = QRectF(right - tight, place.top(), tight, place.height())
            name_wide = boxes.left() - left - self.px(10)
        painter.setPen(colours.text if not line.destroyed else colours.text_2)
        name_room = QRectF(left, place.top(), name_wide, place.height())
        painter.drawText(name_room, IN_A_ROW, shortened(line.name, strong, name_wide))
        if not line.destroyed:
            self._paint_boxes(painter, line, boxes)

    def _tight_boxes(self, line: BuildingLine) -> float:
        """How wide the boxes and the number are where there is little room."""
        if line.destroyed:
            return 0.0
        return line.most * (self.px(NARROW_CELL) + self.theme.px(4)) + self.px(40)

    def _has_icons(self, room: float) -> bool:
        """In two columns whole names are worth more than pictures."""
        metrics = QFontMetricsF(self.lettering(FarTextStyle.STRONG))
        needed = [
            metrics.horizontalAdvance(line.name)
            + self._tight_boxes(line)
            + self.px(50 if line.burning or line.destroyed else 12)
            for line in self._lines
        ]
        return self.columns == 1 or max(needed, default=0.0) <= room

    def _paint_boxes(self, painter: QPainter, line: BuildingLine, room: QRectF) -> None:
        """A box for each point of Integrity, and the number."""
        gap = self.theme.px(4)
        number_wide = self.px(40)
        cell = min(self.px(CELL), (room.width() - number_wide) / max(1, line.most) - gap)
        used = paint_cells(
            painter, room.left(), room.center().y(), line.integrity, line.most, self.theme.look, max(4.0, cell)
        )
        painter.setPen(self.colours.text)
        space = self.px(16 if self.columns == 1 else 8)
        number = QRectF(room.left() + used + space, room.top(), number_wide * 2, room.height())
        painter.drawText(number, IN_A_ROW, str(line.integrity))

    def _paint_state(self, painter: QPainter, line: BuildingLine, room: QRectF) -> float:
        """What befell it, or its level, at the right end; gives the width that this takes."""
        colours, strong = self.colours, self.lettering(FarTextStyle.STRONG)
        if not line.burning and not line.destroyed:
            if self.columns > 1 or not line.level:
                return 0.0
            plain = self.lettering(FarTextStyle.TEXT)
            words = tr("Level {level}").format(level=line.level)
            painter.setFont(plain)
            painter.setPen(colours.text_2)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
            return QFontMetricsF(plain).horizontalAdvance(words)
        icon, ink = ("tombstone", colours.enemy) if line.destroyed else ("flame", colours.warn)
        words = "" if self.columns > 1 else tr("destroyed") if line.destroyed else tr("burns")
        wide = self.px(36) + (QFontMetricsF(strong).horizontalAdvance(words) + self.px(10) if words else 0.0)
        begin = room.right() - wide
        paint_icon(painter, icon, QPointF(begin + self.px(18), room.center().y()), self.px(34), ink)
        painter.setFont(strong)
        painter.setPen(ink)
        painter.drawText(QRectF(begin + self.px(44), room.top(), wide, room.height()), IN_A_ROW, words)
        return wide


def spoken(line: BuildingLine) -> str:
    """One building as a sentence."""
    if line.destroyed:
        return tr("{name} is destroyed.").format(name=line.name)
    words = tr("{name}: Integrity {now} of {most}, Level {level}.")
    if line.burning:
        words = tr("{name} burns: Integrity {now} of {most}, Level {level}.")
    return words.format(name=line.name, now=line.integrity, most=line.most, level=line.level)
