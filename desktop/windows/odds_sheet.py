"""A sheet on the map: what an attack or a shot may do, as bars, before it is made."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.painted import SHADOW_DOWN, SHADOW_RIGHT, Painted, brush_up, paint_paper
from desktop.windows.odds_words import attack_rows, percent


class OddsSheet(Painted):
    """Title and rows of bars; hidden while there is nothing to attack."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("odds")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = ""
        self._rows: list[tuple[str, float, bool]] = []
        self.hide()

    def show_odds(self, title: str, odds: dict[str, float]) -> None:
        """Show these odds."""
        self._title = title
        self._rows = attack_rows(odds)
        said = ", ".join(f"{words} {percent(chance)}" for words, chance, _ in self._rows)
        self.setAccessibleName(f"{title}: {said}")
        self.resize(self.sizeHint())
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(320), px(52) + len(self._rows) * px(28) + px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect())
        paint_paper(painter, rect, look, role="base")
        paper = rect.adjusted(0, 0, -SHADOW_RIGHT, -SHADOW_DOWN)
        painter.fillRect(QRectF(1, 1, paper.width() - 2, look.px(40)), colours.head)
        painter.setFont(look.font(Step.DOCK))
        painter.setPen(colours.text)
        title = QRectF(look.px(14), 0, paper.width() - look.px(28), look.px(42))
        shown = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, int(title.width()))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, shown)
        top = look.px(50)
        for words, chance, good in self._rows:
            high = look.px(28)
            painter.setFont(look.font(Step.LOG))
            painter.setPen(colours.text)
            name = QRectF(look.px(14), top, look.px(150), high)
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, words)
            bar = QRectF(look.px(168), top + high * 0.3, look.px(80), high * 0.42)
            painter.setPen(stroke(colours.line_strong, look.hair))
            painter.setBrush(colours.alt)
            painter.drawRect(bar)
            fill = QRectF(bar.left(), bar.top(), bar.width() * chance, bar.height())
            painter.fillRect(fill, colours.good_fill if good else colours.enemy_bar)
            painter.setFont(look.font(Step.LOG_STRONG))
            painter.setPen(colours.text)
            number = QRectF(bar.right() + look.px(8), top, paper.right() - bar.right() - look.px(16), high)
            painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, percent(chance))
            top += high
