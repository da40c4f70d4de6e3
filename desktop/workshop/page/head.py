"""The head of the workshop: the way back, the search, what narrows and sorts the list, and what makes new items."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.workshop.page.entries import Order, Origin
from desktop.workshop.page.places import PlaceList

ROOM_FOR_TITLE, ROOM_FOR_ALL = 1100, 900
"""Widths in px at 100 %: below the first the title goes, below the second the boxes stand in a row of their own."""


class WorkshopHead(QWidget):
    """One row on the wood, or two where there is little room."""

    def __init__(self, theme: Theme, places: PlaceList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        px = theme.px
        self._icon = Icon(theme, "claw-hammer", 36, "gold_line")
        self._title: QLabel = text_label(self.tr("Workshop"), TextStyle.TITLE, "on_wood")
        self.back = self._button("back", self.tr("Hearth"), "ui/arrow-left")
        self.take_in = self._button("import", self.tr("Import"), "ui/download")
        self.new = self._button("new", self.tr("New"), "ui/plus", "main")
        self.search = QLineEdit()
        self.search.setObjectName("workshop.search")
        self.search.setPlaceholderText(self.tr("Find by name, text or tag"))
        self.search.setAccessibleName(self.tr("Find an item"))
        self.search.setClearButtonEnabled(True)
        self.narrow_places = self._box("narrow-places", self.tr("What is shown"))
        self.narrow_places.setModel(places.model())
        self.origin = self._box("origin", self.tr("From whom"))
        self.origin.addItem(self.tr("From everybody"), Origin.ANYWHERE)
        self.origin.addItem(self.tr("Our own"), Origin.OWN)
        self.origin.addItem(self.tr("From Hearthwall"), Origin.OFFICIAL)
        self.order = self._box("order", self.tr("Sorted by"))
        self.order.addItem(self.tr("By name"), Order.NAME)
        self.order.addItem(self.tr("Last changed"), Order.CHANGED)
        self.order.addItem(self.tr("By kind"), Order.KIND)
        self.order.addItem(self.tr("Most used"), Order.USED)
        self.order.addItem(self.tr("Problems first"), Order.PROBLEMS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        for row in (self._first, self._second):
            row.setSpacing(px(8))
            column.addLayout(row)
        self._first.addWidget(self.back)
        self._first.addWidget(self._icon)
        self._first.addWidget(self._title)
        self._first.addWidget(self.search, 1)
        self._first.addWidget(self.take_in)
        self._first.addWidget(self.new)
        self._two_rows: bool | None = None

    def arrange(self, wide: int, *, narrow: bool) -> None:
        """Stand in a page of that width in px; in a narrow one the places are a box here."""
        px = self.theme.px
        self._title.setVisible(wide >= px(ROOM_FOR_TITLE))
        self.narrow_places.setVisible(narrow)
        two_rows = wide < px(ROOM_FOR_ALL)
        if two_rows == self._two_rows:
            return
        self._two_rows = two_rows
        for number, box in enumerate((self.narrow_places, self.origin, self.order)):
            (self._first if two_rows else self._second).removeWidget(box)
            if two_rows:
                self._second.addWidget(box, 1)
            else:
                self._first.insertWidget(self._first.indexOf(self.take_in), box)
            self.setTabOrder((self.search, self.narrow_places, self.origin)[number], box)
        for button in (self.back, self.take_in):
            words = button.accessibleName()
            button.setText("" if two_rows else words)
            button.setToolTip(tip(words if two_rows else ""))
            self._dress(button)

    def _button(self, name: str, words: str, picture: str, kind: str = "") -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(f"workshop.{name}")
        button.setAccessibleName(words)
        button.setProperty("kind", kind)
        button.setProperty("picture", picture)
        self._dress(button)
        return button

    def _dress(self, button: QPushButton) -> None:
        colours = self.theme.colours
        ink = colours.on_fill if button.property("kind") == "main" else colours.text
        put_icon(button, str(button.property("picture")), self.theme.px(18), ink)

    def _box(self, name: str, said: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"workshop.{name}")
        box.setAccessibleName(said)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return box
