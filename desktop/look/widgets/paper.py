"""Sheets of paper on the wood: a frame with a hard shadow, with or without a heading, and cards to click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.colours import mixed
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.icon_label import Icon, paint_disc_icon
from desktop.look.widgets.key_cap import cap_size, paint_key_cap
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.painted import (
    SHADOW_DOWN,
    SHADOW_RIGHT,
    Painted,
    brush_up,
    edge_pen,
    paint_focus,
    paint_paper,
    wrapped,
)
from desktop.look.widgets.pressable import Pressable

LEAST_CARD, SMALL_CARD = 120, 240
LOW_CARD = 116
"""High enough for a title with three lines below it."""
"""Width of a card in px at 100 %: the least it has, and below which its words find no room."""


class Sheet(Painted):
    """A sheet of paper. Put things into `body`, a vertical layout; `role` is the paper's colour role."""

    def __init__(self, theme: Theme, role: str = "window", radius: int = 6, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._role, self._radius = role, radius
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 1, 1 + SHADOW_RIGHT, 1 + SHADOW_DOWN)
        outer.setSpacing(0)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        outer.addLayout(self.body)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_paper(painter, QRectF(self.rect()), self.theme.look, self._radius, self._role)


class Heading(Painted):
    """The heading of a sheet: icon, title, a quiet note; `add` puts tools at its right end."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        icon: str = "",
        note: str = "",
        *,
        height: int = 36,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._height = height
        self._tools = QHBoxLayout()
        self._tools.setSpacing(theme.px(4))
        self.title = OneLine(title, TextStyle.DOCK)
        self.note = OneLine(note, TextStyle.SMALL, "text_2")
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(12), 0, theme.px(8), 0)
        row.setSpacing(theme.px(10))
        self.icon = Icon(theme, icon or "ui/circle", 20, "text")
        row.addWidget(self.icon)
        # Not before it has its place: without a parent it would be a window and take the keys away.
        self.icon.setVisible(bool(icon))
        row.addWidget(self.title)
        row.addWidget(self.note)
        row.addStretch(1)
        row.addLayout(self._tools)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def add(self, widget: QWidget) -> None:
        """Put a tool at the right end."""
        self._tools.addWidget(widget)
        self._give_room()

    def set_title(self, title: str, note: str = "") -> None:
        self.title.setText(title)
        self.note.setText(note)
        self._give_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._give_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """The note ends in dots before the title does."""
        row = self._row
        margins, spared = row.contentsMargins(), [self._tools.sizeHint(), self.note.minimumSizeHint()]
        spared += [] if self.icon.isHidden() else [self.icon.sizeHint()]
        taken = sum(one.width() + row.spacing() for one in spared) + margins.left() + margins.right() + row.spacing()
        self.title.setMinimumWidth(max(0, min(self.title.sizeHint().width(), self.width() - taken)))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_head(painter, QRectF(self.rect()), self.theme.look)


class HeadedSheet(Sheet):
    """A sheet with a heading."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        icon: str = "",
        note: str = "",
        *,
        role: str = "window",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, role, parent=parent)
        self.heading = Heading(theme, title, icon, note)
        self.body.addWidget(self.heading)


def paint_head(painter: QPainter, rect: QRectF, look: Look, radius: float = 5) -> None:
    """The coloured strip of a heading with round upper corners and a line below."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(rect, radius, radius)
    path.addRect(rect.adjusted(0, rect.height() / 2, 0, 0))
    painter.fillPath(path, look.colours.head)
    painter.setPen(stroke(look.colours.line_strong, look.hair))
    painter.drawLine(QPointF(rect.left(), rect.bottom() - 0.5), QPointF(rect.right(), rect.bottom() - 0.5))


class Card(Pressable):
    """A large card to click: icon on a disc, a heading, a text of up to two lines, a key cap in the corner."""

    def __init__(
        self, theme: Theme, icon: str, title: str, text: str = "", key: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, title, text, parent)
        self._icon, self._second, self._key = icon, text, key
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(400), self.theme.px(126))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST_CARD), self.theme.px(LOW_CARD))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect())
        if self.isDown():
            painter.translate(1, 2)
        paint_paper(painter, rect, look)
        paper = rect.adjusted(0, 0, -SHADOW_RIGHT, -SHADOW_DOWN)
        if self.hovered and self.isEnabled():
            painter.setPen(edge_pen(look))
            painter.setBrush(mixed(colours.window, colours.sel_bg, 0.7))
            painter.drawRoundedRect(paper.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if paper.width() < look.px(SMALL_CARD):
            self._paint_small(painter, paper)
            return
        side = min(look.px(76), paper.height() - look.px(24))
        disc = QRectF(paper.left() + look.px(18), paper.center().y() - side / 2, side, side)
        paint_disc_icon(painter, disc, self._icon, look)
        cap_wide, cap_high = cap_size(self._key, look) if self._key else (0.0, 0.0)
        words = QRectF(disc.right() + look.px(18), paper.top() + look.px(12), 0, paper.height() - look.px(24))
        words.setRight(paper.right() - look.px(16))
        painter.setPen(colours.text if self.isEnabled() else colours.disabled)
        painter.setFont(look.font(TextStyle.CARD))
        title_high = painter.fontMetrics().height()
        small = QFontMetricsF(look.font(TextStyle.BODY))
        lines = wrapped(self._second, small, words.width(), 3 if look.scale < 1.5 else 2)
        second_high = small.lineSpacing() * len(lines)
        top = words.center().y() - (title_high + second_high) / 2
        title = QRectF(words.left(), top, words.width() - cap_wide - look.px(8), title_high)
        painter.drawText(title, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setPen(colours.text_2 if self.isEnabled() else colours.disabled)
        painter.setFont(look.font(TextStyle.BODY))
        for number, line in enumerate(lines):
            place = QRectF(words.left(), top + title_high + number * small.lineSpacing(), words.width(), small.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)
        if self._key:
            cap = QRectF(paper.right() - look.px(18) - cap_wide, paper.top() + look.px(16), cap_wide, cap_high)
            paint_key_cap(painter, cap, self._key, look)
        if self.hasFocus():
            paint_focus(painter, paper, look)

    def _paint_small(self, painter: QPainter, paper: QRectF) -> None:
        """Where there is no room for words beside the picture they are read out only, and the title stands below."""
        look, colours = self.theme.look, self.theme.colours
        title_high = QFontMetricsF(look.font(TextStyle.CARD)).height()
        # The key keeps its corner.
        free = paper.width() - 2 * (cap_size(self._key, look)[0] + look.px(14)) if self._key else paper.width()
        side = min(look.px(60), free, paper.height() - title_high - look.px(26))
        top = paper.center().y() - (side + look.px(4) + title_high) / 2
        disc = QRectF(paper.center().x() - side / 2, top, side, side)
        paint_disc_icon(painter, disc, self._icon, look)
        painter.setFont(look.font(TextStyle.CARD))
        painter.setPen(colours.text if self.isEnabled() else colours.disabled)
        words = QRectF(paper.left() + 4, disc.bottom() + look.px(4), paper.width() - 8, title_high)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._key:
            wide, high = cap_size(self._key, look)
            cap = QRectF(paper.right() - look.px(10) - wide, paper.top() + look.px(10), wide, high)
            paint_key_cap(painter, cap, self._key, look)
        if self.hasFocus():
            paint_focus(painter, paper, look)
