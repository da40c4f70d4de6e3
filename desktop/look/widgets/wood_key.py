"""A quiet key of dark wood: an icon on a disc, a title, a line of words, and its key at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.key_cap import cap_size
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pressable import Pressable

HIGH, LEAST_WIDE = 60, 150
"""Height, and the width it has at least, in px at 100 %."""


class WoodKey(Pressable):
    """Lies in the wood of a page: it is there, and does not call."""

    def __init__(
        self, theme: Theme, icon: str, title: str, words: str, key: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, title, words, parent)
        self._icon, self._words, self._key = icon, words, key
        self.shows_words = True
        """Else the title stands alone; the words are read out all the same, and shown as a hint."""
        self.setToolTip(tip(words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(400), self.theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST_WIDE), self.theme.px(HIGH))

    def has_room(self, wide: int) -> bool:
        """Whether the words fit into a key of this width in px."""
        look = self.theme.look
        metrics = QFontMetricsF(look.font(TextStyle.SMALL))
        taken = look.px(14 + 42 + 14 + 22) + cap_size(self._key, look)[0]
        return metrics.horizontalAdvance(self._words) + taken < wide

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        edge = colours.line_strong if look.is_plain else faint(colours.pennant_council, 0.8)
        painter.setPen(stroke(colours.sel if self.hovered else edge, 2 if self.hovered else look.hair))
        painter.setBrush(colours.wood if look.is_plain else faint(colours.bar, 0.72 if self.hovered else 0.56))
        painter.drawRoundedRect(rect, 6, 6)
        if self.isDown():
            painter.translate(0, 1)
        side = min(look.px(42), rect.height() - look.px(14))
        paint_disc_icon(
            painter, QRectF(rect.left() + look.px(14), rect.center().y() - side / 2, side, side), self._icon, look
        )
        wide, high = cap_size(self._key, look)
        self._paint_key(painter, QRectF(rect.right() - look.px(14) - wide, rect.center().y() - high / 2, wide, high))
        left = rect.left() + look.px(14) + side + look.px(14)
        words = QRectF(left, rect.top(), rect.right() - look.px(22) - wide - left, rect.height())
        title = QFontMetricsF(look.font(TextStyle.DOCK))
        second = QFontMetricsF(look.font(TextStyle.SMALL))
        has_words = bool(self._words) and self.shows_words
        # The heading face has more room above and below than it needs beside a second line.
        title_high = title.height() * 0.92
        top = rect.center().y() - (title_high + (second.height() if has_words else 0)) / 2
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.setPen(colours.on_wood)
        for step, metrics, text, place in (
            (TextStyle.DOCK, title, self.text(), QRectF(words.left(), top, words.width(), title_high)),
            (
                TextStyle.SMALL,
                second,
                self._words if has_words else "",
                QRectF(words.left(), top + title_high, words.width(), second.height()),
            ),
        ):
            painter.setFont(look.font(step))
            painter.drawText(place, flags, metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width()))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), look)

    def _paint_key(self, painter: QPainter, place: QRectF) -> None:
        """The key as an outline only: a full cap on dark wood would be the loudest thing of the row."""
        look, colours = self.theme.look, self.theme.colours
        painter.setPen(stroke(faint(colours.on_wood, 0.55), look.hair))
        painter.setBrush(faint(colours.bar, 0.6))
        painter.drawRoundedRect(place, 3, 3)
        font = QFont(look.font(TextStyle.SMALL_STRONG))
        painter.setFont(font)
        painter.setPen(colours.on_wood)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._key)
