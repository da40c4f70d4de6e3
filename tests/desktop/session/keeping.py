"""A session of a small game of the tests, whose settings are kept in a dict and its answers nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import WHERE, definition_of
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import SeatId


class Kept:
    """Stands for the library."""

    def __init__(self) -> None:
        self.settings: dict[str, Any] = {}

    def record(self, game_id: int, match: Match[Any], summary: dict[str, Any], result: str = "") -> None:
        del game_id, match, summary, result

    def keep_settings(self, game_id: int, settings: dict[str, Any]) -> None:
        del game_id
        self.settings.update(settings)

    def release(self, match: Match[Any]) -> None:
        del match


def nothing_to_say(match: Match[Any]) -> tuple[dict[str, Any], str]:
    """No card of this game is shown."""
    del match
    return {}, ""


def catalogue_with(monkeypatch: pytest.MonkeyPatch, *ids: str) -> None:
    """Games of the tests are in the catalogue for this test."""
    for id in ids:
        monkeypatch.setitem(WHERE, GameId(id), f"tests.{id}.definition")


def session_of(
    id: str, seed: int = 1, seats: Mapping[SeatId, str] | None = None, keeper: Kept | None = None, **choices: Any
) -> MatchSession:
    """A game that has just begun."""
    definition = definition_of(GameId(id))
    policy = DicePolicy()
    match: Match[Any] = begin(definition.make(definition.setup(choices)), seed, policy)
    session = MatchSession(match, policy, keeper or Kept(), 1, "Test", nothing_to_say, seats)
    session.autoplay.pace_ms = 0
    return session
