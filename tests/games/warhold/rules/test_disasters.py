"""The disaster deck (section 7 of the decks)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.state.facts import CivilianLost, Crumbled
from rules_core.games.warhold.state.war import Stronghold
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, put, script
from tests.games.warhold.rules.test_cards import carry, is_idle, purse, ready


@rule("DI-1", "W-EOT-10", "WH-DK-12", "W-SET-17")
def test_plague_takes_a_worker_and_never_the_last() -> None:
    war = ready(answers=["farm"])
    house = war.state.strongholds[0]
    house.miners, house.farmers, house.healers = 2, 2, 1
    carry(war, "di-1")
    assert (house.miners, house.farmers) == (2, 1)
    carry(war, "di-1")
    carry(war, "di-1")
    assert (house.miners, house.farmers, house.healers) == (1, 1, 0)
    assert not is_idle(war)


@rule("DI-2")
def test_a_great_plague_takes_two_civilians() -> None:
    war = ready(answers=["engineer", "mine"])
    house = war.state.strongholds[0]
    house.miners, house.engineers, house.healers = 3, 1, 1
    carry(war, "di-2")
    assert (house.miners, house.engineers, house.healers) == (2, 0, 1)
    assert [one.who for one in script(war).of(CivilianLost)] == ["engineer", "worker"]


@rule("DI-2")
def test_with_two_strongholds_the_player_names_one() -> None:
    war = ready(answers=["mine@hold-p2"])
    war.state.strongholds.append(Stronghold("hold-p2", P2, P1, [9, 10], miners=2))
    war.state.strongholds[0].miners = 2
    carry(war, "di-1")
    assert [one.miners for one in war.state.strongholds] == [2, 1]


@rule("DI-3", "R-W76")
@pytest.mark.parametrize("miners, healers, after", [(3, 1, (2, 1)), (1, 1, (1, 0)), (1, 0, (1, 0))])
def test_a_mine_collapses(miners: int, healers: int, after: tuple[int, int]) -> None:
    war = ready()
    house = war.state.strongholds[0]
    house.miners, house.farmers, house.healers = miners, 5, healers
    carry(war, "di-3")
    assert (house.miners, house.healers, house.farmers) == (*after, 5)
    assert war.state.kingdom(P1).half_mine
    assert script(war).asked == []
    assert not is_idle(war)


@rule("DI-4")
def test_blight_needs_a_farm() -> None:
    war = ready()
    carry(war, "di-4")
    assert war.state.kingdom(P1).half_farm
    homeless = ready("......", "......", "......", answers=["di-7.1"])
    carry(homeless, "di-4")
    assert is_idle(homeless)
    assert not homeless.state.kingdom(P1).half_farm


@rule("DI-5")
def test_fire_takes_a_level_of_one_building() -> None:
    war = ready(answers=["barracks"])
    house = war.state.strongholds[0]
    house.mine, house.barracks = 3, 2
    carry(war, "di-5")
    carry(war, "di-5")
    assert (house.mine, house.barracks, house.walls) == (2, 1, 1)
    assert [(one.building, one.level) for one in script(war).of(Crumbled)] == [("barracks", 1), ("mine", 2)]


@rule("DI-6")
def test_an_earthquake_shakes_walls_and_mountains() -> None:
    war = ready("SS..m..", "SS..m..", "...m...", dice=[6])
    house, lord = war.state.strongholds[0], war.state.units[0]
    house.walls, lord.wounds = 3, 3
    # EQ-11. A shield is of no use against it.
    war.state.kingdom(P1).worn = ["eq-11.1"]
    weak, plain = put(war, "e1", "humans/infantry", P1, wounds=1), put(war, "f1", "humans/infantry", P1)
    enemy = put(war, "e2", "elves/infantry", P2)
    carry(war, "di-6")
    assert (house.walls, lord.wounds, plain.wounds, enemy.wounds) == (2, 4, 0, 0)
    assert not war.state.has_unit(weak.id)
    carry(war, "di-6")
    assert lord.wounds == 4


@rule("DI-7", "DI-8")
@pytest.mark.parametrize("id, after", [("di-7", (70, 100)), ("di-8", (100, 60))])
def test_thieves_and_rats(id: str, after: tuple[int, int]) -> None:
    war = ready()
    kingdom = war.state.kingdom(P1)
    kingdom.gold = kingdom.food = 100
    carry(war, id)
    assert purse(war) == after
    kingdom.gold = kingdom.food = 5
    carry(war, id)
    assert min(purse(war)) == 0


@rule("DI-9")
@pytest.mark.parametrize("face, stays", [(4, True), (5, False)])
def test_infantry_deserts_a_weak_leader(face: int, stays: bool) -> None:
    war = ready(dice=[face], answers=["unit-3"] if face == 5 else [])
    first, second = (put(war, name, "humans/infantry", P1) for name in ("a1", "b1"))
    carry(war, "di-9")
    assert war.state.has_unit(first.id)
    assert war.state.has_unit(second.id) == stays


@rule("DI-10")
def test_the_next_player_chooses_who_has_fever() -> None:
    war = ready(answers=["unit-4"])
    put(war, "a1", "humans/infantry", P1)
    put(war, "e1", "humans/infantry", P1)
    engine = put(war, "f1", "humans/siege", P1)
    carry(war, "di-10")
    asked = next(one for one in script(war).asked if one.topic == "who-suffers")
    assert (asked.who, getattr(asked, "options", ())) == (P2, ("unit-3", "unit-4"))
    assert engine.wounds == 1


@rule("DI-11", "R-W77")
def test_a_flood_slows_whoever_stands_by_water() -> None:
    war = ready("SS..bw.", "SS.....", ".......", answers=["di-1.1"])
    wet, dry = put(war, "f2", "humans/infantry", P1), put(war, "e2", "humans/infantry", P1)
    carry(war, "di-11")
    kingdom = war.state.kingdom(P1)
    # The bridge that goes made no water when the card was drawn.
    assert (kingdom.wet, kingdom.flood, war.state.bridges) == ([wet.id], 2, [])
    assert dry.id not in kingdom.wet


@rule("DI-12")
def test_unrest_takes_people_of_the_keep_first() -> None:
    war = ready()
    house = war.state.strongholds[0]
    house.miners, house.engineers = 2, 1
    carry(war, "di-12")
    carry(war, "di-12")
    assert (house.engineers, house.miners) == (0, 1)


@rule("DI-13", "R-W74")
def test_rust_takes_equipment_by_die_or_gold() -> None:
    war = ready(answers=["eq-2.1"])
    kingdom, lord = war.state.kingdom(P1), war.state.units[0]
    kingdom.gold, kingdom.worn, kingdom.owned = 30, ["eq-23.1", "eq-1.1"], ["eq-2.1"]
    lord.wounds = 5
    carry(war, "di-13")
    assert (kingdom.worn, kingdom.owned) == (["eq-23.1", "eq-1.1"], [])
    carry(war, "di-13")
    assert kingdom.worn == ["eq-23.1"]
    carry(war, "di-13")
    assert (kingdom.worn, kingdom.gold) == (["eq-23.1"], 10)
