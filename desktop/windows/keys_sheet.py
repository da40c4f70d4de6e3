"""All keys of the play window on one sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QWidget

from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.key_cap import KeyCap


class KeysSheet(QDialog):
    """A list of keys and what they do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.keys")
        self.setWindowTitle(self.tr("Keys"))
        grid = QGridLayout(self)
        grid.setContentsMargins(px(24), px(20), px(24), px(20))
        grid.setHorizontalSpacing(px(20))
        grid.setVerticalSpacing(px(8))
        grid.setColumnMinimumWidth(1, px(320))
        grid.addWidget(text_label(self.tr("Everything can be done with keys"), Step.TITLE), 0, 0, 1, 4)
        keys = (
            ("1 - 9", self.tr("choose an answer")),
            ("Enter", self.tr("take the answer in blue, or place it here")),
            ("Tab", self.tr("go round the answers")),
            ("Space", self.tr("roll the dice; skip what is being shown")),
            ("1 - 6", self.tr("type what real dice show")),
            ("Backspace", self.tr("undo; take back a typed die")),
            ("Ctrl+Z", self.tr("undo")),
            ("Ctrl+Y", self.tr("redo")),
            ("Ctrl+Shift+Z", self.tr("undo the whole activation")),
            ("Arrows", self.tr("move what is being placed; move the map")),
            ("Q  E", self.tr("turn a Barricade")),
            ("+  -", self.tr("zoom")),
            ("0", self.tr("show the whole table")),
            ("I", self.tr("what would each enemy do now?")),
            ("V", self.tr("whom can the one who acts see?")),
            ("R", self.tr("the ruler, and back")),
            ("F5", self.tr("play this activation for me")),
            ("F6", self.tr("play on for me; F7 stops")),
            ("Ctrl+P", self.tr("print sheets for the table")),
            ("Ctrl+H", self.tr("back to the Hearth; every answer is saved")),
            ("?", self.tr("this sheet")),
        )
        half = (len(keys) + 1) // 2
        for number, (key, meaning) in enumerate(keys):
            row, column = number % half + 1, (number // half) * 2
            grid.addWidget(KeyCap(theme, key), row, column)
            grid.addWidget(text_label(meaning, Step.BODY), row, column + 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("keys.close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        grid.addWidget(close, half + 1, 3, Qt.AlignmentFlag.AlignRight)
