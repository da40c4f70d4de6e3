"""City creation: what a card may be, and when a stack and the whole are finished (section 4)."""

from __future__ import annotations

import pytest

from rules_core.games.defenders.content.cards import JACK, KING, PACK, QUEEN, order
from rules_core.games.defenders.content.types import (
    AREAS,
    DEFENDER_WORDS,
    GROUPS,
    LOCATION_WORDS,
    MILITARY,
    REGIMENTS,
    defender_types,
    location_types,
    threat_types,
)
from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.rules import city_making
from rules_core.games.defenders.rules.city_making import may_finish, meanings, targets, turn_options
from rules_core.games.defenders.state.city import City, Phase, Stack
from rules_core.games.defenders.state.facts import Dropped, StartedAgain
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, P3, Script

BOOK = by_the_book()


def begun(*row: str) -> City:
    state = City([P1, P2, P3], Phase.CITY)
    state.row = list(row)
    return state


@rule("D-VAL-1", "D-VAL-2", "D-VAL-3")
def test_cards_compare_by_value_and_then_by_suit() -> None:
    cards = ["H13", "S12", "D11", "H10", "C9", "D9", "H9", "S9", "S8"]
    assert sorted(cards, key=order, reverse=True) == cards
    assert sorted(sorted(cards), key=order, reverse=True) == cards
    assert order("C1")[0] == 1


@rule("D-INT-5", "D-CITY-1", "R-D01")
def test_twelve_open_cards_lie_for_all_of_them() -> None:
    state = City([P1, P2])
    dealt = PACK[:12]
    city_making.deal(Script(city_card=[dealt]), state, BOOK)
    assert state.row == list(dealt)
    assert len(state.deck) == 40
    assert not set(state.row) & set(state.deck)


@rule("D-LOC-1", "D-DEF-1", "D-DEF-3", "D-CITY-7", "D-THR-6")
def test_the_value_says_what_a_card_can_be() -> None:
    for rank in range(1, 6):
        assert (location_types(rank), defender_types(rank)) == (AREAS, GROUPS)
    for rank in range(6, 11):
        assert (location_types(rank), defender_types(rank), threat_types(rank)) == (MILITARY, REGIMENTS, REGIMENTS)
    assert "bazaar" in location_types(JACK)
    assert "temple" in location_types(QUEEN)
    assert "palace" in location_types(KING)
    assert "cannon" in defender_types(KING)
    assert "wraith" in threat_types(JACK)


@rule("D-CITY-8", "D-LOC-2", "D-DEF-2", "R-D02", "R-D04", "D-CITY-7", "D-CITY-9")
def test_the_suit_says_how_it_can_be_and_no_word_stands_twice() -> None:
    # The book's example: a six makes an armoury, a Club makes it well constructed.
    assert "type:armoury" in meanings("H6", None, is_place=True)
    assert "word:well-constructed" in meanings("C2", None, is_place=True)
    assert "word:well-constructed" not in meanings("H6", None, is_place=True)
    stack = Stack("place-1", is_place=True, cards=["C2"], types=[""], words=["well-constructed"])
    assert "word:well-constructed" not in meanings("C3", stack, is_place=True)
    assert "type:park" in meanings("C3", stack, is_place=True)
    for words in (LOCATION_WORDS, DEFENDER_WORDS):
        assert sorted(words) == ["C", "D", "H", "S"]


@rule("D-CITY-2", "D-CITY-3", "D-CITY-4", "D-CITY-6", "D-CITY-10", "D-CITY-13", "R-D49")
def test_a_card_begins_something_or_extends_what_is_not_finished() -> None:
    state = begun("C7")
    assert targets(state, BOOK) == ["new-location", "new-defender"]
    state.deck = ["H2"]
    table = Script(city_card="H2")
    city_making.take_turn(table, state, BOOK)
    (stack,) = state.stacks
    assert (stack.is_place, stack.cards, stack.types) == (True, ["C7"], ["barracks"])
    # A replacement lies in its place, and the next is in turn.
    assert (state.row, state.deck, state.turn_of) == (["H2"], [], 1)
    stack.cards = ["C7", "C6", "C8", "C9"]
    assert targets(state, BOOK) == ["new-location", "new-defender", stack.id]
    stack.is_final = True
    assert stack.id not in targets(state, BOOK)
    state.stacks = [Stack(f"place-{number}", is_place=True, is_dropped=True) for number in range(12)]
    assert targets(state, BOOK) == ["new-defender"]


@rule("D-CITY-5", "R-D04", "R-D05")
def test_two_cards_of_which_one_says_what_it_is_can_be_finished() -> None:
    stack = Stack("unit-1", is_place=False, cards=["C7"], types=["riders"], words=[""])
    assert not may_finish(stack)
    stack.cards, stack.types, stack.words = ["C7", "H3"], ["", ""], ["strong", "loved"]
    assert not may_finish(stack)
    stack.types, stack.words = ["riders", ""], ["", "loved"]
    assert may_finish(stack)
    # The highest type card is what it is; cards that are words do not count.
    stack.cards, stack.types = ["C7", "D9", "S13"], ["riders", "archers", ""]
    assert stack.main() == "D9"
    state = begun()
    state.stacks = [stack]
    city_making.take_turn(Script(name="The Grey Company"), state, BOOK)
    assert (stack.is_final, stack.name, stack.owner) == (True, "The Grey Company", P1)


@rule("D-CITY-11", "D-CITY-12", "R-D65", "R-D08")
def test_skipping_begins_at_six_and_six_and_ends_it_when_all_do() -> None:
    state = begun("C7")
    for number in range(6):
        state.stacks.append(Stack(f"place-{number}", is_place=True, is_final=True))
        state.stacks.append(Stack(f"unit-{number}", is_place=False, is_final=number > 0))
    assert "skip" not in turn_options(state, BOOK, targets(state, BOOK))
    state.stacks[1].is_final = True
    assert "skip" in turn_options(state, BOOK, targets(state, BOOK))
    for _ in range(3):
        city_making.take_turn(Script(city_turn="skip"), state, BOOK)
    assert state.phase is Phase.LEFTOVERS
    # Somebody without a legal move passes.
    state = begun()
    assert turn_options(state, BOOK, targets(state, BOOK)) == ["pass"]


@rule("R-D08", "D-CITY-12")
def test_what_is_left_is_offered_and_dropped_and_a_city_without_defenders_begins_anew() -> None:
    state = begun()
    state.passed = [P2, P3, P1]
    ripe = Stack("place-1", is_place=True, cards=["C7", "C8"], types=["barracks", "armoury"], words=["", ""])
    green = Stack("unit-1", is_place=False, cards=["C9"], types=["riders"], words=[""])
    state.stacks = [ripe, green]
    table = Script(leftover=["decline", "finish:place-1"])
    city_making.offer_leftovers(table, state)
    assert [one.who for one in table.asked if one.topic == "leftover"] == [P2, P3]
    assert (ripe.owner, green.is_dropped) == (P3, True)
    assert len(table.told(Dropped)) == 1
    assert not city_making.found_city(table, state)
    assert table.told(StartedAgain)
    state.stacks.append(Stack("unit-2", is_place=False, owner=P1, cards=["H3", "C9"], types=["healers", "riders"]))
    state.stacks[-1].words = ["", ""]
    state.stacks[-1].is_final = True
    assert city_making.found_city(table, state)
    assert [(one.card, one.type) for one in state.units] == [("C9", "riders")]
    # R-D05. A location is military if any of its types is.
    assert state.locations[0].types == ["barracks", "armoury"]


@pytest.mark.parametrize("rank", range(1, 14))
@rule("D-CITY-7")
def test_every_card_can_always_say_something(rank: int) -> None:
    for suit in "CDHS":
        for is_place in (True, False):
            assert meanings(f"{suit}{rank}", None, is_place=is_place)
