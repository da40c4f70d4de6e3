"""Another game on the engine gives its own clause ids to the engine's steps, and nobody sees any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from rules_core.content.plain_reader import PlainReader
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import GroundMap
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, GameId, Plain
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.own_clauses import OwnClauses
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.kernel.saves import from_document, to_document
from rules_core.kernel.table import Table
from rules_core.song import activation, codec, facts
from rules_core.song.field import Field
from rules_core.song.options import INCH, SongOptions
from tests.song.meadow import TRAITS, WEAPONS, model

OURS = {
    "SBH-ACT-6": "DUEL-1",
    "SBH-ACT-8": "DUEL-2",
    "SBH-ACT-10": "DUEL-3",
    "SBH-HTH-1": "DUEL-4",
    "SBH-HTH-7": "DUEL-5",
    "SBH-HTH-10": "DUEL-6",
    "SBH-HTH-12": "DUEL-7",
    "SBH-HTH-16": "DUEL-8",
}
SIDES = ("reds", "blues")
TURNS = 12


class Lists(Field):
    """Two fighters face to face, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__(MeasuredGround(GroundMap(36 * INCH, 36 * INCH, [])), SongOptions(), TRAITS, WEAPONS)
        self.turn = 0
        for number, side in enumerate(SIDES):
            one = model(side[:-1], 17.5 + number, 18, side=side)
            self.models[one.id] = one


class Duel(Game[Lists]):
    """They fight until one is gone; the setup says how many steps have names of their own."""

    def __init__(self, setup: Plain) -> None:
        super().__init__(setup, GameId("duel"), 1)
        self.own = dict(list(OURS.items())[: setup["named"]])

    def start(self) -> Lists:
        return Lists()

    def play(self, table: Table, state: Lists) -> None:
        own = OwnClauses(table, self.own)
        while len(state.in_play()) == len(SIDES) and state.turn < TURNS:
            own.checkpoint()
            fighter = list(state.models.values())[state.turn % len(SIDES)]
            if state.acting is None:
                activation.start_turn(own, state, fighter.side)
                activation.activate(own, state, fighter)
            else:
                activation.next_action(own, state)
            state.turn += state.acting is None

    def clone(self, state: Lists) -> Lists:
        return self.from_plain(self.to_plain(state))

    def to_plain(self, state: Lists) -> Plain:
        fighters = [codec.model_to_plain(one) for one in state.models.values()]
        return {"turn": state.turn, "fighters": fighters, "field": codec.field_to_plain(state)}

    def from_plain(self, plain: Plain) -> Lists:
        state = Lists()
        state.turn = plain["turn"]
        for row, one in zip(plain["fighters"], state.models.values(), strict=True):
            one.x, one.y = row["x"], row["y"]
            codec.model_from_plain(PlainReader(row, one.id), one)
        codec.field_from_plain(PlainReader(plain["field"], "field"), state, list(SIDES))
        return state

    def fact_kinds(self) -> dict[str, type[Fact]]:
        return {name: kind for name, kind in vars(facts).items() if isinstance(kind, type) and issubclass(kind, Fact)}


class InOrder(Supplier):
    """Throws the same dice in the same order, whatever the questions' clauses are called."""

    def __init__(self) -> None:
        super().__init__()
        self.thrown = 0

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        self.thrown += 1
        return super().supply(seed, self.thrown, request)


def fought(named: int) -> tuple[Match[Any], list[Request]]:
    """A duel to its end, and every question that people were asked."""
    match = begin(Duel({"named": named}), 1, InOrder())
    asked: list[Request] = []
    while match.pending is not None:
        assert isinstance(match.pending, Choose)
        asked.append(match.pending)
        options = match.pending.options
        match.answer(next((one for one in options if one.startswith("attack:")), options[-1]))
    return match, asked


def ids(match: Match[Any], asked: list[Request]) -> Iterator[tuple[str, str]]:
    """Every clause in the order in which it was shown, with what shows it."""
    yield from ((type(one).__name__, one.clause) for one in asked)
    yield from ((type(told.fact).__name__, told.fact.clause) for told in match.facts)
    yield from ((roll.request.topic, roll.request.clause) for roll in match.rolls)


def test_facts_questions_and_rolls_carry_the_ids_of_the_game() -> None:
    match, asked = fought(len(OURS))
    shown = list(ids(match, asked))
    assert {"Choose", "ActivationStarted", "AttackResolved", "activation", "attack-die"} <= {what for what, _ in shown}
    assert {clause for _, clause in shown} <= set(OURS.values())
    # The very same fight, step for step.
    assert shown == [(what, OURS[clause]) for what, clause in ids(*fought(0))]


def test_saves_hold_them_too_and_go_on_with_them() -> None:
    match, _ = fought(len(OURS))
    assert "SBH-" not in json.dumps(to_document(match))
    for steps in (0, 3):
        for _ in range(steps):
            assert match.undo()
        again = from_document(to_document(match), {GameId("duel"): Duel})
        assert again.pending == match.pending
        assert [told.fact for told in again.facts] == [told.fact for told in match.facts]
        assert [roll.request for roll in again.rolls] == [roll.request for roll in match.rolls]


def test_a_step_that_the_game_does_not_name_keeps_its_id() -> None:
    clauses = {clause for _, clause in ids(*fought(1))}
    assert {"DUEL-1", "SBH-HTH-1"} <= clauses
    assert "SBH-ACT-6" not in clauses
