"""The head of a test's result, the same for every game: one large figure, what it says, and how sure it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.editors.result_words import ResultHead


class ResultHeadBox(QWidget):
    """Hidden as long as there is no result."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quick_test.head")
        self.figure = text_label("", TextStyle.FIGURE)
        self.figure.setObjectName("quick_test.figure")
        self.words = text_label("", TextStyle.STRONG, wrap=True)
        self.second = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.second.setObjectName("quick_test.sure")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(14))
        row.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignVCenter)
        beside = QVBoxLayout()
        beside.setSpacing(theme.px(1))
        for label in (self.words, self.second):
            label.setTextFormat(Qt.TextFormat.PlainText)
            beside.addWidget(label)
        row.addLayout(beside, 1)
        self.hide()

    def show_head(self, head: ResultHead | None) -> None:
        """Show another result, or none."""
        self.setVisible(head is not None)
        if head is None:
            return
        self.figure.setText(head.figure)
        self.words.setText(head.words)
        self.second.setText(head.second)
