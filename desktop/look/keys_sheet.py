"""All keys of a page on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import open_at_size
from desktop.look.key_uses import KeyGroup
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.key_cap import KeyCap

NARROW = 680
"""Below this width, in px at 100 %, there is one column."""


class KeysSheet(QDialog):
    """Lists of keys and what they do."""

    def __init__(self, theme: Theme, groups: Sequence[KeyGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.theme = theme
        self.setObjectName("dialog.keys")
        self.setWindowTitle(self.tr("Keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Everything can be done with keys"), TextStyle.TITLE, wrap=True))
        page = QWidget()
        self._row = QHBoxLayout(page)
        self._row.setContentsMargins(0, 0, px(12), 0)
        for part in _halves(groups):
            self._row.addLayout(self._column(part), 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("keys.close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        scroll = QScrollArea()
        scroll.setObjectName("keys.scroll")
        scroll.setAccessibleName(self.tr("Keys"))
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        page.setAutoFillBackground(False)
        column.addWidget(scroll, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        # With groups there is more than fits on a small sheet.
        open_at_size(self, theme, 900 if len(groups) < 2 else 1240, 560 if len(groups) < 2 else 1020, parent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for two."""
        super().resizeEvent(event)
        wide = self.width() >= self.theme.px(NARROW)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(self.theme.px(28 if wide else 8))

    def _column(self, groups: Sequence[KeyGroup]) -> QGridLayout:
        px = self.theme.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(14))
        grid.setVerticalSpacing(px(8))
        grid.setColumnStretch(1, 1)
        line = 0
        for group in groups:
            if group.title:
                title = text_label(group.title, TextStyle.STRONG)
                title.setContentsMargins(0, px(8) if line else 0, 0, 0)
                grid.addWidget(title, line, 0, 1, 2)
                line += 1
            for use in group.uses:
                grid.addWidget(KeyCap(self.theme, use.keys), line, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(text_label(use.words, TextStyle.BODY, wrap=True), line, 1)
                line += 1
        grid.setRowStretch(line, 1)
        return grid


def _halves(groups: Sequence[KeyGroup]) -> tuple[list[KeyGroup], list[KeyGroup]]:
    """Two columns of about the same height; a single group is cut in the middle."""
    if len(groups) == 1:
        one = groups[0]
        half = (len(one.uses) + 1) // 2
        return [KeyGroup(one.title, one.uses[:half])], [KeyGroup("", one.uses[half:])]
    heights = [len(one.uses) + 1.5 for one in groups]
    cut = min(range(len(groups) + 1), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))
    return list(groups[:cut]), list(groups[cut:])
