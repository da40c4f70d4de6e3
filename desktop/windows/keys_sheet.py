"""All keys of the play window on one sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.key_cap import KeyCap
from desktop.windows.dialog_size import open_at_size


class KeysSheet(QDialog):
    """A list of keys and what they do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.keys")
        self.setWindowTitle(self.tr("Keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Everything can be done with keys"), Step.TITLE))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, px(12), 0)
        grid.setHorizontalSpacing(px(14))
        grid.setVerticalSpacing(px(8))
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        keys = (
            ("1 - 9", self.tr("choose an answer")),
            ("Enter", self.tr("take the answer in blue, place it here; an order is done")),
            ("Tab", self.tr("go round the answers")),
            ("Space", self.tr("roll the dice; skip what is being shown")),
            ("1 - 6", self.tr("type what real dice show")),
            ("Backspace", self.tr("undo; take back a typed die")),
            ("Ctrl+Z", self.tr("undo")),
            ("Ctrl+Y", self.tr("redo")),
            ("Ctrl+Shift+Z", self.tr("undo the whole activation")),
            ("Arrows", self.tr("move what is being placed; move the map")),
            ("Q  E", self.tr("turn a Barricade")),
            ("Number pad", self.tr("plays everything: + next, 2 4 6 8 move, 7 9 turn")),
            ("+  -", self.tr("zoom")),
            ("0", self.tr("show the whole table; at an order: decide otherwise")),
            ("I", self.tr("what would each enemy do now?")),
            ("V", self.tr("whom can the one who acts see?")),
            ("R", self.tr("the ruler, and back")),
            ("F5", self.tr("play this activation for me")),
            ("F6", self.tr("play on for me; F7 stops")),
            ("F8", self.tr("the table view, for a second screen")),
            ("Ctrl+L", self.tr("the map as a list; Enter takes a row")),
            ("Ctrl+B", self.tr("build this table up with a tape measure")),
            ("Ctrl+D", self.tr("a die was wrong: correct it")),
            ("Ctrl+K", self.tr("check the table, line by line")),
            ("Ctrl+P", self.tr("print sheets for the table")),
            ("Ctrl+H", self.tr("back to the Hearth; every answer is saved")),
            ("?", self.tr("this sheet")),
        )
        half = (len(keys) + 1) // 2
        for number, (key, meaning) in enumerate(keys):
            row, pair = number % half, (number // half) * 2
            grid.addWidget(KeyCap(theme, key), row, pair)
            grid.addWidget(text_label(meaning, Step.BODY), row, pair + 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("keys.close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        page.setAutoFillBackground(False)
        column.addWidget(scroll, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        open_at_size(self, theme, 900, 560, parent)
