"""What the game pictures are called, for those who search for one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def icon_words(name: str) -> str:
    """The name of a picture in words: "visored helm"."""
    said = name.replace("-", " ")
    return QCoreApplication.translate("Icons", said)
