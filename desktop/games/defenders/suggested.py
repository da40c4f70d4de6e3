"""What is suggested while a city is made: a city that says nothing twice, in no more turns than it needs."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Final

from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import LEAST_CARDS, NEW_DEFENDER, NEW_PLACE, SKIP, TYPE, targets
from rules_core.games.defenders.rules.drawing import DONE, JOIN
from rules_core.games.defenders.state.city import City
from rules_core.kernel.journal import Journal
from rules_core.kernel.requests import Choose, Request

WAYS: Final = (topics.CONNECTIONS, topics.JOIN_FROM, topics.JOIN_TO)


def suggester() -> ThumbPlayer:
    """Finishes whatever may be finished (D-CITY-5); people who want more on a stack lay it there."""
    player = ThumbPlayer()
    player.cards = LEAST_CARDS
    return player


def goal_of(state: City, journal: Journal, request: Request, options: DefendersOptions) -> str:
    """The stack on which the card in hand was laid: the answer before the question what it says."""
    answer = journal.entries[journal.head].answer
    chosen = answer if isinstance(answer, str) else ""
    if chosen in (NEW_PLACE, NEW_DEFENDER) or any(one.id == chosen for one in state.stacks):
        return chosen
    open_to = targets(state, options)
    return open_to[0] if open_to else ""


def apart(state: City) -> list[list[str]]:
    """D-CON-1. Parts of the city to which no way leads from where most of the locations are."""
    ways = state.ways()
    left, parts = list(ways), list[list[str]]()
    while left:
        part = [left.pop(0)]
        for id in part:
            part += [near for near in ways[id] if near in left]
            left = [one for one in left if one not in part]
        parts.append(part)
    most = max(parts, key=len, default=[])
    return [part for part in parts if part is not most]


def alone(state: City) -> list[str]:
    """D-CON-1. The locations to which no way leads from where most of the others are."""
    return [id for part in apart(state) for id in part]


def _way(state: City, request: Choose) -> str:
    """D-CON-6. Whatever stands alone is joined to what is nearest of all the rest."""
    lonely = alone(state)
    if request.topic == topics.CONNECTIONS:
        return JOIN if lonely else DONE
    if request.topic == topics.JOIN_FROM:
        return next((one for one in lonely if request.subject == JOIN and one in request.options), request.options[0])
    here = state.location(request.subject)
    there = [state.location(one) for one in request.options if one not in lonely or here.id not in lonely]
    if not there:
        return request.options[0]
    return min(there, key=lambda one: hypot(one.x - here.x, one.y - here.y)).id


def suggested(state: City, request: Choose, goal: str, fewest: int) -> str:
    """The answer that Enter gives; `fewest` of each kind make a city (D-CITY-11)."""
    if request.topic in WAYS:
        return _way(state, request)
    if request.topic == topics.TURN:
        # D-CITY-11, R-D08. What is begun and not finished is lost when all skip: nobody loses it by Enter alone.
        others = tuple(one for one in request.options if one != SKIP)
        begun = any(not one.is_final for one in state.stacks)
        request = replace(request, options=others if begun and others else request.options)
    if request.topic == topics.STACK:
        places = sum(one.is_place for one in state.stacks)
        enough = {NEW_PLACE: places >= fewest, NEW_DEFENDER: len(state.stacks) - places >= fewest}
        wanted = tuple(one for one in request.options if not enough.get(one, False))
        request = replace(request, options=wanted or request.options)
    if request.topic != topics.MEANING:
        return str(suggester().decide(state, request, 0))
    stack = next((one for one in state.stacks if one.id == goal), None)
    wants_type = stack is None or not stack.has_type()
    fitting = [one for one in request.options if one.startswith(TYPE) == wants_type]
    said = [one for other in state.stacks for one in (*other.types, *other.words)]
    return min(fitting or request.options, key=lambda one: said.count(one.partition(":")[2]))
