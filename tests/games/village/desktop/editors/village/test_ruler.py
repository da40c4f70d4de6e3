"""The ruler, by the pointer and by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.village.desktop.editors.village.hands import NONE, SHIFT, Key, MapHands


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def shown(hands: MapHands) -> list[str]:
    return [tag.words for tag in hands.view.tool.marks().tags]


def test_keys_measure_from_one_place_to_another(hands: MapHands) -> None:
    said: list[str] = []
    hands.body.hand.said.connect(said.append)
    hands.keys(Key.Key_R, *[Key.Key_Left] * 16, Key.Key_Return)
    assert said[-1] == "2.0 in, 18.0 in"
    hands.keys(Key.Key_Up, Key.Key_Up, Key.Key_Up)
    assert shown(hands) == ["3.0 in"]
    assert said[-1] == "3.0 in long, to 2.0 in, 15.0 in"
    hands.keys(Key.Key_Return, Key.Key_Up)
    assert shown(hands) == ["3.0 in"]
    # The next one begins where the cross is.
    hands.keys(Key.Key_Return)
    hands.key(Key.Key_Right, SHIFT)
    assert shown(hands) == ["0.1 in"]
    hands.keys(Key.Key_Escape, Key.Key_Escape)
    assert hands.tool == "choose"
    assert hands.steps == 0


def test_the_cross_says_what_lies_there(hands: MapHands) -> None:
    said: list[str] = []
    hands.body.hand.said.connect(said.append)
    hands.keys(Key.Key_R, Key.Key_Left, Key.Key_Right)
    assert said[-1] == "18.0 in, 18.0 in: Town Hall"
    assert hands.body.read_out.pointer.text() == "18.0 in, 18.0 in"


def test_the_cross_stays_in_sight(hands: MapHands) -> None:
    hands.view.zoom_by(6.0, hands.view.rect().center().toPointF())
    hands.keys(Key.Key_R, *[Key.Key_Left] * 17)
    assert hands.view.rect().contains(hands.at((1.0, 18.0)))


def test_the_pointer_takes_over_from_the_cross(hands: MapHands) -> None:
    hands.keys(Key.Key_R, Key.Key_Left)
    assert hands.view.tool.marks().handles
    hands.move((10.0, 10.0))
    assert not hands.view.tool.marks().handles
    hands.drag((10.0, 10.0), (14.0, 10.0))
    assert shown(hands) == ["4.0 in"]


def test_the_space_bar_moves_the_map_when_held_and_clicks_when_tapped(hands: MapHands) -> None:
    hands.view.zoom_by(3.0, hands.view.rect().center().toPointF())
    hands.keys(Key.Key_P, Key.Key_Left)
    before = hands.at((18.0, 18.0))
    QTest.keyPress(hands.view, Key.Key_Space, NONE)
    hands.drag((18.0, 18.0), (19.0, 18.0))
    QTest.keyRelease(hands.view, Key.Key_Space, NONE)
    assert hands.at((18.0, 18.0)) != before
    assert hands.view.tool.marks().sketch == ()
    hands.keys(Key.Key_Left, Key.Key_Space)
    assert len(hands.view.tool.marks().sketch) == 2
