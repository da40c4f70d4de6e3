"""How strong the Marshal is, and how long it thinks: `python -m tests.games.warhold.speed.marshal_bench 400 1000`.

So many wars of four on the map that stands ready, from a seed on, against three by rule of thumb; each seed is played
four times, with the Marshal at each seat, and so with each race. It prints the Marshal's share of won wars with its
interval, the same for each race, and how long whole turns of the Marshal took, from its Upkeep to the next turn. Equal
players would win 25 %; the limit is a second for 95 of 100 turns, with compiled rules. It judges nothing. A war is
broken off where the Marshal's lord has fallen. A word that holds "=" is a choice, such as `board=`, for maps by lot.
Seconds are the processor's own, so that other work on the machine counts little.
"""

from __future__ import annotations

import contextlib
import sys
from time import process_time

from rules_core.games.shares import Share
from rules_core.games.warhold.players.marshal import Marshal
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.requests import SeatId
from rules_core.kernel.simulation import PlayerTable
from rules_core.players.seated import SeatedPlayers
from tests.games.warhold.speed.danger_bench import told
from tests.games.warhold.speed.war_bench import asked

USUAL_WARS = 20


class LordFallen(Exception):
    """The Marshal has lost."""


class MarshalTable(PlayerTable[War]):
    """Takes the time of the Marshal's whole turns."""

    def __init__(self, state: War, seed: int, seat: SeatId) -> None:
        super().__init__(SeatedPlayers({seat: Marshal(seed)}, ThumbPlayer(seed)), state, seed)
        self.seat = seat
        self.spans: list[float] = []
        self._began = 0.0

    def checkpoint(self) -> None:
        state = self.state
        if state.kingdom(self.seat).is_out:
            raise LordFallen
        if state.phase in (Phase.GATHER, Phase.MONSTERS_MOVE, Phase.OVER):
            now = process_time()
            if self._began:
                self.spans.append(now - self._began)
            is_own = state.phase is Phase.GATHER and state.current() == self.seat
            self._began = now if is_own else 0.0


def main() -> None:
    wars, first, game = asked(sys.argv[1:], USUAL_WARS)
    spans: list[float] = []
    rounds: list[int] = []
    tries: dict[str, int] = {}
    wins: dict[str, int] = {}
    started = process_time()
    for number in range(wars):
        seat = game.seats[number % len(game.seats)]
        state = game.start()
        table = MarshalTable(state, first + number // len(game.seats), seat)
        with contextlib.suppress(LordFallen):
            game.play(table, state)
        race = state.kingdom(seat).race
        tries[race] = tries.get(race, 0) + 1
        wins[race] = wins.get(race, 0) + (list(state.victors) == [seat])
        rounds.append(state.round)
        spans.extend(table.spans)
    for name, won, of in [
        ("", sum(wins.values()), wars),
        *[(f"{one}: ", wins[one], tries[one]) for one in sorted(wins)],
    ]:
        share = Share(won, of)
        print(f"{name}won {won} of {of} wars: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})")
    print(f"median {sorted(rounds)[wars // 2]} rounds, most {max(rounds)}")
    print(told("a whole turn", spans))
    print(f"{(process_time() - started) / wars:.2f} s a war")


if __name__ == "__main__":
    main()
