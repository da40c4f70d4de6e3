"""Sets the chapters of a book in type: every piece becomes strips of the width of a page."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, count, zip_longest

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextOption

from desktop.book.contents import (
    TELLERS,
    Book,
    Chapter,
    Entry,
    Figures,
    Heading,
    LastWords,
    Mendable,
    Plates,
    Side,
    SumColumn,
    Sums,
    Telling,
    Wanted,
    paragraphs,
    remarks_in,
    units,
)
from desktop.book.ink import Inks, Letters
from desktop.book.piece_writer import PieceWriter
from desktop.book.sheet_format import SheetFormat
from desktop.book.strips import Cell, FlankedLine, Flourish, IconLine, Initial, Line, PlateRow, Row, Rule, Strip
from desktop.look.lettering import CHAPTER_FAMILIES

INITIAL_LINES = (4, 3)
"""So many lines an initial is high; the telling must have as many."""
SHORT_TABLE = 16
"""So many rows stay together."""
FRONTS = ((3.4, 0.06), (2.6, 0.03), (2.0, 0.0))
"""The same where a picture stands below it."""
TITLES = ((3.4, 0.2), (2.6, 0.12), (2.0, 0.0), (1.5, 0.0))
"""How large the letters of a title are, as a share of those of the text, and how much of the page is free above it: the
first that finds room."""
HIGHEST = 0.62
"""So much of a page a picture may take at most."""
JUSTIFY = Qt.AlignmentFlag.AlignJustify
LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter


class Typesetter(PieceWriter[list[Strip]]):
    """Sets pieces for one format."""

    def __init__(self, sheet: SheetFormat, inks: Inks, wanted: Wanted) -> None:
        super().__init__(wanted)
        self.sheet, self.inks = sheet, inks
        self.letters = Letters(sheet)
        self.unit = sheet.letters
        area = sheet.area(right=True)
        self.width, self.height = area.width(), area.height()
        self._boxes = count(1)

    # Chapters

    def title_page(self, book: Book) -> list[Strip]:
        """The first page: a title is set so large that all of it stands on one, with the picture where it can."""
        plain = replace(book, front=None)
        kinds = [(book, one) for one in FRONTS if book.front is not None] + [(plain, one) for one in TITLES]
        found: list[Strip] = []
        for one, (share, above) in kinds:
            found = self._title_page(one, share, above)
            if sum(one.height + one.above for one in found) <= self.height:
                break
        return found

    def _title_page(self, book: Book, share: float, above: float) -> list[Strip]:
        unit, letters = self.unit, self.letters
        found: list[Strip] = [Strip(self.height * above, glue=True)]
        font = letters.font(CHAPTER_FAMILIES, share, 700)
        found += self._lines(book.title, font, self.inks.text, CENTRE, unit * share * 1.09)
        if above:
            found.append(Flourish(unit * 2.4, unit))
        found += self._lines(book.second, letters.heading, self.inks.of(Side.THEIRS), CENTRE, unit * 1.7)
        if TELLERS in self.wanted and book.tellers:
            found += self._lines(book.tellers, letters.note, self.inks.quiet, CENTRE, above=unit * 1.2)
        if book.front is not None:
            found += [Strip(unit * 1.2, glue=True), *self.plates(Plates((book.front,)))]
        return found

    def chapter(self, chapter: Chapter) -> list[Strip]:
        """A chapter from its title to its last line."""
        unit, letters = self.unit, self.letters
        above = 0.0 if chapter.opens_page else unit * 2.2
        found = self._lines(chapter.title, letters.chapter, self.inks.text, CENTRE, unit * 2.9, above=above, glue=True)
        if chapter.second:
            found += self._lines(chapter.second, letters.note, self.inks.quiet, CENTRE, glue=True)
        found.append(Flourish(unit * 1.5, unit, glue=True))
        return [*found, *chain.from_iterable(self.pieces(chapter))]

    # Pieces

    def heading(self, piece: Heading) -> list[Strip]:
        unit, letters = self.unit, self.letters
        colour = self.inks.of(piece.side)
        room = unit * 3.4 if piece.icon else 0.0
        found = self._lines(
            piece.words,
            letters.heading,
            colour,
            CENTRE,
            unit * 1.62,
            above=unit * 1.3,
            glue=True,
            inset=room,
            kind=FlankedLine,
        )
        if piece.icon and len(found) == 1 and isinstance(found[0], FlankedLine):
            found[0].icon, found[0].size = piece.icon, unit * 1.15
        if piece.second:
            found += self._lines(piece.second, letters.note, self.inks.quiet, CENTRE, glue=True)
        return found

    def telling(self, piece: Telling) -> list[Strip]:
        return self._telling(piece, above=self.unit * 0.5)

    def _telling(self, telling: Telling, *, above: float = 0.0, left: float = 0.0) -> list[Strip]:
        letters = self.letters
        said = paragraphs(telling.words)
        found: list[Strip] = []
        if telling.about:
            found += self._lines(telling.about, letters.name, self.inks.of(telling.side), LEFT, above=above, glue=True)
            above = 0.0
        # It goes to the next line as a whole: no name stands there alone.
        teller = self.teller(telling).replace(" ", "\N{NO-BREAK SPACE}")
        at = 0
        for number, words in enumerate(said):
            small = f" {teller}" if teller and number == len(said) - 1 else ""
            lines = self._with_initial(words, small, telling, above) if number == 0 else []
            lines = lines or self._lines(
                words,
                letters.text,
                self.inks.text,
                JUSTIFY,
                above=above if number == 0 else 0.0,
                left=left,
                indent=self.unit * 1.1 if number else 0.0,
                small=small,
            )
            at = telling.words.index(words, at)
            found += _mendable(lines, telling.mendable, at, at + len(words))
            at += len(words)
        return found

    def _with_initial(self, words: str, small: str, telling: Telling, above: float) -> list[Strip]:
        """The first paragraph with its first letter over several lines; nothing where it has none or is too short."""
        first = telling.initial
        if not first:
            return []
        letter, letters = first.upper(), self.letters
        for high in INITIAL_LINES:
            size = high * letters.leading - self.unit * 0.3
            font = letters.font(CHAPTER_FAMILIES, size / self.unit * 0.78, 700)
            if not QFontMetricsF(font).inFontUcs4(ord(letter)):
                return []
            lines = self._lines(
                words[1:],
                letters.text,
                self.inks.text,
                JUSTIFY,
                above=above,
                small=small,
                beside=(size + self.unit * 0.45, high),
            )
            if len(lines) >= high:
                head = lines[0]
                assert isinstance(head, Line)
                head.initial = Initial(letter, first, font, size, telling.side)
                for one in lines[: high - 1]:
                    one.glue = True
                return lines
        return []

    def remark(self, words: str) -> list[Strip]:
        return self._lines(
            words,
            self.letters.note,
            self.inks.quiet,
            CENTRE,
            self.letters.small_leading * 1.1,
            above=self.unit * 0.4,
            inset=self.unit * 1.5,
        )

    def entry(self, piece: Entry) -> list[Strip]:
        unit, letters = self.unit, self.letters
        inset = unit * 1.75
        found = self._lines(
            piece.name,
            letters.name,
            self.inks.of(piece.side),
            LEFT,
            unit * 1.42,
            above=unit * 0.85,
            glue=True,
            left=inset,
            kind=IconLine,
        )
        _mendable(found, piece.mendable, 0, len(piece.name))
        first = found[0] if found else None
        if isinstance(first, IconLine):
            first.icon, first.size = piece.icon, unit * 1.3
        small = letters.small_leading
        for words in (piece.kind, remarks_in(piece.remarks, self.wanted)):
            found += self._lines(words, letters.note, self.inks.quiet, LEFT, small, left=inset, glue=True)
        story = self._telling(piece.story, left=inset) if piece.story is not None else []
        if found and not story:
            found[-1].glue = False
        return [*found, *story]

    def sums(self, piece: Sums) -> list[Strip]:
        unit = self.unit
        gap = unit * 1.4
        column = (self.width - gap) / 2
        sides = (piece.ours, piece.theirs)
        columns = [self._cells(side, number * (column + gap), column) for number, side in enumerate(sides)]
        found: list[Strip] = [Rule(unit * 0.8, unit * 0.06, above=unit * 0.5, glue=True)]
        parts = zip_longest(*[cells[:-1] for cells in columns])
        for cells in [*parts, tuple(cells[-1] for cells in columns)]:
            high = max(_high(cell.layout) for cell in cells if cell is not None)
            found.append(Row(tuple(cells), high + unit * 0.12, unit, glue=True))
        found.append(Rule(unit * 0.8, unit * 0.06))
        return found

    def _cells(self, side: SumColumn, left: float, width: float) -> list[Cell]:
        letters, inks = self.letters, self.inks
        colour = inks.of(side.side)
        made = [Cell(self._narrow(side.title, letters.name, width), "", letters.name, colour, left, width)]
        for words, points in side.parts:
            layout = self._narrow(words, letters.figures, width - self.unit * 2)
            made.append(Cell(layout, points, letters.strong_figures, inks.text, left, width))
        total = self._narrow("", letters.sum, width)
        made.append(Cell(total, str(side.total), letters.sum, colour, left, width, is_sum=True))
        return made

    def figures(self, piece: Figures) -> list[Strip]:
        found: list[Strip] = []
        letters = self.letters
        for at, (words, number) in enumerate(piece.rows, start=1):
            layout = self._narrow(words, letters.figures, self.width * 0.68)
            cell = Cell(layout, number, letters.strong_figures, self.inks.text, 0.0, self.width)
            # A short table is not divided.
            glue = at < len(piece.rows) <= SHORT_TABLE
            found.append(Row((cell,), _high(layout) + self.unit * 0.3, self.unit, glue=glue))
        return found

    def last_words(self, piece: LastWords) -> list[Strip]:
        unit, letters = self.unit, self.letters
        inset = unit * 1.3
        lead = self._lines(piece.title, letters.note, self.inks.quiet, CENTRE, inset=inset, glue=True, above=0.0)
        said, small = paragraphs(piece.telling.words), self.teller(piece.telling)
        body: list[Strip] = []
        at = 0
        for words in said:
            if piece.is_short:
                lines = self._lines(words, letters.large, self.inks.text, CENTRE, unit * 2.05, inset=inset, glue=True)
            else:
                lines = self._lines(words, letters.text, self.inks.text, CENTRE, inset=inset)
            at = piece.telling.words.index(words, at)
            body += _mendable(lines, piece.telling.mendable, at, at + len(words))
            at += len(words)
        foot = self._lines(small, letters.note, self.inks.quiet, CENTRE, inset=inset, above=unit * 0.3)
        found: list[Strip] = [Strip(unit * 0.9, above=unit * 1.0, glue=True), *lead, *body]
        if foot:
            found[-1].glue = True
        found += foot
        found[-1].glue = True
        found.append(Strip(unit * 0.9))
        box = next(self._boxes)
        for one in found:
            one.box = box
        return found

    def plates(self, piece: Plates) -> list[Strip]:
        unit = self.unit
        gap = unit * 0.6
        number = len(piece.plates)
        wide = (self.width - gap * (number - 1)) / number
        high = min(wide * max(one.ratio for one in piece.plates), self.height * HIGHEST)
        places = []
        for at, one in enumerate(piece.plates):
            across = min(wide, high / one.ratio)
            left = at * (wide + gap) + (wide - across) / 2
            places.append(QRectF(left, 0, across, across * one.ratio))
        captions = [self._cell_of(one.caption, at * (wide + gap), wide) for at, one in enumerate(piece.plates)]
        under = max(_high(cell.layout) for cell in captions)
        return [
            PlateRow(piece.plates, tuple(places), high + unit * 0.25, unit, above=unit * 0.9, glue=True),
            Row(tuple(captions), under + unit * 0.3, unit),
        ]

    def _cell_of(self, caption: str, left: float, width: float) -> Cell:
        layout = self._narrow(caption, self.letters.note, width, CENTRE)
        return Cell(layout, "", self.letters.note, self.inks.quiet, left, width)

    # Lines

    def _narrow(self, words: str, font: QFont, width: float, align: Qt.AlignmentFlag = LEFT) -> QTextLayout:
        """Words in a column, line below line."""
        layout = self._layout(words, font, align)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
        layout.endLayout()
        return layout

    def _layout(self, words: str, font: QFont, align: Qt.AlignmentFlag) -> QTextLayout:
        layout = QTextLayout(words, font)
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setUseDesignMetrics(self.sheet.is_paper)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        return layout

    def _lines(
        self,
        words: str,
        font: QFont,
        colour: QColor,
        align: Qt.AlignmentFlag,
        leading: float = 0.0,
        *,
        above: float = 0.0,
        glue: bool = False,
        inset: float = 0.0,
        left: float = 0.0,
        indent: float = 0.0,
        small: str = "",
        beside: tuple[float, int] = (0.0, 0),
        kind: type[Line] = Line,
    ) -> list[Strip]:
        """A paragraph as lines of the page's width.

        `inset` is left free on both sides, `left` on one; `beside` leaves so much room free beside so many first lines;
        `small` is added in the letters of a note.
        """
        if not words and not small:
            return []
        leading = leading or (self.letters.small_leading if font is self.letters.note else self.letters.leading)
        layout = self._layout(words + small, font, align)
        if small:
            layout.setFormats([self._quiet_from(units(words), units(small))])
        layout.beginLayout()
        made: list[float] = []
        while (line := layout.createLine()).isValid():
            number = len(made)
            room = beside[0] if number < beside[1] else 0.0
            start = left + inset + room + (indent if number == 0 else 0.0)
            line.setLineWidth(self.width - start - inset)
            line.setPosition(QPointF(start, 0))
            made.append(max(leading, 0.0 if line.height() < leading * 1.35 else line.height()))
        layout.endLayout()
        lines: list[Strip] = [
            kind(layout, number, high, colour, above=above if number == 0 else 0.0, glue=glue)
            for number, high in enumerate(made)
        ]
        # No line of a paragraph stands alone at the foot or at the head of a page.
        if len(lines) > 1:
            lines[0].glue = True
            lines[-2].glue = True
        return lines

    def _quiet_from(self, start: int, length: int) -> QTextLayout.FormatRange:
        form = QTextCharFormat()
        form.setFont(self.letters.note)
        form.setForeground(self.inks.quiet)
        made = QTextLayout.FormatRange()
        made.start, made.length, made.format = start, length, form
        return made


def _mendable(lines: list[Strip], what: Mendable, begins: int, ends: int) -> list[Strip]:
    """Lines of a paragraph of something that may be mended, which knows where in it they stand."""
    for one in lines:
        if isinstance(one, Line):
            one.mendable, one.begins, one.ends = what, begins, ends
    if lines and isinstance(lines[0], Line) and (initial := lines[0].initial) is not None:
        for one in lines:
            if isinstance(one, Line):
                one.begins += len(initial.written)
    return lines


def _high(layout: QTextLayout) -> float:
    return sum(layout.lineAt(number).height() for number in range(layout.lineCount()))
