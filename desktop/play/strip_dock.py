"""A dock of a single line: its heading stands at the left of what it holds, not above it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted


class StripTitle(Painted):
    """Icon, title and a small button that closes. Dragging it moves the dock."""

    def __init__(self, theme: Theme, title: str, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        px = theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), 0, px(4), 0)
        row.setSpacing(px(8))
        row.addWidget(Icon(theme, icon_name, 18, "text_2"))
        row.addWidget(text_label(title, TextStyle.SMALL_STRONG))
        self.close_button = QToolButton()
        self.close_button.setProperty("kind", "flat")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close. The View menu opens it again."))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(self.close_button)
        self._dress()

    def look_changed(self) -> None:
        self._dress()
        super().look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.colours.head)

    def _dress(self) -> None:
        side = self.theme.px(14)
        self.close_button.setIcon(icon("ui/x", side, self.colours.text_2))
        self.close_button.setIconSize(QSize(side, side))


class StripDock(QDockWidget):
    """A low dock above or below the map."""

    def __init__(self, theme: Theme, name: str, title: str, icon_name: str, panel: QWidget) -> None:
        super().__init__(title)
        self.setObjectName(f"dock.{name}")
        self.panel = panel
        self.setAllowedAreas(Qt.DockWidgetArea.TopDockWidgetArea | Qt.DockWidgetArea.BottomDockWidgetArea)
        self.setFeatures(self.features() | QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar)
        self.heading = StripTitle(theme, title, icon_name, self)
        self.heading.close_button.clicked.connect(self.close)
        self.setTitleBarWidget(self.heading)
        self.setWidget(panel)
