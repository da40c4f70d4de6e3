"""Pig: roll as often as you dare, or hold and keep the points; a 1 loses the turn. First to the target wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.definition import Card, Figure, GameDefinition, PlayerKind, Seat, Thing, ThingTable
from rules_core.games.words import TemplateWords, Words
from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import Answer, IllegalAnswer, Request
from rules_core.kernel.simulation import Player
from rules_core.kernel.table import Table

SEATS = ("ann", "ben")


@dataclass(slots=True)
class Pig:
    """Points that are safe, points of this turn, and whose turn it is."""

    target: int
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    turn: int = 0
    at_stake: int = 0


@dataclass(frozen=True)
class TurnBegan(Step):
    """PIG-1. It is somebody's turn."""

    seat: str


@dataclass(frozen=True)
class Held(Fact):
    """PIG-3. Somebody keeps the points."""

    seat: str
    points: int


@dataclass(frozen=True)
class Lost(Fact):
    """PIG-2. A 1 takes the points of the turn."""

    seat: str
    points: int


@dataclass(frozen=True)
class Amended(Fact):
    """A person corrected the points."""

    seat: str
    points: int


class PigGame(Game[Pig]):
    """One game of pig; the setup says how many points win."""

    def __init__(self, setup: Plain) -> None:
        super().__init__(setup, "pig", 1)
        if not isinstance(setup.get("target"), int) or not 10 <= setup["target"] <= 200:
            raise SetupProblem(["target: give a whole number from 10 to 200."])

    def start(self) -> Pig:
        return Pig(self.setup["target"])

    def play(self, table: Table, state: Pig) -> None:
        while max(state.points.values()) < state.target:
            table.checkpoint()
            who = SEATS[state.turn % 2]
            if state.at_stake == 0:
                table.tell(TurnBegan("PIG-1", who))
            # PIG-2, PIG-3. Roll or hold.
            if table.choose(who, "pig", ("roll", "hold"), "PIG-2", who) == "hold":
                self.pass_on(table, state, who, state.at_stake)
                continue
            face = table.roll(who, "pig-die", 1, "PIG-2", who, need=2)[0]
            if face == 1:
                table.tell(Lost("PIG-2", who, state.at_stake))
                self.pass_on(table, state, who, 0)
            else:
                state.at_stake += face

    def pass_on(self, table: Table, state: Pig, who: str, points: int) -> None:
        """PIG-3. The points are safe, and the die goes on."""
        state.points[who] += points
        state.turn, state.at_stake = state.turn + 1, 0
        if points:
            table.tell(Held("PIG-3", who, points))

    def clone(self, state: Pig) -> Pig:
        return Pig(state.target, dict(state.points), state.turn, state.at_stake)

    def to_plain(self, state: Pig) -> Plain:
        return {"target": state.target, "points": dict(state.points), "turn": state.turn, "at_stake": state.at_stake}

    def from_plain(self, plain: Plain) -> Pig:
        return Pig(int(plain["target"]), dict(plain["points"]), int(plain["turn"]), int(plain["at_stake"]))

    def amend(self, state: Pig, path: str, value: Any) -> Fact:
        seat = path.removeprefix("points/")
        if seat not in state.points or not isinstance(value, int) or not 0 <= value < state.target:
            raise IllegalAnswer(f"points: give 0 to {state.target - 1}.")
        state.points[seat] = value
        return Amended("PIG-3", seat, value)

    def fact_kinds(self) -> dict[str, type[Fact]]:
        return {kind.__name__: kind for kind in (TurnBegan, Held, Lost, Amended)}


class Careful(Player[Pig]):
    """Holds at 20, or when that wins."""

    def decide(self, state: Pig, request: Request, position: int) -> Answer:
        return "hold" if state.at_stake >= min(20, state.target - state.points[request.who]) else "roll"


def tables(state: Pig, words: Words) -> tuple[ThingTable, ...]:
    rows = tuple(
        Thing(seat, (seat.title(), str(state.points[seat])), seat, None, ("", f"points/{seat}")) for seat in SEATS
    )
    return (ThingTable("players", "Players", ("Player", "Points"), rows),)


def ann_won(state: Pig, facts: Sequence[Fact]) -> float:
    return float(state.points["ann"] >= state.target)


GERMAN = {
    "Roll": "Würfeln",
    "Hold": "Halten",
    "It is {seat}'s turn.": "{seat} ist am Zug.",
    "Roll or hold, {who}?": "Würfeln oder halten, {who}?",
}
GERMAN |= {
    "{seat} keeps {points}.": "{seat} behält {points}.",
    "A 1: {seat} loses {points}.": "Eine 1: {seat} verliert {points}.",
}
WORDS = TemplateWords(
    names={"ann": "Ann", "ben": "Ben"},
    facts={
        "TurnBegan": "It is {seat}'s turn.",
        "Held": "{seat} keeps {points}.",
        "Lost": "A 1: {seat} loses {points}.",
        "Amended": "{seat} has {points} now.",
    },
    questions={"pig": ("Roll or hold, {who}?", ""), "pig-die": ("{who} rolls.", "A 1 loses the turn.")},
    options={"roll": "Roll", "hold": "Hold"},
)
DEFINITION = GameDefinition(
    card=Card(
        "pig", "Pig", "Roll as often as you dare; a 1 loses the turn.", (1, 2), (5, 10), "rolling-dices", ("pig",)
    ),
    make=PigGame,
    setup=lambda choices: {"target": choices.get("target", 100)},
    choices=(Field("target", FieldKind.WHOLE, "Points to win", least=10, most=200, default=100, clause="PIG-4"),),
    seats=lambda game: (Seat("ann", "Ann", "heroes"), Seat("ben", "Ben", "enemies")),
    seen_by=lambda game, state, seats: state,
    words=lambda game: WORDS,
    tables=tables,
    players=(PlayerKind("careful", "Careful", "Holds at 20.", lambda seed: Careful()),),
    figures=(Figure("won", "Ann won", "Ann had the points first.", ann_won, is_rate=True, is_won=True),),
    summary=lambda state, words: ", ".join(f"{words.called(seat)}: {points}" for seat, points in state.points.items()),
    result=lambda state: "over" if max(state.points.values()) >= state.target else "",
    translations={"de": lambda: GERMAN},
)
