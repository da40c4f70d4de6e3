"""Type: the two faces, the steps of sizes, and how the text scale multiplies them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QPainterPath

import resources

HEADING_FAMILIES = ("Grenze", "Source Sans 3")
TEXT_FAMILIES = ("Source Sans 3",)
FONT_FILES = (
    "Grenze_600SemiBold.ttf",
    "Grenze_700Bold.ttf",
    "Grenze_800ExtraBold.ttf",
    "SourceSans3_400Regular.ttf",
    "SourceSans3_600SemiBold.ttf",
    "SourceSans3_700Bold.ttf",
)


@dataclass(frozen=True)
class FontFile:
    """A face that is shipped, as style sheets name it."""

    file: str
    family: str
    weight: int = 400
    is_italic: bool = False


BOOK_FONTS = (
    FontFile("Grenze_400Regular.ttf", "Grenze"),
    FontFile("Grenze_400Regular_Italic.ttf", "Grenze", is_italic=True),
    FontFile("GrenzeGotisch_700Bold.ttf", "Grenze Gotisch", 700),
)
DRAWN_FONT_FILES = (*(one.file for one in BOOK_FONTS), "Fondamento_400Regular.ttf")
"""What books and drawn maps are lettered with; windows do without, so nobody waits for these at the start."""
BOOK_FAMILIES = ("Grenze", "Source Sans 3")
CHAPTER_FAMILIES = ("Grenze Gotisch", "Grenze", "Source Sans 3")
MAP_FAMILIES = ("Fondamento", "Source Sans 3")
LEAST_SCALE, GREATEST_SCALE = 100, 250


class TextStyle(Enum):
    """A step of the type table: size in px at 100 %, heading face or not, weight."""

    SIGN = (68.0, True, 800)
    BANNER_BIG = (56.0, True, 700)
    TITLE = (32.0, True, 700)
    QUESTION = (28.0, True, 700)
    BANNER = (27.0, True, 700)
    CARD = (25.0, True, 700)
    NAME = (22.0, True, 700)
    DOCK = (20.0, True, 600)
    LABEL = (15.5, True, 600)
    FIGURE = (34.0, False, 700)
    NUMBER_BIG = (20.0, False, 700)
    TAGLINE = (20.0, False, 400)
    OPTION = (18.0, False, 700)
    ROW = (17.0, False, 700)
    STRONG = (16.0, False, 600)
    BODY = (16.0, False, 400)
    LOG = (15.5, False, 400)
    LOG_STRONG = (15.5, False, 600)
    SMALL = (14.5, False, 400)
    SMALL_STRONG = (14.5, False, 600)
    LEAST = (13.0, False, 600)

    @property
    def px(self) -> float:
        return self.value[0]

    @property
    def is_heading(self) -> bool:
        return self.value[1]

    @property
    def weight(self) -> int:
        return self.value[2]


def font_folder() -> Path:
    """Where the font files and their licences are kept."""
    return Path(resources.__file__).parent / "fonts"


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the shipped faces known to Qt, once. Needs a QGuiApplication. Returns the families that loaded."""
    return _load(FONT_FILES)


@cache
def load_drawn_fonts() -> tuple[str, ...]:
    """Make the faces of books and drawn maps known to Qt too, once. Returns the families that loaded."""
    return (*load_fonts(), *_load(DRAWN_FONT_FILES))


def _load(files: tuple[str, ...]) -> tuple[str, ...]:
    families: list[str] = []
    for name in files:
        number = QFontDatabase.addApplicationFont(str(font_folder() / name))
        families.extend(QFontDatabase.applicationFontFamilies(number))
    return tuple(dict.fromkeys(families))


@cache
def font(step: TextStyle, scale: float = 1.0) -> QFont:
    """The font of a step; `scale` is 1.0 for 100 %. Shared by all who ask: copy it before you change it."""
    return font_px(step.px * scale, heading=step.is_heading, weight=step.weight)


def font_px(px: float, *, heading: bool = False, weight: int = 400) -> QFont:
    """A font of any size in px, in the heading or the text face. Never used for a size below the least step."""
    load_fonts()
    result = QFont()
    # A name in Cyrillic falls back as a whole word, because the text face stands second.
    result.setFamilies(list(HEADING_FAMILIES if heading else TEXT_FAMILIES))
    result.setPixelSize(max(1, round(px)))
    result.setWeight(QFont.Weight(weight))
    return result


def map_font(px: float) -> QFont:
    """The hand that letters drawn maps, of any size in px."""
    load_drawn_fonts()
    result = QFont()
    result.setFamilies(list(MAP_FAMILIES))
    result.setPixelSize(max(1, round(px)))
    return result


def text_path(text: str, made: QFont, left: float = 0.0, base: float = 0.0) -> QPainterPath:
    """Letters as an outline. Never hinted: with hinting the first outline of a letter may differ from the next."""
    plain = QFont(made)
    plain.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(left, base, plain, text)
    return path


def text_path_at(text: str, made: QFont, centre: QPointF) -> QPainterPath:
    """Letters as an outline whose ink is centred on a point."""
    path = text_path(text, made)
    path.translate(centre - path.boundingRect().center())
    return path
