"""How many keys of the number pad games of a measured table take without a map, dice aside, where people say what is
likely.

    python -m tests.table_keys GAME [choices such as length=intro] [--games 20] [--of ID]

Games with seeds 0 and up are played by their strongest player, with the keys of their questions. Prints how many keys
they take, for what, and how many an activation takes; with `--of` those of one who acts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Any, Final

from desktop.games.faces import face_of
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.gathered_prompt import DIGITS, groups_behind
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import definition_of
from rules_core.games.simulation import SimulationRequest, made_for
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.game import Game, GameId
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Answer, Pick, is_chance
from rules_core.kernel.simulation import Player
from rules_core.lab.__main__ import choice_of
from rules_core.lab.simulate import game_plan
from rules_core.song.facts import ActivationStarted
from tests.pig.match import NoKeeper

WHOM: Final = "whom"
"""The question that begins an activation, in every game of a measured table."""
CARRIED_OUT: Final = "carried out"
"""Lines that people carry out, with one key."""
MOST: Final = 20_000
"""A game that asks more has stalled."""


@dataclass
class Keys:
    """What has been pressed, by topic, and in each activation: who acts, and how many keys it took."""

    by_topic: Counter[str] = field(default_factory=Counter)
    activations: list[tuple[str, int]] = field(default_factory=list)
    is_open: bool = False
    """Whether the last of them is under way."""

    @property
    def total(self) -> int:
        return sum(self.by_topic.values())

    def press(self, topic: str, count: int) -> None:
        self.by_topic[topic] += count
        if self.is_open:
            who, before = self.activations[-1]
            self.activations[-1] = who, before + count

    def of(self, who: str) -> list[int]:
        """The keys of each activation of one of them."""
        return [count for one, count in self.activations if one == who]


def played(game: Game[Any], player: Player[Any], seed: int) -> Keys:
    """A whole game by the keys of its questions."""
    policy = DicePolicy()
    match = begin(game, seed, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "Test", lambda match: ({}, ""))
    presenter, keys = face_of(game.name).presenter(session), Keys()
    told: list[Fact] = []
    coming: list[Answer] = []
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    for _ in range(MOST):
        request = session.pending
        if request is None:
            return keys
        assert not is_chance(request)
        # Nobody is at the screen who would be shown a squad that is bought in secret; whose question it is knows it.
        answer = player.decide(session.seen_by(request.who), request, match.journal.depth(match.journal.head))
        view = presenter.question(request)
        if presenter.to_carry_out(told).lines:
            keys.by_topic[CARRIED_OUT] += 1
        if any(isinstance(fact, Step) and not isinstance(fact, ActivationStarted) for fact in told):
            keys.is_open = False
        told.clear()
        if request.topic == WHOM:
            keys.activations.append((str(answer), 0))
            keys.is_open = True
        if coming:
            # Said with the answer before.
            answer, count = coming.pop(0), 0
        elif presenter.unasked(request) is not None:
            count = 0
        elif isinstance(request, Pick):
            assert isinstance(answer, tuple)
            count = len(answer) + 1
        elif view.options:
            chosen = _chosen_of(view, answer, match, player)
            answer, count = chosen.answer, keys_for(view, chosen)
            coming = list(chosen.then)
        else:
            count = 1
        keys.press(request.topic, count)
        session.answer(answer)
    raise AssertionError("the game has stalled")


def keys_for(view: QuestionView, chosen: OptionView) -> int:
    """One key, and one more for each answer that it stands behind (`GatheredPrompt`)."""
    digits = [one for one in view.options if one.letter != NO]
    if len(digits) <= DIGITS or chosen.letter == NO:
        return 1
    behind = groups_behind(view.options)
    offered = list(dict.fromkeys(one.group if one.group in behind else one for one in digits))
    is_behind = chosen.group in behind
    place = offered.index(chosen.group if is_behind else chosen)
    has_digit = place < (DIGITS if len(offered) <= DIGITS else DIGITS - 1)
    return 1 + is_behind + (not has_digit)


def _chosen_of(view: QuestionView, answer: Answer, match: Match[Any], player: Player[Any]) -> OptionView:
    """The answer that says most of what is meant. A place is the nearest that is offered, with what is told of it."""
    places = [one for one in view.options if one.spot is not None]
    if places and not isinstance(answer, tuple) and any(one.answer == answer for one in places):
        # It is asked for with the Move.
        trial = match.fork()
        trial.answer(answer)
        assert trial.pending is not None
        answer = player.decide(trial.state, trial.pending, trial.journal.depth(trial.journal.head))
    if isinstance(answer, tuple) and len(answer) == 3:
        x, y = int(answer[0]), int(answer[1])
        return min(places, key=lambda one: _apart(one.spot, x, y))
    same = sorted([one for one in view.options if one.answer == answer], key=lambda one: -len(one.then))
    return next(one for one in same if _would_follow(one, match, player))


def _would_follow(option: OptionView, match: Match[Any], player: Player[Any]) -> bool:
    """Whether the player would answer what comes next as the option says."""
    trial = match.fork()
    for said in option.given if isinstance(option.given, list) else [option.answer]:
        if trial.journal.head != match.journal.head:
            request = trial.pending
            if request is None or player.decide(trial.state, request, trial.journal.depth(trial.journal.head)) != said:
                return False
        trial.answer(said)
    return True


def _apart(answer: Any, x: int, y: int) -> float:
    return hypot(answer[0] - x, answer[1] - y)


def main(given: Sequence[str] | None = None) -> None:
    """Plays the games and prints what they take."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("choices", nargs="*")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--of", default="")
    wanted = parser.parse_args(given)
    definition = definition_of(GameId(wanted.game))
    chosen = {key: values[0] for key, values in [choice_of(definition, word) for word in wanted.choices]}
    chosen["play_mode"] = PlayMode.UNMAPPED.value
    simulation = made_for(definition)
    games: list[Keys] = []
    for seed in range(wanted.games):
        plan = game_plan(simulation, SimulationRequest(seed, chosen=chosen), 0)
        games.append(played(simulation.make(plan), simulation.player(plan), seed))
    total = sum(one.total for one in games)
    counts = sorted(count for one in games for who, count in one.activations if wanted.of in ("", who))
    if not counts:
        acted = ", ".join(dict.fromkeys(who for one in games for who, _ in one.activations)) or "nobody"
        parser.error(f"{wanted.of or 'Nobody'} acts in none of {len(games)} games; who acts there: {acted}.")
    by_topic: Counter[str] = sum((one.by_topic for one in games), Counter())
    print(f"{total} keys in {len(games)} games, {total / len(games):.0f} each")
    print(", ".join(f"{topic} {count}" for topic, count in by_topic.most_common()))
    middle, late = counts[len(counts) // 2], counts[len(counts) * 19 // 20]
    print(f"{len(counts)} activations: median {middle}, 95 of 100 at most {late}, most {counts[-1]}")


if __name__ == "__main__":
    main()
