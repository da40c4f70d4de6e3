"""What dice that are asked for decide, found out on a copy of the match."""

from __future__ import annotations

from typing import Final

from desktop.session.match_session import MatchSession
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Choose, Request, Roll
from rules_core.song import topics

CONTESTED: Final = (topics.ATTACK_DIE, topics.DEFENCE_DIE)
"""Dice that are compared."""
ANY_DIE: Final = (3,)


def contest_of(session: MatchSession, request: Request, kinds: tuple[type[Fact], ...]) -> Fact | None:
    """What these dice decide, as the rules would tell it after any dice by a fact of one of these kinds."""
    if not isinstance(request, Roll) or request.topic not in CONTESTED:
        return None
    trial = session.match.fork()
    count = len(trial.facts)
    while (pending := trial.pending) is not None:
        if isinstance(pending, Roll) and pending.topic in CONTESTED:
            trial.answer(ANY_DIE * pending.dice)
        elif isinstance(pending, Choose) and topics.is_reroll(pending.topic):
            trial.answer("no")
        else:
            return None
        for told in trial.facts[count:]:
            if isinstance(told.fact, kinds):
                return told.fact
    return None
