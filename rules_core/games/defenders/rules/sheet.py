"""The sheet on which the map is drawn, and plain drawings for whoever does not draw by hand."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.marks import AREA, Mark, Point

WIDTH: Final = 4000
HEIGHT: Final = 2800
"""In tenths of a millimetre, as all lengths: nearly the size of A3."""
EDGE: Final = 200
STEP: Final = 600
"""From the middle of a plain drawing to the next one."""
CLOSE: Final = 420
"""A plain drawing keeps so far from what is drawn."""
AREA_REACH: Final = 280
"""How far a plain outline of an area reaches from its middle."""
SMALL_REACH: Final = 240
"""And that of a smaller location."""


def plain_outline(x: int, y: int, *, is_area: bool) -> Mark:
    """Six corners round a middle."""
    reach = AREA_REACH if is_area else SMALL_REACH
    across, down = reach // 2, reach * 13 // 15
    return Mark(
        AREA,
        (
            (x + reach, y),
            (x + across, y + down),
            (x - across, y + down),
            (x - reach, y),
            (x - across, y - down),
            (x + across, y - down),
        ),
    )


def _from_the_middle(spot: Point) -> tuple[int, int, int]:
    x, y = spot
    return (x - WIDTH // 2) * (x - WIDTH // 2) + (y - HEIGHT // 2) * (y - HEIGHT // 2), y, x


SPOTS: Final = sorted(
    [(x, y) for y in range(EDGE + STEP // 2, HEIGHT - EDGE, STEP) for x in range(EDGE + STEP // 2, WIDTH - EDGE, STEP)],
    key=_from_the_middle,
)
"""Middles for plain drawings, from the middle of the sheet outwards."""


def free_spots(taken: list[Point]) -> list[Point]:
    """The same, free ones first."""
    return sorted(SPOTS, key=lambda spot: _is_taken(spot, taken))


def free_spot(taken: list[Point]) -> Point:
    """The first of them."""
    for spot in SPOTS:
        if not _is_taken(spot, taken):
            return spot
    return SPOTS[0]


def _is_taken(spot: Point, taken: list[Point]) -> bool:
    x, y = spot
    for a, b in taken:
        if abs(x - a) < CLOSE and abs(y - b) < CLOSE:
            return True
    return False
