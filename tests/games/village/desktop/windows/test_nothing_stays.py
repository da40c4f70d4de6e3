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

from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.list_panel import ListPanel
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.beginning import first_game
from tests.games.village.desktop.windows.seats import opened, session_at


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    yield opened(qtbot, tmp_path / "home")
    BESIDE_ALL.close()


def is_gone(one: Callable[[], object]) -> bool:
    QTest.qWait(100)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return one() is None


def test_lists_go_with_their_panels(window: MainWindow) -> None:
    """Signals of a list that outlives its panel would keep panel and game as long as the program runs."""
    window.start_game(first_game())
    chronicle, things = window.findChild(ChroniclePanel), window.findChild(ListPanel)
    assert chronicle is not None
    assert things is not None
    for panel, model in ((chronicle, chronicle.model), (chronicle, chronicle.filter), (things, things.model)):
        assert model in panel.children()


def test_a_game_that_was_left_is_let_go_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    window.start_game(first_game())
    session = window.session
    assert session is not None
    left = weakref.ref(session)
    del session
    window.show_hearth()
    # Python does not look by itself in tests: only the program does.
    qtbot.waitUntil(lambda: left() is None)


def test_the_line_that_tells_of_saving_holds_no_game(window: MainWindow) -> None:
    session = session_at("dice")
    window.faults.saving.take(session)
    window.faults.saving.leave(session)
    left = weakref.ref(session)
    del session
    gc.collect()
    assert left() is None


@pytest.mark.parametrize("kind", [Kind.HERO, Kind.RULES, Kind.VILLAGE], ids=lambda kind: kind)
def test_an_editor_that_was_left_is_let_go(qtbot: QtBot, window: MainWindow, kind: str) -> None:
    window.workshop.make(GAME, kind)
    frame = window.workshop.frame
    assert frame is not None
    body, left = weakref.ref(frame.body), weakref.ref(frame)
    frame.leave()
    del frame
    qtbot.waitUntil(lambda: is_gone(left))
    qtbot.waitUntil(lambda: is_gone(body))
