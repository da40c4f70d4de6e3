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
    tested = {"seen": 30, "games": 50, "slew": 45, "slain": 15, "won": 30}
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
        "tested": tested,
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
    "kind, sentence",
    [
        ("monster", "Slain in 50 of 100 times; units slain by each of them: 1.5."),
        ("equipment", "Where it came up, somebody who had it won 60\N{NO-BREAK SPACE}%"),
        ("card", "It came up in 50 of 100 wars; how often in each: 0.3."),
    ],
)
def test_it_is_told_what_became_of_a_card(kind: str, sentence: str) -> None:
    lines = [one.words for one in face_of(GAME).result_words(GAME, kind).lines_of(result(kind))]
    assert any(one.startswith(sentence) for one in lines), lines
    assert any("nobody won" in one for one in lines)
    never = {"seen": 0, "games": 0, "slew": 0, "slain": 0, "won": 0}
    lines = [one.words for one in face_of(GAME).result_words(GAME, kind).lines_of(result(kind, tested=never))]
    assert "It never came up: give it more cards." in lines
