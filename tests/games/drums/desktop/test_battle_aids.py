"""Beside the map of a battle: odds before the dice, a volley in the making, docks that keep secrets."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from pytestqt.qtbot import QtBot

from desktop.games.drums.battle_scene import marker_views
from desktop.games.drums.board import BattleBoard
from desktop.games.drums.docks import losses_to_half, losses_words
from desktop.games.drums.odds import BattleOdds
from desktop.games.drums.presenter import BattlePresenter
from desktop.games.drums.start_page_artwork import VolleyScene
from desktop.games.drums.table_page import BattleTablePage
from desktop.games.faces import face_of
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.prompts.other_prompts import PickPrompt
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.items import MarkerItem
from desktop.tabletop.battlefield.markers import marker_px
from desktop.tabletop.company.panel import CompanyPanel
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.match import begin
from rules_core.kernel.odds import OddsWalk
from rules_core.kernel.requests import Pick, SeatId, options_of
from rules_core.song import groups, shooting
from rules_core.song import topics as song_topics
from rules_core.song.contest import harm
from rules_core.song.manner import Manner
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, seat, session_of
from tests.games.drums.field import FUSILIER, MIDDLE, P1, battle, man
from tests.pig.match import NoKeeper


@rule("SDS-RNG-3")
def test_the_odds_of_a_shot_are_those_of_36_throws() -> None:
    match = match_at(song_topics.ACTION, "shoot:")
    session = session_of(match)
    odds_of = BattleOdds(BattlePresenter(session))
    request = session.pending
    assert request is not None
    shot = next(one for one in odds_of.options(request) if one.startswith("shoot:"))
    odds = OddsWalk(match.fork(), odds_of.outcome(request, shot)).odds([shot])
    assert sum(odds.values()) == pytest.approx(1)
    state = session.state
    shooter, target = state.model(request.subject), state.model(shot.partition(":")[2])
    exact = harm(state, shooting.prepare(state, shooter, target, Manner.SHOT))
    worse = sum(chance for name, chance in odds.items() if name in ("target:fall", "target:kill", "target:gruesome"))
    assert 0 < worse == pytest.approx(exact)


def lines_of(board: BattleBoard) -> int:
    """How many muskets are aimed on the map."""
    return len(board.scene.overlays.sight)


@rule("S-VOL-12")
def test_a_volley_in_the_making_tells_worst_musket_and_chance(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.VOLLEY))
    board = seat(qtbot, tmp_path, session)
    prompt, request = board.parts.prompt.prompt, session.pending
    assert isinstance(prompt, PickPrompt)
    assert isinstance(request, Pick)
    # Those whom the Sergeant would take stand checked; here all go but one.
    for id in [one for one in prompt.chosen if one != request.options[0]]:
        assert prompt.choose_thing(id)
    assert prompt.chosen == request.options[:1]
    assert lines_of(board) == 2
    state = session.state
    men = [state.model(state.acting.model), state.model(request.options[0])]
    foe = state.model(request.subject)
    chance = round(100 * harm(state, groups.concentrated(state, men, foe)))
    (plate,) = [one for one in board.scene.overlays.plates if one.id == "target"]
    assert f"{chance}\N{NO-BREAK SPACE}%" in plate.text
    assert {view.id for view in board.scene.token_views() if view.chosen} == {one.id for one in men}


@rule("S-VOL-1")
def test_the_likely_volley_stands_checked_and_enter_fires_it(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.VOLLEY))
    board = seat(qtbot, tmp_path, session)
    prompt, request = board.parts.prompt.prompt, session.pending
    assert isinstance(prompt, PickPrompt)
    assert request is not None
    likely = ThumbPlayer().decide(session.state, request, 0)
    assert isinstance(likely, tuple)
    assert likely
    assert set(prompt.chosen) == set(likely)
    assert lines_of(board) == 1 + len(likely)
    with qtbot.waitSignal(prompt.answered) as given:
        enter = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        assert board.parts.prompt.handle_key(enter)
    assert given.args == [prompt.chosen]
    assert session.pending != request


@rule("S-SET-4")
def test_a_dock_shows_nothing_of_a_squad_that_others_still_buy(qtbot: QtBot, tmp_path: Path) -> None:
    policy = DicePolicy()
    match = begin(DrumsGame({}), 1, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "Test", lambda match: ({}, ""))
    session.seats.give(SeatId("p2"), "thumb")
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    assert request.topic == topics.BUY
    first = next(one for one in options_of(request) if one.startswith("add:"))
    session.answer(first)
    own, others = [one.panel for one in face_of("drums").docks(board.parts)]
    assert isinstance(own, CompanyPanel)
    assert isinstance(others, CompanyPanel)
    assert own.table.model.rows[1].id == first.partition(":")[2]
    assert not others.table.model.rows
    assert not others.model.members
    assert board.picture() == b""


@rule("SDS-MOR-4")
def test_a_dock_says_when_everybody_rolls_and_when_the_squad_breaks() -> None:
    state = battle()
    for number in range(10):
        man(state, P1, FUSILIER, MIDDLE + 200 * number, MIDDLE)
    assert losses_to_half(state, P1) == 5
    assert "breaks after 8" in losses_words(state, P1)
    state.half_tested.append(P1)
    assert losses_to_half(state, P1) == 0


def test_the_card_of_the_game_lives(qtbot: QtBot) -> None:
    look = Theme(LookName.LIGHT, 100).look
    scene = VolleyScene("drum")

    def painted(moment: float) -> QImage:
        image = QImage(438, 178, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        scene.paint_life(painter, QSizeF(438, 178), look, moment)
        painter.end()
        return image

    # At its end it is as at its beginning: nothing jumps when it stops.
    assert painted(0.3) != painted(0.0) == painted(1.0)


def test_all_at_the_table_see_the_map_once_the_squads_lie_open(qtbot: QtBot) -> None:
    policy = DicePolicy()
    secret = MatchSession(begin(DrumsGame({}), 1, policy), policy, NoKeeper(), 1, "Test", lambda match: ({}, ""))
    before = BattleTablePage(Theme(LookName.LIGHT, 100), secret, live=False)
    qtbot.addWidget(before)
    assert before.map is None
    assert before.tables
    page = BattleTablePage(Theme(LookName.LIGHT, 100), session_of(match_at(topics.WHOM)), live=False)
    qtbot.addWidget(page)
    assert page.map is not None
    assert not page.tables
    assert len(page.map.far_scene.token_views()) == len(page.session.state.in_play())


def test_stones_of_the_fallen_are_found_from_two_metres_away(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(match_at(topics.WHOM))
    fallen = next(iter(session.state.models.values()))
    monkeypatch.setattr(fallen, "fate", Fate.DEFEATED)
    page = BattleTablePage(Theme(LookName.LIGHT, 100), session, live=False)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    assert page.map is not None
    scene, scale = page.map.far_scene, page.map.transform().m11()
    (stone,) = [one.view for one in scene.items() if isinstance(one, MarkerItem)]
    assert marker_px(stone, scale) >= 50
    # The page has another size, and they grow with it; at the laptop they stay as small as men stand close.
    page.resize(3840, 2160)
    (stone,) = [one.view for one in scene.items() if isinstance(one, MarkerItem)]
    assert marker_px(stone, page.map.transform().m11()) >= 100
    (near,) = marker_views(session.state, BattleNames(session.state.world.content, session.state.world.options))
    assert marker_px(near, 0.0) < 20
