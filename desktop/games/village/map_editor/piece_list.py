"""Everything on the map as a list beside it: for whoever does not use the pointer, and to find things."""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.hand import inches
from desktop.games.village.map_editor.layout import MapThing, Ref, ThingKind
from desktop.look.icons import stamp_icon
from desktop.look.theme import Theme
from desktop.look.tip import tip

REF = Qt.ItemDataRole.UserRole
LOCKED, HIDDEN = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
SIGN = 26
"""The width of a sign in px at 100 %."""


class SignDelegate(QStyledItemDelegate):
    """A line with a lock and an eye at its right end: faint where nothing is locked or hidden."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        colours, side = self.theme.colours, float(self.theme.px(16))
        locked, hidden = bool(index.data(LOCKED)), bool(index.data(HIDDEN))
        for name, strong, place in (
            ("ui/lock", locked, lock_place(option.rect, self.theme)),
            ("ui/eye-off" if hidden else "ui/eye", hidden, eye_place(option.rect, self.theme)),
        ):
            if strong:
                painter.fillRect(place, colours.sel_bg)
            ink = colours.text if strong else colours.line_strong
            stamp_icon(painter, name, QPointF(QRect(place).center()), side, ink)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        room = option.rect.width() - self.theme.px(2 * SIGN + 12)
        option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # As wide as the list, whatever stands in it: the signs are seen without scrolling.
        return QSize(self.theme.px(4 * SIGN), super().sizeHint(option, index).height())


def eye_place(row: QRect, theme: Theme) -> QRect:
    """Where the eye of a line stands."""
    wide = theme.px(SIGN)
    return QRect(row.right() - wide, row.top(), wide, row.height())


def lock_place(row: QRect, theme: Theme) -> QRect:
    """Where its lock stands."""
    return eye_place(row, theme).translated(-theme.px(SIGN), 0)


class PieceList(QListWidget):
    """One line for each thing: its name and where it stands. What is chosen here is chosen on the map."""

    picked = Signal()
    """Something was chosen here."""

    def __init__(self, theme: Theme, editor: MapEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.editor = theme, editor
        self._lines: list[tuple[MapThing, bool, bool]] = []
        """What the lines were written for, and whether it was locked and hidden."""
        self.setItemDelegate(SignDelegate(theme, self))
        self.setToolTip(tip(self.tr("Click the lock or the eye of a line, or press L or H for what is chosen.")))
        self.setObjectName("map.list")
        self.setAccessibleName(self.tr("Everything on the map"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setUniformItemSizes(True)
        self.itemSelectionChanged.connect(self._picked)
        editor.layout_changed.connect(self.show_things)
        editor.shown_changed.connect(self.show_things)
        editor.chosen_changed.connect(self.show_things)

    def show_things(self) -> None:
        """Write the list anew; only lines that differ are touched, and none while nobody sees them."""
        if not self.isVisible():
            return
        things = self.editor.layout.things
        with QSignalBlocker(self):
            while self.count() > len(things):
                self.takeItem(self.count() - 1)
            for number, thing in enumerate(things):
                line = self._line(thing)
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
                item.setData(LOCKED, line[1])
                item.setData(HIDDEN, line[2])
        self._lines = [self._line(one) for one in things]
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
        if self.editor.is_hidden(thing):
            return self.tr("{name}, at {place}, hidden").format(name=name, place=where)
        if self.editor.is_locked(thing):
            return self.tr("{name}, at {place}, locked").format(name=name, place=where)
        return self.tr("{name}, at {place}").format(name=name, place=where)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.editor.remove()
        elif event.key() == Qt.Key.Key_L and not event.modifiers() and self.editor.things:
            self.editor.set_locked(len(self.editor.free) == len(self.editor.things))
        elif event.key() == Qt.Key.Key_H and not event.modifiers() and self.editor.things:
            self.editor.set_hidden(not all(self.editor.is_hidden(one) for one in self.editor.things))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a sign is about its line alone, and chooses nothing."""
        if event.button() is not Qt.MouseButton.LeftButton or not self._pressed_sign(event.position().toPoint()):
            super().mousePressEvent(event)

    def _pressed_sign(self, at: QPoint) -> bool:
        item = self.itemAt(at)
        thing = self.editor.layout.thing(item.data(REF)) if item is not None else None
        if item is None or thing is None:
            return False
        row = self.visualItemRect(item)
        if lock_place(row, self.theme).contains(at):
            self.editor.lock(thing, locked=not self.editor.is_locked(thing))
        elif eye_place(row, self.theme).contains(at):
            self.editor.hide(thing, hidden=not self.editor.is_hidden(thing))
        else:
            return False
        return True

    def _line(self, thing: MapThing) -> tuple[MapThing, bool, bool]:
        return thing, self.editor.is_locked(thing), self.editor.is_hidden(thing)

    def _picked(self) -> None:
        refs: list[Ref] = [item.data(REF) for item in self.selectedItems()]
        self.editor.choose(refs)
        self.picked.emit()

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
