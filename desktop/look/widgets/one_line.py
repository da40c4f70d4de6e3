"""Words on one line or few that end in dots where there is no room for all of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, wrapped

LEAST = 20


class OneLine(QLabel):
    """Its text stays whole for whoever asks; what is cut off stands in the tooltip too."""

    def __init__(
        self, text: str = "", step: TextStyle = TextStyle.BODY, tone: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self.setProperty("step", step.name.lower())
        self.setProperty("tone", tone)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def shown(self) -> str:
        """What there is room for."""
        room = max(LEAST, self.contentsRect().width())
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment() | Qt.TextFlag.TextSingleLine, self.shown())

    def _tell(self) -> None:
        whole = self.text()
        self.setToolTip(tip(whole if self.shown() != whole else ""))


class FewLines(OneLine):
    """Takes two lines, closer together than the face says, while it may."""

    CLOSE = 0.8
    """From line to line, in heights of the face."""

    def __init__(self, step: TextStyle = TextStyle.BODY, tone: str = "text") -> None:
        super().__init__("", step, tone)
        self._most = 1

    def set_most(self, lines: int) -> None:
        """How many lines it may take."""
        if lines != self._most:
            self._most = lines
            self._tell()
            self.update()

    def shown(self) -> str:
        return " ".join(self._lines())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines, metrics, rect = self._lines(), QFontMetricsF(self.font()), QRectF(self.contentsRect())
        apart = metrics.height() * self.CLOSE
        top = rect.center().y() - (metrics.height() + apart * (len(lines) - 1)) / 2
        for number, line in enumerate(lines):
            place = QRectF(rect.left(), top + number * apart, rect.width(), metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)

    def _lines(self) -> list[str]:
        room = max(LEAST, self.contentsRect().width())
        return wrapped(self.text(), QFontMetricsF(self.font()), room, self._most) or [""]
