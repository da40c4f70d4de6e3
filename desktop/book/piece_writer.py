"""What every way of writing a book shares: which pieces are wanted, and what each is written by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from desktop.book.contents import (
    TELLERS,
    Chapter,
    Entry,
    Figures,
    Heading,
    LastWords,
    Note,
    Piece,
    Plates,
    Sums,
    Telling,
    Wanted,
    remarks_in,
)
from desktop.book.words import told_by

Written = TypeVar("Written")


class PieceWriter(ABC, Generic[Written]):
    """Writes the pieces of a book."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self._ways: dict[type, Callable[..., Written]] = {
            Heading: self.heading,
            Telling: self.telling,
            Note: self.note,
            Entry: self.entry,
            Sums: self.sums,
            LastWords: self.last_words,
            Plates: self.plates,
            Figures: self.figures,
        }

    def pieces(self, chapter: Chapter) -> list[Written]:
        """The pieces of a chapter that are wanted."""
        return [self._ways[type(one)](one) for one in chapter.pieces if self._is_wanted(one)]

    def _is_wanted(self, piece: Piece) -> bool:
        return not isinstance(piece, Sums) or not piece.option or piece.option in self.wanted

    def teller(self, telling: Telling) -> str:
        """Who told it; "" where nobody in particular did, or nobody wants to know."""
        return told_by(telling.teller) if telling.teller and TELLERS in self.wanted else ""

    def note(self, piece: Note) -> Written:
        """What happened."""
        return self.remark(remarks_in(piece.remarks, self.wanted))

    @abstractmethod
    def remark(self, words: str) -> Written:
        """What the program adds; nothing for ""."""

    @abstractmethod
    def heading(self, piece: Heading) -> Written:
        """The heading of a part."""

    @abstractmethod
    def telling(self, piece: Telling) -> Written:
        """What was told, paragraph by paragraph; at its end who told it."""

    @abstractmethod
    def entry(self, piece: Entry) -> Written:
        """Somebody or a place."""

    @abstractmethod
    def sums(self, piece: Sums) -> Written:
        """Two columns that are added up."""

    @abstractmethod
    def last_words(self, piece: LastWords) -> Written:
        """Last words in their frame."""

    @abstractmethod
    def plates(self, piece: Plates) -> Written:
        """Pictures side by side."""

    @abstractmethod
    def figures(self, piece: Figures) -> Written:
        """Rows of words, each with its number."""
