"""A seat at a table: a play window whose game has come to a certain question."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.games.village.board import VillageBoard
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Answer, Request, options_of
from tests.games.village.desktop.beginning import first_game
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say

SNAPSHOT_EVERY = 20


class PlayedGame:
    """One game of the steady player, played on as far as tests ask."""

    def __init__(self, seed: int, play_mode: str) -> None:
        content = shipped()
        choices = {"heroes": list(content.heroes)[:2], "length": "intro"}
        if play_mode:
            choices["play_mode"] = play_mode
        self.match: Match[Any] = begin(GAMES[GAME](build(content, choices)), seed, DicePolicy())
        self.bot = ThumbPlayer()
        self.asked: list[Request] = []
        self.answers: list[Answer] = []
        self.snapshots: list[Match[Any]] = []

    def has(self, number: int) -> bool:
        """Whether there is a question with this number; plays on to it."""
        while number >= len(self.asked) and self.match.pending is not None:
            match, request = self.match, self.match.pending
            if len(self.answers) % SNAPSHOT_EVERY == 0:
                self.snapshots.append(match.fork())
            answer = self.bot.decide(match.state, request, match.journal.depth(match.journal.head))
            self.asked.append(request)
            self.answers.append(answer)
            match.answer(answer)
        return number < len(self.asked)

    def match_at(self, number: int, policy: DicePolicy) -> Match[Any]:
        """A match of its own in which this question stands."""
        start = number // SNAPSHOT_EVERY
        match = self.snapshots[start].fork()
        match.supplier = policy
        for answer in self.answers[start * SNAPSHOT_EVERY : number]:
            match.answer(answer)
        if number == start * SNAPSHOT_EVERY:
            # A fork looks at the state of the match that it comes from until it has run itself.
            match.run()
        return match


@lru_cache(maxsize=8)
def played_game(seed: int, play_mode: str) -> PlayedGame:
    """The game with this seed, played once for all tests of a process."""
    return PlayedGame(seed, play_mode)


def session_at(topic: str, option: str = "", *, skip: int = 0, seed: int = 3, play_mode: str = "") -> MatchSession:
    """A session whose game has come to this topic (and offers this option), for the `skip` + 1st time."""
    game = played_game(seed, play_mode)
    number = 0
    while game.has(number):
        request = game.asked[number]
        if request.topic == topic and (not option or any(one.startswith(option) for one in options_of(request))):
            if skip == 0:
                policy = DicePolicy()
                return MatchSession(game.match_at(number, policy), policy, NoKeeper(), 1, "Test", nothing_to_say)
            skip -= 1
        number += 1
    raise AssertionError(f"no question about {topic} {option} came")


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


def board_of(window: QWidget) -> VillageBoard:
    """The board of an open siege."""
    assert isinstance(window, PlayWindow)
    assert isinstance(window.board, VillageBoard)
    return window.board


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


def exported_game(path: Path) -> Path:
    """A file with the first game, as somebody else's program wrote it."""
    path.write_bytes(_first_game_exported())
    return path


@cache
def _first_game_exported() -> bytes:
    with TemporaryDirectory() as home:
        exported = Path(home, "exported.hearthgame")
        shelf = GameLibrary(Path(home), summary_of)
        shelf.export(shelf.begin(first_game()).game_id, exported)
        shelf.close()
        return exported.read_bytes()
