"""The map of a new game shows the ground as the game will, and what is dragged on it takes its shadow along."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.games.village.new_game.village_map import VillageMap
from desktop.games.village.siege_scene import ground_views
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.ground import ground_parts
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.siege_map import outline_at

pytestmark = pytest.mark.painted


LEFT = Qt.MouseButton.LeftButton
FORGE = BuildingId("forge")


def kinds_that_differ(shown: VillageMap, choices: Choices) -> set[str]:
    """In what the ground differs from that on which every building stands where it is drawn."""
    village, layout = choices.content.villages[choices.village], choices.content.terrain[choices.terrain]
    houses = [tuple(outline_at(kind, *shown.middles[kind.id]).points) for kind in village.buildings]
    whole = {part.key for part in ground_parts(shown._table(), ground_views(layout), shown.theme.look, houses)}
    return {str(key[0]) for key in whole ^ {part.key for part in shown._layer()._parts} if isinstance(key, tuple)}


def test_a_building_in_the_hand_takes_its_shadow_along(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewSiegeDialog(Theme(less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    shown = VillageMap(dialog.theme, dialog.choices)
    qtbot.addWidget(shown)
    shown.resize(500, 500)
    shown.render(QImage(500, 500, QImage.Format.Format_RGB32), QPoint(0, 0))
    assert kinds_that_differ(shown, dialog.choices) == set()
    transform, _ = shown._transform()
    at = transform.map(QPoint(*shown.middles[FORGE]))
    QTest.mousePress(shown, LEFT, pos=at)
    assert kinds_that_differ(shown, dialog.choices) == {"shadow"}
    QTest.mouseMove(shown, at + QPoint(30, -20))
    # Its yard and its track stay until it is set down.
    assert kinds_that_differ(shown, dialog.choices) == {"shadow", "yard", "track"}
    QTest.mouseRelease(shown, LEFT, pos=at + QPoint(30, -20))
    assert kinds_that_differ(shown, dialog.choices) == set()
