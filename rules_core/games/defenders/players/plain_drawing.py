"""How a player without a person draws: by marks alone, a plain city that the window draws plainly."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.reading import ROAD, WALLS
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH, free_spot, plain_outline
from rules_core.games.defenders.state.city import City, Location
from rules_core.kernel.marks import LINE, RIVER, Mark
from rules_core.kernel.requests import Sketch

RINGS: Final = ((1700, 1150), (1050, 720))
"""How far walls reach across and down from the middle of the sheet: one round all, and one round its heart."""
ROUND: Final = ((100, 0), (87, 50), (50, 87), (0, 100), (-50, 87), (-87, 50))
"""Half the corners in percent of these; the others lie opposite."""
ROADS: Final = (
    ((60, 1390), (1300, 1410), (2600, 1390), (3940, 1405)),
    ((2010, 60), (1990, 1400), (2005, 2740)),
    ((60, 795), (2000, 805), (3940, 800)),
    ((2600, 60), (2610, 1400), (2595, 2740)),
)
"""Roads run between the places where plain outlines stand."""
RIVERS: Final = (
    ((1400, 0), (1385, 700), (1415, 1400), (1390, 2100), (1400, HEIGHT)),
    ((0, 2010), (1000, 1985), (2000, 2015), (3000, 1990), (WIDTH, 2000)),
)
EVERY: Final = 3
"""Of so many cities with a road one has a river."""


def plain_drawing(state: City, request: Sketch) -> tuple[str, ...]:
    """An answer to a question for a drawing."""
    if request.topic == topics.LAND:
        return _land(state)
    if request.topic != topics.DRAWING:
        return ()
    return (_mark(state, state.location(request.subject)).text(),)


def _land(state: City) -> tuple[str, ...]:
    """Now and then a river, where a road can lead over it."""
    kinds = [place.type for place in state.locations]
    if ROAD not in kinds or len(kinds) % EVERY:
        return ()
    return (Mark(RIVER, RIVERS[len(kinds) // EVERY % len(RIVERS)]).text(),)


def _mark(state: City, place: Location) -> Mark:
    alike = len([one for one in state.locations if one.type == place.type and one.is_drawn])
    if place.type == WALLS and alike < len(RINGS):
        return _ring(*RINGS[alike])
    if place.type == ROAD and alike < len(ROADS):
        return Mark(LINE, ROADS[alike])
    taken = [(one.x, one.y) for one in state.locations if one.is_drawn and one.type not in (WALLS, ROAD)]
    x, y = free_spot(taken)
    return plain_outline(x, y, is_area=place.is_area())


def _ring(across: int, down: int) -> Mark:
    """A wall all the way round the middle of the sheet."""
    corners = [*ROUND, *[(-a, -b) for a, b in ROUND]]
    points = [(WIDTH // 2 + across * a // 100, HEIGHT // 2 + down * b // 100) for a, b in corners]
    return Mark(LINE, (*points, points[0]))
