"""A game with a plain state is copied, saved, opened and corrected by its fields."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import pytest

from rules_core.kernel.data_game import DataGame
from rules_core.kernel.facts import Fact, FieldAmended, Step, fact_from_plain, fact_to_plain
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin
from rules_core.kernel.requests import IllegalAnswer
from tests.pig.definition import ANN, WORDS, PigGame


class Suit(Enum):
    CUPS = "cups"
    SWORDS = "swords"


@dataclass
class Card:
    suit: Suit
    rank: int


@dataclass
class Hand:
    owner: str
    cards: list[Card]
    shown: Card | None = None
    spot: tuple[int, int] = (0, 0)
    path: tuple[int, ...] = ()
    scores: dict[str, list[int]] = field(default_factory=dict)
    over: bool = False


@dataclass(frozen=True)
class Shown(Step):
    rank: int


class Cards(DataGame[Hand]):
    def __init__(self) -> None:
        super().__init__({}, GameId("cards"), 1, Hand, (Shown,))

    def fault_of(self, state: Hand) -> str:
        return "A hand holds at most 3." if len(state.cards) > 3 else ""


def hand() -> Hand:
    return Hand("ann", [Card(Suit.CUPS, 3), Card(Suit.SWORDS, 9)], Card(Suit.CUPS, 1), (4, 5), (1, 2, 3), {"ann": [1]})


@pytest.mark.parametrize("state", [hand(), Hand("ben", [])], ids=["full", "empty"])
def test_it_comes_back_from_a_file_as_it_was(state: Hand) -> None:
    game = Cards()
    assert game.from_plain(json.loads(json.dumps(game.to_plain(state)))) == state


def test_a_copy_shares_nothing_that_changes() -> None:
    game, state = Cards(), hand()
    copy = game.clone(state)
    assert copy == state
    copy.cards[0].rank = 7
    copy.scores["ann"].append(2)
    copy.cards.pop()
    assert state == hand()


@pytest.mark.parametrize(
    "key, value, says",
    [
        ("owner", 5, "owner cannot be 5"),
        ("over", 1, "over cannot be 1"),
        ("cards", "none", "cards cannot be"),
        ("cards", [{"suit": "cups"}], "cards has the fields suit, rank"),
        ("cards", [{"suit": "cups", "rank": True}], "rank cannot be True"),
        ("cards", [{"suit": "hearts", "rank": 1}], "hearts"),
        ("shown", [], "shown has the fields"),
        ("spot", [1], "spot cannot be"),
        ("path", [1, "2"], "path cannot be '2'"),
        ("scores", {"ann": 3}, "ann cannot be 3"),
        ("colour", 1, "state has the fields"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(key: str, value: Any, says: str) -> None:
    plain = Cards().to_plain(hand())
    plain[key] = value
    with pytest.raises(ValueError, match=says):
        Cards().from_plain(plain)


@pytest.mark.parametrize(
    "path, value, what, before, after",
    [
        ("owner", "ben", "owner", "ann", "ben"),
        ("cards/1/rank", 4, "rank", "9", "4"),
        ("spot/0", 9, "0", "4", "9"),
        ("scores/ann", [2], "ann", "[1]", "[2]"),
    ],
)
def test_a_path_corrects_a_field(path: str, value: Any, what: str, before: str, after: str) -> None:
    state = hand()
    told = Cards().amend(state, path, value)
    assert told == FieldAmended("", path, what, before, after)
    assert state != hand()
    Cards().amend(state, path, json.loads(before) if path != "owner" else before)
    assert state == hand()


@pytest.mark.parametrize(
    "path, value",
    [
        ("owner", 5),
        ("nobody", 5),
        ("", 5),
        ("cards/7/rank", 5),
        ("cards/x", 5),
        ("cards/0/rank/more", 5),
        ("cards", [{"suit": "cups", "rank": 1}] * 4),
    ],
)
def test_a_correction_that_does_not_fit_changes_nothing(path: str, value: Any) -> None:
    state = hand()
    with pytest.raises(IllegalAnswer):
        Cards().amend(state, path, value)
    assert state == hand()


def test_facts_are_known_by_name_those_of_the_kernel_among_them() -> None:
    kinds = Cards().fact_kinds()
    assert kinds == {"Shown": Shown}
    told: Fact = FieldAmended("", "owner", "owner", "ann", "ben")
    assert fact_from_plain(json.loads(json.dumps(fact_to_plain(told))), kinds) == told


def test_a_corrected_match_says_so_in_words() -> None:
    match = begin(PigGame({"target": 50}), 3)
    match.amend("points/ann", 31)
    assert match.state.points[ANN] == 31
    (told,) = [one.fact for one in match.facts if isinstance(one.fact, FieldAmended)]
    assert WORDS.fact(told).text() == "The table says otherwise: Ann 31, not 0."
    with pytest.raises(IllegalAnswer, match="0 to 49"):
        match.amend("points/ann", 50)
