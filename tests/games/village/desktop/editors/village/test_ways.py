"""The ways from the edges to the buildings, shown on the map from the sheet of problems (V-4.3.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.village.map_editor.body import VillageBody
from desktop.games.village.map_editor.shapes import Shape, distance
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids
from tests.games.village.desktop.editors.stand_ins import MemoryStore


@pytest.fixture
def frame(qtbot: QtBot) -> Iterator[EditorFrame]:
    plain = {**next(iter(official_ids(Kind.VILLAGE).values())).plain, "id": "mine", "name": "Mine"}
    theme, draft, store = Theme(less_motion=True), Draft(Item(GAME, Kind.VILLAGE, plain)), MemoryStore(plain)
    made = EditorFrame(theme, draft, VillageBody(theme, draft, face_of(GAME), store), store)
    qtbot.addWidget(made)
    made.resize(1700, 1000)
    made.show()
    qtbot.waitUntil(lambda: made.checks.is_current)
    yield made
    BESIDE_ALL.close()


def drawn(frame: EditorFrame) -> tuple[Shape, ...]:
    scene = cast("VillageBody", frame.body).scene
    return scene.under.marks.ways


def the_button(frame: EditorFrame) -> QPushButton:
    (button,) = [one for one in frame.findChildren(QPushButton, "problem.ways") if one.isVisibleTo(frame)]
    return button


def test_every_building_is_led_to_from_every_edge(frame: EditorFrame) -> None:
    """V-4.3.4. Each way begins near its edge and ends beside its building."""
    assert drawn(frame) == ()
    QTest.mouseClick(the_button(frame), Qt.MouseButton.LeftButton)
    ways = frame.checks.checked.ways
    assert drawn(frame) == tuple(one.places for one in ways)
    buildings = [one["id"] for one in frame.draft.get(("building",))]
    assert [(one.edge, one.building) for one in ways] == [(edge, id) for edge in (1, 2, 3, 4) for id in buildings]
    for way in ways:
        x, y = way.places[0]
        assert (y, 36 - x, 36 - y, x)[way.edge - 1] <= 1
        building = frame.draft.get(("building", buildings.index(way.building)))
        middle = tuple(18 + one for one in building["position"])
        assert distance(way.places[-1], (middle[0], middle[1])) < 4


def test_the_ways_follow_what_is_moved_and_go_again(frame: EditorFrame, qtbot: QtBot) -> None:
    button = the_button(frame)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    before = drawn(frame)
    x, y = frame.draft.get(("building", 1, "position"))
    frame.draft.put(("building", 1, "position"), [x, y - 1], "Move")
    qtbot.waitUntil(lambda: frame.checks.is_current and drawn(frame) != before)
    assert drawn(frame)
    QTest.mouseClick(the_button(frame), Qt.MouseButton.LeftButton)
    assert drawn(frame) == ()


def test_a_barred_edge_shows_the_ways_that_are_left(frame: EditorFrame, qtbot: QtBot) -> None:
    """V-4.3.4. With a wall across the table the ways from beyond it are missing."""
    wall = {"id": "wall", "kind": "wall", "outline": [[0, 5], [36, 5], [36, 6], [0, 6]]}
    frame.draft.put(("ground",), {"width": 36, "height": 36, "piece": [wall]}, "Wall")
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must > 0)
    QTest.mouseClick(the_button(frame), Qt.MouseButton.LeftButton)
    assert {one.edge for one in frame.checks.checked.ways} == {2, 3, 4}
    assert len(drawn(frame)) == len(frame.checks.checked.ways)
