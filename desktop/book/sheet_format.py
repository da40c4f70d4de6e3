"""How large the pages of a book are, and what on them stands where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

UNITS_TO_MM = 12.0
"""Printed pages are laid out in units of a twelfth of a millimetre, about 305 to the inch."""
MM_TO_POINT = 25.4 / 72
BARE_LINES = 26
"""A page lower than so many letters has no ornaments."""


class BookPaper(Enum):
    """What a book is printed on."""

    A5 = "a5"
    BOOKLET = "booklet"
    """A5, two pages on each side of A4, to be folded in the middle."""
    A4 = "a4"
    LETTER = "letter"

    @property
    def page(self) -> QPageSize:
        """The size of one page of the book."""
        sizes = {BookPaper.A4: QPageSize.PageSizeId.A4, BookPaper.LETTER: QPageSize.PageSizeId.Letter}
        return QPageSize(sizes.get(self, QPageSize.PageSizeId.A5))

    @property
    def layout(self) -> QPageLayout:
        """The sheet of paper that goes into the printer."""
        nothing = QMarginsF(0, 0, 0, 0)
        if self is BookPaper.BOOKLET:
            return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, nothing)
        return QPageLayout(self.page, QPageLayout.Orientation.Portrait, nothing)

    @property
    def points(self) -> float:
        """The size of the letters of the text, in points."""
        return 11.5 if self in (BookPaper.A4, BookPaper.LETTER) else 10.0


@dataclass(frozen=True)
class SheetFormat:
    """One page: its size in units, and how large the letters of the text are in the same units."""

    width: float
    height: float
    letters: float
    is_paper: bool = False
    """Whether it will be printed: then nothing is rounded to px."""

    @property
    def page(self) -> QRectF:
        """The whole page."""
        return QRectF(0, 0, self.width, self.height)

    @property
    def is_bare(self) -> bool:
        """Whether it has room for words only: few lines, in large letters."""
        return self.height < BARE_LINES * self.letters

    @property
    def frame(self) -> QRectF:
        """The ornamental frame; a bare page has room for its number only."""
        if self.is_bare:
            return self.page.adjusted(0, 0, 0, -self.letters * 0.9)
        aside, above, below = self.letters * 1.7, self.letters * 1.5, self.letters * 1.7
        return self.page.adjusted(aside, above, -aside, -below)

    def area(self, *, right: bool) -> QRectF:
        """Where text stands; the outer edge of a page leaves room for the vine."""
        if self.is_bare:
            # The number of the page stands on the lower edge.
            whole = self.frame.adjusted(self.letters, self.letters * 0.4, -self.letters, -self.letters)
            return QRectF(whole.left(), whole.top(), int(whole.width()), int(whole.height()))
        inner, outer, above = self.letters * 1.35, self.letters * 2.75, self.letters * 1.3
        left, other = (inner, outer) if right else (outer, inner)
        # Whole units: a line must not end between two of them.
        whole = self.frame.adjusted(left, above, -other, -above)
        return QRectF(whole.left(), whole.top(), int(whole.width()), int(whole.height()))


def printed(paper: BookPaper) -> SheetFormat:
    """The page of a paper."""
    size: QSizeF = paper.page.size(QPageSize.Unit.Millimeter)
    letters = paper.points * MM_TO_POINT * UNITS_TO_MM
    return SheetFormat(size.width() * UNITS_TO_MM, size.height() * UNITS_TO_MM, letters, is_paper=True)
