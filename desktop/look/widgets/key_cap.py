"""Key caps: the small dark plates that name a key."""

from __future__ import annotations

import re
from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up, width_of
from desktop.translated import QT_TRANSLATE_NOOP

KEYS = {
    "Enter": QT_TRANSLATE_NOOP("Keys", "Enter"),
    "Space": QT_TRANSLATE_NOOP("Keys", "Space"),
    "Backspace": QT_TRANSLATE_NOOP("Keys", "Backspace"),
    "Arrows": QT_TRANSLATE_NOOP("Keys", "Arrows"),
    "Number pad": QT_TRANSLATE_NOOP("Keys", "Number pad"),
    "Ctrl": QT_TRANSLATE_NOOP("Keys", "Ctrl"),
    "Shift": QT_TRANSLATE_NOOP("Keys", "Shift"),
    "Insert": QT_TRANSLATE_NOOP("Keys", "Insert"),
    "Delete": QT_TRANSLATE_NOOP("Keys", "Delete"),
    "Page up": QT_TRANSLATE_NOOP("Keys", "Page up"),
    "Page down": QT_TRANSLATE_NOOP("Keys", "Page down"),
}
"""What stands on keyboards of this language."""


def key_words(keys: str) -> str:
    """Keys as they are called in the language in force: "Ctrl+Shift+Z"."""
    for key in KEYS:
        if key in keys:
            keys = re.sub(rf"\b{key}\b", QCoreApplication.translate("Keys", KEYS[key]), keys)
    return keys


class CapTone(Enum):
    """Ground and letter of a key cap: dark on paper, light on a coloured button, gold on the map."""

    DARK = ("key", "key_text")
    LIGHT = ("on_fill", "pennant_hero")
    GOLD = ("sel", "on_gold")


def cap_size(text: str, look: Look) -> tuple[float, float]:
    """Width and height of a key cap in px."""
    height = look.px(26)
    wide = width_of(text, TextStyle.SMALL_STRONG, look.scale) + look.px(14)
    return max(height, wide), height


def paint_key_cap(painter: QPainter, rect: QRectF, text: str, look: Look, tone: CapTone = CapTone.DARK) -> None:
    """Draw a key cap that fills `rect`."""
    ground, letter = (look.colours.of(role) for role in tone.value)
    painter.setPen(stroke(look.colours.token_outline, 1.5) if tone is CapTone.GOLD else Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 3, 3)
    font = QFont(look.font(TextStyle.SMALL_STRONG))
    if len(text) == 1:
        font.setPixelSize(round(rect.height() * 0.62))
        font.setBold(True)
    painter.setFont(font)
    painter.setPen(letter)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class KeyCap(Painted):
    """A key cap on paper, such as "Enter"."""

    def __init__(self, theme: Theme, text: str, tone: CapTone = CapTone.DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text = key_words(text)
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._text)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        self._text = key_words(text)
        self.setAccessibleName(self._text)
        self.look_changed()

    def sizeHint(self) -> QSize:
        width, height = cap_size(self._text, self.theme.look)
        return QSize(round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_key_cap(painter, QRectF(self.rect()), self._text, self.theme.look, self._tone)
