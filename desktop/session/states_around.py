"""The states before and after something that has happened, without secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from desktop.session.match_session import MatchSession
from rules_core.kernel.checkpoints import Checkpoint, Told
from rules_core.kernel.facts import Fact


@dataclass(frozen=True)
class StatesAround:
    """A fact, and the states of the game round it; read only."""

    told: Told
    before: Callable[[], Any]
    after: Callable[[], Any]


def states_around(session: MatchSession, is_wanted: Callable[[Fact], bool]) -> list[StatesAround]:
    """Every wanted fact that has been shown, with the last state that was kept before it and the first one after it.

    Both are as nobody in particular may see them. They stay what they are when the game goes on.
    """
    match, seen_by = session.match, session.definition.seen_by

    def seen_at(checkpoint: Checkpoint[Any]) -> Any:
        return seen_by(match.game, match.state_at(checkpoint), frozenset())

    moments: list[tuple[Callable[[], Any], int]] = []
    """States that are kept, each with how many facts were told by then."""
    count = 0
    for one in match.checkpoints_until(match.last_checkpoint(match.journal.head)):
        count += len(one.facts)
        if one.full:
            moments.append((partial(seen_at, one), count))
    # The rules make themselves a new state before they go on from this one.
    moments.append((partial(seen_by, match.game, match.state, frozenset()), len(match.facts)))
    facts = session.facts
    return [
        StatesAround(told, before, after)
        for (before, first), (after, last) in pairwise(moments)
        for told in facts[first:last]
        if is_wanted(told.fact)
    ]
