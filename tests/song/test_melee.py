"""Melee: what counts, what the dice mean, and the order of steps (SBH-HTH)."""

from __future__ import annotations

import pytest

from rules_core.ground.pieces import HIGH
from rules_core.song import melee
from rules_core.song.actions import action_options
from rules_core.song.facts import AttackResolved, Defeated, KnockedDown, MoraleRolled, TraitUsed
from rules_core.song.manner import Manner
from rules_core.song.options import SongOptions
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.song.builders import Battle, Dice, acts, duel, fight, of_kind, reasons, the
from tests.song.meadow import HOUSE, WALL, Script, block, enemy, inches, model


@rule("SBH-HTH-1", "SBH-HTH-17")
def test_attacker_and_defender_each_roll_one_die_the_attacker_first() -> None:
    marta, orc = duel()
    table = Script(3, 3)
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert table.topics == ["attack-die", "defence-die"]
    assert [(one.who, one.subject) for one in table.asked] == [("players", "Marta"), ("enemy", "orc")]


@rule("SBH-HTH-1")
def test_whoever_loses_suffers_so_an_attacker_may_die_of_his_own_attack() -> None:
    marta, orc = duel(combat=1, foe_combat=4)
    fight(Battle(marta, orc), 1, 6)
    assert marta.fate is Fate.DEFEATED
    assert orc.standing


@rule("SBH-HTH-2")
@pytest.mark.parametrize(
    "attack, defence, result",
    [(3, 3, "draw"), (5, 4, "recoil"), (6, 5, "fall"), (6, 1, "kill"), (6, 0, "gruesome")],
)
def test_the_winners_die_and_the_totals_say_what_befalls_the_loser(attack: int, defence: int, result: str) -> None:
    marta, orc = duel(combat=3, foe_combat=3 if defence else 2)
    told = fight(Battle(marta, orc), attack, max(1, defence))
    assert told.result == result
    assert told.loser == ("" if result == "draw" else "orc")


@rule("SBH-HTH-2")
def test_the_loser_recoils_falls_or_is_removed() -> None:
    marta, orc = duel()
    fight(Battle(marta, orc), 5, 4)
    assert orc.standing
    assert orc.x > inches(19)
    marta, orc = duel()
    fight(Battle(marta, orc), 6, 5)
    assert orc.knocked_down
    marta, orc = duel()
    fight(Battle(marta, orc), 6, 1)
    assert not orc.in_play


@rule("SBH-HTH-3")
@pytest.mark.parametrize("floor, result", [(1, "recoil"), (0, "gruesome")])
def test_totals_below_one_count_as_one_for_doubling_only(floor: int, result: str) -> None:
    marta, orc = duel(combat=0, foe_combat=-1)
    # 1 against 0 is a win, but not a doubled one.
    told = fight(Battle(marta, orc, song=SongOptions(score_floor=floor)), 1, 1)
    assert (told.attacker_score, told.defender_score) == (1, 0)
    assert told.result == result


@rule("SBH-HTH-4", "SBH-HTH-5")
def test_each_foe_in_contact_beyond_the_first_takes_one_away_on_attack_and_defence() -> None:
    marta, orc = duel()
    others = [enemy("goblin", 17.5, 19), enemy("wolf", 17.5, 17)]
    told = fight(Battle(marta, orc, *others), 3, 3)
    assert reasons(told, "attacker") == {"outnumbered": -2}
    assert reasons(told, "defender") == {}
    marta, orc = duel()
    told = fight(Battle(marta, orc, *others), 3, 3, "orc", "Marta")
    assert reasons(told, "defender") == {"outnumbered": -2}


@rule("SBH-HTH-5", "SBH-HTH-13", "SBH-MAG-7")
def test_those_who_are_down_or_pinned_do_not_outnumber() -> None:
    marta, orc = duel()
    goblin, wolf = enemy("goblin", 17.5, 19), enemy("wolf", 17.5, 17)
    goblin.knocked_down = True
    wolf.transfixed = True
    assert reasons(fight(Battle(marta, orc, goblin, wolf), 3, 3), "attacker") == {}
    # Against the one who is down the standing foe is the first, not an extra one.
    assert "outnumbered" not in reasons(fight(Battle(marta, orc, goblin), 1, 6, defender="goblin"), "attacker")


@rule("SBH-HTH-4")
@pytest.mark.parametrize(
    "size, foe_size, bonus, foe_bonus",
    [("big", "", 1, 0), ("gargantuan", "", 1, 0), ("huge", "big", 1, 0), ("big", "big", 0, 0), ("", "huge", 0, 1)],
)
def test_the_larger_one_has_plus_1_however_much_larger(size: str, foe_size: str, bonus: int, foe_bonus: int) -> None:
    told = fight(Battle(*duel(size, against=(foe_size,))), 3, 3)
    assert reasons(told, "attacker").get("size", 0) == bonus
    assert reasons(told, "defender").get("size", 0) == foe_bonus


@rule("SBH-HTH-4", "SBH-TER-3")
def test_higher_ground_gives_plus_1_to_whoever_stands_on_it() -> None:
    marta, orc = duel()
    hill = block("down", 16, 18, 3.5, 4, HIGH, tall=1)
    assert reasons(fight(Battle(marta, orc, hill), 3, 3), "attacker") == {"height": 1}
    # It is no higher for being called a hill.
    plain = block("hill", 16, 18, 3.5, 4, 0, kind="hill", tall=1)
    assert reasons(fight(Battle(*duel(), plain), 3, 3), "attacker") == {}
    marta, orc = duel()
    orc.height = inches(1)
    assert reasons(fight(Battle(marta, orc), 3, 3), "defender") == {"height": 1}


@rule("SBH-HTH-4", "SBH-TER-2")
def test_a_defender_behind_an_obstacle_has_plus_1_and_fights_across_it() -> None:
    marta, orc = model("Marta", 17, 18), enemy("orc", 18.5, 18)
    wall = block("wall", 17.75, 18, 0.5, 3, WALL, tall=0.5)
    field = Battle(marta, orc, wall)
    assert field.in_contact(marta, orc)
    assert reasons(fight(field, 3, 4), "defender") == {"obstacle": 1}
    assert reasons(fight(field, 4, 3, "orc", "Marta"), "defender") == {"obstacle": 1}


@rule("SBH-HTH-4")
def test_without_the_option_nobody_fights_across_an_obstacle_and_nobody_ever_through_a_house() -> None:
    marta, orc = model("Marta", 17, 18), enemy("orc", 18.5, 18)
    wall = block("wall", 17.75, 18, 0.5, 3, WALL, tall=0.5)
    assert not Battle(marta, orc, wall, song=SongOptions(across_obstacle=0)).in_contact(marta, orc)
    assert not Battle(marta, orc, block("house", 17.75, 18, 0.5, 3, HOUSE)).in_contact(marta, orc)


@rule("SBH-HTH-4")
def test_height_and_obstacle_are_not_added_together() -> None:
    marta, orc = model("Marta", 17, 18), enemy("orc", 18.5, 18)
    orc.height = inches(1)
    wall = block("wall", 17.75, 18, 0.5, 3, WALL, tall=0.5)
    assert reasons(fight(Battle(marta, orc, wall), 3, 3), "defender") == {"height": 1}


@rule("SBH-HTH-4", "SBH-TER-2", "SBH-TER-3")
def test_one_may_have_the_height_and_the_other_the_obstacle() -> None:
    marta, orc = model("Marta", 17, 18), enemy("orc", 18.5, 18)
    marta.height = inches(1)
    wall = block("wall", 17.75, 18, 0.5, 3, WALL, tall=0.5)
    told = fight(Battle(marta, orc, wall), 3, 3)
    assert reasons(told, "attacker") == {"height": 1}
    assert reasons(told, "defender") == {"obstacle": 1}


@rule("SBH-HTH-4", "SBH-TER-2")
def test_the_wall_that_the_attacker_has_climbed_shelters_nobody_from_it() -> None:
    marta, orc = model("Marta", 17, 18), enemy("orc", 18.5, 18)
    marta.height = inches(1)
    marta.perch = "wall"
    wall = block("wall", 17.75, 18, 0.5, 3, WALL, tall=1)
    assert reasons(fight(Battle(marta, orc, wall), 3, 3), "defender") == {}


@rule("SBH-HTH-4", "SBH-HTH-13", "SBH-HTH-9")
@pytest.mark.parametrize("down, pinned, cause", [(True, False, "down"), (False, True, "pinned"), (True, True, "down")])
def test_an_opponent_down_or_pinned_gives_plus_2_in_all_and_any_win_kills(down: bool, pinned: bool, cause: str) -> None:
    marta, orc = duel()
    orc.knocked_down, orc.transfixed = down, pinned
    told = fight(Battle(marta, orc), 3, 4)
    assert reasons(told, "attacker") == {cause: 2}
    assert told.result == "kill"


@rule("SBH-HTH-4")
def test_the_unarmed_fight_worse() -> None:
    marta = model("Marta", 17.5, 18, tags=("unarmed",))
    assert reasons(fight(Battle(marta, enemy("orc", 18.5, 18)), 3, 3), "attacker") == {"unarmed": -1}


@rule("SBH-HTH-6")
@pytest.mark.parametrize("standing_first", [False, True])
def test_one_attack_meets_one_foe_and_by_an_option_the_standing_ones_come_first(standing_first: bool) -> None:
    marta, orc = duel()
    goblin = enemy("goblin", 17.5, 19)
    goblin.knocked_down = True
    field = acts(Battle(marta, orc, goblin, song=SongOptions(standing_target_first=standing_first)), "Marta", 1)
    offered = [option for option in action_options(field, marta, 1) if option.startswith("attack")]
    assert offered == (["attack:orc"] if standing_first else ["attack:orc", "attack:goblin"])
    orc.knocked_down = True
    assert "attack:goblin" in action_options(field, marta, 1)


@rule("SBH-HTH-7")
def test_a_power_blow_takes_one_from_the_opponent_and_may_still_be_lost() -> None:
    marta, orc = duel()
    told = fight(Battle(marta, orc), 3, 4, manner=Manner.POWER)
    assert (told.manner, told.result) == ("power", "draw")
    assert reasons(told, "defender") == {"power": -1}
    assert marta.attacked
    told = fight(Battle(marta, orc), 1, 6, manner=Manner.POWER)
    assert told.loser == "Marta"


def from_behind_the_house(*traits: str, against: tuple[str, ...] = ()) -> Battle:
    """Marta began behind a house, unseen by the orc, and stands beside it now."""
    marta, orc = duel(*traits, against=against)
    marta.start_x, marta.start_y = inches(10), inches(18)
    return Battle(marta, orc, block("house", 13, 18, 2, 6, HOUSE, tall=3))


@rule("SBH-HTH-8", "OPEN-10")
def test_an_attack_on_one_who_could_not_see_it_coming_is_an_ambush() -> None:
    assert reasons(fight(from_behind_the_house(), 3, 3), "attacker") == {"ambush": 1}
    marta, orc = duel()
    marta.start_x = inches(10)
    assert reasons(fight(Battle(marta, orc), 3, 3), "attacker") == {}


@rule("SBH-HTH-8")
def test_only_the_first_attack_is_an_ambush_and_no_free_hack_is() -> None:
    field = from_behind_the_house("combat-master")
    fight(field, 3, 3)
    assert reasons(fight(field, 3, 3), "attacker") == {}
    field = from_behind_the_house()
    table = Dice(attack_die=3, defence_die=3)
    melee.free_hack(table, field, field.model("Marta"), field.model("orc"))
    assert reasons(the(AttackResolved, table.facts), "attacker") == {}


@rule("SBH-HTH-9")
def test_a_lethal_attack_kills_with_any_win_and_tripling_is_still_gruesome() -> None:
    marta, orc = duel()
    orc.knocked_down = True
    assert fight(Battle(marta, orc), 1, 2).result == "kill"
    marta, orc = duel(combat=4, foe_combat=1)
    orc.knocked_down = True
    assert fight(Battle(marta, orc), 6, 2).result == "gruesome"


@rule("SBH-HTH-14", "OPEN-6")
@pytest.mark.parametrize("only_6, defence, result", [(True, 5, "nothing"), (True, 6, "fall"), (False, 5, "recoil")])
def test_a_model_that_is_down_harms_its_attacker_only_with_a_6(only_6: bool, defence: int, result: str) -> None:
    marta, orc = duel()
    orc.knocked_down = True
    told = fight(Battle(marta, orc, song=SongOptions(fallen_hits_on_6=only_6)), 2, defence)
    assert told.result == result
    assert marta.knocked_down == (result == "fall")


@rule("SBH-HTH-15")
@pytest.mark.parametrize("only_6", [True, False])
def test_a_pinned_model_never_harms_its_attacker(only_6: bool) -> None:
    marta, orc = duel()
    orc.transfixed = True
    told = fight(Battle(marta, orc, song=SongOptions(fallen_hits_on_6=only_6)), 1, 6)
    assert told.result == "nothing"
    assert marta.standing


@rule("SBH-HTH-17")
def test_what_is_told_names_everything_that_counted() -> None:
    told = fight(Battle(*duel("big", combat=4)), 2, 5, manner=Manner.POWER)
    assert told.reasons == ("attacker:combat:4", "attacker:size:1", "defender:combat:3", "defender:power:-1")
    assert (told.attacker_score, told.defender_score) == (7, 7)


@rule("SBH-HTH-18")
def test_a_model_that_is_down_already_stays_where_it_is() -> None:
    marta, orc = duel()
    orc.knocked_down = True
    # Marta is driven to the ground by a 6 from below, where she was already.
    marta.knocked_down = True
    table = Dice(attack_die=2, defence_die=6)
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert marta.x == inches(17.5)
    assert not of_kind(KnockedDown, table.facts)


@rule("SBH-MOV-13", "SBH-HTH-17")
@pytest.mark.parametrize(
    "attack, defence, stopped, result",
    [
        (3, 3, False, "draw"),
        (1, 6, False, "nothing"),
        (5, 4, False, "recoil"),
        (6, 5, True, "fall"),
        (6, 1, True, "kill"),
    ],
)
def test_a_free_hack_hurts_only_the_one_who_leaves(attack: int, defence: int, stopped: bool, result: str) -> None:
    marta, orc = duel()
    field = Battle(marta, orc)
    table = Dice(attack_die=attack, defence_die=defence)
    assert melee.free_hack(table, field, orc, marta) == stopped
    assert the(AttackResolved, table.facts).result == result
    # A recoil is ignored, and it is no attack of the hacker's turn.
    assert marta.x == inches(17.5)
    assert not orc.attacked


@rule("SBH-MOV-13", "SBH-TGH-1")
def test_a_wound_alone_does_not_keep_a_tough_model_in_melee() -> None:
    marta, orc = duel("tough")
    assert not melee.free_hack(Dice(attack_die=6, defence_die=1), Battle(marta, orc), orc, marta)
    assert marta.quality_lost == 1


@rule("SBH-HTH-17", "SBH-MOR-3")
def test_morale_comes_last_after_the_poison() -> None:
    marta, orc = duel("poison", combat=6, foe_combat=1)
    table = Dice(attack_die=6, defence_die=1, morale=[6, 6, 6])
    melee.attack(table, Battle(marta, orc, enemy("goblin", 20, 20)), marta, orc)
    kinds = [type(fact) for fact in table.facts]
    assert kinds == [AttackResolved, Defeated, MoraleRolled]
    assert not of_kind(TraitUsed, table.facts), "the dead cannot be poisoned"


# Long Reach


@pytest.mark.parametrize(
    "friends, foe",
    [
        ([("Otto", 18, 18), ("Ida", 18, 19)], (18.87, 18.5)),
        ([("Otto", 18, 18)], (17.63, 17.53)),
    ],
    ids=["beside two friends", "beside the attacker too"],
)
def test_a_polearm_counts_a_foe_once(friends: list[tuple[str, float, float]], foe: tuple[float, float]) -> None:
    marta = model("Marta", 17.13, 18.5, "long-reach")
    field = Battle(marta, enemy("orc", *foe), *(model(*one) for one in friends))
    assert [one.id for one in melee.targets(field, marta)] == ["orc"]
