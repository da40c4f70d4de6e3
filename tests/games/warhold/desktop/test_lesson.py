"""The guided first war lasts twelve rounds or more, has an occasion for every note, and shows each where it is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games.warhold.lesson import NOTES
from desktop.look.theme import Theme
from desktop.play.end_page import EndPage
from desktop.session.autoplay import Extent
from desktop.session.seats import SEED_STEP
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.lesson import LESSON
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.war import War
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.match import begin
from rules_core.kernel.requests import is_chance
from tests.desktop.lessons import notes_in_window

PERSON = "p1"
RIVAL = "p2"
ENOUGH = 24
"""Answers of the person, which end the first turn with its notes."""


def rounds_of_notes(seed: int, person: ThumbPlayer, race: str = "") -> tuple[dict[str, int], War, str]:
    """In which round a person with such a people gets each note, 0 for what comes by itself; and the end."""
    match = begin(DEFINITION.make(DEFINITION.setup(LESSON.choices)), seed)
    # As the window seats them: the person's rival draws its people by a seed of its own.
    players = {PERSON: person, RIVAL: ThumbPlayer(seed + SEED_STEP)}
    given: dict[str, int] = {}
    while match.pending is not None:
        request, state = match.pending, match.state
        assert isinstance(state, War)
        if is_chance(request):
            match.answer(seeded_answer(match.seed, match.place(request), request))
            continue
        # As the guide gives them: one at a question.
        for note in NOTES if request.who == PERSON else ():
            is_about = note.topic == request.topic and (note.fits is None or note.fits(state, request))
            if note.key not in given and is_about:
                given[note.key] = state.round
                break
        is_people = race and request.who == PERSON and request.topic == topics.RACE
        match.answer(race if is_people else players[request.who].decide(state, request, 0))
    for note in NOTES:
        if note.seen is not None:
            assert any(isinstance(one.fact, note.seen) for one in match.facts), note.key
            given[note.key] = 0
    assert isinstance(match.state, War)
    return given, match.state, DEFINITION.result(match.state)


@pytest.mark.parametrize("race, rounds", [("humans", 15), ("elves", 17), ("dwarves", 15), ("orcs", 12)])
def test_a_war_of_at_least_twelve_rounds_has_an_occasion_for_every_note(race: str, rounds: int) -> None:
    # Whoever lets the program play on is played for by this seed.
    given, war, won = rounds_of_notes(LESSON.seed, ThumbPlayer(LESSON.seed), race)
    assert set(given) == {note.key for note in NOTES}
    assert war.round == rounds
    # Something new in every round: the second has what its dice and monsters bring.
    assert set(range(3, 13)) <= set(given.values())
    assert won == PERSON or race in ("elves", "dwarves")


def test_the_rival_draws_the_same_people_where_the_program_plays_on_for_all() -> None:
    match = begin(DEFINITION.make(DEFINITION.setup(LESSON.choices)), LESSON.seed)
    player = ThumbPlayer(LESSON.seed)
    while match.pending is not None and not (match.pending.topic == topics.RACE and match.pending.who == RIVAL):
        request = match.pending
        is_die = is_chance(request)
        match.answer(
            seeded_answer(match.seed, match.place(request), request)
            if is_die
            else player.decide(match.state, request, 0)
        )
    assert match.pending is not None
    by_itself = ThumbPlayer(LESSON.seed + SEED_STEP).decide(match.state, match.pending, 0)
    assert player.decide(match.state, match.pending, 0) == by_itself


def test_whoever_ends_the_war_sooner_misses_no_note() -> None:
    given, war, _won = rounds_of_notes(6, ThumbPlayer(8))
    assert war.round == 10
    assert set(given) == {note.key for note in NOTES}


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1920, 1080), 150)])
def test_the_first_notes_lie_in_the_window_and_leave_their_answers_free(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    seen = notes_in_window(qtbot, tmp_path, GAME, ThumbPlayer(LESSON.seed), ENOUGH, size, scale)
    assert seen[:4] == [
        "learn.warhold.people",
        "learn.warhold.stronghold",
        "learn.warhold.upkeep",
        "learn.warhold.march",
    ]


def test_what_a_war_gave_no_occasion_for_is_left_until_somebody_knows_the_rest(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.wake()
    window.learn(GAME)
    guide = window.guide
    assert guide is not None
    window.show_end()
    page = window.pages.currentWidget()
    assert isinstance(page, EndPage)
    told = {label.text() for label in page.findChildren(QLabel)}
    assert guide.shown == ["warhold.people"]
    assert {one.text for one in NOTES if one.key not in ("warhold.people", "warhold.last")} <= told
    assert not {one.text for one in NOTES if one.key in ("warhold.people", "warhold.last")} & told
    guide.stop()
    assert not guide.untold
    window.close()


def test_no_note_is_spent_on_a_question_that_is_answered_for_people(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.wake()
    window.learn(GAME)
    session, guide = window.session, window.guide
    assert session is not None
    assert guide is not None
    player = session.seats.steady_player()
    assert player is not None
    session.autoplay.pace_ms = 0
    session.autoplay.play_for_me(player, Extent.TURN)
    qtbot.waitUntil(lambda: not session.autoplay.helps, timeout=20_000)
    told = set(guide.shown) - {"warhold.people"}
    # What is seen of the turn is spoken of; of the questions only the one that people are asked now.
    asked = {one.key for one in NOTES if one.topic is not None and one.key in told}
    assert session.pending is not None
    assert asked <= {one.key for one in NOTES if one.topic == session.pending.topic}
    assert "warhold.stronghold" in {one.key for one in guide.untold}
    window.close()
