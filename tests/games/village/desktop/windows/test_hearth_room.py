"""The start page has room: nothing is cut on a small screen, and large text needs no scrolling sideways."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.language import LANGUAGES, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.session.game_library import GameLibrary
from desktop.settings import Settings
from desktop.shell.faults.words import clock_words
from desktop.shell.game_tile import GameTile
from desktop.shell.main_window import MainWindow
from desktop.shell.start_page_cards import RecentRow
from tests.games.village.desktop.beginning import first_game

GAMES = 12


def page(qtbot: QtBot, folder: Path, size: tuple[int, int], scale: int, *, notice: bool) -> QScrollArea:
    window = MainWindow(Theme(LookName.LIGHT, scale, less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.wake()
    if notice:
        window.faults.saving.line.tell_note(clock_words("today, 12:00"))
        qtbot.waitUntil(window.faults.saving.line.isVisible)
    qtbot.wait(200)
    area = window.hearth.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area


def rows(area: QScrollArea) -> int:
    return sum(row.isVisible() for row in area.findChildren(RecentRow))


@pytest.fixture(scope="module")
def full_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with so many games, made once."""
    folder = tmp_path_factory.mktemp("full")
    shelf = GameLibrary(folder, summary_of)
    for _ in range(GAMES):
        shelf.begin(first_game())
    shelf.close()
    return folder


@pytest.fixture
def folder(full_library: Path, tmp_path: Path) -> Path:
    shutil.copytree(full_library, tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("notice", [False, True])
def test_the_page_fits_a_small_screen_with_a_notice_above_it_too(
    qtbot: QtBot, folder: Path, language: str, notice: bool
) -> None:
    speak(language)
    area = page(qtbot, folder, (1280, 720), 100, notice=notice)
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    assert rows(area) >= 1
    if not notice:
        # What each game is about is read there in every language: pictures give way first.
        assert not any(tile.toolTip() for tile in area.findChildren(GameTile))
        # What a desktop's own frame and title leave of such a screen.
        area.window().resize(1230, 664)
        qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)


def test_a_large_screen_shows_more_games(qtbot: QtBot, folder: Path) -> None:
    area = page(qtbot, folder, (1920, 1080), 100, notice=False)
    assert area.verticalScrollBar().maximum() == 0
    assert rows(area) >= 6


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_text_of_twice_the_size_is_scrolled_downwards_only(qtbot: QtBot, folder: Path, language: str) -> None:
    speak(language)
    area = page(qtbot, folder, (1280, 720), 200, notice=False)
    assert area.horizontalScrollBar().maximum() == 0
    assert rows(area) == 3


def test_large_letters_in_windows_of_any_height_make_the_page_as_high_as_it_has_to_be(
    qtbot: QtBot, folder: Path
) -> None:
    # The picture of the last game grows with its sheet, and words wrap beside it: the height must come to rest.
    area = page(qtbot, folder, (1280, 640), 150, notice=False)
    for high in range(640, 861, 20):
        area.window().resize(1280, high)
        qtbot.wait(20)
        sheet = area.widget()
        assert sheet is not None
        assert sheet.height() >= sheet.minimumSizeHint().height()
        assert area.verticalScrollBar().maximum() > 0
        # A bar that comes when it is needed takes width, by which the page needs another height, and so on for ever.
        assert area.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        assert area.horizontalScrollBar().maximum() == 0


def test_an_empty_page_fits_too(qtbot: QtBot, tmp_path: Path) -> None:
    area = page(qtbot, tmp_path, (1280, 720), 100, notice=True)
    assert area.verticalScrollBar().maximum() == 0
