"""Lines of sight, cover and woods."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.ground.geometry import SLACK, Outline, Point, rectangle
from rules_core.ground.ground import Sight
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BARRICADE, FOREST, GroundMap, Piece
from rules_core.ground.sight import eyes
from tests.clauses import rule
from tests.ground import oracle
from tests.ground.landscapes import INCH, RADIUS, TABLE, body, building, town
from tests.ground.oracle import line, polygon

SHORT = 3 * INCH
TOWN = MeasuredGround(town(3, 20), wood_reach=SHORT)
spots = st.tuples(st.integers(RADIUS, TABLE - RADIUS), st.integers(RADIUS, TABLE - RADIUS))


def ground(*pieces: Piece) -> MeasuredGround:
    return MeasuredGround(GroundMap(TABLE, TABLE, list(pieces)), wood_reach=SHORT)


HOUSE = ground(building("house", rectangle(4000, 4000, 1000, 1000)))
WOOD = ground(Piece("wood", "wood", rectangle(4000, 4000, 4000, 4000), FOREST))


@rule("SBH-RNG-7")
@given(spots, spots)
def test_whoever_sees_is_seen(a: Point, b: Point) -> None:
    one = body(*a)
    other = body(*b, 200, "other")
    assert (TOWN.sees(one, other, []) is Sight.NONE) == (TOWN.sees(other, one, []) is Sight.NONE)


@rule("SBH-RNG-7")
@given(spots, spots)
def test_sight_is_clear_where_nothing_comes_between_the_bases(a: Point, b: Point) -> None:
    band = oracle.hull_of_discs([(*a, RADIUS), (*b, RADIUS)])
    in_the_way = [piece for piece in TOWN.map.walls if oracle.meet(band, polygon(piece.outline))]
    if not in_the_way:
        assert TOWN.sees(body(*a), body(*b, name="other"), []) is Sight.CLEAR
    if all(oracle.length_inside(polygon(piece.outline), line(a, b)) == 0.0 for piece in in_the_way):
        assert TOWN.sees(body(*a), body(*b, name="other"), []) is not Sight.NONE


@rule("SBH-RNG-7")
@given(spots, spots, st.integers(40, 400))
def test_nobody_is_out_of_sight_whom_one_of_nine_lines_reaches(a: Point, b: Point, radius: int) -> None:
    one = body(*a)
    other = body(*b, radius, "other")
    blocked = [
        any(piece.outline.inside_length(*start, *end, SLACK) > 0.0 for piece in TOWN.map.walls)
        for start in eyes(one, other)
        for end in eyes(other, one)
    ]
    assert (TOWN.sees(one, other, []) is Sight.NONE) == (a != b and all(blocked))


@rule("SBH-RNG-7", "SBH-RNG-8")
@pytest.mark.parametrize(
    "target_y, seen",
    [(4000, Sight.NONE), (4400, Sight.NONE), (4450, Sight.COVER), (4460, Sight.COVER), (4500, Sight.CLEAR)],
)
def test_a_target_comes_out_from_behind_a_house(target_y: int, seen: Sight) -> None:
    assert HOUSE.sees(body(1000, target_y), body(6000, target_y, 40, "target"), []) is seen


@rule("SBH-RNG-8")
def test_a_shooter_looking_round_a_corner_sees_all_of_a_target_who_sees_little_of_him() -> None:
    # The shooter stands close to the corner, his right side beyond it; the target is far off on the other side.
    shooter = body(3300, 4520)
    target = body(7000, 4700, 40, "target")
    assert HOUSE.sees(shooter, target, []) is Sight.CLEAR
    assert HOUSE.sees(target, shooter, []) is Sight.COVER


def test_two_models_along_one_wall_see_each_other_clearly() -> None:
    along = 4500 + RADIUS - 1
    assert HOUSE.sees(body(3600, along), body(4400, along, name="target"), []) is Sight.CLEAR


@rule("SBH-RNG-7")
def test_a_model_between_gives_cover_and_blocks_nothing() -> None:
    shooter = body(1000, 1000)
    target = body(5000, 1000, name="target")
    between = body(3000, 1100, name="between")
    aside = body(3000, 1000 + 2 * RADIUS + 1, name="aside")
    open_table = ground()
    assert open_table.sees(shooter, target, [shooter, between, target]) is Sight.COVER
    assert open_table.sees(shooter, target, [shooter, aside, target]) is Sight.CLEAR
    assert open_table.sees(shooter, target, [body(6000, 1000, name="behind")]) is Sight.CLEAR


@rule("SBH-RNG-8", "V-7.7.5")
def test_a_barricade_covers_who_touches_it_from_the_far_side() -> None:
    battle = ground()
    battle.add_piece(Piece("barricade-1", "barricade", rectangle(4000, 4000, 100, 762), BARRICADE, 250))
    target = body(4050 + RADIUS, 4000, name="target")
    assert battle.sees(body(1000, 4000), target, []) is Sight.COVER
    assert battle.sees(body(1000, 1500), target, []) is Sight.COVER
    assert battle.sees(body(8000, 4000), target, []) is Sight.CLEAR
    assert battle.sees(body(4177, 1000), target, []) is Sight.CLEAR
    standing_off = body(4200 + RADIUS, 4000, name="target")
    assert battle.sees(body(1000, 4000), standing_off, []) is Sight.CLEAR


@rule("SBH-RNG-8")
def test_low_cover_does_not_hide_what_is_more_than_twice_as_high() -> None:
    battle = ground(Piece("wall", "wall", rectangle(4000, 4000, 100, 762), BARRICADE, 250))
    target = body(4050 + RADIUS, 4000, name="giant")
    assert battle.sees(body(1000, 4000), target, [], 500) is Sight.COVER
    assert battle.sees(body(1000, 4000), target, [], 501) is Sight.CLEAR


@rule("SBH-RNG-9")
def test_a_wood_is_seen_into_and_out_of_one_base_width_deep() -> None:
    outside = body(1000, 4000)
    # The edge of the wood runs at x = 2000; from the base to it may be one base width.
    at_the_edge = body(2000 + 3 * RADIUS - 5, 4000, name="edge")
    deeper = body(2000 + 3 * RADIUS + 20, 4000, name="deep")
    assert WOOD.sees(outside, at_the_edge, []) is Sight.COVER
    assert WOOD.sees(at_the_edge, outside, []) is Sight.CLEAR
    assert WOOD.sees(outside, deeper, []) is Sight.NONE
    assert WOOD.sees(deeper, outside, []) is Sight.NONE


@rule("SBH-RNG-9")
@pytest.mark.parametrize("outside, is_seen", [((1000, 1500), True), ((1700, 2500), True), ((1900, 1000), False)])
def test_from_the_edge_of_a_wood_a_slanting_line_may_run_through_the_leaves_as_far_as_short(
    outside: Point, is_seen: bool
) -> None:
    # A base radius behind the border at x = 2000; the lines slant through more than a base width of leaves.
    edge = body(2000 + 2 * RADIUS, 4000, name="edge")
    through = oracle.length_inside(polygon(WOOD.map.pieces[0].outline), line((edge.x, edge.y), outside))
    assert through > 3 * RADIUS
    assert (through <= SHORT + RADIUS) is is_seen
    assert (WOOD.sees(edge, body(*outside, name="out"), []) is not Sight.NONE) is is_seen
    assert (WOOD.sees(body(*outside, name="out"), edge, []) is not Sight.NONE) is is_seen


GROVE = Outline([(2500, 2200), (5200, 1900), (6100, 4300), (3900, 5900), (2100, 4600)])
GROVES = ground(Piece("grove", "wood", GROVE, FOREST))


@rule("SBH-RNG-9")
@given(st.tuples(st.integers(2200, 6000), st.integers(2000, 5800)), spots)
def test_who_stands_deeper_in_a_wood_than_a_base_width_neither_sees_out_nor_is_seen(a: Point, b: Point) -> None:
    grove = polygon(GROVE)
    if oracle.distance(grove, oracle.point(*a)) > 0.0 or oracle.distance(grove, oracle.point(*b)) <= 2.0:
        return
    gap = oracle.distance(oracle.border(grove), oracle.point(*a)) - RADIUS
    sees = GROVES.sees(body(*a), body(*b, name="other"), []) is not Sight.NONE
    if gap > 2 * RADIUS + 1:
        assert not sees
    elif gap < 2 * RADIUS - 1 and oracle.length_inside(grove, line(a, b)) < SHORT + RADIUS - 1:
        assert sees


@rule("SBH-RNG-9")
def test_inside_a_wood_sight_reaches_short() -> None:
    one = body(3000, 4000)
    assert WOOD.sees(one, body(3000 + SHORT + 2 * RADIUS, 4000, name="near"), []) is Sight.COVER
    assert WOOD.sees(one, body(3000 + SHORT + 2 * RADIUS + 2, 4000, name="far"), []) is Sight.NONE


@rule("SBH-TER-1", "SBH-RNG-9")
def test_nobody_sees_right_through_a_wood() -> None:
    assert WOOD.sees(body(1000, 4000), body(7000, 4000, name="target"), []) is Sight.NONE
    thin = ground(Piece("hedgerow", "wood", Outline([(4000, 3000), (4100, 3000), (4100, 5000), (4000, 5000)]), FOREST))
    assert thin.sees(body(1000, 4000), body(7000, 4000, name="target"), []) is Sight.NONE


def test_bases_on_one_spot_see_each_other() -> None:
    assert HOUSE.sees(body(1000, 1000), body(1000, 1000, name="other"), []) is Sight.CLEAR
