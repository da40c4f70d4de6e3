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


def free_spots(taken: list[Point]) -> list[Point]:
    """Middles for plain drawings, from the middle of the sheet outwards, free ones first."""
    spots = [
        (x, y)
        for y in range(EDGE + STEP // 2, HEIGHT - EDGE, STEP)
        for x in range(EDGE + STEP // 2, WIDTH - EDGE, STEP)
    ]
    ranked = [(_rank(spot, taken), spot) for spot in spots]
    ranked.sort()
    return [spot for _, spot in ranked]


def _rank(spot: Point, taken: list[Point]) -> tuple[bool, int, int, int]:
    x, y = spot
    is_taken = any(abs(x - a) < CLOSE and abs(y - b) < CLOSE for a, b in taken)
    far = (x - WIDTH // 2) * (x - WIDTH // 2) + (y - HEIGHT // 2) * (y - HEIGHT // 2)
    return is_taken, far, y, x
