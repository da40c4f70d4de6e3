"""Parts of the table view: whose decision it is, and the numbers that everybody asks for."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.playing_card import TALL, paint_card
from desktop.look.seat_mark import SeatMark, paint_seat_mark
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme
from desktop.play.table_view.flow import PlacedRun, TextRun, flow, line_height, paint_lines, shortened
from desktop.play.table_view.part import ViewPart
from rules_core.games.playing_card import PlayingCard, card_said

MARK = 104.0
LEFT, PAD = 26.0, 14.0
MOST_LINES = 3


@dataclass(frozen=True)
class DecisionView:
    """Who decides, what is asked, and a word on how: that nobody may confer, or that all do it together."""

    who: str = ""
    asked: str = ""
    how: str = ""
    mark: SeatMark | None = None


@dataclass(frozen=True)
class NumberView:
    """A number with its picture and what it counts; `tone` is the role of its colour."""

    icon: str
    number: str
    words: str
    tone: str = "text"


class DecisionPart(ViewPart):
    """A sheet with the mark and the name of whoever decides, as large as anything here, and the question below."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.decision", parent)
        self.view = DecisionView()

    def show_decision(self, view: DecisionView) -> None:
        """Show this moment."""
        if view != self.view:
            self.view = view
            self.setAccessibleName(" ".join([f"{one}." for one in (view.who, view.asked, view.how) if one]))
            self.update()

    def _asked_in(self, width: float) -> list[list[PlacedRun]]:
        room = width - self.px(LEFT) * 2 - self.px(MARK) - self.px(20)
        font = self.lettering(FarTextStyle.RESULT)
        return flow([TextRun(self.view.asked, font, self.colours.text)], room, MOST_LINES)

    def wanted_height(self, width: float) -> float:
        lines = max(1, len(self._asked_in(width)))
        high = (
            self.px(76 if self.view.who else 0)
            + lines * line_height(self.lettering(FarTextStyle.RESULT))
            + self.px(PAD) * 2
        )
        if self.view.how:
            high += line_height(self.lettering(FarTextStyle.TEXT))
        return max(high, self.px(MARK + 2 * PAD + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        look, colours, view = self.theme.look, self.colours, self.view
        inside = self.paint_sheet(painter)
        left = inside.left() + self.px(LEFT)
        centre = QPointF(left + self.px(MARK) / 2, inside.center().y())
        if view.mark is not None:
            paint_seat_mark(painter, view.mark, centre, self.px(MARK), look)
        else:
            paint_icon(painter, "round-table", centre, self.px(MARK), colours.text)
        left += self.px(MARK) + self.px(20)
        room = inside.right() - left - self.px(LEFT)
        banner, asked, how = (
            self.lettering(step) for step in (FarTextStyle.BANNER, FarTextStyle.RESULT, FarTextStyle.TEXT)
        )
        top = inside.top() + self.px(PAD)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        lines = flow([TextRun(view.asked, asked, colours.text)], room, MOST_LINES)
        if view.who:
            painter.setFont(banner)
            painter.setPen(colours.text)
            painter.drawText(QRectF(left, top, room, self.px(68)), flags, shortened(view.who, banner, room))
            top += self.px(76)
        else:
            # What is said of nobody stands in the middle.
            top = inside.center().y() - len(lines) * line_height(asked) / 2
        paint_lines(painter, lines, left, top, line_height(asked))
        top += len(lines) * line_height(asked)
        if view.how:
            painter.setFont(how)
            painter.setPen(colours.enemy)
            painter.drawText(QRectF(left, top, room, line_height(how)), flags, shortened(view.how, how, room))


class NumbersPart(ViewPart):
    """A strip of numbers: morale damage, cards in the deck, the reserve."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.numbers", parent)
        self.numbers: tuple[NumberView, ...] = ()

    def show_numbers(self, numbers: tuple[NumberView, ...]) -> None:
        """Show these."""
        if numbers != self.numbers:
            self.numbers = numbers
            self.setAccessibleName(", ".join([f"{one.words}: {one.number}" for one in numbers]))
            self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(150)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        inside = self.paint_sheet(painter)
        colours = self.colours
        number, words = self.lettering(FarTextStyle.ORDER), self.lettering(FarTextStyle.LEAST)
        wide = inside.width() / max(1, len(self.numbers))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        for place, one in enumerate(self.numbers):
            left = inside.left() + place * wide
            ink = colours.of(one.tone)
            middle = inside.top() + inside.height() * 0.36
            paint_icon(painter, one.icon, QPointF(left + self.px(54), middle), self.px(64), ink)
            painter.setFont(number)
            painter.setPen(ink)
            beside = left + self.px(98)
            painter.drawText(QRectF(beside, middle - self.px(42), left + wide - beside, self.px(84)), flags, one.number)
            painter.setFont(words)
            painter.setPen(colours.text_2)
            low = QRectF(left + self.px(20), inside.bottom() - self.px(54), wide - self.px(30), self.px(46))
            painter.drawText(low, flags, shortened(one.words, words, low.width()))


class RowPart(ViewPart):
    """The open cards of city making, as large as there is room for."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.row", parent)
        self.cards: tuple[PlayingCard, ...] = ()

    def show_cards(self, cards: tuple[PlayingCard, ...]) -> None:
        """Show these."""
        if cards != self.cards:
            self.cards = cards
            self.setAccessibleName(", ".join([card_said(one) for one in cards]))
            self.update()

    def wanted_height(self, width: float) -> float:
        return width / TALL

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        count, gap = max(1, len(self.cards)), self.px(16)
        # The number of rows that leaves the cards largest.
        wide, rows = max([(self._wide(ceil(count / rows), rows), rows) for rows in range(1, 5)])
        across = ceil(count / rows)
        left = (self.width() - across * wide - (across - 1) * gap) / 2
        for number, card in enumerate(self.cards):
            x, y = left + number % across * (wide + gap), number // across * (wide * TALL + gap) + gap / 2
            place = QRectF(x, y, wide, wide * TALL)
            paint_card(painter, place, card, self.theme.look)

    def _wide(self, across: int, rows: int) -> float:
        gap = self.px(16)
        high = (self.height() - gap * rows) / rows
        return min((self.width() - gap * (across - 1)) / across, high / TALL)
