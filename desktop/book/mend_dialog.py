"""Asks how something that was told shall stand in the book."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.book.contents import units
from desktop.book.sentences import Sentence
from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.storage.mended import LONGEST_NAME, LONGEST_TEXT


class MendDialog(QDialog):
    """`mended` gives the words; none put back what was told first."""

    mended = Signal(str)

    def __init__(self, theme: Theme, sentence: Sentence, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px, what = theme.px, sentence.mendable
        self.what = what
        self.setObjectName("dialog.mend")
        title = self.tr("Another name") if what.is_name else self.tr("Mend what was told")
        self.setWindowTitle(title)
        open_at_size(self, theme, 640, 220 if what.is_name else 420, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(title, TextStyle.TITLE))
        words = (
            self.tr("It stands so everywhere in the book; the game keeps its own.")
            if what.is_name
            else self.tr("It changes the book only, and can be put back.")
        )
        column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        self.field: QLineEdit | QPlainTextEdit
        if what.is_name:
            self.field = QLineEdit(what.words)
            self.field.setMaxLength(LONGEST_NAME)
            self.field.selectAll()
            column.addWidget(self.field)
            column.addStretch(1)
        else:
            self.field = QPlainTextEdit(what.words)
            self.field.setTabChangesFocus(True)
            cursor = self.field.textCursor()
            cursor.setPosition(units(what.words[: sentence.begins]))
            cursor.setPosition(units(what.words[: sentence.ends]), QTextCursor.MoveMode.KeepAnchor)
            self.field.setTextCursor(cursor)
            column.addWidget(self.field, 1)
        self.field.setObjectName("mend.words")
        self.field.setAccessibleName(title)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        if what.words != what.first:
            row.addWidget(push_button("mend.back", self.tr("As it was first"), self._put_back))
        row.addStretch(1)
        row.addWidget(push_button("mend.cancel", self.tr("Not now"), self.reject))
        keep = push_button("mend.keep", self.tr("Keep"), self._keep)
        keep.setProperty("kind", "main")
        keep.setDefault(True)
        row.addWidget(keep)
        column.addLayout(row)
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In a text Enter begins a new line; with Ctrl it keeps the words."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._keep()
        else:
            super().keyPressEvent(event)

    @property
    def words(self) -> str:
        """What stands in the field."""
        return self.field.text() if isinstance(self.field, QLineEdit) else self.field.toPlainText()[:LONGEST_TEXT]

    def _keep(self) -> None:
        self.mended.emit(self.words)
        self.accept()

    def _put_back(self) -> None:
        self.mended.emit("")
        self.accept()
