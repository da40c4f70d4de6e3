"""Fleeing moves: where to, how far, and who catches the fleeing (SBH-MOR-7 to 10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules_core.kernel.table import Table
from rules_core.song import flight, morale, wounds
from rules_core.song.facts import AttackResolved, Intercepted, ModelFled, ModelMoved, MoraleRolled, StoodUp, Wounded
from rules_core.song.warband import NO_MODEL, Fate, Model
from tests.clauses import rule
from tests.song.builders import Battle, Dice, of_kind, stands_at, the
from tests.song.meadow import HOUSE, ROUGH, Script, block, enemy, field_of, inches, model


class Village(Battle):
    """Defenders have no edge of their own: they flee to the hall (VMS-5)."""

    def flight_edge(self, model: Model) -> int:
        return 0

    def flight_piece(self, model: Model) -> str:
        return "hall"


class Decliner(Battle):
    """Nobody catches anybody."""

    def intercepts(self, table: Table, interceptors: Sequence[Model], runner: Model) -> Model | None:
        return None


@rule("SBH-MOR-7")
@pytest.mark.parametrize("trait, y", [("", 15), ("long-move", 17), ("short-move", 13), ("slow", 15)])
def test_a_fleeing_move_is_a_full_move_straight_to_its_own_edge(trait: str, y: float) -> None:
    marta = model("Marta", 10, 10, trait)
    field = Battle(marta)
    table = Dice()
    flight.flee(table, field, marta, 1)
    assert stands_at(marta, 10, y)
    assert the(ModelMoved, table.facts).manner == "flee"
    assert field.moved == ["Marta"]


@rule("SBH-MOR-7")
def test_slow_does_not_limit_flight_but_difficult_ground_does() -> None:
    marta = model("Marta", 10, 10, "slow")
    flight.flee(Dice(), Battle(marta), marta, 2)
    assert stands_at(marta, 10, 20)
    marta = model("Marta", 10, 10)
    flight.flee(Dice(), Battle(marta, block("mud", 10, 12, 6, 4, ROUGH)), marta, 1)
    assert stands_at(marta, 10, 13)


@rule("SBH-MOR-7", "SBH-MOV-17")
def test_off_the_edge_it_is_lost() -> None:
    marta = model("Marta", 10, 33)
    table = Dice()
    flight.flee(table, Battle(marta), marta, 1)
    assert marta.fate is Fate.FLED
    assert the(ModelFled, table.facts).edge == 3


@rule("SBH-MOR-7")
def test_a_flier_leaves_by_its_edge_too() -> None:
    bat = enemy("bat", 10, 3, "flying")
    flight.flee(Dice(), Battle(bat), bat, 1)
    assert bat.fate is Fate.FLED


@rule("SBH-MOR-7")
def test_two_fleeing_moves_bend_once_round_a_house() -> None:
    marta = model("Marta", 10, 10)
    table = Dice()
    flight.flee(table, Battle(marta, block("house", 9, 13, 6, 3, HOUSE)), marta, 2)
    ways = of_kind(ModelMoved, table.facts)
    assert len(ways) == 2
    assert ways[0].to_x > inches(12)
    assert ways[1].to_x == ways[0].to_x
    assert marta.y > inches(15)


@rule("SBH-MOR-7", "VMS-5")
def test_a_side_without_an_edge_flees_to_its_piece_and_stops_on_contact() -> None:
    hall = block("hall", 18, 18, 4, 4, HOUSE)
    marta = model("Marta", 10, 18)
    field = Village(marta, hall)
    flight.flee(Dice(), field, marta, 2)
    assert stands_at(marta, 15.5, 18)
    assert field.ground.touching_piece(marta, "hall")
    flight.flee(Dice(), field, marta, 1)
    assert marta.in_play
    assert stands_at(marta, 15.5, 18)


@rule("SBH-MOR-7")
def test_without_anywhere_to_flee_it_holds() -> None:
    marta = model("Marta", 10, 10)
    flight.flee(Dice(), field_of(marta), marta, 2)
    assert stands_at(marta, 10, 10)


@rule("SBH-MOR-8", "OPEN-12")
def test_an_enemy_within_short_of_the_way_kills_the_runner() -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 13.5, 14)
    table = Dice()
    flight.flee(table, Battle(marta, orc), marta, 1)
    assert marta.fate is Fate.DEFEATED
    assert the(Intercepted, table.facts).by == "orc"
    marta, orc = model("Marta", 10, 10), enemy("orc", 14.2, 14)
    flight.flee(Dice(), Battle(marta, orc), marta, 1)
    assert marta.in_play


@rule("SBH-MOR-8", "SBH-TGH-5")
def test_a_tough_runner_takes_a_wound_and_is_held_by_its_catcher() -> None:
    marta, orc = model("Marta", 10, 10, "tough"), enemy("orc", 10, 16)
    field = Battle(marta, orc)
    table = Script("orc")
    flight.flee(table, field, marta, 2)
    # Its base stops three inches from the catcher's, which closes in.
    assert stands_at(marta, 10, 12)
    assert stands_at(orc, 10, 13)
    assert (marta.quality, len(of_kind(Wounded, table.facts))) == (4, 1)


@rule("SBH-MOR-8")
def test_the_catcher_may_let_a_tough_runner_go() -> None:
    marta, orc = model("Marta", 10, 10, "tough"), enemy("orc", 13, 14)
    table = Script("no")
    flight.flee(table, Battle(marta, orc), marta, 1)
    assert stands_at(marta, 10, 15)
    assert table.asked[0].who == "enemy"
    marta, orc = model("Marta", 10, 10, "tough"), enemy("orc", 13, 14)
    flight.flee(Script(), Decliner(marta, orc), marta, 1)
    assert marta.quality == 3


@rule("SBH-MOR-8")
@pytest.mark.parametrize("state", ["busy", "down", "pinned", "behind"])
def test_the_busy_the_helpless_and_those_left_behind_catch_nobody(state: str) -> None:
    marta, orc, otto = model("Marta", 10, 10), enemy("orc", 13, 14), model("Otto", 30, 30)
    if state == "busy":
        otto.x, otto.y = inches(14), inches(14)
    orc.knocked_down = state == "down"
    orc.transfixed = state == "pinned"
    if state == "behind":
        orc.x, orc.y = inches(10), inches(8)
    flight.flee(Dice(), Battle(marta, orc, otto), marta, 1)
    assert stands_at(marta, 10, 15)


@rule("SBH-MOR-8", "OPEN-12")
@pytest.mark.parametrize(
    "x, y, in_play",
    [
        # Marta stands at (10, 10) and runs straight down the table.
        (12, 11.5, False),  # towards the orc and past it
        (12.5, 10, False),  # across
        (12, 9, False),  # away, but not directly
        (11.5, 8.45, True),  # within 45 degrees of directly away
        (11.5, 8.55, False),  # just not
        (10, 8, True),  # directly away
        (14.5, 9.5, True),  # not within Short at all
    ],
)
def test_one_who_starts_within_short_is_caught_unless_it_runs_directly_away_from_that_enemy(
    x: float, y: float, in_play: bool
) -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", x, y)
    flight.flee(Dice(), Battle(marta, orc), marta, 1)
    assert marta.in_play is in_play


@rule("SBH-MOR-9", "SBH-MOV-13")
@pytest.mark.parametrize("attack, defence, y", [(5, 4, 15), (6, 5, 10)])
def test_fleeing_out_of_contact_draws_free_hacks_and_those_who_strike_do_not_catch(
    attack: int, defence: int, y: float
) -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 11, 10)
    table = Dice(attack_die=attack, defence_die=defence)
    flight.flee(table, Battle(marta, orc), marta, 1)
    assert the(AttackResolved, table.facts).manner == "free-hack"
    assert stands_at(marta, 10, y)
    assert not of_kind(Intercepted, table.facts)


@rule("SBH-MOR-9", "SBH-MOV-14")
def test_who_slips_away_freely_is_not_struck_when_it_flees() -> None:
    marta, orc = model("Marta", 10, 10, "free-disengage"), enemy("orc", 11, 10)
    table = Dice()
    flight.flee(table, Battle(marta, orc), marta, 1)
    assert not of_kind(AttackResolved, table.facts)
    assert stands_at(marta, 10, 15)


@rule("SBH-MOR-10")
@pytest.mark.parametrize("moves, y", [(1, 10), (2, 15)])
def test_one_who_is_down_spends_the_first_fleeing_move_standing_up(moves: int, y: float) -> None:
    marta = model("Marta", 10, 10)
    marta.knocked_down = True
    table = Dice()
    flight.flee(table, Battle(marta), marta, moves)
    assert marta.standing
    assert stands_at(marta, 10, y)
    assert the(StoodUp, table.facts).clause == "SBH-MOR-10"


@rule("SBH-MOR-10", "SBH-MAG-7")
@pytest.mark.parametrize("faces, in_play", [([6, 1, 1], True), ([1, 1, 1], False)])
def test_a_pinned_model_holds_on_two_failures_and_is_removed_on_three(faces: list[int], in_play: bool) -> None:
    marta = model("Marta", 10, 10)
    marta.transfixed = True
    table = Dice(morale=faces)
    morale.test(table, Battle(marta), marta, "half")
    assert the(MoraleRolled, table.facts).result == ("holds" if in_play else "removed")
    assert marta.in_play == in_play
    assert stands_at(marta, 10, 10)


@rule("SBH-MOR-10")
def test_a_model_hemmed_in_on_all_sides_holds() -> None:
    walls = [
        block("n", 10, 8.5, 6, 1, HOUSE),
        block("s", 10, 11.5, 6, 1, HOUSE),
        block("w", 8.5, 10, 1, 6, HOUSE),
        block("e", 11.5, 10, 1, 6, HOUSE),
    ]
    marta = model("Marta", 10, 10)
    flight.flee(Dice(), Battle(marta, *walls), marta, 2)
    assert stands_at(marta, 10, 10)


@rule("SBH-MOR-7")
def test_the_first_flight_may_lead_to_a_friends_standard() -> None:
    marta, flag = model("Marta", 10, 10), model("flag", 20, 10, "standard-bearer")
    field = Battle(marta, flag)
    flight.flee(Script("flag"), field, marta, 1)
    assert stands_at(marta, 15, 10)
    flight.flee(Script(), field, marta, 1)
    assert stands_at(marta, 15, 15)
    otto = model("Otto", 10, 10)
    flight.flee(Script("edge"), Battle(otto, flag), otto, 1)
    assert stands_at(otto, 10, 15)
    orc, banner = enemy("orc", 10, 20), enemy("banner", 20, 20, "standard-bearer")
    flight.flee(Script(), Battle(orc, banner), orc, 1)
    assert stands_at(orc, 15, 20)


@rule("SBH-MOR-7")
def test_a_flight_may_lead_to_where_a_standard_was_dropped() -> None:
    marta, flag = model("Marta", 10, 10), model("flag", 20, 10, "standard-bearer")
    field = Battle(marta, flag)
    wounds.kill(Script(), field, flag, NO_MODEL, "SBH-HTH-2", gruesome=False)
    flight.flee(Script("flag"), field, marta, 1)
    assert stands_at(marta, 15, 10)
