"""Where a dialog that writes a file begins: among the person's documents, wherever the program was started."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def in_documents(name: str) -> str:
    """The path of a file of this name there; at home where nobody has a folder of documents."""
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return str((documents if documents.is_dir() else Path.home()) / name)
