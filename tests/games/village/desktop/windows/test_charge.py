"""A click on an enemy: into contact and attack, with the odds of all of it before; or one sentence why not."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.odds_outcomes import SiegeAttack
from desktop.games.village.presenter import VillagePresenter
from desktop.play.play_window import PlayWindow
from desktop.play.presenter import Shortcut
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.session.match_session import MatchSession
from desktop.tabletop.map_hand import MOVE
from desktop.tabletop.marks import GHOST
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.siege import Token
from rules_core.games.village.words.touch_words import touched_at
from rules_core.kernel.odds import OddsWalk
from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.activation import FREE_MOVE
from rules_core.song.facts import AttackResolved
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

SEED = 7


@lru_cache
def where(sentence: str) -> tuple[int, str]:
    """Which of the questions about an action has an enemy of whom a click would say this; "" for one who is charged."""
    for skip in range(60):
        session = session_at(topics.ACTION, "move", skip=skip, seed=SEED)
        for foe in session.state.models:
            found = meant(session, foe)
            if found is not None and (sentence in found.refused if sentence else found.answers):
                return skip, foe
    raise AssertionError(sentence)


def session_with(sentence: str) -> tuple[MatchSession, str]:
    skip, foe = where(sentence)
    return session_at(topics.ACTION, "move", skip=skip, seed=SEED), foe


def meant(session: MatchSession, thing: str) -> Shortcut | None:
    assert session.pending is not None
    return VillagePresenter(session).shortcut(session.pending, thing)


def at(window: PlayWindow, thing: str) -> QPoint:
    board = board_of(window)
    centre = board.scene.drawn_centre(thing)
    assert centre is not None
    return board.view.mapFromScene(QPointF(centre))


def test_a_click_moves_into_contact_and_attacks(qtbot: QtBot, tmp_path: Path) -> None:
    session, foe = session_with("")
    found = meant(session, foe)
    assert found is not None
    assert session.pending is not None
    hero = session.pending.subject
    window = seat(qtbot, tmp_path, session)
    told = len(window.session.match.facts)
    QTest.mouseClick(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=at(window, foe))
    journal = window.session.match.journal
    given = [journal.entries[node].answer for node in journal.way(-1, journal.head)]
    assert all(answer in given for answer in found.answers)
    blows = [one.fact for one in window.session.match.facts[told:] if isinstance(one.fact, AttackResolved)]
    assert (blows[0].attacker, blows[0].defender) == (hero, foe)


def test_where_it_leads_and_its_exact_odds_are_shown_before(qtbot: QtBot, tmp_path: Path) -> None:
    session, foe = session_with("")
    found = meant(session, foe)
    assert found is not None
    window = seat(qtbot, tmp_path, session)
    board = board_of(window)
    exact = OddsWalk(window.session.match.fork(), SiegeAttack()).odds(list(found.answers))
    QTest.mouseMove(board.view.viewport(), at(window, foe))
    ghost = board.scene.token(GHOST)
    assert ghost is not None
    assert (ghost.x, ghost.y) == found.spot
    target = board.scene.token(foe)
    assert target is not None
    assert target.target
    table = window.odds.table
    qtbot.waitUntil(lambda: table.rowCount() > 0 and "goes to" in table.title)
    assert sum(row.chance for row in table.rows) == pytest.approx(1)
    kill = exact.get("target:kill", 0.0)
    assert any(row.chance == pytest.approx(kill) for row in table.rows)
    assert any("Move and attack" in line for line in window.odds.lines_about(foe))
    QTest.mouseMove(board.view.viewport(), QPoint(5, 5))
    assert window.prompt.prompt is not None
    goal, ghost = window.prompt.prompt.view.goal, board.scene.token(GHOST)
    assert (goal and goal[:2]) == (ghost and (ghost.x, ghost.y)), "back to what Enter would do"


@pytest.mark.parametrize("why", ["too far for one move", "one action left", "has attacked in this turn"])
def test_why_not_is_said_in_one_sentence_and_nothing_is_spent(qtbot: QtBot, tmp_path: Path, why: str) -> None:
    session, foe = session_with(why)
    window = seat(qtbot, tmp_path, session)
    before = session.match.journal.head
    QTest.mouseClick(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=at(window, foe))
    assert session.match.journal.head == before
    assert why in window.event_strip.accessibleName()


def test_an_enemy_with_nobody_to_get_beside_is_said_to_have_no_free_spot(monkeypatch: pytest.MonkeyPatch) -> None:
    session, foe = session_with("")
    monkeypatch.setattr(session.state.ground, "contact_spots", lambda *_, **__: [])
    found = meant(session, foe)
    assert found is not None
    assert not found.answers
    assert "no free spot" in found.refused


def test_what_finds_no_room_any_more_is_not_answered() -> None:
    session, foe = session_with("")
    found = meant(session, foe)
    assert found is not None
    depth = session.match.journal.depth(session.match.journal.head)
    assert session.answer_all([*found.answers[:2], "attack:nobody"], as_far_as_they_fit=True)
    assert session.match.journal.depth(session.match.journal.head) == depth + 2


def test_the_ghost_says_what_it_touches(qtbot: QtBot, tmp_path: Path) -> None:
    session, foe = session_with("")
    found = meant(session, foe)
    assert found is not None
    assert found.spot is not None
    window = seat(qtbot, tmp_path, session)
    board = board_of(window)
    name = str(board.names.of(foe))
    window.answer("move")
    prompt = window.prompt.prompt
    assert isinstance(prompt, PlacePrompt)
    prompt.try_spot(*found.spot)
    words = [plate.text for plate in board.scene.overlays.plates if plate.id == GHOST]
    assert len(words) == 1
    assert words[0].startswith("Touches ")
    assert name in words[0]
    assert name in board.scene.sentence(GHOST)
    far = max(prompt.region.candidates(), key=lambda spot: spot[0] ** 2)
    prompt.try_spot(*far)
    assert [plate.text for plate in board.scene.overlays.plates if plate.id == GHOST] != words


def test_escape_while_a_hero_is_dragged_leaves_nothing_of_it_on_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.ACTION, "move", seed=SEED))
    board, request = board_of(window), window.session.pending
    assert request is not None
    hero = board.siege.model(request.subject)
    region = board.hand.region_of_move()
    assert region is not None
    start, spot = at(window, hero.id), max(region.candidates(), key=lambda one: abs(one[0] - hero.x))
    viewport, left, none = board.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, left, none, start)
    QTest.mouseMove(viewport, board.view.mapFromScene(QPointF(*spot)))
    assert [arrow.id for arrow in board.scene.overlays.arrows if arrow.id == "trial"]
    assert [view for view in board.display.tokens() if view.ghost]
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    board.outlook.wait()
    qtbot.wait(1)
    QTest.mouseRelease(viewport, left, none, start)
    assert not [arrow.id for arrow in board.scene.overlays.arrows if arrow.id == "trial"]
    assert not [view for view in board.display.tokens() if view.ghost]
    assert board.scene.centre_of_item(hero.id) == QPointF(hero.x, hero.y)
    assert window.session.pending is request


def test_buildings_and_finds_are_touched_too() -> None:
    session, foe = session_with("")
    siege = session.state
    assert session.pending is not None
    hero = siege.model(session.pending.subject)
    building = siege.standing_buildings()[0].id
    x, y = siege.ground.contact_spots_at_piece(hero, building, siege.others(hero))[0]
    assert building in touched_at(siege, hero, x, y)
    # A find is for heroes only.
    siege = clone(siege)
    siege.tokens["find-9"] = Token("find-9", 1000, 1000, 1, 1, revealed=False)
    assert touched_at(siege, hero, 1010, 1000) == ["find-9"]
    assert touched_at(siege, siege.model(foe), 1010, 1000) == []


def test_the_best_place_of_a_move_is_shown_at_once_with_its_reason(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.ACTION, "move", skip=1)
    window = seat(qtbot, tmp_path, session)
    window.answer("move")
    ghost = board_of(window).scene.token(GHOST)
    assert ghost is not None
    prompt = window.prompt.prompt
    assert isinstance(prompt, PlacePrompt)
    assert prompt.here.second() == "To get between Poacher 2a and the Forge"
    assert "To get between Poacher 2a and the Forge" in board_of(window).scene.sentence(GHOST)
    QTest.keyClick(window, Qt.Key.Key_Return)
    hero = board_of(window).siege.model("maren-oak")
    assert (hero.x, hero.y) == (ghost.x, ghost.y)


def test_the_list_beside_the_map_charges_as_a_click_would(qtbot: QtBot, tmp_path: Path) -> None:
    session, foe = session_with("")
    window = seat(qtbot, tmp_path, session)
    before = session.match.journal.head
    board_of(window).list.take(foe)
    assert session.match.journal.head != before


@pytest.mark.parametrize("topic, move", [(topics.ACTION, MOVE), (topics.DICE, FREE_MOVE)])
def test_a_click_on_ground_in_reach_shows_the_move_there_and_the_next_one_spends_it(
    qtbot: QtBot, tmp_path: Path, topic: Topic, move: str
) -> None:
    window = seat(qtbot, tmp_path, session_at(topic, move, seed=SEED))
    board = board_of(window)
    region = board.hand.region_of_move(move)
    assert region is not None
    assert window.session.pending is not None
    hero = window.session.state.model(window.session.pending.subject)
    spot = max(region.candidates(), key=lambda one: abs(one[0] - hero.x) + abs(one[1] - hero.y))
    spot = board.hand.meant(hero.id, region, *spot)
    board.view.point_clicked.emit(*spot)
    prompt = window.prompt.prompt
    assert isinstance(prompt, PlacePrompt)
    assert (prompt.at_x, prompt.at_y) == spot
    ghost = board.scene.token(GHOST)
    assert ghost is not None
    assert (ghost.x, ghost.y) == spot
    model = window.session.state.model(hero.id)
    assert (model.x, model.y) == (hero.x, hero.y)
    board.view.point_clicked.emit(*spot)
    journal = window.session.match.journal
    given = [journal.entries[node].answer for node in journal.way(-1, journal.head)]
    assert (*spot, region.turns[0]) in given
