"""A seat at a battle: a play window whose game has come to a certain question."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.drums.board import BattleBoard
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import options_of
from tests.games.drums.examination import READY
from tests.pig.match import NoKeeper

MOST_STEPS = 400


@cache
def match_at(topic: str, option: str = "", seed: int = 2) -> Match[Any]:
    """A battle of two ready squads, played on to this question, with an answer that begins so."""
    match: Match[Any] = begin(DrumsGame(dict(READY)), seed, DicePolicy())
    player = ThumbPlayer()
    for step in range(MOST_STEPS):
        request = match.pending
        assert request is not None
        if request.topic == topic and (not option or any(one.startswith(option) for one in options_of(request))):
            return match
        match.answer(player.decide(match.state, request, step))
    raise AssertionError(f"no question about {topic} {option} came")


def session_of(match: Match[Any]) -> MatchSession:
    """A session that goes on from there."""
    policy = DicePolicy()
    fork = match.fork()
    fork.supplier = policy
    return MatchSession(fork, policy, NoKeeper(), 1, "Test", lambda match: ({}, ""))


def seat(qtbot: QtBot, folder: Path, session: MatchSession) -> BattleBoard:
    """The board of the window, shown."""
    theme = Theme(LookName.LIGHT, 100, less_motion=True)
    window = PlayWindow(theme, Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window, before_close_func=lambda closing: window.put_away())
    window.resize(1280, 720)
    window.show()
    QTest.qWaitForWindowExposed(window)
    assert isinstance(window.board, BattleBoard)
    return window.board
