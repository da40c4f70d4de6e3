"""What is wrong with a setup, as a person reads it."""

from __future__ import annotations

import pytest

from rules_core.kernel.problems import SetupProblem


@pytest.mark.parametrize(
    "problem, sentence",
    [
        ("positions.town-hall: the Town Hall is too far off.", "The Town Hall is too far off."),
        ("scenario.wave[3]: no enemy comes from there.", "No enemy comes from there."),
        ("heroes: choose two to four.", "Choose two to four."),
        ("squad_1: Men of Smolensk is of another nation.", "Men of Smolensk is of another nation."),
        ("Choose one: two are too many.", "Choose one: two are too many."),
    ],
)
def test_no_place_of_a_setup_is_told(problem: str, sentence: str) -> None:
    assert SetupProblem([problem]).sentences == [sentence]
