"""What lies on the start page: a game's coloured head, the picture of a table, a row of the recent games."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.look.icons import icon
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.widgets.pressable import Pressable
from desktop.storage.cards import GameCard
from desktop.windows.game_words import phase_words, result_pill


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
        painter.fillRect(self.rect(), colours.pennant_enemy if look.is_dark else colours.enemy_fill)
        painter.fillRect(QRectF(0, self.height() - 3, self.width(), 3), colours.gold_line)
        side = look.px(54)
        pixmap = icon(self._icon, side, colours.on_fill).pixmap(QSize(side, side))
        painter.drawPixmap(look.px(20), (self.height() - side) // 2, pixmap)
        painter.setPen(colours.on_fill)
        painter.setFont(look.font(Step.TITLE))
        words = QRectF(look.px(92), 0, self.width() - look.px(104), self.height() - 3)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._title)


class TablePicture(QLabel):
    """The table of a game as it was left; a quiet sheet where there is no picture yet."""

    def __init__(self, theme: Theme, picture: bytes | None) -> None:
        super().__init__()
        self.theme = theme
        self._pixmap = QPixmap()
        if picture is not None:
            self._pixmap.loadFromData(picture)
        self.setMinimumSize(theme.px(240), theme.px(240))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The table as you left it"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        if self._pixmap.isNull():
            LittleVillage.paint(painter, QRectF(self.rect()), self.theme)
            return
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        fitted = self._pixmap.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        fitted.setDevicePixelRatio(ratio)
        painter.drawPixmap(
            round((self.width() - fitted.width() / ratio) / 2),
            round((self.height() - fitted.height() / ratio) / 2),
            fitted,
        )


class LittleVillage(Painted):
    """A small drawn village for a page without a game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setMinimumHeight(theme.px(120))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("A village at dusk"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        self.paint(painter, QRectF(self.rect()), self.theme)

    @staticmethod
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The houses of a village side by side, as icons on a hill."""
        colours = theme.colours
        painter.setPen(colours.line_strong)
        painter.setBrush(colours.ground)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.ground_2)
        painter.setClipRect(rect)
        painter.drawEllipse(
            QRectF(rect.left() - 40, rect.top() + rect.height() * 0.55, rect.width() + 80, rect.height())
        )
        painter.setClipping(False)
        names = ("anvil", "church", "village", "watchtower", "horse-head")
        side = min(rect.width() / 7.5, rect.height() * 0.42)
        for number, name in enumerate(names):
            big = side * (1.5 if name == "village" else 1.0)
            x = rect.left() + rect.width() * (number + 0.7) / 5.4 - big / 2
            y = rect.top() + rect.height() * (0.62 - 0.06 * (2 - abs(number - 2))) - big / 2
            pixmap = icon(name, big, colours.ink).pixmap(QSize(round(big), round(big)))
            painter.drawPixmap(QRectF(x, y, big, big), pixmap, QRectF(pixmap.rect()))


class RecentRow(Pressable):
    """One game of the list of recent games."""

    def __init__(self, theme: Theme, game: GameCard) -> None:
        super().__init__(theme, game.name)
        self._game = game
        px = theme.px
        self.setObjectName(f"hearth.recent.{game.id}")
        self.setAccessibleDescription(self._second())
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(4), px(16), px(4))
        row.setSpacing(px(14))
        row.addWidget(Icon(theme, "village", 26, "text"))
        for words, step, ink, share in (
            (game.name, Step.ROW, "text", 5),
            (self._second(), Step.SMALL, "text_2", 4),
            (when(game.played), Step.SMALL, "text_2", 3),
        ):
            label = text_label(words, step, ink)
            # Columns of equal width in all rows: the words do not push them.
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            row.addWidget(label, share)
        state, tone = result_pill(game.result)
        pill = Pill(theme, state, PillTone[tone])
        holder = QWidget()
        holder.setFixedWidth(px(104))
        held = QHBoxLayout(holder)
        held.setContentsMargins(0, 0, 0, 0)
        held.addWidget(pill, 0, Qt.AlignmentFlag.AlignRight)
        row.addWidget(holder)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _second(self) -> str:
        figures = self._game.summary
        if not figures.get("wave"):
            return ""
        words = self.tr("wave {wave} of {waves}, {phase}")
        return words.format(wave=figures["wave"], waves=figures["waves"], phase=phase_words(figures))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(480), self.theme.px(54))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self.theme.colours
        painter.fillRect(self.rect(), colours.sel_bg if self.hovered else colours.base)
        painter.setPen(colours.line)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self.hasFocus():
            painter.setPen(colours.sel)
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))


def when(moment: datetime) -> str:
    """A moment in local time as people say it: the time today, else the date."""
    local = moment.astimezone()
    if local.date() == datetime.now(UTC).astimezone().date():
        return QCoreApplication.translate("Hearth", "today, {time}").format(time=local.strftime("%H:%M"))
    return QLocale().toString(QDate(local.year, local.month, local.day), QLocale.FormatType.ShortFormat)
