"""Who is asked: what the program decides is no question to people, unless they stop it."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.place_prompt import PlacePrompt, PlacingStart
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.kernel.requests import Place
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


def test_men_who_are_set_down_with_enter_stand_in_a_line_that_can_be_ordered(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(topics.DEPLOY))
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert isinstance(request, Place)
    start = board.parts.presenter.asked(request).start
    assert isinstance(start, PlacingStart)
    spot = ThumbPlayer().decide(session.state, request, 0)
    assert (start.best, bool(start.why)) == (spot[:2], True)
    prompt = PlacePrompt(Theme(less_motion=True), request, board.parts.presenter.question(request), start)
    qtbot.addWidget(prompt)
    assert (prompt.at_x, prompt.at_y) == start.best
