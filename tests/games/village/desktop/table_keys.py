"""How many keys of the number pad sieges without a map take, dice aside, where people say what is likely.

    python -m tests.games.village.desktop.table_keys [--games 20]

Intro sieges of two heroes, seeds 0 and up, are played by the keys of their questions. Prints how many keys they take,
for what, and how many each activation of the archer takes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from desktop.games.village.presenter import OF_SHOTS, VillagePresenter
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.gathered_prompt import DIGITS, groups_behind
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Phase
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Answer, Request, is_chance
from rules_core.song import topics as song_topics
from tests.pig.match import NoKeeper

ARCHER = "tobin-fletch"
MOST_FOR_THE_ARCHER = 8


@dataclass
class Keys:
    """What has been pressed, by topic, and in each activation of the archer."""

    by_topic: Counter[str] = field(default_factory=Counter)
    of_archer: list[int] = field(default_factory=list)
    activations: int = 0
    archer_acts: bool = False

    @property
    def total(self) -> int:
        return sum(self.by_topic.values())

    def press(self, request: Request, count: int, answer: Answer, *, hero_turn: bool) -> None:
        self.by_topic[request.topic] += count
        if request.topic == topics.WHOM:
            self.activations += 1
            self.archer_acts = answer == ARCHER
            if self.archer_acts:
                self.of_archer.append(0)
        elif not hero_turn:
            self.archer_acts = False
        if self.archer_acts:
            self.of_archer[-1] += count


def keys_for(view: QuestionView, chosen: OptionView) -> int:
    """One key, and one more for each answer that it stands behind (`GatheredPrompt`)."""
    if len(view.options) <= DIGITS:
        return 1
    behind = groups_behind(view.options)
    offered = list(dict.fromkeys(one.group if one.group in behind else one for one in view.options))
    is_behind = chosen.group in behind
    place = offered.index(chosen.group if is_behind else chosen)
    has_digit = place < (DIGITS if len(offered) <= DIGITS else DIGITS - 1)
    return 1 + is_behind + (not has_digit)


def chosen_of(view: QuestionView, answer: Answer) -> OptionView:
    """The answer that comes nearest to what was meant."""
    if isinstance(answer, tuple) and len(answer) == 3:
        x, y = int(answer[0]), int(answer[1])
        return min(view.options, key=lambda one: _apart(one.answer, x, y))
    usual = view.options[view.default]
    if usual.answer == answer and usual.then:
        return usual
    return next(one for one in view.options if one.answer == answer and (not one.then or len(one.then[0]) == 1))


def _apart(answer: Any, x: int, y: int) -> float:
    return hypot(answer[0] - x, answer[1] - y)


def played(seed: int) -> Keys:
    """A whole Intro siege of two heroes, by the keys of its questions."""
    setup = build(shipped(), {"heroes": ["maren-oak", ARCHER], "length": "intro", "play_mode": "unmapped"})
    policy = DicePolicy()
    match = begin(GAMES[GAME](setup), seed, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "Test", lambda match: ({}, ""))
    presenter, bot, keys = VillagePresenter(session), ThumbPlayer(), Keys()
    told: list[Fact] = []
    rather: set[str] = set()
    coming: list[Answer] = []
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    while (request := session.pending) is not None:
        assert not is_chance(request)
        answer = bot.decide(session.state, request, match.journal.depth(match.journal.head))
        view = presenter.question(request)
        if presenter.to_carry_out(told):
            keys.by_topic["carried out"] += 1
        told.clear()
        if coming:
            answer, count = coming.pop(0), 0
        elif request.topic == song_topics.DICE or presenter.unasked(request) is not None or answer in rather:
            # Chosen together with who acts, or with the target before; or nobody has anything to do.
            count = 0
        elif view.options:
            chosen = chosen_of(view, answer)
            answer, count = chosen.answer, keys_for(view, chosen)
            if request.topic in (*OF_SHOTS, topics.GO_ON):
                coming = list(chosen.then)
        else:
            count = 1
        rather = {one.then[0] for one in view.options if one.then and one.answer == answer}
        keys.press(request, count, answer, hero_turn=session.state.phase is Phase.HERO_TURN)
        session.answer(answer)
    return keys


def main() -> int:
    """Plays the sieges and prints what they take."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    games = [played(seed) for seed in range(parser.parse_args().games)]
    total = sum(one.total for one in games)
    by_topic: Counter[str] = sum((one.by_topic for one in games), Counter())
    of_archer = sorted(count for one in games for count in one.of_archer)
    activations = sum(one.activations for one in games)
    print(f"{total} keys in {len(games)} sieges, {total / activations:.1f} for each activation of a hero")
    print(", ".join(f"{topic} {count}" for topic, count in by_topic.most_common()))
    many = [count for count in of_archer if count > MOST_FOR_THE_ARCHER]
    mean = sum(of_archer) / len(of_archer)
    print(f"{len(of_archer)} activations of the archer: {mean:.1f} keys, at most {of_archer[-1]}")
    print(f"above {MOST_FOR_THE_ARCHER} keys: {many}")
    return 1 if many else 0


if __name__ == "__main__":
    sys.exit(main())
