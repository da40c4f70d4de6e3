"""What counts as an answer to each of the eight questions, and what is said of what does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT, ink_in, mark_of, marks_in
from rules_core.kernel.requests import (
    Allocate,
    Choose,
    Draw,
    IllegalAnswer,
    Pick,
    Place,
    Request,
    Roll,
    Sketch,
    Topic,
    Write,
    is_chance,
    is_hidden,
    options_of,
)
from rules_core.kernel.table import ENEMY, PLAYERS
from tests.toy.toy_siege import Yard

ASKED = (PLAYERS, Topic("topic"), "T-1", "subject")

CHOOSE = Choose(*ASKED, options=("north", "south"))
PICK = Pick(*ASKED, options=("ada", "ben", "cid"), least=1, most=2)
ALLOCATE = Allocate(*ASKED, options=("wall", "gate"), total=3, most=(2, 2))
PLACE = Place(*ASKED, region=Yard())
ROLL = Roll(*ASKED, dice=2, sides=8)
DRAW = Draw(*ASKED, options=("ace", "ace", "king"), count=2)
WRITE = Write(*ASKED, longest=5)
SKETCH = Sketch(*ASKED, width=100, height=80, needs=(AREA, SPOT), allowed=(RIVER,))
HASH = "0123456789abcdef" * 4
SPOT_DRAWN = "spot 100 80"


@pytest.mark.parametrize(
    "request_, answer",
    [
        (CHOOSE, "south"),
        (PICK, ("ada",)),
        (PICK, ("cid", "ben")),
        (ALLOCATE, (1, 2)),
        (ALLOCATE, (2, 1)),
        (PLACE, (100, 0, 0)),
        (ROLL, (1, 8)),
        (DRAW, ("ace", "ace")),
        (DRAW, ("king", "ace")),
        (WRITE, ""),
        (WRITE, "fives"),
        (SKETCH, (SPOT_DRAWN,)),
        (SKETCH, ("area 0 0 9 0 9 9", f"ink {HASH}", "river 1 1 2 2 3 3", "river 1 1 2 2")),
        (SKETCH, tuple([SPOT_DRAWN] * 32)),
        (replace(SKETCH, needs=()), ()),
    ],
)
def test_what_is_offered_may_be_answered(request_: Request, answer: Any) -> None:
    request_.check(answer)


@pytest.mark.parametrize(
    "request_, answer, said",
    [
        (CHOOSE, "west", "'west' is not offered here; choose one of: north, south."),
        (PICK, "ada", "Pick from: ada, ben, cid."),
        (PICK, ("dan",), "Pick from: ada, ben, cid."),
        (PICK, ("ada", "ada"), "Pick each thing only once."),
        (PICK, (), "Pick 1 to 2 of them; you picked 0."),
        (PICK, ("ada", "ben", "cid"), "Pick 1 to 2 of them; you picked 3."),
        (ALLOCATE, (3,), "Give one number for each of: wall, gate."),
        (ALLOCATE, "3", "Give one number for each of: wall, gate."),
        (ALLOCATE, (3, 0), "wall takes 0 to 2."),
        (ALLOCATE, (2, -1), "gate takes 0 to 2."),
        (ALLOCATE, ("2", 1), "wall takes 0 to 2."),
        (ALLOCATE, (1, 1), "Share out 3; you shared out 2."),
        (PLACE, (1, 2), "Name a place by x, y and a turn."),
        (PLACE, "here", "Name a place by x, y and a turn."),
        (Place(*ASKED), (1, 2, 0), "Name a place by x, y and a turn."),
        (PLACE, (1, 2, "0"), "A place is three whole numbers: x, y and a turn."),
        (PLACE, (1.5, 2, 0), "A place is three whole numbers: x, y and a turn."),
        (PLACE, (1, "2", 0), "A place is three whole numbers: x, y and a turn."),
        (PLACE, (10, 10, 45), "It cannot be turned by 45 degrees here."),
        (PLACE, (101, 10, 0), "It cannot stand there; choose a spot inside the marked area."),
        (ROLL, (1,), "Dice to roll: 2; given: 1."),
        (ROLL, "11", "Dice to roll: 2; given: 2."),
        (ROLL, (0, 1), "A die shows 1 to 8, not 0."),
        (ROLL, (1, 9), "A die shows 1 to 8, not 9."),
        (ROLL, (1, "2"), "A die shows 1 to 8, not 2."),
        (DRAW, ("ace",), "Draw 2."),
        (DRAW, "ace", "Draw 2."),
        (DRAW, ("ace", "queen"), "queen is not in the deck."),
        (DRAW, ("king", "king"), "king is not in the deck."),
        (DRAW, (1, "ace"), "1 is not in the deck."),
        (WRITE, ("a",), "Write a text."),
        (WRITE, "sixsix", "Write at most 5 characters; this has 6."),
        (SKETCH, "spot 1 1", "Give a drawing as a list of marks."),
        (SKETCH, (1, 2), "Give a drawing as a list of marks."),
        (SKETCH, (), "Nothing is drawn yet that counts; draw one of: area, spot."),
        (SKETCH, ("river 1 1 2 2", f"ink {HASH}"), "Nothing is drawn yet that counts; draw one of: area, spot."),
        (SKETCH, tuple([SPOT_DRAWN] * 33), "Draw at most 32 marks; these are 33."),
        (SKETCH, (SPOT_DRAWN, "line 1 1 2 2"), "line is not drawn here; draw: area, spot, river."),
        (SKETCH, ("spot 1 1 2 2",), "spot: draw it with 1 to 1 points; it has 2."),
        (SKETCH, ("area 1 1 2 2",), "area: draw it with 3 to 64 points; it has 2."),
        (SKETCH, (SPOT_DRAWN, "river" + " 1 1" * 65), "river: draw it with 2 to 64 points; it has 65."),
        (SKETCH, ("spot 101 1",), "spot: 101, 1 lies outside the sheet; stay within 100 by 80."),
        (SKETCH, ("spot -1 1",), "spot: -1, 1 lies outside the sheet; stay within 100 by 80."),
        (SKETCH, (SPOT_DRAWN, "ink 12"), "Name the ink of a drawing by the 64 digits of its hash."),
        (SKETCH, (SPOT_DRAWN, f"ink {HASH.upper()}"), "Name the ink of a drawing by the 64 digits of its hash."),
        (SKETCH, (SPOT_DRAWN, f"ink {HASH}", f"ink {HASH}"), "Name the ink of a drawing only once."),
        *[
            (SKETCH, (text,), "Give a mark as its kind and its points, each as two whole numbers.")
            for text in ("spot 1", "spot 1 1.5", "spot 01 1", "spot  1 1", "spot 1 1 ", "spot 1_0 1", "spot 1 x")
        ],
    ],
)
def test_anything_else_is_refused_with_a_remedy(request_: Request, answer: Any, said: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        request_.check(answer)
    assert str(refused.value) == said


def test_questions_that_differ_anywhere_have_other_fingerprints() -> None:
    asked: list[Request] = [
        *(CHOOSE, PICK, ALLOCATE, PLACE, ROLL, DRAW, WRITE, SKETCH),
        Choose(*ASKED, options=("north",)),
        *(replace(PICK, least=0), replace(PICK, most=3), replace(PICK, options=("ada", "ben"))),
        *(replace(ALLOCATE, total=2), replace(ALLOCATE, most=(2, 1)), replace(ALLOCATE, options=("wall", "tower"))),
        *(replace(ROLL, dice=3), replace(ROLL, need=4), replace(ROLL, sides=10)),
        *(replace(DRAW, count=1), replace(DRAW, options=("ace", "king"))),
        replace(WRITE, longest=7),
        *(replace(SKETCH, width=90), replace(SKETCH, height=90)),
        *(replace(SKETCH, needs=(AREA,)), replace(SKETCH, needs=(LINE, SPOT)), replace(SKETCH, allowed=())),
        *(replace(WRITE, who=ENEMY), replace(WRITE, topic=Topic("another")), replace(WRITE, clause="T-2")),
        replace(WRITE, subject="another"),
    ]
    prints = [one.fingerprint() for one in asked]
    assert len(set(prints)) == len(prints)
    assert CHOOSE.fingerprint() == Choose(*ASKED, options=("north", "south")).fingerprint()


def test_dice_and_cards_are_chance_and_may_be_hidden() -> None:
    assert [is_chance(one) for one in (ROLL, DRAW, CHOOSE)] == [True, True, False]
    assert [is_hidden(one) for one in (ROLL, Roll(*ASKED, hidden=True), Draw(*ASKED, hidden=True), CHOOSE)] == [
        False,
        True,
        True,
        False,
    ]
    assert [list(options_of(one)) for one in (PICK, DRAW, ROLL)] == [list(PICK.options), list(DRAW.options), []]


def test_a_drawing_gives_back_its_marks_and_its_ink() -> None:
    drawn = ("area 0 0 9 0 9 9", f"ink {HASH}", "spot 3 4")
    assert [(one.kind, one.points) for one in marks_in(drawn)] == [
        (AREA, ((0, 0), (9, 0), (9, 9))),
        (SPOT, ((3, 4),)),
    ]
    assert [one.text() for one in marks_in(drawn)] == [drawn[0], drawn[2]]
    assert (ink_in(drawn), ink_in(drawn[:1]), mark_of("area 1")) == (HASH, "", None)
