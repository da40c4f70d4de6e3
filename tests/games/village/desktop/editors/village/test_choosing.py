"""Choosing, moving, turning, stretching and arranging on the map, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.shapes import angle_of, box_of, distance, frame_of
from rules_core.wording.translation import LANGUAGE_IN_FORCE
from tests.games.village.desktop.editors.village.hands import ALT, CONTROL, SHIFT, Key, MapHands


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def test_a_click_chooses_and_a_click_on_bare_ground_lets_go(hands: MapHands) -> None:
    hands.click(hands.thing("forge").pivot)
    assert hands.chosen() == ["forge"]
    hands.click((20.0, 34.0))
    assert hands.chosen() == []
    assert hands.steps == 0


def test_shift_and_ctrl_add_and_take_away(hands: MapHands) -> None:
    hands.click(hands.thing("forge").pivot)
    hands.click(hands.thing("pond").pivot, SHIFT)
    hands.click(hands.thing("temple").pivot, CONTROL)
    assert set(hands.chosen()) == {"forge", "pond", "temple"}
    hands.click(hands.thing("forge").pivot, SHIFT)
    assert set(hands.chosen()) == {"pond", "temple"}
    hands.click(hands.thing("pond").pivot)
    assert hands.chosen() == ["pond"]


def test_a_rubber_band_chooses_what_lies_inside(hands: MapHands) -> None:
    hands.drag((1.0, 1.0), (9.0, 9.0))
    assert hands.chosen() == ["pond"]
    hands.drag((26.0, 2.0), (34.0, 9.0), keys=SHIFT)
    assert set(hands.chosen()) == {"pond", "copse"}


def test_ctrl_a_chooses_everything_but_what_is_locked(hands: MapHands) -> None:
    hands.choose("pond")
    hands.key(Key.Key_L, CONTROL)
    hands.key(Key.Key_A, CONTROL)
    assert "pond" not in hands.chosen()
    assert len(hands.chosen()) == 7


def test_a_drag_is_one_step_and_undone_in_one(hands: MapHands) -> None:
    before = hands.get("building", 1, "position")
    hands.drag((10.5, 13.5), (12.5, 13.0), (13.5, 14.5))
    assert hands.get("building", 1, "position") == pytest.approx([before[0] + 3, before[1] + 1], abs=0.06)
    assert hands.steps == 1
    assert hands.draft.stack.undoText() == "Move: Forge"
    assert "Move: Forge" in hands.body.step_line.text()
    hands.draft.stack.undo()
    assert hands.get("building", 1, "position") == before


def test_a_locked_thing_stays(hands: MapHands) -> None:
    hands.choose("pond")
    hands.key(Key.Key_L, CONTROL)
    hands.drag(hands.thing("pond").pivot, (15.0, 25.0))
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Delete)
    assert hands.get("ground", "piece", 1, "outline")[0] == [4, 4]
    assert hands.steps == 0


def test_nothing_is_dragged_off_the_table(hands: MapHands) -> None:
    hands.drag((6.0, 5.5), (-5.0, -5.0))
    assert box_of(hands.thing("pond").shape).left == 0
    assert box_of(hands.thing("pond").shape).top == 0


def test_arrows_move_by_a_tenth_and_with_shift_by_an_inch(hands: MapHands) -> None:
    hands.choose("pond")
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Down, SHIFT)
    assert hands.get("ground", "piece", 1, "outline")[0] == [4.2, 5.0]


def test_escape_ends_a_drag_and_puts_everything_back(hands: MapHands) -> None:
    hands.drag((6.0, 5.5), (15.0, 15.0), drop=False)
    assert hands.body.hand.previewed
    hands.key(Key.Key_Escape)
    assert not hands.body.hand.previewed
    hands.drag((1.0, 34.0), (1.5, 34.5))
    assert hands.steps == 0


def test_brackets_turn_by_fifteen_degrees_and_with_shift_by_one(hands: MapHands) -> None:
    hands.choose("watchtower")
    hands.key(Key.Key_BracketRight)
    assert angle_of(hands.thing("watchtower").shape) == pytest.approx(15, abs=0.1)
    hands.key(Key.Key_BracketLeft, SHIFT)
    assert angle_of(hands.thing("watchtower").shape) == pytest.approx(14, abs=0.1)
    assert frame_of(hands.thing("watchtower").shape).width == pytest.approx(3, abs=0.01)
    assert hands.get("building", 3, "position") == [7.5, 5]


def test_the_disc_turns_in_steps_of_fifteen(hands: MapHands) -> None:
    hands.choose("watchtower")
    turn = next(one for one in hands.view.tool.marks().handles if one.kind.value == "turn")
    x, y = hands.thing("watchtower").pivot
    away = distance(turn.place, (x, y))
    hands.drag(turn.place, (x + away * 0.72, y - away * 0.69), (x + away * 0.72, y - away * 0.71))
    assert angle_of(hands.thing("watchtower").shape) == pytest.approx(45, abs=0.1)
    assert hands.steps == 1


def test_a_corner_of_the_frame_stretches_and_the_other_holds(hands: MapHands) -> None:
    hands.choose("pond")
    hands.drag((8.0, 7.0), (9.0, 9.0), (10.0, 10.0))
    box = box_of(hands.thing("pond").shape)
    assert (box.left, box.top) == (4.0, 4.0)
    assert (box.right, box.bottom) == pytest.approx((10, 10), abs=0.06)


def test_the_size_while_stretching_is_told_in_the_chosen_unit(hands: MapHands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE_IN_FORCE, "centimetres", True)
    hands.choose("pond")
    hands.drag((8.0, 7.0), (9.0, 9.0), (10.0, 10.0), drop=False)
    assert hands.view.tool.marks().note == "15.2 cm x 15.2 cm"


def test_stretching_a_building_keeps_its_outline_round_its_place(hands: MapHands) -> None:
    hands.choose("watchtower")
    hands.drag((27.0, 24.5), (28.0, 25.5), (29.0, 26.5))
    outline = hands.get("building", 3, "outline")
    assert sum(x for x, _ in outline) == pytest.approx(0, abs=0.01)
    assert frame_of(hands.thing("watchtower").shape).width == pytest.approx(5, abs=0.06)


def test_double_click_opens_corners_and_they_are_dragged_added_and_removed(hands: MapHands) -> None:
    hands.double_click(hands.thing("pond").pivot)
    hands.drag((8.0, 7.0), (9.0, 8.0), (9.5, 8.5))
    assert hands.get("ground", "piece", 1, "outline")[2] == pytest.approx([9.5, 8.5], abs=0.06)
    hands.double_click((6.0, 4.0))
    assert len(hands.get("ground", "piece", 1, "outline")) == 5
    hands.key(Key.Key_Delete)
    assert len(hands.get("ground", "piece", 1, "outline")) == 4
    hands.key(Key.Key_Delete)
    hands.key(Key.Key_Delete)
    assert len(hands.get("ground", "piece", 1, "outline")) == 3
    hands.key(Key.Key_Escape)
    assert hands.chosen() == ["pond"]


def test_enter_opens_corners_for_the_keyboard(hands: MapHands) -> None:
    hands.choose("pond")
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Tab)
    hands.key(Key.Key_Up, SHIFT)
    assert hands.get("ground", "piece", 1, "outline")[1] == [8, 3]


def test_tab_goes_round_and_leaves_after_the_last(hands: MapHands) -> None:
    seen: list[str] = []
    for _ in hands.editor.layout.things:
        hands.key(Key.Key_Tab)
        seen += hands.chosen()
    assert seen == hands.ids()
    hands.key(Key.Key_Tab)
    assert hands.chosen() == []


def test_copies_are_laid_aside_with_ids_of_their_own(hands: MapHands) -> None:
    hands.choose("forge", "pond")
    hands.key(Key.Key_D, CONTROL)
    assert {"forge-2", "pond-2"} <= set(hands.ids())
    assert set(hands.chosen()) == {"forge-2", "pond-2"}
    assert hands.thing("pond-2").pivot == pytest.approx((7.0, 6.5))
    assert hands.steps == 1


def test_cut_and_paste_between_two_villages(qtbot: QtBot, hands: MapHands) -> None:
    other = MapHands(qtbot)
    hands.choose("copse", "stable")
    hands.key(Key.Key_X, CONTROL)
    assert "copse" not in hands.ids()
    assert hands.steps == 1
    other.view.setFocus()
    other.key(Key.Key_V, CONTROL)
    assert {"copse-2", "stable-2"} <= set(other.ids())
    QGuiApplication.clipboard().setText("some words")
    other.key(Key.Key_V, CONTROL)
    assert other.steps == 1


def test_several_things_are_lined_up_and_spread_out(hands: MapHands) -> None:
    hands.choose("forge", "stable", "pond")
    hands.press("map.arrange.left")
    assert len({box_of(one.shape).left for one in hands.editor.things}) == 1
    assert hands.steps == 1
    hands.press("map.arrange.down")
    boxes = sorted((box_of(one.shape) for one in hands.editor.things), key=lambda box: box.top)
    assert boxes[1].top - boxes[0].bottom == pytest.approx(boxes[2].top - boxes[1].bottom, abs=0.01)


def test_order_is_changed_within_a_list(hands: MapHands) -> None:
    hands.choose("wall")
    hands.key(Key.Key_PageUp, CONTROL)
    assert [one["id"] for one in hands.get("ground", "piece")] == ["pond", "wall", "copse"]
    assert hands.chosen() == ["wall"]
    hands.key(Key.Key_PageDown, CONTROL | SHIFT)
    assert [one["id"] for one in hands.get("ground", "piece")] == ["wall", "pond", "copse"]


def test_edges_catch_edges_with_a_guide_line_and_alt_lets_go(hands: MapHands) -> None:
    hands.body.hand.snapping.to_others = True
    hands.drag((6.0, 5.5), (6.1, 12.0), (6.12, 20.0), drop=False)
    assert any(guide.start[0] == guide.end[0] for guide in hands.view.tool.marks().guides)
    hands.drag((6.12, 20.0), (6.12, 20.0))
    hands.draft.stack.undo()
    hands.drag((6.0, 5.5), (6.6, 11.2), keys=ALT)
    assert box_of(hands.thing("pond").shape).left == pytest.approx(4.6, abs=0.05)


def test_the_grid_catches_and_g_switches_it(hands: MapHands) -> None:
    hands.key(Key.Key_G)
    assert hands.body.hand.snapping.to_grid
    hands.drag((6.0, 5.5), (8.2, 9.1), (9.3, 9.1))
    box = box_of(hands.thing("pond").shape)
    assert (box.left * 2, box.top * 2) == (round(box.left * 2), round(box.top * 2))
    hands.key(Key.Key_G)
    assert not hands.body.hand.snapping.to_grid


def test_undo_shows_what_came_back(hands: MapHands) -> None:
    hands.choose("pond")
    hands.key(Key.Key_Delete)
    hands.editor.choose([])
    hands.draft.stack.undo()
    assert hands.chosen() == ["pond"]
    assert "Undone" in hands.body.step_line.text()


def test_pan_and_ruler_change_nothing(hands: MapHands) -> None:
    hands.key(Key.Key_R)
    assert hands.tool == "ruler"
    hands.drag((10.0, 10.0), (13.0, 14.0))
    assert hands.view.tool.marks().tags[0].words == "5.0 in"
    hands.key(Key.Key_Escape)
    hands.key(Key.Key_Escape)
    hands.key(Key.Key_H)
    hands.drag((10.0, 10.0), (13.0, 14.0))
    assert hands.steps == 0


def test_a_drag_with_control_leaves_the_first_and_lays_down_a_copy(hands: MapHands) -> None:
    before = hands.thing("pond").shape
    hands.drag((6.0, 5.5), (9.0, 5.5), (12.0, 8.5), keys=CONTROL)
    assert hands.thing("pond").shape == before
    assert hands.chosen() == ["pond-2"]
    assert hands.thing("pond-2").box.left == pytest.approx(10, abs=0.06)
    assert hands.thing("pond-2").box.top == pytest.approx(7, abs=0.06)
    assert hands.steps == 1


def test_a_click_with_control_still_adds_and_takes_away(hands: MapHands) -> None:
    hands.click((6.0, 5.5))
    hands.click((30.0, 6.0), CONTROL)
    assert hands.chosen() == ["pond", "copse"]
    hands.click((6.0, 5.5), CONTROL)
    assert hands.chosen() == ["copse"]
    assert hands.steps == 0


def test_shift_keeps_a_drag_straight_whatever_there_is_to_snap_to(hands: MapHands) -> None:
    hands.choose("pond")
    hands.editor.move(0.07, 0.03)
    hands.body.hand.snapping.to_grid = hands.body.hand.snapping.to_others = True
    top = hands.thing("pond").box.top
    hands.drag((6.0, 5.5), (9.0, 5.6), (12.0, 5.7), keys=SHIFT)
    assert hands.thing("pond").box.top == top
    assert hands.thing("pond").box.left > 9


def test_z_shows_what_is_chosen_from_near(hands: MapHands) -> None:
    before = hands.view.px_per_inch
    hands.key(Key.Key_Z)
    assert hands.view.px_per_inch == before
    hands.choose("pond")
    hands.key(Key.Key_Z)
    assert hands.view.px_per_inch > before * 2
    assert hands.view.viewport().rect().contains(hands.at((4.0, 4.0)))
    assert hands.view.viewport().rect().contains(hands.at((8.0, 7.0)))
