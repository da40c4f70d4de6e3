"""Traits in play: how far they go, where they end, and how they work together."""

from __future__ import annotations

import pytest

from rules_core.kernel.requests import Choose, Topic
from rules_core.kernel.table import PLAYERS
from rules_core.song import activation, entangle, melee, movement, quality, shooting, terror
from rules_core.song.actions import action_options, carry_out
from rules_core.song.facts import (
    AttackResolved,
    BrokeFree,
    Defeated,
    Healed,
    ModelMoved,
    MoraleRolled,
    Pinned,
    QualityRolled,
    StoodUp,
    TraitUsed,
)
from rules_core.song.manner import Manner
from rules_core.song.options import SongOptions
from rules_core.song.warband import Fate, ModelId, Trait
from tests.clauses import rule
from tests.song.builders import Battle, Dice, acts, duel, fight, of_kind, play, reasons, stands_at, the
from tests.song.meadow import WALL, Script, block, enemy, inches, model
from tests.song.sides import HEROES

# Hero and Champion


@rule("SBH-ACT-2")
def test_a_hero_may_roll_one_failed_die_again_once_in_the_game() -> None:
    marta = model("Marta", 10, 10, "hero", quality=4)
    field = Battle(marta)
    table = Script([1, 5], "yes", 6)
    result = quality.quality_roll(table, field, marta, Topic("activation"), 3, "SBH-ACT-6")
    assert result.faces == (6, 5, 6)
    assert table.topics == ["activation", "hero-reroll", "reroll"]
    table = Script([1, 5])
    assert quality.quality_roll(table, field, marta, Topic("activation"), 3, "SBH-ACT-6").successes == 2


@rule("SBH-HTH-17", "SBH-ACT-8")
@pytest.mark.parametrize("faces, likely", [([1, 5], "no"), ([1, 1], "yes")])
def test_a_second_failure_is_what_makes_a_hero_roll_again(faces: list[int], likely: str) -> None:
    marta = model("Marta", 10, 10, "hero", quality=4)
    table = Script(faces, "no")
    quality.quality_roll(table, Battle(marta), marta, Topic("activation"), 3, "SBH-ACT-6")
    question = table.asked[1]
    assert isinstance(question, Choose)
    assert question.options[0] == likely


@rule("SBH-ACT-4")
def test_a_hero_passes_every_test_of_one_die_without_rolling() -> None:
    marta = model("Marta", 10, 10, "hero", quality=6)
    table = Script()
    assert quality.passes(table, Battle(marta), marta, Topic("terror"), "SBH-MOR-2")
    assert the(QualityRolled, table.facts).faces == (6,)


@rule("SBH-HTH-17")
def test_a_re_rolled_combat_die_stands_and_a_champion_has_one_each_turn() -> None:
    marta, orc = duel("champion")
    field = Battle(marta, orc)
    table = Script(1, 5, "yes", 6, "no")
    melee.attack(table, field, marta, orc)
    assert the(AttackResolved, table.facts).attacker_die == 6
    table = Script(3, 3)
    melee.attack(table, field, marta, orc)
    activation.start_turn(Script(), field, HEROES)
    table = Script(3, 3, "no")
    melee.attack(table, field, marta, orc)
    assert table.topics[-1] == "champion-reroll"


@rule("SBH-HTH-17")
@pytest.mark.parametrize("defence, rerolls", [(1, True), (5, False)])
def test_the_enemy_uses_its_re_roll_when_it_has_lost(defence: int, rerolls: bool) -> None:
    marta, orc = duel(against=("champion",))
    table = Script(4, defence, *([6] if rerolls else []), *(["no"] if defence == 5 else []))
    melee.attack(table, Battle(marta, orc, song=SongOptions(follow_up=not rerolls)), marta, orc)
    assert bool(of_kind(TraitUsed, table.facts)) == rerolls


# Killing blows


@rule("SBH-HTH-9")
def test_an_assassin_kills_the_living_and_only_when_it_attacks() -> None:
    assert fight(Battle(*duel("assassin")), 5, 4).result == "kill"
    assert fight(Battle(*duel("assassin")), 4, 5, "orc", "Marta").result == "recoil"
    for lifeless in ("undead", "artificial"):
        assert fight(Battle(*duel("assassin", against=(lifeless,))), 5, 4).result == "recoil"


@rule("SBH-HTH-9", "SBH-ACT-12")
def test_a_combat_master_strikes_with_every_action_but_kills_with_any_win_only_once() -> None:
    marta, orc = duel("combat-master", "assassin", "dashing")
    goblin = enemy("goblin", 17.5, 19, "tough")
    field = Battle(marta, orc, goblin)
    marta.charged = [ModelId("orc"), ModelId("goblin")]
    first = fight(field, 6, 4, "Marta", "goblin")
    assert (first.result, reasons(first, "attacker")["dashing"]) == ("kill", 1)
    second = fight(field, 6, 4)
    assert second.result == "fall"
    assert "dashing" not in reasons(second, "attacker")


def two_foes(*traits: str | Trait) -> Battle:
    """A Combat Master between two foes, with three actions."""
    marta, orc = duel("combat-master", *traits)
    others = [enemy("goblin", 17.5, 19, "tough"), enemy("far", 30, 30), enemy("farther", 30, 32)]
    return acts(Battle(marta, orc, *others), "Marta", 3)


@rule("SBH-HTH-9", "SBH-ACT-12")
@pytest.mark.parametrize("deadly", ["assassin", "lethal"])
def test_a_combat_master_declares_before_the_dice_which_of_its_attacks_is_the_deadly_one(deadly: str) -> None:
    field = two_foes(Trait(deadly, "orc"))
    orc = field.model("orc")
    table = play(field, "attack:orc", "no", 6, 4)
    assert table.asked[1] == Choose(PLAYERS, Topic("deadly"), "SBH-HTH-9", "Marta", ("yes", "no"))
    assert the(AttackResolved, table.facts).result == "fall"
    orc.knocked_down = False
    # Kept back then, it kills with any win now.
    table = play(field, "attack:orc", "yes", 6, 4)
    assert the(AttackResolved, table.facts).result == "kill"
    # With the last action there is nothing left to keep it for.
    assert "deadly" not in play(acts(two_foes("assassin"), "Marta", 1), "attack:orc", 6, 4).topics


@rule("SBH-HTH-9")
def test_a_deadly_attack_is_neither_asked_for_nor_used_up_where_any_win_kills_or_one_attack_is_all() -> None:
    field = two_foes("assassin")
    field.model("orc").knocked_down = True
    assert "deadly" not in play(field, "attack:orc", 6, 5).topics
    assert "deadly" in play(field, "attack:goblin", "no", 1, 1).topics
    marta, orc = duel("assassin")
    assert "deadly" not in play(acts(Battle(marta, orc), "Marta", 3), "attack:orc", 6, 4).topics
    # Once declared it is gone for this turn, also after a draw.
    field = two_foes("assassin")
    play(field, "attack:orc", "yes", 4, 3)
    assert "deadly" not in play(field, "attack:orc", 6, 6).topics


@rule("SBH-ACT-12")
def test_a_combat_master_who_has_shot_does_not_strike_and_no_archer_strikes_twice() -> None:
    marta, orc = duel("combat-master", "shooter-long")
    marta.count_attack(is_shot=True)
    assert "attack:orc" not in action_options(acts(Battle(marta, orc), "Marta", 1), marta, 1)
    archer, orc = duel("legendary-archer", "shooter-long")
    archer.count_attack(is_shot=False)
    assert "attack:orc" not in action_options(acts(Battle(archer, orc), "Marta", 1), archer, 1)


@rule("SBH-HTH-9", "SBH-HTH-17")
def test_rabble_dies_of_any_defeat_gruesomely_of_a_doubled_one_also_when_it_attacks() -> None:
    assert fight(Battle(*duel(against=("rabble",))), 4, 3).result == "kill"
    assert fight(Battle(*duel(against=("rabble",))), 6, 1).result == "gruesome"
    assert fight(Battle(*duel("rabble")), 3, 4).result == "kill"


@rule("SBH-HTH-17")
@pytest.mark.parametrize("attack, defence, combat, foe_combat", [(2, 1, 0, 0), (5, 4, 3, 3)])
def test_heavy_armor_turns_a_defeat_by_one_even_if_it_is_doubled_or_lethal(
    attack: int, defence: int, combat: int, foe_combat: int
) -> None:
    for killer in ("", "assassin"):
        marta, orc = duel(killer, against=("heavy-armor",), combat=combat, foe_combat=foe_combat)
        assert fight(Battle(marta, orc), attack, defence).result == "draw"


@rule("SBH-HTH-17")
def test_a_shield_turns_blows_but_no_missiles_and_an_arquebus_goes_through_armor() -> None:
    def shot(weapon: str, armor: str) -> str:
        archer, orc = model("Marta", 5, 18, weapon, combat=3), enemy("orc", 10, 18, armor, combat=5)
        table = Dice(attack_die=4, defence_die=1 if weapon == "shooter-long" else 3)
        shooting.shoot(table, Battle(archer, orc), archer, orc)
        return the(AttackResolved, table.facts).result

    assert shot("shooter-long", "heavy-armor") == "draw"
    assert shot("shooter-long", "shield") == "fall"
    assert shot("arquebus", "heavy-armor") == "fall"


@rule("SBH-HTH-17")
def test_what_is_savage_makes_doubled_kills_in_melee_gruesome_but_not_shots() -> None:
    marta, orc = duel("savage", "shooter-long")
    assert fight(Battle(marta, orc), 6, 1).result == "gruesome"
    archer, orc = model("Marta", 5, 18, "savage", "shooter-long"), enemy("orc", 10, 18)
    table = Dice(attack_die=6, defence_die=1)
    shooting.shoot(table, Battle(archer, orc), archer, orc)
    assert the(AttackResolved, table.facts).result == "kill"


@rule("SBH-HTH-17")
def test_drain_kills_at_7_and_fights_as_usual_against_what_does_not_live() -> None:
    marta, orc = duel("drain")
    orc.quality_lost = 3
    fight(Battle(marta, orc), 5, 4)
    assert orc.fate is Fate.DEFEATED
    assert fight(Battle(*duel("drain", against=("undead",))), 6, 1).result == "kill"


@rule("SBH-HTH-17")
@pytest.mark.parametrize("die, lost", [(4, 0), (5, 1), (6, 1)])
def test_poison_takes_hold_on_5_and_6(die: int, lost: int) -> None:
    marta, orc = duel("poison")
    melee.attack(Dice(attack_die=6, defence_die=5, poison=die), Battle(marta, orc), marta, orc)
    assert orc.quality_lost == lost
    assert orc.knocked_down


@rule("SBH-HTH-17")
def test_poison_kills_at_7_works_when_the_poisonous_defend_and_not_on_what_does_not_live() -> None:
    orc, marta = duel("poison")
    marta.quality_lost = 3
    table = Dice(attack_die=4, defence_die=5)
    melee.attack(table, Battle(orc, marta), marta, orc)
    assert the(Defeated, table.facts).model == "orc"
    for lifeless in ("undead", "artificial"):
        marta, orc = duel("poison", against=(lifeless,))
        table = Dice(attack_die=6, defence_die=5)
        melee.attack(table, Battle(marta, orc), marta, orc)
        assert "poison" not in table.topics


@rule("SBH-HTH-17")
@pytest.mark.parametrize("die, size, falls", [(5, "", True), (4, "", False), (6, "huge", False)])
def test_a_tailslap_sweeps_those_of_its_size_or_smaller_off_their_feet(die: int, size: str, falls: bool) -> None:
    marta, orc = duel("tailslap", "big", against=(size,))
    melee.attack(Dice(attack_die=5, defence_die=3, tailslap=die), Battle(marta, orc), marta, orc)
    assert orc.knocked_down == falls


@rule("SBH-HTH-4", "SBH-MOV-13")
@pytest.mark.parametrize("manner, bonus", [(Manner.MELEE, 1), (Manner.FREE_HACK, 1), (None, 0)])
def test_the_opportunistic_profit_from_a_busy_foe_when_they_strike_and_not_when_they_are_struck(
    manner: Manner | None, bonus: int
) -> None:
    marta, orc = duel("opportunistic")
    field = Battle(marta, orc, model("Otto", 18.5, 19))
    if manner is None:
        told, side = fight(field, 3, 3, "orc", "Marta"), "defender"
    elif manner is Manner.FREE_HACK:
        table = Dice(attack_die=3, defence_die=3)
        melee.free_hack(table, field, marta, orc)
        told, side = the(AttackResolved, table.facts), "attacker"
    else:
        told, side = fight(field, 3, 3), "attacker"
    assert reasons(told, side).get("opportunistic", 0) == bonus


# Greedy, Reckless


@rule("SBH-HTH-17", "SBH-ACT-13")
def test_the_greedy_loot_until_an_action_brings_them_to_their_senses() -> None:
    marta, orc = duel("greedy")
    field = acts(Battle(marta, orc, enemy("goblin", 30, 30)), "Marta", 3)
    table = play(field, "attack:orc", 6, 1, 1, [6, 6, 6])
    assert "greed" in table.topics
    # The actions that are left are lost: it comes to its senses with one of its next activation.
    assert action_options(field, marta, 2) == ["end"]
    activation.start_turn(Script(), field, HEROES)
    acts(field, "Marta", 2)
    assert action_options(field, marta, 2) == ["snap-out", "end"]
    play(field, "snap-out")
    assert "move" in action_options(field, marta, 1)
    marta, orc = duel("greedy")
    melee.attack(Dice(attack_die=6, defence_die=1, greed=3), Battle(marta, orc), marta, orc)
    assert not marta.looting


@rule("SBH-HTH-17", "SBH-ACT-13")
def test_who_began_to_loot_before_its_activation_comes_to_its_senses_in_it() -> None:
    marta, orc = duel("greedy")
    field = Battle(marta, orc, enemy("goblin", 30, 30))
    # A Free Hack, or a defence, may kill before the model has acted in this very turn.
    melee.attack(Dice(attack_die=1, defence_die=6, greed=1), field, orc, marta)
    assert marta.looting
    acts(field, "Marta", 1)
    assert action_options(field, marta, 1) == ["snap-out", "end"]


@rule("SBH-ACT-7", "SBH-ACT-8")
def test_the_reckless_roll_a_die_more_overlook_a_failure_and_owe_an_advance() -> None:
    marta, orc = model("Marta", 10, 10, "reckless"), enemy("orc", 18, 10)
    field = Battle(marta, orc)
    table = Script("reckless-3", [6, 6, 1, 1])
    assert not activation.activate(table, field, marta)
    assert field.acting is not None
    assert (field.acting.actions, field.acting.turnover) == (2, False)
    assert action_options(field, marta, 2)[0] == "advance"
    assert "end" not in action_options(field, marta, 2)
    assert action_options(field, marta, 1) == ["advance"]
    play(field, "advance")
    assert stands_at(marta, 15, 10)
    assert "end" in action_options(field, marta, 1)


@rule("SBH-ACT-8")
@pytest.mark.parametrize("dice, turnover", [([6, 6, 6, 1], False), ([6, 6, 1, 1], False), ([6, 1, 1, 1], True)])
def test_the_third_miss_of_a_reckless_roll_turns_the_turn_over(dice: list[int], turnover: bool) -> None:
    marta = model("Marta", 10, 10, "reckless")
    field = Battle(marta, enemy("orc", 18, 10))
    table = Script("reckless-3", dice)
    assert not activation.activate(table, field, marta)
    assert field.acting is not None
    assert field.acting.turnover == turnover
    # Without a success nothing is left but the turnover.
    assert activation.activate(Script("reckless-3", [1, 1, 1, 1]), Battle(marta, enemy("orc", 18, 10)), marta)


def test_a_reckless_models_own_move_pays_if_it_leads_nearer_and_nothing_is_owed_in_contact() -> None:
    for x, owes in ((7, True), (14, False)):
        marta, orc = model("Marta", 10, 10, "reckless"), enemy("orc", 18, 10)
        field = acts(Battle(marta, orc), "Marta", 2)
        assert field.acting is not None
        field.acting.must_advance = True
        play(field, "move", (x, 10))
        assert (action_options(field, marta, 1) == ["advance"]) == owes
    marta, orc = duel("reckless")
    field = acts(Battle(marta, orc), "Marta", 1)
    assert field.acting is not None
    field.acting.must_advance = True
    assert "end" in action_options(field, marta, 1)


def test_the_berserk_and_the_dogged_stay_in_melee_and_the_dogged_follow() -> None:
    for trait in ("berserk", "dogged"):
        marta, orc = duel(trait)
        assert "move" not in action_options(acts(Battle(marta, orc), "Marta", 1), marta, 1)
        orc.knocked_down = True
        assert "move" in action_options(acts(Battle(marta, orc), "Marta", 1), marta, 1)
    marta, orc = duel("dogged")
    table = Script(5, 4)
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert [fact.manner for fact in of_kind(ModelMoved, table.facts)] == ["recoil", "follow-up"]


def test_the_berserk_strike_harder_only_with_actions_of_their_own() -> None:
    marta, orc = duel(against=("berserk",))
    assert reasons(fight(Battle(marta, orc), 3, 3), "defender") == {}
    table = Dice(attack_die=3, defence_die=3)
    melee.free_hack(table, Battle(marta, orc), orc, marta)
    assert reasons(the(AttackResolved, table.facts), "attacker") == {}


@rule("SBH-HTH-19")
def test_a_charge_is_a_move_into_contact_and_an_attack_of_the_same_turn() -> None:
    marta, orc = model("Marta", 10, 10, "dashing"), enemy("orc", 14, 10)
    field = acts(Battle(marta, orc), "Marta", 2)
    table = play(field, "move", (13, 10), "attack:orc", 3, 4)
    assert reasons(the(AttackResolved, table.facts), "attacker") == {"dashing": 1}
    activation.start_turn(Script(), field, HEROES)
    assert reasons(fight(field, 3, 4), "attacker") == {}


@rule("SBH-HTH-4")
def test_the_mounted_have_no_bonus_against_the_mounted_or_the_larger() -> None:
    for foe in ("mounted", "heros-horse", "big"):
        marta, orc = duel("mounted", against=(foe,))
        assert "mounted" not in reasons(fight(Battle(marta, orc), 3, 3), "attacker")


def test_hatred_and_lethal_mean_a_tag_a_trait_or_a_profile() -> None:
    for against in ("undead", "orc"):
        marta = model("Marta", 17.5, 18, Trait("hatred", against=against), Trait("lethal", against=against))
        told = fight(Battle(marta, enemy("orc", 18.5, 18, "undead")), 4, 4)
        assert (told.result, reasons(told, "attacker")) == ("kill", {"hatred": 1})
        told = fight(Battle(marta, enemy("goblin", 18.5, 18)), 5, 4, defender="goblin")
        assert told.result == "recoil"
        marta.attacks_made = 0


# Cleric


@rule("SBH-MAG-13", "SBH-ACT-13")
def test_a_cleric_heals_a_friend_in_contact_for_each_success() -> None:
    marta, otto = model("Marta", 10, 10, "cleric"), model("Otto", 11, 10, "tough")
    otto.quality_lost = 3
    field = acts(Battle(marta, otto), "Marta", 1)
    table = play(field, "heal:Otto", "3", [6, 6, 1])
    assert otto.quality_lost == 1
    assert the(Healed, table.facts).wounds == 2
    assert field.acting is None


@rule("SBH-MAG-13")
@pytest.mark.parametrize("answer, up, lost", [("raise", True, 1), ("mend", False, 0)])
def test_two_successes_may_set_a_friend_on_its_feet_instead(answer: str, up: bool, lost: int) -> None:
    marta, otto = model("Marta", 10, 10, "cleric"), model("Otto", 11, 10)
    otto.knocked_down, otto.quality_lost = True, 2
    table = Script("3", [6, 6, 6], answer)
    carry_out(table, Battle(marta, otto), marta, "heal:Otto")
    assert (otto.standing, otto.quality_lost) == (up, lost)
    assert bool(of_kind(StoodUp, table.facts)) == up


@rule("SBH-MAG-13", "SBH-HTH-9")
def test_three_failures_end_a_clerics_power_over_wounds_and_undead() -> None:
    marta, otto = model("Marta", 10, 10, "cleric"), model("Otto", 11, 10)
    bones = enemy("bones", 9, 10, "undead")
    otto.quality_lost = 1
    field = acts(Battle(marta, otto, bones), "Marta", 3)
    assert fight(field, 6, 5, defender="bones").result == "kill"
    carry_out(Script("3", [1, 1, 1]), field, marta, "heal:Otto")
    assert not [option for option in action_options(field, marta, 2) if option.startswith("heal")]
    marta.attacks_made = 0
    bones.fate = Fate.IN_PLAY
    assert fight(field, 6, 5, defender="bones").result == "fall"


# Entangle


@rule("SBH-MAG-4")
@pytest.mark.parametrize(
    "away, actions, spent",
    [(1, 1, [1]), (1, 2, [1, 2]), (1, 3, [1, 2, 3]), (1, 4, [1, 2, 3]), (4, 3, [2, 3]), (6, 3, [3]), (8, 3, [])],
)
def test_each_of_up_to_three_actions_takes_a_net_further(away: float, actions: int, spent: list[int]) -> None:
    marta = model("Marta", 10, 10, "entangle")
    field = Battle(marta, enemy("orc", 11 + away, 10))
    assert entangle.options(field, marta, actions) == [f"entangle-{one}:orc" for one in spent]


@rule("SBH-MAG-6", "SBH-MAG-7", "SBH-MAG-4", "OPEN-7")
def test_entangling_takes_an_action_for_each_stick_and_die_and_one_failure_pins() -> None:
    marta, orc = model("Marta", 10, 10, "entangle"), enemy("orc", 15, 10)
    field = acts(Battle(marta, orc), "Marta", 3)
    offered = [option for option in action_options(field, marta, 3) if option.startswith("entangle")]
    assert offered == ["entangle-2:orc", "entangle-3:orc"]
    table = play(field, "entangle-2:orc", [6, 2])
    assert orc.transfixed
    assert the(Pinned, table.facts).by == "Marta"
    assert marta.attacked
    marta, orc = model("Marta", 10, 10, "entangle"), enemy("orc", 15, 10)
    field = acts(Battle(marta, orc), "Marta", 3)
    play(field, "entangle-2:orc", [6, 3])
    assert not orc.transfixed


@rule("SBH-MAG-7", "SBH-MAG-8")
def test_the_pinned_are_at_the_mercy_of_blows_and_shots_until_they_break_free() -> None:
    marta, orc = duel()
    orc.transfixed = True
    field = Battle(marta, orc)
    # No Free Hack, no bar to movement.
    assert movement.leaves_melee(field, marta, inches(10), inches(18)) == []
    assert fight(field, 2, 3).result == "kill"
    archer, orc = model("Marta", 5, 18, "shooter-long"), enemy("orc", 10, 18)
    orc.transfixed = True
    table = Dice(attack_die=3, defence_die=4)
    shooting.shoot(table, Battle(archer, orc), archer, orc)
    assert the(AttackResolved, table.facts).result == "kill"
    otto = model("Otto", 10, 10)
    otto.transfixed = True
    freed = play(acts(Battle(otto), "Otto", 2), "break-free")
    assert the(BrokeFree, freed.facts).model == "Otto"


# Terror


@rule("SBH-MOR-2", "SBH-MOR-5")
def test_touching_an_object_of_terror_takes_courage_once() -> None:
    marta, ghoul = model("Marta", 10, 10), enemy("ghoul", 14, 10, "terror")
    field = Battle(marta, ghoul)
    assert not terror.may_contact(Script(2), field, marta, ghoul)
    assert terror.may_contact(Script(3), field, marta, ghoul)
    assert terror.may_contact(Script(), field, marta, ghoul), "it fears this kind no more"
    for brave in ("fearless", "artificial", "undead", "terror"):
        assert terror.may_contact(Script(), field, model("Otto", 10, 10, brave), ghoul)


@rule("SBH-MOR-2", "SBH-MOR-5")
def test_the_target_of_its_charge_rolls_morale_and_holding_fears_it_no_more() -> None:
    marta, ghoul = model("Marta", 10, 20), enemy("ghoul", 10, 10, "terror")
    field = Battle(marta, ghoul)
    table = Dice(morale=[6, 6, 1])
    terror.charge(table, field, ghoul, marta)
    assert the(MoraleRolled, table.facts).cause == "terror"
    assert stands_at(marta, 10, 25)
    terror.charge(Dice(morale=[6, 6, 6]), field, ghoul, marta)
    assert marta.immune_to == ["ghoul"]
    table = Dice()
    terror.charge(table, field, ghoul, marta)
    assert table.topics == []


@rule("SBH-TER-2")
def test_a_magic_blade_finds_the_stealthy() -> None:
    hedge = block("hedge", 10.7, 18, 0.4, 3, WALL)
    orc = enemy("orc", 10, 18, "stealth")
    for blade, offered in (("", False), ("ghost-blade", True)):
        archer = model("Marta", 5, 18, "shooter-long", blade)
        field = acts(Battle(archer, orc, hedge), "Marta", 1)
        assert ("shoot:orc" in action_options(field, archer, 1)) == offered
