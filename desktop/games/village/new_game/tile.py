"""A tile: one of a few choices, with a heading and a sentence. The chosen one is framed in gold."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pressable import Pressable


class ChoiceTile(Pressable):
    """A checkable sheet with a title and a text of as many lines as it needs."""

    def __init__(self, theme: Theme, title: str, text: str) -> None:
        super().__init__(theme, title, text)
        self._text = text
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # On what is chosen already Enter goes on, as it does everywhere else in the dialog.
        if self.isChecked() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)

    def say(self, title: str, text: str) -> None:
        """Show other words."""
        self.setText(title)
        self._text = text
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = self.theme.px(240)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(60))

    def heightForWidth(self, wide: int) -> int:
        look = self.theme.look
        inner = wide - look.px(28)
        wrap = Qt.TextFlag.TextWordWrap
        title = QFontMetrics(look.font(TextStyle.ROW)).boundingRect(0, 0, inner, 1000, wrap, self.text()).height()
        text = QFontMetrics(look.font(TextStyle.SMALL)).boundingRect(0, 0, inner, 1000, wrap, self._text).height()
        return self.head_px() + title + text + look.px(24)

    def head_px(self) -> int:
        """Height in px of what stands above the words."""
        return 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.setBrush(colours.sel_bg if self.isChecked() else colours.alt if self.hovered else colours.base)
        painter.drawRoundedRect(rect, 6, 6)
        if self.isChecked():
            painter.setPen(stroke(colours.sel, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        inner = rect.adjusted(look.px(13), self.head_px() + look.px(9), -look.px(13), -look.px(9))
        painter.setFont(look.font(TextStyle.ROW))
        painter.setPen(colours.text)
        wrap = int(Qt.TextFlag.TextWordWrap)
        used = painter.boundingRect(inner, wrap, self.text())
        painter.drawText(inner, wrap, self.text())
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text_2)
        painter.drawText(inner.adjusted(0, used.height() + look.px(2), 0, 0), wrap, self._text)
        if self.hasFocus():
            paint_focus(painter, rect, look)
