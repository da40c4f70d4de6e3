"""Where a dialog that writes a file begins: among the person's documents, wherever the program was started."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def in_documents(name: str) -> str:
    """The path of a file of this name there."""
    return str(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)) / name)
