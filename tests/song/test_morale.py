"""Morale: causes, rolls and their results (SBH-MOR)."""

from __future__ import annotations

import pytest

from rules_core.song import melee, morale, standards, wounds
from rules_core.song.actions import action_options
from rules_core.song.facts import Defeated, ModelFled, MoraleRolled
from rules_core.song.options import SongOptions
from rules_core.song.warband import NO_MODEL, Fate, Model, ModelId, Trait
from tests.clauses import rule
from tests.song.builders import Battle, Dice, acts, duel, of_kind, play, stands_at, the
from tests.song.meadow import HOUSE, Script, block, enemy, inches, model
from tests.song.sides import ENEMIES

HOLDS = [6, 6, 6]


def shaken(
    *models: Model, gruesome: bool = False, song: SongOptions | None = None, savage: bool = False
) -> list[tuple[str, str]]:
    """Who rolls Morale, and why, when the first of these models is killed."""
    field = Battle(*models, song=song)
    return rolls_after_death(field, models[0], gruesome, savage)


def rolls_after_death(
    field: Battle, victim: Model, gruesome: bool = False, savage: bool = False
) -> list[tuple[str, str]]:
    table = Dice(morale=HOLDS)
    wounds.kill(table, field, victim, NO_MODEL, "SBH-HTH-2", gruesome=gruesome, savage=savage)
    morale.resolve(table, field)
    assert not field.losses
    return [(fact.model, fact.cause) for fact in of_kind(MoraleRolled, table.facts)]


@rule("SBH-MOR-1")
@pytest.mark.parametrize(
    "faces, result, y",
    [([3, 4, 5], "holds", 10), ([1, 3, 3], "flees", 15), ([1, 2, 3], "flees twice", 20), ([1, 2, 2], "removed", 10)],
)
def test_three_dice_against_quality_say_whether_it_holds_flees_or_is_gone(
    faces: list[int], result: str, y: float
) -> None:
    marta = model("Marta", 10, 10, quality=3)
    table = Dice(morale=faces)
    held = morale.test(table, Battle(marta), marta, "gruesome")
    told = the(MoraleRolled, table.facts)
    assert (told.faces, told.result, told.cause) == (tuple(faces), result, "gruesome")
    assert held == (result == "holds")
    assert marta.in_play == (result != "removed")
    assert stands_at(marta, 10, y)


@rule("SBH-MOR-2", "OPEN-2")
@pytest.mark.parametrize("radius, shaken_at", [("long", 7.0), ("medium", 5.0), ("short", 3.0)])
def test_a_gruesome_kill_shakes_friends_near_the_victim(radius: str, shaken_at: float) -> None:
    near, far = model("near", 11 + shaken_at, 10), model("far", 11.1 + shaken_at, 12)
    names = shaken(
        model("Marta", 10, 10), near, far, model("a", 1, 1), gruesome=True, song=SongOptions(gruesome_radius=radius)
    )
    assert names == [("near", "gruesome")]
    assert shaken(model("Marta", 10, 10), model("near", 12, 10), model("a", 1, 1)) == []


@rule("SBH-MOR-2", "OPEN-2")
@pytest.mark.parametrize("needs_sight", [True, False])
def test_horror_must_be_seen_only_where_the_option_says_so(needs_sight: bool) -> None:
    house = block("house", 12, 10, 1, 4, HOUSE, tall=3)
    song = SongOptions(gruesome_needs_sight=needs_sight)
    marta, otto, hans = model("Marta", 10, 10), model("Otto", 14, 10), model("Hans", 30, 30)
    rolled = rolls_after_death(Battle(marta, otto, hans, house, song=song), marta, gruesome=True)
    assert rolled == ([] if needs_sight else [("Otto", "gruesome")])


@rule("SBH-MOR-2", "OPEN-2")
@pytest.mark.parametrize("radius, needs_sight, rolls", [("medium", True, 1), ("long", True, 2), ("long", False, 3)])
def test_what_a_savage_made_gruesome_is_felt_within_medium_and_in_sight(
    radius: str, needs_sight: bool, rolls: int
) -> None:
    house = block("house", 10, 12, 4, 1, HOUSE, tall=3)
    song = SongOptions(savage_radius=radius, savage_needs_sight=needs_sight)
    marta, near, far, hidden = model("M", 10, 10), model("near", 15, 10), model("far", 3.9, 10), model("hid", 10, 15)
    field = Battle(
        marta, near, far, hidden, *[model(f"m{one}", 30, 10 + 2 * one) for one in range(9)], house, song=song
    )
    assert len(rolls_after_death(field, marta, gruesome=True, savage=True)) == rolls


@rule("SBH-MOR-2", "SBH-MOR-4")
def test_a_leaders_death_shakes_every_friend_on_the_table_and_he_helps_none_of_them() -> None:
    marta = model("Marta", 10, 10, "leader")
    others = [model("Otto", 12, 10), model("Hans", 30, 30), enemy("orc", 9, 20)]
    field = Battle(marta, *others)
    table = Dice(morale=HOLDS)
    wounds.kill(table, field, marta, NO_MODEL, "SBH-HTH-2", gruesome=False)
    morale.resolve(table, field)
    rolls = of_kind(MoraleRolled, table.facts)
    assert [(fact.model, fact.cause, fact.bonus) for fact in rolls] == [("Otto", "leader", 0), ("Hans", "leader", 0)]


@rule("SBH-MOR-2", "SBH-MOR-12", "OPEN-15", "VMS-6")
@pytest.mark.parametrize("at_exactly_half, rolls", [(True, 2), (False, 0)])
def test_at_half_its_starting_number_a_side_rolls(at_exactly_half: bool, rolls: int) -> None:
    models = [model(name, 10, 3 * place) for place, name in enumerate("abcd", 1)]
    field = Battle(*models, song=SongOptions(half_at_exactly_half=at_exactly_half))
    assert rolls_after_death(field, models[0]) == []
    assert len(rolls_after_death(field, models[1])) == rolls
    # Once in a game; below half for those who did not roll at half.
    assert rolls_after_death(field, models[2]) == ([] if at_exactly_half else [("d", "half")])


@rule("SBH-MOR-12", "SBH-WIN-3")
def test_fled_and_removed_count_as_lost_and_models_are_counted_not_points() -> None:
    dear, a, b, c = model("dear", 3, 3, points=300), *[model(name, 20, 3 * one) for one, name in enumerate("abc", 1)]
    field = Battle(dear, a, b, c)
    table = Dice(morale=HOLDS)
    wounds.leave(table, field, dear, 1, "SBH-MOV-17")
    wounds.leave(table, field, a, 0, "SBH-MOR-1")
    morale.resolve(table, field)
    assert [fact.cause for fact in of_kind(MoraleRolled, table.facts)] == ["half", "half"]
    assert b.in_play, "it does not end the game for those who hold"


@rule("SBH-MOR-3")
def test_each_model_rolls_once_for_one_attack_nearest_first() -> None:
    marta = model("Marta", 10, 10, "leader")
    models = [marta, model("far", 15, 10), model("near", 12, 10), model("middle", 13, 12)]
    field = Battle(*models)
    field.start_counts["heroes"] = 6
    assert rolls_after_death(field, marta, gruesome=True) == [
        ("near", "leader"),
        ("middle", "leader"),
        ("far", "leader"),
    ]


@rule("SBH-MOR-3")
def test_a_leader_removed_by_morale_sets_off_a_second_batch_after_the_first() -> None:
    victim, leader, otto = model("victim", 10, 10), model("leader", 11, 10, "leader"), model("Otto", 12.2, 10)
    table = Script([1, 1, 1], [6, 6, 6], [6, 6, 6])
    field = Battle(victim, leader, otto)
    field.start_counts["heroes"] = 0
    wounds.kill(table, field, victim, NO_MODEL, "SBH-HTH-2", gruesome=True)
    morale.resolve(table, field)
    rolls = of_kind(MoraleRolled, table.facts)
    assert [(fact.model, fact.cause) for fact in rolls] == [
        ("leader", "gruesome"),
        ("Otto", "gruesome"),
        ("Otto", "leader"),
    ]
    assert not of_kind(Defeated, table.facts)[1:]


@rule("SBH-MOR-3")
def test_morale_comes_right_after_the_attack() -> None:
    marta, orc = duel(combat=6, foe_combat=1)
    goblin = enemy("goblin", 22, 18)
    field = Battle(marta, orc, goblin)
    table = Dice(attack_die=6, defence_die=1, morale=[6, 6, 1])
    melee.attack(table, field, marta, orc)
    assert table.topics == ["attack-die", "defence-die", "morale"]
    assert goblin.y < inches(18)


@rule("SBH-MOR-4")
@pytest.mark.parametrize("trait, bonus", [("steadfast", 1), ("coward", -1), ("undead", 2), ("", 0)])
def test_traits_steady_or_shake(trait: str, bonus: int) -> None:
    marta = model("Marta", 10, 10, trait)
    table = Dice(morale=HOLDS)
    morale.test(table, Battle(marta), marta, "half")
    assert the(MoraleRolled, table.facts).bonus == bonus


@rule("SBH-MOR-4")
def test_a_leader_in_sight_adds_to_what_traits_give() -> None:
    marta, otto = model("Marta", 10, 10, "steadfast"), model("Otto", 12, 10, "leader")
    table = Dice(morale=HOLDS)
    morale.test(table, Battle(marta, otto), marta, "half")
    assert the(MoraleRolled, table.facts).bonus == 2


@rule("SBH-MOR-4")
def test_a_hero_has_one_success_for_certain_and_so_is_never_removed() -> None:
    marta = model("Marta", 10, 10, "hero")
    table = Script([1, 1], "no")
    morale.test(table, Battle(marta), marta, "half")
    assert table.asked[0].detail() == "2 3 6"
    assert the(MoraleRolled, table.facts).result == "flees twice"


@rule("SBH-MOR-5")
@pytest.mark.parametrize("trait", ["fearless", "artificial", "undead"])
def test_some_are_not_shaken_by_horror_but_by_the_loss_of_a_leader_or_of_half(trait: str) -> None:
    assert shaken(model("Marta", 10, 10), model("Otto", 12, 10, trait), model("x", 30, 30), gruesome=True) == []
    assert shaken(model("Marta", 10, 10, "leader"), model("Otto", 12, 10, trait), gruesome=True) == [("Otto", "leader")]
    assert shaken(model("Marta", 10, 10), model("Otto", 12, 10, trait)) == [("Otto", "half")]


@rule("SBH-MOR-5")
@pytest.mark.parametrize("trait", ["tough", "artificial"])
def test_the_horrible_end_of_a_tough_or_artificial_model_shakes_nobody(trait: str) -> None:
    assert shaken(model("Marta", 10, 10, trait), model("Otto", 12, 10), model("x", 30, 30), gruesome=True) == []


@rule("SBH-MOR-6", "OPEN-3")
@pytest.mark.parametrize(
    "faces, destroyed_at, result",
    [
        ([6, 6, 1], 2, "holds"),
        ([6, 1, 1], 2, "destroyed"),
        ([1, 1, 1], 2, "destroyed"),
        ([6, 6, 1], 1, "destroyed"),
    ],
)
def test_undead_hold_or_are_destroyed(faces: list[int], destroyed_at: int, result: str) -> None:
    bones = model("bones", 10, 10, "undead")
    table = Dice(morale=faces)
    morale.test(table, Battle(bones, song=SongOptions(undead_destroyed_at=destroyed_at)), bones, "half")
    assert the(MoraleRolled, table.facts).result == result
    assert bones.fate is (Fate.IN_PLAY if result == "holds" else Fate.DEFEATED)
    assert stands_at(bones, 10, 10)


@rule("SBH-MOR-5")
def test_a_gruesome_end_of_a_swarm_shakes_its_own_kind_anywhere_and_nobody_else() -> None:
    rats = [model("rats", 10, 10, "swarm"), model("rats-2", 30, 30, "swarm"), model("bats", 11, 10, "swarm")]
    rats[1].profile = rats[0].profile
    others = [model("Otto", 10, 11), model("a", 1, 1), model("b", 1, 3), model("c", 1, 5)]
    assert shaken(*rats, *others, gruesome=True) == [("rats-2", "gruesome")]


@rule("SBH-MOR-2")
def test_the_death_of_a_ward_shakes_whoever_is_to_protect_it_and_its_flight_does_not() -> None:
    def company() -> list[Model]:
        guard = model("guard", 30, 30, Trait("protect", "king"))
        return [model("king", 10, 10, tags=("king",)), guard, model("a", 1, 1), model("b", 1, 3), model("c", 1, 5)]

    assert shaken(*company()) == [("guard", "ward")]
    models = company()
    field = Battle(*models)
    table = Dice()
    wounds.leave(table, field, models[0], 1, "SBH-MOV-17")
    morale.resolve(table, field)
    assert not of_kind(MoraleRolled, table.facts)


@rule("SBH-MOR-6")
def test_a_standard_keeps_undead_together_and_its_loss_shakes_them() -> None:
    bones, flag = model("bones", 10, 10, "undead"), model("flag", 30, 30, "standard-bearer")
    table = Dice(morale=[1, 1, 1])
    morale.test(table, Battle(bones, flag), bones, "half")
    assert bones.in_play
    others = [model(f"m{one}", 20, 3 * one) for one in range(1, 5)]
    field = Battle(flag, bones, *others)
    table = Dice()
    wounds.leave(table, field, flag, 1, "SBH-MOV-17")
    morale.resolve(table, field)
    assert [(one.model, one.cause) for one in of_kind(MoraleRolled, table.facts)] == [("bones", "standard")]


@rule("SBH-MOR-6", "SBH-MOR-2")
def test_a_killed_bearer_drops_the_standard_which_serves_until_an_enemy_beside_it_destroys_it() -> None:
    bones, flag = model("bones", 10, 10, "undead"), model("flag", 20, 10, "standard-bearer")
    others = [model(f"m{one}", 30, 3 * one) for one in range(1, 5)]
    orc = enemy("orc", 20, 11)
    field = Battle(bones, flag, *others, orc, enemy("far", 30, 30))
    # It lies where its bearer died: nobody rolls, and the Undead still hold.
    assert rolls_after_death(field, flag) == []
    morale.test(Dice(morale=[1, 1, 1]), field, bones, "half")
    assert bones.in_play
    assert not [one for one in action_options(field, bones, 1) if "standard" in one]
    acts(field, "orc", 2)
    table = play(field, "destroy-standard:flag", [1, 1, 6])
    assert [(one.model, one.cause) for one in of_kind(MoraleRolled, table.facts)] == [("bones", "standard")]
    assert bones.fate is Fate.DEFEATED
    assert field.acting is not None
    assert field.acting.actions == 1
    assert not [one for one in action_options(field, orc, 1) if "standard" in one]


@rule("SBH-ACT-13", "SBH-MOR-6")
def test_a_friend_beside_a_dropped_standard_takes_it_up_for_an_action_and_bears_it() -> None:
    bones, flag, otto = (
        model("bones", 10, 10, "undead"),
        model("flag", 20, 10, "standard-bearer"),
        model("Otto", 20, 11),
    )
    hound = model("hound", 20, 9, "animal")
    field = Battle(bones, flag, otto, hound, *[model(f"m{one}", 30, 3 * one) for one in range(1, 5)])
    rolls_after_death(field, flag)
    assert not [one for one in action_options(field, hound, 1) if "standard" in one]
    acts(field, "Otto", 2)
    play(field, "take-standard:flag")
    assert field.acting is not None
    assert field.acting.actions == 1
    assert standards.rallying_points(field, bones) == [otto]
    # Killed in turn, he drops it; who leaves the table takes it along.
    assert rolls_after_death(field, otto) == []
    assert standards.rallying_points(field, bones) == [otto]
    acts(field, "m1", 1).model("m1").x = otto.x
    field.model("m1").y = otto.y
    play(field, "take-standard:Otto")
    table = Dice()
    wounds.leave(table, field, field.model("m1"), 1, "SBH-MOV-17")
    morale.resolve(table, field)
    assert ("bones", "standard") in [(one.model, one.cause) for one in of_kind(MoraleRolled, table.facts)]
    assert standards.rallying_points(field, bones) == []


@rule("SBH-MOR-11")
@pytest.mark.parametrize("skips", [True, False])
def test_fear_passes_at_once_unless_an_option_bars_the_shaken_from_acting(skips: bool) -> None:
    marta = model("Marta", 10, 10)
    morale.test(Dice(morale=[6, 6, 1]), Battle(marta, song=SongOptions(failed_morale_skips_turn=skips)), marta, "half")
    assert marta.activated == skips
    assert marta.is_active
    otto = model("Otto", 10, 10)
    morale.test(Dice(morale=HOLDS), Battle(otto, song=SongOptions(failed_morale_skips_turn=skips)), otto, "half")
    assert not otto.activated


@rule("SBH-MOR-13")
def test_animals_run_when_the_last_friend_who_is_no_animal_is_killed() -> None:
    keeper, dog, wolf, orc = (
        model("keeper", 10, 10),
        model("dog", 12, 10, "animal"),
        model("wolf", 30, 30, "animal"),
        enemy("orc", 20, 20),
    )
    field = Battle(keeper, dog, wolf, orc)
    table = Dice(morale=HOLDS)
    wounds.kill(table, field, keeper, ModelId("orc"), "SBH-HTH-2", gruesome=False)
    morale.resolve(table, field)
    assert [fact.model for fact in of_kind(ModelFled, table.facts)] == ["dog", "wolf"]
    assert orc.in_play


@rule("SBH-MOR-13")
def test_animals_stay_while_a_keeper_lives_or_when_they_never_had_one() -> None:
    keeper, other, dog = model("keeper", 10, 10), model("other", 12, 10), model("dog", 14, 10, "animal")
    field = Battle(keeper, other, dog)
    rolls_after_death(field, keeper)
    assert dog.in_play
    pack = [model("a", 10, 10, "animal"), model("b", 12, 10, "animal"), model("c", 14, 10, "animal")]
    rolls_after_death(Battle(*pack), pack[0])
    assert pack[1].in_play


@rule("VMS-11")
def test_enemies_of_every_kind_roll_unless_a_trait_says_otherwise() -> None:
    fanatic, other = enemy("fanatic", 10, 10), enemy("other", 12, 10, "fearless")
    field = Battle(fanatic, other, enemy("x", 30, 30), enemy("victim", 11, 11))
    assert rolls_after_death(field, field.model("victim"), gruesome=True) == [("fanatic", "gruesome")]
    assert fanatic.side == ENEMIES
