"""How long newcomers need to the first attack, by guesses: `python -m tests.games.defenders.speed.first_attack [4]`.

Games of four players by what the program suggests, with so many of each before anybody may skip, up to the first
battle. Every question takes as long as is guessed here for people who have never played; nobody has measured it.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median

from desktop.games.defenders.suggested import goal_of, suggested, suggester
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import SKIP
from rules_core.games.defenders.state.facts import BattleFought
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Answer, Choose

SECONDS = {
    topics.WORLD: 60.0,
    topics.TURN: 14.0,
    topics.STORY: 20.0,
    topics.LAND: 35.0,
    topics.DRAWING: 35.0,
    topics.FEATURES: 20.0,
    topics.CONNECTIONS: 20.0,
    topics.ENTRIES: 15.0,
    topics.PLACING: 10.0,
    topics.THREAT_TYPE: 10.0,
    topics.SCENE: 90.0,
    topics.ATTACK_TOLD: 20.0,
    topics.DEFENCE_TOLD: 20.0,
    topics.MOVE: 8.0,
    topics.ABILITY: 8.0,
}
"""What is said with another answer, such as the word of a card, a name, and that all of them skip, takes no time of its
own.
"""
GAMES = 60


def minutes(fewest: int, seed: int, counts: Counter[str]) -> float:
    """To the first battle of one game."""
    game = DefendersGame({"players": 4, "fewest": fewest})
    match = begin(game, seed)
    player = suggester()
    taken = 0.0
    before: Answer = ""
    while (request := match.pending) is not None:
        state, journal = match.state, match.journal
        if isinstance(request, Choose):
            answer: Answer = suggested(state, request, goal_of(state, journal, request, game.options), fewest)
        else:
            answer = player.decide(state, request, journal.depth(journal.head))
        if not (answer == SKIP == before):
            taken += SECONDS.get(request.topic, 0.0)
            counts[request.topic] += 1
        before = answer
        match.answer(answer)
        if any(isinstance(one.fact, BattleFought) for one in match.facts[-20:]):
            break
    return taken / 60


def main() -> None:
    for fewest in [int(word) for word in sys.argv[1:]] or (6, 4):
        counts: Counter[str] = Counter()
        times = sorted(minutes(fewest, seed, counts) for seed in range(GAMES))
        soon = sum(one <= 25 for one in times)
        print(f"{fewest} of each: median {median(times):.1f} minutes, {soon} of {GAMES} within 25")
        print("  " + ", ".join(f"{topic} {count / GAMES:.1f}" for topic, count in counts.most_common(16)))


if __name__ == "__main__":
    main()
