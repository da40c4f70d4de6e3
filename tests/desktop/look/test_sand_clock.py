"""The sand-clock runs from the beginning when it is turned, and says how much is left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.sand_clock import SandClock


def test_a_click_turns_it(qtbot: QtBot) -> None:
    clock = SandClock(Theme(), 5)
    qtbot.addWidget(clock)
    clock.show()
    assert clock.share == 0
    assert "click" in clock.accessibleName()
    QTest.mouseClick(clock, Qt.MouseButton.LeftButton)
    assert clock.accessibleName() == "Sand-clock: 5.0 of 5 min left"
    qtbot.waitUntil(lambda: clock.share > 0)
    assert clock.share < 0.1
    clock.set_minutes(1)
    clock.stop()
    assert clock.share == 0
    assert clock.accessibleName() == "Sand-clock, 1 min: click to turn it"
