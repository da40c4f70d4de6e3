"""Who is asked: what the program decides is no question to people, unless they stop it."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from rules_core.games.drums.rules import topics
from tests.games.drums.desktop.seats import match_at, seat, session_of


def is_asked(window: PlayWindow) -> bool:
    """Whether a question stands in the bar that can be answered."""
    return window.prompt.prompt is not None


def test_a_question_to_the_program_is_told_and_not_asked(qtbot: QtBot, tmp_path: Path) -> None:
    match = match_at(topics.WHOM)
    assert match.pending is not None
    session = session_of(match)
    window = seat(qtbot, tmp_path, session).window()
    assert isinstance(window, PlayWindow)
    assert is_asked(window)
    # Long enough for a look at what stands there before it has decided.
    session.autoplay.pace_ms = 60_000
    session.seats.give(match.pending.who, "thumb")
    session.autoplay.begin()
    window.refresh()
    assert not is_asked(window)
    assert "decides" in window.prompt.second.text()
    assert window.prompt.title.text()
    session.stop_bot()
    assert is_asked(window)
