"""One test of secrets for all games: two that differ only in what a seat may not know look the same to it.

They do so in everything that is made from the definition: the state as it is seen, tables, story, questions, options.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_core.kernel.facts import Fact
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import SeatId
from rules_core.kernel.simulation import Player
from rules_core.kernel.table import Table
from rules_core.players.random_player import RandomPlayer
from tests.conformance.other_secrets import Comparison, Verdict
from tests.conformance.players import EXAMINED, definition_to_examine, secrets_of
from tests.toy.toy_siege import ToySiege, ToyState

pytestmark = pytest.mark.long

QUESTIONS = 90
SEEDS = 2
EVERY = 10
"""Where there is nothing to hide, so many questions lie between two that are compared all the same."""
GAMES = [(name, kind) for name in EXAMINED for kind in ("lot", "best")]
NOBODY: frozenset[SeatId] = frozenset()


def player_of(name: GameId, kind: str) -> Player[Any]:
    return definition_to_examine(name).steady().make(3) if kind == "best" else RandomPlayer(3)


def comparisons(name: GameId) -> list[Comparison]:
    """One for each seat, one for somebody who only looks on."""
    definition, make = definition_to_examine(name), EXAMINED[name]
    deciding = [seat.id for seat in definition.seats(make()) if seat.decides]
    viewers = [NOBODY, *(frozenset([seat]) for seat in deciding)]
    return [Comparison(definition, make, secrets_of(name), one) for one in viewers]


@pytest.mark.parametrize("name, kind", GAMES)
def test_no_seat_sees_what_it_may_not_know(name: GameId, kind: str) -> None:
    for comparison in comparisons(name):
        verdict = Verdict()
        for seed in range(1, SEEDS + 1):
            one = comparison.play(player_of(name, kind), seed, QUESTIONS, EVERY)
            assert one.leaks == [], sorted(comparison.viewers)
            verdict.hidden += one.hidden
            verdict.reveals += one.reveals
        if comparison.secrets:
            assert verdict.hidden >= 3
            assert verdict.reveals >= 1


@pytest.mark.parametrize("name", [name for name in EXAMINED if secrets_of(name)])
def test_what_a_seat_sees_shows_secrets_where_nothing_is_taken_out(name: GameId) -> None:
    leaky = replace(definition_to_examine(name), seen_by=lambda game, state, seats: state)
    found = Comparison(leaky, EXAMINED[name], secrets_of(name), NOBODY).play(player_of(name, "best"), 1, QUESTIONS)
    assert any(leak.startswith("state") for leak in found.leaks)


class Whispered(Fact):
    """Who comes, told too early."""


class LeakyToy(ToySiege):
    """Tells who comes before the guards are posted, and not as a reveal."""

    def play(self, table: Table, state: ToyState) -> None:
        super().play(Whispering(table), state)


class Whispering(Table):
    """Passes everything on, and tells of every hidden card."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def ask(self, request: Any) -> Any:
        answer = self.table.ask(request)
        if getattr(request, "hidden", False):
            self.tell(Whispered(f"TOY-3 {answer[0]}"))
        return answer

    def tell(self, fact: Fact) -> None:
        self.table.tell(fact)

    def checkpoint(self) -> None:
        self.table.checkpoint()


def test_a_fact_that_tells_a_secret_is_found() -> None:
    definition = definition_to_examine(GameId("toy"))
    found = Comparison(definition, lambda: LeakyToy({}), ("raiders",), NOBODY).play(RandomPlayer(3), 1, 40)
    assert any(leak.startswith("fact") for leak in found.leaks)


def test_a_table_that_tells_a_secret_is_found() -> None:
    definition = definition_to_examine(GameId("toy"))
    told: list[str] = []

    def seen_by(game: Any, state: ToyState, seats: frozenset[SeatId]) -> Any:
        told.append(state.comers)
        return definition.seen_by(game, state, seats)

    leaky = replace(definition, seen_by=seen_by, summary=lambda state, words: told[-1])
    found = Comparison(leaky, EXAMINED[GameId("toy")], ("raiders",), NOBODY).play(RandomPlayer(3), 1, 40)
    assert any(leak.startswith("summary") for leak in found.leaks)
    assert not any(leak.startswith("tables") for leak in found.leaks)
