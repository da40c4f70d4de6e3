"""What the dialogs about a pack's items have in common: a head, a part that scrolls, the list, the buttons below."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import scrolling
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon
from desktop.workshop.packs.item_picture import SIDE

ROWS_MEASURED = 40


class PackDialog(QDialog):
    """A dialog with a list of items."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def _frame(self) -> tuple[QVBoxLayout, QVBoxLayout]:
        """The column of what scrolls, and that around it, in which the buttons come below.

        With large letters in a low window all but the buttons scrolls.
        """
        px = self.theme.px
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(4), 0)
        column.setSpacing(px(10))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(20), px(14), px(16), px(14))
        whole.setSpacing(px(10))
        scroll = scrolling(content)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        whole.addWidget(scroll, 1)
        return column, whole

    def _head(self, title: QLabel, second: QLabel) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(12))
        row.addWidget(Icon(self.theme, "locked-chest", 40, "hero"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(second)
        row.addLayout(words, 1)
        return row

    def _foot_of(self, words: QLabel) -> tuple[QBoxLayout, QHBoxLayout]:
        """What stands below: words, and the row for the buttons. In a narrow dialog the words go above the buttons."""
        foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.setSpacing(self.theme.px(10))
        foot.addWidget(words, 1)
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        row.addStretch(1)
        foot.addLayout(row)
        return foot, row

    def _items(self, model: QAbstractItemModel, name: str, words: str, widest: int) -> QTableView:
        """The list; the column `widest` takes the room that the others leave."""
        px = self.theme.px
        table = QTableView()
        table.setObjectName(name)
        table.setAccessibleName(words)
        table.setModel(model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setIconSize(QSize(px(SIDE), px(SIDE)))
        table.verticalHeader().setVisible(False)
        table.verticalHeader().setDefaultSectionSize(px(44))
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(ROWS_MEASURED)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(px(90))
        return table
