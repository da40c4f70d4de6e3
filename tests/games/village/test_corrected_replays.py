"""A game with corrections of fields and dice, played again from its journal alone, is the same game."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.facts import Amended
from rules_core.kernel.corrections import correct, rolls_before
from rules_core.kernel.facts import RollCorrected
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import IllegalAnswer
from rules_core.kernel.saves import document_from_text, from_document, to_text


def hash_of(match: Match[Any]) -> str:
    return state_hash(match.game.to_plain(match.state))


def begun(seed: int) -> Match[Any]:
    content = shipped()
    return begin(GAMES[GAME](build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})), seed)


def play_on(match: Match[Any], answers: int) -> None:
    bot = ThumbPlayer()
    for _ in range(answers):
        if match.pending is not None:
            match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))


def played_again(match: Match[Any]) -> Match[Any]:
    """From the very start, by the journal alone: without checkpoints."""
    other: Match[Any] = Match(match.game, match.seed, Supplier(), match.game.start())
    other.journal = match.journal.copy()
    other.run()
    return other


def wrong_die(match: Match[Any], which: int) -> None:
    rolls = rolls_before(match, match.journal.head, which + 1)
    roll = rolls[min(which, len(rolls) - 1)]
    correct(match, roll.node, tuple(roll.request.sides + 1 - face for face in roll.faces))


@pytest.mark.parametrize("seed", range(4))
def test_a_replay_with_corrections_gives_the_same_hash_and_the_same_story(seed: int) -> None:
    match = begun(seed)
    play_on(match, 20)
    for round_of_corrections in range(5):
        hero = match.state.heroes[0]
        match.amend("supplies", 3 + round_of_corrections)
        match.amend("buildings/forge/integrity", 1 + round_of_corrections % 3)
        for path, value in (
            (f"models/{hero.id}/quality_lost", round_of_corrections % 2),
            (f"models/{hero.id}/knocked_down", True),
        ):
            try:
                match.amend(path, value)
            except IllegalAnswer:
                assert not hero.in_play
        play_on(match, 12)
        wrong_die(match, round_of_corrections * 2)
        play_on(match, 12)
    told = [one.fact for one in match.facts]
    assert [one for one in told if isinstance(one, Amended)]
    assert [one for one in told if isinstance(one, RollCorrected)]
    again = played_again(match)
    assert hash_of(again) == hash_of(match)
    assert [one.fact for one in again.facts] == told
    loaded = from_document(document_from_text(to_text(match)), GAMES)
    assert hash_of(loaded) == hash_of(match)
    assert [one.fact for one in loaded.facts] == told


def test_everything_can_be_undone_to_the_first_question_and_nothing_is_lost() -> None:
    match = begun(2)
    play_on(match, 30)
    wrong_die(match, 3)
    match.amend("supplies", 9)
    end, there = match.journal.head, hash_of(match)
    steps = 0
    while match.undo():
        steps += 1
        assert steps < 200
    match.jump(end)
    assert hash_of(match) == there
