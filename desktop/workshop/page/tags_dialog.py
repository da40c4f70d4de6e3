"""Asks for the tags of one or several items, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.storage.tags import tags_from_text


class TagsDialog(QDialog):
    """`chosen` gives the tags in place of those that were there."""

    chosen = Signal(tuple)

    def __init__(self, theme: Theme, tags: Sequence[str], known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.tags")
        self.setWindowTitle(self.tr("Tags"))
        open_at_size(self, theme, 520, 200, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("Tags"), TextStyle.TITLE))
        words = self.tr("Words of your own, with commas between them. They stand at the left of the list.")
        column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        self.line = QLineEdit(", ".join(tags))
        self.line.setObjectName("tags.line")
        self.line.setAccessibleName(self.tr("Tags, with commas between them"))
        if known:
            completer = QCompleter(list(known), self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.line.setCompleter(completer)
        column.addWidget(self.line)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = push_button("tags.cancel", self.tr("Not now"), self.reject)
        row.addWidget(cancel)
        keep = QPushButton(self.tr("Keep"))
        keep.setObjectName("tags.keep")
        keep.setProperty("kind", "main")
        keep.clicked.connect(self._keep)
        row.addWidget(keep)
        column.addLayout(row)
        keep.setDefault(True)

    def _keep(self) -> None:
        self.chosen.emit(tags_from_text(self.line.text()))
        self.accept()
