"""How the program's dice are mixed: by the question and how often it was asked, never by how much was answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_core.kernel.chance import Mixing, place_of, seeded_answer
from rules_core.kernel.corrections import preview_correction, rolls_before
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.packing import canonical
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.requests import Answer, Request, Roll, is_hidden
from rules_core.kernel.saves import document_from_text, from_document, to_document, to_text
from rules_core.kernel.table import PLAYERS
from tests.conformance.players import EXAMINED, play_on
from tests.toy.toy_siege import FIGHT, TOY, ToySiege, ToyState

EVENING: tuple[Answer, ...] = ((50, 50, 0), ("ada",), (0, 2), "2", ("ben",), (0, 2))


class Watched(Supplier):
    """Throws as ever, and remembers what was asked for and from where in the seed it came."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Request, int]] = []

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        self.asked.append((request, place))
        return super().supply(seed, place, request)


def an_evening(seed: int, supplier: Supplier | None = None) -> Match[ToyState]:
    match = begin(ToySiege({"wall": 9}), seed, supplier)
    for answer in EVENING:
        match.answer(answer)
    return match


def faces_of(match: Match[Any]) -> list[tuple[int, ...]]:
    return [roll.faces for roll in match.rolls if roll.request.topic == FIGHT]


@pytest.mark.parametrize("seed", range(20))
def test_a_correction_that_changes_nothing_is_no_new_roll(seed: int) -> None:
    plain, corrected = an_evening(seed), an_evening(seed)
    corrected.amend("wall", corrected.state.wall)
    for match in (plain, corrected):
        match.answer("3")
    assert faces_of(corrected) == faces_of(plain)


def test_asked_again_the_same_question_gets_other_dice() -> None:
    same = 0
    for seed in range(200):
        match = an_evening(seed)
        match.answer("2")
        first, second = faces_of(match)
        same += first == second
    # One in 36 by chance.
    assert same < 20


@pytest.mark.parametrize("name", EXAMINED)
def test_no_open_roll_shows_what_a_hidden_one_holds(name: GameId) -> None:
    """However people answer to have other dice fall first: none of them lie where hidden ones do."""
    watched = Watched()
    play_on(begin(EXAMINED[name](), 5, watched), 150)
    hidden = {place for request, place in watched.asked if is_hidden(request)}
    rolls = [request for request, _ in watched.asked if isinstance(request, Roll)]
    opened = {place_of(replace(roll, hidden=False), times) for roll in rolls for times in range(300)}
    assert not hidden & opened
    # Nor do the faces follow one another: one in six is the same by chance.
    plain = [Roll(PLAYERS, one.topic, one.clause, one.subject) for one in rolls]
    same = [
        seeded_answer(5, place_of(replace(roll, hidden=True), times), roll)
        == seeded_answer(5, place_of(roll, times), roll)
        for roll in plain
        for times in range(300)
    ]
    assert sum(same) <= 0.2 * len(same)


def test_a_game_of_an_earlier_version_keeps_its_dice() -> None:
    match = an_evening(9)
    document = to_document(match)
    del document["dice"]
    old = from_document(document_from_text(canonical({**document, "format": 1}).decode()), {TOY: ToySiege})
    assert old.mixing is Mixing.BY_ANSWERS
    again = from_document(document_from_text(to_text(old)), {TOY: ToySiege})
    assert again.mixing is Mixing.BY_ANSWERS
    for one in (old, again, old.fork()):
        depth = one.journal.depth(one.journal.head)
        one.answer("3")
        # The answer to the question how many dice lies before them.
        asked = Roll(PLAYERS, FIGHT, "TOY-5", "", 3, 4)
        assert faces_of(one)[-1] == seeded_answer(9, depth + 1, asked)


@pytest.mark.parametrize("number", [0, 3, 99])
def test_a_way_of_rolling_that_nobody_knows_is_refused(number: int) -> None:
    document = {**to_document(an_evening(1)), "dice": number}
    with pytest.raises(SaveProblem, match=r"^dice: "):
        from_document(document, {TOY: ToySiege})


def test_what_a_correction_would_change_is_told_without_the_dice_to_come() -> None:
    watched = Watched()
    match = an_evening(3, watched)
    match.answer("3")
    asked = len(watched.asked)
    for roll in rolls_before(match, match.journal.head, 10):
        for face in range(1, 7):
            preview_correction(match, roll.node, (face,) * roll.request.dice)
    assert len(watched.asked) == asked


def test_undo_and_another_way_to_the_same_question_gives_the_same_dice() -> None:
    match = an_evening(4)
    match.answer("2")
    first = faces_of(match)[-1]
    # Back over the whole round, and there again by way of another branch.
    for _ in range(3):
        match.undo()
    for answer in (("cem",), (1, 1), "2"):
        match.answer(answer)
    assert faces_of(match)[-1] == first
