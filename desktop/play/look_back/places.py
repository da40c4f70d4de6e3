"""Where on the table an answer of a moment leads: "move" says nothing without the place to which somebody goes."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules_core.games.catalogue import definition_of
from rules_core.games.words import Words
from rules_core.kernel.journal import BOT
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.requests import Answer, Place


class Spot(NamedTuple):
    """A place on the table, and what is told of it."""

    x: int
    y: int
    words: str = ""
    """Where it is; "" where the answer says so itself."""


def spot_of(match: Match[Any], words: Words, answer: Answer, then: tuple[Answer, ...]) -> Spot | None:
    """The place of this answer, or of the question that it brings up at once; None where it is about no place.

    `then` was answered after it; where that is empty the program says where it would go, as it does when it plays on.
    """
    asked = match.pending
    assert asked is not None
    if isinstance(asked, Place):
        return Spot(int(answer[0]), int(answer[1]))
    after = match.fork()
    after.supplier = NewDiceWait()
    after.answer(answer, BOT)
    request, definition = after.pending, definition_of(match.game.name)
    if not isinstance(request, Place) or request.who != asked.who:
        return None
    seen = definition.seen_by(after.game, after.state, frozenset([request.who]))
    place = then[0] if then else definition.steady().make(0).decide(seen, request, 0)
    x, y = int(place[0]), int(place[1])
    return Spot(x, y, words.place(request, x, y, seen))
