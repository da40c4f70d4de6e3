"""What tests by whole wars found is told in sentences: bars by seat or race, what came up, what is uneven."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.games.faces import face_of
from desktop.language import ENGLISH, speak
from rules_core.games.warhold.card import GAME


def result(kind: str, **changes: Any) -> dict[str, Any]:
    length = {"answers": 900, "rounds": 14, "minutes": 95}
    tested = {"drawn": 150, "seen": 30, "games": 50, "slew": 45, "slain": 15}
    had = {"alone": 40, "won": 36, "others": 400, "others_won": 240}
    return {
        "version": 1,
        "fingerprint": "x",
        "seed": 1,
        "games": 100,
        "won": 70,
        "stalled": 0,
        "broken": 0,
        "message": "",
        "median": length,
        "longest": length,
        "kind": kind,
        "seats": [70, 30],
        "races": [["elves", "Elves", 20, 40], ["mine", "Mine", 30, 60]],
        "tested": {**tested, **had},
        "copies": [1, 12, 49],
        "slayers": {"infantry": 5, "lord": 10},
        "victims": {"infantry": 40, "monster": 5},
        "nobody": 1,
        **changes,
    }


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    speak(ENGLISH)


def test_bars_are_seats_on_a_map_and_races_elsewhere() -> None:
    words = face_of(GAME).result_words(GAME, "board")
    assert [one.name for one in words.rows_of(result("board"))] == ["Seat 1", "Seat 2"]
    assert [one.words for one in words.warnings(result("board"))] == [
        "Seat 1 wins more often than its turn, as it seems.",
        "Seat 2 wins less often than its turn, as it seems.",
    ]
    words = face_of(GAME).result_words(GAME, "race")
    assert [one.name for one in words.rows_of(result("race"))] == ["Elves", "Mine"]
    assert not words.warnings(result("race"))
    assert words.headline(result("race")).startswith("Of 100 test games 70\N{NO-BREAK SPACE}% were won")


@pytest.mark.parametrize(
    "kind, sentences",
    [
        ("monster", ["Units slain by each of them: 1.5. In all: Infantry 40, Monster 5."]),
        ("equipment", ["It helps more than the others of its deck, as it seems."]),
        (
            "card",
            [
                "12 of it lay in the box, and it came up in 50 of 100 wars.",
                "With 1, as it has, it would come up 0.03 times in a war.",
            ],
        ),
    ],
)
def test_it_is_told_what_became_of_a_card(kind: str, sentences: list[str]) -> None:
    words = face_of(GAME).result_words(GAME, kind)
    lines = [one.words for one in words.lines_of(result(kind))]
    assert set(sentences) <= set(lines), lines
    assert any("nobody won" in one for one in lines)
    never = {**result(kind)["tested"], "seen": 0, "games": 0}
    lines = [one.words for one in words.lines_of(result(kind, tested=never))]
    assert "It never came up: give it more cards." in lines


def test_a_monster_is_about_who_fells_it() -> None:
    words = face_of(GAME).result_words(GAME, "monster")
    head = words.head(result("monster"))
    assert head is not None
    assert (head.words, head.second[:16]) == ("Slain, and by whom", "Of 30 that came;")
    assert [(one.name, one.share.hits, one.share.games) for one in words.rows_of(result("monster"))] == [
        ("Lord", 10, 30),
        ("Infantry", 5, 30),
    ]
    assert words.headline(result("monster")).startswith("Of 30 that came 50\N{NO-BREAK SPACE}% were slain")
    assert not words.warnings(result("monster"))


def test_a_card_is_measured_by_the_others_of_its_deck() -> None:
    words = face_of(GAME).result_words(GAME, "equipment")
    rows = [(one.name, one.share.hits, one.share.games) for one in words.rows_of(result("equipment"))]
    assert rows == [("Who had it", 36, 40), ("Who had another", 240, 400)]
    assert "40 wars in which one lord alone had it" in words.headline(result("equipment"))
    few = {**result("equipment")["tested"], "alone": 4, "won": 3}
    lines = [one.words for one in words.lines_of(result("equipment", tested=few))]
    assert "No difference that so few wars would show." in lines
    before = {"fingerprint": "y", "games": 100, "won": 20}
    (change,) = words.changes(result("equipment", before=before))
    assert change.words.startswith("Won by whoever alone had it: 90 of 100, against 20 before this change.")
