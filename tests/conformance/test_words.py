"""No person reads an id: questions, answers, places, dice, deeds and tables of every game are in words."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Supplier, begin
from rules_core.kernel.requests import Answer, Place, Request, Roll, is_chance, options_of
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer
from tests.conformance.players import EXAMINED, definition_to_examine
from tests.conformance.raw_ids import raw_cells, raw_words

QUESTIONS = 250
EVERY = 10
"""After so many questions the tables are read."""


class OpenDice(Supplier):
    """Leaves every roll that people may see to them."""

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        return None if isinstance(request, Roll) and not request.hidden else super().supply(seed, place, request)


@pytest.mark.parametrize("by_lot", [True, False])
@pytest.mark.parametrize("name", EXAMINED)
def test_no_question_answer_or_cell_shows_an_id(name: GameId, by_lot: bool) -> None:
    definition = definition_to_examine(name)
    match = begin(EXAMINED[name](), 6, OpenDice())
    words = definition.words(match.game)
    seats = frozenset(seat.id for seat in definition.seats(match.game))
    player: Player[Any] = RandomPlayer(6) if by_lot else definition.steady().make(6)
    raw: list[str] = []
    for number in range(QUESTIONS):
        request = match.pending
        if request is None:
            break
        position = match.journal.depth(match.journal.head)
        state = definition.seen_by(match.game, match.state, seats)
        asked = words.question(request, state)
        answers = words.answers(request, state)
        assert [one.title for one in answers] == [words.option(request, one, state) for one in options_of(request)]
        said = [asked.title, asked.second, *(text for one in answers for text in (one.title, one.second))]
        if isinstance(request, Place):
            said += [text for one in words.spots(request, state) for text in (one.title, one.second)]
        if isinstance(request, Roll):
            said.append(words.dice(request, state))
        answer = (
            seeded_answer(6, position, request) if is_chance(request) else player.decide(match.state, request, position)
        )
        said.append(words.deed(request, answer, state))
        raw += [f"{request.topic}: {text}" for text in raw_words(request, said)]
        assert asked.title
        assert all(one.title for one in answers)
        if number % EVERY == 0:
            raw += raw_cells(definition.tables(state, words))
        match.answer(answer)
    for roll in match.rolls:
        raw += [f"{roll.request.topic}: {text}" for text in raw_words(roll.request, [words.roll(roll.request)])]
    assert raw == []


@pytest.mark.parametrize("name", EXAMINED)
def test_tables_have_a_cell_for_each_heading_and_each_thing_once(name: GameId) -> None:
    definition = definition_to_examine(name)
    match = begin(EXAMINED[name](), 6)
    tables = definition.tables(match.state, definition.words(match.game))
    assert any(table.things for table in tables), "nothing lies on the table"
    ids = [thing.id for table in tables for thing in table.things]
    assert len(set(ids)) == len(ids)
    for table in tables:
        assert {len(thing.cells) for thing in table.things} <= {len(table.headings)}
        assert all(len(thing.paths) <= len(table.headings) for thing in table.things)
