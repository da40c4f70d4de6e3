"""What lies on the start page: the picture of a table, a row of the recent games."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.games.faces import face_of
from desktop.look.icons import stamp_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pill import PillTone, paint_pill, pill_size
from desktop.look.widgets.pressable import Pressable
from desktop.storage.cards import GameCard
from rules_core.games.catalogue import WHERE, card_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

LEAST_PICTURE = 150
"""Height in px at 100 % below which a table cannot be seen."""
ROW_HIGH = 54
PILL_ROOM = 100
"""Width in px at 100 % that the pills of all rows have, so that they and what stands before them are aligned."""
NARROW_ROW = 440
"""Below this width in px at 100 % the date stands in the lower line."""


class TablePicture(QLabel):
    """The table of a game as it was left."""

    def __init__(self, theme: Theme, picture: bytes) -> None:
        super().__init__()
        self.theme = theme
        self._pixmap = QPixmap()
        self._pixmap.loadFromData(picture)
        self.setMinimumSize(theme.px(160), theme.px(LEAST_PICTURE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The table as you left it"))

    @property
    def aspect(self) -> float:
        """How many times as wide as high it is."""
        return self._pixmap.width() / max(1, self._pixmap.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        if self._pixmap.isNull():
            return
        # It fills its room to the edges; where that is low, what lies at the upper and lower edge is left out.
        scale = max(self.width() / self._pixmap.width(), self.height() / self._pixmap.height())
        part = QRectF(0, 0, self.width() / scale, self.height() / scale)
        part.moveCenter(QRectF(self._pixmap.rect()).center())
        painter.setClipPath(left_rounded(QRectF(self.rect())))
        painter.drawPixmap(QRectF(self.rect()), self._pixmap, part)


def left_rounded(rect: QRectF, radius: float = 5.0) -> QPainterPath:
    """The outline of what lies at the left of a sheet: its left corners are as round as the sheet's."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(0, 0, 2 * radius, 0), radius, radius)
    return path


class RecentRow(Pressable):
    """One game of the list of recent games."""

    def __init__(self, theme: Theme, game: GameCard, parent: QWidget | None = None) -> None:
        super().__init__(theme, game.name, parent=parent)
        self._game = game
        self.setObjectName(f"hearth.recent.{game.id}")
        self.setAccessibleDescription(face_of(game.kind).line_of(game.summary))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(480), self.theme.px(ROW_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        rect = QRectF(self.rect())
        paint_game(painter, rect, self._game, self.theme.look, is_marked=self.underMouse())
        if self.hasFocus():
            paint_focus(painter, rect, self.theme.look, 0)


def paint_game(painter: QPainter, rect: QRectF, game: GameCard, look: Look, *, is_marked: bool) -> None:
    """A row of a list of games: icon, name, how far it has come, when it was played, how it ended."""
    colours = look.colours
    painter.fillRect(rect, colours.sel_bg if is_marked else colours.base)
    painter.setPen(colours.line)
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    middle = rect.center().y()
    place = QPointF(rect.left() + look.px(29), middle)
    stamp_icon(painter, picture_of(game.kind), place, look.px(26), colours.text)
    state, tone = face_of(game.kind).result_pill(game.result)
    wide, high = pill_size(state, look)
    is_narrow = rect.width() < look.px(NARROW_ROW)
    wide = wide if is_narrow else max(wide, look.px(PILL_ROOM))
    pill = QRectF(rect.right() - look.px(16) - wide, middle - high / 2, wide, high)
    paint_pill(painter, pill, state, PillTone[tone], look)
    words = rect.adjusted(look.px(56), 0, -look.px(28) - wide, 0)
    played = when(game.played)
    painter.setFont(look.font(TextStyle.SMALL))
    painter.setPen(colours.text_2)
    played_wide = painter.fontMetrics().horizontalAdvance(played)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    second = face_of(game.kind).line_of(game.summary)
    # Where it is narrow the name has the upper line for itself.
    beside = words.adjusted(0, rect.height() * 0.5, 0, -look.px(6)) if is_narrow and second else words
    painter.drawText(beside, flags | Qt.AlignmentFlag.AlignRight, played)
    shorter = words.adjusted(0, 0, -played_wide - look.px(16), 0)
    upper = (words if is_narrow else shorter).adjusted(0, look.px(5), 0, -rect.height() * 0.5 + look.px(1))
    lower = shorter.adjusted(0, rect.height() * 0.5, 0, -look.px(6))
    for text, step, ink, line in (
        (game.name, TextStyle.ROW, colours.text, upper if second else shorter),
        (second, TextStyle.SMALL, colours.text_2, lower),
    ):
        painter.setFont(look.font(step))
        painter.setPen(ink)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, flags, shown)


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
