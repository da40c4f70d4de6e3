"""What happened in one activation as one sentence: whoever acts is named once, and again where that changes."""

from __future__ import annotations

import pytest

from rules_core.wording.one_sentence import in_one_sentence
from rules_core.wording.sentence import Length, Sentence
from rules_core.wording.translation import LANGUAGE_IN_FORCE

HEAD = Sentence("{model} acts with {dice} dice.", {"model": "Tobin", "dice": 3})
ACTIONS = Sentence("{number} actions.", {"number": 2})
MOVE = Sentence("{model} moves {length}.", {"model": "Tobin", "length": Length(1016)})
MISS = Sentence(
    "{attacker} aims at {goal} and misses, {a} to {b}.", {"attacker": "Tobin", "goal": "Orc", "a": 7, "b": 7}
)
DOWN = Sentence("{model} is knocked down.", {"model": "Orc"})


def test_whoever_acts_is_named_once() -> None:
    said = in_one_sentence(HEAD, [ACTIONS, MOVE, MISS])
    assert said == "Tobin acts with 3 dice: 2 actions, moves 4.0 in, aims at Orc and misses, 7 to 7."


def test_what_is_done_twice_is_said_once() -> None:
    said = in_one_sentence(HEAD, [MOVE, MOVE, MISS, MISS])
    told = "moves 4.0 in and 4.0 in, aims at Orc and misses, 7 to 7, aims at Orc and misses, 7 to 7."
    assert said == f"Tobin acts with 3 dice: {told}"


def test_somebody_else_is_named_and_goes_on_in_the_same_way() -> None:
    up = Sentence("{model} gets up.", {"model": "Orc"})
    said = in_one_sentence(HEAD, [MOVE, DOWN, up, MOVE])
    assert said == "Tobin acts with 3 dice: moves 4.0 in; Orc is knocked down, gets up; Tobin moves 4.0 in."


def test_a_sentence_about_nobody_stands_apart_and_begins_with_a_small_letter() -> None:
    misses = Sentence("Two misses: the turn ends. All wait.")
    assert in_one_sentence(HEAD, [ACTIONS, misses, MOVE]) == (
        "Tobin acts with 3 dice: 2 actions; two misses, the turn ends; Tobin moves 4.0 in."
    )


def test_a_head_with_a_colon_gets_no_second_one() -> None:
    head = Sentence("Group {group}: 1 action each. Then the turn ends.", {"group": 2})
    assert in_one_sentence(head, []) == "Group 2: 1 action each; then the turn ends."


def test_each_of_several_begins_a_line_once() -> None:
    head = Sentence("Group {group}: 1 action each. Then the turn ends.", {"group": 2})
    falls = Sentence("{wall} falls.", {"wall": "Orc"})
    assert in_one_sentence(head, [MOVE, MOVE, DOWN, MOVE, falls]) == (
        "Group 2: 1 action each; then the turn ends;\nTobin moves 4.0 in and 4.0 in;\n"
        "Orc is knocked down; Tobin moves 4.0 in; Orc falls."
    )


def test_a_head_alone_stays_as_it_is() -> None:
    assert in_one_sentence(HEAD, []) == "Tobin acts with 3 dice."


def test_another_language_joins_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {
        HEAD.template: "{model} handelt mit {dice} Würfeln.",
        MOVE.template: "{model} bewegt sich {length}.",
        DOWN.template: "Zu Boden geht {model}.",
    }
    monkeypatch.setattr(LANGUAGE_IN_FORCE, "texts", words)
    said = in_one_sentence(HEAD, [MOVE, DOWN])
    assert said == "Tobin handelt mit 3 Würfeln: bewegt sich 4.0 in; Zu Boden geht Orc."
