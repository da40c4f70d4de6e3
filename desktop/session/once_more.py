"""A new game that begins with what people made in another one: its city, its map, its people."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from typing import Any

from rules_core.games.catalogue import definition_of
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Match, Supplier, begin_at


def is_made(match: Match[Any], state: Any) -> bool:
    """Whether all that people make in this game is made, so that it can be played with again."""
    again = definition_of(match.game.name).once_more
    return again is not None and again.is_made(state)


def once_more(match: Match[Any], supplier: Supplier) -> Match[Any]:
    """A match that begins where all was made, with other dice and cards. `is_made` says whether it is."""
    past = match.fork()
    way = [ROOT, *match.journal.way(ROOT, match.journal.head)]

    def made_at(number: int) -> bool:
        past.jump(way[number])
        return is_made(past, past.state)

    first = bisect_left(range(len(way)), x=True, key=made_at)
    return begin_at(match, way[first], secrets.randbits(63), supplier)
