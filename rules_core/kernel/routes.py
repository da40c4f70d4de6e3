"""Shortest ways on foot round impassable ground.

Goals that stay (pieces of the map, table edges) have a field: the rest of the way from every turning point, computed
once. For goals that move the search is A* over the links. Both look at the turning points of an outline only when that
outline could matter, and test a line of walking only when it could be best.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from rules_core.kernel.curves import Place
from rules_core.kernel.geometry import FAR, TOUCH, whole
from rules_core.kernel.goals import Goal
from rules_core.kernel.walkways import Walkways

START: Final = -1
"""As predecessor: the start itself. As next point of a field: the last leg."""

UNSEEN: Final = 0
"""Its outline has not come up yet."""
WAITING: Final = 1
"""The straight line from the start has not been tested yet."""
OPEN: Final = 2
CLOSED: Final = 3


class Way:
    """A shortest way: its exact length, the turning points in order (by number), where it ends."""

    def __init__(self, length: float, turns: list[int], x: float, y: float) -> None:
        self.length = length
        self.turns = turns
        self.x = x
        self.y = y


class Field:
    """For one goal: from every turning point the rest of the way, the next turning point, the end of the last leg."""

    def __init__(
        self,
        rest: list[float],
        following: list[int],
        ends: list[Place],
        wedges: list[Place],
        group_rests: list[float],
    ) -> None:
        self.rest = rest
        self.following = following
        self.ends = ends
        self.wedges = wedges
        self.group_rests = group_rests
        """The least rest among the turning points of each outline."""


def last_leg(
    ways: Walkways, goal: Goal, wedges: list[Place], x: float, y: float, best: float
) -> tuple[float, float, float]:
    """The shortest straight last leg from (x, y), if it is shorter than `best`; its length is FAR if none is."""
    found = FAR
    end_x = x
    end_y = y
    for span, leg_x, leg_y in goal.legs(x, y):
        if span >= best:
            break
        if ways.reaches(x, y, leg_x, leg_y):
            found = span
            best = span
            end_x = leg_x
            end_y = leg_y
            break
    for wedge_x, wedge_y in wedges:
        span = sqrt((wedge_x - x) * (wedge_x - x) + (wedge_y - y) * (wedge_y - y))
        if span < best and ways.is_free(x, y, wedge_x, wedge_y):
            found = span
            best = span
            end_x = wedge_x
            end_y = wedge_y
    return found, end_x, end_y


def finished(ways: Walkways, goal: Goal, way: Way, x: float, y: float) -> Way:
    """Cut off the end of a way whose last turning point is already within reach of the goal: the way ends where it came
    within reach."""
    if not way.turns or goal.lower(way.x, way.y) > 0.0:
        return way
    last_x, last_y = ways.places[way.turns[-1]]
    if last_x != way.x or last_y != way.y:
        return way
    if len(way.turns) > 1:
        x, y = ways.places[way.turns[-2]]
    # Halving finds where the goal comes within reach: outside at `out`, within at `near`, as shares of the leg.
    out = 0.0
    near = 1.0
    for _ in range(30):
        middle = (out + near) / 2.0
        if goal.lower(x + (last_x - x) * middle, y + (last_y - y) * middle) > 0.0:
            out = middle
        else:
            near = middle
    span = sqrt((last_x - x) * (last_x - x) + (last_y - y) * (last_y - y))
    for back in range(TOUCH):
        share = max(0.0, out - back / span)
        end_x = float(whole(x + (last_x - x) * share))
        end_y = float(whole(y + (last_y - y) * share))
        if ways.has_room(end_x, end_y):
            return Way(way.length - span * (1.0 - share), way.turns[:-1], end_x, end_y)
    return way


def field_of(ways: Walkways, goal: Goal) -> Field:
    """Dijkstra from the goal to every turning point."""
    count = len(ways.turns)
    wedges = goal.wedges(ways)
    rest: list[float] = []
    following: list[int] = []
    ends: list[Place] = []
    for x, y in ways.places:
        span, end_x, end_y = last_leg(ways, goal, wedges, x, y, FAR)
        rest.append(span)
        following.append(START)
        ends.append((end_x, end_y))
    queue = rest.copy()
    for _ in range(count):
        low = min(queue)
        if low >= FAR:
            break
        here = queue.index(low)
        # Beyond FAR: done, never the least again.
        queue[here] = 2.0 * FAR
        for there, span in ways.links[here]:
            if queue[there] <= FAR and low + span < rest[there]:
                rest[there] = low + span
                queue[there] = low + span
                following[there] = here
    group_rests: list[float] = []
    for _, _, _, first, after in ways.groups:
        group_rests.append(min(rest[first:after]))
    return Field(rest, following, ends, wedges, group_rests)


def way_by_field(ways: Walkways, goal: Goal, field: Field, x: float, y: float) -> Way | None:
    """The shortest way from (x, y) to a goal whose field is known; None when there is none."""
    best, end_x, end_y = last_leg(ways, goal, field.wedges, x, y, FAR)
    if best == 0.0:
        return Way(0.0, [], x, y)
    bounds: list[tuple[float, int]] = []
    for number in range(len(ways.groups)):
        middle_x, middle_y, hull, _, _ = ways.groups[number]
        gap = sqrt((middle_x - x) * (middle_x - x) + (middle_y - y) * (middle_y - y)) - hull
        bounds.append((max(0.0, gap) + field.group_rests[number], number))
    bounds.sort()
    first = START
    found: list[int] = []
    totals: list[float] = []
    upcoming = 0
    while True:
        low = best
        at = START
        for index in range(len(totals)):
            if totals[index] < low:
                low = totals[index]
                at = index
        while upcoming < len(bounds) and bounds[upcoming][0] < low:
            _, _, _, start, after = ways.groups[bounds[upcoming][1]]
            upcoming += 1
            for here in range(start, after):
                place_x, place_y = ways.places[here]
                total = sqrt((place_x - x) * (place_x - x) + (place_y - y) * (place_y - y)) + field.rest[here]
                if total < low:
                    low = total
                    at = len(totals)
                found.append(here)
                totals.append(total)
        if at == START:
            break
        totals[at] = FAR
        here = found[at]
        if ways.may_turn(ways.turns[here], x, y):
            place_x, place_y = ways.places[here]
            if ways.is_free(x, y, place_x, place_y):
                best = low
                first = here
                break
    if best >= FAR:
        return None
    turns: list[int] = []
    while first != START:
        turns.append(first)
        end_x, end_y = field.ends[first]
        first = field.following[first]
    return finished(ways, goal, Way(best, turns, end_x, end_y), x, y)


class Search:
    """One A* search: what is known of every turning point, filled in outline by outline."""

    def __init__(self, ways: Walkways, goal: Goal, x: float, y: float) -> None:
        self.ways = ways
        self.goal = goal
        self.x = x
        self.y = y
        count = len(ways.turns)
        self.state = [UNSEEN] * count
        self.spans = [FAR] * count
        self.lowers = [FAR] * count
        self.totals = [FAR] * count
        self.before = [START] * count
        # The best way to a point over others, kept until it is known whether the start sees the point itself.
        self.round_spans = [FAR] * count
        self.round_before = [START] * count
        self.found: list[int] = []
        self.bounds: list[tuple[float, int]] = []
        for number in range(len(ways.groups)):
            middle_x, middle_y, hull, _, _ = ways.groups[number]
            gap = sqrt((middle_x - x) * (middle_x - x) + (middle_y - y) * (middle_y - y)) - hull
            self.bounds.append((max(0.0, gap) + max(0.0, goal.lower(middle_x, middle_y) - hull), number))
        self.bounds.sort()
        self.upcoming = 0

    def see(self, number: int) -> None:
        """Look at the turning points of one outline."""
        _, _, _, first, after = self.ways.groups[number]
        for here in range(first, after):
            place_x, place_y = self.ways.places[here]
            span = sqrt((place_x - self.x) * (place_x - self.x) + (place_y - self.y) * (place_y - self.y))
            lower = self.goal.lower(place_x, place_y)
            self.spans[here] = span
            self.lowers[here] = lower
            self.totals[here] = span + lower
            self.state[here] = WAITING
            self.found.append(here)

    def next(self, best: float) -> int:
        """The turning point with the least total below `best`, or START when there is none left."""
        at = START
        low = best
        totals = self.totals
        for here in self.found:
            if totals[here] < low:
                low = totals[here]
                at = here
        while self.upcoming < len(self.bounds) and self.bounds[self.upcoming][0] < low:
            number = self.bounds[self.upcoming][1]
            self.upcoming += 1
            first = self.ways.groups[number][3]
            if self.state[first] != UNSEEN:
                continue
            self.see(number)
            for here in range(first, self.ways.groups[number][4]):
                if totals[here] < low:
                    low = totals[here]
                    at = here
        return at

    def is_settled(self, here: int) -> bool:
        """Test the straight line from the start. Without it only the way over other points counts, if there is one."""
        if self.state[here] == OPEN:
            return True
        self.state[here] = OPEN
        ways = self.ways
        place_x, place_y = ways.places[here]
        if ways.may_turn(ways.turns[here], self.x, self.y) and ways.is_free(self.x, self.y, place_x, place_y):
            return True
        self.spans[here] = self.round_spans[here]
        self.before[here] = self.round_before[here]
        self.totals[here] = self.spans[here] + self.lowers[here] if self.spans[here] < FAR else FAR
        return False

    def relax(self, here: int) -> None:
        """Offer the ways over this turning point to those that it sees."""
        walked = self.spans[here]
        for there, span in self.ways.links[here]:
            through = walked + span
            if self.state[there] == UNSEEN:
                self.see(self.ways.group_of[there])
            if self.state[there] == WAITING:
                if through < self.round_spans[there]:
                    self.round_spans[there] = through
                    self.round_before[there] = here
            elif self.state[there] == OPEN and through < self.spans[there]:
                self.spans[there] = through
                self.before[there] = here
                self.totals[there] = through + self.lowers[there]


def way_by_search(ways: Walkways, goal: Goal, x: float, y: float) -> Way | None:
    """The shortest way from (x, y) to any goal; None when there is none."""
    legs = goal.legs(x, y)
    if legs and ways.reaches(x, y, legs[0][1], legs[0][2]):
        return Way(legs[0][0], [], legs[0][1], legs[0][2])
    wedges = goal.wedges(ways)
    best, end_x, end_y = last_leg(ways, goal, wedges, x, y, FAR)
    last = START
    search = Search(ways, goal, x, y)
    while True:
        here = search.next(best)
        if here == START:
            break
        if not search.is_settled(here):
            continue
        search.state[here] = CLOSED
        search.totals[here] = FAR
        walked = search.spans[here]
        place_x, place_y = ways.places[here]
        span, leg_x, leg_y = last_leg(ways, goal, wedges, place_x, place_y, best - walked)
        if walked + span < best:
            best = walked + span
            last = here
            end_x = leg_x
            end_y = leg_y
        # After the shortest thinkable last leg nothing better can come from here.
        if span > search.lowers[here]:
            search.relax(here)
    if best >= FAR:
        return None
    turns: list[int] = []
    while last != START:
        turns.append(last)
        last = search.before[last]
    turns.reverse()
    return finished(ways, goal, Way(best, turns, end_x, end_y), x, y)
