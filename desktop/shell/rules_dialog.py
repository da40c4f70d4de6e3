"""The rules in a window of their own, where no game is open; in a game they are a dock."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.play.panels.rules_panel import RulesPanel


class RulesDialog(QDialog):
    """The rules panel with a heading and a button to close it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, books: tuple[str, ...] | None = None) -> None:
        """`books` are those of one game; None is all of them."""
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.rules")
        self.setWindowTitle(self.tr("Rules"))
        open_at_size(self, theme, 980, 640, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Rules"), TextStyle.TITLE))
        self.rules = RulesPanel(theme, books)
        column.addWidget(self.rules, 1)
        close = push_button("rules.close", self.tr("Close"), self.accept)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.rules.search.setFocus()
