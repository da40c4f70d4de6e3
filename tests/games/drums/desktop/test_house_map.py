"""Buildings on the map of a battle: their roofs lifted, their doors clicked on, and who is where in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.games.drums.battle_scene import token_views
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.hover_card import card_text
from desktop.games.drums.question_overlays import touch_words
from desktop.look.colours import LookName
from desktop.look.theme import Look
from desktop.look.token import describe
from desktop.session.dice_policy import DicePolicy
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.views import BuildingView, PartKind, PartState, TableView
from desktop.tabletop.marks import SceneMarks
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.squad import Squad
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.tables import tables
from rules_core.kernel.match import begin_from
from rules_core.kernel.requests import options_of
from rules_core.song.field import Acting
from tests.clauses import rule
from tests.games.drums.desktop.seats import seat, session_of
from tests.games.drums.examination import READY
from tests.games.drums.field import FUSILIER, MIDDLE, P1, P2, REDCOAT, man

FRONT = "h/heavy-door/front-door"
SOUTH_WALL = MIDDLE + 400


def at_the_farm() -> tuple[DrumsGame, Battle]:
    """A Frenchman before the front door, another upstairs; a redcoat far away."""
    game = DrumsGame(dict(READY))
    state = Battle(game.world)
    for side, nation in zip(state.seats, state.world.options.nations, strict=True):
        state.squads[side] = Squad(side, nation)
        state.squads[side].is_ready = True
        state.start_counts[side] = 0
    state.attacker, state.edges = P1, {P1: 3, P2: 1}
    state.phase, state.turn_of, state.first, state.round = Phase.TURN, P1, P1, 1
    state.features = [
        Feature("h", "building", MIDDLE, MIDDLE, 0, 800, 800, plan="farmhouse"),
        Feature("c", "building", 1000, 1000, 0, 500, 500, plan="cottage"),
    ]
    state.lay_ground()
    one = man(state, P1, FUSILIER, MIDDLE, SOUTH_WALL + 76)
    up = man(state, P1, FUSILIER, MIDDLE, MIDDLE + 280)
    up.enter(1)
    for number in range(4):
        man(state, P2, REDCOAT, 1000 + 300 * number, 400)
    state.acting = Acting(one.id, 2, turnover=False)
    one.activated = True
    return game, state


def names_of(state: Battle) -> BattleNames:
    return BattleNames(state.world.content, state.world.options)


def views(state: Battle, **offered: str) -> dict[str, BuildingView]:
    return {one.id: one for one in building_views(state, names_of(state), offered)}


@rule("SDS-BLD-2")
def test_a_roof_is_lifted_where_somebody_is_inside_or_asked_about_it() -> None:
    _, state = at_the_farm()
    shown = views(state)
    farm, cottage = shown["h"], shown["c"]
    assert (farm.lifted, farm.floor, farm.name) == (True, 1, "Farmhouse, upstairs")
    assert (cottage.lifted, cottage.name) == (False, "Cottage")
    state.doors["c/door/door"] = "broken"
    cottage = {one.id: one for one in building_views(state, names_of(state), {"c/door/door": "2"})}["c"]
    (door,) = [one for one in cottage.parts if one.kind is PartKind.DOOR]
    assert (cottage.lifted, door.state, door.offered, door.key) == (True, PartState.BROKEN, True, "2")
    # A flat roof is looked onto in any case.
    state.features[1].plan = "tower"
    state.lay_ground()
    tower = views(state)["c"]
    assert (tower.lifted, tower.floor, tower.roofed, tower.name) == (True, 2, False, "Old tower")
    kinds = {one.kind for one in farm.parts}
    assert kinds == {PartKind.WALL, PartKind.DOOR, PartKind.WINDOW, PartKind.STAIRS}
    # Who is on another floor than the one shown stands back.
    other = man(state, P1, FUSILIER, MIDDLE, MIDDLE + 200)
    greyed = {one.id: one.greyed for one in token_views(state, SceneMarks(), names_of(state))}
    assert [greyed[one] for one in ("p1-1", "p1-2", other.id)] == [False, True, False]


@pytest.mark.parametrize("look", list(LookName))
def test_every_state_of_a_door_looks_different(qtbot: QtBot, look: LookName) -> None:
    pictures = []
    for state_of in ("open", "closed", "barred", "broken"):
        _, state = at_the_farm()
        man(state, P1, FUSILIER, MIDDLE + 100, MIDDLE + 100)
        man(state, P1, FUSILIER, MIDDLE + 280, MIDDLE + 100)
        state.doors[FRONT] = state_of
        image = map_image(Look(look), 400, TableView(6000, 6000), [], list(views(state).values()), [], [])
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == 4


def test_words_say_floor_and_place() -> None:
    game, state = at_the_farm()
    names = names_of(state)
    token = {one.id: one for one in token_views(state, SceneMarks(), names)}["p1-2"]
    assert "Farmhouse, upstairs" in describe(token)
    card = card_text(state, "p1-2", names)
    assert card is not None
    assert any("Farmhouse, upstairs" in line for line in card.lines)
    house = card_text(state, "h", names)
    assert house is not None
    assert (house.title, house.lines) == ("Farmhouse", ("Farmhouse, upstairs: F2",))
    door = card_text(state, FRONT, names)
    assert door is not None
    assert (door.title, door.strong) == ("The heavy door", "Closed")
    rows = tables(state, DrumsWords(game.world))[0].things
    assert any("Farmhouse, upstairs" in " ".join(row.cells) for row in rows)
    one = state.model("p1-1")
    assert touch_words(state, one, one.x, one.y, names) == "Touches the heavy door"
    assert touch_words(state, one, MIDDLE + 250, one.y, names) == "Touches a building"


@rule("SDS-ACT-10")
def test_a_door_is_opened_by_a_click_on_it_and_by_its_key(qtbot: QtBot, tmp_path: Path) -> None:
    game, state = at_the_farm()
    session = session_of(begin_from(game, state, 1, DicePolicy()))
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    assert f"open:{FRONT}" in options_of(request)
    farm = board.scene.building_view("h")
    assert farm is not None
    (door,) = [one for one in farm.parts if one.id == FRONT]
    assert door.offered
    assert door.key == str(options_of(request).index(f"open:{FRONT}") + 1)
    assert board.scene.is_offered(FRONT)
    # Beside the man who stands before it.
    beside = QPointF(MIDDLE + 110, SOUTH_WALL - 20)
    assert board.scene.id_at(beside) == FRONT
    board.view.hovered.emit(FRONT)
    board.view.clicked.emit(FRONT)
    assert not board.scene.is_offered("h/window/south-window")
    assert session.state.doors[FRONT] == "open"
    farm = board.scene.building_view("h")
    assert farm is not None
    assert [one.state for one in farm.parts if one.id == FRONT] == [PartState.OPEN]
