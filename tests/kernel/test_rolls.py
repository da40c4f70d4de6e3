"""Every roll is told where it happens, and a game of an earlier version has the rules tell its rolls once more."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.journal import BOT, PERSON, PROGRAM_BY
from rules_core.kernel.match import Supplier, begin
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.requests import Answer, Request, Roll
from rules_core.kernel.rolls import Rolled
from rules_core.kernel.saves import document_from_text, from_document, to_document, to_text
from tests.conformance.players import EXAMINED, play_on
from tests.kernel.test_match import play_through
from tests.toy.toy_siege import ToySiege

TOY: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


class Noting(Supplier):
    """Rolls as the program does, and notes every roll."""

    def __init__(self) -> None:
        super().__init__()
        self.rolls: list[tuple[Request, Answer | None]] = []

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        answer = super().supply(seed, place, request)
        if isinstance(request, Roll):
            self.rolls.append((request, answer))
        return answer


def noted(rolls: list[Rolled]) -> list[tuple[Request, Answer | None]]:
    return [(one.request, one.faces) for one in rolls]


@pytest.mark.parametrize("name", EXAMINED)
def test_every_roll_of_a_game_is_told_with_its_question(name: GameId) -> None:
    supplier = Noting()
    match = begin(EXAMINED[name](), 11, supplier)
    play_on(match, 150)
    assert match.rolls
    assert noted(match.rolls) == supplier.rolls
    assert all(match.journal.entries[one.node].answer == one.faces for one in match.rolls)


def test_who_gave_the_dice_is_told_with_them() -> None:
    class NoDice(Supplier):
        def supply(self, seed: int, place: int, request: Request) -> Answer | None:
            return None if isinstance(request, Roll) else super().supply(seed, place, request)

    match = begin(ToySiege({"wall": 9}), 3, NoDice())
    given_by = iter((PERSON, PROGRAM_BY, BOT))
    while match.pending is not None:
        if isinstance(match.pending, Roll):
            match.answer(seeded_answer(3, 0, match.pending), next(given_by))
        else:
            play_on(match, 1)
    assert [one.by for one in match.rolls] == [PERSON, PROGRAM_BY, BOT]


@pytest.mark.parametrize("name", EXAMINED)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 60), back=st.integers(0, 20))
def test_rolls_follow_undo_saves_and_forks(name: GameId, seed: int, answers: int, back: int) -> None:
    makers: dict[GameId, GameMaker] = {name: lambda _: EXAMINED[name]()}
    match = begin(EXAMINED[name](), seed)
    play_on(match, answers)
    before = list(match.rolls)
    for _ in range(back):
        match.undo()
    assert match.rolls == [one for one in before if match.journal.is_above(one.node, match.journal.head)]
    loaded = from_document(document_from_text(to_text(match)), makers)
    assert loaded.rolls == match.rolls
    assert match.fork().rolls == match.rolls
    play_on(match, 4)
    play_on(loaded, 4)
    assert loaded.rolls == match.rolls


@pytest.mark.parametrize("name", EXAMINED)
def test_an_old_save_has_its_rolls_told_once_more(name: GameId) -> None:
    makers: dict[GameId, GameMaker] = {name: lambda _: EXAMINED[name]()}
    match = begin(EXAMINED[name](), 5)
    play_on(match, 90)
    document = json.loads(json.dumps(to_document(match)))
    del document["checkpoint"]["rolls"]
    loaded = from_document(document, makers)
    play_on(match, 3)
    play_on(loaded, 3)
    assert loaded.fork().rolls == match.rolls
    assert loaded.rolls == match.rolls
    play_on(match, 3)
    play_on(loaded, 3)
    assert loaded.rolls == match.rolls
    assert to_text(loaded) == to_text(match)


@pytest.mark.parametrize("name", EXAMINED)
def test_a_library_of_an_earlier_version_has_its_rolls_told_from_one_kept_state_to_the_next(name: GameId) -> None:
    match = begin(EXAMINED[name](), 5)
    play_on(match, 90)
    told = list(match.rolls)
    for checkpoint in match.checkpoints.values():
        checkpoint.rolls = None
    match.run()
    match.take_touched()
    assert match.rolls == told
    assert all(one.rolls is not None for one in match.take_touched()), "they are written down with the next answer"
    match.run()
    assert match.rolls == told


class OtherDice(ToySiege):
    """The toy after a change of its rules: there is a die more in the second fight."""

    def play(self, table: Any, state: Any) -> None:
        if state.phase == "fight" and state.round == 2:
            table.roll("players", "omen", 1, "TOY-5")
        super().play(table, state)


def test_where_the_rules_have_changed_the_other_rolls_are_still_told() -> None:
    match = begin(ToySiege({"wall": 9}), 5)
    play_through(match)
    first, _, third = match.rolls
    match.game = OtherDice({"wall": 9})
    for checkpoint in match.checkpoints.values():
        checkpoint.rolls = None
    match._lacks_rolls = True
    assert match.rolls == [first, third]


@pytest.mark.parametrize(
    "change",
    [lambda row: row[:-1], lambda row: [999, *row[1:]], lambda row: [0, *row[1:]], lambda row: [*row[:5], 2, 8, 0]],
)
def test_rolls_that_do_not_fit_the_answers_are_a_damaged_save(change: Any) -> None:
    match = begin(ToySiege({"wall": 9}), 5)
    play_through(match)
    document = json.loads(json.dumps(to_document(match)))
    rolls = document["checkpoint"]["rolls"]
    rolls[0] = change(rolls[0])
    with pytest.raises(SaveProblem, match="take an earlier copy"):
        from_document(document, TOY)
