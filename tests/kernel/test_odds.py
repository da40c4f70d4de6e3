"""Exact odds by walking forks, against counting and against many seeded rolls."""

from __future__ import annotations

import pytest

from rules_core.kernel.facts import Fact
from rules_core.kernel.match import begin
from rules_core.kernel.odds import OddsWalk, Outcome, TooManyBranches, _outcomes
from rules_core.kernel.requests import Draw, Request, Roll, Topic
from rules_core.kernel.table import PLAYERS
from tests.toy.toy_siege import ToySiege, WallHit


class Loss(Outcome):
    """How strong the wall still is."""

    def of_fact(self, fact: Fact) -> str:
        return f"wall {fact.left}" if isinstance(fact, WallHit) else ""

    def of_end(self) -> str:
        return "whole"


def odds_before_the_fight(seed: int, dice: str) -> dict[str, float]:
    match = begin(ToySiege({}), seed)
    for answer in ((50, 50, 0), ("ada",), (0, 2)):
        match.answer(answer)
    return OddsWalk(match, Loss()).odds([dice])


def seed_with(comers: str) -> int:
    for seed in range(100):
        match = begin(ToySiege({}), seed)
        for answer in ((50, 50, 0), ("ada",)):
            match.answer(answer)
        if match.state.comers == comers:
            return seed
    raise AssertionError(comers)


def test_the_odds_are_those_of_counting_all_dice() -> None:
    odds = odds_before_the_fight(seed_with("bandits"), "3")
    assert odds["whole"] == pytest.approx(1 / 8)
    assert odds["wall 2"] == pytest.approx(3 / 8)
    assert odds["wall 1"] == pytest.approx(3 / 8)
    assert odds["wall 0"] == pytest.approx(1 / 8)


def test_the_odds_sum_to_one_and_change_nothing() -> None:
    match = begin(ToySiege({}), 5)
    for answer in ((50, 50, 0), ("ada",), (0, 2)):
        match.answer(answer)
    before = match.game.to_plain(match.state)
    assert sum(OddsWalk(match, Loss()).odds(["2"]).values()) == pytest.approx(1)
    assert match.game.to_plain(match.state) == before


def test_twenty_thousand_seeded_rolls_agree_with_the_exact_odds() -> None:
    from rules_core.kernel.chance import seeded_answer
    from rules_core.kernel.requests import Roll

    request = Roll(PLAYERS, Topic("fight"), "TOY-5", "", 2, 4)
    both = sum(1 for position in range(20_000) if min(map(int, seeded_answer(11, position, request))) >= 4)
    assert abs(both / 20_000 - 1 / 4) < 0.012


class Left(Loss):
    """The same, for answers of which one may find no room."""

    def of_misfit(self) -> str:
        return "no room"


def test_several_answers_are_counted_as_one() -> None:
    match = begin(ToySiege({}), seed_with("bandits"))
    match.answer((50, 50, 0))
    match.answer(("ada",))
    apart = odds_before_the_fight(seed_with("bandits"), "3")
    assert OddsWalk(match, Left()).odds([(0, 2), "3"]) == apart


def test_dice_may_leave_no_room_for_the_answers_after_them() -> None:
    match = begin(ToySiege({}), seed_with("bandits"))
    match.answer((50, 50, 0))
    assert OddsWalk(match, Left()).odds([("ada",), (0, 2), "nobody offers this"]) == {"no room": 1.0}


@pytest.mark.parametrize(
    "chance",
    [
        Draw(PLAYERS, Topic("hand"), "", options=tuple(str(card) for card in range(52)), count=12),
        Roll(PLAYERS, Topic("handful"), "", dice=30),
    ],
)
def test_more_ways_than_can_be_walked_are_refused_before_they_are_written_down(chance: Request) -> None:
    with pytest.raises(TooManyBranches):
        _outcomes(chance)
