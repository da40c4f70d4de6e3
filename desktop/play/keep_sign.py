"""On the banner: what people have made in this game is kept in the library by a press."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.look.icons import paint_icon
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pressable import Pressable

WIDE = 38
"""In px at 100 %."""


class KeepSign(Pressable):
    """Follows the entry of the menu: seen as long as there is something to keep."""

    def __init__(self, theme: Theme, action: QAction) -> None:
        super().__init__(theme, action.text())
        self.setObjectName("banner.keep-made")
        self.setToolTip(tip(action.text()))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(lambda: self.setEnabled(action.isEnabled()))
        self.setEnabled(action.isEnabled())

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.isEnabled():
            # While there is nothing to keep the banner shows its wood.
            return
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        ink = colours.gold_line if self.hovered else colours.on_fill
        paint_icon(painter, "ui/save", QPointF(self.width() / 2, self.height() / 2), look.px(20), ink)
        if self.hasFocus():
            paint_focus(painter, self.rect().toRectF(), look, 4)


class BannerEnd(QWidget):
    """Signs side by side at the end of the banner."""

    def __init__(self, *signs: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for sign in signs:
            row.addWidget(sign)
