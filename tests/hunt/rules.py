"""The hunt: each draws a hidden card that names a beast; whoever stands at its own beast shows the card and scores."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules_core.grid.squares import Grid, Square
from rules_core.kernel.facts import Fact, Reveal, Step
from rules_core.kernel.game import Game, GameId, Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import IllegalAnswer, SeatId, Topic
from rules_core.kernel.table import Table

HUNT = GameId("hunt")
SEATS = IDA, JON, KIM = SeatId("ida"), SeatId("jon"), SeatId("kim")
CARD, STRIDE, WALK, SHOW = Topic("card"), Topic("stride"), Topic("walk"), Topic("show")
WOOD = Grid(5, 5, ((1, 1), (3, 1), (1, 3), (3, 3)))
CAMP = (2, 2)
BEASTS: dict[str, Square] = {"hare": (0, 0), "fox": (4, 0), "boar": (4, 4), "stag": (0, 4)}
ROUNDS = 4
"""So often everybody goes on a day; then it is over."""
RIGHT, WRONG = 2, -1


@dataclass(slots=True)
class Hunt:
    """Where everybody stands, what they have scored, and the cards that only their owners know."""

    days: int
    day: int = 1
    turn: int = 0
    at: dict[SeatId, Square] = field(default_factory=lambda: dict.fromkeys(SEATS, CAMP))
    cards: dict[SeatId, str] = field(default_factory=lambda: dict.fromkeys(SEATS, ""))
    points: dict[SeatId, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))


@dataclass(frozen=True)
class DayBegan(Step):
    """HUNT-1. A new day, new cards."""

    day: int


@dataclass(frozen=True)
class Walked(Fact):
    """HUNT-3. Somebody has gone to another square."""

    seat: SeatId
    square: str
    face: int


@dataclass(frozen=True)
class CardShown(Reveal):
    """HUNT-4. Somebody shows a card and scores, or loses a point for having been wrong."""

    seat: SeatId
    card: str
    points: int


@dataclass(frozen=True)
class CardsShown(Reveal):
    """HUNT-5. The day is over: all cards lie open."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Amended(Fact):
    """A person corrected the points."""

    seat: SeatId
    points: int


def name_of(square: Square) -> str:
    """A square as people call it: a1 in the north-west."""
    return f"{'abcde'[square[0]]}{square[1] + 1}"


def square_of(name: str) -> Square:
    """The square that has this name."""
    return "abcde".index(name[0]), int(name[1]) - 1


class HuntGame(Game[Hunt]):
    """One hunt; the setup says how many days it lasts."""

    def __init__(self, setup: Plain) -> None:
        super().__init__(setup, HUNT, 1)
        if not isinstance(setup.get("days"), int) or not 1 <= setup["days"] <= 9:
            raise SetupProblem(["days: give a whole number from 1 to 9."])

    def start(self) -> Hunt:
        return Hunt(self.setup["days"])

    def play(self, table: Table, state: Hunt) -> None:
        while state.day <= state.days:
            table.checkpoint()
            if state.turn == 0 and not state.cards[IDA]:
                self.deal(table, state)
                table.checkpoint()
            self.go(table, state, SEATS[state.turn % len(SEATS)])

    def deal(self, table: Table, state: Hunt) -> None:
        """HUNT-1, HUNT-2. A card for each, from one deck; only the owner looks at it."""
        table.tell(DayBegan("HUNT-1", state.day))
        deck = list(BEASTS)
        for seat in SEATS:
            card = table.draw(seat, CARD, deck, 1, "HUNT-2", seat, hidden=True)[0]
            state.cards[seat] = card
            deck.remove(card)

    def go(self, table: Table, state: Hunt, seat: SeatId) -> None:
        """HUNT-3, HUNT-4. A die says how far; at a beast one may show the card."""
        face = table.roll(seat, STRIDE, 1, "HUNT-3", seat)[0]
        squares = WOOD.reach(state.at[seat], (face + 1) // 2)
        square = table.choose(seat, WALK, [name_of(one) for one in squares], "HUNT-3", seat)
        state.at[seat] = square_of(square)
        table.tell(Walked("HUNT-3", seat, square, face))
        state.turn += 1
        is_over = state.turn == ROUNDS * len(SEATS)
        # Everybody at a beast is asked, so that the question tells nobody which beast is on the card.
        if state.at[seat] in BEASTS.values() and table.choose(seat, SHOW, ("wait", "show"), "HUNT-4", seat) == "show":
            points = RIGHT if BEASTS[state.cards[seat]] == state.at[seat] else WRONG
            state.points[seat] = max(0, state.points[seat] + points)
            table.tell(CardShown("HUNT-4", seat, state.cards[seat], points))
            is_over = True
        if is_over:
            table.tell(CardsShown("HUNT-5", tuple(state.cards[one] for one in SEATS)))
            state.day, state.turn = state.day + 1, 0
            for one in SEATS:
                state.at[one], state.cards[one] = CAMP, ""

    def clone(self, state: Hunt) -> Hunt:
        return Hunt(state.days, state.day, state.turn, dict(state.at), dict(state.cards), dict(state.points))

    def to_plain(self, state: Hunt) -> Plain:
        at = {seat: list(square) for seat, square in state.at.items()}
        plain = {"days": state.days, "day": state.day, "turn": state.turn, "at": at}
        return {**plain, "cards": dict(state.cards), "points": dict(state.points)}

    def from_plain(self, plain: Plain) -> Hunt:
        at = {seat: (int(square[0]), int(square[1])) for seat, square in plain["at"].items()}
        if any(set(plain[key]) != set(SEATS) for key in ("cards", "points")) or set(at) != set(SEATS):
            raise ValueError("everybody has a place, a card and points")
        if not set(at.values()) <= set(WOOD.reach(CAMP, 25)) or not set(plain["cards"].values()) <= {"", *BEASTS}:
            raise ValueError("there is no such square or beast")
        counts = int(plain["days"]), int(plain["day"]), int(plain["turn"])
        return Hunt(*counts, at, dict(plain["cards"]), dict(plain["points"]))

    def amend(self, state: Hunt, path: str, value: Any) -> Fact:
        seat = SeatId(path.removeprefix("points/"))
        if seat not in state.points or isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 99:
            raise IllegalAnswer(f"{path}: give 0 to 99.")
        state.points[seat] = value
        return Amended("HUNT-6", seat, value)

    def fact_kinds(self) -> dict[str, type[Fact]]:
        return {kind.__name__: kind for kind in (DayBegan, Walked, CardShown, CardsShown, Amended)}
