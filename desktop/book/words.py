"""The few words that every book has."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(words: str) -> str:
    """A text of books in the language in force."""
    return QCoreApplication.translate("Book", words)


def told_by(who: str) -> str:
    """Whose words these are."""
    return tr("Told by {who}.").format(who=who)
