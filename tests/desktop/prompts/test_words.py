"""No question and no answer of a real game is without words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.prompts.words import has_words, question
from rules_core.bots.random_player import RandomPlayer
from rules_core.bots.thumb_player import ThumbPlayer
from rules_core.games.catalogue import GAMES
from rules_core.games.village.loader import shipped
from rules_core.games.village.setup import build
from rules_core.games.village.siege import Siege
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Answer, Request, options_of
from rules_core.lab.names import SiegeNames

MOST = 500
Decide = Callable[[Siege, Request, int], Answer]


def questions_without_words(decide: Decide, seed: int, heroes: slice) -> list[str]:
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[heroes], "length": "intro"})
    match = begin(GAMES["village"](setup), seed)
    names = SiegeNames(match.state.world)
    speechless: list[str] = []
    for _ in range(MOST):
        request = match.pending
        if request is None:
            break
        options = options_of(request) or ("done",)
        speechless.extend(f"{request.topic} {one}" for one in options if not has_words(request, one, match.state))
        view = question(request, match.state, names)
        texts = [view.title, *(one.title for one in view.options)]
        speechless.extend(f"{request.topic}: {text!r}" for text in texts if not text or "{" in text)
        match.answer(decide(match.state, request, match.journal.depth(match.journal.head)))
    return sorted(set(speechless))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_question_of_a_game_by_lots_has_words(seed: int) -> None:
    player: RandomPlayer[Siege] = RandomPlayer(seed)
    assert questions_without_words(player.decide, seed, slice((seed - 1) * 4, seed * 4)) == []


def test_every_question_of_a_sensible_game_has_words() -> None:
    assert questions_without_words(ThumbPlayer().decide, 7, slice(0, 4)) == []
