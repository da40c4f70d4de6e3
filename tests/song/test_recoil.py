"""Recoil and follow-up (SBH-HTH-10 to 12)."""

from __future__ import annotations

import pytest

from rules_core.ground.pieces import Piece
from rules_core.song import melee
from rules_core.song.facts import ModelFled, ModelMoved, QualityRolled
from rules_core.song.options import SongOptions
from rules_core.song.recoil import recoil
from rules_core.song.warband import Fate, Model
from tests.clauses import rule
from tests.song.builders import Battle, Dice, duel, fight, of_kind, stands_at, the
from tests.song.meadow import HOUSE, ROUGH, WALL, Script, block, enemy, inches, model


def driven_back(*things: Model | Piece, song: SongOptions | None = None) -> Model:
    """The orc after Marta has driven it back, with these things round about."""
    marta, orc = duel()
    melee.attack(Dice(attack_die=5, defence_die=4), Battle(marta, orc, *things, song=song), marta, orc)
    return orc


@rule("SBH-HTH-10", "OPEN-4")
@pytest.mark.parametrize("bases, x", [(1, 19.5), (2, 20.5)])
def test_the_loser_moves_its_own_base_width_straight_away_from_the_winner(bases: int, x: float) -> None:
    assert stands_at(driven_back(song=SongOptions(recoil_bases=bases)), x, 18)
    marta, ogre = model("Marta", 17, 18), enemy("orc", 18.2, 18.9, base=2.0)
    fight(Battle(marta, ogre), 5, 4)
    # 0.8 to the right and 0.6 down for each inch.
    assert stands_at(ogre, 19.8, 20.1)


@rule("SBH-HTH-10")
def test_nobody_strikes_at_a_model_that_recoils_and_the_game_sees_it_move() -> None:
    marta, orc, otto = *duel(), model("Otto", 18.5, 19)
    field = Battle(marta, orc, otto)
    table = Dice(attack_die=5, defence_die=4)
    melee.attack(table, field, marta, orc)
    assert table.topics == ["attack-die", "defence-die", "follow-up"]
    assert field.moved == ["orc"]
    assert the(ModelMoved, table.facts).manner == "recoil"


@rule("SBH-HTH-11")
@pytest.mark.parametrize(
    "behind",
    [
        block("house", 20.5, 18, 2, 4, HOUSE),
        block("wall", 19.4, 18, 0.4, 4, WALL),
        model("Otto", 19.6, 18),
    ],
    ids=["house", "low wall", "enemy"],
)
def test_without_room_behind_it_goes_down_instead(behind: Model | Piece) -> None:
    orc = driven_back(behind)
    assert orc.knocked_down
    assert stands_at(orc, 18.5, 18)


@rule("SBH-HTH-11")
def test_a_friend_on_the_ground_blocks_the_way_too() -> None:
    goblin = enemy("goblin", 19.6, 18)
    goblin.knocked_down = True
    assert driven_back(goblin, song=SongOptions(friend_behind_recoil="hold")).knocked_down


@rule("SBH-HTH-11", "OPEN-5")
@pytest.mark.parametrize("option, falls", [("fall", True), ("hold", False)])
def test_a_standing_friend_behind_it_makes_it_fall_or_by_an_option_hold(option: str, falls: bool) -> None:
    orc = driven_back(enemy("goblin", 19.6, 18), song=SongOptions(friend_behind_recoil=option))
    assert orc.knocked_down == falls
    assert stands_at(orc, 18.5, 18)


@rule("SBH-HTH-11")
def test_difficult_ground_never_blocks_a_recoil() -> None:
    assert stands_at(driven_back(block("rubble", 20, 18, 3, 4, ROUGH)), 19.5, 18)


@rule("SBH-MOV-17")
def test_a_model_pushed_over_the_table_edge_is_lost_but_not_killed() -> None:
    marta, orc = model("Marta", 34, 18), enemy("orc", 35, 18)
    table = Dice(attack_die=5, defence_die=4)
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert orc.fate is Fate.FLED
    assert the(ModelFled, table.facts).edge == 2


@rule("SBH-HTH-11", "SBH-MOV-15")
@pytest.mark.parametrize("attack", [5, 6])
def test_a_model_high_on_a_wall_falls_from_it(attack: int) -> None:
    marta, orc = duel()
    orc.height, orc.perch = inches(4), "tower"
    table = Dice(attack_die=attack, defence_die=2, fall=[6, 6])
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert the(QualityRolled, table.facts).purpose == "fall"
    assert (orc.height, orc.perch, orc.knocked_down) == (0, "", True)


@rule("SBH-HTH-12")
@pytest.mark.parametrize("answer, x", [("yes", 18.5), ("no", 17.5)])
def test_the_winner_may_follow_up_to_stay_in_contact(answer: str, x: float) -> None:
    marta, orc = duel()
    field = Battle(marta, orc)
    table = Script(5, 4, answer)
    melee.attack(table, field, marta, orc)
    assert stands_at(marta, x, 18)
    assert field.in_contact(marta, orc) == (answer == "yes")
    assert len(of_kind(ModelMoved, table.facts)) == (2 if answer == "yes" else 1)


@rule("SBH-HTH-12")
def test_there_is_no_follow_up_without_the_option_nor_out_of_another_fight() -> None:
    marta, orc = duel()
    table = Dice(attack_die=5, defence_die=4)
    melee.attack(table, Battle(marta, orc, song=SongOptions(follow_up=False)), marta, orc)
    assert "follow-up" not in table.topics
    marta, orc = duel()
    goblin = enemy("goblin", 17.5, 19)
    field = Battle(marta, orc, goblin)
    table = Dice(attack_die=5, defence_die=2)
    melee.attack(table, field, marta, orc)
    assert stands_at(orc, 19.5, 18)
    assert "follow-up" not in table.topics
    # One who is down does not hold the winner.
    marta, orc = duel()
    goblin.knocked_down = True
    table = Dice(attack_die=5, defence_die=4)
    melee.attack(table, Battle(marta, orc, goblin), marta, orc)
    assert "follow-up" in table.topics


@rule("SBH-HTH-12")
def test_a_defender_who_wins_may_follow_up_as_well() -> None:
    marta, orc = duel()
    table = Script(4, 5, "yes")
    melee.attack(table, Battle(marta, orc), marta, orc)
    assert stands_at(marta, 16.5, 18)
    assert stands_at(orc, 17.5, 18)
    assert table.asked[-1].who == "enemy"


@rule("SBH-HTH-12")
def test_nobody_follows_up_across_an_obstacle() -> None:
    marta, orc = model("Marta", 17, 18), enemy("orc", 18.5, 18)
    wall = block("wall", 17.75, 18, 0.5, 3, WALL, tall=0.5)
    table = Dice(attack_die=5, defence_die=3)
    melee.attack(table, Battle(marta, orc, wall), marta, orc)
    assert stands_at(orc, 19.5, 18)
    assert "follow-up" not in table.topics


@rule("SBH-HTH-18")
def test_a_model_that_is_down_does_not_recoil() -> None:
    marta, orc = duel()
    orc.knocked_down = True
    assert not recoil(Script(), Battle(marta, orc), orc, marta.x, marta.y)
    assert stands_at(orc, 18.5, 18)
