"""Putting things on the map: palette, outlines, shapes, paths, gates, edges, zones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.shapes import Place, area_of, box_of
from desktop.games.village.map_editor.tiles import DRAGGED
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.example import DeskStore, terrain, village
from tests.games.village.desktop.editors.village.hands import SHIFT, Key, MapHands


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def drop(hands: MapHands, key: str, place: Place) -> None:
    data = QMimeData()
    data.setData(DRAGGED, key.encode())
    at = QPointF(hands.at(place))
    event = QDropEvent(at, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    hands.view.dropEvent(event)


def test_an_outline_is_drawn_corner_by_corner(hands: MapHands) -> None:
    hands.press("map.tile.ground:wood")
    hands.key(Key.Key_P)
    for place in ((20.0, 26.0), (24.0, 26.0), (24.0, 30.0), (30.0, 33.0)):
        hands.click(place)
    hands.key(Key.Key_Backspace)
    hands.click((20.0, 30.0))
    assert hands.steps == 0
    hands.key(Key.Key_Return)
    assert hands.steps == 1
    wood = hands.get("ground", "piece", 3)
    assert wood["kind"] == "wood"
    assert wood["id"] == "wood"
    assert area_of([(x, y) for x, y in wood["outline"]]) == pytest.approx(16, abs=0.5)
    assert hands.tool == "outline"
    hands.key(Key.Key_Escape)
    assert hands.tool == "choose"


def test_a_double_click_and_a_click_on_the_first_corner_close(hands: MapHands) -> None:
    hands.press("map.tile.ground:marsh")
    hands.press("map.way.outline")
    hands.click((20.0, 26.0))
    hands.click((24.0, 26.0))
    hands.double_click((22.0, 29.0))
    assert len(hands.get("ground", "piece", 3, "outline")) == 3
    for place in ((10.0, 20.0), (13.0, 20.0), (12.0, 22.0), (10.0, 20.0)):
        hands.click(place)
    assert len(hands.get("ground", "piece", 4, "outline")) == 3


def test_an_outline_that_crosses_itself_is_refused_with_a_reason(hands: MapHands) -> None:
    hands.press("map.tile.ground:wood")
    hands.press("map.way.outline")
    for place in ((20.0, 26.0), (24.0, 30.0), (24.0, 26.0), (20.0, 30.5)):
        hands.click(place)
    hands.key(Key.Key_Return)
    assert hands.steps == 0
    assert "cross" in hands.body.step_line.text()


def test_shapes_are_dragged_and_drawing_goes_on_until_escape(hands: MapHands) -> None:
    hands.press("map.tile.ground:pond")
    assert hands.tool == "blob"
    hands.drag((20.0, 26.0), (25.0, 30.0))
    hands.drag((10.0, 20.0), (12.0, 22.0))
    assert hands.steps == 2
    hands.key(Key.Key_Q)
    hands.drag((2.0, 20.0), (5.0, 23.0))
    assert hands.get("ground", "piece", 5, "outline") == [[2, 20], [5, 20], [5, 23], [2, 23]]
    hands.key(Key.Key_Escape)
    assert hands.tool == "choose"


def test_a_wall_is_drawn_along_a_path_with_its_width(hands: MapHands) -> None:
    hands.press("map.tile.ground:low-wall")
    assert hands.tool == "path"
    hands.body.pieces.width_field.setValue(1.0)
    hands.click((20.0, 26.0))
    hands.click((30.0, 26.0))
    hands.key(Key.Key_Return)
    wall = hands.thing("low-wall")
    box = box_of(wall.shape)
    assert (box.width, box.height) == pytest.approx((10, 1), abs=0.06)


def test_a_gate_cuts_a_wall_in_one_step(hands: MapHands) -> None:
    hands.press("map.tile.ground:gate")
    hands.click((8.0, 30.0))
    assert hands.steps == 1
    kinds = sorted(one["kind"] for one in hands.get("ground", "piece"))
    assert kinds == ["gate", "pond", "wall", "wall", "wood"]
    assert hands.chosen() == ["gate"]
    assert hands.tool == "choose"
    hands.draft.stack.undo()
    assert hands.draft.plain == village()


def test_a_gate_that_meets_no_wall_says_so(hands: MapHands) -> None:
    hands.press("map.tile.ground:gate")
    hands.click((6.0, 5.5))
    assert hands.steps == 0
    assert "wall" in hands.body.step_line.text()


def test_a_building_is_set_down_by_a_click_and_by_keys(hands: MapHands) -> None:
    hands.press("map.tile.building:1")
    hands.click((30.0, 30.0))
    assert hands.thing("forge-2").pivot == pytest.approx((30, 30), abs=0.06)
    assert hands.tool == "choose"
    hands.press("map.tile.own")
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Return)
    made = hands.editor.things[0]
    assert made.pivot == (19.0, 18.0)
    assert hands.steps == 2


def test_a_building_gets_any_outline_by_drawing_it(hands: MapHands) -> None:
    hands.press("map.tile.own")
    hands.press("map.way.outline")
    for place in ((25.0, 25.0), (31.0, 25.0), (28.0, 31.0)):
        hands.click(place)
    hands.key(Key.Key_Return)
    made = hands.editor.things[0]
    assert made.kind.value == "building"
    assert len(made.shape) == 3
    assert box_of(made.shape).left == pytest.approx(25, abs=0.06)


def test_tiles_are_dropped_on_the_map(hands: MapHands) -> None:
    drop(hands, "building:4", (30.0, 25.0))
    drop(hands, "ground:rocks", (35.9, 35.9))
    drop(hands, "ground:gate", (8.0, 30.0))
    drop(hands, "nonsense", (8.0, 30.0))
    assert hands.thing("stable-2").pivot == (30.0, 25.0)
    box = box_of(hands.thing("rocks").shape)
    assert box.right <= 36
    assert box.bottom <= 36
    assert sum(one["kind"] == "gate" for one in hands.get("ground", "piece")) == 1
    assert hands.steps == 3


def test_enemies_come_from_a_part_of_an_edge(hands: MapHands) -> None:
    hands.press("map.tile.marker:spawn")
    hands.drag((4.0, 0.3), (12.0, 0.5), (16.0, 0.5))
    assert hands.get("spawn") == [{"edge": 1, "from": 4.0, "to": 16.0}]
    ends = hands.view.tool.marks().handles
    hands.drag(ends[1].place, (20.0, -0.3), (24.0, -0.3))
    assert hands.get("spawn", 0, "to") == pytest.approx(24, abs=0.1)
    hands.drag((10.0, -0.3), (12.0, -0.3), (13.0, -0.3))
    assert hands.get("spawn", 0, "from") == pytest.approx(7, abs=0.1)
    hands.key(Key.Key_Delete)
    assert hands.get("spawn") is None


def test_the_number_of_an_edge_lets_enemies_come_from_it(hands: MapHands) -> None:
    hands.click((36.34, 18.0))
    assert hands.get("spawn") == [{"edge": 2, "from": 0.0, "to": 36.0}]
    hands.editor.choose([])
    hands.click((36.34, 18.0))
    assert hands.chosen() == ["spawn:0"]
    assert hands.steps == 1


def test_a_zone_for_the_heroes_is_drawn(hands: MapHands) -> None:
    hands.press("map.tile.marker:zone")
    hands.drag((20.0, 20.0), (26.0, 25.0))
    assert hands.get("zone") == [{"outline": [[20, 20], [26, 20], [26, 25], [20, 25]]}]
    assert hands.tool == "choose"


def test_the_first_piece_gives_a_village_a_table_of_its_own(qtbot: QtBot) -> None:
    plain = village()
    del plain["ground"]
    hands = MapHands(qtbot, plain)
    hands.press("map.tile.ground:wood")
    hands.drag((20.0, 26.0), (25.0, 30.0))
    assert hands.get("ground", "width") == 36
    assert len(hands.get("ground", "piece")) == 1
    hands.draft.stack.undo()
    assert hands.get("ground") is None


def test_terrain_has_ground_and_no_buildings(qtbot: QtBot) -> None:
    hands = MapHands(qtbot, terrain(), Kind.TERRAIN)
    assert not any(key.startswith("building") for key in hands.body.pieces.tiles)
    hands.press("map.tile.ground:field")
    hands.drag((20.0, 26.0), (25.0, 30.0))
    assert [one["kind"] for one in hands.get("piece")] == ["hedge", "rocks", "field"]


def test_own_buildings_and_ground_stand_in_the_palette(qtbot: QtBot) -> None:
    mill = {**village()["building"][1], "id": "mill", "name": "Mill"}
    tar = {"kind": "tar", "name": "Tar pit", "traits": ["difficult"], "height": 0}
    store = DeskStore([Item(GAME, Kind.BUILDING, mill), Item(GAME, Kind.GROUND, tar)])
    hands = MapHands(qtbot, store=store)
    assert "Mill" in [tile.text() for tile in hands.body.pieces.tiles.values()]
    hands.press("map.tile.ground:tar")
    hands.drag((20.0, 26.0), (25.0, 30.0))
    assert hands.thing("tar").name == "Tar pit"


def test_tiles_are_taken_up_by_keyboard(hands: MapHands) -> None:
    tile = hands.body.pieces.tiles["ground:rocks"]
    tile.setFocus()
    QTest.keyClick(tile, Key.Key_Space)
    assert hands.tool == "blob"
    assert hands.view.hasFocus()


def test_everything_is_drawn_by_keyboard_too(hands: MapHands) -> None:
    hands.body.pieces.tiles["ground:wood"].setFocus()
    QTest.keyClick(hands.body.pieces.tiles["ground:wood"], Key.Key_Return)
    assert hands.tool == "blob"
    hands.key(Key.Key_Space)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Down):
        hands.key(key)
    hands.key(Key.Key_Return)
    assert hands.steps == 1
    hands.key(Key.Key_P)
    hands.key(Key.Key_Left)
    for key in (Key.Key_Space, Key.Key_Left, Key.Key_Space, Key.Key_Up, Key.Key_Space, Key.Key_Return):
        hands.key(key)
    assert hands.steps == 2
    hands.key(Key.Key_L)
    for key in (Key.Key_Space, Key.Key_Down, Key.Key_Down, Key.Key_Space, Key.Key_Return):
        hands.key(key)
    assert hands.steps == 3
    hands.key(Key.Key_Escape)
    hands.press("map.tile.marker:spawn")
    hands.key(Key.Key_3)
    assert hands.get("spawn") == [{"edge": 3, "from": 0.0, "to": 36.0}]
    hands.choose("wall")
    hands.key(Key.Key_O)
    hands.key(Key.Key_Return)
    assert "gate" in hands.ids()


def test_a_wheel_over_the_palette_leaves_the_width_alone(hands: MapHands) -> None:
    field = hands.body.pieces.width_field
    before = field.value()
    place = QPointF(5, 5)
    event = QWheelEvent(
        place,
        place,
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    assert field.value() == before


def test_a_part_of_an_edge_snaps_to_the_grid(hands: MapHands) -> None:
    hands.body.hand.snapping.to_grid = True
    hands.press("map.tile.marker:spawn")
    hands.drag((9.1, 0.0), (27.2, 0.0))
    assert hands.get("spawn") == [{"edge": 1, "from": 9, "to": 27}]


def test_the_words_what_to_do_make_way_for_whoever_draws_below_them(
    hands: MapHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.press("map.tile.ground:low-wall")
    line = hands.body.step_line
    below = line.geometry()
    monkeypatch.setattr(QCursor, "pos", lambda: hands.view.mapToGlobal(below.center()))
    hands.move((1.0, 35.0))
    assert line.geometry().bottom() < below.top()
    assert line.text()


def test_shift_draws_straight_and_slanting_sides(hands: MapHands) -> None:
    hands.key(Key.Key_P)
    hands.click((10.0, 6.0))
    hands.click((14.0, 6.4), SHIFT)
    hands.click((17.0, 9.5), SHIFT)
    corners = hands.view.tool.marks().sketch
    assert corners[1][1] == pytest.approx(corners[0][1])
    assert corners[2][0] - corners[1][0] == pytest.approx(corners[2][1] - corners[1][1], abs=0.01)
