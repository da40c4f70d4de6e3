"""Words on the map cover neither buildings nor one another."""

from __future__ import annotations

import copy
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.marks import DistanceTone, MapMarks, Tag
from desktop.games.village.map_editor.marks_item import INCH
from desktop.tabletop.battlefield.building import NamePlace
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official
from rules_core.kernel.game import Plain
from tests.games.village.desktop.editors.village.example import village
from tests.games.village.desktop.editors.village.hands import MapHands

VILLAGES = [one.plain for one in official() if one.kind == Kind.VILLAGE]


def with_zones(plain: Plain) -> Plain:
    """Zones whose middles and lower sides are where buildings and their names stand."""
    made = copy.deepcopy(dict(plain))
    made["zone"] = [
        {"outline": [[left, top], [left + 14, top], [left + 14, top + 7], [left, top + 7]]}
        for left, top in ((11, 12), (8, 16), (14, 9), (11, 19))
    ]
    return made


def crowded_village() -> Plain:
    """Two dozen buildings, a hand's breadth apart."""
    made = with_zones(village())
    first = made["building"][0]
    made["building"] = [first] + [
        {**first, "id": f"house-{number}", "name": f"Long Winding House {number}", "outline": SMALL}
        | {"position": [-10 + 4.2 * (number % 6), -9 + 4.5 * (number // 6)]}
        for number in range(24)
        if abs(-10 + 4.2 * (number % 6)) > 3 or abs(-9 + 4.5 * (number // 6)) > 3
    ]
    return made


SMALL = [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]]


def drawn(qtbot: QtBot, plain: Plain, size: tuple[int, int], zoom: float) -> MapHands:
    hands = MapHands(qtbot, plain)
    hands.body.resize(*size)
    QApplication.processEvents()
    hands.view.zoom_by(zoom)
    hands.view.finish()
    hands.view.viewport().grab()
    return hands


def words(hands: MapHands) -> list[QRectF]:
    """Every label, in tenths of a millimetre."""
    scene = hands.body.scene
    named = [item for item in scene._buildings.values() if item.name_place is not NamePlace.NONE]
    names = [item.name_box(item.name_place) for item in named]
    size = hands.view.transform().m11()
    boxes = [QRectF(one.topLeft() / size, one.size() / size) for one in names]
    return [*boxes, *scene.under.plates, *scene.standing.plates]


@pytest.mark.parametrize("size, zoom", [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.5)])
@pytest.mark.parametrize(
    "plain", [*VILLAGES, *map(with_zones, VILLAGES)], ids=lambda one: f"{one['id']} {'zone' in one}"
)
def test_no_label_lies_on_another_in_the_shipped_villages(
    qtbot: QtBot, plain: Plain, size: tuple[int, int], zoom: float
) -> None:
    hands = drawn(qtbot, plain, size, zoom)
    found = words(hands)
    assert len(found) >= len(plain["building"])
    for one, other in combinations(found, 2):
        assert not one.intersects(other)
    for plate in hands.body.scene.under.plates:
        assert not any(plate.intersects(box) for box in hands.body.scene.label_boxes())
    if len(plain.get("zone", ())) == 4 and size[0] > 1280:
        # A zone whose label finds no room is told by its dashes; most find some.
        assert len(hands.body.scene.under.plates) >= 2


@pytest.mark.parametrize("zoom", [1.0, 1.6, 3.0])
def test_no_name_no_zone_and_no_distance_lies_on_another_in_a_crowded_village(qtbot: QtBot, zoom: float) -> None:
    plain = crowded_village()
    hands = drawn(qtbot, plain, (1920, 1080), zoom)
    found = words(hands)
    assert len(found) > 4
    for one, other in combinations(found, 2):
        assert not one.intersects(other)
    buildings = [item.box for item in hands.body.scene._buildings.values()]
    scale = hands.view.transform().m11()
    for label in found:
        px = QRectF(label.topLeft() * scale, label.size() * scale)
        assert not any(px.adjusted(1, 1, -1, -1).intersects(box) for box in buildings)


def test_a_distance_passes_below_the_name_of_its_building(qtbot: QtBot) -> None:
    hands = drawn(qtbot, village(), (1280, 720), 1.0)
    scene = hands.body.scene
    (name, *_) = [QRectF(box) for box in scene.label_boxes()[1::2]]
    middle = name.center() / INCH
    tag = Tag((middle.x(), middle.y() - 4), (middle.x(), middle.y() + 4), "8 in", DistanceTone.OURS)
    reach = scene.theme.colours.reach
    box = hands.view.mapFromScene(name).boundingRect()
    whole = box.adjusted(-200, -200, 200, 200)

    def coloured(part: QRect) -> int:
        picture = hands.view.viewport().grab(part).toImage()
        pixels = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
        return sum(one == reach for one in pixels)

    before, around = coloured(box), coloured(whole)
    scene.working.set_marks(MapMarks(tags=(tag,)))
    assert coloured(whole) > around
    assert coloured(box) == before
