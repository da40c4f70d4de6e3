"""Luck: every open die of a real game is found, with its thrower and source, and the chances are those of real dice."""

from __future__ import annotations

from itertools import product

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.journal import BOT, PERSON, PROGRAM_BY
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.requests import Answer, Request, Roll
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.lab.luck import FEW, Fortune, Verdict, hits_of_dice, luck_of, sums_of_dice
from rules_core.lab.throws import Source, Throw, throws_of


class Noting(Supplier):
    """Rolls as the program does and notes every roll that lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.rolls: list[tuple[str, tuple[int, ...], int]] = []

    def supply(self, seed: int, position: int, request: Request) -> Answer | None:
        answer = super().supply(seed, position, request)
        if isinstance(request, Roll) and not request.hidden and request.topic != topics.TOKEN_EDGE:
            assert isinstance(answer, tuple)
            self.rolls.append((request.who, tuple(int(face) for face in answer), request.need))
        return answer


class NoDice(Supplier):
    """Leaves open dice to whoever sits at the table."""

    def supply(self, seed: int, position: int, request: Request) -> Answer | None:
        if isinstance(request, Roll) and not request.hidden:
            return None
        return super().supply(seed, position, request)


def siege_match(supplier: Supplier, seed: int, heroes: slice = slice(0, 3)) -> Match[Siege]:
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[heroes], "length": "intro"})
    match: Match[Siege] = begin(GAMES["village"](setup), seed, supplier)
    return match


def play(match: Match[Siege], player: ThumbPlayer, answers: int = 100_000) -> None:
    for _ in range(answers):
        request = match.pending
        if request is None:
            return
        match.answer(player.decide(match.state, request, match.journal.depth(match.journal.head)), BOT)


def told(throws: list[Throw]) -> list[tuple[str, tuple[int, ...], int]]:
    return [(throw.side, throw.faces, throw.need) for throw in throws]


@pytest.mark.parametrize("heroes", [slice(0, 3), slice(3, 6), slice(5, 8)])
def test_every_open_die_of_a_whole_game_is_found(heroes: slice) -> None:
    supplier = Noting()
    match = siege_match(supplier, 11, heroes)
    play(match, ThumbPlayer())
    throws = throws_of(match.journal, match.facts)
    assert len(throws) > 100
    assert told(throws) == supplier.rolls
    assert {throw.source for throw in throws} == {Source.PROGRAM}
    assert {throw.side for throw in throws} == {PLAYERS, ENEMY}


def test_dice_that_an_undo_took_back_do_not_count() -> None:
    match = siege_match(Supplier(), 5)
    play(match, ThumbPlayer(), 60)
    before = told(throws_of(match.journal, match.facts))
    play(match, ThumbPlayer(), 40)
    assert len(told(throws_of(match.journal, match.facts))) > len(before)
    for _ in range(40):
        match.undo()
    assert told(throws_of(match.journal, match.facts)) == before


def test_who_gave_the_faces_is_where_the_dice_come_from() -> None:
    match = siege_match(NoDice(), 5)
    player = ThumbPlayer()
    rolls = 0
    while match.pending is not None and rolls < 30:
        request = match.pending
        position = match.journal.depth(match.journal.head)
        if isinstance(request, Roll):
            by = (PERSON, PROGRAM_BY, BOT)[rolls % 3]
            rolls += 1
            match.answer(seeded_answer(match.seed, position, request), by)
        else:
            match.answer(player.decide(match.state, request, position), PERSON)
    throws = throws_of(match.journal, match.facts)
    sources = [throw.source for throw in throws]
    assert sources[:6] == [Source.TYPED, Source.PROGRAM, Source.SCRIPTED] * 2
    counted = luck_of(throws)
    assert len({(one.side, one.source) for one in counted}) == len(counted) >= 3
    assert sum(one.dice for one in counted) == sum(len(throw.faces) for throw in throws)


def throw(faces: tuple[int, ...], need: int = 0, side: str = PLAYERS, source: Source = Source.PROGRAM) -> Throw:
    return Throw(1, side, source, faces, need, need > 0)


def test_a_small_worked_example() -> None:
    (luck,) = luck_of([throw((6, 4, 1), 4), throw((3,)), throw((2, 5), 3)])
    assert luck.dice == 6
    assert luck.faces == (1, 1, 1, 1, 1, 1)
    assert luck.mean == pytest.approx(3.5)
    # Three dice that need 4 or more, two that need 3 or more.
    assert luck.quality_dice == 5
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
    (lucky,) = luck_of([throw((6, 6, 6), 4)] * 4)
    assert lucky.all_dice.fortune is Fortune.LUCKY
    assert lucky.all_dice.chance == pytest.approx(1 / 6**12)
    assert lucky.quality.fortune is Fortune.LUCKY
    assert lucky.quality.one_in == 4100, "one in 4096, to two figures"
    (unlucky,) = luck_of([throw((1, 1, 1), 4)] * 4)
    assert unlucky.all_dice.fortune is Fortune.UNLUCKY
    assert unlucky.quality.fortune is Fortune.UNLUCKY


def test_what_every_fifth_table_sees_is_nothing_to_talk_about() -> None:
    (luck,) = luck_of([throw((6, 5, 4, 3, 2, 1))] * 10)
    assert luck.all_dice.fortune is Fortune.USUAL


def test_few_dice_say_nothing_however_they_fell() -> None:
    (luck,) = luck_of([throw((6,))] * (FEW - 1))
    assert luck.all_dice.fortune is Fortune.TOO_FEW
    assert luck.quality.fortune is Fortune.TOO_FEW


@pytest.mark.parametrize("chance, tables", [(0.2, 5), (0.083, 12), (0.0101, 99), (0.0098, 100), (0.00123, 810)])
def test_one_table_in_so_many_is_said_to_two_figures(chance: float, tables: int) -> None:
    assert Verdict(Fortune.LUCKY, chance).one_in == tables
