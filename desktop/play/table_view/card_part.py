"""The card of what happens now: heading, dice and result, then everyone concerned, with the one whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.widgets.die import dice_width, paint_dice
from desktop.look.widgets.drops import paint_drop
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme
from desktop.play.table_view.flow import PlacedRun, TextRun, flow, line_height, paint_lines, shortened
from desktop.play.table_view.moment import CardView, LineMark, MomentLine
from desktop.play.table_view.part import IN_A_ROW, ViewPart, tr

LEFT, SIGN, GAP = 24.0, 62.0, 20.0
DIE = 76.0
PAD = 12.0
MOST_OF_ORDER = 6
"""So many rows an order may take."""
OF_ORDERS = (FarTextStyle.ORDER, FarTextStyle.ORDERS, FarTextStyle.MANY_ORDERS, FarTextStyle.STRONG)
"""The type of orders: the largest in which all that stand together are shown."""


class CardPart(ViewPart):
    """The card. More lines than there is room for are shown about the present one; quiet words count the others."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.card", parent)
        self.view = CardView("")
        self._order = FarTextStyle.ORDER
        """The type of the orders that stand."""

    def set_card(self, view: CardView) -> None:
        """Show this card."""
        if view == self.view:
            return
        self.view = view
        spoken = [view.title, view.second, view.result]
        spoken.extend(f"{line.sign} {line.name} {line.words} {line.reason} {line.aside}" for line in view.lines)
        self.setAccessibleName(" ".join(" ".join(spoken).split()))
        self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(300)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        inside = self.paint_sheet(painter)
        rounded = QPainterPath()
        rounded.addRoundedRect(inside, self.corner, self.corner)
        painter.setClipPath(rounded)
        foot = self._foot_height()
        head = self._paint_head(painter, inside)
        self._paint_lines(painter, inside.adjusted(0, head, 0, -foot))
        if foot:
            self._paint_foot(painter, QRectF(inside.left(), inside.bottom() - foot, inside.width(), foot))

    # Head

    def _paint_head(self, painter: QPainter, inside: QRectF) -> float:
        view, colours = self.view, self.colours
        heading, text, strong = (
            self.lettering(step) for step in (FarTextStyle.HEADING, FarTextStyle.TEXT, FarTextStyle.RESULT)
        )
        dice_wide = dice_width(self.px(DIE), len(view.dice)) + self.px(20) if view.dice else 0.0
        room = inside.width() - self.px(LEFT) * 2 - dice_wide
        blocks: list[tuple[list[list[PlacedRun]], float]] = []
        for words, font, colour, most in (
            (view.title, heading, colours.text, 2),
            (view.second, text, colours.text_2, 2),
            (view.result, strong, colours.text, 2),
        ):
            if words:
                high = QFontMetricsF(font).height() * (0.9 if font is heading else 1.02)
                blocks.append((flow([TextRun(words, font, colour)], room, most), high))
        high = sum(len(lines) * each for lines, each in blocks) + self.px(PAD) * 2
        high = max(high, self.px(DIE) + self.px(PAD) * 3 if view.dice else 0.0)
        painter.fillRect(QRectF(inside.left(), inside.top(), inside.width(), high), colours.head)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(QPointF(inside.left(), inside.top() + high), QPointF(inside.right(), inside.top() + high))
        top = inside.top() + (high - sum(len(lines) * each for lines, each in blocks)) / 2
        for lines, each in blocks:
            paint_lines(painter, lines, inside.left() + self.px(LEFT), top, each)
            top += len(lines) * each
        if view.dice:
            left = inside.right() - dice_wide
            paint_dice(painter, left, inside.top() + high / 2, view.dice, self.px(DIE), self.theme.look)
        return high

    # Lines

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        lines = self.view.lines
        self.fit_orders(room.width(), room.height())
        laid = [self.laid(line, room.width(), room.height()) for line in lines]
        heights = [self._high(line, placed) for line, placed in zip(lines, laid, strict=True)]
        note = line_height(self.lettering(FarTextStyle.LEAST)) + 4
        first, last = shown_lines(heights, self.view.current, room.height(), note)
        top = room.top()
        if first > 0:
            top = self._paint_note(painter, room, top, note, earlier_words(first, lines[:first]))
        for number in range(first, last):
            place = QRectF(room.left(), top, room.width(), heights[number])
            self._paint_line(painter, lines[number], laid[number], place)
            top += heights[number]
        if last < len(lines):
            words = tr("and 1 more") if len(lines) - last == 1 else tr("and {count} more")
            self._paint_note(painter, room, top, note, words.format(count=len(lines) - last))

    def fit_orders(self, width: float, high: float) -> None:
        """Choose the type of orders for a card of this width and a room of this height."""
        orders = [line for line in self.view.lines if line.is_order]
        notes = 2 * (line_height(self.lettering(FarTextStyle.LEAST)) + 4)
        room = high - notes if len(orders) < len(self.view.lines) else high
        for self._order in OF_ORDERS if len(orders) > 1 else OF_ORDERS[:1]:
            if sum(self._high(line, self.laid(line, width, high)) for line in orders) <= room:
                break

    def laid(self, line: MomentLine, width: float, high: float) -> list[list[PlacedRun]]:
        """The words of a line in rows, for a card of this width and a room of this height."""
        strong, plain = self.lettering(FarTextStyle.STRONG), self.lettering(FarTextStyle.TEXT)
        if line.is_order:
            strong = plain = self.lettering(self._order)
        quiet = line.mark in (LineMark.DONE, LineMark.OUT, LineMark.LATER)
        # The sign says who it is, and so does the strip at the foot.
        name = "" if line.is_order and line.sign else line.name
        parts = [
            TextRun(name, strong, self.colours.text_2 if line.mark is LineMark.LATER else self.colours.text),
            TextRun(line.words, plain, self.colours.text_2 if quiet else self.colours.text),
        ]
        if not line.is_order:
            parts.append(TextRun(line.reason, plain, self.colours.text_2))
        room = width - self.px(LEFT + SIGN + GAP * 2) - self._drops_wide(line) - self._aside_wide(line)
        # What one line may take never exceeds the card.
        fit = int((high - self.px(PAD * 1.4)) / line_height(plain))
        most = MOST_OF_ORDER if line.is_order else 3 if line.mark is LineMark.NOW else 2
        return flow(parts, room, max(1, min(fit, most)))

    def _each(self, line: MomentLine) -> float:
        """From one row of its words to the next."""
        return line_height(self.lettering(self._order if line.is_order else FarTextStyle.TEXT))

    def _aside_wide(self, line: MomentLine) -> float:
        font = self.lettering(FarTextStyle.TEXT)
        return QFontMetricsF(font).horizontalAdvance(line.aside) + self.px(24) if line.aside else 0.0

    def _high(self, line: MomentLine, placed: list[list[PlacedRun]]) -> float:
        return max(self.px(60), len(placed) * self._each(line) + self.px(PAD * 1.4))

    def _paint_line(self, painter: QPainter, line: MomentLine, laid: list[list[PlacedRun]], place: QRectF) -> None:
        colours = self.colours
        if line.mark is LineMark.NOW:
            painter.fillRect(place, colours.sel_bg)
            painter.fillRect(QRectF(place.left(), place.top(), self.px(9), place.height()), colours.sel)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        middle = place.center().y()
        self._paint_sign(painter, line, QPointF(place.left() + self.px(LEFT + SIGN / 2), middle))
        each = self._each(line)
        left = place.left() + self.px(LEFT + SIGN + GAP)
        paint_lines(painter, laid, left, middle - each * len(laid) / 2, each)
        if line.aside:
            font = self.lettering(FarTextStyle.TEXT)
            painter.setFont(font)
            painter.setPen(colours.text_2)
            end = place.right() - self.px(LEFT) - self._drops_wide(line)
            aside = QRectF(end - self._aside_wide(line), place.top(), self._aside_wide(line), place.height())
            painter.drawText(aside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, line.aside)
        if line.wounds_most:
            size = self.px(24)
            at = place.right() - self.px(LEFT) - self._drops_wide(line) + self.px(46)
            for number in range(line.wounds_most):
                centre = QPointF(at + number * size * 1.25, middle)
                paint_drop(painter, centre, size, colours, taken=number < line.wounds)

    def _paint_sign(self, painter: QPainter, line: MomentLine, centre: QPointF) -> None:
        colours, radius = self.colours, self.px(23)
        if line.mark is LineMark.DONE:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            paint_icon(painter, "ui/circle-check", centre, radius * 1.9, colours.good)
            return
        if line.mark is LineMark.OUT:
            paint_icon(painter, "tombstone", centre, radius * 1.8, colours.text_2)
            return
        if not line.sign:
            if line.icon:
                ink = colours.text_2 if line.mark is LineMark.LATER else colours.text
                paint_icon(painter, line.icon, centre, radius * 1.8, ink)
            return
        font = self.lettering(FarTextStyle.LEAST_STRONG)
        wide = max(radius * 2, QFontMetricsF(font).horizontalAdvance(line.sign) + self.px(18))
        plate = QRectF(centre.x() - wide / 2, centre.y() - radius, wide, radius * 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.key)
        painter.drawRoundedRect(plate, radius, radius)
        painter.setFont(font)
        painter.setPen(colours.key_text)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, line.sign)

    def _drops_wide(self, line: MomentLine) -> float:
        return line.wounds_most * self.px(30) + self.px(34) if line.wounds_most else 0.0

    def _paint_note(self, painter: QPainter, room: QRectF, top: float, high: float, words: str) -> float:
        font = self.lettering(FarTextStyle.LEAST)
        painter.setFont(font)
        painter.setPen(self.colours.text_2)
        place = QRectF(room.left() + self.px(LEFT + SIGN + GAP), top, room.width() - self.px(LEFT * 2 + SIGN), high)
        painter.drawText(place, IN_A_ROW, shortened(words, font, place.width()))
        return top + high

    # Foot

    def _foot_height(self) -> float:
        return self.px(66) if self.view.after else 0.0

    def _paint_foot(self, painter: QPainter, place: QRectF) -> None:
        colours, view = self.colours, self.view
        painter.fillRect(place, colours.alt)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(place.topLeft(), place.topRight())
        text, strong = self.lettering(FarTextStyle.TEXT), self.lettering(FarTextStyle.STRONG)
        left = place.left() + self.px(LEFT)
        label = tr("After this:")
        wide = QFontMetricsF(text).horizontalAdvance(label)
        painter.setFont(text)
        painter.setPen(colours.text_2)
        painter.drawText(QRectF(left, place.top(), wide + 2, place.height()), IN_A_ROW, label)
        left += wide + self.px(16)
        if view.after_icon:
            side = self.px(42)
            paint_icon(painter, view.after_icon, QPointF(left + side / 2, place.center().y()), side, colours.text)
            left += side + self.px(14)
        room = QRectF(left, place.top(), place.right() - left - self.px(LEFT), place.height())
        painter.setFont(strong)
        painter.setPen(colours.text)
        painter.drawText(room, IN_A_ROW, shortened(view.after, strong, room.width()))


def shown_lines(heights: list[float], current: int, room: float, note: float) -> tuple[int, int]:
    """Which lines fit: from the first shown to the one after the last; the current one is always among them.

    `note` is what the words "and 3 more" take above and below where lines are left out.
    """
    if sum(heights) <= room:
        return 0, len(heights)
    first = last = min(current, max(0, len(heights) - 1))
    used = 0.0
    while last < len(heights):
        after = (note if first > 0 else 0.0) + (note if last + 1 < len(heights) else 0.0)
        if used + heights[last] + after > room and last > first:
            break
        used += heights[last]
        last += 1
    while first > 0:
        around = (note if first - 1 > 0 else 0.0) + (note if last < len(heights) else 0.0)
        if used + heights[first - 1] + around > room:
            break
        first -= 1
        used += heights[first]
    return first, last


def earlier_words(count: int, lines: tuple[MomentLine, ...]) -> str:
    """What stands above the lines that are shown."""
    done = all(line.mark in (LineMark.DONE, LineMark.OUT) for line in lines)
    if done:
        return tr("1 is done") if count == 1 else tr("{count} are done").format(count=count)
    return tr("1 more above") if count == 1 else tr("{count} more above").format(count=count)
