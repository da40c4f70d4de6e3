"""Somebody who answers for people as the window suggests it to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.session.autoplay import Extent, Going
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import Player

Suggests = Callable[[Request], Answer | None]
"""The answer that stands ready for people; None where there is none."""


class AsSuggested(Player[Any]):
    """Takes what is suggested, and asks a player without a person where nothing is."""

    def __init__(self, suggests: Suggests, other: Player[Any]) -> None:
        self._suggests, self._other = suggests, other

    def decide(self, state: Any, request: Request, position: int) -> Answer:
        suggested = self._suggests(request)
        return suggested if suggested is not None else self._other.decide(state, request, position)


def play_as_suggested(session: MatchSession, suggests: Suggests, going: Going) -> None:
    """Let all questions be answered as is suggested, as long as `going` says."""
    player = session.seats.steady_player()
    if player is not None:
        session.presses.lets_play(session.match.journal.head)
        session.autoplay.play_for_me(AsSuggested(suggests, player), Extent.END, going)
