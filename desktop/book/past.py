"""The states before and after something that has happened, for the pictures of a book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules_core.kernel.checkpoints import Checkpoint, Told
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match


@dataclass(frozen=True)
class Around:
    """A fact, and how to get the states of the game round it; both are copies."""

    told: Told
    before: Callable[[], Any]
    after: Callable[[], Any]


def around(match: Match[Any], is_wanted: Callable[[Fact], bool]) -> list[Around]:
    """Every wanted fact of a game, with the last state that was kept before it and the first one after it."""
    found: list[Around] = []
    last = match.last_checkpoint(match.journal.head)
    before: Checkpoint[Any] | None = None
    gathered: list[Told] = []
    count = 0
    for one in match.checkpoints_until(last):
        gathered.extend(one.facts)
        count += len(one.facts)
        if not one.full:
            continue
        for told in gathered:
            if is_wanted(told.fact):
                found.append(Around(told, _state_at(match, before or one), _state_at(match, one)))
        gathered, before = [], one
    for told in [*gathered, *match.facts[count:]]:
        if is_wanted(told.fact):
            found.append(Around(told, _state_at(match, last), lambda: match.game.clone(match.state)))
    return found


def _state_at(match: Match[Any], checkpoint: Checkpoint[Any]) -> Callable[[], Any]:
    return lambda: match.state_at(checkpoint)
