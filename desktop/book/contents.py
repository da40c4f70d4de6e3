"""What stands in the book of a game, as plain data: chapters of pieces. A game's face makes it.

Every text is text and never markup: most of it was written by people.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol, TypeAlias

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.look.theme import Theme


class Side(Enum):
    """Whose colour something has: ours, theirs, or neither."""

    OURS = "hero"
    THEIRS = "enemy"
    NEITHER = "text"


TELLERS = "tellers"
"""The key of the option under which it is said who told something."""
SHORT = 90
"""Last words of so many letters at most stand in large type."""
LEAST_FOR_INITIAL = 200
"""A telling whose first paragraph has so many letters may begin with a large one: beside it there are lines enough."""
Wanted: TypeAlias = frozenset[str]
"""The keys of the options that somebody wants."""


@dataclass(frozen=True)
class BookOption:
    """Something that may stand in a book beside what was told."""

    key: str
    words: str
    """As its box says it."""
    is_usual: bool = True


@dataclass(frozen=True)
class Remark:
    """A sentence of the program."""

    words: str
    option: str = ""
    """The key of the option under which it is told; "" where it always is."""


def remarks_in(remarks: Iterable[Remark], wanted: Wanted) -> str:
    """The remarks that are wanted, as one text."""
    return " ".join([one.words for one in remarks if one.words and (not one.option or one.option in wanted)])


@dataclass(frozen=True)
class Heading:
    """The heading of a part of a chapter; `second` says something about it in small letters."""

    words: str
    second: str = ""
    side: Side = Side.NEITHER
    icon: str = ""
    """Stands on both sides of it."""


@dataclass(frozen=True)
class Mendable:
    """Something that people may put otherwise: a text, or a name."""

    first: str
    """As it was told first."""
    words: str
    """As it stands in the book."""
    is_name: bool = False


@dataclass(frozen=True)
class Telling:
    """What somebody told, in full."""

    words: str
    teller: str
    """What the one is called who told it; "" for nobody in particular."""
    side: Side = Side.NEITHER
    has_initial: bool = False
    about: str = ""
    """Of whom it is told, where the words need not say so."""
    first: str = ""
    """As it was told first, where it has been mended."""

    @property
    def mendable(self) -> Mendable:
        """What people may put otherwise."""
        return Mendable(self.first or self.words, self.words)

    @property
    def initial(self) -> str:
        """Its first letter, as it was written, where that may stand over several lines; else ""."""
        first = next(iter(paragraphs(self.words)), "")
        is_letter = first[:1].isalpha() and len(first[:1].upper()) == 1 and not unicodedata.combining(first[1:2] or " ")
        return first[0] if self.has_initial and is_letter and len(first) >= LEAST_FOR_INITIAL else ""


@dataclass(frozen=True)
class Note:
    """What happened, told by the program."""

    remarks: tuple[Remark, ...]


@dataclass(frozen=True)
class Entry:
    """Somebody or a place: name, what it is, and what was told of it."""

    name: str
    kind: str
    icon: str
    story: Telling | None = None
    remarks: tuple[Remark, ...] = ()
    """Such as what became of it, and who made it."""
    side: Side = Side.OURS
    first: str = ""
    """Its first name, where it has been given another one."""

    @property
    def mendable(self) -> Mendable:
        """Its name."""
        return Mendable(self.first or self.name, self.name, is_name=True)


@dataclass(frozen=True)
class SumColumn:
    """A column of figures that are added up."""

    title: str
    parts: tuple[tuple[str, str], ...]
    """Each in words, with its points."""
    total: int
    side: Side


@dataclass(frozen=True)
class Sums:
    """Two columns that are added up, one beside the other."""

    ours: SumColumn
    theirs: SumColumn
    option: str = ""
    """The key of the option under which they are shown; "" where they always are."""


@dataclass(frozen=True)
class LastWords:
    """What was told of somebody who is no more, in a frame of its own."""

    title: str
    telling: Telling

    @property
    def is_short(self) -> bool:
        """Whether it stands in large type."""
        said = paragraphs(self.telling.words)
        return len(said) == 1 and len(said[0]) <= SHORT


@dataclass(frozen=True)
class Plate:
    """A picture, known to the book's painter by its name; `ratio` is its height over its width."""

    name: str
    caption: str
    ratio: float


@dataclass(frozen=True)
class Plates:
    """Pictures side by side."""

    plates: tuple[Plate, ...]


@dataclass(frozen=True)
class Figures:
    """Rows of words with a number or a few words at the end."""

    rows: tuple[tuple[str, str], ...]


Piece: TypeAlias = Heading | Telling | Note | Entry | Sums | LastWords | Plates | Figures


@dataclass(frozen=True)
class Ribbon:
    """What shows at the edge of the book where a chapter begins: a word or an icon, and a sign beside it."""

    name: str
    """What it is called in full."""
    words: str = ""
    icon: str = ""
    sign: str = ""
    is_red: bool = False
    """Whether the sign is red."""


@dataclass(frozen=True)
class Chapter:
    """A chapter; `second` stands below its title in small letters."""

    title: str
    ribbon: Ribbon
    second: str = ""
    pieces: tuple[Piece, ...] = ()
    opens_page: bool = True
    """Whether it begins on a page of its own."""


class PlatePainter(Protocol):
    """Paints the pictures of one book. Made by the game."""

    def image(self, name: str, size: QSize, theme: Theme) -> QImage:
        """The picture of this name, so many px large, in the colours of a theme."""

    def called(self, names: Mapping[str, str]) -> PlatePainter:
        """The same pictures, where things have other names: the new ones by the old."""


@dataclass(frozen=True)
class Book:
    """A whole book."""

    title: str
    second: str
    tellers: str
    """Who told it, in one sentence; "" where nobody did."""
    chapters: tuple[Chapter, ...]
    options: tuple[BookOption, ...] = ()
    """What of it may be left out."""
    painter: PlatePainter | None = field(default=None, compare=False)
    front: Plate | None = None
    """The picture on the first page."""


def paragraphs(words: str) -> list[str]:
    """A text as its paragraphs; nothing of it is left out but empty lines."""
    lines = words.replace("\r\n", "\n").replace("\u2029", "\n").replace("\u2028", "\n").split("\n")
    return [line.strip() for line in lines if line.strip()]


def units(words: str) -> int:
    """How long Qt counts a text: letters beyond the first plane are two."""
    return len(words.encode("utf-16-le")) // 2
