"""How strong the Captain is, and how long it thinks: `python -m tests.games.drums.speed.captain_bench 200`.

So many battles of two ready squads on rolled terrain against the Sergeant; each seed is played twice, with sides
swapped. It prints the Captain's share of won battles with its interval, and how long a whole activation of the Captain
took: from the question who acts to the next one, dice, rules and thoughts. The limit is a second for 95 of 100, with
compiled rules. It judges nothing. Seconds are the processor's own, so that other work on the machine counts little.
"""

from __future__ import annotations

import sys
from time import process_time

from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.captain import captain
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.shares import Share
from rules_core.players.seated import SeatedPlayers
from tests.games.drums.speed.activation_bench import SQUADS, TimedTable, told_spans

LIMIT_MS = 1000
USUAL_BATTLES = 20


def main() -> None:
    battles = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_BATTLES
    game = DrumsGame(SQUADS)
    won = drawn = 0
    spans: list[float] = []
    started = process_time()
    for number in range(battles):
        seed, seat = number // 2, game.options.seats[number % 2]
        state = game.start()
        table = TimedTable(SeatedPlayers({seat: captain(seed)}, ThumbPlayer()), state, seed, seat)
        game.play(table, state)
        won += state.winner == seat
        drawn += not state.winner
        spans.extend(table.spans)
    share = Share(won, battles)
    print(f"won {won} of {battles} battles, {drawn} drawn: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})")
    print(told_spans(spans, LIMIT_MS))
    print(f"{(process_time() - started) / battles:.2f} s a battle")


if __name__ == "__main__":
    main()
