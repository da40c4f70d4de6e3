"""A dialog that opens by itself takes no key that was meant for what stood there before."""

from __future__ import annotations

from time import sleep

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout
from pytestqt.qtbot import QtBot

from desktop.look.late_dialog import DEAF_MS, open_late
from tests.desktop.windows.late_dialogs import until_it_hears


def test_keys_are_taken_only_when_the_dialog_has_stood_a_moment(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    field = QLineEdit()
    column.addWidget(field)
    open_late(dialog)
    QTest.keyClicks(field, "12")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert field.text() == ""
    until_it_hears(dialog)
    QTest.keyClicks(field, "34")
    assert field.text() == "34"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_moment_begins_when_it_can_be_seen(qtbot: QtBot) -> None:
    """However long a dialog takes to be painted: what is pressed right after was meant for what stood before."""

    class Slow(QDialog):
        is_painted = False

        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            if self.is_painted:
                return
            self.is_painted = True
            sleep((DEAF_MS + 100) / 1000)
            QTimer.singleShot(DEAF_MS // 6, field, lambda: QTest.keyClicks(field, "7"))

    dialog = Slow()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    field = QLineEdit()
    column.addWidget(field)
    open_late(dialog)
    until_it_hears(dialog)
    assert field.text() == ""


def test_keys_that_follow_each_other_are_all_meant_for_what_stood_before(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    field = QLineEdit()
    column.addWidget(field)
    open_late(dialog)
    for _ in range(8):
        QTest.keyClicks(field, "3")
        QTest.qWait(DEAF_MS // 3)
    assert field.text() == ""
    until_it_hears(dialog)
    QTest.keyClicks(field, "4")
    assert field.text() == "4"
