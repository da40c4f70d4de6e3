"""Puts a book on paper or into a PDF: page after page, or two and two to be folded in the middle."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPagedPaintDevice, QPainter

from desktop.book.contents import Book, Wanted
from desktop.book.ink import ink_on_paper
from desktop.book.pages import BookPages, ProgressReport, unreported
from desktop.book.sheet_format import UNITS_TO_MM, BookPaper, printed
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.printing.pdf import write_pdf

MM_IN_INCH = 25.4
NO_PAGE = -1
"""Stands where a side of a booklet stays empty."""


class Stopped(Exception):
    """Somebody has stopped the work; nothing of it is kept."""


def paper_theme() -> Theme:
    """In whose colours pictures are painted on paper, whatever the screen shows."""
    return Theme(LookName.LIGHT, less_motion=True)


def printed_pages(book: Book, paper: BookPaper, wanted: Wanted, report: ProgressReport = unreported) -> BookPages:
    """The book laid out for a paper."""
    return BookPages(book, printed(paper), ink_on_paper(), wanted, report)


def sides(count: int, paper: BookPaper) -> list[tuple[int, ...]]:
    """Which pages, counted from 0, stand side by side on each side of paper.

    A booklet has four pages on each sheet; folded in the middle they come one after the other.
    """
    if paper is not BookPaper.BOOKLET:
        return [(number,) for number in range(count)]
    whole = (count + 3) // 4 * 4
    found: list[tuple[int, ...]] = []
    for sheet in range(whole // 4):
        first, last = 2 * sheet, whole - 1 - 2 * sheet
        for pair in ((last, first), (first + 1, last - 1)):
            found.append(tuple(one if one < count else NO_PAGE for one in pair))
    return found


def put_on(device: QPagedPaintDevice, pages: BookPages, paper: BookPaper, report: ProgressReport = unreported) -> bool:
    """Paint all pages on a printer or into a PDF; False when the device refuses."""
    device.setPageLayout(paper.layout)
    painter = QPainter()
    if not painter.begin(device):
        return False
    theme = paper_theme()
    all_sides = sides(len(pages.pages), paper)
    try:
        for number, side in enumerate(all_sides):
            report(number, len(all_sides))
            if number and not device.newPage():
                return False
            painter.save()
            scale = painter.device().logicalDpiX() / (UNITS_TO_MM * MM_IN_INCH)
            # A printer that cannot print to its edges has its origin inside them.
            inside = device.pageLayout().paintRectPixels(painter.device().logicalDpiX()).topLeft()
            painter.translate(-inside)
            painter.scale(scale, scale)
            for page in side:
                if page != NO_PAGE:
                    painter.save()
                    painter.setClipRect(QRectF(pages.sheet.page))
                    pages.paint(painter, page, theme, 1.0)
                    painter.restore()
                painter.translate(pages.sheet.width, 0)
            painter.restore()
    finally:
        # Only here some devices say that they could not keep it all.
        is_done = painter.end()
    return is_done


def write_book(path: Path, book: Book, paper: BookPaper, wanted: Wanted, report: ProgressReport = unreported) -> None:
    """Write the book as a PDF. Raises `OSError`, and `Stopped` where `report` does."""
    pages = printed_pages(book, paper, wanted, report)
    write_pdf(path, book.title, lambda writer: put_on(writer, pages, paper, report))
