"""Strips, ways and areas: the geometry of drawing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.piece_item import PieceItem
from desktop.look.ink import polygon_path, wandering
from desktop.look.theme import Look
from desktop.tabletop.battlefield.motion import point_along, walking_ms
from desktop.tabletop.battlefield.overlays import area_path, disc_place, united
from desktop.tabletop.battlefield.plate_places import place_plates
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.strips import axis_of, even_points, points_inside, strip_outline
from desktop.tabletop.battlefield.terrain import terrain_box
from desktop.tabletop.battlefield.views import ReachBand, TableView, TerrainKind, TerrainView
from tests.clauses import rule
from tests.desktop.look.example import inches, ring, square


def test_a_strip_is_as_wide_as_it_says() -> None:
    outline = strip_outline([QPointF(0, 0), QPointF(100, 0)], 20)
    assert polygon_path(outline).boundingRect() == QRectF(0, -10, 100, 20)


@pytest.mark.parametrize("turn", range(4))
def test_the_middle_of_a_wall_is_found_from_its_outline(turn: int) -> None:
    corners = [(0, 0), (1000, 0), (1000, 100), (0, 100)]
    piece = TerrainView("wall", TerrainKind.WALL, tuple(corners[turn:] + corners[:turn]))
    middle, width = axis_of(piece)
    assert width == 100
    assert sorted((point.x(), point.y()) for point in middle) == [(0, 50), (1000, 50)]


def test_even_points_keep_both_ends() -> None:
    places = even_points([QPointF(0, 0), QPointF(100, 0), QPointF(100, 50)], 30)
    assert places[0] == QPointF(0, 0)
    assert places[-1] == QPointF(100, 50)
    assert len(places) == 6


def test_things_strewn_in_an_area_lie_in_it_and_always_in_the_same_places() -> None:
    area = polygon_path([QPointF(x, y) for x, y in ring(10, 10, 3)])
    places = points_inside(area, 254, "wood", 60)
    assert len(places) > 10
    assert all(area.contains(place) for place in places)
    assert places == points_inside(area, 254, "wood", 60)
    assert places != points_inside(area, 254, "other wood", 60)


def test_ink_wanders_by_its_seed_and_never_far() -> None:
    corners = [QPointF(0, 0), QPointF(100, 0), QPointF(100, 100), QPointF(0, 100)]
    line = wandering(corners, "hall", 0.9, 14)
    assert line == wandering(corners, "hall", 0.9, 14)
    assert line != wandering(corners, "forge", 0.9, 14)
    assert QRectF(-1, -1, 102, 102).contains(line.boundingRect())


def test_overlapping_zones_become_one() -> None:
    whole = united((square(5, 5, 4), square(7, 5, 4)))
    assert whole.boundingRect() == QRectF(3 * 254, 3 * 254, 6 * 254, 4 * 254)
    assert len(whole.toSubpathPolygons()) == 1


def test_a_band_of_reach_keeps_its_holes() -> None:
    path = area_path((square(10, 10, 8), square(10, 10, 2)))
    assert path.contains(QPointF(7 * 254, 10 * 254))
    assert not path.contains(QPointF(10 * 254, 10 * 254))


def test_the_number_of_a_band_stands_on_the_table() -> None:
    table = TableView()
    place = disc_place(ReachBand(3, (ring(34, 34, 9, 60),)), table)
    assert QRectF(0, 0, table.width, table.height).contains(place)


def test_a_way_takes_its_time_within_bounds() -> None:
    assert walking_ms([QPointF(0, 0), QPointF(254, 0)]) == 250
    assert walking_ms([QPointF(0, 0), QPointF(254 * 5, 0)]) == 450
    assert walking_ms([QPointF(0, 0), QPointF(254 * 50, 0)]) == 900


def test_a_way_is_walked_along_its_bends() -> None:
    way = [QPointF(0, 0), QPointF(100, 0), QPointF(100, 100)]
    assert point_along(way, 0.0) == QPointF(0, 0)
    assert point_along(way, 0.5) == QPointF(100, 0)
    assert point_along(way, 0.75) == QPointF(100, 50)
    assert point_along(way, 1.0) == QPointF(100, 100)


@pytest.mark.parametrize("kind", TerrainKind)
def test_every_kind_of_ground_is_drawn_as_outline_and_as_strip(qtbot: QtBot, kind: TerrainKind) -> None:
    table = TableView(width=12 * 254, height=12 * 254)
    bare = map_image(Look(), 200, table)
    for piece in (
        TerrainView("area", kind, square(6, 6, 5)),
        TerrainView("strip", kind, inches((2, 6), (6, 5), (10, 7)), 200),
        TerrainView("round", kind, ring(6, 6, 3, 11)),
    ):
        assert map_image(Look(), 200, table, (piece,)) != bare
        assert terrain_box(piece).contains(QPointF(6 * 254, 6 * 254 - 200))


@rule("SBH-TER-1")
@pytest.mark.parametrize("water", [TerrainKind.POND, TerrainKind.STREAM, TerrainKind.MARSH, TerrainKind.ROAD])
def test_a_bridge_is_drawn_above_water_and_road_whichever_comes_first(qtbot: QtBot, water: TerrainKind) -> None:
    table = TableView(width=12 * 254, height=12 * 254)
    below = TerrainView("water", water, inches((0.5, 5), (11.5, 5), (11.5, 7), (0.5, 7)))
    bridge = TerrainView("bridge", TerrainKind.BRIDGE, inches((5, 3), (7, 3), (7, 9), (5, 9)))
    alone = map_image(Look(), 240, table, (bridge,))
    deck = QRect(alone.width() // 2 - 10, alone.height() // 2 - 10, 20, 20)
    for pieces in ((below, bridge), (bridge, below)):
        assert map_image(Look(), 240, table, pieces).copy(deck) == alone.copy(deck)
    assert map_image(Look(), 240, table, (below,)).copy(deck) != alone.copy(deck)


@rule("SBH-TER-1")
def test_a_bridge_that_is_moved_together_with_its_brook_stays_above_it(qtbot: QtBot) -> None:
    frame = QElapsedTimer()
    bridge = PieceItem(TerrainView("bridge", TerrainKind.BRIDGE, square(6, 6, 3)), Look(), frame)
    brook = PieceItem(TerrainView("brook", TerrainKind.STREAM, square(6, 6, 5)), Look(), frame)
    assert bridge.zValue() > brook.zValue()


def test_label_plates_stand_clear_of_each_other_and_of_discs() -> None:
    plates = [QRectF(100, 100, 120, 20), QRectF(110, 104, 120, 20), QRectF(400, 100, 120, 20)]
    discs = [QRectF(440, 90, 44, 44)]
    found = place_plates(plates, discs)
    placed = [QRectF(0, 0, 120, 20).translated(one.centre - QPointF(60, 10)) for one in found]
    assert found[0].centre == plates[0].center()
    assert all(one.fits for one in found)
    assert not placed[0].intersects(placed[1])
    assert not placed[2].intersects(discs[0])
    assert found == place_plates(plates, discs)


def test_plates_stay_on_the_map() -> None:
    plate, disc = QRectF(100, 180, 120, 20), QRectF(120, 170, 44, 44)
    table = QRectF(0, 0, 400, 200)
    found = place_plates([plate], [disc], table)[0]
    assert found.fits
    assert table.contains(QRectF(0, 0, 120, 20).translated(found.centre - QPointF(60, 10)))


def test_a_plate_without_room_is_left_out() -> None:
    plate = QRectF(100, 100, 120, 20)
    assert not place_plates([plate], [plate.adjusted(-300, -200, 300, 200)])[0].fits
