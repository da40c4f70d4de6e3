"""Orders for several models of a group in one list, as far as neither dice nor a question lie between (V-6.2.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desktop.session.dice_policy import DicePolicy
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules import enemy_turn, orders, topics
from rules_core.games.village.rules.orders import DONE, MOST_TOGETHER, ONE, STAY
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.state.siege import TOLD_TOGETHER, GroupTurn, Siege
from rules_core.games.village.state.siege_map import ground_of
from rules_core.games.village.words.order_words import standing_orders
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.match import Match
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.kernel.saves import document_from_text, from_document, to_text
from rules_core.song.facts import ModelMoved
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import played_game
from tests.games.village.fighting import at, fight, hero, raider
from tests.games.village.sitting import Careless

LETTERS = "abcdefghij"


class Table(Careless):
    """Answers the lists and orders one after the other, "done" when there are no more answers."""

    def __init__(self, *answers: str, **others: Answer | int) -> None:
        super().__init__(1, **others)
        self.said = list(answers)
        self.choices: list[Choose] = []

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose) and request.topic in (topics.ORDER, topics.ORDERS):
            self.choices.append(request)
            return self.said.pop(0) if self.said else DONE
        return super().ask(request)

    @property
    def topics(self) -> list[str]:
        return [one.topic for one in self.choices]


def group(count: int = 3, mode: PlayMode = PlayMode.MAPPED, way: int = TOLD_TOGETHER, **choices: Any) -> Siege:
    """Fanatics on their way to the Town Hall, side by side."""
    state = fight(Behaviour.FANATIC, **choices)
    for number in range(count):
        raider(state, LETTERS[number], 2 * number - count, -14)
    state.world = replace(state.world, table_way=way)
    state.play_mode = mode
    state.ground = ground_of(state.world, mode)
    state.group_turn = GroupTurn(1, 1, [ModelId(LETTERS[number]) for number in range(count)], turnover=False)
    return state


def act(state: Siege, table: Table) -> None:
    assert state.group_turn is not None
    while state.group_turn.waiting:
        enemy_turn.next_model(table, state)


@rule("V-6.2.6", "V-6.2.7")
@pytest.mark.parametrize("mode", [PlayMode.MAPPED, PlayMode.UNMAPPED])
def test_one_answer_carries_all_of_them_out_as_they_were_told(mode: PlayMode) -> None:
    state, table = group(mode=mode), Table()
    act(state, table)
    assert [(one.topic, one.options) for one in table.choices] == [(topics.ORDERS, (DONE, "one:a", "one:b", "one:c"))]
    ends = [(one.model, one.legs[-1][4], one.legs[-1][5]) for one in table.told(OrderGiven)]
    assert [one[0] for one in ends] == ["a", "b", "c"]
    assert ends == [(one.model, one.to_x, one.to_y) for one in table.told(ModelMoved)]


@rule("V-6.2.6")
def test_the_second_order_reckons_with_where_the_first_one_ends() -> None:
    """Who comes last goes around those who stand before it by then."""
    alone, behind = group(1), group(1)
    raider(behind, "b", -1, -15.1)
    assert behind.group_turn is not None
    behind.group_turn.waiting.append(ModelId("b"))
    table, other = Table(), Table()
    act(behind, table)
    alone.models.clear()
    raider(alone, "b", -1, -15.1)
    alone.group_turn = GroupTurn(1, 1, [ModelId("b")], turnover=False)
    act(alone, other)
    assert table.told(OrderGiven)[1].legs == other.told(OrderGiven)[0].legs


@rule("R-V37")
def test_one_of_them_is_looked_at_by_itself() -> None:
    state, table = group(), Table("one:b", STAY)
    before = at(state.model("b"))
    act(state, table)
    # The first is carried out, the second asked as ever, and the last heard anew, alone.
    assert table.topics == [topics.ORDERS, topics.ORDER, topics.ORDER]
    assert table.choices[1].subject == "b"
    assert table.told(OrderOverruled) == [OrderOverruled("R-V37", ModelId("b"), STAY)]
    assert at(state.model("b")) == before
    assert [one.model for one in table.told(ModelMoved)] == ["a", "c"]


@rule("R-V37")
def test_the_first_of_them_too_and_the_others_stay_together() -> None:
    state, table = group(), Table("one:a")
    act(state, table)
    assert table.topics == [topics.ORDERS, topics.ORDER, topics.ORDERS]
    assert [one.subject for one in table.choices] == ["a", "a", "b"]


@rule("V-6.2.6")
def test_the_list_ends_with_the_first_who_throws_dice() -> None:
    state = group()
    hero(state, "ada", state.model("b").x / 254 - 18, -9)
    table = Table()
    act(state, table)
    first = table.choices[0]
    given = table.told(OrderGiven)
    assert [one.removeprefix(ONE) for one in first.options[1:]] in (["a", "b"], ["a", "b", "c"])
    ends = [one.ends_with for one in given[: len(first.options) - 1]]
    assert all(not one for one in ends[:-1])


@rule("R-V09")
def test_what_the_players_settle_first_ends_the_list_before_it() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -4, -12)
    hero(state, "ben", 4, -12)
    raider(state, "a", -12, -14)
    raider(state, "b", -13.5, -14)
    # As far from one as from the other.
    raider(state, "c", 0, -12)
    state.play_mode = PlayMode.MAPPED
    state.group_turn = GroupTurn(1, 1, [ModelId("a"), ModelId("b"), ModelId("c")], turnover=False)
    table = Table(enemy_tie="ben")
    act(state, table)
    assert table.choices[0].options == (DONE, "one:a", "one:b")
    assert (table.choices[1].topic, table.choices[1].subject) == (topics.ORDER, "c")


@rule("V-6.2.6")
def test_no_list_is_longer_than_there_is_room_for() -> None:
    state, table = group(8), Table()
    act(state, table)
    assert [len(one.options) - 1 for one in table.choices] == [MOST_TOGETHER, 8 - MOST_TOGETHER]


@rule("V-6.2.6")
def test_games_of_the_earlier_ways_hear_one_order_after_the_other() -> None:
    for way in (1, 2):
        state, table = group(way=way), Table()
        act(state, table)
        assert table.topics == [topics.ORDER] * 3


def at_list() -> Match[Any]:
    """A match in which a list of orders stands."""
    game = played_game(6, "unmapped")
    number = 0
    while game.has(number):
        if game.asked[number].topic == topics.ORDERS:
            return game.match_at(number, DicePolicy())
        number += 1
    raise AssertionError("no list came")


@rule("V-6.2.6", "R-V37")
def test_a_list_is_taken_back_as_a_whole_and_goes_on_from_a_save_in_its_middle() -> None:
    match = at_list()
    request, head = match.pending, match.journal.head
    assert isinstance(request, Choose)
    given = standing_orders(match.facts, request)
    assert [ONE + one.model for one in given] == list(request.options[1:])
    match.answer(request.options[-1])
    # Those before it have acted, and who is looked at is asked alone; what is saved now says so.
    assert isinstance(match.pending, Choose)
    assert (match.pending.topic, match.pending.subject) == (topics.ORDER, given[-1].model)
    document = document_from_text(to_text(match))
    again = from_document(document, {match.game.name: VillageGame}, match.supplier)
    assert again.pending == match.pending
    assert again.undo()
    assert again.journal.head == head
    assert again.pending == request
    # And once more, as a branch of its own.
    again.answer(orders.DONE)
    models = again.state.models
    assert all(models[one.model].activated for one in given)
