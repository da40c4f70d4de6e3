"""Shortest ways on foot round impassable ground.

Goals that stay (pieces of the map, table edges) have a field: the rest of the way from every turning point, computed
once. For goals that move the search is A* over the links. Both test a line of walking only when it could be best.
"""

from __future__ import annotations

from math import sqrt

from rules_core.kernel.curves import Place
from rules_core.kernel.geometry import FAR
from rules_core.kernel.goals import Goal
from rules_core.kernel.walkways import Walkways

START = -1
"""As predecessor: the start itself. As next point of a field: the last leg."""

WAITING = 0
"""The straight line from the start has not been tested yet."""
OPEN = 1
CLOSED = 2


class Way:
    """A shortest way: its exact length, the turning points in order (by number), where it ends."""

    def __init__(self, length: float, turns: list[int], x: float, y: float) -> None:
        self.length = length
        self.turns = turns
        self.x = x
        self.y = y


class Field:
    """For one goal: from every turning point the rest of the way, the next turning point, the end of the last leg."""

    def __init__(self, rest: list[float], following: list[int], ends: list[Place], wedges: list[Place]) -> None:
        self.rest = rest
        self.following = following
        self.ends = ends
        self.wedges = wedges


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
        if ways.is_free(x, y, leg_x, leg_y):
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
    return Field(rest, following, ends, wedges)


def way_by_field(ways: Walkways, goal: Goal, field: Field, x: float, y: float) -> Way | None:
    """The shortest way from (x, y) to a goal whose field is known; None when there is none."""
    best, end_x, end_y = last_leg(ways, goal, field.wedges, x, y, FAR)
    if best == 0.0:
        return Way(0.0, [], x, y)
    first = START
    totals = [
        sqrt((place_x - x) * (place_x - x) + (place_y - y) * (place_y - y)) + rest
        for (place_x, place_y), rest in zip(ways.places, field.rest, strict=True)
    ]
    while totals:
        low = min(totals)
        if low >= best:
            break
        here = totals.index(low)
        if ways.may_turn(ways.turns[here], x, y):
            place_x, place_y = ways.places[here]
            if ways.is_free(x, y, place_x, place_y):
                best = low
                first = here
                break
        totals[here] = FAR
    if best >= FAR:
        return None
    turns: list[int] = []
    while first != START:
        turns.append(first)
        end_x, end_y = field.ends[first]
        first = field.following[first]
    return Way(best, turns, end_x, end_y)


def way_by_search(ways: Walkways, goal: Goal, x: float, y: float) -> Way | None:
    """The shortest way from (x, y) to any goal; None when there is none."""
    for span, leg_x, leg_y in goal.legs(x, y):
        if ways.is_free(x, y, leg_x, leg_y):
            return Way(span, [], leg_x, leg_y)
    wedges = goal.wedges(ways)
    best, end_x, end_y = last_leg(ways, goal, wedges, x, y, FAR)
    last = START
    lowers = goal.lowers(ways.places)
    spans = [sqrt((px - x) * (px - x) + (py - y) * (py - y)) for px, py in ways.places]
    totals = [span + lower for span, lower in zip(spans, lowers, strict=True)]
    count = len(totals)
    before = [START] * count
    state = [WAITING] * count
    # The best way to a point over others, kept until it is known whether the start sees the point itself.
    round_spans = [FAR] * count
    round_before = [START] * count
    while count > 0:
        low = min(totals)
        if low >= best:
            break
        here = totals.index(low)
        place_x, place_y = ways.places[here]
        if state[here] == WAITING:
            state[here] = OPEN
            if not ways.may_turn(ways.turns[here], x, y) or not ways.is_free(x, y, place_x, place_y):
                spans[here] = round_spans[here]
                before[here] = round_before[here]
                totals[here] = spans[here] + lowers[here] if spans[here] < FAR else FAR
                continue
        state[here] = CLOSED
        totals[here] = FAR
        walked = spans[here]
        span, leg_x, leg_y = last_leg(ways, goal, wedges, place_x, place_y, best - walked)
        if walked + span < best:
            best = walked + span
            last = here
            end_x = leg_x
            end_y = leg_y
        for there, span in ways.links[here]:
            through = walked + span
            if state[there] == WAITING:
                if through < round_spans[there]:
                    round_spans[there] = through
                    round_before[there] = here
            elif state[there] == OPEN and through < spans[there]:
                spans[there] = through
                before[there] = here
                totals[there] = through + lowers[there]
    if best >= FAR:
        return None
    turns: list[int] = []
    while last != START:
        turns.append(last)
        last = before[last]
    turns.reverse()
    return Way(best, turns, end_x, end_y)
