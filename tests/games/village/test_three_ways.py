"""One journal played on the screen, at a table with a map, at one without, and changing between them: the same game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import REPORTS
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.requests import Answer, Choose, Request, is_chance, options_of
from rules_core.song import topics as song_topics
from rules_core.song.facts import ContactReported
from tests.clauses import rule

pytestmark = pytest.mark.long

ONLY_AT_A_TABLE = (topics.ORDER, topics.ORDERS, song_topics.CONTACT, *REPORTS)
TOLD_ONLY_AT_A_TABLE = (Amended, OrderGiven, ContactReported)
MODES = list(PlayMode)
SEEDS = [5, 11]


class AllTyped(Supplier):
    """Every die and card is typed, the hidden ones too, so that two journals can be laid side by side."""

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        return None


def new_game(seed: int, mode: PlayMode) -> Match[Any]:
    content = shipped()
    choices = {"heroes": list(content.heroes)[seed % 3 : seed % 3 + 3], "length": "intro", "play_mode": mode.value}
    return begin(VillageGame(build(content, choices)), seed, AllTyped())


_RECORDED: dict[int, tuple[list[tuple[Request, Answer]], Match[Any]]] = {}


def recorded(seed: int) -> tuple[list[tuple[Request, Answer]], Match[Any]]:
    """A whole game on the screen: questions and answers, and the match at its end."""
    if seed not in _RECORDED:
        match = new_game(seed, PlayMode.SCREEN)
        player = ThumbPlayer()
        journal: list[tuple[Request, Answer]] = []
        while match.pending is not None:
            request = match.pending
            answer = seeded_answer(seed, len(journal), request) if is_chance(request) else None
            if answer is None:
                answer = player.decide(match.state, request, len(journal))
            journal.append((request, answer))
            match.answer(answer)
        _RECORDED[seed] = journal, match
    return _RECORDED[seed]


def answered(match: Match[Any]) -> int:
    """How many of the recorded questions have been answered on the way to the present."""
    own = {fingerprint for fingerprint, _ in _EXTRA}
    way = [match.journal.entries[node] for node in match.journal.way(0, match.journal.head)]
    return len([one for one in way if not one.is_amend and one.fingerprint not in own])


_EXTRA: set[tuple[int, str]] = set()


def go_on(match: Match[Any], journal: list[tuple[Request, Answer]]) -> None:
    """Answer one question: as recorded, or what is asked only at a table by its likely answer."""
    request = match.pending
    assert request is not None
    if request.topic in ONLY_AT_A_TABLE:
        _EXTRA.add((request.fingerprint(), request.topic))
        match.answer(options_of(request)[0])
        return
    asked, answer = journal[answered(match)]
    assert _is_asked_again(asked, request), request
    match.answer(answer)


def _is_asked_again(asked: Request, request: Request) -> bool:
    """Whether it is the same question; at a table without a map more may be offered untested."""
    if not isinstance(asked, Choose) or not isinstance(request, Choose):
        return asked.fingerprint() == request.fingerprint()
    return replace(asked, options=request.options) == request and set(asked.options) <= set(request.options)


def told(match: Match[Any]) -> list[Fact]:
    return [one.fact for one in match.facts if not isinstance(one.fact, TOLD_ONLY_AT_A_TABLE)]


def end_of(match: Match[Any]) -> dict[str, Any]:
    plain = dict(match.game.to_plain(match.state))
    for key in ("play_mode", "reports"):
        plain.pop(key, None)
    return plain


@rule("V-6.2.7", "R-V30", "R-V37")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("mode", [PlayMode.MAPPED, PlayMode.UNMAPPED])
def test_the_same_journal_is_the_same_game(seed: int, mode: PlayMode) -> None:
    journal, screen = recorded(seed)
    match = new_game(seed, mode)
    while match.pending is not None:
        go_on(match, journal)
    assert told(match) == told(screen)
    assert end_of(match) == end_of(screen)
    orders = [one for one in match.facts if isinstance(one.fact, OrderGiven)]
    assert len(orders) > 20


@rule("R-V37")
@pytest.mark.parametrize("seed", SEEDS)
def test_changing_between_the_three_at_every_boundary_loses_nothing(seed: int) -> None:
    journal, screen = recorded(seed)
    match = new_game(seed, PlayMode.SCREEN)
    changes = 0
    boundary = -1
    while match.pending is not None:
        here = answered(match)
        begins = match.last_checkpoint(match.journal.head).node == match.journal.head
        if match.state.acting is None and here > boundary and (begins or match.pending.topic == topics.ORDER):
            boundary = here
            mode = MODES[(MODES.index(match.state.play_mode) + 1) % len(MODES)]
            match.amend("play_mode", mode.value)
            changes += 1
            assert match.state.play_mode is mode
            continue
        go_on(match, journal)
    assert changes > 100
    assert told(match) == told(screen)
    assert end_of(match) == end_of(screen)
