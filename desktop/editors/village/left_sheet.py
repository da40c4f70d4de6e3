"""The sheet at the left: what can be put on the map, what is on it, and the picture to trace, as tabs."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.paper import Sheet


class LeftSheet(Sheet):
    """Tabs on paper. In a narrow window the inspector stands here as well."""

    def __init__(self, theme: Theme, pages: list[tuple[QWidget, str]]) -> None:
        super().__init__(theme)
        self.setObjectName("map.left")
        self.tabs = QTabWidget()
        self.tabs.setObjectName("map.tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setAccessibleName(self.tr("Pieces, list and picture"))
        for page, words in pages:
            self.tabs.addTab(page, words)
        self.body.addWidget(self.tabs, 1)

    def take_in(self, page: QWidget, words: str) -> None:
        """One more tab."""
        if self.tabs.indexOf(page) < 0:
            self.tabs.addTab(page, words)

    def let_go(self, page: QWidget) -> None:
        """Give a tab back to whoever shows it elsewhere."""
        place = self.tabs.indexOf(page)
        if place >= 0:
            self.tabs.removeTab(place)

    def show_page(self, page: QWidget) -> None:
        """Bring a tab to the front, if it is here."""
        if self.tabs.indexOf(page) >= 0:
            self.tabs.setCurrentWidget(page)
