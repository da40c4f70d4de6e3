"""A whole Intro game through the real window, with real clicks and keys, left half-way and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.play.end_page import EndPage
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED
from desktop.shell.main_window import MainWindow
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import is_chance
from rules_core.kernel.table import PLAYERS
from tests.desktop.windows.hands import Hands
from tests.games.village.desktop.windows.seats import opened

pytestmark = pytest.mark.painted


LEAVE_AFTER = 50
"""Early enough that no Intro game is over by then: clicks on the map fall where the letters of the system let them."""
MOST_ANSWERS = 4000


def game_of(window: MainWindow) -> PlayWindow:
    page = window.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    return page


def play(hands: Hands, bot: ThumbPlayer, most: int) -> None:
    """Let the rule-of-thumb player think and the hands click, for so many answers at most."""
    session = hands.window.session
    while session.pending is not None and hands.done < most:
        request = session.pending
        if is_chance(request):
            hands.give(())
        else:
            position = session.match.journal.depth(session.match.journal.head)
            hands.give(bot.decide(session.state, request, position))


def test_a_whole_intro_game_is_played_left_and_taken_up_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    start = window.hearth.findChild(QPushButton, "hearth.first-game")
    assert isinstance(start, QPushButton)
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    first = game_of(window)
    first.session.policy.of_seat[PLAYERS] = ASKED
    hands = Hands(first)
    bot = ThumbPlayer()
    play(hands, bot, LEAVE_AFTER)
    assert hands.done == LEAVE_AFTER
    before = state_hash(first.session.match.game.to_plain(first.session.state))
    asked = first.session.pending
    window.close()

    again = opened(qtbot, tmp_path)
    again.hearth.setFocus()
    QTest.keyClick(again.hearth, Qt.Key.Key_Return)
    second = game_of(again)
    assert state_hash(second.session.match.game.to_plain(second.session.state)) == before
    assert second.session.pending is not None
    assert asked is not None
    assert second.session.pending.fingerprint() == asked.fingerprint()
    later = Hands(second)
    play(later, bot, MOST_ANSWERS)
    assert second.session.match.over
    assert second.session.state.result is not None
    assert isinstance(again.pages.currentWidget(), EndPage)
    assert {"key", "button", "map", "enter", "space", "typed dice", "text"} <= hands.used | later.used
    again.close()
