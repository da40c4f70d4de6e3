"""The boxes that say or ask something: one way to make them, and they are gone when they are closed."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

MAY_END: Final = "\N{ZERO WIDTH SPACE}"
PATH: Final = re.compile(r"\S*[/\\]\S*")
PIECE: Final = re.compile(r"[/\\](?=[^/\\])|[^/\\]{16}(?=[^/\\])")
"""What parts folders and files, and a good part of a long name."""


def may_end_in_paths(text: str) -> str:
    """The same text where a line may end inside a path, which a label would cut off."""
    return PATH.sub(lambda path: PIECE.sub(rf"\g<0>{MAY_END}", path[0]), text)


class PlainBox(QMessageBox):
    """Shows words as they are: what looks like markup in a name is part of the name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def informativeText(self) -> str:
        return super().informativeText().replace(MAY_END, "")

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(may_end_in_paths(text))
        # Qt makes this label here, and leaves it to guess.
        label = self.findChild(QLabel, "qt_msgbox_informativelabel")
        if isinstance(label, QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)


def message_box(parent: QWidget, name: str, title: str, sentence: str = "") -> QMessageBox:
    """A box with a title and a sentence, not yet open; it is deleted when it is closed."""
    box = PlainBox(parent)
    box.setObjectName(name)
    box.setWindowTitle("Hearthwall")
    box.setText(title)
    box.setInformativeText(sentence)
    box.finished.connect(box.deleteLater)
    return box


def say(parent: QWidget, title: str, sentence: str, name: str = "dialog.message") -> None:
    """Show a message that needs an "I see"."""
    message_box(parent, name, title, sentence).open()
