"""The sheet at the left: what can be put on the map, what is on it, and the picture to trace, as tabs."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.look.widgets.paper import Sheet


class LeftSheet(Sheet):
    """Tabs on paper. In a small window inspector and problems stand here as well, and tabs show pictures only."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setObjectName("map.left")
        self.tabs = QTabWidget()
        self.tabs.setObjectName("map.tabs")
        self.tabs.setAccessibleName(self.tr("Pieces, list and picture"))
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setAccessibleName(self.tabs.accessibleName())
        self._is_low = False
        self._words: dict[QWidget, tuple[str, str]] = {}
        self.body.addWidget(self.tabs, 1)

    def take_in(self, page: QWidget, words: str, picture: str) -> None:
        """One more tab."""
        if self.tabs.indexOf(page) < 0:
            self._words[page] = words, picture
            self.tabs.addTab(page, words)
            self._name_tabs()

    def let_go(self, page: QWidget) -> None:
        """Give a tab back to whoever shows it elsewhere."""
        place = self.tabs.indexOf(page)
        if place >= 0:
            self.tabs.removeTab(place)
            del self._words[page]
            self._name_tabs()

    def set_low(self, low: bool) -> None:
        """There is little height: the tabs take less of it."""
        self._is_low = low
        self._name_tabs()

    def show_page(self, page: QWidget) -> None:
        """Bring a tab to the front, if it is here."""
        if self.tabs.indexOf(page) >= 0:
            self.tabs.setCurrentWidget(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tabs()

    def look_changed(self) -> None:
        self._name_tabs()
        super().look_changed()

    def _name_tabs(self) -> None:
        """Words where there is room for all of them, else pictures with the words as tooltips."""
        bar, px = self.tabs.tabBar(), self.theme.px
        metrics = bar.fontMetrics()
        room = sum(metrics.horizontalAdvance(words) + px(32) for words, _ in self._words.values())
        in_words = room <= self.width() and not self._is_low
        side = px(18 if self._is_low else 22)
        bar.setStyleSheet(f"QTabBar::tab {{ padding: {px(3)}px {px(14)}px; }}" if self._is_low else "")
        bar.setIconSize(QSize(side, side))
        for page, (words, picture) in self._words.items():
            place = self.tabs.indexOf(page)
            self.tabs.setTabText(place, words if in_words else "")
            self.tabs.setTabIcon(place, QIcon() if in_words else icon(picture, side, self.theme.colours.text))
            self.tabs.setTabToolTip(place, words)
            bar.setAccessibleTabName(place, words)
