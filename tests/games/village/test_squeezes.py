"""Squeezing past: between a wall's corner and a base, out of a pen past whoever stands in its opening. Whatever the
angle, the result is the same, and no base ever passes a gap narrower than itself (SBH-MOV-10, SBH-MOV-11, R-V66)."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import enemy_actions
from rules_core.games.village.rules.enemy_movement import find_course
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind, edges
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import SLACK, TOUCH, Body, Outline, Point, distance_to_segment
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import IMPASSABLE, SOLID, GroundMap, Piece
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.song.facts import ModelMoved
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import fight, hero, raider
from tests.games.village.little import MIDDLE, content
from tests.games.village.sitting import Sitting

pytestmark = pytest.mark.long

RADIUS = INCH // 2
ROUNDING = 4
"""Corners and middles were rounded to whole units, at both sides of a gap."""
NARROW = 2 * SLACK + ROUNDING
"""A gap that is certainly narrower: what is put down to rounding would not let the base through."""


def turned(x: float, y: float, degrees: int) -> tuple[float, float]:
    """A place turned round the middle of the scene; any whole number of degrees."""
    share = radians(degrees)
    return x * cos(share) - y * sin(share), x * sin(share) + y * cos(share)


def wall_of(name: str, corners: list[Point]) -> Piece:
    return Piece(name, "wall", Outline(corners), SOLID | IMPASSABLE)


# A wall's corner and a base


def corner(degrees: int, gap: float) -> tuple[MeasuredGround, Body, Body, Point]:
    """A wall whose corner is at the middle, a base so far from it, and a mover before the gap; where it wants to be."""

    def at(x: float, y: float) -> Point:
        to_x, to_y = turned(x, y, degrees)
        return MIDDLE + round(to_x), MIDDLE + round(to_y)

    wall = wall_of("wall", [at(0, 0), at(-900, 0), at(-900, -80), at(0, -80)])
    ground = MeasuredGround(GroundMap(36 * INCH, 36 * INCH, [wall]))
    # Straight out from the corner, along the wall.
    stands = Body("ada", *at(gap + RADIUS, 0), RADIUS)
    mover = Body("orc", *at(gap / 2, 900), RADIUS)
    return ground, stands, mover, at(gap / 2, -900)


@rule("SBH-MOV-11", "SBH-MOV-10")
@pytest.mark.parametrize("degrees", range(0, 360, 13))
@pytest.mark.parametrize("spare", [-60, -NARROW, 2 * TOUCH + ROUNDING, 100])
def test_between_a_corner_and_a_standing_enemy_only_who_fits_passes(degrees: int, spare: int) -> None:
    ground, ada, orc, end = corner(degrees, 2 * RADIUS + spare)
    sweep = ground.sweep(orc, *end, [ada], [], [])
    assert ((sweep.x, sweep.y) == end) is (spare > 0)
    there = Body("orc", sweep.x, sweep.y, RADIUS)
    assert ground.gap_to_piece(there, "wall") >= -SLACK
    assert ground.gap(there, ada) >= -SLACK


@rule("SBH-MOV-10")
@pytest.mark.parametrize("degrees", range(0, 360, 13))
@pytest.mark.parametrize("spare", [-60, -NARROW, ROUNDING, 100])
def test_nor_does_anybody_squeeze_past_whom_it_may_not_pass(degrees: int, spare: int) -> None:
    ground, ada, orc, end = corner(degrees, 2 * RADIUS + spare)
    sweep = ground.sweep(orc, *end, [], [ada], [])
    assert ((sweep.x, sweep.y) == end) is (spare > 0)


@rule("SBH-MOV-10")
@pytest.mark.parametrize("degrees", range(0, 360, 13))
@pytest.mark.parametrize("width, passes", [(2 * RADIUS - NARROW, False), (2 * RADIUS + ROUNDING, True)])
def test_between_two_corners_only_who_fits_passes(degrees: int, width: int, passes: bool) -> None:
    def at(x: float, y: float) -> Point:
        to_x, to_y = turned(x, y, degrees)
        return MIDDLE + round(to_x), MIDDLE + round(to_y)

    half = width / 2
    left = wall_of("left", [at(-half, 40), at(-900, 40), at(-900, -40), at(-half, -40)])
    right = wall_of("right", [at(half, -40), at(900, -40), at(900, 40), at(half, 40)])
    ground = MeasuredGround(GroundMap(36 * INCH, 36 * INCH, [left, right]))
    orc = Body("orc", *at(0, 600), RADIUS)
    end = at(0, -600)
    sweep = ground.sweep(orc, *end, [], [], [])
    assert ((sweep.x, sweep.y) == end) is passes
    assert ground.straight_ways(RADIUS, orc.x, orc.y).lead_to(end) is passes
    # The way on foot agrees with the straight move: through the gap, or round the walls.
    way = ground.walk_to_point(orc, *end)
    assert (way < 1300) is passes


# A pen with an opening


def pen(degrees: int, opening: float, guard: float | None) -> tuple[Siege, Fighter]:
    """A Raider who wants to leave, in a pen, turned by any angle. Its wall has an opening so wide, in inches, and Ada
    stands in it, so far from its left end."""

    def wall(name: str, *corners: tuple[float, float]) -> Plain:
        outline = []
        for x, y in corners:
            to_x, to_y = turned(x, y, degrees)
            outline.append([round(18 + to_x, 3), round(6.5 + to_y, 3)])
        return {"id": name, "kind": "wall", "outline": outline}

    half = opening / 2
    walls = [
        wall("left", (-2.2, -2.2), (-2, -2.2), (-2, 2.2), (-2.2, 2.2)),
        wall("right", (2, -2.2), (2.2, -2.2), (2.2, 2.2), (2, 2.2)),
        wall("bottom", (-2, 2), (2, 2), (2, 2.2), (-2, 2.2)),
        wall("top-left", (-2, -2.2), (-half, -2.2), (-half, -2), (-2, -2)),
        wall("top-right", (half, -2.2), (2, -2.2), (2, -2), (half, -2)),
    ]
    field = {"id": "pen", "name": "Pen", "text": "A fold for sheep.", "width": 36, "height": 36, "piece": walls}
    state = fight(Behaviour.RAIDER, of=content(terrain=[field]))
    state.groups[0].leaving = True
    if guard is not None:
        x, y = turned(-half + guard + 0.5, -2.1, degrees)
        hero(state, "ada", x, -11.5 + y)
    x, y = turned(0, 0.6, degrees)
    return state, raider(state, "thief", x, -11.5 + y)


class Lucky(Sitting):
    """The Raider's attack is drawn and every Free Hack misses; of ties the first."""

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        if isinstance(request, Choose):
            return request.options[0]
        own = len([one for one in self.asked if one.topic == "attack-die"]) == 1
        return (4,) if request.topic == "attack-die" and own else (3,) if own else (1,)


def least_gap(state: Siege, thief: Fighter, table: Sitting) -> float:
    """How near the base came to anything that it may not overlap, on all its ways."""
    least = float(INCH)
    for fact in table.told(ModelMoved):
        if fact.model != thief.id:
            continue
        for part in range(51):
            x = fact.from_x + (fact.to_x - fact.from_x) * part / 50
            y = fact.from_y + (fact.to_y - fact.from_y) * part / 50
            for piece in ("left", "right", "bottom", "top-left", "top-right"):
                least = min(least, state.ground.piece(piece).outline.distance(x, y) - thief.radius)
        for one in state.in_play():
            if one.id != thief.id:
                away = distance_to_segment(one.x, one.y, fact.from_x, fact.from_y, fact.to_x, fact.to_y)
                least = min(least, away - one.radius - thief.radius)
    return least


ANGLES = range(0, 360, 24)
"""Each of them is another one within the right angle."""


@rule("R-V66", "SBH-MOV-10")
@pytest.mark.parametrize("degrees", ANGLES)
@pytest.mark.parametrize("opening, gets_out", [(0.97, False), (1.03, True), (1.6, True)])
def test_an_opening_is_passed_by_who_fits_at_any_angle(degrees: int, opening: float, gets_out: bool) -> None:
    state, thief = pen(degrees, opening, None)
    courses = [find_course(state, thief, goal, 1) for goal in edges()]
    assert all((one.way is not None) is gets_out for one in courses)
    table = Lucky()
    for _ in range(8):
        if thief.in_play and gets_out:
            enemy_actions.act(table, state, thief, 1)
    assert thief.in_play is not gets_out
    assert least_gap(state, thief, table) >= -SLACK - 0.5


@rule("R-V66", "SBH-MOV-11")
@pytest.mark.parametrize("degrees", ANGLES)
@pytest.mark.parametrize("beside, gets_out", [(0.9, False), (0.98, False), (1.06, True), (1.3, True)])
def test_past_who_stands_in_the_opening_goes_who_fits_at_any_angle(degrees: int, beside: float, gets_out: bool) -> None:
    # Ada stands near the left end; between her and the right end there is so much room.
    state, thief = pen(degrees, 0.1 + 1 + beside, 0.1)
    courses = [find_course(state, thief, goal, 1) for goal in edges()]
    assert all((one.way is not None) is gets_out for one in courses), [one.way and one.way.span for one in courses]
    table = Lucky()
    if gets_out:
        for _ in range(8):
            if thief.in_play:
                enemy_actions.act(table, state, thief, 1)
        assert not thief.in_play
        assert not [one for one in table.asked if one.topic == "attack-die"]
    assert least_gap(state, thief, table) >= -SLACK - 0.5


@rule("R-V66")
@pytest.mark.parametrize("beside", [1.06, 1.3, 1.6])
def test_the_way_past_is_as_long_at_every_angle(beside: float) -> None:
    lengths: list[int] = []
    for degrees in ANGLES:
        state, thief = pen(degrees, 0.1 + 1 + beside, 0.1)
        # To a place right before the opening, outside.
        x, y = turned(0, -4, degrees)
        goal = EnemyGoal(GoalKind.SPOT, "", 0, MIDDLE + round(x * INCH), MIDDLE + round((y - 11.5) * INCH))
        course = find_course(state, thief, goal, 1)
        assert course.way is not None
        lengths.append(course.way.span)
    # Round a base the way leads over spots a few degrees apart.
    assert max(lengths) - min(lengths) <= INCH // 5, lengths
