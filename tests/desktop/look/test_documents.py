"""A dialog that writes a file begins in a folder that is there, and never where the program happens to run."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from desktop.look.documents import in_documents


def test_a_file_begins_among_the_documents_or_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    documents = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    assert in_documents("a.png") == str(Path.home() / "a.png")
    documents.mkdir()
    assert in_documents("a.png") == str(documents / "a.png")
