"""Groups, mirroring, and the lock and the eye in the list: what is on the desk of the editor and not in the item."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.piece_list import REF, eye_place, lock_place
from desktop.games.village.map_editor.shapes import area_of, box_of, mirrored
from desktop.games.village.map_editor.tool import ToolName
from tests.games.village.desktop.editors.village.hands import MapHands


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def press_sign(hands: MapHands, name: str, place: str) -> None:
    """Click the lock or the eye in the line of a thing."""
    body = hands.body
    body.left.show_page(body.list)
    row = next(
        number for number in range(body.list.count()) if body.list.item(number).data(REF) == hands.thing(name).ref
    )
    rect = body.list.visualItemRect(body.list.item(row))
    sign = {"lock": lock_place, "eye": eye_place}[place](rect, body.theme)
    QTest.mouseClick(
        body.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(sign.center())
    )


def test_what_is_chosen_in_the_list_is_marked_on_the_map_whatever_tool_was_in_hand(hands: MapHands) -> None:
    hands.body.left.show_page(hands.body.list)
    hands.view.set_tool(ToolName.BRUSH)
    hands.body.list.item(0).setSelected(True)
    assert hands.view.tool.name is ToolName.CHOOSE
    assert len(hands.editor.things) == 1


def test_the_menu_of_arranging_is_no_higher_than_a_small_window(hands: MapHands) -> None:
    menu = hands.body.head_tools.arrange.menu()
    assert menu.sizeHint().height() < 620
    (line_up,) = [one for one in menu.findChildren(QMenu) if one.title() == "L&ine up"]
    assert line_up.actions() == hands.body.deeds.arranging


def test_ways_of_drawing_stay_in_sight_below_the_tiles_where_there_is_room(hands: MapHands) -> None:
    scatter, tiles = hands.body.pieces.ways[ToolName.SCATTER], hands.body.pieces.area
    hands.body.resize(1280, 600)
    assert not tiles.isAncestorOf(scatter)
    assert scatter.visibleRegion().boundingRect() == scatter.rect()
    hands.body.resize(1280, 340)
    assert tiles.isAncestorOf(scatter)


def test_a_group_is_chosen_together_and_moves_together(hands: MapHands) -> None:
    before = copy.deepcopy(hands.draft.plain)
    hands.choose("forge", "temple")
    hands.editor.group()
    assert hands.draft.plain == before
    hands.choose()
    hands.click(hands.thing("forge").pivot)
    assert hands.chosen() == ["forge", "temple"]
    # A second click is about the one alone.
    hands.click(hands.thing("forge").pivot)
    assert hands.chosen() == ["forge"]
    hands.editor.ungroup()
    hands.choose()
    hands.click(hands.thing("forge").pivot)
    assert hands.chosen() == ["forge"]


def test_nothing_is_in_two_groups(hands: MapHands) -> None:
    hands.choose("forge", "temple")
    hands.editor.group()
    hands.choose("temple", "pond")
    hands.editor.group()
    assert hands.editor.groups == [frozenset({"building:temple", "piece:pond"})]


def test_what_is_hidden_is_not_drawn_and_not_hit_and_stays_in_the_item(hands: MapHands) -> None:
    before, place = copy.deepcopy(hands.draft.plain), hands.thing("forge").pivot
    press_sign(hands, "forge", "eye")
    assert hands.draft.plain == before
    assert hands.body.scene.centre_of_item("forge") is None
    hands.click(place)
    assert "forge" not in hands.chosen()
    hands.editor.choose_all()
    assert "forge" not in hands.chosen()
    assert "hidden" in hands.body.list.line(hands.thing("forge"))
    hands.editor.show_everything()
    hands.click(place)
    assert hands.chosen() == ["forge"]


def test_the_lock_of_a_line_locks_that_thing_alone(hands: MapHands) -> None:
    hands.choose("temple")
    press_sign(hands, "forge", "lock")
    assert hands.editor.is_locked(hands.thing("forge"))
    assert hands.chosen() == ["temple"]
    press_sign(hands, "forge", "lock")
    assert not hands.editor.is_locked(hands.thing("forge"))


def test_groups_and_what_is_hidden_are_there_again(hands: MapHands, qtbot: QtBot) -> None:
    hands.choose("forge", "temple")
    hands.editor.group()
    hands.editor.set_hidden(hidden=True)
    hands.body.desk.keep_now()
    other = MapHands(qtbot, store=hands.store)
    assert other.editor.hidden == {"building:forge", "building:temple"}
    assert other.editor.groups == [frozenset(other.editor.hidden)]


def test_mirroring_is_one_step_and_twice_is_as_before(hands: MapHands) -> None:
    before = hands.thing("pond").shape
    hands.choose("pond", "forge")
    steps = hands.steps
    hands.editor.mirror(across=True)
    assert hands.steps == steps + 1
    assert hands.thing("pond").shape != before
    hands.editor.mirror(across=True)
    assert abs(box_of(hands.thing("pond").shape).left - box_of(before).left) < 0.01


@given(st.lists(st.tuples(st.integers(0, 36), st.integers(0, 36)), min_size=3, max_size=8, unique=True), st.booleans())
def test_a_mirrored_shape_is_as_large_and_mirrored_again_the_same(shape: list[tuple[int, int]], across: bool) -> None:
    places = tuple((float(x), float(y)) for x, y in shape)
    there = mirrored(places, (18.0, 18.0), across=across)
    assert area_of(there) == pytest.approx(area_of(places))
    assert mirrored(there, (18.0, 18.0), across=across) == places
