"""Pig: roll as often as you dare, or hold and keep the points; a 1 loses the turn. First to the target wins."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_core.content.fields import Field, FieldKind
from rules_core.games.chosen import chosen
from rules_core.games.definition import Card, GameDefinition, PlayerKind, Seat, Thing, ThingTable, victory
from rules_core.games.look_back import LookBackByEnd
from rules_core.games.words import TemplateWords, Words
from rules_core.kernel.data_game import DataGame
from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.game import GameId, Plain
from rules_core.kernel.requests import Answer, Request, SeatId, Topic
from rules_core.kernel.simulation import Player
from rules_core.kernel.table import Table
from rules_core.wording.translation import tell

SEATS = ANN, BEN = SeatId("ann"), SeatId("ben")
PIG, TURN, DIE = GameId("pig"), Topic("pig"), Topic("pig-die")
CHOICES = (Field("target", FieldKind.WHOLE, "Points to win", least=10, most=200, default=100, clause="PIG-4"),)


@dataclass(slots=True)
class Pig:
    """Points that are safe, points of this turn, and whose turn it is."""

    target: int
    points: dict[SeatId, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    turn: int = 0
    at_stake: int = 0


@dataclass(frozen=True)
class TurnBegan(Step):
    """PIG-1. It is somebody's turn."""

    seat: SeatId


@dataclass(frozen=True)
class Held(Fact):
    """PIG-3. Somebody keeps the points."""

    seat: SeatId
    points: int


@dataclass(frozen=True)
class Lost(Fact):
    """PIG-2. A 1 takes the points of the turn."""

    seat: SeatId
    points: int


class PigGame(DataGame[Pig]):
    """One game of pig; the setup says how many points win."""

    def __init__(self, setup: Plain) -> None:
        super().__init__(chosen(CHOICES, setup), PIG, 1, Pig, (TurnBegan, Held, Lost))

    def start(self) -> Pig:
        return Pig(self.setup["target"])

    def play(self, table: Table, state: Pig) -> None:
        while max(state.points.values()) < state.target:
            table.checkpoint()
            who = SEATS[state.turn % 2]
            if state.at_stake == 0:
                table.tell(TurnBegan("PIG-1", who))
            # PIG-2, PIG-3. Roll or hold.
            if table.choose(who, TURN, ("roll", "hold"), "PIG-2", who) == "hold":
                self.pass_on(table, state, who, state.at_stake)
            elif (face := table.roll(who, DIE, 1, "PIG-2", who, need=2)[0]) > 1:
                state.at_stake += face
            else:
                table.tell(Lost("PIG-2", who, state.at_stake))
                self.pass_on(table, state, who, 0)

    def pass_on(self, table: Table, state: Pig, who: SeatId, points: int) -> None:
        """PIG-3. The points are safe, and the die goes on."""
        state.points[who], state.turn, state.at_stake = state.points[who] + points, state.turn + 1, 0
        if points:
            table.tell(Held("PIG-3", who, points))

    def fault_of(self, state: Pig) -> str:
        in_order = all(0 <= one < state.target for one in (*state.points.values(), state.at_stake))
        return "" if in_order else tell("points: give 0 to {most}.", most=state.target - 1)


class Careful(Player[Pig]):
    """Holds at 20, or when that wins."""

    def decide(self, state: Pig, request: Request, position: int) -> Answer:
        return "hold" if state.at_stake >= min(20, state.target - state.points[request.who]) else "roll"


def tables(state: Pig, words: Words) -> tuple[ThingTable, ...]:
    rows = [Thing(one, (words.called(one), str(state.points[one])), one, None, ("", f"points/{one}")) for one in SEATS]
    return (ThingTable("players", "Players", ("Player", "Points"), tuple(rows)),)


GERMAN = {
    "Pig": "Schweinchen",
    "Roll as often as you dare; a 1 loses the turn.": "Würfle, so oft du dich traust; eine 1 kostet den Zug.",
    "Points to win": "Punkte zum Sieg",
    "Player": "Spieler",
    "Players": "Spieler",
    "points: give 0 to {most}.": "Punkte: 0 bis {most}.",
    "Careful": "Vorsichtig",
    "Holds at 20.": "Hält bei 20.",
    "Ann won": "Anns Siege",
    "Ann had the points first.": "Ann hatte die Punkte zuerst.",
    "Roll": "Würfeln",
    "Hold": "Halten",
    "Roll or hold, {who}?": "Würfeln oder halten, {who}?",
    "{who} rolls.": "{who} würfelt.",
    "A 1 loses the turn.": "Eine 1 kostet den Zug.",
    "It is {seat}'s turn.": "{seat} ist am Zug.",
    "{seat} keeps {points}.": "{seat} behält {points}.",
    "A 1: {seat} loses {points}.": "Eine 1: {seat} verliert {points}.",
}
WORDS = TemplateWords(
    {"ann": "Ann", "ben": "Ben"},
    facts={
        "TurnBegan": "It is {seat}'s turn.",
        "Held": "{seat} keeps {points}.",
        "Lost": "A 1: {seat} loses {points}.",
    },
    questions={TURN: ("Roll or hold, {who}?", ""), DIE: ("{who} rolls.", "A 1 loses the turn.")},
    options={"roll": "Roll", "hold": "Hold"},
)
DEFINITION = GameDefinition(
    card=Card(PIG, "Pig", "Roll as often as you dare; a 1 loses the turn.", (1, 2), (5, 10), "rolling-dices"),
    make=PigGame,
    setup=lambda choices: chosen(CHOICES, choices),
    choices=CHOICES,
    seats=lambda game: (Seat(ANN, "Ann", "heroes"), Seat(BEN, "Ben", "enemies")),
    seen_by=lambda game, state, seats: state,
    words=lambda game: WORDS,
    tables=tables,
    players=(PlayerKind("careful", "Careful", "Holds at 20.", lambda seed: Careful()),),
    figures=(victory("Ann won", "Ann had the points first.", lambda state: state.points["ann"] >= state.target),),
    summary=lambda state, words: ", ".join(f"{words.called(seat)}: {points}" for seat, points in state.points.items()),
    result=lambda state: "over" if max(state.points.values()) >= state.target else "",
    look_back=lambda: LookBackByEnd(lambda state, seat: bool(state.points[seat] >= state.target)),
    translations={"de": lambda: GERMAN},
)
