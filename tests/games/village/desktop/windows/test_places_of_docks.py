"""Docks stand in the next game as they stood in the last one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QTabBar
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import seat, session_at


def widths(qtbot: QtBot, window: PlayWindow) -> tuple[int, int]:
    """Of the docks at both sides, once the window has laid itself out."""
    qtbot.wait(60)
    return window.dock_keeper.docks["heroes"].width(), window.dock_keeper.docks["enemies"].width()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_docks_are_as_wide_in_the_next_game(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    first = seat(qtbot, tmp_path, session_at(topics.WHOM), size)
    before = widths(qtbot, first)
    first.dock_keeper.keep()
    second = seat(qtbot, tmp_path, session_at(topics.WHOM), size)
    assert widths(qtbot, second) == before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1040, 700)])
def test_every_bar_of_tabs_stands_over_its_dock(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), size)
    qtbot.wait(60)
    bars = [bar for bar in window.inner.findChildren(QTabBar) if bar.isVisible() and bar.parent() is window.inner]
    tabs = [bar.tabText(number) for bar in bars for number in range(bar.count())]
    assert len(tabs) == len(set(tabs))
