"""Who is asked: what the program decides is no question to people, unless they stop it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from desktop.games.drums.presenter import BattlePresenter
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.place_prompt import PlacePrompt, PlacingStart
from desktop.session.dice_policy import DicePolicy
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Place, Request, options_of
from rules_core.song import topics as song_topics
from rules_core.song.facts import QualityRolled
from rules_core.song.quality import least_face
from tests.games.drums.desktop.seats import MOST_STEPS, match_at, seat, session_of
from tests.games.drums.examination import READY


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


def at_a_move(match: Match[Any]) -> Request:
    """The question to one who had better move, and may do something else."""
    player = ThumbPlayer()
    for step in range(MOST_STEPS):
        request = match.pending
        assert request is not None
        answer = player.decide(match.state, request, step)
        if request.topic == song_topics.ACTION and answer == "move" and len(options_of(request)) > 2:
            return request
        match.answer(answer)
    raise AssertionError("nobody moved")


def test_without_a_map_the_move_that_stands_ready_goes_to_the_best_place() -> None:
    match: Match[Any] = begin(DrumsGame({**READY, "play_mode": "unmapped"}), 2, DicePolicy())
    request = at_a_move(match)
    session = session_of(match)
    view = BattlePresenter(session).question(request)
    ready, elsewhere = view.options[view.default : view.default + 2]
    assert [ready.answer, elsewhere.answer] == ["move", "move"]
    assert not elsewhere.then
    assert ready.spot is not None
    assert session.answer_all([ready.answer, *ready.then])
    man = session.match.state.model(request.subject)
    assert (man.x, man.y) == ready.spot[:2]
    assert session.pending != request


def test_what_each_die_must_show_is_told_before_it_is_rolled() -> None:
    match: Match[Any] = begin(DrumsGame(dict(READY)), 2, DicePolicy())
    player, told = ThumbPlayer(), {True: 0, False: 0}
    for step in range(MOST_STEPS):
        request, count = match.pending, len(match.facts)
        assert request is not None
        # One man, or all whom a Leader orders.
        is_group = match.state.acting is not None
        question = DrumsWords(match.state.world).question(request, match.state)
        match.answer(player.decide(match.state, request, step))
        rolled = [one.fact for one in match.facts[count:] if isinstance(one.fact, QualityRolled)]
        if request.topic == song_topics.DICE and rolled:
            assert question.title.startswith("The group") == is_group
            assert f"Each {least_face(rolled[0].need, rolled[0].bonus)} or more" in question.second
            told[is_group] += 1
        if min(told.values()) >= 2:
            return
    raise AssertionError(told)
