"""Docks as sheets of paper: a heading to drag them by, a handle, a close button, and a hard shadow on the wood."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.look.colours import faint
from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import SHADOW_DOWN, SHADOW_RIGHT, Painted, brush_up, edge_pen
from desktop.look.widgets.paper import paint_head

RADIUS = 6


class DockTitle(Painted):
    """The heading of a dock: icon, title, quiet note, handle, close. Dragging it moves the dock."""

    def __init__(
        self, theme: Theme, title: str, icon_name: str = "", note: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._least = 0
        """Its least width, measured once: layouts ask for it again and again."""
        self.icon = Icon(theme, icon_name or "ui/circle", 20, "text")
        if not icon_name:
            self.icon.hide()
        self.title = text_label(title, TextStyle.DOCK)
        self.note = text_label(note, TextStyle.SMALL, "text_2")
        self.handle = Icon(theme, "ui/grip-vertical", 18, "text_2")
        self.handle.setToolTip(self.tr("Drag to move, double-click to float"))
        self.close_button = QToolButton()
        self.close_button.setProperty("kind", "flat")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close. The View menu opens it again."))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(12), 0, theme.px(8) + SHADOW_RIGHT, 0)
        row.setSpacing(theme.px(10))
        for widget in (self.icon, self.title, self.note):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.handle)
        row.addWidget(self.close_button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._dress()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.theme.px(36) + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), self.theme.px(36) + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_note()
        super().resizeEvent(event)

    def fit_note(self) -> None:
        """The note gives way before the title does."""
        room = self.width() - self._least_width() - self.theme.px(10)
        self.note.setVisible(bool(self.note.text()) and room >= self.note.sizeHint().width())

    def look_changed(self) -> None:
        self._least = 0
        self._dress()
        super().look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look = self.theme.look
        paper = QRectF(self.rect()).adjusted(0.5, 0.5, -SHADOW_RIGHT - 0.5, 0)
        if not look.is_plain:
            shade = QRectF(paper.right(), SHADOW_DOWN, SHADOW_RIGHT, self.height())
            painter.fillRect(shade, faint(look.colours.shadow, 0.38))
        paint_head(painter, paper, look, RADIUS)
        outline = QPainterPath()
        outline.moveTo(paper.left(), self.height())
        outline.lineTo(paper.left(), paper.top() + RADIUS)
        outline.quadTo(paper.left(), paper.top(), paper.left() + RADIUS, paper.top())
        outline.lineTo(paper.right() - RADIUS, paper.top())
        outline.quadTo(paper.right(), paper.top(), paper.right(), paper.top() + RADIUS)
        outline.lineTo(paper.right(), self.height())
        painter.strokePath(outline, edge_pen(look))

    def _least_width(self) -> int:
        if self._least:
            return self._least
        shown = [self.icon] if not self.icon.isHidden() else []
        widgets = (*shown, self.title, self.handle, self.close_button)
        apart = self.theme.px(10) * (len(widgets) + 1)
        self._least = sum(widget.sizeHint().width() for widget in widgets) + apart + self.theme.px(20)
        return self._least

    def _dress(self) -> None:
        self.close_button.setIcon(icon("ui/x", self.theme.px(18), self.colours.text_2))
        self.close_button.setIconSize(QSize(self.theme.px(18), self.theme.px(18)))


class DockBody(Painted):
    """The paper below a dock's heading; everything stands in `body`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 1 + SHADOW_RIGHT, RADIUS // 2 + SHADOW_DOWN)
        outer.setSpacing(0)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        outer.addLayout(self.body)

    @property
    def covered(self) -> QRect:
        """Where nothing below it is seen: all but its round corners and its shadow."""
        return self.geometry().adjusted(RADIUS, 0, -RADIUS - SHADOW_RIGHT, -RADIUS - SHADOW_DOWN)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look = self.theme.look
        rect = QRectF(self.rect())
        paper = rect.adjusted(0.5, -RADIUS * 2, -SHADOW_RIGHT - 0.5, -SHADOW_DOWN - 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        if not look.is_plain:
            painter.setBrush(faint(look.colours.shadow, 0.38))
            painter.drawRoundedRect(paper.translated(SHADOW_RIGHT, SHADOW_DOWN), RADIUS, RADIUS)
        painter.setPen(edge_pen(look))
        painter.setBrush(look.colours.window)
        painter.drawRoundedRect(paper, RADIUS, RADIUS)


class SheetDock(QDockWidget):
    """A dock that looks like a sheet of paper. `set_body` gives it its contents; `heading` is its title bar."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        title: str,
        icon_name: str = "",
        note: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.theme = theme
        self.heading = DockTitle(theme, title, icon_name, note, self)
        self.heading.close_button.clicked.connect(self.close)
        self.setTitleBarWidget(self.heading)
        self.paper = DockBody(theme, self)
        self.setWidget(self.paper)

    def set_body(self, widget: QWidget) -> None:
        """Put the contents on the paper."""
        self.paper.body.addWidget(widget)
