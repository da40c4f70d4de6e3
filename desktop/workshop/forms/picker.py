"""A sheet with a search field and a list below it, to find one thing of many, by mouse or by keyboard alone."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label

SEARCH_ROLE = Qt.ItemDataRole.UserRole + 50
"""The words by which an entry is found."""
PICK_ROLE = Qt.ItemDataRole.UserRole
"""What is picked: an id."""


class PickerFilter(QSortFilterProxyModel):
    """Keeps the entries in whose words every searched word occurs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def search(self, text: str) -> None:
        """Show what fits the text."""
        self._words = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex) -> bool:
        if not self._words:
            return True
        model = self.sourceModel()
        said = str(model.data(model.index(source_row, 0, source_parent), SEARCH_ROLE) or "").casefold()
        return all(word in said for word in self._words)


class Picker(QFrame):
    """Opens below a control. `picked` carries the id; Escape or a click elsewhere closes it."""

    picked = Signal(str)

    def __init__(self, theme: Theme, name: str, model: QAbstractItemModel, control: QWidget) -> None:
        # A child of the window and no window of its own: it takes no keys from anybody, and works on every desktop.
        super().__init__(control.window())
        self.theme = theme
        self.hide()
        control.destroyed.connect(self.deleteLater)
        self.setObjectName(f"{name}.picker")
        self._opener: QWidget | None = None
        self.setProperty("frame", "sheet")
        self.search = QLineEdit()
        self.search.setObjectName(f"{name}.search")
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.filter = PickerFilter(self)
        self.filter.setSourceModel(model)
        self.list = QListView()
        self.list.setObjectName(f"{name}.list")
        self.list.setAccessibleName(self.tr("What there is to choose"))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setModel(self.filter)
        self.list.setUniformItemSizes(False)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.empty = text_label(self.tr("Nothing is called so."), TextStyle.BODY, "text_2")
        self.foot: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        column = QVBoxLayout(self)
        margin = theme.px(8)
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(theme.px(6))
        for widget in (self.search, self.empty, self.list, self.foot):
            column.addWidget(widget)
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.clicked.connect(self._pick)
        self.list.selectionModel().currentChanged.connect(lambda now, _: self._tell(now))
        self._searched("")

    def open_below(self, widget: QWidget, wide: int, high: int, chosen: str = "") -> None:
        """Show the picker below a widget, or above it where there is no room, with the chosen entry at hand."""
        room = widget.window().rect()
        self.resize(min(wide, room.width()), min(high, room.height()))
        window = widget.window()
        place = widget.mapTo(window, QPoint(0, widget.height()))
        if place.y() + self.height() > room.bottom():
            above = widget.mapTo(window, QPoint(0, 0)).y() - self.height()
            place.setY(above if above >= 0 else max(0, room.bottom() - self.height()))
        place.setX(max(0, min(place.x(), room.right() - self.width())))
        self.move(place)
        self._opener = widget
        self.search.clear()
        for row in range(self.filter.rowCount()):
            if self.filter.index(row, 0).data(PICK_ROLE) == chosen:
                self.list.setCurrentIndex(self.filter.index(row, 0))
        self.show()
        self.raise_()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved, Qt.ConnectionType.UniqueConnection)
        self.list.scrollTo(self.list.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)
        self.search.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                # They close the picker and not the page behind it.
                event.accept()
                return True
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            current = self.list.currentIndex()
            self._pick(current if current.isValid() else self.filter.index(0, 0))
            return True
        if key == Qt.Key.Key_Escape:
            self._leave()
            return True
        if watched is self.search and key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            if not self.list.currentIndex().isValid():
                self.list.setCurrentIndex(self.filter.index(0, 0))
            self.list.setFocus()
            return True
        if watched is self.list and event.text().isprintable() and event.text().strip():
            self.search.setFocus()
            self.search.insert(event.text())
            return True
        return super().eventFilter(watched, event)

    def _searched(self, text: str) -> None:
        self.filter.search(text)
        found = self.filter.rowCount() > 0
        self.list.setVisible(found)
        self.empty.setVisible(not found)
        if found and text:
            self.list.setCurrentIndex(self._best(text.strip().casefold()))

    def _best(self, text: str) -> QModelIndex:
        """What is called so, or begins so; else the first."""
        names = [str(self.filter.index(row, 0).data() or "").casefold() for row in range(self.filter.rowCount())]
        for row, name in enumerate(names):
            if name == text:
                return self.filter.index(row, 0)
        for row, name in enumerate(names):
            if name.startswith(text):
                return self.filter.index(row, 0)
        return self.filter.index(0, 0)

    def _leave(self) -> None:
        """Close, and give the focus back to whoever opened it."""
        self.close()
        if self._opener is not None:
            self._opener.setFocus()

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if self.isVisible() and now is not None and not self.isAncestorOf(now) and now is not self._opener:
            self.close()

    def _tell(self, index: QModelIndex) -> None:
        said = index.data(Qt.ItemDataRole.StatusTipRole)
        self.foot.setText(str(said) if said else "")
        self.foot.setVisible(bool(said))

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self._leave()
            self.picked.emit(str(index.data(PICK_ROLE)))
