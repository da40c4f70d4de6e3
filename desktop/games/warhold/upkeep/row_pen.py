"""Paints what stands in a row of a sheet, from both of its ends inwards: a widget for each word of it would cost more
than all that is counted for the sheet."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.look.icons import paint_icon, stamp_icon
from desktop.look.ink import stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.painted import line_height, width_of
from desktop.look.widgets.pill import PillTone, paint_pill, pill_size

LEAST_STEP = 6
"""From one worker to the next, in px."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class RowPen:
    """What is painted next stands at the left end of what is still free of the row, or at its right end."""

    def __init__(self, painter: QPainter, look: Look, room: QRectF, gap: float) -> None:
        """`gap` is how far things stand apart, in px at 100 %."""
        self.painter, self.look = painter, look
        self.gap: float = look.px(gap)
        self._room = room
        self._left, self._right = room.left(), room.right()
        self.cut: list[str] = []
        """Words for which there was no room."""

    @property
    def free(self) -> float:
        """How much of the row is free."""
        return max(0.0, self._right - self._left)

    @property
    def end(self) -> float:
        """Where that ends."""
        return self._right

    def take(self, wide: float, *, at_end: bool = False) -> QRectF:
        """So much of what is free, or what there is."""
        wide = max(0.0, min(wide, self.free))
        left = self._right - wide if at_end else self._left
        if at_end:
            self._right = left - self.gap
        else:
            self._left = left + wide + self.gap
        return QRectF(left, self._room.top(), wide, self._room.height())

    def rest(self) -> QRectF:
        """All that is still free."""
        return self.take(self.free)

    def icon(self, name: str, px: float, role: str = "text", *, at_end: bool = False) -> None:
        """An icon in a colour role."""
        side = self.look.px(px)
        stamp_icon(self.painter, name, self.take(side, at_end=at_end).center(), side, self.look.colours.of(role))

    def picture(self, icon: str, side: BannerSide, px: float) -> None:
        """An icon on a tile in the colour of a kingdom."""
        wide = float(self.look.px(px))
        place = self.take(wide)
        paint_picture(
            self.painter, QRectF(place.left(), place.center().y() - wide / 2, wide, wide), icon, side, self.look
        )

    def pill(self, text: str, tone: PillTone, *, icon: str = "", filled: bool = False, at_end: bool = True) -> None:
        """A short state in a frame; nothing without words."""
        if text:
            wide, high = pill_size(text, self.look, icon=icon)
            place = self.take(wide, at_end=at_end)
            place = QRectF(place.left(), place.center().y() - high / 2, place.width(), high)
            paint_pill(self.painter, place, text, tone, self.look, filled=filled, icon=icon)

    def words(self, text: str, step: TextStyle, tone: str = "text", *, at_end: bool = False, spare: float = 0) -> None:
        """As wide as they are; `spare` is left for what comes after them, in px at 100 %."""
        most = self.free - self.look.px(spare)
        place = self.take(min(most, ceil(self._wide(text, step))), at_end=at_end)
        self.write(place, text, step, tone, Qt.AlignmentFlag.AlignLeft)

    def column(self, text: str, px: float, step: TextStyle, tone: str = "text") -> None:
        """At the right edge of a column at the right end."""
        self.write(self.take(self.look.px(px), at_end=True), text, step, tone, Qt.AlignmentFlag.AlignRight)

    def others(self, text: str, step: TextStyle, tone: str = "text") -> None:
        """Words in all that is still free."""
        self.write(self.rest(), text, step, tone, Qt.AlignmentFlag.AlignLeft)

    def two_lines(self, *lines: tuple[str, TextStyle, str]) -> None:
        """Words below each other in all that is still free, each with their step and tone."""
        place = self.rest()
        heights = [line_height(step, self.look.scale) for _, step, _ in lines]
        top = place.center().y() - sum(heights) / 2
        for (text, step, tone), high in zip(lines, heights, strict=True):
            self.write(QRectF(place.left(), top, place.width(), high), text, step, tone, Qt.AlignmentFlag.AlignLeft)
            top += high

    def write(self, place: QRectF, text: str, step: TextStyle, tone: str, side: Qt.AlignmentFlag) -> None:
        """Words on one line, which end in dots where there is no room for all of them."""
        if not text:
            return
        painter = self.painter
        painter.setFont(self.look.font(step))
        painter.setPen(self.look.colours.of(tone))
        if self._wide(text, step) > place.width() + 0.5:
            self.cut.append(text)
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, MIDDLE | side, text)

    def _wide(self, text: str, step: TextStyle) -> float:
        return width_of(text, step, self.look.scale)


def paint_picture(painter: QPainter, place: QRectF, icon: str, side: BannerSide, look: Look) -> None:
    """An icon on a tile in the colour of a kingdom, which fills `place`."""
    room = QRectF(0, 0, place.width(), place.height())
    what = "picture", icon, side, look.name, look.scale
    painter.translate(place.topLeft())
    paint_kept(painter, what, room, lambda to: _picture(to, room.adjusted(1, 1, -1, -1), icon, side, look))
    painter.translate(-place.topLeft())


def _picture(painter: QPainter, rect: QRectF, icon: str, side: BannerSide, look: Look) -> None:
    colours = look.colours
    painter.setPen(stroke(colours.token_outline, 1.4))
    painter.setBrush(colours.of(side.value[0]))
    painter.drawRoundedRect(rect, 5, 5)
    inner = rect.adjusted(3, 3, -3, -3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.face)
    painter.drawRoundedRect(inner, 3, 3)
    paint_icon(painter, icon, rect.center(), inner.width() * 0.86, colours.face_ink)


def paint_workers(painter: QPainter, place: QRectF, count: int, most: int, side: BannerSide, look: Look) -> None:
    """Places for workers: full in the colour of a kingdom, or dashed and free."""
    places = max(most, count, 1)
    room = QRectF(0, 0, place.width(), place.height())
    what = "workers", count, places, side, look.name, look.scale
    painter.translate(place.topLeft())
    paint_kept(painter, what, room, lambda to: _workers(to, room.width(), count, places, side, look))
    painter.translate(-place.topLeft())


def _workers(painter: QPainter, wide: float, count: int, places: int, side: BannerSide, look: Look) -> None:
    colours = look.colours
    step = min(float(look.px(22)), wide / places)
    high = float(look.px(24))
    if step < LEAST_STEP:
        # Nothing of it would be seen.
        return
    for number in range(places):
        box = QRectF(number * step + 1, 1, step - 3, high - 2)
        is_full = number < count
        painter.setPen(stroke(colours.line_strong if not is_full else colours.text, 1.2, () if is_full else (2, 2)))
        painter.setBrush(colours.of(side.value[0]) if is_full else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 2, 2)
        if is_full:
            paint_icon(painter, "farmer", box.center(), min(box.width(), box.height()) * 0.82, colours.on_fill)
