"""A rider takes up a friend, carries it about and loses it (SBH-ACT-13, Mounted)."""

from __future__ import annotations

import pytest

from rules_core.ground.pieces import Piece
from rules_core.kernel.requests import Place
from rules_core.song import carrying, morale, wounds
from rules_core.song.actions import action_options
from rules_core.song.facts import KnockedDown, ModelFled, MoraleRolled, SetDown, TakenUp
from rules_core.song.field import Acting
from rules_core.song.recoil import recoil
from rules_core.song.targets import legal_targets
from rules_core.song.warband import NO_MODEL, Fate, Model
from tests.clauses import rule
from tests.song.builders import Battle, Dice, acts, fight, of_kind, play, reasons, stands_at, the
from tests.song.meadow import HOUSE, block, enemy, inches, model


def pair(*traits: str) -> tuple[Model, Model]:
    """Marta on her horse and Otto beside her, in the middle of the table."""
    return model("Marta", 18, 18, "mounted"), model("Otto", 19, 18, *traits)


def riding(*others: Model | Piece) -> Battle:
    """Otto in Marta's saddle."""
    marta, otto = pair()
    carrying.mount(marta, otto)
    return Battle(marta, otto, *others)


@rule("SBH-ACT-13", "OPEN-17")
def test_a_rider_takes_up_a_friend_for_an_action_and_the_friend_gets_down_for_one() -> None:
    field = acts(Battle(*pair()), "Marta", 3)
    otto = field.model("Otto")
    table = play(field, "take-up:Otto", "move", (18, 14))
    assert (otto.fate, otto.carrier) == (Fate.CARRIED, "Marta")
    assert the(TakenUp, table.facts) == TakenUp("SBH-ACT-13", otto.id, field.model("Marta").id)
    assert field.acting is not None
    assert field.acting.actions == 1
    assert stands_at(otto, 18, 14), "where the rider is"
    acts(field, "Otto", 2)
    assert action_options(field, otto, 2) == ["get-down", "end"]
    table = play(field, "get-down", (18, 13))
    assert otto.in_play
    assert otto.carrier == NO_MODEL
    assert stands_at(otto, 18, 13)
    assert the(SetDown, table.facts).manner == carrying.OFF
    # What is left of its actions it has on its own feet.
    assert "move" in action_options(field, otto, 1)


@rule("OPEN-17")
@pytest.mark.parametrize(
    "rider, friend",
    [
        (model("Marta", 18, 18), model("Otto", 19, 18)),
        (model("Marta", 18, 18, "mounted"), model("Otto", 19, 18, "big")),
        (model("Marta", 18, 18, "mounted"), model("Otto", 19, 18, "mounted")),
        (model("Marta", 18, 18, "mounted"), model("Otto", 19.2, 18)),
    ],
    ids=["on foot", "too big", "two horses", "out of contact"],
)
def test_only_a_rider_in_contact_carries_and_nobody_who_is_larger_or_mounted(rider: Model, friend: Model) -> None:
    assert carrying.options(Battle(rider, friend), rider) == []


@rule("OPEN-17")
def test_nobody_carries_an_enemy() -> None:
    marta, otto = pair()
    assert carrying.suits(marta, otto)
    assert not carrying.suits(marta, enemy("orc", 19, 18))


@rule("OPEN-17")
def test_a_big_rider_carries_the_big_and_only_one() -> None:
    rider, friend, third = (
        model("Marta", 18, 18, "heros-horse", "big"),
        model("Otto", 19, 18, "big"),
        model("Udo", 17, 18),
    )
    field = Battle(rider, friend, third)
    assert carrying.options(field, rider) == ["take-up:Otto", "take-up:Udo"]
    carrying.mount(rider, friend)
    assert carrying.options(field, rider) == []


@rule("OPEN-17")
@pytest.mark.parametrize("state", ["knocked_down", "transfixed", "looting"])
def test_only_who_stands_free_is_taken_up(state: str) -> None:
    marta, otto = pair()
    setattr(otto, state, True)
    assert carrying.options(Battle(marta, otto), marta) == []


@rule("OPEN-17")
@pytest.mark.parametrize("x", [17, 20])
def test_nobody_is_taken_up_beside_an_enemy(x: float) -> None:
    marta, otto = pair()
    orc = enemy("orc", x, 18)
    orc.knocked_down = True
    assert carrying.options(Battle(marta, otto, orc), marta) == []


@rule("OPEN-17")
def test_nobody_is_taken_up_or_gets_down_on_a_wall() -> None:
    marta, otto = pair()
    field = Battle(marta, otto)
    otto.height = inches(1)
    assert carrying.options(field, marta) == []
    otto.height, marta.height = 0, inches(1)
    assert carrying.options(field, marta) == []
    carrying.mount(marta, otto)
    assert action_options(field, otto, 2) == ["end"]


@rule("OPEN-18")
def test_whoever_is_carried_is_neither_struck_nor_shot_at_and_blocks_no_way() -> None:
    field = riding(enemy("archer", 18, 14, "short-bow"))
    marta, otto, archer = field.model("Marta"), field.model("Otto"), field.model("archer")
    assert legal_targets(field, archer) == [marta]
    assert field.others(archer) == [marta]
    archer.x, archer.y = inches(19), inches(18)
    assert field.foes_in_contact(archer) == [marta]
    assert otto not in field.others(marta)


@rule("OPEN-18")
def test_whoever_is_carried_neither_helps_in_melee_nor_rolls_for_what_its_friends_fear() -> None:
    field = riding(enemy("orc", 17, 18), model("Udo", 18, 19))
    # Marta alone: nobody is outnumbered.
    assert reasons(fight(field, 3, 3, "orc", "Marta"), "attacker") == {}
    wounds.kill(Dice(), field, field.model("Udo"), NO_MODEL, "SBH-HTH-13", gruesome=True)
    table = Dice()
    morale.resolve(table, field)
    assert {one.model for one in of_kind(MoraleRolled, table.facts)} == {"Marta"}


@rule("OPEN-18", "SBH-MOR-12")
def test_whoever_is_carried_is_not_lost() -> None:
    field = riding(model("Udo", 30, 30), model("Veit", 30, 6))
    field.start_counts = {"heroes": 5}
    wounds.kill(Dice(), field, field.model("Veit"), NO_MODEL, "SBH-HTH-13", gruesome=False)
    table = Dice()
    morale.resolve(table, field)
    assert of_kind(MoraleRolled, table.facts) == [], "three of five are left"


@rule("OPEN-18", "SBH-MOR-13")
def test_animals_stay_while_a_friend_is_carried_who_is_none() -> None:
    hound = model("hound", 30, 30, "animal")
    horse = model("Marta", 18, 18, "mounted", "animal")
    otto, udo = model("Otto", 19, 18), model("Udo", 6, 6)
    carrying.mount(horse, otto)
    field = Battle(hound, horse, otto, udo)
    wounds.kill(Dice(), field, udo, NO_MODEL, "SBH-HTH-13", gruesome=False)
    morale.resolve(Dice(), field)
    assert hound.in_play


@rule("OPEN-17")
def test_getting_down_leads_to_free_ground_beside_the_rider_that_touches_no_enemy() -> None:
    orc = enemy("orc", 18, 17)
    field = acts(riding(orc, block("house", 18, 19, 3, 1, HOUSE)), "Otto", 1)
    region = carrying.ground_beside(field, field.model("Otto"))
    assert region.candidates()
    for x, y in region.candidates():
        there = field.model("Otto").clone()
        there.x, there.y = x, y
        assert not field.ground.touching(there, orc)
        assert field.ground.touching(there, field.model("Marta"))
        assert field.ground.fits(there, x, y, field.in_play())
    assert not region.contains(inches(18), inches(19))


@rule("OPEN-17")
def test_where_there_is_no_room_nobody_gets_down() -> None:
    ring = [model(f"m{one}", 18 + x, 18 + y) for one, (x, y) in enumerate([(1.2, 0), (-1.2, 0), (0, 1.2), (0, -1.2)])]
    field = riding(*ring)
    assert action_options(field, field.model("Otto"), 2) == ["end"]


@rule("OPEN-19", "SBH-HTH-10")
def test_a_rider_that_recoils_takes_its_friend_along() -> None:
    field = riding(enemy("orc", 17, 18))
    assert recoil(Dice(), field, field.model("Marta"), inches(17), inches(18))
    assert stands_at(field.model("Otto"), 19, 18)
    assert field.model("Otto").is_carried


@rule("OPEN-19", "SBH-HTH-13")
def test_a_rider_that_goes_down_throws_its_friend_beside_it() -> None:
    field = riding(enemy("orc", 17, 18))
    marta, otto = field.model("Marta"), field.model("Otto")
    table = Dice()
    wounds.knock_down(table, field, marta, "SBH-HTH-13")
    assert (otto.in_play, otto.knocked_down) == (True, True)
    assert field.ground.touching(marta, otto)
    assert [one.model for one in of_kind(KnockedDown, table.facts)] == ["Marta", "Otto"]
    told = the(SetDown, table.facts)
    assert (told.manner, told.x, told.y) == (carrying.THROWN, otto.x, otto.y)
    # The same again: the nearest free ground, and of equals the left and then the upper.
    again = riding(enemy("orc", 17, 18))
    wounds.knock_down(Dice(), again, again.model("Marta"), "SBH-HTH-13")
    assert (again.model("Otto").x, again.model("Otto").y) == (otto.x, otto.y)


@rule("OPEN-19")
@pytest.mark.parametrize("gruesome", [False, True])
def test_the_friend_of_a_rider_who_is_killed_lies_where_it_fell(gruesome: bool) -> None:
    field = riding(enemy("orc", 17, 18))
    wounds.kill(Dice(), field, field.model("Marta"), NO_MODEL, "SBH-HTH-13", gruesome=gruesome)
    otto = field.model("Otto")
    assert (otto.in_play, otto.knocked_down) == (True, True)
    assert stands_at(otto, 18, 18)
    assert [loss.model for loss in field.losses] == ["Marta"]


@rule("OPEN-19", "SBH-MOR-6")
def test_the_friend_of_a_rider_who_crumbles_lies_there() -> None:
    field = riding()
    wounds.crumble(Dice(), field, field.model("Marta"), "SBH-MOR-6")
    assert (field.model("Otto").in_play, field.model("Otto").knocked_down) == (True, True)


@rule("OPEN-19", "SBH-TGH-1")
def test_a_wound_that_the_rider_bears_throws_nobody() -> None:
    marta, otto = model("Marta", 18, 18, "mounted", "tough"), model("Otto", 19, 18)
    carrying.mount(marta, otto)
    wounds.kill(Dice(), Battle(marta, otto), marta, NO_MODEL, "SBH-HTH-13", gruesome=False)
    assert otto.is_carried


@rule("OPEN-19", "SBH-MOR-7", "SBH-MOV-17")
@pytest.mark.parametrize("of_own_will", [False, True])
def test_a_rider_that_leaves_the_table_takes_its_friend_along(of_own_will: bool) -> None:
    field = riding()
    otto = field.model("Otto")
    table = Dice()
    wounds.leave(table, field, field.model("Marta"), 3, "SBH-MOV-17", of_own_will=of_own_will)
    assert (otto.fate, otto.carrier) == (Fate.FLED, NO_MODEL)
    assert [one.model for one in of_kind(ModelFled, table.facts)] == ["Marta", "Otto"]
    assert [(loss.model, loss.killed, loss.of_own_will) for loss in field.losses] == [
        ("Marta", False, of_own_will),
        ("Otto", False, of_own_will),
    ]


@rule("OPEN-18", "SBH-GRP-2")
def test_a_member_of_a_group_that_was_taken_up_gets_down_with_its_share() -> None:
    marta, otto = pair()
    field = acts(Battle(marta, otto), "Marta", 1)
    acting = Acting(marta.id, 1, turnover=False)
    acting.order = "group-move"
    acting.members = [marta.id, otto.id]
    acting.waiting = [otto.id]
    acting.shares = [1]
    field.acting = acting
    play(field, "take-up:Otto", "get-down", (17, 18))
    assert stands_at(otto, 17, 18)


@rule("OPEN-17")
def test_whoever_gets_down_is_asked_for_a_place_beside_the_rider() -> None:
    field = acts(riding(), "Otto", 1)
    asked = play(field, "get-down", (19, 18)).asked[-1]
    assert isinstance(asked, Place)
    assert (asked.topic, asked.subject, asked.clause) == ("get-down", "Otto", "SBH-ACT-13")
