"""The words of plans of buildings, and their limits."""

from __future__ import annotations

from typing import Final

NORTH: Final = "north"
EAST: Final = "east"
SOUTH: Final = "south"
WEST: Final = "west"
OUTER: Final = (NORTH, EAST, SOUTH, WEST)
"""The names of the outer walls."""
INNER: Final = "inner"
"""Any other wall, which has a name of its own."""
DOOR: Final = "door"
HEAVY_DOOR: Final = "heavy-door"
GATE: Final = "gate"
WINDOW: Final = "window"
DOORS: Final = (DOOR, HEAVY_DOOR, GATE)
OPENINGS: Final = (*DOORS, WINDOW)
STAIRS: Final = "stairs"
LADDER: Final = "ladder"
OPEN: Final = "open"
CLOSED: Final = "closed"
BARRED: Final = "barred"
BROKEN: Final = "broken"
DOOR_STATES: Final = (OPEN, CLOSED, BARRED, BROKEN)
UP: Final = "up"
DOWN: Final = "down"
AWAY: Final = "away"
"""A place where a ladder may be set up (SDS-SCN-1.5)."""
LADDER_STATES: Final = (UP, DOWN, AWAY)
PITCHED: Final = "pitched"
FLAT: Final = "flat"
MOST_FLOORS: Final = 3
"""So many floors a building has at most, a flat roof among them."""
MOST_PARTS: Final = 30
LARGEST: Final = 2400
"""The longest side of a plan: a wall may run right across the table (SDS-SCN-1)."""
WALL_THICKNESS: Final = 8
