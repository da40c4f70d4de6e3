"""Escalation, budgets and income: the tables of the book and what follows from them."""

import pytest

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.rules.escalation import (
    DEFAULT_LENGTH,
    ESCALATION,
    ambush_budget,
    budget,
    level,
    party_value,
    share,
    waves,
)
from rules_core.games.village.rules.generation import generate
from tests.clauses import rule
from tests.games.village.little import content, siege
from tests.games.village.sitting import Careless

BUDGETS = {
    200: (50, 100, 150, 200, 250, 300, 350),
    300: (75, 150, 225, 300, 375, 450, 525),
    400: (100, 200, 300, 400, 500, 600, 700),
}
AMBUSHES = {
    200: (13, 25, 38, 50, 63, 75, 88),
    300: (19, 38, 56, 75, 94, 113, 131),
    400: (25, 50, 75, 100, 125, 150, 175),
}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
BY_WAVE = {
    "intro": "I I II II III",
    "standard": "I II III IV V VI VII",
    "siege": "I I II III III IV V VI VII VII",
}


@rule("V-4.1.1", "V-3.4")
@pytest.mark.parametrize("length, count", [("intro", 5), ("standard", 7), ("siege", 10)])
def test_a_game_has_five_seven_or_ten_waves(length: str, count: int) -> None:
    assert waves(length) == count
    assert siege(length=length).world.waves == count


@rule("V-4.1.2")
def test_seven_waves_are_the_default() -> None:
    assert DEFAULT_LENGTH == "standard"
    assert siege().world.length == "standard"


@rule("V-5.3.1")
@pytest.mark.parametrize("length", list(BY_WAVE))
def test_wave_and_length_give_the_escalation(length: str) -> None:
    assert [ROMAN[level(length, wave) - 1] for wave in range(1, waves(length) + 1)] == BY_WAVE[length].split()


@rule("V-4.2.2", "V-4.2.3")
@pytest.mark.parametrize("heroes, value", [(2, 200), (3, 300), (4, 400)])
def test_every_hero_counts_a_hundred_points(heroes: int, value: int) -> None:
    assert party_value(heroes, VillageOptions()) == value


@rule("V-5.2.1", "V-5.2.3")
@pytest.mark.parametrize("value, table", list(BUDGETS.items()))
def test_the_budgets_of_the_book(value: int, table: tuple[int, ...]) -> None:
    assert tuple(budget(value, escalation) for escalation in range(1, 8)) == table


@rule("V-5.2.2")
def test_half_a_point_rounds_up() -> None:
    assert share(50, 25) == 13  # 12.5
    assert share(75, 25) == 19  # 18.75
    assert share(525, 25) == 131  # 131.25
    assert share(150, 25) == 38  # 37.5


@rule("V-5.3.3")
def test_four_heroes_meet_300_points_at_escalation_three() -> None:
    assert budget(party_value(4, VillageOptions()), 3) == 300


@rule("V-7.3.8", "V-7.3.11")
@pytest.mark.parametrize("value, table", list(AMBUSHES.items()))
def test_an_ambush_is_worth_a_quarter_of_the_wave(value: int, table: tuple[int, ...]) -> None:
    found = tuple(ambush_budget(budget(value, escalation), VillageOptions()) for escalation in range(1, 8))
    assert found == table


@rule("V-7.1.3")
@pytest.mark.parametrize("length, total", [("intro", 10), ("standard", 21), ("siege", 45)])
def test_income_before_the_final_wave(length: str, total: int) -> None:
    assert sum(range(1, waves(length))) == total


@rule("R-V16")
def test_the_final_assault_is_a_name_and_nothing_more() -> None:
    # Escalation VII differs from VI in its budget alone: the same seed, dice and draws give a Boss wave both times.
    assert max(ESCALATION["standard"]) == 7
    sixth, seventh = Careless(3), Careless(3)
    generate(sixth, content(), VillageOptions(), 6, 300)
    generate(seventh, content(), VillageOptions(), 7, 300)
    assert sixth.asked == seventh.asked
