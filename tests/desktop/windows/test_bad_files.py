"""Bad files of every game, by the doors that people use: one sentence with its place, and the library is as it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.workshop.packs.problems_dialog import PackProblemsDialog
from rules_core.games.catalogue import WHERE
from rules_core.kernel.game import GameId, Plain
from rules_core.kernel.match import begin
from rules_core.kernel.saves import sealed, to_document
from tests.conformance.players import play_on, small_game

LONG = "x" * 100_000


def document(game: GameId) -> Plain:
    match = begin(small_game(game), 3)
    play_on(match, 20)
    found: Plain = json.loads(json.dumps(to_document(match)))
    return found


def texts_in(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every kind of text: of a list the first row is enough."""
    if isinstance(value, str):
        return [way]
    steps = value.items() if isinstance(value, dict) else list(enumerate(value))[:1] if isinstance(value, list) else ()
    return [one for step, inner in steps for one in texts_in(inner, (*way, step))]


def spoiled(save: Plain, way: tuple[Any, ...]) -> Plain:
    """The same with a very long text in one place."""
    copy: Any = json.loads(json.dumps(save))
    place = copy
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = LONG
    return dict(copy)


def other_of(game: GameId) -> GameId:
    games = list(WHERE)
    return games[games.index(game) - 1]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path / "home")
    qtbot.addWidget(window)
    window.show()
    window.wake()
    return window


def dropped(window: MainWindow, path: Path) -> None:
    """As a hand lets it fall on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, buttons, keys))


def said(qtbot: QtBot, window: MainWindow) -> str:
    """The sentence of the message, once it is there; it is closed."""
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "dialog.message") is not None)
    box = window.findChild(QMessageBox, "dialog.message")
    assert isinstance(box, QMessageBox)
    words = box.informativeText()
    box.close()
    box.setObjectName("")
    return words


def as_another(save: Plain, game: GameId) -> Plain:
    return save | {"game": other_of(game)}


def with_the_setup_of_another(save: Plain, game: GameId) -> Plain:
    return save | {"setup": document(other_of(game))["setup"]}


@pytest.mark.parametrize("change", [as_another, with_the_setup_of_another])
@pytest.mark.parametrize("game", WHERE)
def test_a_game_that_says_it_is_another_is_refused(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: GameId, change: Callable[[Plain, GameId], Plain]
) -> None:
    path = tmp_path / "evening.hearthgame"
    path.write_text(json.dumps(sealed(change(document(game), game))), encoding="utf-8")
    dropped(window, path)
    words = said(qtbot, window)
    assert words.startswith(("game: the file says ", "setup: ", "checkpoint.state: ", "rules: ")), words
    assert len(words) < 200
    assert not read_cards(window.folder / LIBRARY_FILE)


@pytest.mark.parametrize("game", WHERE)
def test_no_text_of_a_game_may_be_endless(qtbot: QtBot, window: MainWindow, tmp_path: Path, game: GameId) -> None:
    save = document(game)
    path = tmp_path / "evening.hearthgame"
    for way in texts_in({key: save[key] for key in ("game", "setup", "checkpoint")}):
        path.write_text(json.dumps(sealed(spoiled(save, way))), encoding="utf-8")
        open_file(window, path, window.packs.open)
        words = said(qtbot, window)
        assert words.startswith(str(way[0])), (way, words)
        assert "(100000, at most" in words, way
        assert len(words) < 200
    assert not read_cards(window.folder / LIBRARY_FILE)


@pytest.mark.parametrize("game", WHERE)
def test_a_game_is_no_pack_and_a_pack_is_no_game(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: GameId
) -> None:
    path = tmp_path / "evening.hearthpack"
    path.write_text(json.dumps(sealed(document(game))), encoding="utf-8")
    dropped(window, path)
    qtbot.waitUntil(lambda: bool(window.findChildren(PackProblemsDialog)))
    (dialog,) = window.findChildren(PackProblemsDialog)
    assert isinstance(dialog, PackProblemsDialog)
    (problem,) = dialog.problem.problems
    assert "pack" in str(problem)
    dialog.close()
    window.packs.stop()
    pack = tmp_path / "things.hearthgame"
    pack.write_text(json.dumps({"hearthwall": "pack", "format": 1, "game": game, "items": []}), encoding="utf-8")
    dropped(window, pack)
    assert said(qtbot, window) == "The file is not a Hearthwall game; choose a file that Hearthwall exported."
    assert not read_cards(window.folder / LIBRARY_FILE)
    assert not window.games.library.items.items()
