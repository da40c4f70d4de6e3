"""What was left is let go: games and editors of an evening do not gather in memory."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.editors.beside import BESIDE_ALL
from desktop.windows.learn import first_game
from desktop.windows.main_window import MainWindow
from rules_core.games.village.items import ItemKind
from tests.desktop.windows.seats import opened


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    yield opened(qtbot, tmp_path / "home")
    BESIDE_ALL.close()


def is_gone(one: Callable[[], object]) -> bool:
    QTest.qWait(100)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return one() is None


def test_a_game_that_was_left_is_let_go(qtbot: QtBot, window: MainWindow) -> None:
    window.start_game(*first_game(), {})
    session = weakref.ref(window.session)
    page = weakref.ref(window.pages.currentWidget())
    window.show_hearth()
    qtbot.waitUntil(lambda: is_gone(page), timeout=20000)
    qtbot.waitUntil(lambda: is_gone(session), timeout=20000)


@pytest.mark.parametrize("kind", list(ItemKind), ids=lambda kind: kind.value)
def test_an_editor_that_was_left_is_let_go(qtbot: QtBot, window: MainWindow, kind: ItemKind) -> None:
    window.workshop.make(kind)
    frame = window.workshop.frame
    assert frame is not None
    body, left = weakref.ref(frame.body), weakref.ref(frame)
    frame.leave()
    del frame
    qtbot.waitUntil(lambda: is_gone(left), timeout=20000)
    qtbot.waitUntil(lambda: is_gone(body), timeout=20000)
