"""A fixed table of directions, so that no rule ever needs sine or cosine (which differ between platforms)."""

from typing import Final

TURN_STEP: Final = 5
"""Degrees between two neighbouring directions of the table."""

SCALE: Final = 10000
"""Length of every direction vector, as whole numbers allow."""

# fmt: off
DIRECTIONS: Final[list[tuple[int, int]]] = [
    (10000, 0), (9962, 872), (9848, 1736), (9659, 2588), (9397, 3420), (9063, 4226),
    (8660, 5000), (8192, 5736), (7660, 6428), (7071, 7071), (6428, 7660), (5736, 8192),
    (5000, 8660), (4226, 9063), (3420, 9397), (2588, 9659), (1736, 9848), (872, 9962),
    (0, 10000), (-872, 9962), (-1736, 9848), (-2588, 9659), (-3420, 9397), (-4226, 9063),
    (-5000, 8660), (-5736, 8192), (-6428, 7660), (-7071, 7071), (-7660, 6428), (-8192, 5736),
    (-8660, 5000), (-9063, 4226), (-9397, 3420), (-9659, 2588), (-9848, 1736), (-9962, 872),
    (-10000, 0), (-9962, -872), (-9848, -1736), (-9659, -2588), (-9397, -3420), (-9063, -4226),
    (-8660, -5000), (-8192, -5736), (-7660, -6428), (-7071, -7071), (-6428, -7660), (-5736, -8192),
    (-5000, -8660), (-4226, -9063), (-3420, -9397), (-2588, -9659), (-1736, -9848), (-872, -9962),
    (0, -10000), (872, -9962), (1736, -9848), (2588, -9659), (3420, -9397), (4226, -9063),
    (5000, -8660), (5736, -8192), (6428, -7660), (7071, -7071), (7660, -6428), (8192, -5736),
    (8660, -5000), (9063, -4226), (9397, -3420), (9659, -2588), (9848, -1736), (9962, -872),
]
# fmt: on
"""72 directions, 5 degrees apart, clockwise as seen on the table (x to the right, y down), the first to the right."""


def direction(degrees: int) -> tuple[int, int]:
    """Vector of length SCALE for an angle in whole degrees; angles between the steps of the table are refused.

    Raises ValueError for an angle that is not a multiple of 5.
    """
    if degrees % TURN_STEP != 0:
        raise ValueError(f"direction: {degrees} degrees is not a multiple of {TURN_STEP}")
    return DIRECTIONS[degrees // TURN_STEP % 72]


def turned(x: int, y: int, degrees: int) -> tuple[int, int]:
    """The vector (x, y) turned clockwise (as seen on the table) by a multiple of 5 degrees, rounded to whole units."""
    cosine, sine = direction(degrees)
    return _scaled(x * cosine - y * sine), _scaled(x * sine + y * cosine)


def _scaled(value: int) -> int:
    """value / SCALE, rounded half away from zero, in whole numbers."""
    if value >= 0:
        return (value + SCALE // 2) // SCALE
    return -((SCALE // 2 - value) // SCALE)
