"""The brush and the sower: one stroke of the hand, one step, and nothing that the checks of a map would refuse."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import cos, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.freehand import brushed, smoothed
from desktop.games.village.map_editor.layout import MapThing, ThingKind
from desktop.games.village.map_editor.shapes import area_of, crosses_itself, distance, nearest_on
from tests.games.village.desktop.editors.village.hands import MapHands

MOST_CORNERS = 40
"""Of an outline."""
steps = st.lists(st.tuples(st.integers(-10, 10), st.integers(-10, 10)), min_size=1, max_size=60)


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def take(hands: MapHands, way: str) -> None:
    hands.body.picking.take("ground:wood")
    button = hands.body.findChild(QToolButton, f"map.way.{way}")
    assert button is not None
    button.click()
    assert hands.tool == way


def made(hands: MapHands) -> list[MapThing]:
    """What was drawn last: it is chosen."""
    return hands.editor.things


def test_a_stroke_of_the_brush_is_one_piece_as_wide_as_the_brush(hands: MapHands) -> None:
    take(hands, "brush")
    hands.body.hand.brush.width = 2.0
    before = hands.steps
    hands.drag((4, 4), (10, 5), (14, 9))
    (piece,) = made(hands)
    assert hands.steps == before + 1
    assert piece.word == "wood"
    long = distance((4, 4), (10, 5)) + distance((10, 5), (14, 9))
    # A strip, and half a disc at each end.
    assert area_of(piece.shape) == pytest.approx(long * 2 + pi, rel=0.12)
    assert not crosses_itself(piece.shape)
    # The brush stays in hand.
    assert hands.tool == "brush"


def test_a_dab_of_the_brush_is_round(hands: MapHands) -> None:
    take(hands, "brush")
    hands.body.hand.brush.width = 3.0
    hands.click((20, 20))
    (piece,) = made(hands)
    assert piece.box.width == pytest.approx(3.0, abs=0.05)
    assert piece.box.height == pytest.approx(3.0, abs=0.05)


def test_a_stroke_that_crosses_itself_is_refused_with_a_word(hands: MapHands) -> None:
    take(hands, "brush")
    hands.body.hand.brush.width = 3.0
    before = hands.steps
    round_and_round = [(18 + 4 * cos(turn / 3), 18 + 4 * sin(turn / 3)) for turn in range(40)]
    hands.drag(*round_and_round)
    assert hands.steps == before
    assert "crosses itself" in hands.body.step_line.text()


@given(steps, st.sampled_from([0.4, 1.0, 3.0]))
def test_whatever_the_hand_does_an_outline_is_sound(walk: list[tuple[int, int]], width: float) -> None:
    path = [(18.0, 18.0)]
    for across, down in walk:
        path.append((path[-1][0] + across / 5, path[-1][1] + down / 5))
    stroke = [place for number, place in enumerate(path) if not number or place != path[number - 1]]
    shape = brushed(stroke, width)
    assert len(shape) <= MOST_CORNERS
    assert not shape or (len(shape) >= 3 and not crosses_itself(shape))


@given(steps)
def test_a_smoothed_path_stays_near_the_hand(walk: list[tuple[int, int]]) -> None:
    path = [(float(x), float(y)) for x, y in walk]
    smooth = smoothed(path, 0.5)
    assert (smooth[0], smooth[-1]) == (path[0], path[-1])
    for place in path:
        near = [nearest_on(one, other, place) for one, other in pairwise(smooth)] or [smooth[0]]
        assert min(distance(place, one) for one in near) <= 0.5 + 1e-9


def test_scattered_pieces_are_one_step_and_keep_clear_of_one_another_and_of_buildings(hands: MapHands) -> None:
    take(hands, "scatter")
    hands.body.hand.brush.width = 5.0
    before, houses = hands.steps, [one.box for one in hands.editor.layout.of(ThingKind.BUILDING)]
    hands.drag((3, 3), (32, 32), (32, 4))
    pieces = made(hands)
    assert hands.steps == before + 1
    assert len(pieces) > 3
    assert len({round(one.box.width, 2) for one in pieces}) > 1
    assert not any(one.box.meets(other.box) for one, other in combinations(pieces, 2))
    assert not any(one.box.meets(house) for one in pieces for house in houses)
    shapes = [one.shape for one in pieces]
    hands.draft.stack.undo()
    hands.drag((3, 3), (32, 32), (32, 4))
    assert [one.shape for one in made(hands)] == shapes


def test_both_are_used_by_keys(hands: MapHands) -> None:
    hands.view.setFocus()
    QTest.keyClick(hands.view, Qt.Key.Key_D)
    assert hands.tool == "brush"
    before = len(hands.ids())
    QTest.keyClick(hands.view, Qt.Key.Key_Space)
    for _ in range(4):
        QTest.keyClick(hands.view, Qt.Key.Key_Right)
    QTest.keyClick(hands.view, Qt.Key.Key_Space)
    assert len(hands.ids()) == before + 1
    assert made(hands)[0].box.width > 4
    QTest.keyClick(hands.view, Qt.Key.Key_T)
    assert hands.tool == "scatter"
