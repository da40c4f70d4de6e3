"""What is told together in the chronicle: every activation by itself, and nothing of the rounds and waves around it."""

from __future__ import annotations

from dataclasses import replace

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.facts import Amended, EnemyDecided, GroupActivated, LootChosen, RoundStarted
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.games.words import Tale, Words
from rules_core.kernel.facts import Fact, fact_from_plain, fact_to_plain
from rules_core.song import topics
from rules_core.song.facts import (
    ActivationStarted,
    AttackResolved,
    Defeated,
    Intercepted,
    ModelFled,
    ModelMoved,
    MoraleRolled,
    Passed,
    QualityRolled,
)
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.words.test_report_words import GAME

WORDS = SiegeWords(GAME.world)
HERO, ENEMY = ModelId("maren-oak"), ModelId("fen-wolf-3-2a")
BEGUN = ActivationStarted("SBH-ACT-6", HERO, 2)
ROUND = RoundStarted("V-6.1.2", 2, "enemies")


def rolled(model: ModelId) -> Fact:
    return QualityRolled("SBH-ACT-6", model, topics.ACTIVATION, (3, 4), 3, 0, 2, 0)


def moved(model: ModelId) -> Fact:
    return ModelMoved("SBH-MOV-4", model, 0, 0, 254, 0, "move")


def tales(*facts: Fact) -> list[Tale]:
    return [WORDS.tale(fact, before) for fact, before in zip(facts, (None, *facts), strict=False)]


@rule("SBH-ACT-6")
def test_an_activation_is_told_from_its_dice_to_the_next() -> None:
    found = tales(BEGUN, rolled(HERO), moved(HERO), BEGUN, ROUND)
    assert found == [Tale.OPENS, Tale.TOLD, Tale.TOLD, Tale.OPENS, Tale.ENDS]
    assert tales(BEGUN, Passed("SBH-ACT-9", "heroes"))[-1] is Tale.ENDS


def test_a_chronicle_from_before_groups_told_their_number_is_read() -> None:
    now = GroupActivated("V-6.2.3", 1, "hunter", (3, 4), 3, 2, turnover=False, models=1)
    before = {key: value for key, value in fact_to_plain(now).items() if key != "models"}
    read = fact_from_plain(before, {"GroupActivated": GroupActivated})
    assert read == replace(now, models=0)


@rule("V-6.2.3")
def test_an_enemy_group_is_told_from_its_roll_and_without_its_reasons() -> None:
    group = GroupActivated("V-6.2.3", 1, "hunter", (3, 4), 3, 2, turnover=False, models=2)
    why = EnemyDecided("V-6.3.1", ENEMY, "move", "nearest hero", HERO, 900, "", -1, "nearest")
    found = tales(ROUND, rolled(ENEMY), group, why, moved(ENEMY))
    assert found == [Tale.ENDS, Tale.OPENS_UNTOLD, Tale.TOLD, Tale.UNTOLD, Tale.TOLD]
    assert tales(ROUND, group)[-1] is Tale.OPENS


def struck(model: ModelId) -> Fact:
    return AttackResolved("SBH-MOV-13", HERO, model, "free-hack", 1, 6, 4, 8, "nothing", ModelId(""), ())


def shaken(model: ModelId, result: str, cause: str = "gruesome") -> Fact:
    return MoraleRolled("SBH-MOR-1", model, cause, (1, 1, 1), 4, 0, 3, result)


@rule("SBH-MOR-3")
def test_a_rout_is_told_together_by_what_came_of_it() -> None:
    wolves = [ModelId(f"fen-wolf-3-2{letter}") for letter in "abcd"]
    first, second, third, last = wolves
    facts = (
        shaken(first, "removed"),
        ModelFled("SBH-MOR-1", first, 0),
        shaken(second, "holds"),
        shaken(third, "flees twice", "half"),
        ModelMoved("SBH-MOR-7", third, 0, 0, 254, 0, "flee"),
        ModelFled("SBH-MOR-7", third, 1),
        shaken(last, "flees", "half"),
        ModelMoved("SBH-MOR-7", last, 0, 0, 254, 0, "flee"),
    )
    assert set(tales(BEGUN, *facts)[1:]) == {Tale.TOGETHER}
    told = [one.text() for one in WORDS.together(facts)]
    names = [WORDS.called(one) for one in wolves]
    assert len(told) == 1
    assert told[0].startswith("The nerve of 4 is tested after a gruesome death and the loss of half their number: ")
    assert told[0].endswith(": 2 flee from the field, 1 runs and 1 stands firm.")
    # A few are named.
    told = [one.text() for one in WORDS.together(facts[:6])]
    assert told == [
        f"{names[0]} and {names[2]} flee from the field after a gruesome death and the loss of half their number.",
        f"{names[1]} stands firm after a gruesome death.",
    ]
    # Whoever is caught as it runs belongs to it, and so does a blow at it.
    runs, hack = shaken(first, "flees"), struck(first)
    caught = (runs, hack, Intercepted("SBH-MOR-8", first, HERO), Defeated("SBH-MOR-8", first, HERO, gruesome=False))
    assert set(tales(BEGUN, *caught)[1:]) == {Tale.TOGETHER}
    assert tales(BEGUN, shaken(first, "holds"), hack)[-1] is Tale.TOLD
    (cut_down,) = WORDS.together(caught)
    assert cut_down.text() == f"{names[0]} runs after a gruesome death and is cut down."
    # Whoever is driven off or walks off the table does not flee from anything.
    assert tales(BEGUN, ModelFled("SBH-MOV-17", first, 1))[-1] is Tale.TOLD


@rule("R-V12")
def test_what_a_group_means_to_do_is_told_by_itself() -> None:
    assert tales(BEGUN, LootChosen("R-V12", 2, BuildingId("forge")), moved(HERO))[1:] == [Tale.ALONE, Tale.TOLD]


def test_what_people_correct_stays_in_sight() -> None:
    assert tales(BEGUN, Amended("V-9.2", "supplies", "1", "2"))[-1] is Tale.ALONE


def test_a_game_that_says_nothing_folds_nothing() -> None:
    assert Words().tale(BEGUN, None) is Tale.ALONE
