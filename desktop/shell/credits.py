"""The dialog of credits: whose icons, fonts, libraries and games are in the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

import resources
from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label


class Credits(QDialog):
    """The attribution files, as they are shipped."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.credits")
        self.setWindowTitle(self.tr("Credits"))
        open_at_size(self, theme, 720, 600, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Credits"), TextStyle.TITLE))
        words = self.tr(
            "The rules of play are those of The Village Must Stand on Song of Blades and Heroes, told in our own "
            "words. All heroes, enemies and places are our own."
        )
        column.addWidget(text_label(words, TextStyle.BODY, wrap=True))
        browser = QTextBrowser()
        browser.setAccessibleName(self.tr("Icons, fonts and libraries"))
        folder = Path(resources.__file__).parent
        files = ("LIBRARIES.md", "icons/ATTRIBUTION.md", "fonts/ATTRIBUTION.md")
        texts = [(folder / name).read_text(encoding="utf-8") for name in files if (folder / name).is_file()]
        browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        browser.setMarkdown("\n\n".join(texts))
        _set_in_our_type(browser.document(), theme)
        column.addWidget(browser, 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("credits.close")
        close.clicked.connect(self.accept)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)


def _set_in_our_type(document: QTextDocument, theme: Theme) -> None:
    """Headings in the heading face and no larger than others of ours; names of files in the face of the text."""
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        level = block.blockFormat().headingLevel()
        look = QTextCharFormat()
        look.setFontFixedPitch(False)
        look.setFont(theme.font((TextStyle.BODY, TextStyle.NAME, TextStyle.DOCK)[min(level, 2)]))
        cursor.mergeCharFormat(look)
        block = block.next()
