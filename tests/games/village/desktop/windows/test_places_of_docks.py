"""Docks stand as the player left them: in the next game, and after a narrow window in which they are drawers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from desktop.play.panels.timeline import Stop, Timeline
from desktop.play.play_window import PlayWindow
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

REST_MS = 150
"""So long a window takes to lay itself out and to remember its docks."""


def widths(qtbot: QtBot, window: PlayWindow) -> tuple[int, int]:
    """Of the docks at both sides, once the window has laid itself out."""
    qtbot.wait(REST_MS)
    return window.dock_keeper.docks["heroes"].width(), window.dock_keeper.docks["enemies"].width()


def shown(window: PlayWindow) -> dict[str, QRect]:
    """The docks that are seen beside the map, with their places."""
    return {
        name: dock.geometry()
        for name, dock in window.docks.items()
        if not dock.isHidden() and window.inner.rect().intersects(dock.geometry())
    }


def resized(qtbot: QtBot, window: PlayWindow, *widths: int) -> None:
    for wide in widths:
        window.resize(wide, 1080)
        qtbot.wait(REST_MS)


def button_of(window: PlayWindow, name: str) -> QToolButton:
    button = window.dock_keeper.column.buttons[name]
    assert button.isVisible()
    return button


@pytest.fixture
def wide(qtbot: QtBot, tmp_path: Path) -> PlayWindow:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    qtbot.wait(REST_MS)
    return window


def test_docks_are_as_wide_in_the_next_game(qtbot: QtBot, tmp_path: Path, wide: PlayWindow) -> None:
    before = widths(qtbot, wide)
    wide.dock_keeper.keep()
    second = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    assert widths(qtbot, second) == before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1040, 700)])
def test_every_bar_of_tabs_stands_over_its_dock(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), size)
    qtbot.wait(REST_MS)
    bars = [bar for bar in window.inner.findChildren(QTabBar) if bar.isVisible() and bar.parent() is window.inner]
    tabs = [bar.tabText(number) for bar in bars for number in range(bar.count())]
    assert len(tabs) == len(set(tabs))


def test_a_window_made_small_and_large_again_gets_its_docks_back(qtbot: QtBot, wide: PlayWindow) -> None:
    wide.docks["finds"].toggleViewAction().trigger()
    wide.docks["odds"].toggleViewAction().trigger()
    wide.inner.resizeDocks([wide.docks["village"]], [470], Qt.Orientation.Horizontal)
    qtbot.wait(REST_MS)
    before = shown(wide)
    assert wide.docks["village"].width() == 470
    assert "finds" not in before
    resized(qtbot, wide, 900)
    assert shown(wide) == {}
    button_of(wide, "village").click()
    resized(qtbot, wide, 1100, 1600, 1920)
    assert shown(wide) == before


def test_what_a_narrow_window_did_is_not_kept(qtbot: QtBot, tmp_path: Path, wide: PlayWindow) -> None:
    before = shown(wide)
    resized(qtbot, wide, 900)
    button_of(wide, "heroes").click()
    wide.dock_keeper.keep()
    again = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    qtbot.wait(REST_MS)
    assert shown(again) == before


def test_docks_come_back_after_a_council_that_a_narrow_window_saw(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.COUNCIL)
    window = seat(qtbot, tmp_path, session, (1920, 1080))
    qtbot.wait(REST_MS)
    assert set(shown(window)) == {"village", "heroes", "finds", "council"}
    resized(qtbot, window, 900)
    assert window.dock_keeper.open_drawer == "council"
    session.answer("end")
    window.player.finish()
    assert window.dock_keeper.open_drawer == ""
    resized(qtbot, window, 1920)
    assert set(shown(window)) == {"village", "heroes", "finds", "enemies", "chronicle"}


def test_reset_puts_the_docks_where_they_were_at_first(qtbot: QtBot, wide: PlayWindow) -> None:
    before = shown(wide)
    reset = next(one for one in wide.dock_keeper.menu.actions() if one.text() == "&Reset panels")
    wide.docks["village"].toggleViewAction().trigger()
    wide.docks["timeline"].toggleViewAction().trigger()
    wide.inner.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, wide.docks["chronicle"])
    wide.docks["enemies"].setFloating(True)
    qtbot.wait(REST_MS)
    assert shown(wide) != before
    reset.trigger()
    qtbot.wait(REST_MS)
    assert not wide.docks["enemies"].isFloating()
    assert shown(wide) == before


def test_one_drawer_is_open_at_a_time_and_leaves_the_map_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1280, 720))
    qtbot.wait(REST_MS)
    view = board_of(window).view
    high = view.height()
    for name in ("village", "chronicle", "odds"):
        button_of(window, name).click()
        qtbot.wait(20)
        assert list(shown(window)) == [name]
        assert button_of(window, name).isChecked()
        middle = view.mapTo(window.inner, view.rect().center())
        assert not window.docks[name].geometry().contains(middle)
        assert view.height() == high
        assert view.width() >= high
    button_of(window, "odds").click()
    assert shown(window) == {}
    qtbot.waitUntil(lambda: view.width() > 1000)
    # A key opens a drawer instead of the one that is open too, wherever it stands among them.
    for name in ("rules", "village"):
        window.docks[name].toggleViewAction().trigger()
        assert list(shown(window)) == [name]
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.dock_keeper.open_drawer == ""


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_window_with_an_open_drawer_can_be_made_narrower(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL), (1400, 900), percent)
    qtbot.wait(REST_MS)
    assert window.dock_keeper.open_drawer == "council"
    window.resize(1100, 720)
    qtbot.wait(REST_MS)
    assert (window.width(), window.height()) == (1100, 720)
    drawer = window.docks["council"].geometry()
    assert window.inner.rect().contains(drawer)


def test_who_closes_the_council_is_not_shown_it_again_until_something_was_placed(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.COUNCIL, "barricade")
    window = seat(qtbot, tmp_path, session, (1280, 720))
    assert window.dock_keeper.open_drawer == "council"
    QTest.keyClick(window, Qt.Key.Key_Escape)
    window.refresh()
    assert window.dock_keeper.open_drawer == ""
    button_of(window, "council").click()
    session.answer("barricade")
    window.player.finish()
    assert window.dock_keeper.open_drawer == ""
    session.undo()
    assert window.dock_keeper.open_drawer == "council"


def test_the_timeline_is_folded_into_the_banner(qtbot: QtBot, wide: PlayWindow) -> None:
    assert wide.docks["timeline"].isHidden()
    QTest.mouseClick(wide.marks, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(wide.docks["timeline"].isVisible)
    QTest.mouseClick(wide.marks, Qt.MouseButton.LeftButton)
    assert wide.docks["timeline"].isHidden()


def test_a_timeline_that_was_closed_while_the_table_took_all_room_stays_closed(qtbot: QtBot, wide: PlayWindow) -> None:
    keeper, timeline = wide.dock_keeper, wide.docks["timeline"]
    timeline.toggleViewAction().trigger()
    qtbot.wait(REST_MS)
    before = shown(wide)
    keeper.clear_table(wanted=True)
    timeline.toggleViewAction().trigger()
    keeper.clear_table(wanted=False)
    qtbot.wait(REST_MS)
    assert timeline.isHidden()
    assert set(shown(wide)) == set(before) - {"timeline"}


@pytest.mark.painted
def test_earlier_steps_of_the_timeline_are_scrolled_to(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=20), (1280, 720))
    window.docks["timeline"].show()
    timeline = window.docks["timeline"].panel
    assert isinstance(timeline, Timeline)
    timeline.resize(600, timeline.height())

    def in_sight() -> list[Stop]:
        timeline.grab()
        return [stop for _, stop in timeline._places]

    head = window.session.match.journal.head
    assert timeline.stops[-1] in in_sight()
    assert timeline.stops[0] not in in_sight()
    while timeline.stops[0] not in in_sight():
        before = in_sight()
        (place,) = [place for place, way in timeline._arrows if way > 0]
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=place.center().toPoint())
        assert in_sight()[0].node < before[0].node
    assert timeline.stops[-1] not in in_sight()
    assert window.session.match.journal.head == head
    jumps: list[int] = []
    timeline.jump_wanted.connect(jumps.append)
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=timeline._places[-1][0].center().toPoint())
    assert jumps == [timeline.stops[0].node]
