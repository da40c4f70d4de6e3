"""In every menu each entry has a key of its own, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.language import ENGLISH, speak
from desktop.shell.main_window import MainWindow
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import opened

KEY = re.compile(r"(?<!&)&([^&\s])")


@pytest.fixture(params=[ENGLISH, "de"])
def in_game(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    speak(request.param)
    window = opened(qtbot, tmp_path)
    content = shipped()
    window.start_game(new_siege("Test", build(content, {"length": "intro", "heroes": list(content.heroes)[:2]}), 3))
    QTest.qWait(50)
    yield window
    window.close()
    speak(ENGLISH)


def keys(texts: list[str]) -> list[str]:
    """The keys of these entries; numbers that are entries themselves have none."""
    return [found[1].lower() for text in texts if (found := KEY.search(text))]


def twice(menu: QMenu) -> list[str]:
    texts = [action.text() for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    given = keys(texts)
    return [text for text in texts if given.count((KEY.search(text) or ["", ""])[1].lower()) > 1]


def test_no_key_stands_twice_in_a_menu(in_game: MainWindow) -> None:
    menus = in_game.menus
    wrong = {}
    for menu in (menus.game, menus.edit, menus.view, menus.table, menus.help):
        for one in (menu, *(action.menu() for action in menu.actions())):
            if isinstance(one, QMenu) and (found := twice(one)):
                wrong[one.title()] = found
    bar = keys([action.text() for action in in_game.menuBar().actions()])
    assert sorted(bar) == sorted(set(bar))
    assert wrong == {}
