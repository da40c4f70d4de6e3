"""The luck of a game that is over, in a window of its own; during the game it is a dock."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.play.models.luck_list import LuckList, LuckWords
from desktop.play.panels.luck_panel import LuckPanel
from desktop.play.presenter import Presenter


class LuckDialog(QDialog):
    """The luck panel with a heading and a button to close it."""

    def __init__(self, theme: Theme, presenter: Presenter, words: LuckWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.luck")
        self.setWindowTitle(self.tr("Luck"))
        open_at_size(self, theme, 560, 620, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("How the dice fell"), TextStyle.TITLE))
        self.luck = LuckPanel(theme, LuckList(presenter, words))
        column.addWidget(self.luck, 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("luck.close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
