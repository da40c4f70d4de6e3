"""How long danger and the Monster Turn take: `python -m tests.games.warhold.speed.danger_bench`.

Wars for four on the board of the box, by rule of thumb, in which monsters are added until there are twenty. Timed are
the danger of every tile of the board for one unit, that of the tiles which it can reach, and a whole Monster Turn up to
the next Upkeep, whose limit is 100 ms for 95 of 100, interpreted. It prints figures and judges nothing. They are the
processor's own seconds. Numbers after the command are seeds.
"""

from __future__ import annotations

import contextlib
import sys
from time import process_time

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules.land import free_for_monsters
from rules_core.games.warhold.rules.peril import Peril
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import movement_left
from rules_core.games.warhold.rules.ways import ways_of
from rules_core.games.warhold.state.war import Phase, Unit, War
from rules_core.kernel.chance import number_below
from rules_core.kernel.requests import NO_SEAT
from rules_core.kernel.simulation import PlayerTable

MONSTERS = 20
ROUNDS = 12
BOX = {"players": 4, "size": "box", "approval": False}


class _Enough(BaseException):
    pass


class _Table(PlayerTable[War]):
    """Fills the board up as every Monster Turn begins, and takes the time until the next Upkeep."""

    def __init__(self, state: War, seed: int) -> None:
        super().__init__(ThumbPlayer(seed), state, seed)
        self.seed = seed
        self.turns: list[float] = []
        self.boards: list[float] = []
        self.reaches: list[float] = []
        self._began = 0.0

    def checkpoint(self) -> None:
        state = self.state
        if self._began and state.phase is Phase.GATHER:
            self.turns.append(process_time() - self._began)
            self._began = 0.0
            if state.round > ROUNDS:
                raise _Enough
            fill(state, self.seed)
            self._look()
        if not self._began and state.phase is Phase.MONSTERS_MOVE and state.waiting:
            self._began = process_time()

    def _look(self) -> None:
        """The danger of the board for somebody's first unit in the field."""
        state = self.state
        unit = state.units_of(state.current())[-1]
        began = process_time()
        peril = Peril(state, unit.id)
        for tile, ground in enumerate(state.ground):
            if ground not in "w_":
                peril.at(tile)
        self.boards.append(process_time() - began)
        war = campaign_of(state)
        began = process_time()
        peril = Peril(state, unit.id)
        for tile in ways_of(war, unit, movement_left(war, unit)).tiles():
            peril.at(tile)
        self.reaches.append(process_time() - began)


def fill(state: War, seed: int) -> None:
    """Monsters somewhere, until there are twenty."""
    kinds = [one.id for one in state.world.content.profiles.values() if one.category]
    free = [tile for tile in range(len(state.ground)) if free_for_monsters(state, tile)]
    while len(state.monsters()) < MONSTERS:
        place = number_below(seed, state.made, 0, len(free))
        kind = kinds[number_below(seed, state.made, 1, len(kinds))]
        state.made += 1
        state.units.append(Unit(f"unit-{state.made}", kind, "monster", NO_SEAT, free.pop(place)))


def told(what: str, spans: list[float]) -> str:
    """How long something took."""
    ordered = sorted(spans)
    last = len(ordered) - 1
    half, most = ordered[last // 2] * 1000, ordered[round(last * 0.95)] * 1000
    return f"{what}: {len(ordered)} times, median {half:.1f}, p95 {most:.1f}, worst {ordered[-1] * 1000:.1f} ms"


def main() -> None:
    turns: list[float] = []
    boards: list[float] = []
    reaches: list[float] = []
    for seed in [int(word) for word in sys.argv[1:]] or [1, 2]:
        state = (game := WarholdGame(BOX)).start()
        table = _Table(state, seed)
        with contextlib.suppress(_Enough):
            game.play(table, state)
        turns.extend(table.turns)
        boards.extend(table.boards)
        reaches.extend(table.reaches)
    print(told(f"Monster Turn with {MONSTERS} monsters, limit 100 ms for 95 of 100", turns))
    print(told("danger of every tile of the board", boards))
    print(told("danger of the tiles that a unit reaches", reaches))


if __name__ == "__main__":
    main()
