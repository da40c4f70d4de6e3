"""One level of a building as a card: ours, offered for Supplies, or locked with the reason."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.painted import brush_up, paint_focus

ROMAN = ("", "I", "II", "III", "IV", "V")


class LevelState(Enum):
    """What a level is to the village."""

    OURS = "ours"
    OFFERED = "offered"
    LOCKED = "locked"


class LevelCard(QAbstractButton):
    """A card; only an offered one can be pressed."""

    def __init__(self, theme: Theme, number: int, title: str, text: str) -> None:
        super().__init__()
        self.theme = theme
        self._number = number
        self._text = text
        self._words = ""
        self._state = LevelState.LOCKED
        self.setText(title)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_state(self, state: LevelState, words: str) -> None:
        """Ours, offered or locked; `words` are the price or the reason."""
        self._state = state
        self._words = words
        offered = state is LevelState.OFFERED
        self.setEnabled(offered)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offered else Qt.FocusPolicy.NoFocus)
        if offered:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{self.text()}: {words}")
        self.setAccessibleDescription(self._text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(170), self.theme.px(150))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ours, offered = self._state is LevelState.OURS, self._state is LevelState.OFFERED
        ground = colours.hero_fill if ours else colours.base if offered else colours.alt
        ink = colours.on_fill if ours else colours.text if offered else colours.disabled
        quiet = colours.banner_quiet_hero if ours else colours.text_2 if offered else colours.disabled
        edge = colours.gold_fill if offered else colours.line_strong
        pen = stroke(edge, 2.4 if offered else look.hair)
        if self._state is LevelState.LOCKED:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, 6, 6)
        inner = rect.adjusted(look.px(10), look.px(8), -look.px(10), -look.px(8))
        painter.setPen(ink)
        painter.setFont(look.font(Step.NAME))
        roman = ROMAN[self._number]
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, roman)
        left = max(look.px(24), QFontMetricsF(look.font(Step.NAME)).horizontalAdvance(roman) + look.px(8))
        painter.setFont(look.font(Step.SMALL_STRONG))
        title = inner.adjusted(left, look.px(4), 0, 0)
        used = painter.boundingRect(title, int(Qt.TextFlag.TextWordWrap), self.text())
        painter.drawText(title, int(Qt.TextFlag.TextWordWrap), self.text())
        top = max(used.bottom(), inner.top() + look.px(26)) + look.px(2)
        foot = look.px(30)
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(quiet)
        body = QRectF(inner.left(), top, inner.width(), inner.bottom() - foot - top)
        painter.drawText(body, int(Qt.TextFlag.TextWordWrap), self._text)
        self._paint_foot(painter, QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot), ours, offered)
        if self.hasFocus():
            paint_focus(painter, rect, look)

    def _paint_foot(self, painter: QPainter, rect: QRectF, ours: bool, offered: bool) -> None:
        look, colours = self.theme.look, self.theme.colours
        ink = colours.on_fill if ours else colours.on_gold if offered else colours.enemy
        if offered:
            painter.setPen(stroke(colours.gold_line, 1))
            painter.setBrush(colours.gold_fill)
            painter.drawRoundedRect(rect, 4, 4)
        name = "ui/circle-check" if ours else "swap-bag" if offered else "ui/lock"
        size = look.px(16)
        centre = QPointF(rect.left() + look.px(6) + size / 2, rect.center().y())
        paint_icon(painter, name, centre, size, ink if not offered else colours.on_gold)
        painter.setFont(look.font(Step.SMALL_STRONG))
        painter.setPen(ink)
        words = rect.adjusted(size + look.px(14), 0, 0, 0)
        fitted = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitted)
