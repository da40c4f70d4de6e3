"""The book as people have mended it: what they told, and names wherever they stand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from desktop.book.contents import (
    Book,
    Chapter,
    Entry,
    Figures,
    Heading,
    LastWords,
    Note,
    Piece,
    Plate,
    Plates,
    Remark,
    SumColumn,
    Sums,
    Telling,
)
from desktop.storage.mended import Mended


def mended(book: Book, by: Mended) -> Book:
    """The same book with these texts and names in it; what was told stays as it was in the game."""
    if not by.texts and not by.names:
        return book
    mender = _Mender(by)
    said = mender.said
    painter = book.painter.called(by.names) if book.painter is not None and by.names else book.painter
    chapters = tuple([mender.chapter(one) for one in book.chapters])
    return replace(book, second=said(book.second), chapters=chapters, painter=painter)


class _Mender:
    def __init__(self, by: Mended) -> None:
        self._texts = by.texts
        self._names: Mapping[str, str] = by.names
        # The longest first: one name may begin with another.
        names = sorted(map(re.escape, by.names), key=len, reverse=True)
        self._any = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)") if names else None

    def said(self, words: str) -> str:
        """A sentence of the program: the names in it."""
        return self._any.sub(lambda found: self._names[found[0]], words) if self._any is not None else words

    def chapter(self, one: Chapter) -> Chapter:
        ribbon = replace(one.ribbon, name=self.said(one.ribbon.name))
        pieces = tuple([self._piece(piece) for piece in one.pieces])
        return replace(one, title=self.said(one.title), second=self.said(one.second), ribbon=ribbon, pieces=pieces)

    def _piece(self, one: Piece) -> Piece:
        said = self.said
        match one:
            case Telling():
                return self._telling(one)
            case LastWords():
                return LastWords(said(one.title), self._telling(one.telling))
            case Entry():
                story = self._telling(one.story) if one.story is not None else None
                name = self._names.get(one.name, one.name)
                first = one.name if name != one.name else ""
                return replace(one, name=name, first=first, story=story, remarks=self._remarks(one.remarks))
            case Heading():
                return replace(one, words=said(one.words), second=said(one.second))
            case Note():
                return Note(self._remarks(one.remarks))
            case Sums():
                return replace(one, ours=self._column(one.ours), theirs=self._column(one.theirs))
            case Plates():
                return Plates(tuple([Plate(each.name, said(each.caption), each.ratio) for each in one.plates]))
            case Figures():
                return Figures(tuple([(said(words), said(number)) for words, number in one.rows]))

    def _telling(self, one: Telling) -> Telling:
        words = self._texts.get(one.words, one.words)
        return replace(one, words=words, first=one.words if words != one.words else "", about=self.said(one.about))

    def _remarks(self, remarks: tuple[Remark, ...]) -> tuple[Remark, ...]:
        return tuple([Remark(self.said(one.words), one.option) for one in remarks])

    def _column(self, one: SumColumn) -> SumColumn:
        parts = tuple([(self.said(words), points) for words, points in one.parts])
        return replace(one, title=self.said(one.title), parts=parts)
