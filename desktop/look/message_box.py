"""The boxes that say or ask something: one way to make them, and they are gone when they are closed."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


def message_box(parent: QWidget, name: str, title: str, sentence: str = "") -> QMessageBox:
    """A box with a title and a sentence, not yet open; it is deleted when it is closed."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setWindowTitle("Hearthwall")
    box.setText(title)
    box.setInformativeText(sentence)
    box.finished.connect(box.deleteLater)
    return box


def say(parent: QWidget, title: str, sentence: str, name: str = "dialog.message") -> None:
    """Show a message that needs an "I see"."""
    message_box(parent, name, title, sentence).open()
