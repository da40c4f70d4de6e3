"""What books are lettered and drawn with: their faces at every size, and their colours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont

from desktop.book.contents import Side
from desktop.book.sheet_format import SheetFormat
from desktop.look.colours import Colours, LookName, colours_of
from desktop.look.lettering import BOOK_FAMILIES, CHAPTER_FAMILIES, TEXT_FAMILIES, load_drawn_fonts
from desktop.look.theme import Theme


@dataclass(frozen=True)
class Inks:
    """The colours of a book: those of a look, or ink on white paper."""

    colours: Colours
    is_paper: bool = False

    @property
    def page(self) -> QColor:
        """The ground of a page."""
        return QColor(Qt.GlobalColor.white) if self.is_paper else self.colours.base

    @property
    def panel(self) -> QColor:
        """The ground of what stands in a frame."""
        return QColor("#f6f2ea") if self.is_paper else self.colours.head

    @property
    def text(self) -> QColor:
        """What is told."""
        return self.colours.text

    @property
    def quiet(self) -> QColor:
        """What the program adds."""
        return self.colours.text_2

    @property
    def line(self) -> QColor:
        """Rules and frames."""
        return self.colours.line_strong

    def of(self, side: Side) -> QColor:
        """The letters of a side."""
        return self.colours.of(side.value)

    def fill(self, side: Side) -> QColor:
        """A large patch of a side's colour."""
        return {
            Side.OURS: self.colours.hero_fill,
            Side.THEIRS: self.colours.enemy_fill,
            Side.NEITHER: self.colours.council,
        }[side]


def ink_on_paper() -> Inks:
    """What a printer has."""
    return Inks(colours_of(LookName.LIGHT), is_paper=True)


def inks_of(theme: Theme) -> Inks:
    """What the screen shows."""
    return Inks(theme.colours)


class Letters:
    """The faces of a book at the sizes of one format."""

    def __init__(self, sheet: SheetFormat) -> None:
        load_drawn_fonts()
        self.sheet = sheet
        self.size = sheet.letters
        self.leading = round(self.size * 1.32)
        self.small_leading = round(self.size * 1.04)

    def font(self, families: tuple[str, ...], share: float, weight: int = 400, *, italic: bool = False) -> QFont:
        """A face, its size as a share of that of the text."""
        made = QFont()
        made.setFamilies(list(families))
        made.setPixelSize(max(1, round(self.size * share)))
        made.setWeight(QFont.Weight(weight))
        made.setItalic(italic)
        made.setKerning(True)
        if self.sheet.is_paper:
            made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return made

    @cached_property
    def text(self) -> QFont:
        return self.font(BOOK_FAMILIES, 1.0)

    @cached_property
    def note(self) -> QFont:
        return self.font(BOOK_FAMILIES, 0.86, italic=True)

    @cached_property
    def chapter(self) -> QFont:
        return self.font(CHAPTER_FAMILIES, 2.5, 700)

    @cached_property
    def heading(self) -> QFont:
        return self.font(BOOK_FAMILIES, 1.3, 700)

    @cached_property
    def name(self) -> QFont:
        return self.font(BOOK_FAMILIES, 1.12, 700)

    @cached_property
    def large(self) -> QFont:
        """Short last words."""
        return self.font(CHAPTER_FAMILIES, 1.75, 700)

    @cached_property
    def figures(self) -> QFont:
        """Numbers, and what they count."""
        return self.font(TEXT_FAMILIES, 0.76)

    @cached_property
    def strong_figures(self) -> QFont:
        return self.font(TEXT_FAMILIES, 0.76, 700)

    @cached_property
    def sum(self) -> QFont:
        return self.font(TEXT_FAMILIES, 1.15, 700)
