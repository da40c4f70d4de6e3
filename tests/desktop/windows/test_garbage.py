"""Circles of objects are looked for on the window's thread, and nowhere else."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject
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
