"""What is suggested while a city is made: a city that says nothing twice, in no more turns than it needs."""

from __future__ import annotations

from dataclasses import replace

from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import LEAST_CARDS, NEW_DEFENDER, NEW_PLACE, TYPE, targets
from rules_core.games.defenders.state.city import City
from rules_core.kernel.journal import Journal
from rules_core.kernel.requests import Choose, Request


class Suggester(ThumbPlayer):
    """Finishes whatever may be finished (D-CITY-5); people who want more on a stack lay it there."""

    cards = LEAST_CARDS


def goal_of(state: City, journal: Journal, request: Request, options: DefendersOptions) -> str:
    """The stack on which the card in hand was laid: the answer before the question what it says."""
    answer = journal.entries[journal.head].answer
    chosen = answer if isinstance(answer, str) else ""
    if chosen in (NEW_PLACE, NEW_DEFENDER) or any(one.id == chosen for one in state.stacks):
        return chosen
    open_to = targets(state, request.subject, options)
    return open_to[0] if open_to else ""


def suggested(state: City, request: Choose, goal: str, fewest: int) -> str:
    """The answer that Enter gives; `fewest` of each kind make a city (D-CITY-11)."""
    if request.topic == topics.STACK:
        places = sum(one.is_place for one in state.stacks)
        enough = {NEW_PLACE: places >= fewest, NEW_DEFENDER: len(state.stacks) - places >= fewest}
        wanted = tuple(one for one in request.options if not enough.get(one, False))
        request = replace(request, options=wanted or request.options)
    if request.topic != topics.MEANING:
        return str(Suggester().decide(state, request, 0))
    stack = next((one for one in state.stacks if one.id == goal), None)
    wants_type = stack is None or not stack.has_type()
    fitting = [one for one in request.options if one.startswith(TYPE) == wants_type]
    said = [one for other in state.stacks for one in (*other.types, *other.words)]
    return min(fitting or request.options, key=lambda one: said.count(one.partition(":")[2]))
