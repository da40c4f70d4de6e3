"""A session that is only read: a game of the library as it stands, for whoever wants to know how it went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.session.sandbox import NotKept
from rules_core.kernel.match import Match
from rules_core.kernel.requests import SeatId


class ToldSession(MatchSession):
    """Nothing of it is kept, nobody plays on, and it shows what nobody has to hide."""

    def __init__(self, match: Match[Any], name: str, names: Mapping[SeatId, str] | None = None) -> None:
        """`names`: of people, by their seats."""
        super().__init__(match, DicePolicy(), NotKept(), 0, name, lambda _: ({}, ""), names=names)
        self.autoplay.on_call = True

    @property
    def coming_state(self) -> Any:
        return self.definition.seen_by(self.match.game, self.match.state, frozenset())

    @property
    def can_look_back(self) -> bool:
        return False

    def save(self) -> None:
        """Nothing is kept."""
