"""A photo of the map on paper: taken by the menu, and whatever else the file may be, what lies there stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from rules_core.games.defenders.rules import topics
from tests.games.defenders.desktop.test_sheet import board_of, window_at


def chosen(window: PlayWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Choose this file by the entry of the menu; gives what is said."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    board_of(window).photo.action.trigger()
    box = window.findChild(QMessageBox, "dialog.photo")
    if not isinstance(box, QMessageBox):
        return ""
    words = f"{box.text()}: {box.informativeText()}"
    box.close()
    box.setObjectName("")
    return words


def test_a_foreign_picture_is_refused_by_name_and_another_can_be_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_at(qtbot, tmp_path, topics.BESIDE, on_paper=True)
    photo, pending = board_of(window).photo, window.session.pending
    for data in (b"", b"GIF89a" + bytes(40), b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0\x00\x10JFIF", b"x" * 100_000):
        path = tmp_path / "our map.jpg"
        path.write_bytes(data)
        said = chosen(window, path, monkeypatch)
        assert said.startswith("our map.jpg cannot be laid under your map: "), data[:8]
        assert said.endswith("choose another one."), data[:8]
        assert photo.image is None
    good = tmp_path / "good.png"
    assert QImage(5000, 90, QImage.Format.Format_RGB32).save(str(good))
    assert chosen(window, good, monkeypatch) == ""
    assert photo.image is not None
    assert photo.image.width() == 2400
    assert window.session.pending is pending
