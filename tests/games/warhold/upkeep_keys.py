"""How many keys the Upkeep of a turn takes at a table, as a player by rule of thumb spends.

    python -m tests.games.warhold.upkeep_keys [--games 6]

Prints how many of a hundred Upkeeps take at most eight, the median, and what the longest asked for.
"""

from __future__ import annotations

import argparse
from collections import Counter

from desktop.games.faces import face_of
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Answer, Pick
from tests.pig.match import NoKeeper
from tests.table_keys import keys_for

UPKEEP = (Phase.PAY, Phase.TRAIN, Phase.TRADE, Phase.EQUIP)
MOST_ROUNDS = 12


def keys_of(view: QuestionView, chosen: OptionView) -> int:
    """Enter for what stands ready, one key for what ends a step, else as many as the answer stands deep."""
    if chosen is view.options[view.default] or chosen.letter == NO:
        return 1
    if view.by_group and chosen.group:
        return 1 + (len([one for one in view.options if one.group == chosen.group]) > 1)
    return keys_for(view, chosen)


def upkeeps(seed: int) -> list[Counter[str]]:
    """For each Upkeep of a game the keys by topic."""
    choices = {"players": 2, "board": "two-rivers", "approval": False, "play_mode": "mapped"}
    policy = DicePolicy(DEFINITION.from_deck)
    match = begin(DEFINITION.make(DEFINITION.setup(choices)), seed, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
    presenter, player = face_of(DEFINITION.card.id).presenter(session), ThumbPlayer()
    found: dict[int, Counter[str]] = {}
    said: list[Answer] = []
    while session.pending is not None:
        request, war = session.pending, session.match.state
        assert isinstance(war, War)
        if war.round > MOST_ROUNDS:
            break
        answer = player.decide(war, request, 0)
        if said and said.pop(0) == answer:
            # With the answer before.
            session.answer(answer)
            continue
        said.clear()
        if war.phase in UPKEEP and war.round and presenter.unasked(request) is None:
            keys = found.setdefault(war.turn, Counter())
            if isinstance(request, Pick):
                assert isinstance(answer, tuple)
                keys[request.topic] += len(answer) + 1
            else:
                view = presenter.question(request)
                chosen = next(one for one in view.options if one.answer == answer)
                keys[request.topic] += keys_of(view, chosen)
                said = list(chosen.then)
        session.answer(answer)
    return list(found.values())


def main() -> None:
    """Plays the games and prints what their Upkeeps take."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    counted = [one for seed in range(parser.parse_args().games) for one in upkeeps(seed)]
    counts = sorted(one.total() for one in counted)
    share = 100 * len([one for one in counts if one <= 8]) // len(counts)
    print(f"{len(counts)} Upkeeps: median {counts[len(counts) // 2]}, {share} of 100 at most 8, most {counts[-1]}")
    longest = max(counted, key=lambda one: one.total())
    print("the longest:", ", ".join(f"{topic} {keys}" for topic, keys in longest.most_common()))


if __name__ == "__main__":
    main()
