"""The guided first city: its notes come in the order of an evening, and each can be read where it lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.defenders.lesson import NOTES
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.players.thumb import ThumbPlayer

ENOUGH = 240
"""Answers of the thumb player, which end the first city."""


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1920, 1080), 150)])
def test_every_note_lies_in_the_window_and_leaves_its_answers_free(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.theme.set_scale_percent(scale)
    window.resize(*size)
    window.show()
    window.wake()
    window.learn(GAME)
    session, guide, play = window.session, window.guide, window.findChild(PlayWindow)
    assert session is not None
    assert guide is not None
    assert isinstance(play, PlayWindow)
    seen: list[str] = []
    for position in range(ENOUGH):
        note = guide.note
        if note is not None and note.objectName() not in seen:
            seen.append(note.objectName())
            qtbot.wait(60)
            place = note.geometry()
            assert play.rect().contains(place), seen[-1]
            assert not place.intersects(play.prompt.geometry()), seen[-1]
        if session.match.pending is None:
            break
        play.player.finish()
        session.answer(ThumbPlayer().decide(session.match.state, session.match.pending, position))
    # Nothing was lost in this game, so nothing is said of losing; the rest came in the order of the evening.
    assert seen == [f"learn.{note.key}" for note in NOTES if note.key != "defenders.lost"]
    window.close()
