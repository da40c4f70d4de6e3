"""Shortest ways on foot round impassable ground.

Goals that stay (pieces of the map, table edges) have a field: the rest of the way from every turning point, computed
once. For goals that move the search is A* over the links. Both look at the turning points of an outline only when that
outline could matter, and test a line of walking only when it could be best.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from math import sqrt
from typing import Final

from rules_core.ground.curves import Place
from rules_core.ground.geometry import FAR, TOUCH, round_half_away
from rules_core.ground.goals import Goal
from rules_core.ground.walkways import Group, Walkways

START: Final = -1
"""As predecessor: the start itself. As next point of a field: the last leg."""

WAITING: Final = 0
"""The straight line from the start has not been tested yet."""
OPEN: Final = 1
CLOSED: Final = 2


class ShortestWay:
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


class Prospect:
    """An outline not looked at yet: no way over its turning points is shorter than `bound`."""

    def __init__(self, group: Group, bound: float) -> None:
        self.group = group
        self.bound = bound


class Candidate:
    """A turning point, and how long the way over it is if the start sees it."""

    def __init__(self, number: int, total: float) -> None:
        self.number = number
        self.total = total


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


def finished(ways: Walkways, goal: Goal, way: ShortestWay, x: float, y: float) -> ShortestWay:
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
        end_x = float(round_half_away(x + (last_x - x) * share))
        end_y = float(round_half_away(y + (last_y - y) * share))
        if ways.has_room(end_x, end_y):
            return ShortestWay(way.length - span * (1.0 - share), way.turns[:-1], end_x, end_y)
    return way


def field_of(ways: Walkways, goal: Goal) -> Field:
    """Dijkstra from the goal to every turning point."""
    wedges = goal.wedges(ways)
    rest: list[float] = []
    following: list[int] = []
    ends: list[Place] = []
    queue: list[tuple[float, int]] = []
    for number, (x, y) in enumerate(ways.places):
        span, end_x, end_y = last_leg(ways, goal, wedges, x, y, FAR)
        rest.append(span)
        following.append(START)
        ends.append((end_x, end_y))
        if span < FAR:
            queue.append((span, number))
    heapify(queue)
    while queue:
        low, here = heappop(queue)
        if low > rest[here]:
            # A shorter way was found since.
            continue
        for there, span in ways.links[here]:
            if low + span < rest[there]:
                rest[there] = low + span
                following[there] = here
                heappush(queue, (low + span, there))
    group_rests: list[float] = []
    for group in ways.groups:
        group_rests.append(min(rest[group.first : group.after]))
    return Field(rest, following, ends, wedges, group_rests)


def nearest_prospect(prospects: list[Prospect], low: float) -> Prospect | None:
    """The outline with the least bound below `low`; None when none could matter."""
    found: Prospect | None = None
    for prospect in prospects:
        if prospect.bound < low:
            low = prospect.bound
            found = prospect
    return found


def way_by_field(ways: Walkways, goal: Goal, field: Field, x: float, y: float) -> ShortestWay | None:
    """The shortest way from (x, y) to a goal whose field is known; None when there is none."""
    best, end_x, end_y = last_leg(ways, goal, field.wedges, x, y, FAR)
    if best == 0.0:
        return ShortestWay(0.0, [], x, y)
    prospects: list[Prospect] = []
    for number in range(len(ways.groups)):
        group = ways.groups[number]
        dx = group.middle_x - x
        dy = group.middle_y - y
        bound = sqrt(dx * dx + dy * dy) - group.hull
        if bound < 0.0:
            bound = 0.0
        bound += field.group_rests[number]
        if bound < best:
            prospects.append(Prospect(group, bound))
    first = START
    live: list[Candidate] = []
    while True:
        low = best
        found: Candidate | None = None
        for candidate in live:
            if candidate.total < low:
                low = candidate.total
                found = candidate
        while True:
            prospect = nearest_prospect(prospects, low)
            if prospect is None:
                break
            prospect.bound = FAR
            for number in range(prospect.group.first, prospect.group.after):
                turn = ways.turns[number]
                dx = turn.x - x
                dy = turn.y - y
                total = sqrt(dx * dx + dy * dy) + field.rest[number]
                if total < best:
                    candidate = Candidate(number, total)
                    live.append(candidate)
                    if total < low:
                        low = total
                        found = candidate
        if found is None:
            break
        found.total = FAR
        turn = ways.turns[found.number]
        if ways.may_turn(turn, x, y) and ways.is_free(x, y, turn.x, turn.y):
            best = low
            first = found.number
            break
    if best >= FAR:
        return None
    turns: list[int] = []
    while first != START:
        turns.append(first)
        end_x, end_y = field.ends[first]
        first = field.following[first]
    return finished(ways, goal, ShortestWay(best, turns, end_x, end_y), x, y)


class SearchNode:
    """What one A* search knows of a turning point."""

    def __init__(self, number: int, span: float, lower: float) -> None:
        self.number = number
        self.span = span
        """The way from the start, straight until that has been tested."""
        self.lower = lower
        self.total = span + lower
        self.state = WAITING
        self.before = START
        # The best way over other points, kept until it is known whether the start sees this one itself.
        self.round_span = FAR
        self.round_before = START


class Search:
    """One A* search, which looks at the turning points outline by outline."""

    def __init__(self, ways: Walkways, goal: Goal, x: float, y: float) -> None:
        self.ways = ways
        self.goal = goal
        self.x = x
        self.y = y
        self.steps: list[SearchNode | None] = [None] * len(ways.turns)
        self.live: list[SearchNode] = []
        self.prospects: list[Prospect] = []
        for group in ways.groups:
            dx = group.middle_x - x
            dy = group.middle_y - y
            bound = sqrt(dx * dx + dy * dy) - group.hull
            if bound < 0.0:
                bound = 0.0
            rest = goal.lower(group.middle_x, group.middle_y) - group.hull
            if rest > 0.0:
                bound += rest
            self.prospects.append(Prospect(group, bound))

    def see(self, group: Group) -> None:
        """Look at the turning points of one outline."""
        for number in range(group.first, group.after):
            turn = self.ways.turns[number]
            dx = turn.x - self.x
            dy = turn.y - self.y
            step = SearchNode(number, sqrt(dx * dx + dy * dy), self.goal.lower(turn.x, turn.y))
            self.steps[number] = step
            self.live.append(step)

    def next(self, best: float) -> SearchNode | None:
        """The step with the least total below `best`; None when there is none left."""
        low = best
        found: SearchNode | None = None
        for step in self.live:
            if step.total < low:
                low = step.total
                found = step
        while True:
            prospect = nearest_prospect(self.prospects, low)
            if prospect is None:
                return found
            prospect.bound = FAR
            if self.steps[prospect.group.first] is None:
                at = len(self.live)
                self.see(prospect.group)
                for step in self.live[at:]:
                    if step.total < low:
                        low = step.total
                        found = step

    def is_settled(self, step: SearchNode) -> bool:
        """Test the straight line from the start. Without it only the way over other points counts, if there is one."""
        if step.state == OPEN:
            return True
        step.state = OPEN
        ways = self.ways
        turn = ways.turns[step.number]
        if ways.may_turn(turn, self.x, self.y) and ways.is_free(self.x, self.y, turn.x, turn.y):
            return True
        step.span = step.round_span
        step.before = step.round_before
        step.total = step.span + step.lower if step.span < FAR else FAR
        return False

    def close(self, step: SearchNode) -> None:
        """The shortest way to this turning point is known: it need not be looked at again."""
        step.state = CLOSED
        step.total = FAR

    def relax(self, here: SearchNode) -> None:
        """Offer the ways over this turning point to those that it sees."""
        for number, span in self.ways.links[here.number]:
            through = here.span + span
            there = self.steps[number]
            if there is None:
                self.see(self.ways.groups[self.ways.group_of[number]])
                there = self.steps[number]
            if there is None or there.state == CLOSED:
                continue
            if there.state == WAITING:
                if through < there.round_span:
                    there.round_span = through
                    there.round_before = here.number
            elif through < there.span:
                there.span = through
                there.before = here.number
                there.total = through + there.lower


def way_by_search(ways: Walkways, goal: Goal, x: float, y: float) -> ShortestWay | None:
    """The shortest way from (x, y) to any goal; None when there is none."""
    legs = goal.legs(x, y)
    if legs and ways.reaches(x, y, legs[0][1], legs[0][2]):
        return ShortestWay(legs[0][0], [], legs[0][1], legs[0][2])
    wedges = goal.wedges(ways)
    best, end_x, end_y = last_leg(ways, goal, wedges, x, y, FAR)
    search = Search(ways, goal, x, y)
    last = START
    while True:
        step = search.next(best)
        if step is None:
            break
        if not search.is_settled(step):
            continue
        search.close(step)
        place_x, place_y = ways.places[step.number]
        span, leg_x, leg_y = last_leg(ways, goal, wedges, place_x, place_y, best - step.span)
        if step.span + span < best:
            best = step.span + span
            last = step.number
            end_x = leg_x
            end_y = leg_y
        # After the shortest thinkable last leg nothing better can come from here.
        if span > step.lower:
            search.relax(step)
    if best >= FAR:
        return None
    turns: list[int] = []
    while last != START:
        turns.append(last)
        before = search.steps[last]
        last = before.before if before is not None else START
    turns.reverse()
    return finished(ways, goal, ShortestWay(best, turns, end_x, end_y), x, y)
