"""The map is the largest thing on the page of a game: its height in every phase, at any size of text."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.language import speak
from desktop.look.widgets.die import DieView
from desktop.look.widgets.option_button import OptionButton
from desktop.play.play_window import PlayWindow
from desktop.session.match_session import MatchSession
from desktop.shell.main_window import MainWindow
from desktop.tabletop.battlefield.overlays import plate_rect
from desktop.tabletop.marks import GHOST
from rules_core.games.village.rules import topics
from rules_core.kernel.requests import options_of
from tests.games.village.desktop.windows.seats import board_of, opened, session_at


def answered(session: MatchSession, answer: str) -> MatchSession:
    """The session after this answer."""
    session.answer(answer)
    return session


LEAST = {(1280, 720): 480, (1920, 1080): 800}
PHASES = {
    "hero turn": lambda: session_at("action", "aim:"),
    "whom": lambda: session_at(topics.WHOM),
    "dice": lambda: session_at("dice"),
    "enemy order": lambda: session_at(topics.ORDER, play_mode="mapped"),
    "council": lambda: session_at(topics.COUNCIL),
    "barricade": lambda: answered(session_at(topics.COUNCIL, "barricade"), "barricade"),
    "deployment": lambda: session_at(topics.DEPLOY),
}


def page_in(qtbot: QtBot, folder: Path, session: MatchSession, size: tuple[int, int], percent: int = 100) -> PlayWindow:
    """The page of a game in the whole window, with its menu bar."""
    main = opened(qtbot, folder)
    main.theme.set_scale_percent(percent)
    main.resize(*size)
    page = main.play(session)
    qtbot.wait(80)
    assert main.size().toTuple() == size
    return page


@pytest.mark.parametrize("phase", list(PHASES))
def test_the_map_is_high(qtbot: QtBot, tmp_path: Path, phase: str) -> None:
    """One window takes all sizes and all letters: to open it takes longer than to measure it."""
    page = page_in(qtbot, tmp_path, PHASES[phase](), (1280, 720))
    main = page.window()
    assert isinstance(main, MainWindow)
    for percent in (100, 125, 150):
        main.theme.set_scale_percent(percent)
        for size, least in LEAST.items():
            main.resize(*size)
            qtbot.wait(80)
            assert main.size().toTuple() == size
            assert board_of(page).view.height() >= least, (size, percent)
            assert page.prompt.geometry().bottom() <= page.rect().bottom(), (size, percent)
    main.close()


@pytest.mark.parametrize("size", list(LEAST), ids=str)
def test_the_map_keeps_its_height_while_the_timeline_is_open(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = page_in(qtbot, tmp_path, session_at(topics.WHOM), size)
    page.marks.click()
    qtbot.waitUntil(page.docks["timeline"].isVisible)
    qtbot.wait(50)
    assert board_of(page).view.height() >= LEAST[size]
    page.window().close()


def seen_answers(page: PlayWindow) -> list[OptionButton]:
    """The answers that are seen whole, without scrolling."""
    bar = page.prompt
    found = []
    for button in bar.findChildren(OptionButton):
        place = QRect(button.mapTo(bar, QPoint(0, 0)), button.size())
        if button.isVisible() and bar.rect().contains(place) and not _is_scrolled_away(button):
            found.append(button)
    return found


def _is_scrolled_away(button: QWidget) -> bool:
    return button.visibleRegion().boundingRect() != button.rect()


@pytest.mark.parametrize("size", list(LEAST), ids=str)
def test_the_bar_of_the_council_shows_what_can_be_built_and_its_cost(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    session = session_at(topics.COUNCIL, "barricade")
    page = page_in(qtbot, tmp_path, session, size)
    request = session.pending
    assert request is not None
    seen = seen_answers(page)
    assert len(seen) >= min(len(options_of(request)), 4)
    assert seen[-1].text() == "End the council"
    assert all("Suppl" in button.second() or button.second() == "free" for button in seen[:-1])
    page.window().close()


@pytest.mark.parametrize("percent", [100, 150])
def test_the_answer_that_enter_gives_is_seen_with_the_first_ones(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    page = page_in(qtbot, tmp_path, session_at(topics.COUNCIL, "barricade"), (1280, 720), percent)
    words = [button.text() for button in seen_answers(page)]
    assert "End the council" in words
    assert len(words) >= 3
    page.window().close()


def test_lines_on_the_edge_take_no_height_from_the_map_and_no_clicks(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_in(qtbot, tmp_path, session_at(topics.DEPLOY), (1280, 720))
    view, line = board_of(page).view, page.aids.reminders.line
    assert line.isVisible()
    high = view.height()
    line.show_words([])
    qtbot.wait(20)
    assert view.height() == high
    assert view.childAt(QPoint(view.width() // 4, 10)) is not page.edge_lines
    page.window().close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("topic", ["move", "dice", topics.WHOM, "action"])
def test_with_letters_of_200_percent_nothing_is_cut_and_nothing_lies_on_the_map(
    qtbot: QtBot, tmp_path: Path, topic: str, language: str
) -> None:
    speak(language)
    page = page_in(qtbot, tmp_path, session_at(topic, skip=3, seed=7), (1280, 720), 200)
    board, bar = board_of(page), page.prompt
    board.outlook.wait()
    qtbot.wait(300)
    assert board.view.map_area().height() >= 385
    assert bar.second.shown() == bar.second.text()
    for button in seen_answers(page):
        assert "…" not in button.shown_second()
    assert not board.view.map_area().toAlignedRect().intersects(board.wood())
    tray = board.map_tray
    tray.show_dice("2 actions.", (DieView(3), DieView(4)), playing=False)
    tray.resize(tray.sizeHint())
    assert board.wood().width() >= tray.width()
    for plate in board.scene.overlays.plates:
        if plate.id == GHOST:
            assert plate_rect(plate, page.theme.look).width() < board.view.map_area().width() * 0.8
    page.window().close()
