"""The chronicle: all games of the library are listed, found, told and counted, and none of them is changed by it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.look.theme import Theme
from desktop.session.game_library import GameLibrary
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.chronicle import page as page_module
from desktop.shell.chronicle.counts import counted
from desktop.shell.chronicle.page import ChroniclePage
from desktop.shell.chronicle.told_games import ReadLibrary, read_library
from desktop.shell.main_window import MainWindow
from desktop.storage.cards import LIBRARY_FILE, GameCard, ToldGame, read_cards, read_told
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Match
from rules_core.kernel.requests import SeatId
from tests.desktop.accessibility.tree import nameless
from tests.desktop.windows.more_games import with_games

PIG = GameId("pig")
NAMES = ("A quiet evening", "The long night", "Bacon")


@pytest.fixture(autouse=True)
def with_pig() -> Iterator[None]:
    with with_games(PIG):
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three games of pig; in the last one somebody has rolled."""
    library = GameLibrary(tmp_path, summary_of)
    sessions = [
        library.begin(NewGame(PIG, name, {"target": 20 + 10 * (number % 2)}, number))
        for number, name in enumerate(NAMES)
    ]
    sessions[-1].answer("roll")
    library.close()
    return tmp_path


def opened(qtbot: QtBot, folder: Path, size: tuple[int, int] = (1280, 720)) -> tuple[MainWindow, ChroniclePage]:
    window = MainWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.wake()
    QTest.keyClick(window.hearth, Qt.Key.Key_C)
    page = window.pages.currentWidget()
    assert isinstance(page, ChroniclePage)
    qtbot.waitUntil(lambda: not page.is_reading)
    return window, page


def names(page: ChroniclePage) -> list[str]:
    return [card.name for card in page.model.shown]


def texts(page: ChroniclePage) -> set[str]:
    return {label.text() for label in page.findChildren(QLabel) if label.isVisible()}


def test_all_games_are_listed_and_found(qtbot: QtBot, folder: Path) -> None:
    _, page = opened(qtbot, folder)
    assert names(page) == list(reversed(NAMES))
    assert nameless(page) == []
    page.search.setText("NIGHT long")
    assert names(page) == ["The long night"]
    page.search.setText("nobody")
    assert names(page) == []
    assert "No game fits “nobody”. Clear the field to see all." in texts(page)
    page.search.clear()
    assert len(names(page)) == len(NAMES)


def test_a_game_is_told_and_stays_as_it_is(qtbot: QtBot, folder: Path) -> None:
    window, page = opened(qtbot, folder)
    before = read_cards(folder / LIBRARY_FILE)
    page.rows.setFocus()
    QTest.keyClick(page.rows, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.story.chronicle is not None)
    chronicle = page.story.chronicle
    assert chronicle is not None
    assert page.story.game == before[0].id
    assert chronicle.model.rowCount() > 0
    assert not chronicle.list.offers_corrections
    assert nameless(page) == []
    assert read_cards(folder / LIBRARY_FILE) == before
    # From here it is gone on with.
    button = page.story.findChild(QPushButton, "chronicle.open")
    assert isinstance(button, QPushButton)
    button.click()
    assert window.session is not None
    assert window.session.game_id == before[0].id
    assert page.story.game == 0
    window.close()


def test_people_keep_their_names_when_their_game_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    library = GameLibrary(tmp_path, summary_of)
    names = {SeatId("ann"): "Wilhelmina", SeatId("ben"): "Otto"}
    library.begin(NewGame(PIG, "Bacon", {"target": 20}, 3, names=names)).answer("roll")
    library.close()
    _, page = opened(qtbot, tmp_path)
    page.tell(page.model.shown[0])
    qtbot.waitUntil(lambda: page.story.chronicle is not None)
    assert page.story.chronicle is not None
    lines = " ".join(line.text for line in page.story.chronicle.model.lines)
    assert "Wilhelmina" in lines


def test_a_name_from_a_file_is_shown_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    library = GameLibrary(tmp_path, summary_of)
    library.begin(NewGame(PIG, "<img src=evil>", {"target": 20}, 3))
    library.close()
    _, page = opened(qtbot, tmp_path)
    index = page.model.index(0)
    assert page.model.data(index) == "<img src=evil>"
    assert "<img" not in page.model.data(index, Qt.ItemDataRole.ToolTipRole)


def test_whoever_chooses_another_game_does_not_wait_for_the_first(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = opened(qtbot, folder)
    goes_on = threading.Event()
    read = page.story.library.read_match
    first, second = page.model.shown[:2]

    def slowly(number: int) -> Match[Any]:
        if number == first.id:
            goes_on.wait(20)
        return read(number)

    monkeypatch.setattr(page.story.library, "read_match", slowly)
    page.tell(first)
    page.tell(second)
    qtbot.waitUntil(lambda: page.story.chronicle is not None)
    assert page.story.game == second.id
    goes_on.set()
    window.close()


def test_it_is_read_beside_the_window(qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def watched(path: Path) -> ReadLibrary:
        threads.append(threading.current_thread())
        return read_library(path)

    monkeypatch.setattr(page_module, "read_library", watched)
    opened(qtbot, folder)
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_an_empty_library_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = opened(qtbot, tmp_path)
    assert "Your games will gather here." in texts(page)
    assert "Nothing to count yet. Every game that you play is counted here." in texts(page)
    assert nameless(page) == []
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.at_hearth


def test_in_a_narrow_window_one_side_is_seen(qtbot: QtBot, folder: Path) -> None:
    window, page = opened(qtbot, folder)
    window.theme.set_scale_percent(200)
    window.resize(1280, 721)
    qtbot.waitUntil(lambda: not page.shown.isVisible())
    page.tell(page.model.shown[0])
    assert page.shown.isVisible()
    assert not page.rows.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.rows.isVisible()
    assert not page.shown.isVisible()
    assert not window.at_hearth
    window.close()


def told(result: str, chosen: str, kind: str = "pig") -> ToldGame:
    now = datetime(2026, 5, 4, tzinfo=UTC)
    return ToldGame(GameCard(1, "One", GameId(kind), now, now, {}, result, None), chosen)


def test_won_games_are_counted_by_what_was_chosen() -> None:
    games = [told("victory", "20"), told("defeat", "20"), told("victory", "30"), told("", "30"), told("ann", "30")]
    other, pig = sorted(counted([*games, told("victory", "", "gone")]), key=lambda one: one.kind)
    assert (pig.played, pig.under_way, pig.over) == (5, 1, 4)
    # Whoever wins for oneself is no victory of all.
    assert (pig.whole.won, pig.whole.games) == (2, 3)
    assert {value: (one.won, one.games) for value, one in pig.by_choice.items()} == {"20": (1, 2), "30": (1, 1)}
    assert (other.kind, other.whole.won, other.by_choice) == ("gone", 1, {})


def test_what_was_chosen_stands_in_the_setup(folder: Path) -> None:
    path = folder / LIBRARY_FILE
    assert [one.chosen for one in read_told(path, {PIG: "target"})] == ["20", "30", "20"]
    assert [one.chosen for one in read_told(path, {})] == ["", "", ""]
    assert [one.card for one in read_told(path, {})] == read_cards(path)


def test_a_library_that_cannot_be_read_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / LIBRARY_FILE
    path.write_bytes(b"no database, but long enough to be looked at" * 50)
    page = ChroniclePage(Theme(less_motion=True), GameLibrary(tmp_path, summary_of), path)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: not page.is_reading)
    assert "damaged" in page.empty.text()
    page.search.setText("anything")
    assert "damaged" in page.empty.text()
