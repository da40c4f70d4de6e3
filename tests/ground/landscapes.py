"""Outlines, maps and bodies for tests of the ground."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import Body, Outline, Point, rectangle
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BUILDING, GroundMap, Piece

TABLE = 9144
"""36 inches."""
INCH = 254
RADIUS = 127

coordinates = st.integers(0, TABLE)
points = st.tuples(coordinates, coordinates)


def star(x: int, y: int, reaches: list[int], clockwise: bool = True) -> Outline:
    """A polygon without crossings, seldom convex: corners all round a middle at different distances."""
    step = len(DIRECTIONS) // len(reaches)
    corners: list[Point] = []
    for index, reach in enumerate(reaches):
        dx, dy = DIRECTIONS[index * step]
        corners.append((x + dx * reach // SCALE, y + dy * reach // SCALE))
    return Outline(corners if clockwise else corners[::-1])


@st.composite
def stars(draw: st.DrawFn) -> Outline:
    count = draw(st.integers(4, 12))
    reaches = draw(st.lists(st.integers(100, 1500), min_size=count, max_size=count))
    x, y = draw(points)
    return star(x, y, reaches, draw(st.booleans()))


@st.composite
def rectangles(draw: st.DrawFn) -> Outline:
    x, y = draw(points)
    sizes = st.integers(50, 1500)
    return rectangle(x, y, draw(sizes), draw(sizes), DIRECTIONS[draw(st.integers(0, 71))])


outlines = st.one_of(rectangles(), stars())


def body(x: int, y: int, radius: int = RADIUS, name: str = "mover") -> Body:
    return Body(name, x, y, radius)


def building(name: str, outline: Outline) -> Piece:
    return Piece(name, "building", outline, BUILDING)


def town(seed: int, count: int, apart: int = 20) -> GroundMap:
    """A table with so many buildings at all angles, at least `apart` from each other."""
    chance = random.Random(seed)
    pieces: list[Piece] = []
    while len(pieces) < count:
        outline = rectangle(
            chance.randrange(600, TABLE - 600),
            chance.randrange(600, TABLE - 600),
            chance.randrange(300, 1100),
            chance.randrange(300, 1100),
            DIRECTIONS[chance.randrange(72)],
        )
        if all(outline.gap_to(piece.outline) > apart for piece in pieces):
            pieces.append(building(f"house-{len(pieces)}", outline))
    return GroundMap(TABLE, TABLE, pieces)


def yard() -> GroundMap:
    """Hollow and pointed ground: an L, a U that opens to the right, a needle, and a house at the edge of the table."""
    return GroundMap(
        TABLE,
        TABLE,
        [
            building(
                "ell", Outline([(1000, 1000), (3000, 1000), (3000, 1500), (1500, 1500), (1500, 3000), (1000, 3000)])
            ),
            building(
                "horseshoe",
                Outline(
                    [
                        (5000, 3000),
                        (7000, 3000),
                        (7000, 3400),
                        (5400, 3400),
                        (5400, 4600),
                        (7000, 4600),
                        (7000, 5000),
                        (5000, 5000),
                    ]
                ),
            ),
            building("needle", Outline([(2000, 5000), (4500, 5150), (2000, 5300)])),
            building("edge-house", Outline([(4000, 0), (5000, 0), (5000, 1200), (4000, 1200)])),
        ],
    )


def town_with_crowds() -> tuple[MeasuredGround, st.SearchStrategy[list[Body]]]:
    """A town, and crowds of up to a dozen models close together in it, none standing on another."""
    ground = MeasuredGround(town(3, 20))
    middles = st.tuples(st.integers(RADIUS, TABLE - RADIUS), st.integers(RADIUS, TABLE - RADIUS))
    offsets = st.tuples(st.integers(-1500, 1500), st.integers(-1500, 1500), st.integers(60, 300))

    def gather(middle: Point, wanted: list[tuple[int, int, int]]) -> list[Body]:
        crowd: list[Body] = []
        for number, (dx, dy, radius) in enumerate(wanted):
            one = body(middle[0] + dx, middle[1] + dy, radius, f"model-{number}")
            if ground.fits(one, one.x, one.y, crowd):
                crowd.append(one)
        return crowd

    return ground, st.builds(gather, middles, st.lists(offsets, max_size=12))
