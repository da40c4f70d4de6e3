"""Fills pages with the chapters of a book, and paints them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.book.contents import Book, Wanted
from desktop.book.ink import Inks, Letters
from desktop.book.ornament import paint_diamond, paint_flourish, paint_page_frame
from desktop.book.sheet_format import SheetFormat
from desktop.book.strips import Brushes, Strip
from desktop.book.typesetter import Typesetter
from desktop.look.ink import stroke
from desktop.look.theme import Theme

TITLE = -1
"""The chapter of the title page."""
EMPTY = 0.3
"""A chapter that leaves so much of its last page empty ends with an ornament."""
ProgressReport = Callable[[int, int], None]
"""Hears how many of how many parts are done; may raise to stop."""


def unreported(_done: int, _all: int) -> None:
    """Nobody is told how far it is."""


@dataclass
class Page:
    """One page: strips with their tops, from the top of the area of text."""

    number: int
    chapter: int
    """The chapter whose words stand first on it; `TITLE` for the first page."""
    strips: list[tuple[float, Strip]] = field(default_factory=list)
    opens: list[int] = field(default_factory=list)
    """The chapters that begin on it."""

    @property
    def is_right(self) -> bool:
        """Right pages have odd numbers."""
        return self.number % 2 == 1

    @property
    def foot(self) -> float:
        """Where the last strip ends."""
        return max((top + strip.height for top, strip in self.strips), default=0.0)

    @property
    def words(self) -> str:
        """What stands on it, line by line."""
        return "\n".join(said for _, strip in self.strips if (said := strip.words.strip()))


class BookPages:
    """A book laid out in one format."""

    def __init__(
        self, book: Book, sheet: SheetFormat, inks: Inks, wanted: Wanted, report: ProgressReport = unreported
    ) -> None:
        self.book, self.sheet, self.inks = book, sheet, inks
        self._letters = Letters(sheet)
        setter = Typesetter(sheet, inks, wanted)
        self.pages: list[Page] = []
        self.first_page_of: list[int] = []
        """For each chapter the page on which it begins, counted from 0."""
        self._fill(setter.title_page(book), TITLE, opens_page=True)
        for number, chapter in enumerate(book.chapters):
            report(number, len(book.chapters))
            self._fill(setter.chapter(chapter), number, opens_page=chapter.opens_page)

    # Filling

    def _fill(self, strips: list[Strip], chapter: int, *, opens_page: bool) -> None:
        """Put strips that belong together on one page as long as there is one that holds them."""
        high = self.sheet.area(right=True).height()
        if opens_page or not self.pages:
            self._turn(chapter)
        is_first = True
        for group in _groups(strips):
            needed = sum(one.height + one.above for one in group)
            page = self.pages[-1]
            if page.strips and page.foot + needed > high and (needed <= high or page.foot > high * 0.3):
                page = self._turn(chapter)
            for at, one in enumerate(group):
                above = one.above if page.strips else 0.0
                rest = sum(later.height + later.above for later in group[at + 1 :]) if needed > high else 0.0
                # Of a group that no page holds, what begins anew stays with the rest where that has room.
                together = rest if one.above and one.height + rest <= high else 0.0
                if page.strips and page.foot + above + one.height + together > high:
                    page, above = self._turn(chapter), 0.0
                page.strips.append((page.foot + above, one))
                if is_first:
                    is_first = False
                    if chapter != TITLE:
                        page.opens.append(chapter)
                        self.first_page_of.append(page.number - 1)

    def _turn(self, chapter: int) -> Page:
        self.pages.append(Page(len(self.pages) + 1, chapter))
        return self.pages[-1]

    def chapter_at(self, page: int) -> int:
        """The last chapter that has begun on this page or before it; `TITLE` before the first one."""
        begun = [number for number, first in enumerate(self.first_page_of) if first <= page]
        return begun[-1] if begun else TITLE

    # Painting

    def paint(self, painter: QPainter, number: int, theme: Theme, zoom: float) -> None:
        """Paint a page, the first is 0, in the units of the format; `zoom` is how many px a unit is large."""
        page = self.pages[number]
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not self.inks.is_paper:
            painter.fillRect(self.sheet.page, self.inks.page)
        unit = self.sheet.letters
        if not self.sheet.is_bare:
            paint_page_frame(painter, self.sheet.frame, unit, self.inks, right=page.is_right)
        if page.chapter != TITLE:
            self._paint_number(painter, page)
        area = self.sheet.area(right=page.is_right)
        brushes = Brushes(painter, self.inks, theme, self.book.painter, zoom)
        self._paint_boxes(painter, page, area)
        for top, strip in page.strips:
            strip.paint(brushes, area.left(), area.top() + top, area.width())
        if self.ends_early(number):
            # A page that a chapter leaves empty ends with an ornament.
            free = area.height() - page.foot
            below = QPointF(area.center().x(), area.top() + page.foot + min(free * 0.42, unit * 7))
            paint_flourish(painter, below, unit * 0.6, unit * 1.6, self.inks)
            paint_diamond(painter, below, unit * 0.42, self.inks.colours.enemy_fill)
        painter.restore()

    def ends_early(self, number: int) -> bool:
        """Whether a chapter ends on a page, counted from 0, and leaves a good part of it empty."""
        page = self.pages[number]
        following = self.pages[number + 1].chapter if number + 1 < len(self.pages) else TITLE
        is_end = page.chapter != TITLE and self.chapter_at(number) != following
        return is_end and page.foot < self.sheet.area(right=page.is_right).height() * (1 - EMPTY)

    def _paint_number(self, painter: QPainter, page: Page) -> None:
        frame, unit = self.sheet.frame, self.sheet.letters
        middle = QPointF(frame.center().x(), frame.bottom())
        words = str(page.number)
        painter.setFont(self._letters.name)
        wide = painter.fontMetrics().horizontalAdvance(words)
        gap = QRectF(middle.x() - wide / 2 - unit * 3.4, middle.y() - unit * 0.6, wide + unit * 6.8, unit * 1.2)
        painter.fillRect(gap, self.inks.page if not self.inks.is_paper else Qt.GlobalColor.white)
        paint_flourish(painter, middle, wide / 2 + unit * 0.5, unit, self.inks)
        painter.setPen(self.inks.quiet)
        painter.drawText(gap, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_boxes(self, painter: QPainter, page: Page, area: QRectF) -> None:
        """The frames round what stands in one; one that goes on on another page is open there."""
        unit = self.sheet.letters
        boxes = list(dict.fromkeys(strip.box for _, strip in page.strips if strip.box))
        for box in boxes:
            inside = [(top, strip) for top, strip in page.strips if strip.box == box]
            top = inside[0][0]
            rect = QRectF(area.left(), area.top() + top, area.width(), inside[-1][0] + inside[-1][1].height - top)
            painter.setPen(stroke(self.inks.text, unit * 0.07))
            painter.setBrush(self.inks.panel)
            painter.drawRect(rect)
            painter.setPen(stroke(self.inks.line, unit * 0.04))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(unit * 0.25, unit * 0.25, -unit * 0.25, -unit * 0.25))


def _groups(strips: list[Strip]) -> list[list[Strip]]:
    """Strips that stay together."""
    groups: list[list[Strip]] = []
    goes_on = False
    for one in strips:
        if goes_on:
            groups[-1].append(one)
        else:
            groups.append([one])
        goes_on = one.glue
    return groups
