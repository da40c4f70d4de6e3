"""What lies on the start page: a game's coloured head, the picture of a table, a row of the recent games."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.games.faces import face_of
from desktop.look.colours import mixed
from desktop.look.icons import icon, paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import Painted, brush_up, paint_focus
from desktop.look.widgets.pill import PillTone, paint_pill, pill_size
from desktop.look.widgets.pressable import Pressable
from desktop.storage.cards import GameCard
from rules_core.games.catalogue import WHERE, card_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

PILL_ROOM = 108
"""Width in px at 100 % that the pills of all rows have, so that what stands before them is aligned."""


class GameHead(Painted):
    """The coloured head of a game's card: its icon and its name."""

    def __init__(self, theme: Theme, icon_name: str, title: str) -> None:
        super().__init__(theme)
        self._icon = icon_name
        self._title = title
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(title)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(400), self.theme.px(72))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        painter.fillRect(self.rect(), head_ground(look))
        painter.fillRect(QRectF(0, self.height() - 3, self.width(), 3), colours.gold_line)
        side = look.px(54)
        pixmap = icon(self._icon, side, colours.on_fill).pixmap(QSize(side, side))
        painter.drawPixmap(look.px(20), (self.height() - side) // 2, pixmap)
        painter.setPen(colours.on_fill)
        painter.setFont(look.font(TextStyle.TITLE))
        words = QRectF(look.px(92), 0, self.width() - look.px(104), self.height() - 3)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._title)


def head_ground(look: Look) -> QColor:
    """The ground of a game's head: the red of the roofs, not the enemy's, for loud red is theirs alone."""
    return mixed(look.colours.roof_hall, look.colours.token_outline, 0.0 if look.is_dark else 0.3)


class TablePicture(QLabel):
    """The table of a game as it was left."""

    def __init__(self, theme: Theme, picture: bytes) -> None:
        super().__init__()
        self.theme = theme
        self._pixmap = QPixmap()
        self._pixmap.loadFromData(picture)
        self.setMinimumSize(theme.px(240), theme.px(240))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The table as you left it"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        if self._pixmap.isNull():
            return
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        fitted = self._pixmap.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        fitted.setDevicePixelRatio(ratio)
        # At the top, where the words beside it begin.
        painter.drawPixmap(round((self.width() - fitted.width() / ratio) / 2), 0, fitted)


class RecentRow(Pressable):
    """One game of the list of recent games."""

    def __init__(self, theme: Theme, game: GameCard) -> None:
        super().__init__(theme, game.name)
        self._game = game
        self.setObjectName(f"hearth.recent.{game.id}")
        self.setAccessibleDescription(self._second())

    def _second(self) -> str:
        return face_of(self._game.kind).line_of(self._game.summary)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(480), self.theme.px(54))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect())
        painter.fillRect(rect, colours.sel_bg if self.underMouse() else colours.base)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        middle = rect.center().y()
        paint_icon(painter, picture_of(self._game.kind), QPointF(look.px(29), middle), look.px(26), colours.text)
        state, tone = face_of(self._game.kind).result_pill(self._game.result)
        wide, high = pill_size(state, look)
        pill = QRectF(rect.right() - look.px(16) - wide, middle - high / 2, wide, high)
        paint_pill(painter, pill, state, PillTone[tone], look)
        words = rect.adjusted(look.px(56), 0, -look.px(16 + PILL_ROOM), 0)
        played = when(self._game.played)
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text_2)
        played_wide = painter.fontMetrics().horizontalAdvance(played)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(words, flags | Qt.AlignmentFlag.AlignRight, played)
        words.adjust(0, 0, -played_wide - look.px(16), 0)
        second = self._second()
        upper = words.adjusted(0, look.px(5), 0, -rect.height() * 0.5 + look.px(1)) if second else words
        lower = words.adjusted(0, rect.height() * 0.5, 0, -look.px(6))
        for text, step, ink, place in (
            (self.text(), TextStyle.ROW, colours.text, upper),
            (second, TextStyle.SMALL, colours.text_2, lower),
        ):
            painter.setFont(look.font(step))
            painter.setPen(ink)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(words.width()))
            painter.drawText(place, flags, shown)
        if self.hasFocus():
            paint_focus(painter, rect, look, 0)


def picture_of(game: GameId) -> str:
    """The icon of a game; dice for one that this version does not know."""
    return card_of(game).picture if game in WHERE else "dice-six-faces-six"


def title_of(game: GameId) -> str:
    """The title of a game in the language in force; its id for one that this version does not know."""
    return say(card_of(game).title) if game in WHERE else game


def when(moment: datetime) -> str:
    """A moment in local time as people say it: the time today, else the date."""
    local = moment.astimezone()
    if local.date() == datetime.now(UTC).astimezone().date():
        return QCoreApplication.translate("Hearth", "today, {time}").format(time=local.strftime("%H:%M"))
    return QLocale().toString(QDate(local.year, local.month, local.day), QLocale.FormatType.ShortFormat)
