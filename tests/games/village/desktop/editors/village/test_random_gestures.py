"""Somebody clicks, drags and types all over the map: whatever comes of it is undone exactly, and done again exactly."""

from __future__ import annotations

import copy
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules_core.games.village.content.kinds import Kind
from tests.games.village.desktop.editors.village.example import terrain, village
from tests.games.village.desktop.editors.village.hands import ALT, CONTROL, NONE, SHIFT, Key, MapHands

GESTURES = 60
TOOLS = (Key.Key_V, Key.Key_P, Key.Key_Q, Key.Key_B, Key.Key_L, Key.Key_O, Key.Key_R)
STEPS = (Key.Key_Left, Key.Key_Down, Key.Key_Tab, Key.Key_Return, Key.Key_Space, Key.Key_Backspace, Key.Key_Delete)
TURNS = (Key.Key_BracketLeft, Key.Key_BracketRight, Key.Key_G, Key.Key_S, Key.Key_3)
CHORDS = (Key.Key_A, Key.Key_C, Key.Key_V, Key.Key_D, Key.Key_L, Key.Key_PageUp)


def gesture(random: Random, hands: MapHands) -> None:
    """One thing that a hand does, at a place by chance."""
    spot, other = [(36 * random.random(), 36 * random.random()) for _ in range(2)]
    keys: Qt.KeyboardModifier = random.choice((NONE, NONE, NONE, SHIFT, ALT, CONTROL))
    kind = random.random()
    if kind < 0.3:
        hands.drag(spot, other, keys=keys)
    elif kind < 0.5:
        hands.click(spot, keys)
    elif kind < 0.55:
        hands.double_click(spot)
    elif kind < 0.65:
        hands.press(random.choice([tile.objectName() for tile in hands.body.pieces.tiles.values()]))
    elif kind < 0.75:
        hands.key(random.choice(CHORDS), CONTROL)
    elif kind < 0.8:
        hands.key(Key.Key_Escape)
    else:
        hands.key(random.choice((*TOOLS, *STEPS, *STEPS, *TURNS)))


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", [Kind.VILLAGE, Kind.TERRAIN], ids=lambda kind: kind)
def test_random_gestures_are_undone_and_done_again(qtbot: QtBot, kind: str, seed: int) -> None:
    hands = MapHands(qtbot, village() if kind == Kind.VILLAGE else terrain(), kind)
    start = copy.deepcopy(hands.draft.plain)
    random = Random(f"{kind} {seed}")
    for _ in range(GESTURES):
        gesture(random, hands)
    hands.key(Key.Key_Escape)
    end, stack = copy.deepcopy(hands.draft.plain), hands.draft.stack
    assert end != start
    steps = stack.index()
    assert steps > 3
    for _ in range(steps):
        hands.draft.stack.undo()
    assert hands.draft.plain == start
    for _ in range(steps):
        hands.draft.stack.redo()
    assert hands.draft.plain == end
