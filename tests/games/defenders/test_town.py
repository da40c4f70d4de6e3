"""The town that the program proposes: nothing lies in the water or over another place, and everything is reached."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rules_core.games.defenders.content.types import LONG, location_types
from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.rules import drawing, topics
from rules_core.games.defenders.rules.reading import WALLS, points_of, shape_of
from rules_core.games.defenders.rules.shapes import Shape, crossings
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH, plain_outline
from rules_core.games.defenders.state.city import City, Location
from rules_core.games.defenders.words.town import Town, drawing_of
from rules_core.kernel.marks import RIVER
from rules_core.kernel.requests import Request, Sketch
from tests.clauses import rule
from tests.games.defenders.script import P1, Script, city

CITIES = 120
LEAST = 110
"""No place is narrower than this, in units of the sheet."""


class Proposals(Script):
    """A table at which everything is drawn as proposed."""

    def __init__(self, state: City) -> None:
        super().__init__()
        self.state = state

    def ask(self, request: Request) -> tuple[str, ...] | str:
        if isinstance(request, Sketch):
            answer = tuple(mark.text() for mark in drawing_of(self.state, request))
            request.check(answer)
            assert answer
            return answer
        found = super().ask(request)
        assert isinstance(found, str)
        return found


def some_city(random: Random) -> City:
    """A city of three to twelve places, as cards make it, often with walls and streets."""
    cards = random.sample(["C", "D", "H", "S"], 4)
    places = [f"L{number} {cards[number % 4]}{random.randint(1, 13)}" for number in range(random.randint(3, 12))]
    state = city(*places)
    for one in state.locations:
        one.type = random.choice([*location_types(int(one.card[1:])), location_types(int(one.card[1:]))[-1]])
        one.types[:] = [one.type]
        one.is_drawn = False
    return state


def drawn(state: City) -> City:
    """The same with everything drawn as proposed, and joined."""
    table = Proposals(state)
    land = Sketch(P1, topics.LAND, "D-MAP-7", "", WIDTH, HEIGHT, (), drawing.LAND)
    state.land = [drawing.feature_of(mark) for mark in drawing_of(state, land)]
    while (place := drawing.next_to_draw(state)) is not None:
        drawing.draw(table, state, place, by_the_book())
    while (met := drawing.next_crossing(state)) is not None:
        drawing.settle_crossing(table, state, met)
    drawing.propose_connections(state, by_the_book())
    return state


def meet(a: Shape, b: Shape) -> bool:
    """Whether two outlines or lines cross, or one of them has the other within."""
    cross = any(crossings(side, b) for side in a.sides)
    within = (a.is_closed and a.contains(*b.points[0])) or (b.is_closed and b.contains(*a.points[0]))
    return cross or within


def faults(state: City) -> list[str]:
    """What lies where it should not."""
    found: list[str] = []
    rivers = [Shape(points_of(one.points), is_closed=False) for one in state.land if one.mark == RIVER]
    built = [(one, shape_of(one)) for one in state.locations if one.type not in LONG]
    for one, shape in built:
        lines = [shape_of(other) for other in state.locations if other.type in LONG]
        # Within a wall is where a place belongs: on its line it does not.
        if any(crossings(side, line) for side in shape.sides for line in (*lines, *rivers)):
            found.append(f"{one.id} lies on a line")
        if min(shape.right - shape.left, shape.bottom - shape.top) < LEAST:
            found.append(f"{one.id} is too small")
    found += [f"{a.id} and {b.id} meet" for (a, one), (b, other) in combinations(built, 2) if meet(one, other)]
    return found


def reached(state: City) -> set[str]:
    """The locations to which a way leads from the first one."""
    ways, found = state.ways(), [state.locations[0].id]
    for id in found:
        found += [one for one in ways[id] if one not in found]
    return set(found)


@pytest.mark.long
@rule("D-MAP-2", "D-MAP-9", "D-MAP-10", "D-CON-1")
def test_a_proposed_town_has_room_for_everything_and_all_of_it_is_reached() -> None:
    random = Random(7)
    for number in range(CITIES):
        state = drawn(some_city(random))
        assert faults(state) == [], number
        assert reached(state) == {one.id for one in state.locations}, number


def test_it_is_the_same_whenever_it_is_asked_for() -> None:
    state = some_city(Random(3))
    assert Town(state.locations).marks == Town(state.locations).marks


def test_what_somebody_has_drawn_there_is_left_alone() -> None:
    state = city("A C3", "B C9")
    for one in state.locations:
        one.is_drawn = False
    plan = Town(state.locations)

    def proposed(place: Location) -> bool:
        asked = Sketch(P1, topics.DRAWING, "D-MAP-1", place.id, WIDTH, HEIGHT, drawing.needs_of(place), (RIVER,))
        return bool(drawing_of(state, asked))

    first, second = state.locations
    shape = Shape(plan.marks[second.id].points, is_closed=True)
    x, y = shape.middle()
    drawing.put_down(first, plain_outline(round(x), round(y), is_area=True))
    first.is_drawn = True
    assert not proposed(second)
    drawing.put_down(first, plan.marks[first.id])
    assert proposed(second)


def test_without_a_road_the_river_runs_past_the_town() -> None:
    plain, crossed = city("A C3", "B C9", "C H4"), city("A C3", "B C9", "C H4")
    plain.locations[2].type, crossed.locations[2].type = WALLS, "thoroughfare"
    for state, passes in ((plain, True), (crossed, False)):
        xs = [x for x, _ in Town(state.locations).river.points]
        assert (min(xs) > WIDTH * 0.85) == passes
