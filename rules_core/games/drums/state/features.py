"""Pieces of terrain as they are set down, and what each kind of them is to the ground (S-TER, SDS-MOV, SDS-RNG-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.ground.directions import DIRECTIONS, SCALE, direction
from rules_core.ground.geometry import Outline, Point, placed, round_half_away
from rules_core.ground.pieces import (
    BLOCKS_SIGHT,
    DIFFICULT,
    GIVES_COVER,
    HIGH,
    IMPASSABLE,
    LINEAR,
    ROCKY,
    STONE,
    SWAMPY,
    WATER,
    WOOD,
    Piece,
)
from rules_core.ground.strips import stretch, strip

AREA: Final = "area"
LINE: Final = "line"
HOUSE: Final = "house"
HUNDREDTHS: Final = 100
SINGLE: Final = "single"
PLOT: Final = "plot"
"""What has straight sides and is no building."""
BRIDGE: Final = "bridge"
FORD: Final = "ford"
ROAD: Final = "road"
STREAM: Final = "stream"
MOST_FEATURES: Final = 60
MOST_PARTS: Final = 2 * MOST_FEATURES
"""So many there are at most when men have taken pieces of them away (SDS-SR-3)."""
MOST_POINTS: Final = 40
ROUND: Final = 12
"""So many corners has what is round."""


@dataclass(frozen=True)
class FeatureKind:
    """A kind of terrain: how it is measured (S-TER-3 to S-TER-7) and what it does."""

    id: str
    shape: str
    traits: int
    high: bool = False
    """Whether it is as tall as a man or more."""


KINDS: Final[dict[str, FeatureKind]] = {
    one.id: one
    for one in (
        # S-TER-4, SDS-RNG-15, SDS-MOV-3.
        FeatureKind("wood", AREA, DIFFICULT | WOOD | GIVES_COVER),
        # S-TER-4, SDS-MOV-3.
        FeatureKind("rough", AREA, DIFFICULT | ROCKY),
        # SDS-MOV-8.
        FeatureKind("hill", AREA, HIGH),
        # S-TER-6, SDS-MOV-5, SDS-RNG-12.
        FeatureKind("building", HOUSE, IMPASSABLE | BLOCKS_SIGHT | GIVES_COVER | STONE, high=True),
        # S-TER-7, SDS-RNG-16.
        FeatureKind("tree", SINGLE, IMPASSABLE | GIVES_COVER),
        # S-TER-5, SDS-MOV-6, SDS-RNG-11.
        FeatureKind("fence", LINE, LINEAR | GIVES_COVER),
        # S-TER-5, SDS-MOV-6, SDS-RNG-12, SDS-SCN-3.5.
        FeatureKind("wall", LINE, LINEAR | GIVES_COVER | STONE),
        # SDS-MOV-6, SDS-RNG-11.
        FeatureKind("hedge", LINE, LINEAR | GIVES_COVER),
        # SDS-RNG-12. The earth beside a sunken road.
        FeatureKind("rampart", LINE, LINEAR | GIVES_COVER | STONE),
        # SDS-MOV-3.
        FeatureKind("marsh", AREA, DIFFICULT | SWAMPY),
        # Ploughed land: open ground that looks like something.
        FeatureKind("field", PLOT, 0),
        # SDS-SCN-1.3. Broken ground with light cover.
        FeatureKind("rubble", PLOT, DIFFICULT | ROCKY | GIVES_COVER),
        FeatureKind("crater", AREA, DIFFICULT | GIVES_COVER),
        # SDS-MOV-7.
        FeatureKind(ROAD, LINE, 0),
        FeatureKind(BRIDGE, PLOT, 0),
        # SDS-MOV-13.
        FeatureKind(STREAM, LINE, IMPASSABLE | WATER),
        FeatureKind(FORD, LINE, DIFFICULT),
    )
}


@dataclass
class Feature:
    """One piece of terrain on the table: its middle, its turn in degrees, how wide and how deep it is."""

    id: str
    kind: str
    x: int
    y: int
    turn: int
    width: int
    depth: int
    points: tuple[Point, ...] = ()
    """The middle line of what leads over the table, `width` wide; x and y are its first point."""
    plan: str = ""
    """Which building it is; "" for other terrain, and for a building that nobody enters."""


def outline_of(feature: Feature) -> Outline:
    """Where it lies: straight sides for what was built, rounded ones for what has grown, strips along a line."""
    if feature.points:
        return strip(feature.points, feature.width)
    half_width, half_depth = feature.width // 2, feature.depth // 2
    if KINDS[feature.kind].shape in (AREA, SINGLE):
        # An ellipse, as wide and as deep as it was set down.
        step = len(DIRECTIONS) // ROUND
        corners = [
            (round_half_away(half_width * x / SCALE), round_half_away(half_depth * y / SCALE))
            for x, y in DIRECTIONS[::step]
        ]
    else:
        corners = [
            (-half_width, -half_depth),
            (half_width, -half_depth),
            (half_width, half_depth),
            (-half_width, half_depth),
        ]
    return placed(corners, feature.x, feature.y, direction(feature.turn))


def middle_line(feature: Feature) -> tuple[Point, ...]:
    """The line along which it runs."""
    if feature.points:
        return feature.points
    half = max(feature.width, feature.depth) // 2
    across, down = direction(feature.turn)
    if feature.width < feature.depth:
        across, down = -down, across
    run, fall = round_half_away(half * across / SCALE), round_half_away(half * down / SCALE)
    return (feature.x - run, feature.y - fall), (feature.x + run, feature.y + fall)


def piece_of(feature: Feature, man: int) -> Piece:
    """The piece of ground that it is; `man` is how tall a man stands."""
    kind = KINDS[feature.kind]
    tall = 2 * man if kind.high else man // 2 if kind.shape in (LINE, AREA) else man
    return Piece(feature.id, feature.kind, outline_of(feature), kind.traits, tall)


def scaled(feature: Feature, short: int) -> Feature:
    """A feature measured in hundredths of Short, at a scale (S-SCL-2)."""

    def at(value: int) -> int:
        return round_half_away(value * short / HUNDREDTHS)

    points = tuple([(at(x), at(y)) for x, y in feature.points])
    x, y = points[0] if points else (at(feature.x), at(feature.y))
    width, depth = at(feature.width), at(feature.depth)
    return Feature(feature.id, feature.kind, x, y, feature.turn, width, depth, points, feature.plan)


def with_fords(features: Sequence[Feature], short: int) -> list[Feature]:
    """SDS-MOV-13. The features, and where no ford is marked the water within Short of a bridge is one."""
    found = list(features)
    if any(one.kind == FORD for one in features):
        return found
    bridges = [one for one in features if one.kind == BRIDGE]
    for stream in features:
        for bridge in bridges if stream.kind == STREAM and stream.points else []:
            if outline_of(stream).overlaps(outline_of(bridge)):
                reach = min(bridge.width, bridge.depth) // 2 + short
                points = tuple(stretch(stream.points, bridge.x, bridge.y, reach))
                id = f"{FORD}-{bridge.id}"
                found.append(Feature(id, FORD, points[0][0], points[0][1], 0, stream.width, stream.width, points))
    return found


def ways_over(features: Sequence[Feature]) -> tuple[list[Outline], list[Outline]]:
    """SDS-MOV-7, SDS-MOV-13. What lies over water, and what is a road: a bridge counts as one."""
    over_water = [outline_of(one) for one in features if one.kind in (BRIDGE, FORD)]
    return over_water, [outline_of(one) for one in features if one.kind in (BRIDGE, ROAD)]
