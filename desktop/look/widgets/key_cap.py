"""Key caps: the small dark plates that name a key."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import Step
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up


class CapTone(Enum):
    """Ground and letter of a key cap: dark on paper, light on a coloured button, gold on the map."""

    DARK = ("key", "key_text")
    LIGHT = ("on_fill", "pennant_hero")
    GOLD = ("sel", "on_gold")


def cap_size(text: str, look: Look) -> tuple[float, float]:
    """Width and height of a key cap in px."""
    height = look.px(26)
    wide = QFontMetricsF(look.font(Step.SMALL_STRONG)).horizontalAdvance(text) + look.px(14)
    return max(height, wide), height


def paint_key_cap(painter: QPainter, rect: QRectF, text: str, look: Look, tone: CapTone = CapTone.DARK) -> None:
    """Draw a key cap that fills `rect`."""
    ground, letter = (look.colours.of(role) for role in tone.value)
    painter.setPen(stroke(look.colours.token_outline, 1.5) if tone is CapTone.GOLD else Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 3, 3)
    font = QFont(look.font(Step.SMALL_STRONG))
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
        self._text = text
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.look_changed()

    def sizeHint(self) -> QSize:
        width, height = cap_size(self._text, self.theme.look)
        return QSize(round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_key_cap(painter, QRectF(self.rect()), self._text, self.theme.look, self._tone)
