"""Waits until a dialog that opened by itself takes keys, however busy the machine is."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.look.late_dialog import DEAF, DEAF_MS


def until_it_hears(dialog: QWidget) -> None:
    """Wait as long as the dialog takes no keys."""
    for _ in range(100):
        if dialog.findChild(QObject, DEAF) is None:
            return
        QTest.qWait(DEAF_MS // 5)
    raise AssertionError("The dialog takes no keys.")
