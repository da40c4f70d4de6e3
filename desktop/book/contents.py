"""What stands in the book of a game, as plain data: chapters of pieces. A game's face makes it.

Every text is text and never markup: most of it was written by people.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol, TypeAlias

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.look.theme import Theme


class Voice(Enum):
    """Whose colour something has: ours, theirs, or neither."""

    OURS = "hero"
    THEIRS = "enemy"
    NEITHER = "text"


@dataclass(frozen=True)
class Heading:
    """The heading of a part of a chapter; `second` says something about it in small letters."""

    words: str
    second: str = ""
    voice: Voice = Voice.NEITHER
    icon: str = ""
    """Stands on both sides of it."""


@dataclass(frozen=True)
class Tale:
    """What somebody told, in full."""

    words: str
    teller: str
    """What the one is called who told it; "" for nobody in particular."""
    voice: Voice = Voice.NEITHER
    has_initial: bool = False
    about: str = ""
    """Of whom it is told, where the words need not say so."""


@dataclass(frozen=True)
class Note:
    """What happened, told by the program."""

    words: str
    """"" where only cards and dice are to be told."""
    with_chance: str = ""
    """The same with cards and dice; "" where there are none."""

    def said(self, options: BookOptions) -> str:
        """As much of it as is wanted."""
        return self.with_chance or self.words if options.chance else self.words


@dataclass(frozen=True)
class Entry:
    """Somebody or a place: name, what it is, its cards, and what was told of it."""

    name: str
    kind: str
    icon: str
    story: Tale | None = None
    cards: str = ""
    fate: str = ""
    """What became of it."""
    maker: str = ""
    """Who made it, in a sentence."""
    voice: Voice = Voice.OURS

    def remarks(self, options: BookOptions) -> str:
        """What is said of it beside what was told."""
        cards = self.cards if options.chance else ""
        maker = self.maker if options.tellers else ""
        return " ".join([one for one in (self.fate, cards, maker) if one])


@dataclass(frozen=True)
class ScoreSide:
    """One side of a battle: what it added up, part by part."""

    title: str
    parts: tuple[tuple[str, str], ...]
    """Each in words, with its points."""
    total: int
    voice: Voice


@dataclass(frozen=True)
class Score:
    """Both totals of a battle."""

    ours: ScoreSide
    theirs: ScoreSide


@dataclass(frozen=True)
class LastWords:
    """What was told of somebody who is no more, in a frame of its own."""

    title: str
    tale: Tale


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


Piece: TypeAlias = Heading | Tale | Note | Entry | Score | LastWords | Plates | Figures


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


@dataclass(frozen=True)
class Book:
    """A whole book."""

    title: str
    second: str
    tellers: str
    """Who told it, in one sentence; "" where nobody did."""
    chapters: tuple[Chapter, ...]
    painter: PlatePainter | None = field(default=None, compare=False)


@dataclass(frozen=True)
class BookOptions:
    """What stands in a book beside what was told."""

    totals: bool = True
    tellers: bool = True
    chance: bool = False


def pieces_of(chapter: Chapter, options: BookOptions) -> Iterator[Piece]:
    """The pieces of a chapter that are wanted."""
    for piece in chapter.pieces:
        if isinstance(piece, Score) and not options.totals:
            continue
        if isinstance(piece, Note) and not piece.said(options):
            continue
        yield piece


def paragraphs(words: str) -> list[str]:
    """A text as its paragraphs; nothing of it is left out but empty lines."""
    lines = words.replace("\r\n", "\n").replace("\u2029", "\n").replace("\u2028", "\n").split("\n")
    return [line.strip() for line in lines if line.strip()]
