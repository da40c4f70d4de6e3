"""Sessions of the small games, for tests of what every game has."""

from __future__ import annotations

from typing import Any

from desktop.session.dice_policy import ASKED, DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games import catalogue
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Answer


class NoKeeper:
    """Keeps nothing."""

    def record(self, game_id: int, match: Match[Any], summary: dict[str, Any], result: str = "") -> None: ...

    def keep_settings(self, game_id: int, settings: dict[str, Any]) -> None: ...

    def release(self, match: Match[Any]) -> None: ...


def session_of(id: str, setup: dict[str, Any], *answers: Answer, seed: int = 3) -> MatchSession:
    """A session of a small game after these answers; open dice are answers too."""
    game = GameId(id)
    catalogue.add_game(game, f"tests.{id}.definition")
    policy = DicePolicy()
    made = catalogue.GAMES[game](setup)
    policy.of_seat = dict.fromkeys([seat.id for seat in catalogue.definition_of(game).seats(made)], ASKED)
    session = MatchSession(begin(made, seed, policy), policy, NoKeeper(), 1, "A game", lambda match: ({}, ""))
    for answer in answers:
        assert session.answer(answer), answer
    return session


def session_after(*answers: str | int, target: int = 100) -> MatchSession:
    """A session of pig after these answers: "roll" and "hold", and the face of each die that was thrown."""
    return session_of("pig", {"target": target}, *((one,) if isinstance(one, int) else one for one in answers))
