"""What is told together in the chronicle: every activation by itself, and nothing of the rounds and waves around it."""

from __future__ import annotations

from rules_core.games.village.state.facts import Amended, EnemyDecided, GroupActivated, RoundStarted
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.games.words import Tale, Words
from rules_core.kernel.facts import Fact
from rules_core.song import topics
from rules_core.song.facts import ActivationStarted, ModelFled, ModelMoved, MoraleRolled, Passed, QualityRolled
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


@rule("V-6.2.3")
def test_an_enemy_group_is_told_from_its_roll_and_without_its_reasons() -> None:
    group = GroupActivated("V-6.2.3", 1, "hunter", (3, 4), 3, 2, turnover=False)
    why = EnemyDecided("V-6.3.1", ENEMY, "move", "nearest hero", HERO, 900, "", -1, "nearest")
    found = tales(ROUND, rolled(ENEMY), group, why, moved(ENEMY))
    assert found == [Tale.ENDS, Tale.OPENS_UNTOLD, Tale.TOLD, Tale.UNTOLD, Tale.TOLD]
    assert tales(ROUND, group)[-1] is Tale.OPENS


def test_a_flight_that_the_nerves_have_told_is_told_once() -> None:
    gone = ModelFled("SBH-MOR-1", ENEMY, 0)

    def shaken(result: str) -> Fact:
        return MoraleRolled("SBH-MOR-1", ENEMY, "gruesome", (1, 1, 1), 4, 0, 3, result)

    assert tales(BEGUN, shaken("removed"), gone)[1:] == [Tale.TOLD, Tale.UNTOLD]
    assert tales(BEGUN, shaken("flees"), gone)[1:] == [Tale.TOLD, Tale.TOLD]


def test_what_people_correct_stays_in_sight() -> None:
    assert tales(BEGUN, Amended("V-9.2", "supplies", "1", "2"))[-1] is Tale.ALONE


def test_a_game_that_says_nothing_folds_nothing() -> None:
    assert Words().tale(BEGUN, None) is Tale.ALONE
