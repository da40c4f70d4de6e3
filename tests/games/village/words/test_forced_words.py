"""What nobody chose is told to people at a table as an order: with direction and end, one line for each model."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.facts import TrapSprung
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.forced_words import forced_moves
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Topic
from rules_core.song.facts import Defeated, KnockedDown, ModelFled, ModelMoved, SetDown, TakenUp
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId
from rules_core.wording.tape import on_tape
from tests.clauses import rule
from tests.games.village.fighting import fight, hero, raider

ORC = ModelId("orc")


def moved(manner: str, state: Siege, dx: float, dy: float) -> ModelMoved:
    """The orc has come to where it stands, from so many inches away."""
    orc = state.model("orc")
    start = orc.x - round(dx * INCH), orc.y - round(dy * INCH)
    return ModelMoved("SBH-MOR-7", ORC, *start, orc.x, orc.y, manner)


def lines(state: Siege, *facts: Fact) -> list[str]:
    return [one.text(on_tape) for one in forced_moves(facts, state, SiegeNames(state.world))]


def table(x: float = 12, y: float = -12) -> Siege:
    state = fight(Behaviour.HUNTER)
    raider(state, "orc", x, y)
    return state


@rule("SBH-MOR-7", "SBH-MOV-17")
def test_who_runs_off_the_table_is_one_line() -> None:
    state = table()
    told = lines(state, moved("flee", state, 0, -5), ModelFled("SBH-MOV-17", ORC, 1))
    assert told == ["Orc runs 5 in to the north, over the north edge, and is gone."]


@rule("SBH-HTH-10")
def test_who_is_driven_back_is_told_where_it_ends() -> None:
    state = table()
    told = lines(state, moved("recoil", state, 1, 0))
    assert len(told) == 1
    assert told[0].startswith("Orc is driven 1 in to the east; it ends ")
    assert told[0].endswith(" to the north-east of the Temple.")
    hero(state, "ada", 13, -12)
    assert lines(state, moved("recoil", state, 1, 0)) == ["Orc is driven 1 in to the east; it ends touching Ada."]


@rule("R-V29", "V-6.2.7")
def test_who_survives_a_trap_is_told_where_the_rest_of_its_move_leads() -> None:
    state = table()
    sprung, rest = TrapSprung("V-7.8.6", "trap-1", ORC, 2, 1), moved("move", state, 0, 2)
    told = lines(state, moved("move", state, 0, 3), sprung, rest)
    assert len(told) == 1
    assert told[0].startswith("Orc goes on 2 in to the south; it ends ")
    # A further move has an order of its own, and others' moves have nothing to do with it.
    order = OrderGiven("V-6.2.7", ORC, 1, (), "", "", "", "", -1, (), Topic(""))
    assert lines(state, sprung, order, rest) == []
    other = ModelMoved("SBH-MOV-4", ModelId("elf"), 0, 0, 254, 254, "move")
    assert not any("Elf" in one or "goes on" in one for one in lines(state, sprung, other))
    assert lines(state, sprung, rest, KnockedDown("SBH-HTH-11", ORC)) == [
        "Orc goes on 2 in to the south, and goes down: lay it on its side."
    ]


@rule("SBH-HTH-12")
def test_two_who_move_are_two_lines_in_order() -> None:
    state = table()
    raider(state, "elf", 0, -15)
    after = ModelMoved("SBH-HTH-12", ModelId("elf"), 0, 0, 254, 254, "follow-up")
    first, second = lines(state, moved("recoil", state, 1, 0), after)
    assert first.startswith("Orc is driven")
    assert second == "Elf follows 1 3/8 in to the south-east."


@rule("SBH-HTH-13")
@pytest.mark.parametrize(
    "ends, told",
    [
        ([KnockedDown("", ORC)], "Orc goes down: lay it on its side."),
        ([Defeated("", ORC, ModelId(""), False)], "Orc is defeated: take it off."),
        ([KnockedDown("", ORC), Defeated("", ORC, ModelId(""), False)], "Orc is defeated: take it off."),
        ([Defeated("SBH-MOR-6", ORC, ModelId(""), False)], "Orc falls to dust: take it off."),
        ([ModelFled("SBH-MOR-1", ORC, 0)], "Orc flees from the field: take it off."),
        ([ModelFled("", ORC, 2)], "Orc is gone over the east edge: take it off."),
    ],
)
def test_who_lies_or_is_gone_is_one_line(ends: list[Fact], told: str) -> None:
    assert lines(table(), *ends) == [told]


def test_what_people_chose_is_no_order() -> None:
    state = table()
    assert lines(state, moved("move", state, 0, -5), moved("step", state, 1, 0)) == []


@rule("OPEN-19")
def test_who_is_thrown_is_laid_beside_the_rider_or_where_it_was() -> None:
    state = table()
    ada, ben = hero(state, "ada", 0, 14), hero(state, "ben", 1, 14)
    thrown = SetDown("OPEN-19", ben.id, ada.id, ben.x, ben.y, "is thrown")
    falls: list[Fact] = [KnockedDown("", ada.id), thrown, KnockedDown("", ben.id)]
    assert lines(state, *falls) == [
        "Ada goes down: lay it on its side.",
        "Ben is thrown: lay it on its side, touching Ada.",
    ]
    ada.fate = Fate.DEFEATED
    dies = Defeated("", ada.id, ORC, gruesome=False)
    assert lines(state, dies, thrown, KnockedDown("", ben.id)) == [
        "Ada is defeated: take it off.",
        "Ben is thrown: lay it on its side where Ada was.",
    ]
    gone = ModelFled("", ben.id, 0)
    assert lines(state, dies, thrown, KnockedDown("", ben.id), gone)[1] == "Ben is out: it stays off the table."


@rule("OPEN-18")
def test_who_is_taken_up_is_taken_off_the_table_once() -> None:
    state = table()
    ada, ben = hero(state, "ada", 0, 14), hero(state, "ben", 1, 14)
    up = TakenUp("SBH-ACT-13", ben.id, ada.id)
    assert lines(state, up) == ["Ben rides with Ada: take it off the table."]
    assert lines(state, up, ModelFled("", ada.id, 1), ModelFled("", ben.id, 1)) == [
        "Ben rides with Ada: take it off the table.",
        "Ada is gone over the north edge: take it off.",
    ]


@rule("SBH-ACT-13")
def test_where_somebody_gets_down_is_no_order() -> None:
    state = table()
    ada, ben = hero(state, "ada", 0, 14), hero(state, "ben", 1, 14)
    down = SetDown("SBH-ACT-13", ben.id, ada.id, ben.x, ben.y, "gets down")
    assert lines(state, down) == []
