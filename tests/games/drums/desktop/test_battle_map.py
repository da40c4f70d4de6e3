"""The map of a battle: what men, terrain, distances and shots look like, and what a click on them answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.drums.aims import aim_plate, shot_parts
from desktop.games.drums.battle_scene import gauge_of, icon_of, token_views
from desktop.games.drums.question_marks import target_of
from desktop.games.drums.question_overlays import BattleOverlays
from desktop.look.icons import has_icon
from desktop.look.token import Gauge, Posture, describe
from desktop.play.thing_list import plain_families
from desktop.session.known import KnownToAll
from desktop.tabletop.battlefield.views import RingEdge
from desktop.tabletop.marks import SceneMarks, TriedMove
from desktop.tabletop.tool_strip import Layers
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.terrain import FeatureRegion
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.words.names import BattleNames
from rules_core.ground.pieces import RIGHT
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Choose, Place, options_of
from rules_core.song import shooting
from rules_core.song import topics as song_topics
from rules_core.song.facts import AttackResolved
from rules_core.song.field import Acting
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, seat, session_of
from tests.games.drums.field import (
    FRENCH_OFFICER,
    FUSILIER,
    MIDDLE,
    P1,
    P2,
    REDCOAT,
    RIFLEMAN,
    Script,
    battle,
    man,
)


@rule("SDS-FIRE-1")
def test_the_gauge_says_how_far_a_musket_is_loaded() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    assert gauge_of(state, one) == Gauge(2, 2, words="loaded")
    one.loaded = False
    assert gauge_of(state, one) == Gauge(0, 2, words="not loaded")
    shooting.reload(Script(), state, one)
    assert gauge_of(state, one) == Gauge(1, 2, words="1 of 2 loaded")
    one.out_of_ammunition = True
    assert gauge_of(state, one) == Gauge(0, 2, useless=True, words="no cartridges")
    drummer = man(state, P1, "france-drummer", MIDDLE, 1000)
    assert gauge_of(state, drummer) is None
    rifle = gauge_of(state, man(state, P2, RIFLEMAN, MIDDLE, 2000))
    assert rifle is not None
    assert rifle.most == 3


def test_a_token_tells_side_badge_and_state() -> None:
    state = battle()
    names = BattleNames(state.world.content, state.world.options)
    ours, theirs = man(state, P1, FUSILIER, MIDDLE, MIDDLE), man(state, P2, REDCOAT, MIDDLE, 1000)
    theirs.knocked_down = theirs.activated = True
    first, second = token_views(state, SceneMarks(), names)
    assert (first.badge, second.badge) == ("F1", "B1")
    assert first.side is not second.side
    assert second.posture is Posture.KNOCKED_DOWN
    assert not second.has_acted, "it is not their turn"
    state.turn_of = P2
    first, second = token_views(state, SceneMarks(), names)
    assert second.has_acted
    assert not first.has_acted
    # Whoever waits for the part of an order has not acted yet.
    state.acting = Acting(ours.id, 0, turnover=False)
    state.acting.waiting = [theirs.id]
    assert not token_views(state, SceneMarks(), names)[1].has_acted
    assert "loaded" in describe(first)
    assert ours.id == first.id


def test_every_role_has_a_picture_of_its_own() -> None:
    soldiers = battle().world.content.soldiers
    icons = {id: icon_of(one.profile) for id, one in soldiers.items()}
    assert [id for id, icon in icons.items() if not has_icon(icon)] == []
    some = (FRENCH_OFFICER, "france-line-sergeant", "france-drummer", FUSILIER, RIFLEMAN, "france-hussar")
    assert len({icons[id] for id in some}) == len(some)


@rule("SDS-RNG-12")
def test_what_a_shot_is_worth_stands_at_its_target() -> None:
    # A wall before the target, across the line.
    state = battle(Feature("wall", "wall", MIDDLE, 2200, 0, 500, 60))
    shooter = man(state, P1, FUSILIER, MIDDLE, 3000)
    target = man(state, P2, REDCOAT, MIDDLE, 2080)
    assert shot_parts(state, shooter, target, f"shoot:{target.id}") == ["3.0 in: +2", "heavy cover \N{MINUS SIGN}2"]
    names = BattleNames(state.world.content, state.world.options)
    # Combat 2 on both sides; distance and wall are worth nothing together.
    plate = aim_plate(state, shooter, target, f"shoot:{target.id}", names)
    assert plate.text.splitlines()[0] == "Line infantryman B1"
    assert "d6 +2 against d6 +2" in plate.text
    overlays = BattleOverlays()
    overlays.new_question(Choose(P1, song_topics.ACTION, "S-AM-1", shooter.id, (f"shoot:{target.id}",)))
    shown = overlays.overlays(state, Layers(), TriedMove(), shooter.id, f"shoot:{target.id}", names)
    assert [zone.parts for zone in shown.zones] == [(tuple(state.ground.piece("wall").outline.points),)]
    target.y = 1000
    assert shot_parts(state, shooter, target, f"shoot:{target.id}") == ["7.3 in: +1"]


@rule("S-GRP-2")
def test_command_and_range_are_drawn_round_who_acts() -> None:
    state = battle()
    names = BattleNames(state.world.content, state.world.options)
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, 3000)
    overlays = BattleOverlays()
    overlays.new_question(Choose(P1, song_topics.ACTION, "S-AM-1", officer.id, ("move",)))
    rings = overlays.overlays(state, Layers(), TriedMove(), officer.id, "", names).rings
    command, *bands = rings
    assert command.radius == officer.radius + state.song.long
    assert command.edge is RingEdge.DOTTED
    # A pistol reaches two Short.
    assert [ring.radius - officer.radius for ring in bands] == [state.song.short, 2 * state.song.short]
    # One unit on the screen; at a table the sticks are called as they lie there.
    assert [ring.label for ring in rings] == ["Command: 4.7 in", "2.0 in: +2", "3.9 in: 0"]
    state.play_mode = PlayMode.MAPPED
    rings = overlays.overlays(state, Layers(), TriedMove(), officer.id, "", names).rings
    assert [ring.label for ring in rings] == ["Command: 120 mm", "50 mm: +2", "100 mm: 0"]


def test_a_feature_is_shown_in_its_true_shape() -> None:
    state = battle(Feature("house", "building", 1500, 1500, 0, 800, 500))
    names = BattleNames(state.world.content, state.world.options)
    near = [state.ground.piece("house").outline]
    region = FeatureRegion("fence", 500, 60, (0, 0, 3000, 3000), near, [], 500)
    overlays = BattleOverlays()
    overlays.new_question(Place(P1, topics.FEATURE, "S-TER-1", "fence", region))
    fits = TriedMove(topics.FEATURE, "fence", 600, 600, 45, shown=True)
    shown = overlays.overlays(state, Layers(), fits, "", "", names)
    assert [ghost.outline for ghost in shown.ghosts] == [tuple(region.outline_at(600, 600, 45).points)]
    assert not shown.plates
    wrong = TriedMove(topics.FEATURE, "fence", 1500, 1500, 0, shown=True)
    assert overlays.overlays(state, Layers(), wrong, "", "", names).plates


def test_a_click_on_an_enemy_fires_at_him_where_that_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.ACTION, "shoot:"))
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    shot = next(one for one in options_of(request) if one.startswith("shoot:"))
    board.point_at(shot)
    shown = {view.id: view for view in board.scene.token_views()}
    assert shown[target_of(shot)].target
    assert shown[target_of(shot)].offered
    assert shown[request.subject].chosen
    assert [line.id for line in board.scene.overlays.sight] == ["shot"]
    board.view.clicked.emit(target_of(shot))
    journal = session.match.journal
    assert any(journal.entries[node].answer == shot for node in journal.way(0, journal.head))


@pytest.mark.parametrize("topic", [topics.FEATURE, topics.DEPLOY, song_topics.MOVE])
def test_places_are_clicked_on_the_map(qtbot: QtBot, tmp_path: Path, topic: str) -> None:
    session = session_of(match_at(topic))
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert isinstance(request, Place)
    assert request.region is not None
    assert board.scene.overlays.zones or board.scene.overlays.reach
    if topic == topics.DEPLOY:
        # As deep as people measure it, and not where centres or near sides may be.
        (zone,) = board.scene.overlays.zones
        heights = [y for outline in zone.parts for _, y in outline]
        widths = [x for outline in zone.parts for x, _ in outline]
        assert min(max(heights) - min(heights), max(widths) - min(widths)) == session.state.song.medium
    x, y = request.region.candidates()[-1]
    board.view.point_clicked.emit(x, y)
    state = session.state
    if topic == topics.FEATURE:
        assert (state.features[-1].x, state.features[-1].y) == (x, y)
    elif topic == topics.DEPLOY:
        placed = state.model(request.subject)
        assert (placed.x, placed.y) == (x, y)
    else:
        assert session.pending != request


def test_the_list_beside_the_map_attacks_as_the_map_does(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.ACTION, "shoot:"))
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    shot = next(one for one in options_of(request) if one.startswith("shoot:"))
    offered = [thing.id for family in plain_families(KnownToAll(session)) for thing in family.things if thing.offered]
    assert target_of(shot) in offered
    board.list.take(target_of(shot))
    journal = session.match.journal
    assert any(journal.entries[node].answer == shot for node in journal.way(0, journal.head))


@rule("S-DEP-1")
def test_a_side_of_the_table_is_chosen_on_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(topics.EDGE))
    board = seat(qtbot, tmp_path, session)
    side = session.state.world.options.side
    board.view.pointer_moved.emit(side - 100, side // 2)
    assert board.display.pointed == str(RIGHT)
    (zone,) = board.scene.overlays.zones
    assert {x for x, _ in zone.parts[0]} == {side - session.state.song.medium, side}
    board.view.point_clicked.emit(side // 2, side // 2)
    assert session.state.attacker_edge == 0
    board.view.point_clicked.emit(side - 100, side // 2)
    assert session.state.attacker_edge == RIGHT


@rule("SDS-ACT-2")
def test_a_click_on_an_enemy_within_a_move_goes_there_and_attacks(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.ACTION, "move"))
    request = session.pending
    assert request is not None
    who = session.state.model(request.subject)
    foe = next(one for one in session.state.in_play() if one.side != who.side)
    # In front of him, where nobody else stands.
    assert session.amend(f"models/{foe.id}/position", [who.x, who.y + 500])
    board = seat(qtbot, tmp_path, session)
    shortcut = board.hand.show_shortcut(foe.id)
    assert shortcut is not None
    assert shortcut.option == f"attack:{foe.id}"
    board.view.clicked.emit(foe.id)
    told = [one.fact for one in session.facts if isinstance(one.fact, AttackResolved)]
    assert (told[-1].attacker, told[-1].defender) == (who.id, foe.id)
