"""The sheet at the right, the list at the left, the frame's questions, and the desk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.shapes import angle_of, box_of, frame_of
from rules_core.content.items import Item
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.village.example import DeskStore, terrain, village
from tests.games.village.desktop.editors.village.hands import Key, MapHands


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def words_in(hands: MapHands) -> str:
    labels = hands.body.inspector.findChildren(QLabel)
    return " ".join(label.text() for label in labels if label.isVisible())


def test_place_size_and_turn_are_typed(hands: MapHands) -> None:
    hands.choose("forge")
    rows = hands.body.inspector.place
    assert (rows.across.inches(), rows.down.inches()) == (10.5, 13.5)
    rows.across.setValue(12)
    rows.width_field.setValue(4)
    rows.turn.setValue(30)
    thing = hands.thing("forge")
    assert thing.pivot == (12.0, 13.5)
    assert frame_of(thing.shape).width == pytest.approx(4, abs=0.01)
    assert frame_of(thing.shape).depth == pytest.approx(3, abs=0.01)
    assert angle_of(thing.shape) == pytest.approx(30, abs=0.05)
    assert hands.steps == 3


def test_fields_follow_the_map(hands: MapHands) -> None:
    hands.choose("forge")
    hands.key(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert hands.body.inspector.place.across.inches() == 11.5
    hands.draft.stack.undo()
    assert hands.body.inspector.place.across.inches() == 10.5


def test_numbers_follow_a_drag_and_go_back_with_it(hands: MapHands) -> None:
    rows = hands.body.inspector.place
    hands.drag((10.5, 13.5), (11.0, 14.0), (12.5, 15.0), drop=False)
    assert (rows.across.inches(), rows.down.inches()) == pytest.approx((12.5, 15.0), abs=0.06)
    assert hands.steps == 0
    hands.key(Key.Key_Escape)
    assert (rows.across.inches(), rows.down.inches()) == (10.5, 13.5)


def test_several_things_are_moved_and_stretched_together(hands: MapHands) -> None:
    hands.choose("pond", "copse")
    rows = hands.body.inspector.place
    rows.width_field.setValue(14)
    boxes = [box_of(one.shape) for one in hands.editor.things]
    assert max(box.right for box in boxes) - min(box.left for box in boxes) == pytest.approx(14, abs=0.01)
    assert not rows.turn_row.isVisible()


def test_the_ground_of_several_pieces_is_changed_in_one_step(hands: MapHands) -> None:
    hands.choose("pond", "copse")
    field = hands.body.inspector.kind.field
    assert field.currentIndex() == -1
    place = field.findData("marsh")
    field.setCurrentIndex(place)
    field.activated.emit(place)
    assert [one["kind"] for one in hands.get("ground", "piece")] == ["wall", "marsh", "marsh"]
    assert hands.steps == 1


def test_a_building_shows_its_fields_and_goes_back_to_the_rules(hands: MapHands) -> None:
    hands.choose("forge")
    assert hands.body.inspector.form is not None
    assert {"name", "integrity", "economic", "level"} <= set(hands.body.inspector.form.rows)
    hands.draft.put(("building", 1, "integrity"), 9, "Integrity")
    hands.draft.put(("building", 1, "name"), "Smithy", "Name")
    assert hands.body.inspector.heading.title.text() == "Smithy"
    hands.press("map.reset")
    assert (hands.get("building", 1, "integrity"), hands.get("building", 1, "name")) == (3, "Forge")
    assert hands.get("building", 1, "position") == [-7.5, -4.5]


def test_upgrades_are_taken_over_from_another_building(hands: MapHands) -> None:
    hands.choose("forge")
    field = hands.body.inspector.upgrades.field
    assert "Forge" in field.currentText()
    field.setCurrentIndex(4)
    field.activated.emit(4)
    assert hands.get("building", 1, "level", 0, "name") == "Ready Mounts"


def test_the_table_gets_another_size_and_everything_keeps_its_place_from_the_middle(hands: MapHands) -> None:
    hands.editor.choose([])
    hands.body.inspector.table.width_field.setValue(48)
    assert hands.get("ground", "width") == 48
    assert hands.get("ground", "piece", 1, "outline")[0] == [10, 4]
    assert hands.thing("town-hall").pivot == (24.0, 18.0)
    assert hands.steps == 1
    hands.draft.stack.undo()
    assert hands.draft.plain == village()


def test_a_part_of_an_edge_is_typed(hands: MapHands) -> None:
    hands.editor.add_part(1, 0, 36)
    part = hands.body.inspector.part
    part.end.setValue(20)
    assert hands.get("spawn", 0) == {"edge": 1, "from": 0.0, "to": 20.0}
    part.edge.setCurrentIndex(3)
    part.edge.activated.emit(3)
    assert hands.get("spawn", 0, "edge") == 4


def test_buttons_copy_and_remove(hands: MapHands) -> None:
    hands.choose("pond")
    hands.press("map.copy")
    assert hands.chosen() == ["pond-2"]
    hands.press("map.remove")
    assert "pond-2" not in hands.ids()


def test_a_problem_is_shown_where_it_is(hands: MapHands) -> None:
    hands.draft.put(("building", 3, "position"), [11.7, -5.4], "Move")
    found = findings(Item(GAME, Kind.VILLAGE, hands.draft.plain))
    hands.body.show_findings(found)
    assert hands.body.scene.standing.marks.troubles[0].must
    assert "8.4 in, at most 8" in [tag.words for tag in hands.body.scene.standing.marks.tags]
    hands.body.show_path(("building", 3, "position"))
    assert hands.chosen() == ["watchtower"]
    assert "Watchtower is 8.42 in from the Town Hall" in words_in(hands)
    assert hands.body.inspector.place.across.hasFocus()


def test_the_ring_and_distances_are_shown_while_a_building_is_dragged(hands: MapHands) -> None:
    assert not hands.body.scene.under.marks.areas
    hands.drag((25.5, 23.0), (26.0, 23.5), (28.0, 24.0), drop=False)
    assert hands.body.scene.under.marks.areas
    assert any("at most 8" in tag.words for tag in hands.body.scene.standing.marks.tags)
    hands.key(Key.Key_Escape)
    assert not hands.body.scene.under.marks.areas


def test_a_distance_that_is_waived_is_not_shown(qtbot: QtBot) -> None:
    plain = village()
    plain["building"][3]["position"] = [14, -5.4]
    plain["waived"] = ["V-4.4.2"]
    hands = MapHands(qtbot, plain)
    assert not hands.body.scene.standing.marks.tags


def test_the_list_chooses_and_says_where_things_are(hands: MapHands) -> None:
    hands.body.left.show_page(hands.body.list)
    lines = [hands.body.list.item(row).text() for row in range(hands.body.list.count())]
    assert "Forge, at 10.5 in, 13.5 in" in lines
    hands.body.list.setCurrentRow(lines.index("Forge, at 10.5 in, 13.5 in"))
    assert hands.chosen() == ["forge"]
    hands.choose("pond")
    assert [item.text().split(",")[0] for item in hands.body.list.selectedItems()] == ["Pond"]


def test_official_content_is_looked_at_and_not_changed(hands: MapHands) -> None:
    hands.body.set_read_only(True)
    hands.click(hands.thing("forge").pivot)
    assert hands.chosen() == ["forge"]
    hands.drag(hands.thing("forge").pivot, (20.0, 30.0))
    for key in (Key.Key_Right, Key.Key_BracketLeft, Key.Key_Delete, Key.Key_B):
        hands.key(key)
    hands.key(Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    hands.drag((20.0, 26.0), (25.0, 30.0))
    hands.click((36.34, 18.0))
    assert hands.steps == 0


def test_locks_and_snapping_are_kept_on_the_desk(qtbot: QtBot, hands: MapHands) -> None:
    hands.choose("pond")
    hands.key(Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    hands.body.head_tools.set_grid(0.25)
    hands.body.desk.keep_now()
    assert hands.store.kept_desk["map"]["locked"] == ["piece:pond"]
    assert hands.draft.stack.index() == 0
    other = MapHands(qtbot, store=hands.store)
    assert other.editor.is_locked(other.thing("pond"))
    assert other.body.hand.snapping.grid == 0.25


def test_a_broken_desk_is_no_hindrance(qtbot: QtBot) -> None:
    store = DeskStore()
    store.kept_desk = {"map": {"locked": 3, "grid": "x", "tracing": [1], "to_grid": None}}
    assert MapHands(qtbot, store=store).editor.locked == set()


@pytest.mark.parametrize("make", [village, terrain])
def test_every_control_has_a_name(qtbot: QtBot, make: Callable[[], dict[str, object]]) -> None:
    kind = Kind.VILLAGE if make is village else Kind.TERRAIN
    hands = MapHands(qtbot, dict(make()), kind)
    for tool in hands.body.tools():
        if tool is not None:
            assert tool.objectName()
    for page in (hands.body.pieces, hands.body.list, hands.body.trace):
        hands.body.left.show_page(page)
        for thing in (None, *hands.editor.layout.things):
            hands.editor.choose([] if thing is None else [thing.ref])
            assert nameless(hands.body) == []
    assert all(tile.objectName() for tile in hands.body.pieces.tiles.values())


def test_another_table_altogether_is_shown(hands: MapHands) -> None:
    hands.body.left.show_page(hands.body.list)
    made = village()
    made["building"] = made["building"][:2]
    hands.draft.replace(made)
    assert len(hands.editor.layout.things) == 5
    assert hands.body.list.count() == 5
