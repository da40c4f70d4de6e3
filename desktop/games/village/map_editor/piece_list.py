"""Everything on the map as a list beside it: for whoever does not use the pointer, and to find things."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.hand import inches
from desktop.games.village.map_editor.layout import MapThing, Ref, ThingKind

REF = Qt.ItemDataRole.UserRole


class PieceList(QListWidget):
    """One line for each thing: its name and where it stands. What is chosen here is chosen on the map."""

    def __init__(self, editor: MapEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self._lines: list[tuple[MapThing, bool]] = []
        """What the lines were written for, and whether it was locked."""
        self.setObjectName("map.list")
        self.setAccessibleName(self.tr("Everything on the map"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setUniformItemSizes(True)
        self.itemSelectionChanged.connect(self._picked)
        editor.layout_changed.connect(self.show_things)
        editor.chosen_changed.connect(self._show_chosen)

    def show_things(self) -> None:
        """Write the list anew; only lines that differ are touched, and none while nobody sees them."""
        if not self.isVisible():
            return
        things = self.editor.layout.things
        with QSignalBlocker(self):
            while self.count() > len(things):
                self.takeItem(self.count() - 1)
            for number, thing in enumerate(things):
                line = thing, self.editor.is_locked(thing)
                if number < len(self._lines) and self._lines[number] == line:
                    continue
                words = self.line(thing)
                if number >= self.count():
                    self.addItem(QListWidgetItem())
                item = self.item(number)
                if item.text() != words:
                    item.setText(words)
                if item.data(REF) != thing.ref:
                    item.setData(REF, thing.ref)
        self._lines = [(one, self.editor.is_locked(one)) for one in things]
        self._show_chosen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_things()

    def line(self, thing: MapThing) -> str:
        """What a thing is and where it stands."""
        name = self.editor.words.name(thing)
        name = name[:1].upper() + name[1:]
        if thing.kind is ThingKind.SPAWN:
            where = self.tr("{start} to {end}").format(start=inches(thing.start), end=inches(thing.end))
        else:
            where = self.tr("{x}, {y}").format(x=inches(thing.pivot[0]), y=inches(thing.pivot[1]))
        if self.editor.is_locked(thing):
            return self.tr("{name}, at {place}, locked").format(name=name, place=where)
        return self.tr("{name}, at {place}").format(name=name, place=where)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.editor.remove()
        else:
            super().keyPressEvent(event)

    def _picked(self) -> None:
        refs: list[Ref] = [item.data(REF) for item in self.selectedItems()]
        self.editor.choose(refs)

    def _show_chosen(self) -> None:
        if not self.isVisible():
            return
        chosen = set(self.editor.chosen)
        model = self.selectionModel()
        with QSignalBlocker(self):
            for number in range(self.count()):
                item = self.item(number)
                wanted = item.data(REF) in chosen
                if item.isSelected() != wanted:
                    item.setSelected(wanted)
                if wanted and len(chosen) == 1:
                    model.setCurrentIndex(self.indexFromItem(item), QItemSelectionModel.SelectionFlag.NoUpdate)
                    self.scrollToItem(item)
