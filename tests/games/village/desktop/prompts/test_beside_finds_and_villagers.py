"""The questions about finds and villagers in the window: in both languages, answered by keys or with a click."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.village.prompts.words import question
from desktop.games.village.question_marks import start_of
from desktop.games.village.question_overlays import QuestionOverlays, ghost_marker
from desktop.language import ENGLISH, speak
from desktop.look.theme import Theme
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.tabletop.battlefield.views import MarkerKind
from desktop.tabletop.marks import GHOST, TriedMove
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import escort, topics
from rules_core.games.village.state.siege import Siege, Token, Villager
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.geometry import Body
from rules_core.kernel.requests import Answer, Choose, Place
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics
from rules_core.song.reach import move_region
from tests.clauses import rule
from tests.games.village.fighting import fight, hero
from tests.games.village.little import MIDDLE


@pytest.fixture(params=[ENGLISH, "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak(ENGLISH)


def beside_the_hall() -> tuple[Siege, Place]:
    """Ada has led a villager up to the Town Hall."""
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -3.4)
    villager = Villager("villager-1", MIDDLE, ada.y - 500)
    state.villagers[villager.id] = villager
    region = escort.place_beside(state, ada, villager)
    return state, Place(PLAYERS, topics.VILLAGER, "R-V63", villager.id, region)


@rule("R-V63")
def test_on_the_way_the_villager_is_shown_on_the_side_towards_home() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -12)
    # Led from the side that is turned away from home.
    villager = state.villagers["villager-1"] = Villager("villager-1", MIDDLE, ada.y - 500)
    asked = Place(PLAYERS, topics.VILLAGER, "R-V63", villager.id, escort.place_beside(state, ada, villager))
    start = start_of(state, asked, SiegeNames(state.world))
    assert start is not None
    assert start.y > ada.y


def beside_a_find() -> tuple[Siege, Place]:
    """Ada stands in contact with a token and makes a Move."""
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -12)
    reach = ada.radius + state.world.options.token_radius
    state.tokens["token-1"] = Token("token-1", ada.x - reach, ada.y, 1, 2, revealed=False)
    return state, Place(PLAYERS, song_topics.MOVE, "SBH-MOV-4", "ada", move_region(state, ada))


@rule("R-V63")
def test_the_villager_is_first_shown_at_home_and_set_down_by_key_or_click(qtbot: QtBot) -> None:
    state, asked = beside_the_hall()
    start = start_of(state, asked, SiegeNames(state.world))
    assert start is not None
    view = question(asked, state, SiegeNames(state.world))
    prompt = PlacePrompt(Theme(less_motion=True), asked, view, start)
    qtbot.addWidget(prompt)
    at_first = Body("", prompt.at_x, prompt.at_y, state.world.options.villager_radius)
    assert state.ground.touching_piece(at_first, state.world.heart)
    answers: list[Answer] = []
    prompt.answered.connect(answers.append)
    prompt.take_here()
    # A click far off is where the villager touches on that side.
    prompt.take_spot(MIDDLE, 0)
    for answer in answers:
        asked.check(answer)
    assert answers[0] == (prompt.region.candidates()[0][0], prompt.region.candidates()[0][1], 0)
    assert answers[1] == (MIDDLE, state.model("ada").y - 254, 0)


@rule("R-V63")
def test_the_map_shows_where_the_villager_may_stand_and_who_is_being_placed() -> None:
    state, asked = beside_the_hall()
    overlays = QuestionOverlays()
    overlays.new_question(asked)
    assert overlays._zones
    ghost = ghost_marker(state, TriedMove(topics.VILLAGER, "villager-1", 100, 200, shown=True))
    assert ghost is not None
    assert (ghost.id, ghost.kind, ghost.x, ghost.y, ghost.ghost) == (GHOST, MarkerKind.VILLAGER, 100, 200, True)


@rule("R-V61", "R-V62", "R-V63")
def test_both_languages_have_the_words(language: str) -> None:
    state, asked = beside_the_hall()
    names = SiegeNames(state.world)
    view = question(asked, state, names)
    german = language == "de"
    assert view.title == ("Wo steht der Dorfbewohner jetzt?" if german else "Where does the villager stand now?")
    on = question(Choose(PLAYERS, topics.GO_ON, "R-V61", "ada", ("on", "stop")), state, names)
    assert [one.title for one in on.options] == (["Weiter", "Hier bleiben"] if german else ["Go on", "Stop here"])
    assert on.title == ("Geht Ada weiter?" if german else "Does Ada go on?")


@rule("R-V62")
def test_the_question_says_that_staying_claims_the_find(language: str) -> None:
    state, asked = beside_a_find()
    names = SiegeNames(state.world)
    hint = "Neben einem Fund" if language == "de" else "Beside a find"
    assert question(asked, state, names).second.startswith(hint)
    state.tokens.clear()
    assert not question(asked, state, names).second.startswith(hint)


@rule("R-V62")
def test_enter_claims_a_find_by_staying_beside_it() -> None:
    state, asked = beside_a_find()
    start = start_of(state, asked, SiegeNames(state.world))
    assert start is not None
    assert start.staying_counts
    assert start.best is None


@rule("V-7.5.21")
def test_a_ride_before_the_wave_is_shown_to_lead_to_the_nearest_find() -> None:
    state, asked = beside_a_find()
    state.tokens["token-1"].x += 2000
    ride = replace(asked, topic=topics.READY_MOUNTS_MOVE)
    start = start_of(state, ride, SiegeNames(state.world))
    assert start is not None
    assert start.best is not None
    assert start.best[0] > start.x + 500
    assert start.why == "Towards the find"
    state.tokens["token-1"].x, state.tokens["token-1"].y = start.best
    start = start_of(state, ride, SiegeNames(state.world))
    assert start is not None
    assert start.why == "To the find"
    state.tokens.clear()
    start = start_of(state, ride, SiegeNames(state.world))
    assert start is not None
    assert start.best is None
