"""Training, civilians, buildings, engines and bridges (sections 2, 7 and 11.1)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules import training
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import name_of, tile_of
from rules_core.games.warhold.state.war import Stronghold
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put

LAND = ("SS....", "SS..w.", "....w.")


def rich(war: Campaign, gold: int = 1000, food: int = 1000) -> Stronghold:
    war.state.kingdom(P1).gold, war.state.kingdom(P1).food = gold, food
    return war.state.strongholds[0]


def offered(war: Campaign) -> list[str]:
    return training.options_in(war, P1, war.state.strongholds[0])


@rule("W-STR-7", "W-TYP-3", "W-TYP-4", "W-TYP-5", "R-W34")
@pytest.mark.parametrize("level, kinds", [(1, 1), (2, 2), (3, 3)])
def test_the_barracks_say_who_can_be_trained(level: int, kinds: int) -> None:
    war = campaign(*LAND)
    rich(war).barracks = level
    wanted = ["train:infantry", "train:ranged", "train:cavalry"][:kinds]
    assert [one for one in offered(war) if one.startswith("train:")] == wanted


@rule("W-UPK-8", "W-UPK-11", "W-UPK-9", "W-STR-5", "W-STR-6", "R-W10")
def test_a_unit_is_paid_and_stands_on_a_free_tile() -> None:
    war = campaign(*LAND, answers=["train:infantry", "b2", "train:infantry"])
    rich(war, 100, 85)
    put(war, "a1", "humans/lord", P1)
    assert training.train_step(war)
    kingdom = war.state.kingdom(P1)
    assert (kingdom.gold, kingdom.food) == (60, 45)
    unit = war.state.units[-1]
    assert (unit.profile, unit.tile) == ("humans/infantry", tile_of(war.state, "b2"))
    put(war, "b1", "humans/ranged", P1)
    # The last free tile is taken without a question.
    training.train_step(war)
    assert war.state.units[-1].tile == tile_of(war.state, "a2")
    assert "train:infantry" not in offered(war)


@rule("W-TYP-11", "R-W33")
def test_army_limits() -> None:
    war = campaign(*LAND)
    house = rich(war)
    for _ in range(10):
        put(war, "f1", "humans/infantry", P1)
    assert "train:infantry" not in offered(war)
    assert "engineer" in offered(war)
    war.state.strongholds.append(Stronghold("hold-p2", P2, P1, [4, 5], engineers=4))
    house.engineers = 2
    assert "engineer" not in offered(war)
    assert "healer" in offered(war)


@rule("W-ORC-1", "W-MOV-2")
def test_a_recruit_of_the_horde_joins_another() -> None:
    war = campaign(*LAND)
    rich(war)
    for tile, kind in (("a1", "lord"), ("b1", "siege"), ("a2", "ranged"), ("b2", "infantry")):
        put(war, tile, f"orcs/{kind}", P1)
    assert "train:infantry" in offered(war)
    put(war, "b2", "orcs/infantry", P1)
    assert "train:infantry" not in offered(war)


@rule("R-W32", "W-TYP-7")
def test_mine_and_farm_take_ten_workers_each() -> None:
    war = campaign(*LAND, answers=["worker:farm"])
    house = rich(war, 30, 30)
    house.miners = 10
    assert "worker:mine" not in offered(war)
    training.train_step(war)
    assert (house.farmers, war.state.kingdom(P1).gold, war.state.kingdom(P1).food) == (2, 0, 0)
    house.miners = 30
    free = campaign(*LAND, most_miners=0)
    rich(free).miners = 30
    assert "worker:mine" in offered(free)


@rule("W-STR-13", "W-STR-12", "WH-TL-12")
def test_the_keep_has_four_slots() -> None:
    war = campaign(*LAND, answers=["healer"])
    house = rich(war, 40, 40)
    house.engineers = 3
    training.train_step(war)
    assert (house.healers, war.state.kingdom(P1).gold) == (1, 0)
    rich(war)
    assert not {"engineer", "healer"} & set(offered(war))


@rule("W-UPK-12", "W-SET-17", "R-W77", "W-UPK-21")
def test_workers_change_places_even_with_an_enemy_inside() -> None:
    war = campaign(*LAND, answers=["shift:farm"])
    house = rich(war)
    house.miners, house.engineers = 2, 1
    put(war, "a1", "zombie")
    put(war, "b1", "humans/infantry", P1)
    assert offered(war) == ["shift:farm"]
    training.train_step(war)
    assert (house.miners, house.farmers) == (1, 2)


@rule("W-UPK-14", "W-UPK-16", "W-UPK-17", "W-STR-11")
def test_one_action_of_an_engineer_in_the_turn_of_its_recruiting() -> None:
    war = campaign(*LAND, answers=["engineer", "upgrade:barracks", "train:ranged", "a1"])
    house = rich(war, 165, 90)
    for _ in range(3):
        assert training.train_step(war)
    assert (house.barracks, house.busy, war.state.units[-1].kind) == (2, 1, "ranged")
    assert (war.state.kingdom(P1).gold, war.state.kingdom(P1).food) == (0, 0)
    rich(war)
    assert not any(one.startswith(("upgrade", "siege", "bridge")) for one in offered(war))


@rule("W-STR-11", "R-W35")
def test_two_engineers_raise_one_building_twice() -> None:
    war = campaign(*LAND, answers=["upgrade:walls", "upgrade:walls"])
    house = rich(war, 225, 0)
    house.engineers = 2
    assert training.train_step(war)
    assert training.train_step(war)
    assert (house.walls, war.state.kingdom(P1).gold) == (3, 0)
    rich(war)
    house.busy = 0
    assert "upgrade:walls" not in offered(war)


@rule("W-TYP-6", "W-UNI-2", "W-SEI-3")
def test_a_siege_engine_costs_gold_alone_and_is_of_the_own_race() -> None:
    war = campaign(*LAND, answers=["siege", "a1"])
    house = rich(war, 70, 0)
    house.founder, house.engineers = P2, 1
    training.train_step(war)
    assert war.state.units[-1].profile == "humans/siege"
    assert (war.state.kingdom(P1).gold, house.busy) == (0, 1)


@rule("W-UPK-15", "W-MAP-9", "R-W75", "R-W06")
def test_a_bridge_touches_land_and_is_near_the_stronghold() -> None:
    war = campaign("SS" + "w" * 14, "SS" + "w" * 14, "." * 6 + "w" * 10, answers=["bridge", "c1"])
    house = rich(war, 0, 0)
    house.engineers = 1
    places = war.ground.bridge_places(war.state, house)
    # Beside the stronghold, beside land, and not out in the lake; nor further than ten.
    assert [tile_of(war.state, name) in places for name in ("c1", "d2", "d1", "g3", "h3")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    far = campaign("SS" + "." * 14, "SS" + "." * 8 + "wwwwww")
    assert [name_of(far.state, tile) for tile in far.ground.bridge_places(far.state, far.state.strongholds[0])] == [
        "k2",
        "l2",
    ]
    training.train_step(war)
    assert tile_of(war.state, "c1") in war.state.bridges
    assert tile_of(war.state, "d1") in war.ground.bridge_places(war.state, house)


@rule("W-SEI-3", "W-UPK-13")
def test_with_two_strongholds_each_option_names_its_own() -> None:
    war = campaign(*LAND, answers=["worker:mine@hold-p2", "shift:farm@hold-p2"])
    rich(war)
    war.state.strongholds.append(Stronghold("hold-p2", P2, P1, [4, 5]))
    training.train_step(war)
    assert [one.miners for one in war.state.strongholds] == [1, 2]
    training.train_step(war)
    assert [(one.miners, one.farmers) for one in war.state.strongholds] == [(1, 1), (1, 2)]


def test_nothing_is_asked_where_nothing_can_be_done() -> None:
    war = campaign(*LAND)
    rich(war, 0, 0)
    assert not training.train_step(war)
