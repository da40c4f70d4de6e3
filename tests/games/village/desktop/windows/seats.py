"""A seat at a table: a play window whose game has come to a certain question."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.lesson import first_game
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.shell.library import Shelf
from desktop.shell.main_window import MainWindow
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.match import begin
from rules_core.kernel.requests import options_of
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say


def session_at(topic: str, option: str = "", *, skip: int = 0, seed: int = 3, play_mode: str = "") -> MatchSession:
    """A session whose game has come to this topic (and offers this option), for the `skip` + 1st time."""
    content = shipped()
    choices = {"heroes": list(content.heroes)[:2], "length": "intro"}
    if play_mode:
        choices["play_mode"] = play_mode
    setup = build(content, choices)
    policy = DicePolicy()
    match = begin(GAMES["village"](setup), seed, policy)
    bot = ThumbPlayer()
    while match.pending is not None:
        request = match.pending
        if request.topic == topic and (not option or any(one.startswith(option) for one in options_of(request))):
            if skip == 0:
                break
            skip -= 1
        match.answer(bot.decide(match.state, request, match.journal.depth(match.journal.head)))
    assert match.pending is not None, f"no question about {topic} {option} came"
    return MatchSession(match, policy, NoKeeper(), 1, "Test", nothing_to_say)


def seat(
    qtbot: QtBot, folder: Path, session: MatchSession, size: tuple[int, int] = (1400, 900), scale: int = 100
) -> PlayWindow:
    """The window, shown, with the focus."""
    theme = Theme(LookName.LIGHT, scale, less_motion=True)
    window = PlayWindow(theme, Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window, before_close_func=lambda closing: window.put_away())
    window.resize(*size)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.setFocus()
    return window


def opened(qtbot: QtBot, folder: Path) -> MainWindow:
    """The whole program's window on a library in this folder, awake."""
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.wake()
    return window


def exported_game(home: Path, path: Path) -> Path:
    """A file with the first game, as somebody else's program wrote it."""
    shelf = Shelf(home)
    shelf.export(shelf.begin(*first_game()).game_id, path)
    shelf.close()
    return path
