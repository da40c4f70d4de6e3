"""The wave generator (section 5.4, R-V05, R-V44), with its hidden dice and draws written down.

The little Bestiary: rat 10, orc 20, thief 25, zealot 25, arsonist 5 (torch); champion 40 (Elite, every Behaviour);
warlord 120, dragon 290 (Bosses).
"""

from collections import Counter

import pytest

from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Behaviour, EnemyClass
from rules_core.games.village.rules import generation
from rules_core.games.village.rules.generation import GroupPlan, ambush, generate, label
from rules_core.kernel.requests import Draw, Roll
from tests.clauses import rule
from tests.games.village.little import ENEMIES_OF_ROUND_COST, content
from tests.games.village.sitting import Careless, Sitting

RAVAGER, HUNTER, RAIDER, MINDLESS, FANATIC, GUARDIAN = 1, 2, 3, 4, 5, 6
"""The faces of the die that select a Behaviour."""
OPTIONS = VillageOptions()


def made(table: Sitting, escalation: int, budget: int, options: VillageOptions = OPTIONS) -> list[str]:
    """The wave as text: "ravager rat*3"."""
    plans = generate(table, content(), options, escalation, budget)
    assert table.answers == []
    return [told(plan) for plan in plans]


def told(plan: GroupPlan) -> str:
    counts = Counter(one.id for one in plan.types)
    return f"{plan.behaviour.value} " + ",".join(f"{id}*{count}" for id, count in counts.items())


def ambushed(plan: GroupPlan | None) -> str:
    assert plan is not None
    return told(plan)


@rule("R-V08", "V-5.4.3")
@pytest.mark.parametrize("face, behaviour", list(enumerate(Behaviour, start=1)))
def test_a_die_selects_the_behaviour(face: int, behaviour: Behaviour) -> None:
    assert generation.roll_behaviour(Sitting(("behaviour", face))) is behaviour


@rule("V-5.4.2", "V-5.4.5", "R-V05")
def test_at_escalation_one_groups_of_one_behaviour_fill_the_budget() -> None:
    # 50 points: three rats, then two of the five rats wanted; the budget is reached exactly.
    table = Sitting(("behaviour", RAVAGER), ("mob", ("rat",)), ("group-size", 3), ("mob", ("orc",)), ("group-size", 1))
    assert made(table, 1, 50) == ["ravager rat*3", "ravager orc*1"]


@rule("V-5.4.8", "R-V44")
def test_the_model_above_the_budget_is_dropped_and_the_wave_is_complete() -> None:
    # Three orcs would be 60; the third is dropped although 10 points are left.
    table = Sitting(("behaviour", HUNTER), ("group-size", 3))
    assert made(table, 1, 50) == ["hunter orc*2"]


@rule("R-V44")
def test_when_nothing_fits_any_more_the_wave_is_complete() -> None:
    # After one orc and another 25 points are taken, no hunter costs 5 or less.
    table = Sitting(("behaviour", HUNTER), ("group-size", 2))
    assert made(table, 1, 45) == ["hunter orc*2"]


@rule("R-V44")
def test_the_first_group_rolls_its_behaviour_again_when_nobody_fits() -> None:
    table = Sitting(("behaviour", FANATIC), ("behaviour", RAIDER), ("behaviour", MINDLESS), ("group-size", 2))
    assert made(table, 1, 20) == ["mindless rat*2"]


@rule("V-5.2.1", "V-5.2.4")
@pytest.mark.parametrize("escalation, rolls", [(1, 1), (2, 1), (3, 3), (5, 3)])
def test_behaviours_are_mixed_from_escalation_three_on(escalation: int, rolls: int) -> None:
    table = Careless(4, mob=("rat",), group_size=1, behaviour=MINDLESS, elite=6)
    generate(table, content(), OPTIONS, escalation, 30)
    assert len([one for one in table.asked if one.topic == "behaviour"]) == rolls


@rule("V-6.5.1", "V-5.2.4", "R-V16")
@pytest.mark.parametrize("escalation, comes", [(1, False), (2, True), (4, True), (7, True)])
def test_torch_bearers_come_from_escalation_two_on(escalation: int, comes: bool) -> None:
    table = Careless(1, behaviour=RAVAGER)
    generate(table, content(), OPTIONS, escalation, 300)
    offered = {id for one in table.asked if isinstance(one, Draw) and one.topic == "mob" for id in one.options}
    assert ("arsonist" in offered) is comes


@rule("V-5.4.4", "R-V05", "R-V44")
def test_an_elite_leads_mobs_from_escalation_four_on_by_an_even_chance() -> None:
    # 60 points: the champion (40) and one orc; a size of 1 counts as 2.
    led = Sitting(("behaviour", GUARDIAN), ("elite", 3), ("group-size", 1))
    assert made(led, 4, 60) == ["guardian champion*1,orc*1"]
    pure = Sitting(("behaviour", GUARDIAN), ("elite", 4), ("group-size", 4))
    assert made(pure, 4, 70) == ["guardian orc*3"]


@rule("V-5.4.4")
def test_no_elite_comes_before_escalation_four() -> None:
    table = Careless(5)
    generate(table, content(), OPTIONS, 3, 300)
    assert all(one.topic not in ("elite", "elite-type") for one in table.asked)


@rule("R-V44")
def test_an_elite_comes_only_if_the_cheapest_mob_fits_beside_it() -> None:
    # 59 points: champion 40 and orc 20 do not fit together, so nobody asks for an Elite.
    table = Sitting(("behaviour", GUARDIAN), ("group-size", 3))
    assert made(table, 4, 59) == ["guardian orc*2"]


@rule("R-V44")
def test_without_room_for_one_of_its_mobs_the_group_is_pure_mobs() -> None:
    # 55 points: beside the champion an arsonist (5) would fit, but orcs (20) were drawn.
    table = Sitting(("behaviour", RAVAGER), ("mob", ("orc",)), ("elite", 1), ("group-size", 3))
    assert made(table, 4, 55) == ["ravager orc*2"]


@rule("V-5.4.5", "R-V05")
def test_a_six_for_the_size_is_rolled_again() -> None:
    table = Sitting(("behaviour", MINDLESS), ("group-size", 6), ("group-size", 5))
    assert made(table, 1, 50) == ["mindless rat*5"]


@rule("V-5.4.5")
def test_the_largest_group_is_a_setting() -> None:
    table = Sitting(("behaviour", MINDLESS), ("group-size", 4), ("group-size", 2), ("group-size", 2))
    assert made(table, 1, 40, VillageOptions(largest_group=2)) == ["mindless rat*2", "mindless rat*2"]


@rule("V-5.4.6", "R-V05", "V-5.2.4")
def test_a_boss_wave_opens_with_one_boss_that_the_budget_allows() -> None:
    # Warlord (120) and dragon (290) both fit 300, so a card decides.
    table = Sitting(("boss", ("warlord",)), ("boss-behaviour", ("fanatic",)), ("behaviour", FANATIC), ("elite", 6))
    table.answers += [("group-size", 5), ("behaviour", FANATIC), ("group-size", 3)]
    assert made(table, 6, 300) == ["fanatic warlord*1", "fanatic zealot*5", "fanatic zealot*2"]


@rule("V-5.4.6")
def test_a_boss_above_the_budget_is_never_drawn() -> None:
    table = Careless(1)
    plans = generate(table, content(), OPTIONS, 6, 280)
    assert plans[0].types[0].id == "warlord"
    assert all(one.topic != "boss" for one in table.asked)


@rule("V-5.4.10", "R-V05")
@pytest.mark.parametrize("total, word", [(100, "hard"), (95, "hard"), (94, "normal"), (80, "normal"), (79, "easy")])
def test_the_difficulty_is_a_label(total: int, word: str) -> None:
    assert label(total, 100, OPTIONS) == word


@rule("V-5.4.7", "V-5.4.8", "R-V44", "R-V05", "V-3.5", "V-5.4.1", "V-6.2.1")
@pytest.mark.parametrize("seed", range(60))
def test_a_wave_is_never_empty_and_never_above_the_budget(seed: int) -> None:
    whole = shipped()
    escalation = seed % 7 + 1
    budget = (50, 100, 150, 200, 250, 300, 350)[escalation - 1] * (2 + seed % 3) // 2
    plans = generate(Careless(seed), whole, OPTIONS, escalation, budget)
    assert plans
    assert sum(plan.points for plan in plans) <= budget
    for number, plan in enumerate(plans, start=1):
        kinds = Counter(one.kind for one in plan.types)
        assert 1 <= len(plan.types) <= 5
        assert all(plan.behaviour in one.behaviours for one in plan.types)
        assert kinds[EnemyClass.BOSS] == (1 if escalation >= 6 and number == 1 else 0)
        assert kinds[EnemyClass.ELITE] <= (1 if escalation >= 4 else 0)
        assert not kinds[EnemyClass.ELITE] or kinds[EnemyClass.MOB]
        # A Group has one type of Mob.
        assert len({one.id for one in plan.types if one.kind is EnemyClass.MOB}) <= 1
    if escalation < 3:
        assert len({plan.behaviour for plan in plans}) == 1


@rule("V-5.1.2")
def test_all_dice_and_cards_of_the_generator_are_hidden() -> None:
    table = Careless(8)
    generate(table, shipped(), OPTIONS, 7, 700)
    assert len(table.asked) > 10
    for request in table.asked:
        assert isinstance(request, Roll | Draw)
        assert request.hidden
        assert request.who == "program"


@rule("R-V45", "V-7.3.8", "V-7.3.9")
def test_an_ambush_is_one_group_of_one_type_within_its_budget() -> None:
    table = Sitting(("ambush-mob", ("orc",)), ("behaviour", MINDLESS), ("behaviour", HUNTER))
    # V-7.3.9. The Behaviour is rolled until it fits the type.
    assert ambushed(ambush(table, content(), OPTIONS, 3, 50)) == "hunter orc*2"


@rule("R-V45")
def test_an_ambush_has_at_most_five_models_and_at_least_one() -> None:
    five = Sitting(("ambush-mob", ("rat",)), ("behaviour", RAVAGER))
    assert ambushed(ambush(five, content(), OPTIONS, 3, 100)) == "ravager rat*5"
    # Nobody is cheap enough for 4 points: the cheapest of all comes alone.
    one = Sitting(("behaviour", RAVAGER))
    assert ambushed(ambush(one, content(), OPTIONS, 3, 4)) == "ravager arsonist*1"


@rule("R-V45", "V-6.5.1")
def test_no_torch_bearer_lies_in_ambush_at_escalation_one() -> None:
    table = Sitting(("behaviour", RAVAGER))
    assert ambushed(ambush(table, content(), OPTIONS, 1, 13)) == "ravager rat*1"


def test_the_little_bestiary_is_what_these_tests_think() -> None:
    assert {one["id"]: one["points"] for one in ENEMIES_OF_ROUND_COST}["champion"] == 40
