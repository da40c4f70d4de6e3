"""Plays a guided first game in the real window, and looks at each note where it lies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.kernel.game import GameId
from rules_core.kernel.simulation import Player


def notes_in_window(
    qtbot: QtBot, folder: Path, game: GameId, player: Player[Any], most: int, size: tuple[int, int], scale: int
) -> list[str]:
    """The notes of so many answers, or of a whole game; each lies in the window and leaves its answers free."""
    window = MainWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.theme.set_scale_percent(scale)
    window.resize(*size)
    window.show()
    window.wake()
    window.learn(game)
    session, guide, play = window.session, window.guide, window.findChild(PlayWindow)
    assert session is not None
    assert guide is not None
    assert isinstance(play, PlayWindow)
    seen: list[str] = []
    for position in range(most):
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
        session.answer(player.decide(session.match.state, session.match.pending, position))
    window.close()
    return seen
