"""The icon chooser: a grid of every game picture, found by typing its name."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.look.icons import has_icon, icon, icon_names, paint_icon
from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.controls_text import said_of
from desktop.workshop.forms.icon_words import icon_words
from desktop.workshop.forms.picker import PICK_ROLE, SEARCH_ROLE, Picker
from rules_core.content.fields import Field
from rules_core.content.items import Path

CELL, PICTURE = 52, 34
UNKNOWN = "ui/circle-help"


class IconControl(Control):
    """The chosen picture on a button; it opens the grid."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.button = QPushButton()
        self.button.setProperty("kind", "picker")
        self.call(self.button)
        self.button.clicked.connect(self.open)
        self.picker: Picker | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addStretch(1)
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.button

    def look_changed(self) -> None:
        self.button.setMinimumWidth(self.theme.px(220))
        self.picker = None
        self.show_value()

    def show_value(self) -> None:
        name = said_of(self.value)
        side = self.theme.px(28)
        shown = name if name and has_icon(name) else UNKNOWN
        self.button.setIcon(icon(shown, side, self.theme.colours.text))
        self.button.setIconSize(QSize(side, side))
        self.button.setText("  " + (icon_words(name) if name else self.tr("Choose a picture")))

    def describe(self, widget: QWidget) -> None:
        super().describe(widget)
        name = said_of(self.value)
        if name:
            said = self.tr("Now: {picture}.").format(picture=icon_words(name))
            widget.setAccessibleDescription(f"{said} {widget.accessibleDescription()}".strip())

    def open(self) -> None:
        """Show the grid below the button."""
        if self.picker is None:
            self.picker = self._made()
        px = self.theme.px
        self.picker.open_below(self.button, px(CELL * 8 + 44), px(400), said_of(self.value))

    def _made(self) -> Picker:
        px = self.theme.px
        model = QStandardItemModel(self)
        for name in icon_names():
            if "/" in name:
                continue
            words = icon_words(name)
            entry = QStandardItem()
            entry.setToolTip(tip(words))
            entry.setAccessibleText(words)
            entry.setData(name, PICK_ROLE)
            entry.setData(f"{words} {name}", SEARCH_ROLE)
            entry.setData(words, Qt.ItemDataRole.StatusTipRole)
            model.appendRow(entry)
        picker = Picker(self.theme, self.object_name, model, self)
        picker.list.setViewMode(QListView.ViewMode.IconMode)
        picker.list.setResizeMode(QListView.ResizeMode.Adjust)
        picker.list.setMovement(QListView.Movement.Static)
        picker.list.setUniformItemSizes(True)
        picker.list.setItemDelegate(PictureDelegate(self.theme, picker.list))
        picker.list.setGridSize(QSize(px(CELL), px(CELL)))
        picker.picked.connect(self.put)
        return picker


class PictureDelegate(QStyledItemDelegate):
    """Pictures alone, the chosen one in a frame."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours = self.theme.colours
        rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        brush_up(painter)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(stroke(colours.sel, 2))
            painter.setBrush(colours.sel_bg)
            painter.drawRoundedRect(rect, 5, 5)
        paint_icon(painter, str(index.data(PICK_ROLE)), rect.center(), self.theme.px(PICTURE), colours.text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        side = self.theme.px(CELL)
        return QSize(side, side)
