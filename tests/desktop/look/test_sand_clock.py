"""The sand-clock runs from the beginning when it is turned, and says how much is left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets import sand_clock
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


class Passed:
    """A stop-watch that shows what it is told to."""

    def __init__(self, minutes: int) -> None:
        self.minutes = minutes

    def isValid(self) -> bool:
        return True

    def elapsed(self) -> int:
        return self.minutes * 60_000


def test_a_clock_that_has_run_down_goes_on_with_more_minutes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sand_clock, "TICK_MS", 5)
    clock = SandClock(Theme(), 2)
    qtbot.addWidget(clock)
    clock.turn()
    passed = Passed(2)
    monkeypatch.setattr(clock, "_run", passed)
    qtbot.waitUntil(lambda: clock.accessibleName() == "Sand-clock: it has run down")
    clock.set_minutes(5)
    passed.minutes = 3
    qtbot.waitUntil(lambda: clock.accessibleName() == "Sand-clock: 2.0 of 5 min left")


def test_a_menu_goes_when_it_is_closed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: menu.close())
    clock = SandClock(Theme(), 5)
    qtbot.addWidget(clock)
    place = clock.rect().center()
    QApplication.sendEvent(clock, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, place))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not clock.findChildren(QMenu)
