"""At a real table what nobody chose stands before the next question, and one key says that it is done."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.prompts.order_prompt import GUARD_MS
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Choose
from rules_core.song.facts import KnockedDown
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

PAD = Qt.KeyboardModifier.KeypadModifier


def after_a_fall(qtbot: QtBot, folder: Path, play_mode: str) -> PlayWindow:
    """A window in which somebody has just gone down."""
    window = seat(qtbot, folder, session_at("action", "move", play_mode=play_mode), (1280, 720))
    down = next(one for one in board_of(window).siege.in_play() if not one.is_hero)
    window.session.told.emit([Told(0, KnockedDown("SBH-HTH-13", down.id))])
    window.player.finish()
    window.refresh()
    return window


@rule("SBH-HTH-13")
@pytest.mark.parametrize("play_mode", ["mapped", "unmapped"])
def test_the_line_comes_first_and_takes_one_key(qtbot: QtBot, tmp_path: Path, play_mode: str) -> None:
    window = after_a_fall(qtbot, tmp_path, play_mode)
    prompt = window.prompt.prompt
    assert isinstance(prompt, CarryOutPrompt)
    assert prompt.lines.text().endswith("goes down: lay it on its side.")
    head = window.session.match.journal.head
    QTest.qWait(GUARD_MS + 30)
    # A digit was meant for nothing that could be seen.
    QTest.keyClick(window, Qt.Key.Key_1, PAD)
    assert window.prompt.prompt is prompt
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    assert window.session.match.journal.head == head
    assert isinstance(window.session.pending, Choose)
    assert window.prompt.title.text() != ""
    assert not isinstance(window.prompt.prompt, CarryOutPrompt)


def test_on_the_screen_nobody_carries_anything_out(qtbot: QtBot, tmp_path: Path) -> None:
    window = after_a_fall(qtbot, tmp_path, "")
    assert not isinstance(window.prompt.prompt, CarryOutPrompt)
