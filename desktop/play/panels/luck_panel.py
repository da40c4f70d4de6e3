"""Luck: what the dice did against what could be expected, for each seat and each source of dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import CHRONICLE_PX, DieState, DieView, paint_die
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import Painted, brush_up
from desktop.play.models.luck_list import LuckList, LuckRow

PIPPED = 6
"""Faces of more than so many have numbers."""
BARS_HIGH = 86
BARS_WIDE = 420
ROOM_ABOVE = 1.35
"""The bars' room reaches so far above the highest of them, or above the expected line."""


class FaceBars(Painted):
    """How often each face came, with a line where all would be if chance were fair to a hair."""

    def __init__(self, theme: Theme, row: LuckRow) -> None:
        super().__init__(theme)
        self.row = row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        faces = ", ".join(f"{face}: {count}" for face, count in enumerate(row.luck.faces, 1))
        self.sides = len(row.luck.faces)
        expected = f"{row.luck.dice / self.sides:.1f}"
        self.setAccessibleName(
            self.tr("Faces: {faces}. Each expected {expected}.").format(faces=faces, expected=expected)
        )

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self.theme.px(BARS_HIGH + CHRONICLE_PX + 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        counts = self.row.luck.faces
        expected = self.row.luck.dice / self.sides
        die = look.px(CHRONICLE_PX)
        wide = min(float(self.width()), float(look.px(BARS_WIDE)))
        area = QRectF(1, 0, wide - 2, self.height() - die - look.px(10))
        most = max(float(max(counts)), expected) * ROOM_ABOVE
        step = area.width() / self.sides
        line = area.bottom() - area.height() * expected / most
        metrics = QFontMetricsF(look.font(TextStyle.LEAST))
        for number, count in enumerate(counts):
            middle = area.left() + step * (number + 0.5)
            high = area.height() * count / most
            bar = QRectF(middle - step * 0.3, area.bottom() - high, step * 0.6, high)
            if count:
                painter.setPen(stroke(colours.line_strong, look.hair))
                painter.setBrush(colours.of(self.row.tone))
                painter.drawRect(bar)
            painter.setFont(look.font(TextStyle.LEAST))
            painter.setPen(colours.text)
            above = bar.top() - 1
            if above - metrics.height() < line < above:
                # The line would run through the number.
                above = line - 1
            box = QRectF(middle - step / 2, above - metrics.height(), step, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))
            face = QRectF(middle - die / 2, self.height() - die - 1, die, die)
            if self.sides <= PIPPED:
                paint_die(painter, face, DieView(number + 1, DieState.PLAIN), look)
            else:
                painter.drawText(face, Qt.AlignmentFlag.AlignCenter, str(number + 1))
        painter.setPen(stroke(colours.line_strong, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(stroke(colours.text, 1.6, (5, 3)))
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line))


class LuckCard(QWidget):
    """One entry of the list: bars, figures, and what they mean."""

    def __init__(self, theme: Theme, row: LuckRow) -> None:
        super().__init__()
        self.row = row
        px = theme.px
        self.setObjectName(f"luck.{row.luck.seat}.{row.luck.source.value}")
        self.setAccessibleName(row.spoken())
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(2))
        column.addWidget(text_label(row.title, TextStyle.NAME))
        column.addWidget(text_label(row.source, TextStyle.SMALL, "text_2"))
        column.addSpacing(px(4))
        column.addWidget(FaceBars(theme, row))
        column.addSpacing(px(6))
        self.words: list[QLabel] = []
        for words, step, tone in (
            (row.figures, TextStyle.SMALL, "text_2"),
            (row.sentence, TextStyle.STRONG, "text"),
            (row.hit_figures, TextStyle.SMALL, "text_2"),
            (row.hit_sentence, TextStyle.STRONG, "text"),
        ):
            if words:
                label = text_label(words, step, tone, wrap=True)
                self.words.append(label)
                column.addWidget(label)


class LuckPanel(QWidget):
    """The cards of all entries, below each other; counts only while it can be seen."""

    def __init__(self, theme: Theme, model: LuckList) -> None:
        super().__init__()
        self.theme = theme
        self.model = model
        self.cards: list[LuckCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        area = QScrollArea()
        area.setObjectName("luck.scroll")
        area.setAccessibleName(self.tr("Luck"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        inside.setProperty("paper", "base")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, theme.px(8))
        self._column.setSpacing(0)
        self.empty = text_label(self.tr("No die lies on the table yet."), TextStyle.BODY, "text_2", wrap=True)
        self.note = text_label(
            model.words.note,
            TextStyle.SMALL,
            "text_2",
            wrap=True,
        )
        for label in (self.empty, self.note):
            label.setContentsMargins(theme.px(14), theme.px(10), theme.px(14), theme.px(6))
            self._column.addWidget(label)
        self._column.addStretch(1)
        area.setWidget(inside)
        column.addWidget(area)
        model.modelReset.connect(self._fill)
        self._fill()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(340), self.theme.px(420))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.set_watched(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.set_watched(False)

    def _fill(self) -> None:
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [LuckCard(self.theme, row) for row in self.model.rows]
        for number, card in enumerate(self.cards):
            self._column.insertWidget(number, card)
        self.empty.setVisible(not self.cards)
        self.note.setVisible(bool(self.cards))
