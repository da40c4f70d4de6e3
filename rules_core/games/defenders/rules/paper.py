"""A city that people draw on paper: the program hears what touches what, and arranges a plan of it."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.sheet import free_spots, plain_outline
from rules_core.games.defenders.state.city import City, Location
from rules_core.kernel.marks import Point
from rules_core.kernel.table import Table

DRAWN: Final = "drawn"


def note_on_paper(table: Table, state: City, place: Location) -> None:
    """D-MAP-1, D-CON-2. It is drawn at the table; who drew it says what it lies beside, above or below."""
    drawn = [one.id for one in state.locations if one.is_drawn]
    if drawn:
        ids = [one.id for one in state.locations]
        for other in table.pick(place.owner, topics.BESIDE, drawn, 0, len(drawn), "D-CON-2", place.id):
            first, second = sorted((place.id, other), key=ids.index)
            state.connections.append(f"{first}~{second}")
    else:
        table.choose(place.owner, topics.ON_PAPER, (DRAWN,), "D-MAP-1", place.id)
    _put(place, _free_spot(state, place))


def arrange(state: City) -> None:
    """Each place beside those that it is connected to, those with the most ways first."""
    left = sorted(state.locations, key=lambda place: -len(state.neighbours(place.id)))
    for place in left:
        place.is_drawn = False
    while left:
        place = max(left, key=lambda one: len(_drawn_beside(state, one)))
        left.remove(place)
        _put(place, _free_spot(state, place))
        place.is_drawn = True


def _drawn_beside(state: City, place: Location) -> list[Location]:
    near = state.neighbours(place.id)
    return [one for one in state.locations if one.is_drawn and one.id in near]


def _free_spot(state: City, place: Location) -> Point:
    """The free spot nearest to its neighbours, from the middle outwards without any."""
    taken = [(one.x, one.y) for one in state.locations if one.is_drawn and one is not place]
    free = [spot for spot in free_spots(taken) if spot not in taken]
    beside = _drawn_beside(state, place)
    if not beside:
        return free[0]
    best, least = free[0], -1
    for x, y in free:
        far = 0
        for one in beside:
            far += (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y)
        if least < 0 or far < least:
            best, least = (x, y), far
    return best


def _put(place: Location, spot: Point) -> None:
    place.x, place.y = spot
    mark = plain_outline(place.x, place.y, is_area=place.is_area())
    place.mark = mark.kind
    numbers: list[int] = []
    for x, y in mark.points:
        numbers.append(x)
        numbers.append(y)
    place.outline = numbers
