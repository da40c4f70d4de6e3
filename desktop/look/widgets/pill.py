"""Pills: short states in a rounded frame ("Can act", "Burns"). Always words, the colour only helps."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up


class PillTone(Enum):
    """Colour role for text and frame, and for the ground of a filled pill."""

    HERO = ("hero", "hero_fill")
    ENEMY = ("enemy", "enemy_fill")
    GOOD = ("good", "good_fill")
    WARN = ("warn", "warn_fill")
    GOLD = ("gold", "gold_fill")
    MAGIC = ("magic", "magic")
    QUIET = ("text_2", "text_2")


def pill_size(text: str, look: Look, *, icon: str = "") -> tuple[float, float]:
    """Width and height of a pill in px."""
    wide = QFontMetricsF(look.font(TextStyle.SMALL_STRONG)).horizontalAdvance(text) + look.px(24)
    return wide + (look.px(20) if icon else 0), float(look.px(24))


def paint_pill(
    painter: QPainter, rect: QRectF, text: str, tone: PillTone, look: Look, *, filled: bool = False, icon: str = ""
) -> None:
    """Draw a pill that fills `rect`. A filled one is loud: use it for what burns or must be seen."""
    ink_role, fill_role = tone.value
    colours = look.colours
    radius = rect.height() / 2
    if filled:
        # White on the fire colour would be too faint: the darker ink of the light look is the ground.
        ground = colours.of(fill_role if tone in (PillTone.HERO, PillTone.ENEMY) or look.is_dark else ink_role)
        dark_text = ground.lightness() > 110
        ink = colours.on_gold if dark_text else colours.on_fill
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
    else:
        ink = colours.of(ink_role)
        painter.setPen(stroke(ink, max(1.2, look.hair)))
        painter.setBrush(colours.base)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    text_rect = rect
    if icon:
        size = look.px(16)
        paint_icon(painter, icon, QPointF(rect.left() + look.px(10) + size / 2, rect.center().y()), size, ink)
        text_rect = rect.adjusted(look.px(20), 0, 0, 0)
    painter.setFont(look.font(TextStyle.SMALL_STRONG))
    painter.setPen(ink)
    painter.drawText(text_rect, Qt.AlignmentFlag.AlignCenter, text)


class Pill(Painted):
    """A pill on paper."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        tone: PillTone = PillTone.QUIET,
        *,
        filled: bool = False,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._text, self._tone, self._filled, self._icon = text, tone, filled, icon
        self.setAccessibleName(text)

    def text(self) -> str:
        return self._text

    def set_pill(self, text: str, tone: PillTone, *, filled: bool = False, icon: str = "") -> None:
        """Show another state. An empty text hides the pill."""
        self._text, self._tone, self._filled, self._icon = text, tone, filled, icon
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.look_changed()

    def sizeHint(self) -> QSize:
        width, height = pill_size(self._text, self.theme.look, icon=self._icon)
        return QSize(round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        rect = QRectF(self.rect())
        paint_pill(painter, rect, self._text, self._tone, self.theme.look, filled=self._filled, icon=self._icon)
