"""Matches of pig, for tests of what every game has."""

from __future__ import annotations

from typing import Any

from desktop.session.dice_policy import ASKED, DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games import catalogue
from rules_core.kernel.match import Match, begin


class NoKeeper:
    """Keeps nothing."""

    def record(self, game_id: int, match: Match[Any], summary: dict[str, Any], result: str = "") -> None: ...

    def keep_settings(self, game_id: int, settings: dict[str, Any]) -> None: ...

    def release(self, match: Match[Any]) -> None: ...


def session_after(*answers: str | int, target: int = 100) -> MatchSession:
    """A session of pig after these answers: "roll" and "hold", and the face of each die that was thrown."""
    catalogue.add_game("pig", "tests.pig.definition")
    policy = DicePolicy()
    policy.of_seat = {"ann": ASKED, "ben": ASKED}
    match = begin(catalogue.GAMES["pig"]({"target": target}), 3, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "Ann and Ben", lambda match: ({}, ""))
    for answer in answers:
        assert session.answer((answer,) if isinstance(answer, int) else answer), answer
    return session
