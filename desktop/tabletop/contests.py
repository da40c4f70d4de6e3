"""What dice that are asked for decide, found out on a copy of the match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.session.dice_policy import TYPED
from desktop.session.match_session import MatchSession
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import NewDiceWait
from rules_core.kernel.packing import state_hash
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


def why_nobody_rolls(session: MatchSession, request: Request, kinds: tuple[type[Fact], ...], name: str) -> str:
    """What is said of the second die of such a contest that real dice need not decide, since every face of it leads to
    the same; "" where it has to be thrown. `name` is whose die it is."""
    if session.policy.way_for(request) != TYPED or not _is_decided(session, request, kinds):
        return ""
    words = QCoreApplication.translate("Contests", "Nobody was asked for the die of {name}: any face does the same.")
    return words.format(name=name)


def _is_decided(session: MatchSession, request: Request, kinds: tuple[type[Fact], ...]) -> bool:
    if not isinstance(request, Roll) or request.topic != topics.DEFENCE_DIE or request.dice != 1:
        return False
    first: tuple[int, str] | None = None
    for face in range(1, request.sides + 1):
        trial = session.match.fork()
        # No die that falls later is looked at.
        trial.supplier = NewDiceWait()
        count = len(trial.facts)
        trial.answer((face,))
        if not any(isinstance(told.fact, kinds) for told in trial.facts[count:]):
            # Whoever may still roll again wants to know what lies there.
            return False
        asked = trial.pending.fingerprint() if trial.pending is not None else 0
        outcome = asked, state_hash(trial.game.to_plain(trial.state))
        first = outcome if first is None else first
        if outcome != first:
            return False
    return True
