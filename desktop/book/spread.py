"""The open book on the table: two pages side by side, or one where there is no room for two."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.book.contents import Book, Wanted
from desktop.book.ink import inks_of
from desktop.book.pages import TITLE, BookPages
from desktop.book.sentences import Sentence, sentences_on
from desktop.book.sheet_format import SheetFormat
from desktop.look.announce import announce
from desktop.look.colours import faint, mixed
from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted

COVER = 12
"""How far the cover stands out round the pages, in px."""
LATTICE: Final = 44
"""From line to line of the paper inside the cover, in px at 100 %."""
LETTERS = 20.5
LEAST_LETTERS = 17.0
"""How large letters are at 100 %: in a low window a little smaller."""
LINES = 40
"""A page that has room for so many lines has letters of full size."""
LEAST_PAGE = 21
"""So many letters high a line is wide at least; where two pages have less, one is shown."""
WIDEST_PAGE = 44
LAID_OUT_AFTER_MS = 120
"""So long the room must have stayed the same."""
KEYS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Backspace: -1,
}
CHAPTER_KEYS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class BookSpread(Painted):
    """Shows a book and is leafed through by keys, wheel and clicks."""

    turned = Signal()
    """Other pages are seen, or the same ones are laid out anew."""
    mending_wanted = Signal(object)
    """A `Sentence` that somebody has pointed at."""

    def __init__(
        self, theme: Theme, book: Book, wanted: Wanted, parent: QWidget | None = None, *, can_mend: bool = False
    ) -> None:
        super().__init__(theme, parent)
        self.setObjectName("book.spread")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.book, self.wanted = book, wanted
        self.pages: BookPages | None = None
        self.is_double = False
        """Whether two pages are seen side by side."""
        self.first = 0
        """The first page that is seen, counted from 0; a left one where two are seen."""
        self.can_mend = can_mend
        """Whether what was told may be put otherwise here."""
        self.sentences: list[tuple[int, Sentence]] = []
        """What of the pages that are seen may be mended, each with its page."""
        self.at: Sentence | None = None
        """The sentence under the pointer, or the one that keys have come to."""
        self.setMouseTracking(can_mend)
        self._asked = TITLE
        self._wheel = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LAID_OUT_AFTER_MS)
        self._later.timeout.connect(self.lay_out)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(900), self.theme.px(560))

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 200)

    # What is seen

    @property
    def count(self) -> int:
        """How many pages the book has, as it is laid out here."""
        return len(self.pages.pages) if self.pages is not None else 0

    @property
    def shown(self) -> list[int]:
        """The pages that are seen, counted from 0."""
        numbers = (self.first, self.first + 1) if self.is_double else (self.first,)
        return [number for number in numbers if 0 <= number < self.count]

    @property
    def chapter(self) -> int:
        """The chapter that is open: the one asked for, else the first that begins on these pages or goes on there."""
        if self.pages is None or not self.shown:
            return TITLE
        begin = [number for page in self.shown for number in self.pages.pages[page].opens]
        if self._asked in begin:
            return self._asked
        return begin[0] if begin else self.pages.chapter_at(self.shown[0])

    @property
    def where(self) -> str:
        """Which pages are seen, in words."""
        seen = [number + 1 for number in self.shown]
        words = self.tr("Page {page} of {pages}") if len(seen) < 2 else self.tr("Pages {page} and {other} of {pages}")
        return words.format(page=seen[0], other=seen[-1], pages=self.count) if seen else ""

    def show_options(self, wanted: Wanted) -> None:
        """Lay the book out with more or less beside what was told."""
        self.wanted = wanted
        self.lay_out()

    def show_book(self, book: Book) -> None:
        """Show the same book as it has been mended, at the same pages."""
        self.book = book
        self.lay_out()

    def turn(self, leaves: int) -> None:
        """Leaf on or back."""
        self.show_page(self.first + leaves * (2 if self.is_double else 1))

    def open_chapter(self, number: int) -> None:
        """Open the book where a chapter begins; before the first one at its title."""
        if self.pages is not None:
            firsts = self.pages.first_page_of
            self._asked = min(number, len(firsts) - 1)
            self.show_page(firsts[min(number, len(firsts) - 1)] if number >= 0 else 0)

    def show_page(self, number: int) -> None:
        """Open the book at a page, counted from 0."""
        if self._open_at(number) and self.hasFocus():
            announce(self, f"{self.where}. {self.accessibleDescription()}")

    def _open_at(self, number: int) -> bool:
        if not 0 <= number < self.count and not (self.is_double and number == -1):
            return False
        # The first page is a right one, as in every book.
        self.first = (number + 1) // 2 * 2 - 1 if self.is_double else max(0, number)
        assert self.pages is not None
        self._find_sentences()
        self.setAccessibleName(self.where)
        self.setAccessibleDescription("\n".join(self.pages.pages[one].words for one in self.shown))
        self.update()
        self.turned.emit()
        return True

    # Laying out

    def lay_out(self) -> None:
        """Make the pages anew for the room that there is; the same chapter stays open."""
        self._later.stop()
        chapter = self.chapter
        began = self.pages.first_page_of[chapter] if self.pages is not None and chapter != TITLE else 0
        further, before = max(0, self.first - began), self.count
        paper = self._paper()
        self.is_double = paper.width() / 2 >= LEAST_PAGE * self._letters()
        wide = min(paper.width() / 2 if self.is_double else paper.width(), WIDEST_PAGE * self._letters())
        sheet = SheetFormat(float(int(wide)), float(int(paper.height())), self._letters())
        self.pages = BookPages(self.book, sheet, inks_of(self.theme), self.wanted)
        now = self.pages.first_page_of[chapter] if chapter != TITLE else 0
        self._open_at(min(self.count - 1, now + (further * self.count // before if before else 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.pages is None or not self.isVisible():
            self.lay_out()
        else:
            # A window is resized in many small steps; until it keeps its size they are only stretched.
            self._later.start()

    def look_changed(self) -> None:
        super().look_changed()
        self.lay_out()

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(COVER, COVER, -COVER, -COVER)

    def _letters(self) -> float:
        """The size of the letters of the text, in px."""
        high = self._paper().height() / self.theme.look.scale
        return float(round(min(LETTERS, max(LEAST_LETTERS, high / LINES)) * self.theme.look.scale))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.pages is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places()
        whole = places[0].united(places[-1])
        self._paint_cover(painter, whole)
        zoom = self.devicePixelRatioF()
        for number, place in zip((self.first, self.first + 1), places, strict=False):
            if 0 <= number < self.count:
                painter.save()
                painter.translate(place.topLeft())
                painter.scale(place.width() / self.pages.sheet.width, place.height() / self.pages.sheet.height)
                painter.setClipRect(self.pages.sheet.page)
                self.pages.paint(painter, number, self.theme, zoom)
                self._paint_mark(painter, number)
                painter.restore()
            elif not self.theme.look.is_plain:
                self._paint_endpaper(painter, place)
        if len(places) == 2:
            self._paint_fold(painter, whole)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(self.colours.sel, 3))
            painter.drawRoundedRect(whole.adjusted(-5, -5, 5, 5), 5, 5)

    def _places(self) -> list[QRectF]:
        """Where the pages lie."""
        assert self.pages is not None
        paper, sheet, many = self._paper(), self.pages.sheet, 2 if self.is_double else 1
        wide, high = sheet.width, sheet.height
        if self._later.isActive():
            # They were laid out for other room.
            fit = min(paper.width() / (wide * many), paper.height() / high)
            wide, high = wide * fit, high * fit
        left = int(paper.center().x() - many * wide / 2)
        return [QRectF(left + number * wide, paper.top(), wide, high) for number in range(many)]

    def _paint_cover(self, painter: QPainter, whole: QRectF) -> None:
        colours = self.colours
        painter.setPen(stroke(colours.token_outline, 1.5))
        if self.theme.look.is_plain:
            painter.setPen(stroke(colours.line_strong, 2))
            painter.setBrush(colours.base)
            painter.drawRect(whole.adjusted(-3, -3, 3, 3))
            return
        painter.setBrush(colours.pennant_enemy)
        painter.drawRoundedRect(whole.adjusted(-10, -9, 10, 9), 6, 6)
        for inward in (6, 4, 2):
            painter.setPen(stroke(colours.line_strong, 0.8))
            painter.setBrush(mixed(colours.base, colours.line_strong, 0.2))
            painter.drawRect(whole.adjusted(-inward, -inward / 2, inward, inward / 2))

    def _paint_endpaper(self, painter: QPainter, place: QRectF) -> None:
        """The inside of the cover, papered with a lattice of diamonds within a frame."""
        colours, step = self.colours, self.theme.px(LATTICE)
        ground, line = (mixed(colours.council, colours.base, share) for share in (0.12, 0.3))
        painter.fillRect(place, ground)
        inside = place.adjusted(step, step, -step, -step)
        painter.save()
        painter.setClipRect(inside)
        painter.setPen(stroke(line, 1))
        painter.translate(inside.center())
        wide, high = inside.width() / 2, inside.height() / 2
        for number in range(-int((wide + high) / step) - 1, int((wide + high) / step) + 2):
            for side in (-1, 1):
                at = number * step
                painter.drawLine(QPointF(at - side * high, -high), QPointF(at + side * high, high))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(line, 2))
        painter.drawRect(inside)

    def _paint_fold(self, painter: QPainter, whole: QRectF) -> None:
        """The shadow where the pages meet."""
        if self.theme.look.is_plain:
            painter.setPen(stroke(self.colours.line_strong, 2))
            painter.drawLine(QPointF(whole.center().x(), whole.top()), QPointF(whole.center().x(), whole.bottom()))
            return
        deep = self.theme.px(34)
        for side in (-1, 1):
            edge = whole.center().x()
            shade = QLinearGradient(edge, 0, edge + side * deep, 0)
            shade.setColorAt(0, faint(self.colours.shadow, 0.26))
            shade.setColorAt(1, faint(self.colours.shadow, 0.0))
            left = edge if side > 0 else edge - deep
            painter.fillRect(QRectF(left, whole.top(), deep, whole.height()), shade)

    def _paint_mark(self, painter: QPainter, number: int) -> None:
        """What may be mended now lies in a light of its own."""
        if self.at is None or (number, self.at) not in self.sentences:
            return
        light = self.theme.px(3)
        # The ground is tinted and the letters are not.
        is_dark = self.colours.base.lightness() < self.colours.text.lightness()
        modes = QPainter.CompositionMode
        painter.setCompositionMode(modes.CompositionMode_Screen if is_dark else modes.CompositionMode_Multiply)
        painter.setPen(stroke(self.colours.sel, 2) if self.theme.look.is_plain else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if self.theme.look.is_plain else faint(self.colours.sel, 0.4))
        for rect in self.at.rects:
            painter.drawRoundedRect(rect.adjusted(-light, 0, light, 0), light, light)

    # Mending

    def _find_sentences(self) -> None:
        """Those of the pages that are seen."""
        self.at = None
        self.sentences = []
        if self.can_mend and self.pages is not None:
            for number in self.shown:
                page = self.pages.pages[number]
                area = self.pages.sheet.area(right=page.is_right)
                self.sentences += [(number, one) for one in sentences_on(page, area)]

    def next_sentence(self, step: int = 1) -> None:
        """Mark the next one on these pages; behind the last one comes the first again."""
        if not self.sentences:
            return
        all_ = [one for _, one in self.sentences]
        at = all_.index(self.at) + step if self.at is not None else 0 if step > 0 else -1
        self._mark(all_[at % len(all_)])
        if self.at is not None:
            announce(self, self.at.words)

    def _mark(self, sentence: Sentence | None) -> None:
        if sentence is not self.at:
            self.at = sentence
            self.setCursor(Qt.CursorShape.PointingHandCursor if sentence else Qt.CursorShape.ArrowCursor)
            self.update()

    def _sentence_under(self, where: QPointF) -> Sentence | None:
        """What lies there that may be mended."""
        if self.pages is None or not self.sentences:
            return None
        for number, place in zip((self.first, self.first + 1), self._places(), strict=False):
            if place.contains(where):
                scale = self.pages.sheet.width / place.width()
                spot = (where - place.topLeft()) * scale
                for page, one in self.sentences:
                    if page == number and any(rect.contains(spot) for rect in one.rects):
                        return one
        return None

    # The hand

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.can_mend and key == Qt.Key.Key_E:
            self.next_sentence(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif self.at is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.mending_wanted.emit(self.at)
        elif self.at is not None and key == Qt.Key.Key_Escape:
            self._mark(None)
        elif key in KEYS:
            self.turn(KEYS[key])
        elif key in CHAPTER_KEYS:
            self.open_chapter(self.chapter + CHAPTER_KEYS[key])
        elif key == Qt.Key.Key_Home:
            self.show_page(0)
        elif key == Qt.Key.Key_End:
            self.show_page(self.count - 1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if (sentence := self._sentence_under(event.position())) is not None:
            self._mark(sentence)
            self.mending_wanted.emit(sentence)
        else:
            self.turn(1 if event.position().x() >= self.width() / 2 else -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.can_mend:
            self._mark(self._sentence_under(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mark(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel -= event.angleDelta().y()
        if abs(self._wheel) >= 120:
            self.turn(1 if self._wheel > 0 else -1)
            self._wheel = 0

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
