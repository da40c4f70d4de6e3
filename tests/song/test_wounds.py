"""Tough models, wounds and healing (SBH-TGH), and the siege's wounds (VMS-1, VMS-2)."""

from __future__ import annotations

import pytest

from rules_core.kernel.requests import Topic
from rules_core.song import melee, morale, quality, wounds
from rules_core.song.facts import Defeated, Healed, KnockedDown, ModelMoved, MoraleRolled, Wounded
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses import rule
from tests.song.builders import Battle, Dice, duel, fight, of_kind, the
from tests.song.meadow import Script, model


@rule("SBH-TGH-1")
def test_a_normal_kill_costs_a_tough_model_a_point_of_quality_and_nothing_else() -> None:
    marta, orc = duel(against=("tough",))
    table = Dice(attack_die=6, defence_die=1)
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert (orc.quality, orc.standing) == (4, True)
    assert the(Wounded, table.facts).quality == 4
    assert not of_kind(KnockedDown, table.facts)
    assert not of_kind(ModelMoved, table.facts)
    assert not of_kind(MoraleRolled, table.facts)


@rule("SBH-TGH-2", "VMS-1")
@pytest.mark.parametrize("quality_printed, wounds_borne", [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_it_dies_when_its_quality_would_become_7(quality_printed: int, wounds_borne: int) -> None:
    marta = model("Marta", 10, 10, "tough", quality=quality_printed)
    field = Battle(marta)
    for taken in range(1, wounds_borne + 1):
        assert not wounds.kill(Script(), field, marta, NO_MODEL, "SBH-TGH-1", gruesome=False)
        assert marta.quality == quality_printed + taken
    assert wounds.kill(Script(), field, marta, NO_MODEL, "SBH-TGH-1", gruesome=False)
    assert marta.fate is Fate.DEFEATED


@rule("SBH-TGH-3")
def test_a_gruesome_kill_is_final_but_shakes_nobody() -> None:
    marta, orc = duel(combat=6, foe_combat=1, against=("tough",))
    table = Dice(attack_die=6, defence_die=1)
    melee.attack(table, Battle(marta, orc, *[model("Otto", 25, 25)]), marta, orc)
    assert the(Defeated, table.facts).gruesome
    assert not of_kind(MoraleRolled, table.facts)


@rule("SBH-TGH-3")
def test_the_gruesome_death_of_a_tough_leader_still_shakes_those_he_led() -> None:
    marta, otto = model("Marta", 10, 10, "tough", "leader"), model("Otto", 30, 30)
    field = Battle(marta, otto)
    table = Dice()
    wounds.kill(table, field, marta, NO_MODEL, "SBH-TGH-3", gruesome=True)
    morale.resolve(table, field)
    assert the(MoraleRolled, table.facts).cause == "leader"


@rule("SBH-TGH-4")
def test_on_the_ground_it_is_wounded_by_every_beating_and_stays_down() -> None:
    marta, orc = duel(against=("tough",))
    orc.knocked_down = True
    field = Battle(marta, orc)
    fight(field, 3, 4)
    fight(field, 3, 4)
    assert (orc.quality, orc.knocked_down, orc.in_play) == (5, True, True)


@rule("SBH-TGH-5", "SBH-MOR-8")
def test_other_deaths_are_one_wound_and_poison_goes_down_the_same_track() -> None:
    marta, orc = duel("assassin", "poison", against=("tough",))
    field = Battle(marta, orc)
    table = Dice(attack_die=5, defence_die=4, poison=5)
    melee.attack(table, field, marta, orc)
    assert [fact.quality for fact in of_kind(Wounded, table.facts)] == [4, 5]
    # Removal by Morale is no kill.
    wounds.leave(table, field, orc, 0, "SBH-MOR-1")
    assert orc.fate is Fate.FLED


@rule("SBH-TGH-6")
def test_the_worse_quality_is_used_for_everything_and_healing_stops_at_the_printed_one() -> None:
    marta = model("Marta", 10, 10, "tough", quality=3)
    field = Battle(marta)
    marta.quality_lost = 2
    table = Script([3, 4, 5])
    assert quality.quality_roll(table, field, marta, Topic("morale"), 3, "SBH-MOR-1").successes == 1
    assert wounds.heal(table, field, marta, 5, "V-7.5.13") == 2
    assert marta.quality == 3
    assert the(Healed, table.facts).wounds == 2
    assert wounds.heal(table, field, marta, 1, "V-7.5.13") == 0
    assert len(of_kind(Healed, table.facts)) == 1


@rule("SBH-TGH-7")
def test_a_new_turn_heals_no_wound() -> None:
    from rules_core.song import activation

    marta = model("Marta", 10, 10, "tough")
    marta.quality_lost = 1
    activation.start_turn(Script(), Battle(marta), marta.side)
    assert marta.quality == 4


@rule("SBH-TGH-8")
@pytest.mark.parametrize("attack, defence", [(5, 4), (6, 5)])
def test_it_recoils_and_falls_as_anybody(attack: int, defence: int) -> None:
    marta, orc = duel(against=("tough",))
    field = Battle(marta, orc)
    fight(field, attack, defence)
    assert orc.knocked_down or field.moved == ["orc"]
    assert orc.quality_lost == 0


@rule("VMS-2")
def test_a_traps_wounds_cost_a_tough_model_quality_and_kill_any_other() -> None:
    marta, otto = model("Marta", 10, 10, "tough"), model("Otto", 20, 10)
    field = Battle(marta, otto)
    table = Script()
    assert not wounds.wound(table, field, marta, 2, "V-7.8.6")
    assert marta.quality == 5
    assert wounds.wound(table, field, otto, 2, "V-7.8.6")
    assert not the(Defeated, table.facts).gruesome


@rule("SBH-HTH-13")
def test_who_leaves_the_table_forgets_its_states_and_is_remembered_as_a_loss() -> None:
    marta = model("Marta", 10, 10)
    marta.knocked_down = marta.transfixed = marta.looting = True
    field = Battle(marta)
    wounds.leave(Script(), field, marta, 3, "SBH-MOV-17")
    assert not marta.knocked_down
    assert not marta.transfixed
    assert not marta.looting
    assert [(loss.model, loss.killed) for loss in field.losses] == [("Marta", False)]
