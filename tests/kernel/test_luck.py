"""Luck: what each seat rolled from each source, and chances that are those of real dice."""

from __future__ import annotations

from itertools import product

import pytest

from rules_core.kernel.journal import BOT, PERSON, PROGRAM_BY
from rules_core.kernel.luck import FEW, DiceUse, Fortune, LuckVerdict, Source, hits_of_dice, luck_of, sums_of_dice
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Roll, SeatId, Topic
from rules_core.kernel.rolls import Rolled
from tests.conformance.players import play_on
from tests.pig.definition import ANN, BEN, PigGame


def thrown(faces: tuple[int, ...], need: int = 0, who: SeatId = ANN, by: str = PROGRAM_BY, sides: int = 6) -> Rolled:
    return Rolled(1, Roll(who, Topic("die"), "PIG-2", "", len(faces), need, sides), faces, by, False)


def test_every_seat_of_any_game_has_its_luck() -> None:
    match = begin(PigGame({"target": 60}), 4)
    play_on(match, 60)
    ann, ben = luck_of(match.rolls, seats=(ANN, BEN))
    assert (ann.seat, ben.seat) == ("ann", "ben")
    for one in (ann, ben):
        assert one.dice == len([roll for roll in match.rolls if roll.request.who == one.seat])
        # A 1 loses the turn: five faces of six are hits.
        assert one.expected_hits == pytest.approx(one.dice * 5 / 6)
        assert one.hits == one.dice - one.faces[0]


def test_seats_come_in_their_order_and_each_source_apart() -> None:
    rolls = [thrown((1,), 0, BEN), thrown((2,), 0, BEN, PERSON), thrown((3,), 0, SeatId("cem"), BOT), thrown((4,))]
    found = [(one.seat, one.source) for one in luck_of(rolls, seats=(ANN, BEN))]
    assert found == [
        ("ann", Source.PROGRAM),
        ("ben", Source.PROGRAM),
        ("ben", Source.TYPED),
        ("cem", Source.SCRIPTED),
    ]


def test_dice_of_other_sides_stand_apart() -> None:
    six, twenty = luck_of([thrown((20, 11), 11, sides=20), thrown((6,), 4)])
    assert (len(six.faces), len(twenty.faces)) == (6, 20)
    assert twenty.expected_mean == pytest.approx(10.5)
    assert twenty.expected_hits == pytest.approx(1)
    assert twenty.hits == 2


def test_hidden_dice_and_those_that_a_game_leaves_aside_are_no_luck() -> None:
    hidden = Rolled(1, Roll(ANN, Topic("die"), "PIG-2", "", 1, 0, 6, True), (3,), PROGRAM_BY, False)
    assert luck_of([hidden]) == []
    assert luck_of([thrown((3,))], lambda request: DiceUse.NONE) == []
    (luck,) = luck_of([thrown((3,), 2)], lambda request: DiceUse.SUM)
    assert (luck.dice, luck.hit_dice) == (1, 0)


def test_where_low_faces_succeed_the_successes_count_and_the_faces_do_not() -> None:
    def meaning(request: Roll) -> DiceUse:
        return DiceUse.LOW if request.need == 2 else DiceUse.HITS

    (luck,) = luck_of([thrown((1, 2, 3), 2), thrown((6,), 4)], meaning)
    assert (luck.dice, luck.mean) == (1, 6)
    assert (luck.hit_dice, luck.hits) == (4, 3)
    assert luck.expected_hits == pytest.approx(3 * 2 / 6 + 3 / 6)
    assert luck_of([thrown((1,), 2)], meaning) == [], "nothing is said of the faces"


def test_a_small_worked_example() -> None:
    (luck,) = luck_of([thrown((6, 4, 1), 4), thrown((3,)), thrown((2, 5), 3)])
    assert luck.dice == 6
    assert luck.faces == (1, 1, 1, 1, 1, 1)
    assert luck.mean == pytest.approx(3.5)
    # Three dice that need 4 or more, two that need 3 or more.
    assert luck.hit_dice == 5
    assert luck.expected_hits == pytest.approx(3 * 3 / 6 + 2 * 4 / 6)
    assert luck.hits == 3
    assert luck.all_dice.fortune is Fortune.TOO_FEW


def test_the_sums_of_dice_are_those_of_counting_them_all() -> None:
    for dice in (1, 2, 4):
        results = sums_of_dice(dice)
        rolled = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
        for wanted in range(dice, 6 * dice + 1):
            assert results.at_least(wanted) == pytest.approx(len([one for one in rolled if one >= wanted]) / 6**dice)
            assert results.at_most(wanted) == pytest.approx(len([one for one in rolled if one <= wanted]) / 6**dice)


def test_the_successes_are_those_of_counting_them_all() -> None:
    # Two dice that need 3 or more, one that needs 6.
    results = hits_of_dice((0, 0, 0, 2, 0, 0, 1))
    rolled = [(a >= 3) + (b >= 3) + (c >= 6) for a, b, c in product(range(1, 7), repeat=3)]
    for wanted in range(4):
        assert results.at_least(wanted) == pytest.approx(len([one for one in rolled if one >= wanted]) / 216)
        assert results.at_most(wanted) == pytest.approx(len([one for one in rolled if one <= wanted]) / 216)


def test_many_dice_still_sum_to_one_and_centre_on_the_mean() -> None:
    results = sums_of_dice(1000)
    assert results.at_least(0) == pytest.approx(1)
    assert results.at_least(3500) == pytest.approx(0.5, abs=0.01)
    assert hits_of_dice((0, 0, 0, 0, 1000, 0, 0)).at_most(500) == pytest.approx(0.5, abs=0.02)


def test_twelve_sixes_are_luck_and_twelve_ones_are_none() -> None:
    (lucky,) = luck_of([thrown((6, 6, 6), 4)] * 4)
    assert lucky.all_dice.fortune is Fortune.LUCKY
    assert lucky.all_dice.chance == pytest.approx(1 / 6**12)
    assert lucky.successes.fortune is Fortune.LUCKY
    assert lucky.successes.one_in == 4100, "one in 4096, to two figures"
    (unlucky,) = luck_of([thrown((1, 1, 1), 4)] * 4)
    assert unlucky.all_dice.fortune is Fortune.UNLUCKY
    assert unlucky.successes.fortune is Fortune.UNLUCKY


def test_what_every_fifth_table_sees_is_nothing_to_talk_about() -> None:
    (luck,) = luck_of([thrown((6, 5, 4, 3, 2, 1))] * 10)
    assert luck.all_dice.fortune is Fortune.USUAL


def test_few_dice_say_nothing_however_they_fell() -> None:
    (luck,) = luck_of([thrown((6,))] * (FEW - 1))
    assert luck.all_dice.fortune is Fortune.TOO_FEW
    assert luck.successes.fortune is Fortune.TOO_FEW


@pytest.mark.parametrize("chance, tables", [(0.2, 5), (0.083, 12), (0.0101, 99), (0.0098, 100), (0.00123, 810)])
def test_one_table_in_so_many_is_said_to_two_figures(chance: float, tables: int) -> None:
    assert LuckVerdict(Fortune.LUCKY, chance).one_in == tables
