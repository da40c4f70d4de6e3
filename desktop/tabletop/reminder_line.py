"""A quiet line under the event strip: what is easily forgotten now. Without anything to say it is not there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.icons import paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, wrapped
from desktop.play.edge_lines import EdgeLine, paint_line_ground

MOST_LINES = 2
LONG = 0.5
"""A line that takes more than this share of the edge is broken."""
HALF = 0.58
"""So much of its length each of two lines gets: no word that ends one of them is cut off the other."""


class ReminderLine(EdgeLine):
    """Sentences on the edge of the map, one after the other, in up to two lines."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("reminders")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._words = ""
        self._most = MOST_LINES
        self.hide()

    @property
    def words(self) -> str:
        """What it says now."""
        return self._words

    def show_words(self, sentences: list[str]) -> None:
        """Say these, or nothing."""
        words = " ".join(sentences)
        if words != self._words:
            self._words = words
            self.setAccessibleName(self.tr("Remember: {words}").format(words=words) if words else "")
            self.setToolTip(tip(words))
            self._fit()

    def set_most_lines(self, most: int) -> None:
        """How many lines there is room for; none in a window that is lower than map and question need."""
        if most != self._most:
            self._most = most
            self._fit()

    def _fit(self) -> None:
        self.setVisible(bool(self._words) and self._most > 0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.heightForWidth(max(self.width(), self.theme.px(300))))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(28))

    def heightForWidth(self, width: int) -> int:
        lines = max(1, len(self._lines(width)))
        return self.theme.px(8) + lines * self._line_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look = self.theme.look
        high = self._line_height()
        lines = self._lines(self.width())
        covered = self.covered()
        paint_line_ground(painter, covered, look)
        lamp = QPointF(covered.left() + look.px(20), look.px(4) + high / 2)
        paint_icon(painter, "ui/lightbulb", lamp, look.px(18), look.colours.gold_line)
        painter.setFont(look.font(TextStyle.BODY))
        painter.setPen(look.colours.bar_text)
        for number, line in enumerate(lines):
            room = QRectF(covered.left() + look.px(36), look.px(4) + number * high, covered.width() - look.px(40), high)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)

    def taken(self) -> float:
        metrics = QFontMetricsF(self.theme.look.font(TextStyle.BODY))
        wide = max((metrics.horizontalAdvance(line) for line in self._lines(self.width())), default=0.0)
        return min(self.theme.px(44) + wide, self.width())

    def _line_height(self) -> int:
        return round(QFontMetricsF(self.theme.look.font(TextStyle.BODY)).height())

    def _lines(self, width: int) -> list[str]:
        if not self._words:
            return []
        metrics = QFontMetricsF(self.theme.look.font(TextStyle.BODY))
        room, whole = max(1.0, width - self.theme.px(44)), metrics.horizontalAdvance(self._words)
        most = max(1, self._most)
        if whole > room * LONG and whole * HALF <= room * most / MOST_LINES:
            # In two lines of half the length it can step aside along the edge.
            room = whole * HALF
        return wrapped(self._words, metrics, room, most)
