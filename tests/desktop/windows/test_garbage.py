"""Circles of objects are looked for on the window's thread, and nowhere else."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop.shell.garbage import Garbage


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_python_does_not_look_by_itself_while_a_window_is_open(qtbot: QtBot) -> None:
    gc.enable()
    window = QObject()
    try:
        Garbage(window)
        assert not gc.isenabled()
        left = weakref.ref(Circle())
        many = [[] for _ in range(5000)]  # type: list[list[int]]
        assert left() is not None
        assert many
        qtbot.waitUntil(lambda: left() is None)
        Shiboken.delete(window)
        assert gc.isenabled()
    finally:
        gc.disable()


def test_whoever_draws_does_not_wait_for_a_look_at_everything(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Qt.MouseButton.LeftButton
    looked: list[tuple[int, ...]] = []
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: held)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 1000))
    monkeypatch.setattr(gc, "collect", lambda *generation: looked.append(generation))
    window = QObject()
    try:
        garbage = Garbage(window)
        garbage._look()
        assert () not in looked
        held = Qt.MouseButton.NoButton
        garbage._look()
        assert () in looked
        Shiboken.delete(window)
    finally:
        gc.disable()
