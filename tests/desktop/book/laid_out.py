"""What tests ask of a book that is laid out."""

from __future__ import annotations

from desktop.book.pages import BookPages


def words_of(pages: BookPages) -> str:
    """Everything that stands in it."""
    return " ".join(" ".join(page.words for page in pages.pages).split())


def overfull(pages: BookPages) -> list[int]:
    """The numbers of the pages on which something stands below the area of text."""
    high = pages.sheet.area(right=True).height()
    return [page.number for page in pages.pages if page.foot > high + 0.01]
