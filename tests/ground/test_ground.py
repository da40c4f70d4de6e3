"""Gaps, contact, free spots, move regions, zones and advances, asked as the rules ask."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import SLACK, TOUCH, Body, Point, rectangle
from rules_core.ground.ground import StopReason
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.move_region import MoveRegion
from rules_core.ground.pieces import BARRICADE, DIFFICULT, FOREST, IMPASSABLE, LINEAR, NEAR, WATER, GroundMap, Piece
from tests.clauses import rule
from tests.ground import oracle
from tests.ground.landscapes import INCH, RADIUS, TABLE, body, building, town_with_crowds, yard
from tests.ground.oracle import polygon

OPEN = MeasuredGround(GroundMap(TABLE, TABLE, []))
TOWN, crowds = town_with_crowds()
YARD = MeasuredGround(yard())
spots = st.tuples(st.integers(RADIUS, TABLE - RADIUS), st.integers(RADIUS, TABLE - RADIUS))
radii = st.integers(60, 300)
SHORT, MEDIUM = 3 * INCH, 5 * INCH


@pytest.mark.parametrize("ground", [TOWN, YARD])
@given(data=st.data())
def test_gaps_are_measured_edge_to_edge(ground: MeasuredGround, data: st.DataObject) -> None:
    a = body(*data.draw(spots), data.draw(radii))
    b = body(*data.draw(spots), data.draw(radii), "other")
    assert ground.gap(a, b) == ground.gap(b, a)
    assert ground.gap(a, b) == pytest.approx(math.dist((a.x, a.y), (b.x, b.y)) - a.radius - b.radius, abs=0.5)
    assert ground.touching(a, b) == (ground.gap(a, b) <= TOUCH)
    piece = data.draw(st.sampled_from(ground.map.pieces))
    gap = oracle.distance(polygon(piece.outline), oracle.point(a.x, a.y)) - a.radius
    assert ground.gap_to_piece(a, piece.id) == pytest.approx(gap, abs=0.500001)
    assert ground.touching_piece(a, piece.id) == (ground.gap_to_piece(a, piece.id) <= TOUCH)
    distance = data.draw(st.integers(0, 3000))
    assert ground.within(a, b, distance) == (ground.gap(a, b) <= distance + 1)
    assert ground.within_piece(a, piece.id, distance) == (ground.gap_to_piece(a, piece.id) <= distance + 1)


@given(st.integers(-400, 400), st.integers(-400, 400))
def test_contact_is_a_small_gap_to_the_last_unit(dx: int, dy: int) -> None:
    a, b = body(4000, 4000), body(4000 + dx, 4000 + dy, 160, "other")
    assert OPEN.touching(a, b) == (OPEN.gap(a, b) <= TOUCH)
    assert OPEN.within(a, b, 30) == (OPEN.gap(a, b) <= 31)


@rule("V-5.5.1")
def test_the_edges_are_numbered_clockwise_from_the_top() -> None:
    near = {1: (4000, 500), 2: (8600, 4000), 3: (4000, 8600), 4: (500, 4000)}
    for edge, spot in near.items():
        assert OPEN.nearest_edge(body(*spot)) == edge
        assert OPEN.gap_to_edge(body(*spot), edge) < 500
    assert OPEN.nearest_edge(body(1000, 1000)) == 1


def test_an_unknown_piece_is_refused_and_a_name_is_given_once() -> None:
    with pytest.raises(KeyError):
        OPEN.gap_to_piece(body(1000, 1000), "nowhere")
    house = building("house", rectangle(2000, 2000, 500, 500))
    with pytest.raises(ValueError, match="house"):
        GroundMap(TABLE, TABLE, [house, house])
    with pytest.raises(ValueError, match="ell"):
        YARD.clone().add_piece(building("ell", rectangle(8000, 8000, 500, 500)))


# Free spots


@given(spots, radii, crowds)
def test_a_base_fits_where_shapely_sees_no_overlap(spot: Point, radius: int, crowd: list[Body]) -> None:
    mover = body(*spot, radius)
    depth = max(
        [radius - oracle.distance(polygon(piece.outline), oracle.point(*spot)) for piece in TOWN.map.walls]
        + [radius + one.radius - math.dist(spot, (one.x, one.y)) for one in crowd]
        + [radius - side for side in (spot[0], spot[1], TABLE - spot[0], TABLE - spot[1])]
    )
    assume(abs(depth - SLACK) > 1e-6)
    assert TOWN.fits(mover, *spot, crowd) == (depth < SLACK)


def test_a_base_does_not_stand_in_its_own_way() -> None:
    mover = body(1000, 1000)
    assert OPEN.fits(mover, 1100, 1000, [mover])


@given(spots, radii, crowds)
def test_no_free_spot_is_nearer_than_the_nearest_fit(spot: Point, radius: int, crowd: list[Body]) -> None:
    mover = body(500, 500, radius)
    found = TOWN.nearest_fit(mover, *spot, crowd)
    assert found is not None
    assert TOWN.fits(mover, *found, crowd)
    reach = math.dist(spot, found)
    for share in (0.3, 0.6, 0.9, 0.99):
        for dx, dy in DIRECTIONS:
            x = round(spot[0] + dx / SCALE * reach * share)
            y = round(spot[1] + dy / SCALE * reach * share)
            # Spots on the very border may be had a unit or two nearer, thanks to SLACK.
            if math.dist(spot, (x, y)) < reach - 4 * SLACK:
                assert not TOWN.fits(mover, x, y, crowd) or _is_snug(mover, x, y, crowd)


def _is_snug(mover: Body, x: int, y: int, crowd: list[Body]) -> bool:
    """Whether the base fits there only because a little overlap is put down to rounding."""
    wider = body(x, y, mover.radius + SLACK + 1)
    return not TOWN.fits(wider, x, y, crowd)


def test_there_is_no_free_spot_on_a_full_table() -> None:
    ground = MeasuredGround(GroundMap(1000, 1000, [building("house", rectangle(500, 500, 1000, 1000))]))
    assert ground.nearest_fit(body(500, 500), 500, 500, []) is None


@given(spots, spots, radii, crowds)
def test_contact_spots_touch_the_target_and_overlap_nobody(
    start: Point, other: Point, radius: int, crowd: list[Body]
) -> None:
    mover = body(*start, radius)
    target = body(*other, 150, "target")
    assume(TOWN.fits(target, *other, crowd))
    bodies = [*crowd, target]
    found = TOWN.contact_spots(mover, target, bodies)
    for x, y in found:
        assert TOWN.touching(body(x, y, radius), target)
        assert TOWN.fits(mover, x, y, bodies)
    spans = [math.dist(start, spot) for spot in found]
    assert spans == sorted(spans)
    assert found == TOWN.contact_spots(mover, target, bodies)
    roomy = body(*other, 150 + 2 * radius)
    if not crowd and TOWN.fits(roomy, *other, []):
        assert len(found) >= 24


@given(spots, st.integers(0, 3), st.integers(100, 4000), crowds)
def test_contact_spots_may_be_asked_for_up_to_a_limit(start: Point, number: int, limit: int, crowd: list[Body]) -> None:
    mover = body(*start)
    piece, target = YARD.map.pieces[number], body(4000, 4000, 150, "target")
    for spots in (YARD.spots_round_piece(mover, piece.id, crowd), TOWN.spots_round(mover, target, crowd)):
        near = [spot for spot in spots.near(*start) if math.dist(start, spot) <= limit]
        assert spots.near(*start, limit) == near


@given(spots, spots, crowds)
def test_contact_spots_looked_for_once_are_those_of_whoever_asks_from_elsewhere(
    start: Point, elsewhere: Point, crowd: list[Body]
) -> None:
    mover, target = body(*start), body(4000, 4000, 150, "target")
    known = TOWN.spots_round(mover, target, crowd)
    known.near(*start)
    assert known.near(*elsewhere) == TOWN.contact_spots(body(*elsewhere), target, crowd, closely=True)


@given(st.floats(-600.0, TABLE + 600.0), st.floats(-600.0, TABLE + 600.0), st.floats(0.0, 2.0 * NEAR))
def test_who_asks_what_is_near_a_spot_misses_no_piece(x: float, y: float, limit: float) -> None:
    pieces = TOWN.map.near_solid.pieces
    found = TOWN.map.near_solid.near(x, y, limit)
    assert [piece for piece in pieces if piece in found] == found
    assert all(piece in found for piece in pieces if piece.outline.distance(x, y) <= limit)
    middle = TOWN.map.near_solid.near(TABLE / 2, TABLE / 2, float(RADIUS))
    assert len(middle) < len(pieces)


def test_pieces_are_found_by_their_traits_those_that_came_into_play_too() -> None:
    ground = MeasuredGround(
        GroundMap(
            TABLE,
            TABLE,
            [
                Piece("wood", "wood", rectangle(2000, 2000, 500, 500), FOREST),
                building("house", rectangle(5000, 5000, 500, 500)),
            ],
        )
    )
    ground.add_piece(Piece("barricade-1", "barricade", rectangle(3000, 2000, 127, 762), BARRICADE))
    assert [piece.id for piece in ground.pieces_with(DIFFICULT)] == ["wood", "barricade-1"]
    assert [piece.id for piece in ground.pieces_with(LINEAR | IMPASSABLE)] == ["house", "barricade-1"]
    ground.remove_piece("barricade-1")
    assert [piece.id for piece in ground.pieces_with(DIFFICULT)] == ["wood"]


@given(spots, st.integers(0, 3), radii)
def test_contact_spots_at_a_piece_touch_it(start: Point, number: int, radius: int) -> None:
    mover = body(*start, radius)
    piece = YARD.map.pieces[number]
    found = YARD.contact_spots_at_piece(mover, piece.id, [])
    assert found
    for x, y in found:
        assert YARD.touching_piece(body(x, y, radius), piece.id)
        assert YARD.fits(mover, x, y, [])


# Move regions


def region_of(ground: MeasuredGround, mover: Body, enemies: list[Body], friends: list[Body]) -> MoveRegion:
    return ground.move_region(mover, MEDIUM, SHORT, enemies, [], friends)


@given(spots, crowds, st.tuples(st.integers(-1600, 1600), st.integers(-1600, 1600)))
def test_a_spot_is_in_a_move_region_when_a_sweep_gets_there(
    start: Point, crowd: list[Body], way: tuple[int, int]
) -> None:
    mover = body(*start)
    assume(TOWN.fits(mover, *start, crowd))
    enemies, friends = crowd[::2], crowd[1::2]
    region = region_of(TOWN, mover, enemies, friends)
    x, y = start[0] + way[0], start[1] + way[1]
    if region.contains(x, y):
        assert math.dist(start, (x, y)) <= MEDIUM + 1
        assert TOWN.fits(mover, x, y, crowd)
        end = TOWN.sweep(mover, x, y, enemies, [], friends)
        assert (end.x, end.y) == (x, y)
    elif math.hypot(*way) <= MEDIUM:
        end = TOWN.sweep(mover, x, y, enemies, [], friends)
        assert (end.x, end.y) != (x, y) or not TOWN.fits(mover, x, y, crowd)


@given(spots, crowds, spots)
def test_all_that_a_move_region_proposes_lies_in_it(start: Point, crowd: list[Body], wanted: Point) -> None:
    mover = body(*start)
    assume(TOWN.fits(mover, *start, crowd))
    region = region_of(TOWN, mover, crowd[::2], crowd[1::2])
    candidates = region.candidates()
    assert candidates[0] == start
    assert all(region.contains(*spot) for spot in candidates)
    assert len(set(candidates)) == len(candidates)
    near = region.nearest(*wanted)
    assert region.contains(*near)
    assert region.contains(*region.furthest(*wanted))
    best = min(math.dist(spot, wanted) for spot in candidates)
    assert math.dist(near, wanted) <= best + 60
    assert region.spots() == [(x, y, 0) for x, y in candidates]


def test_an_open_move_region_is_a_disc() -> None:
    region = region_of(OPEN, body(4000, 4000), [], [])
    (outline,) = region.outline()
    assert len(outline) == 72
    assert all(math.dist(corner, (4000, 4000)) == pytest.approx(MEDIUM, abs=1) for corner in outline)
    assert region.nearest(9000, 4000) == (4000 + MEDIUM, 4000)
    assert region.contains(4000 + MEDIUM, 4000)
    assert not region.contains(4002 + MEDIUM, 4000)


@rule("SBH-MOV-5")
def test_a_move_that_meets_difficult_ground_is_a_stick_shorter() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [Piece("wood", "wood", rectangle(5000, 4000, 1000, 9000), FOREST)]))
    mover = body(4000, 4000)
    region = region_of(ground, mover, [], [])
    # The wood begins at 4500, half an inch less for the base: reached before Short is walked.
    assert region.furthest(9000, 4000) == (4000 + SHORT, 4000)
    assert region.contains(4000 + SHORT, 4000)
    assert not region.contains(4000 + SHORT + 10, 4000)
    assert region.furthest(1000, 4000) == (4000 - MEDIUM, 4000)
    # From further off the wood itself is the limit: beyond Short one may go as far as its edge.
    further = region_of(ground, body(3450, 4000), [], [])
    assert further.furthest(9000, 4000) == (4500 - RADIUS, 4000)


@rule("SBH-MOV-6", "R-V28")
def test_a_barricade_is_crossed_but_not_stood_upon() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, []))
    ground.add_piece(Piece("barricade-1", "barricade", rectangle(4300, 4000, 60, 762), BARRICADE))
    mover = body(4000, 4000)
    region = region_of(ground, mover, [], [])
    assert region.furthest(9000, 4000) == (4000 + SHORT, 4000)
    assert region.furthest(4350, 4000) == (4270 - RADIUS, 4000)


@rule("SBH-MOV-10")
def test_a_friend_is_passed_but_not_stood_upon() -> None:
    friend = body(4000 + MEDIUM, 4000, name="friend")
    near_friend = body(4500, 4000, name="near")
    region = region_of(OPEN, body(4000, 4000), [], [friend, near_friend])
    assert region.furthest(9000, 4000) == (4000 + MEDIUM - 2 * RADIUS, 4000)
    assert not region.contains(4500, 4000)
    assert region.contains(4500 + 2 * RADIUS, 4000)


@rule("SBH-MOV-11")
def test_pointing_at_an_enemy_leads_into_contact() -> None:
    enemy = body(5000, 4300, name="enemy")
    region = region_of(OPEN, body(4000, 4000), [enemy], [])
    spot = region.nearest(5000, 4300)
    assert OPEN.touching(body(*spot), enemy)
    assert region.touching(enemy)
    assert all(OPEN.touching(body(*one), enemy) for one in region.touching(enemy))
    assert any(OPEN.touching(body(*one), enemy) for one in region.candidates())
    assert not region.contains(5000 + 3 * RADIUS, 4300)


def test_a_region_shows_walls_as_sharp_edges() -> None:
    (outline,) = region_of(YARD, body(1800, 1800), [], []).outline()
    area = oracle.ring(outline)
    for piece in YARD.map.walls:
        assert oracle.area(oracle.common(area, polygon(piece.outline))) < 2000.0
    assert oracle.area(area) < 0.75 * math.pi * MEDIUM * MEDIUM


@rule("SBH-TER-1")
def test_a_swimmer_crosses_deep_water_that_stops_the_rest() -> None:
    lake = Piece("lake", "water", rectangle(4000, 4000, 1000, 6000), IMPASSABLE | WATER)
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [lake]))
    walker, swimmer = body(3200, 4000), body(3200, 4000)
    swimmer.crosses = WATER
    assert ground.walk_to_point(walker, 5000, 4000) > 6000
    assert ground.walk_to_point(swimmer, 5000, 4000) == 1800
    assert ground.sweep(walker, 4400, 4000, [], [], []).met == "lake"
    assert ground.sweep(swimmer, 4400, 4000, [], [], []).reason is StopReason.FREE
    assert region_of(ground, walker, [], []).furthest(4400, 4000) == (3500 - RADIUS, 4000)
    assert region_of(ground, swimmer, [], []).furthest(4400, 4000) == (4400, 4000)
    enemy = body(4400, 4000, name="enemy")
    assert ground.touching(body(ground.sweep(swimmer, 4400, 4000, [enemy], [], []).x, 4000), enemy)
