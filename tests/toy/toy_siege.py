"""A game of five minutes that asks all eight questions: the template for a new game, and the kernel's examiner.

One wall, three rounds. Each round the players post guards, a hidden card says who comes, dice decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_core.kernel.facts import Fact, Reveal, Step
from rules_core.kernel.game import Game, GameId, Plain
from rules_core.kernel.marks import AREA, LINE, SPOT
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.region import Region
from rules_core.kernel.requests import IllegalAnswer, Topic
from rules_core.kernel.table import PLAYERS, PROGRAM, Table

TOY = GameId("toy")
BANNER = Topic("banner")
WATCH = Topic("watch")
COMERS = Topic("raiders")
GUARDS = Topic("guards")
DICE = Topic("dice")
FIGHT = Topic("fight")
FAREWELL = Topic("farewell")
KEEPSAKE = Topic("keepsake")

RAIDERS = ("wolves", "bandits", "nobody")
STRENGTH = {"wolves": 1, "bandits": 2, "nobody": 0}


class ToyState:
    """Plain data; one writer, the rules."""

    def __init__(self) -> None:
        self.round = 1
        self.wall = 3
        self.guards = [0, 0]
        self.banner = (0, 0)
        self.comers = ""
        self.watch: list[str] = []
        self.farewell = ""
        self.keepsake: list[str] = []
        self.phase = "banner"


@dataclass(frozen=True)
class RoundBegan(Step):
    """A round begins."""

    round: int


@dataclass(frozen=True)
class RaidersCame(Reveal):
    """Who comes is known now."""

    who: str


@dataclass(frozen=True)
class WallHit(Fact):
    """The wall lost strength."""

    left: int


@dataclass(frozen=True)
class ToyAmended(Fact):
    """A person corrected the state."""

    path: str


class Yard(Region):
    """A square of 100 by 100."""

    def contains(self, x: int, y: int) -> bool:
        return 0 <= x <= 100 and 0 <= y <= 100

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        return min(max(x, 0), 100), min(max(y, 0), 100)

    def outline(self) -> list[list[tuple[int, int]]]:
        return [[(0, 0), (100, 0), (100, 100), (0, 100)]]

    def candidates(self) -> list[tuple[int, int]]:
        return [(0, 0), (50, 50), (100, 100)]


def plant_the_banner(table: Table, state: ToyState) -> None:
    """Before the first round the banner is planted."""
    x, y, _ = table.place(PLAYERS, BANNER, Yard(), "TOY-1")
    state.banner = (x, y)
    state.phase = "watch"


def choose_the_watch(table: Table, state: ToyState) -> None:
    """Each round: who keeps watch, who comes, how the guards stand."""
    table.tell(RoundBegan("TOY-2", state.round))
    state.watch = list(table.pick(PLAYERS, WATCH, ("ada", "ben", "cem"), 1, 2, "TOY-2"))
    state.comers = table.draw(PROGRAM, COMERS, RAIDERS, 1, "TOY-3", hidden=True)[0]
    # TOY-4. Two guards are shared out between gate and tower.
    state.guards = list(table.allocate(PLAYERS, GUARDS, ("gate", "tower"), 2, (2, 2), "TOY-4"))
    state.phase = "fight"


def fight(table: Table, state: ToyState) -> None:
    """The raiders show themselves; the players choose how many dice to throw at them."""
    table.tell(RaidersCame("TOY-3", state.comers))
    # TOY-5. Each die of 4 or more, and each guard at the gate, stops one raider.
    dice = int(table.choose(PLAYERS, DICE, ("1", "2", "3"), "TOY-5"))
    faces = table.roll(PLAYERS, FIGHT, dice, "TOY-5", need=4)
    stopped = len([face for face in faces if face >= 4]) + state.guards[0]
    lost = max(0, STRENGTH[state.comers] + 1 - stopped)
    if lost:
        state.wall = max(0, state.wall - lost)
        table.tell(WallHit("TOY-5", state.wall))
    state.round += 1
    state.phase = "farewell" if state.round > 3 or state.wall == 0 else "watch"


def play(table: Table, state: ToyState) -> None:
    """The sequence of play, from any checkpoint."""
    while state.phase != "over":
        table.checkpoint()
        if state.phase == "banner":
            plant_the_banner(table, state)
        elif state.phase == "watch":
            choose_the_watch(table, state)
        elif state.phase == "fight":
            fight(table, state)
        else:
            state.farewell = table.write(PLAYERS, FAREWELL, "TOY-6", longest=40)
            state.keepsake = list(table.sketch(PLAYERS, KEEPSAKE, 400, 300, (AREA, LINE), (SPOT,), "TOY-6"))
            state.phase = "over"


class ToySiege(Game[ToyState]):
    """The toy as a game."""

    def __init__(self, setup: Plain) -> None:
        super().__init__(setup, TOY, 1)
        self.wall = setup.get("wall", 3)
        if not isinstance(self.wall, int) or not 1 <= self.wall <= 9:
            raise SetupProblem(["wall: give a whole number from 1 to 9."])

    def start(self) -> ToyState:
        state = ToyState()
        state.wall = self.wall
        return state

    def play(self, table: Table, state: ToyState) -> None:
        play(table, state)

    def clone(self, state: ToyState) -> ToyState:
        other = ToyState()
        other.__dict__.update(state.__dict__)
        other.guards = list(state.guards)
        other.watch = list(state.watch)
        other.keepsake = list(state.keepsake)
        return other

    def to_plain(self, state: ToyState) -> Plain:
        plain = dict(state.__dict__)
        plain["banner"] = list(state.banner)
        return plain

    def from_plain(self, plain: Plain) -> ToyState:
        state = ToyState()
        # Games of earlier versions drew nothing.
        plain = {"keepsake": [], **plain}
        if set(plain) != set(state.__dict__):
            raise ValueError(f"the toy has the fields {', '.join(sorted(state.__dict__))}")
        if (
            [type(plain[name]) for name in ("round", "wall", "comers", "farewell", "phase")]
            != [int, int, str, str, str]
            or [type(one) for one in (*plain["guards"], *plain["banner"])] != [int] * 4
            or plain["comers"] not in (*RAIDERS, "")
        ):
            raise ValueError("a field of the toy holds something of another kind")
        state.__dict__.update(plain)
        state.banner = (plain["banner"][0], plain["banner"][1])
        state.guards = list(plain["guards"])
        state.watch = list(plain["watch"])
        state.keepsake = list(plain["keepsake"])
        return state

    def amend(self, state: ToyState, path: str, value: Any) -> Fact:
        if path != "wall" or not isinstance(value, int) or not 0 <= value <= 9:
            raise IllegalAnswer("The wall has 0 to 9.")
        state.wall = value
        return ToyAmended("TOY-7", path)

    def fact_kinds(self) -> dict[str, type[Fact]]:
        return {kind.__name__: kind for kind in (RoundBegan, RaidersCame, WallHit, ToyAmended)}
