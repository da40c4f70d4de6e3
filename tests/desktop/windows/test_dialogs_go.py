"""What the window opens is gone when it is closed: dialogs, boxes and what opens them leave nothing behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of, summary_of
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.session.game_library import GameLibrary
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.about import About
from desktop.shell.credits import Credits
from desktop.shell.faults.watch import Fault
from desktop.shell.games_list import TRASH, GamesList
from desktop.shell.handover.arrivals import LOOK_AGAIN_MS
from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from rules_core.games import catalogue
from rules_core.kernel.game import GameId

TIMES = 3
Opened = Callable[[MainWindow, Path], object]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The whole window on an empty library, with one game more than it ships."""
    monkeypatch.setitem(catalogue.WHERE, GameId("pig"), "tests.pig.definition")
    made = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitSignal(made.care.looked, timeout=60_000):
        made.wake()
    yield made
    made.close()


def broken_file(window: MainWindow, folder: Path) -> None:
    file = folder / "broken.hearthgame"
    file.write_text("no game", encoding="utf-8")
    open_file(window, file, window.packs.open)


def a_file_waits(window: MainWindow, folder: Path) -> None:
    """A game is brought while one is being played: the window asks first."""
    if window.session is None:
        window.start_game(NewGame(GameId("pig"), "A pig", {"target": 100}, 7))
    window.arrivals.bring(folder / "another.hearthgame")
    QTest.qWait(3 * LOOK_AGAIN_MS)


def open_elsewhere(window: MainWindow, folder: Path) -> None:
    """Another window has the same game open."""
    other = GameLibrary(folder, summary_of)
    other.library.leases.take("game", 1)
    window.notices.open("game", 1, "Some game", here=lambda: None, copy=lambda: None)
    other.close()


def an_empty_trash_is_wanted(window: MainWindow, folder: Path) -> None:
    """The question before the trash is emptied, over the list of games."""
    if not window.games.trash():
        thrown = window.games.begin(NewGame(GameId("pig"), "A pig", {"target": 100}, 7))
        window.games.library.arranging.throw_away(thrown.game_id)
    window.show_games()
    games = next(one for one in open_dialogs() if isinstance(one, GamesList))
    games.shown.setCurrentIndex(games.shown.findData(TRASH))
    button = games.findChild(QPushButton, "games.empty")
    assert button is not None
    button.click()


def open_dialogs() -> list[QDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]


KINDS: dict[str, Opened] = {
    "a message": lambda window, _: window.say("A title", "A sentence."),
    "a game that is gone": lambda window, _: window.open_game(99),
    "a broken file": broken_file,
    "which game": lambda window, _: window.ask_new_game(),
    "a new game of the first kind": lambda window, _: window.ask_new_game(next(iter(catalogue.WHERE))),
    "a new game of any kind": lambda window, _: window.ask_new_game(GameId("pig")),
    "all games": lambda window, _: window.show_games(),
    "the rules": lambda window, _: window.show_rules(),
    "the credits": lambda window, _: Credits(window.theme, window).open(),
    "about": lambda window, folder: About(window.theme, "", folder, window).open(),
    "a report": lambda window, _: window.faults.show_report(),
    "a fault": lambda window, _: window.faults.tell(Fault("A key", "A title", "A report", None)),
    "a file that waits": a_file_waits,
    "a game that is open elsewhere": open_elsewhere,
    "an empty trash": an_empty_trash_is_wanted,
}


def settle() -> None:
    """Everything that is to be deleted is."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def objects(window: MainWindow) -> Counter[str]:
    """Every object of the window, by its class."""
    return Counter(type(one).__name__ for one in window.findChildren(QObject))


def open_and_close(window: MainWindow, opened: Callable[[], object]) -> None:
    opened()
    settle()
    dialogs = open_dialogs()
    assert dialogs, "nothing was opened"
    for dialog in reversed(dialogs):
        dialog.reject()
    settle()
    assert open_dialogs() == []


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_left_of_a_dialog(window: MainWindow, tmp_path: Path, kind: str) -> None:
    opened = partial(KINDS[kind], window, tmp_path)
    # The first time may bring what stays for good: the database, the line that tells of saving.
    open_and_close(window, opened)
    before = objects(window)
    for _ in range(TIMES):
        open_and_close(window, opened)
    assert objects(window) - before == Counter()


def test_nothing_is_left_of_what_games_open_from_the_start_page(window: MainWindow) -> None:
    actions = [action for game in catalogue.WHERE for action in face_of(game).start_actions()]
    assert actions
    for action in actions:
        opened = partial(action.run, window)
        open_and_close(window, opened)
        before = objects(window)
        for _ in range(TIMES):
            open_and_close(window, opened)
        assert objects(window) - before == Counter(), action.id
