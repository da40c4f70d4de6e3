"""One level of a building as a card: ours, offered for Supplies, or locked with the reason."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle, font
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, paint_focus

FRAME = 1
ROMAN = ("", "I", "II", "III", "IV", "V")


class LevelState(Enum):
    """What a level is to the village."""

    OURS = "ours"
    OFFERED = "offered"
    LOCKED = "locked"


@lru_cache(maxsize=4000)
def height_of(step: TextStyle, scale: float, text: str, width: float) -> float:
    """How high a text stands in lines of a width; measured once, for layouts ask again and again."""
    metrics = QFontMetricsF(font(step, scale))
    return metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text).height()


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
        self.setToolTip(tip(text))
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
        return QSize(self.theme.px(170), self.height_for(self.theme.px(170)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(100))

    def height_for(self, width: float) -> int:
        """The height in px in which all words of the card can be read."""
        # As it is painted: within the frame, on a whole number of px.
        _, body, foot = self._places(QRectF(0, 0, int(width) - 2 * FRAME, 0))
        return round(body.bottom() + foot.height() + self.theme.px(12)) + 2 * FRAME

    def _places(self, rect: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Where title, text and foot stand on a card; the foot at its lower edge."""
        look = self.theme.look
        inner = rect.adjusted(look.px(10), look.px(8), -look.px(10), -look.px(8))
        roman = QFontMetricsF(look.font(TextStyle.NAME)).horizontalAdvance(ROMAN[self._number])
        left = max(look.px(24), roman + look.px(8))
        title = QRectF(inner.left() + left, inner.top() + look.px(4), inner.width() - left, 0)
        title.setHeight(self._high(TextStyle.SMALL_STRONG, self.text(), title.width()))
        top = max(title.bottom(), inner.top() + look.px(26)) + look.px(2)
        body = QRectF(inner.left(), top, inner.width(), self._high(TextStyle.SMALL, self._text, inner.width()))
        words = self._high(TextStyle.SMALL_STRONG, self._words, inner.width() - self._foot_indent())
        high = max(float(look.px(30)), words + look.px(6))
        foot = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
        return title, body, foot

    def _foot_indent(self) -> float:
        return self.theme.px(16) + self.theme.px(14)

    def _high(self, step: TextStyle, text: str, width: float) -> float:
        return height_of(step, self.theme.look.scale, text, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
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
        title, body, foot = self._places(rect)
        painter.setPen(ink)
        painter.setFont(look.font(TextStyle.NAME))
        corner = rect.adjusted(look.px(10), look.px(8), 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, ROMAN[self._number])
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.drawText(title, int(Qt.TextFlag.TextWordWrap), self.text())
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(quiet)
        painter.drawText(body, int(Qt.TextFlag.TextWordWrap), self._text)
        self._paint_foot(painter, foot, ours=ours, offered=offered)
        if self.hasFocus():
            paint_focus(painter, rect, look)

    def _paint_foot(self, painter: QPainter, rect: QRectF, *, ours: bool, offered: bool) -> None:
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
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(ink)
        words = rect.adjusted(self._foot_indent(), 0, 0, 0)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self._words)


class LevelRow(QWidget):
    """The levels of one building side by side, as high as the wordiest of them."""

    def __init__(self, theme: Theme, cards: list[LevelCard]) -> None:
        super().__init__()
        self.theme = theme
        self.cards = cards
        self._heights: dict[int, int] = {}
        """By width: a layout asks again and again, and the page makes new rows when words or look change."""
        for card in cards:
            card.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            each = self._each(width)
            self._heights[width] = max((card.height_for(each) for card in self.cards), default=0)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        wide = self.theme.px(170) * max(1, len(self.cards))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120) * max(1, len(self.cards)), self.theme.px(100))

    def resizeEvent(self, event: QResizeEvent) -> None:
        each = self._each(self.width())
        # A page that scrolls goes by least heights alone.
        self.setMinimumHeight(self.heightForWidth(self.width()))
        for number, card in enumerate(self.cards):
            left = round(number * (each + self._gap))
            card.setGeometry(left, 0, int(each), self.height())

    @property
    def _gap(self) -> int:
        return self.theme.px(8)

    def _each(self, width: int) -> float:
        count = max(1, len(self.cards))
        return (width - self._gap * (count - 1)) / count
