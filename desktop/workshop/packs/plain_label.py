"""A label for words of strangers: what looks like markup in them is shown as it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label


def plain_label(text: str, step: TextStyle = TextStyle.BODY, tone: str = "text", *, name: str = "") -> QLabel:
    """The label, with as many lines as it needs."""
    label: QLabel = text_label("", step, tone, wrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setObjectName(name)
    return label
