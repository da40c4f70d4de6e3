"""Strikes: dice, wounds, what counts double, who falls (sections 3, 5 and 11.4)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.players.forecast import chance_of_wound
from rules_core.games.warhold.rules import combat, shots
from rules_core.games.warhold.rules.harm import shot_harm
from rules_core.games.warhold.rules.strength import attacks, may_attack, targets
from rules_core.games.warhold.rules.strikes import ATTACK, Blow, strike
from rules_core.games.warhold.state.facts import CardDrawn, Slain, Wounded
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script

OPEN = ("......", "......", "......", "......", "......", "......")
BLOW = Blow(ATTACK, "W-CMB-5")


@rule("W-CMB-8", "W-CMB-9", "W-ATT-4", "W-ATT-5", "W-ATT-7", "W-ATT-8", "R-W72")
def test_hits_are_rolled_to_wound_and_what_is_over_is_lost() -> None:
    war = campaign(*OPEN, dice=[1, 4, 6, 6, 3, 4, 6])
    attacker, target = put(war, "a1", "humans/infantry", P1), put(war, "a2", "bandit")
    strike(war, [attacker], [target], 4, BLOW)
    (blow,) = script(war).blows()
    assert (blow.hit_faces, blow.wound_faces) == ((1, 4, 6, 6), (3, 4, 6))
    assert [one.points for one in script(war).of(Wounded)] == [1, 1]
    assert script(war).of(Slain)
    assert war.state.slain == ["small p1"]


@rule("W-CMB-6")
def test_in_a_pool_the_rest_goes_to_the_next_victim() -> None:
    war = campaign(*OPEN, dice=[6] * 8, answers=["unit-3"])
    lord = put(war, "b2", "humans/lord", P1)
    hounds = [put(war, tile, "hell-hound") for tile in ("a2", "c2", "b1")]
    strike(war, [lord], hounds, 4, BLOW)
    assert [one.wounds for one in hounds] == [2, 2, 0]
    assert [one.id for one in war.state.monsters()] == ["unit-4"]


@rule("W-MON-3", "W-MON-4", "W-MON-8", "W-MON-10", "R-W16", "R-W18", "W-SIE-3", "EQ-16", "EQ-15")
@pytest.mark.parametrize(
    "attacker, worn, dice, wounds",
    [
        # A wound of the Demon Lord counts twice, the Iron Helm knows better.
        ("demon-lord", "", [6, 6], 2),
        ("demon-lord", "eq-16.1", [6, 6], 1),
        # Deathblow on a six alone.
        ("assassin", "", [6, 6], 2),
        ("assassin", "", [6, 5], 1),
        ("assassin", "eq-16.1", [6, 6], 1),
        # A six to hit needs no second roll.
        ("dragon", "", [6], 1),
        ("sniper", "", [6], 1),
        ("sniper", "eq-15.1", [6, 1], 0),
        ("sniper", "eq-14.1", [6, 5], 0),
        # Engines take three, the helm does not help.
        ("elves/siege", "eq-16.1", [6, 6], 3),
    ],
)
def test_how_much_a_wound_takes(attacker: str, worn: str, dice: list[int], wounds: int) -> None:
    war = campaign(*OPEN, dice=dice)
    lord = put(war, "a1", "humans/lord", P1)
    war.state.kingdom(P1).worn = [worn] if worn else []
    strike(war, [put(war, "a2", attacker, P2 if "/" in attacker else P1.__class__(""))], [lord], 1, BLOW)
    assert lord.wounds == wounds


@rule("EQ-8", "EQ-39", "R-W70")
@pytest.mark.parametrize("worn, is_oiled, target, taken", [
    ("eq-8.1", False, "giant", 2),
    ("eq-8.1", True, "black-knight", 3),
    ("eq-8.1", False, "bandit", 1),
    ("", True, "bandit", 2),
])  # fmt: skip
def test_what_makes_wounds_count_more(worn: str, is_oiled: bool, target: str, taken: int) -> None:
    war = campaign(*OPEN, dice=[6, 6])
    lord, monster = put(war, "a1", "humans/lord", P1), put(war, "a2", target)
    war.state.kingdom(P1).worn = [worn] if worn else []
    war.state.kingdom(P1).is_oiled = is_oiled
    strike(war, [lord], [monster], 1, BLOW)
    assert monster.wounds == taken


@rule("EQ-11")
@pytest.mark.parametrize("face, wounds", [(5, 1), (4, 2)])
def test_the_wooden_shield_saves_once_a_combat(face: int, wounds: int) -> None:
    war = campaign(*OPEN, dice=[6, 6, 6, 6, face])
    lord = put(war, "a1", "humans/lord", P1)
    war.state.kingdom(P1).worn = ["eq-11.1"]
    war.state.phase = Phase.COMBAT
    strike(war, [put(war, "a2", "troll")], [lord], 2, BLOW)
    assert lord.wounds == wounds


@rule("EQ-11", "R-W70")
def test_the_wooden_shield_saves_nobody_who_walks_away() -> None:
    war = campaign(*OPEN, dice=[6, 6, 6, 6])
    lord = put(war, "a1", "humans/lord", P1)
    war.state.kingdom(P1).worn = ["eq-11.1"]
    strike(war, [put(war, "a2", "troll")], [lord], 2, BLOW)
    assert (lord.wounds, war.state.kingdom(P1).has_used) == (2, [])


@rule("EQ-13", "WH-CK-7", "WH-FAQ-2", "W-FAQ-4")
def test_the_bluefire_shield_strikes_back_at_natural_ones() -> None:
    war = campaign(*OPEN, dice=[1, 1, 4, 4, 5, 4, 5])
    lord, ogre = put(war, "a1", "elves/lord", P1), put(war, "a2", "ogre")
    war.state.kingdom(P1).worn = ["eq-13.1"]
    strike(war, [ogre], [lord], 3, BLOW)
    back = script(war).blows()[-1]
    assert (back.hit_need, back.wound_need, back.hit_faces, back.wound_faces) == (4, 5, (4, 5), (4, 5))
    assert ogre.wounds == 1


@rule("W-ORC-2", "R-W17")
def test_durbaz_lets_a_friend_bear_a_wound() -> None:
    war = campaign(*OPEN, dice=[6, 6, 6, 6], answers=["unit-2", "keep"])
    lord, friend = put(war, "a1", "orcs/lord", P1), put(war, "b1", "orcs/infantry", P1)
    strike(war, [put(war, "a2", "troll")], [lord], 2, BLOW)
    assert (lord.wounds, friend.wounds) == (1, 1)


@rule("W-MON-5", "R-W19")
def test_a_giant_hits_whoever_stands_behind_with_the_same_dice() -> None:
    war = campaign(*OPEN, dice=[4, 5, 1, 6, 6, 1])
    giant, front = put(war, "a1", "giant"), put(war, "b1", "humans/infantry", P1)
    behind = put(war, "c1", "elves/lord", P2)
    strike(war, [giant], [front], 3, BLOW)
    # The lord is harder to hit: of 4, 5 and 1 only the 5 does.
    assert [len(one.wound_faces) for one in script(war).blows()] == [2, 1]
    assert (front.wounds, behind.wounds) == (2, 0)


@rule("W-HUM-3", "W-HUM-4", "W-HUM-5", "W-HUM-6", "R-W21", "W-SIE-2")
def test_a_spread_shot_hits_a_block_friends_too() -> None:
    war = campaign(*OPEN, dice=[5, 2])
    engine, target = put(war, "a1", "humans/siege", P1), put(war, "c2", "bandit")
    others = [put(war, "b1", "humans/infantry", P1), put(war, "d3", "elves/infantry", P2)]
    away = put(war, "e2", "bandit")
    assert target in shots.shot_targets(war, engine, "spread-shot")
    shots.shoot(war, engine, target, "spread-shot", ATTACK)
    assert [one.wounds for one in (target, *others, away)] == [1, 1, 1, 0]


@rule("W-ORC-3", "W-ORC-4", "W-ORC-5", "W-ORC-6")
def test_a_cross_hit_hits_the_target_and_all_beside_it() -> None:
    war = campaign(*OPEN, dice=[5, 2])
    engine, target = put(war, "a1", "orcs/siege", P1), put(war, "c2", "bandit")
    beside, corner = put(war, "c3", "orcs/infantry", P1), put(war, "d3", "elves/infantry", P2)
    shots.shoot(war, engine, target, "cross-hit", ATTACK)
    assert [one.wounds for one in (target, beside, corner)] == [1, 1, 0]


@rule("W-ELF-4", "W-DWA-4", "W-DWA-5")
def test_long_shot_and_grapeshot() -> None:
    war = campaign(*OPEN, dice=[5, 2, 6, 6, 6, 1, 1, 1, 6, 6, 6])
    troll = put(war, "f1", "troll")
    trebuchet = put(war, "a1", "elves/siege", P2)
    assert may_attack(war, trebuchet, troll, 5)
    assert not may_attack(war, trebuchet, troll)
    shots.shoot(war, trebuchet, troll, "long-shot", ATTACK)
    assert troll.wounds == 2
    cannon, knight = put(war, "f3", "dwarves/siege", P1), put(war, "f4", "black-knight")
    shots.shoot(war, cannon, knight, "grapeshot", ATTACK)
    assert [len(one.hit_faces) for one in script(war).blows()] == [1, 6]
    assert knight.wounds == 3


@rule("R-W26", "R-W72", "EQ-32")
def test_what_a_lord_beside_gives_adds_a_shot_of_the_same_kind() -> None:
    war = campaign(*OPEN, dice=[5, 5, 2, 2, 5, 2])
    troll, trebuchet = put(war, "f1", "troll"), put(war, "a1", "elves/siege", P2)
    put(war, "a2", "elves/lord", P2)
    assert shot_harm(war, trebuchet, troll, "long-shot", ATTACK).dice == 2
    shots.shoot(war, trebuchet, troll, "long-shot", ATTACK)
    assert [len(one.hit_faces) for one in script(war).blows()] == [2]
    # A block is one roll, whoever stands beside.
    war.state.kingdom(P1).worn.append("eq-32.1")
    cannon, onager = put(war, "f3", "dwarves/siege", P1), put(war, "f5", "humans/siege", P1)
    put(war, "f4", "dwarves/lord", P1)
    assert shots.dice_of(war, cannon, "grapeshot") == 7
    assert shots.dice_of(war, onager, "spread-shot") == 1


@rule("W-TYP-4", "W-TYP-6", "W-CMB-1", "W-CMB-2", "W-CMB-3", "W-CMB-4", "W-HUM-2", "W-DWA-3", "W-MON-7", "R-W09",
      "R-W11", "R-W12", "R-W13", "W-SIE-1", "R-W22", "EQ-3", "EQ-7")  # fmt: skip
@pytest.mark.parametrize(
    "attacker, target, at, may",
    [
        ("elves/infantry", "bandit", "b3", True),
        ("elves/infantry", "bandit", "a1", False),
        ("humans/infantry", "bandit", "a1", True),
        ("humans/infantry", "bandit", "b4", False),
        ("elves/ranged", "bandit", "a1", True),
        ("elves/ranged", "bandit", "b4", True),
        ("elves/ranged", "bandit", "b5", False),
        ("dwarves/ranged", "bandit", "b5", True),
        ("elves/infantry", "ogre", "b4", True),
        ("elves/ranged", "ogre", "b5", True),
        ("elves/siege", "bandit", "b3", True),
        ("elves/siege", "bandit", "b6", False),
        ("dwarves/siege", "bandit", "b6", True),
    ],
)
def test_who_reaches_whom(attacker: str, target: str, at: str, may: bool) -> None:
    war = campaign(*OPEN)
    unit = put(war, "b2", attacker, P1)
    assert may_attack(war, unit, put(war, at, target)) is may
    if unit.kind == "siege":
        unit.stepped = 1
        assert targets(war, unit) == []


@rule("W-TWN-2", "W-TWN-4", "R-W25", "W-MTN-20")
def test_in_a_town_players_have_peace_and_monsters_do_not() -> None:
    war = campaign("TT....")
    one, other = put(war, "a1", "humans/infantry", P1), put(war, "b1", "elves/infantry", P2)
    monster, second = put(war, "c1", "bandit"), put(war, "d1", "bandit")
    assert not may_attack(war, one, other)
    assert may_attack(war, other, monster)
    assert may_attack(war, monster, other)
    assert not may_attack(war, monster, second)


@rule("W-ELF-2", "R-W26", "EQ-32", "W-DWA-2", "R-W08", "W-ATT-9", "WH-SL-5", "EQ-1", "EQ-2", "EQ-4", "EQ-18", "WH-SL-2")
def test_how_many_attacks() -> None:
    war = campaign("......", ".m....", ".SS...", ".SS...")
    lord = put(war, "a1", "elves/lord", P1)
    friend, corner = put(war, "b1", "elves/siege", P1), put(war, "b2", "elves/infantry", P1)
    assert [attacks(war, one) for one in (lord, friend, corner)] == [7, 2, 4]
    war.state.kingdom(P1).worn = ["eq-32.1", "eq-1.1", "eq-1.2", "eq-18.1"]
    assert [attacks(war, one) for one in (lord, friend)] == [8, 3]
    lord.stepped = 3
    assert attacks(war, lord) == 9
    orin = put(war, "d4", "dwarves/lord", P2)
    assert attacks(war, orin) == 7
    orin.tile = corner.tile
    assert attacks(war, orin) == 9
    war.state.kingdom(P2).worn = ["eq-19.1"]
    assert attacks(war, orin) == 7


@rule("W-CMB-5", "W-CMB-7")
def test_three_pikemen_roll_twelve_dice_at_a_troll() -> None:
    war = campaign(*OPEN, answers=["unit-2", "all:unit-1"])
    put(war, "b2", "troll")
    for tile in ("a2", "b1", "c2"):
        put(war, tile, "humans/infantry", P1)
    war.state.phase = Phase.COMBAT
    combat.begin(war)
    assert combat.attack_step(war)
    (blow,) = script(war).blows()
    assert (len(blow.hit_faces), len(blow.attackers)) == (12, 3)
    assert not combat.attack_step(war)


@rule("W-CMB-10", "W-CMB-6", "W-CMB-7")
def test_a_lord_splits_his_attacks_between_types() -> None:
    war = campaign(*OPEN, answers=["unit-1", "unit-2", (5, 3)])
    put(war, "b2", "humans/lord", P1)
    put(war, "a2", "bandit")
    put(war, "c2", "troll")
    combat.begin(war)
    assert combat.attack_step(war)
    assert [len(one.hit_faces) for one in script(war).blows()] == [5, 3]


@rule("W-CMB-6")
def test_whoever_was_named_stands_first_where_it_is_asked_who_is_hit() -> None:
    war = campaign(*OPEN, dice=[6] * 16, answers=["unit-1", "unit-3", "unit-3"])
    put(war, "b2", "humans/lord", P1)
    put(war, "a2", "hell-hound")
    put(war, "c2", "hell-hound")
    combat.begin(war)
    assert combat.attack_step(war)
    assert [one.partition(" ")[0] for one in script(war).blows()[0].targets] == ["unit-3", "unit-2"]


@rule("W-CMB-12", "W-CMB-13", "W-CMB-14", "W-CMB-15", "R-W30", "W-AOO-8")
def test_opponents_in_range_strike_back_then_monsters() -> None:
    war = campaign(*OPEN, answers=["unit-2", "done"])
    put(war, "b2", "humans/infantry", P1)
    bow = put(war, "b4", "elves/ranged", P2)
    put(war, "a2", "bandit")
    bow.has_struck = True
    combat.begin(war)
    while combat.counter_step(war):
        pass
    assert [one.attackers[0].partition(" ")[2] for one in script(war).blows()] == ["elves/ranged", "bandit"]


@rule("W-MTN-18", "R-W60", "EQ-36")
def test_monsters_strike_at_the_weakest_of_them_a_wounded_one() -> None:
    war = campaign(*OPEN)
    hound = put(war, "b2", "hell-hound")
    put(war, "a2", "humans/lord", P1)
    put(war, "b1", "humans/cavalry", P1)
    healthy, wounded = put(war, "c2", "humans/ranged", P1), put(war, "b3", "humans/ranged", P1, wounds=1)
    assert combat.weakest(war, hound, targets(war, hound)) is wounded
    war.state.units.remove(wounded)
    assert combat.weakest(war, hound, targets(war, hound)) is healthy


@rule("W-MON-6", "R-W20")
def test_a_minotaur_strikes_first_and_not_again() -> None:
    war = campaign(*OPEN)
    put(war, "a1", "humans/infantry", P1)
    minotaur = put(war, "a2", "minotaur")
    combat.begin(war)
    assert len(script(war).blows()) == 1
    assert minotaur.has_fought
    assert not combat.counter_step(war)


@rule("W-MON-14", "W-CMB-11", "R-W29", "WH-DK-7")
@pytest.mark.parametrize(
    "category, face, gold, cards",
    [
        ("small", 4, 0, 0),
        ("small", 5, 10, 0),
        ("large", 3, 0, 0),
        ("large", 6, 40, 0),
        ("lord", 1, 25, 0),
        ("lord", 6, 50, 1),
    ],
)
def test_what_slain_monsters_bring(category: str, face: int, gold: int, cards: int) -> None:
    war = campaign(*OPEN, dice=[face])
    war.state.slain = [f"{category} p1"]
    assert combat.reward(war)
    assert not combat.reward(war)
    kingdom = war.state.kingdom(P1)
    assert (kingdom.gold, len(kingdom.owned)) == (gold, cards)
    assert len(script(war).of(CardDrawn)) == cards


@rule("EQ-34")
def test_the_lucky_charm_rolls_a_failed_die_again_once_a_turn() -> None:
    war = campaign(*OPEN, dice=[1, 6, 6], answers=["1"])
    lord, bandit = put(war, "a1", "humans/lord", P1), put(war, "a2", "bandit")
    war.state.kingdom(P1).worn = ["eq-34.1"]
    strike(war, [lord], [bandit], 1, BLOW)
    assert bandit.wounds == 1
    assert war.state.kingdom(P1).has_used == ["luck"]


@rule("WH-EC-4")
def test_what_an_attack_is_worth() -> None:
    war = campaign(*OPEN)
    target = put(war, "b2", "bandit")
    worth = {}
    for race in ("humans", "elves", "dwarves", "orcs"):
        for kind in ("infantry", "lord"):
            unit = put(war, "a2", f"{race}/{kind}", P1)
            worth[unit.profile] = attacks(war, unit) * chance_of_wound(war, unit, target)
            war.state.units.remove(unit)
    assert worth["humans/infantry"] == pytest.approx(1)
    lords = [value for name, value in worth.items() if name.endswith("lord")]
    assert 2.2 <= min(lords) <= max(lords) <= 2.7


@rule("EQ-10")
def test_the_blood_dagger_heals_who_slays() -> None:
    war = campaign(*OPEN, dice=[6] * 4)
    lord, bandit = put(war, "a1", "humans/lord", P1, wounds=2), put(war, "a2", "bandit", wounds=1)
    war.state.kingdom(P1).worn = ["eq-10.1"]
    strike(war, [lord], [bandit], 1, BLOW)
    assert lord.wounds == 1
