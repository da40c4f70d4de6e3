"""The player by rule of thumb."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.content.types import BUILDINGS
from rules_core.games.warhold.players.marshal import Marshal
from rules_core.games.warhold.players.marshal_moves import Lay
from rules_core.games.warhold.players.marshal_moves import best_tile as marshals_tile
from rules_core.games.warhold.players.plans import ARMY, EARLY, EXPOSED_ARMY, LAST_STAND, Intent, prey
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.players.thumb_moves import best_tile
from rules_core.games.warhold.players.thumb_upkeep import ENGINES_FROM, STUCK
from rules_core.games.warhold.rules import equipping, laying, setting_up, topics, training
from rules_core.games.warhold.rules.land import beside
from rules_core.games.warhold.state.war import Phase, Ruin, War
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Player, PlayerTable
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, P3, campaign, put


def test_a_two_handed_weapon_and_a_shield_are_not_changed_about_for_ever() -> None:
    war = campaign("SS", "SS")
    put(war, "a1", "humans/lord", P1)
    equipment = war.content.equipment
    weapon = max([one for one in equipment.values() if one.is_two_handed], key=lambda one: one.buy)
    shield = max([one for one in equipment.values() if one.slot == "shield"], key=lambda one: one.buy)
    kingdom = war.state.kingdom(P1)
    kingdom.owned = [f"{weapon.id}.1", f"{shield.id}.1"]
    war.table = PlayerTable(ThumbPlayer(), war.state, 1, 20)
    while equipping.equip_step(war):
        pass
    dearer = max((weapon, shield), key=lambda one: one.buy)
    assert kingdom.worn == [f"{dearer.id}.1"]


def test_engineers_bridge_the_water_where_a_war_lasts_long() -> None:
    war = campaign("SS.w.UU", "SS.w.UU")
    put(war, "a1", "humans/lord", P1)
    put(war, "g1", "elves/lord", P2)
    war.state.strongholds[0].engineers = 1
    war.table = PlayerTable(ThumbPlayer(), war.state, 1, 20)
    training.train_step(war)
    assert war.state.bridges == []
    war.state.round = STUCK
    training.train_step(war)
    assert war.state.bridges == [3]


@rule("W-SET-2")
def test_whoever_lays_game_tiles_lays_some_of_everything() -> None:
    war = campaign(".", laying="in-turns", size="small")
    war.state.ground, war.state.columns, war.state.rows = "", 0, 0
    war.state.phase = Phase.MAP
    war.table = PlayerTable(ThumbPlayer(), war.state, 1, 80)
    while war.state.phase is Phase.MAP:
        laying.lay_step(war)
    assert len({one.design for one in war.state.laid}) > 8
    assert len({one.turn for one in war.state.laid}) == 4


@rule("W-SET-10")
def test_nobody_is_asked_for_the_last_race() -> None:
    war = campaign("......", "......", players=4)
    war.state.phase, war.state.order = Phase.STRONGHOLDS, list(war.state.seats)
    war.state.strongholds.clear()
    war.state.sites = [0, 2, 4, 0]
    for one in war.state.kingdoms:
        one.race = ""
    # Three questions are all that this table has patience for.
    war.table = PlayerTable(ThumbPlayer(), war.state, 1, 3)
    for _ in range(4):
        setting_up.stronghold_step(war)
    assert {one.race for one in war.state.kingdoms} == set(war.content.races)


def test_the_race_is_drawn_by_the_players_own_seed_wherever_the_ruins_lie() -> None:
    war = campaign("......", "......", players=4)
    request = Choose(P2, topics.RACE, "W-SET-10", P2, tuple(war.content.races))
    drawn = [ThumbPlayer(seed).decide(war.state, request, seed) for seed in range(400)]
    assert all(70 < drawn.count(one) < 130 for one in war.content.races)
    war.state.ruins.append(Ruin(5))
    again = [ThumbPlayer(seed).decide(war.state, request, 0) for seed in range(400)]
    assert again == drawn == [Marshal(seed).decide(war.state, request, 0) for seed in range(400)]


@pytest.mark.parametrize("player", [ThumbPlayer(), Marshal()])
@pytest.mark.parametrize("race, wanted", [("orcs", "barracks"), ("humans", "mine")])
def test_orcs_ride_so_that_the_barracks_come_first(player: Player[War], race: str, wanted: str) -> None:
    war = campaign("SS....", "SS....")
    put(war, "a1", f"{race}/lord", P1)
    house = war.state.strongholds[0]
    house.barracks = 2
    house.engineers = 1
    house.miners = house.farmers = 10
    options = tuple([f"upgrade:{one}" for one in BUILDINGS])
    request = Choose(P1, topics.TRAIN, "W-UPK-8", P1, (*options, "done"))
    assert player.decide(war.state, request, 0) == f"upgrade:{wanted}"


@pytest.mark.parametrize("player", [ThumbPlayer(), Marshal()])
def test_orcs_train_riders_before_all_others(player: Player[War]) -> None:
    war = campaign("SS....", "SS....")
    put(war, "a1", "orcs/lord", P1)
    house = war.state.strongholds[0]
    house.barracks = house.mine = house.farm = house.walls = 3
    house.engineers = house.healers = 1
    house.miners = house.farmers = 10
    request = Choose(P1, topics.TRAIN, "W-UPK-8", P1, ("train:infantry", "train:ranged", "train:cavalry", "done"))
    for tile in ("c1", "d1", "e1", "f1"):
        assert player.decide(war.state, request, 0) == "train:cavalry"
        put(war, tile, "orcs/cavalry", P1)


@rule("W-ORC-2")
@pytest.mark.parametrize("race", ["orcs", "humans"])
def test_foot_soldiers_stand_beside_a_lord_who_may_give_them_the_wounds(race: str) -> None:
    war = campaign("SS........", "SS........", "..........")
    lord = put(war, "a1", f"{race}/lord", P1)
    put(war, "b2", f"{race}/infantry", P1)
    rider = put(war, "c1", f"{race}/cavalry", P1)
    soldiers = [put(war, tile, f"{race}/infantry", P1) for tile in ("h1", "i1", "j1")]
    intent = Intent(war, P1)
    for one in soldiers[:2]:
        assert (intent.aims_of(one) == list(beside(war.state, lord.tile))) == (race == "orcs")
    assert intent.aims_of(rider) != list(beside(war.state, lord.tile))


@pytest.mark.parametrize("race, army", [("humans", ARMY), ("dwarves", ARMY), ("elves", EXPOSED_ARMY)])
def test_an_army_of_those_who_fall_easily_waits_for_more(race: str, army: int) -> None:
    war = campaign("." * 20, "SS" + "." * 18, "SS" + "." * 18)
    war.state.round = EARLY
    put(war, "a2", f"{race}/lord", P1)
    put(war, "b2", f"{race}/infantry", P1)
    for number in range(army - 1):
        put(war, f"{'defghijklmno'[number]}1", f"{race}/infantry", P1)
    assert not Intent(war, P1).marches
    put(war, "t1", f"{race}/infantry", P1)
    assert Intent(war, P1).marches


@pytest.mark.parametrize("wounded, wanted", [(0, "done"), (4, "healer")])
def test_the_more_are_wounded_the_more_healers_come(wounded: int, wanted: str) -> None:
    war = campaign("SS........", "SS........")
    put(war, "a1", "elves/lord", P1)
    house = war.state.strongholds[0]
    house.healers = house.engineers = 1
    house.miners = house.farmers = 10
    for number in range(4):
        put(war, f"{'defg'[number]}1", "elves/infantry", P1, wounds=int(number < wounded))
    request = Choose(P1, topics.TRAIN, "W-UPK-8", P1, ("healer", "done"))
    assert ThumbPlayer().decide(war.state, request, 0) == wanted


@pytest.mark.parametrize("riders, hunted", [(0, P2), (5, P3)])
def test_a_rival_who_is_far_ahead_is_hunted_before_one_who_lives_near(riders: int, hunted: str) -> None:
    war = campaign("SS" + "." * 18, players=3)
    put(war, "a1", "humans/lord", P1)
    put(war, "f1", "elves/lord", P2)
    put(war, "t1", "dwarves/lord", P3)
    for number in range(riders):
        put(war, f"{'opqrs'[number]}1", "dwarves/cavalry", P3)
    assert prey(war, P1) == hunted


@pytest.mark.parametrize(
    "round, players, goes", [(LAST_STAND - 1, 2, False), (LAST_STAND, 2, True), (LAST_STAND, 3, False)]
)
def test_the_last_two_lords_go_to_war_themselves_in_the_end(round: int, players: int, *, goes: bool) -> None:
    war = campaign("SS" + "." * 18, players=players)
    war.state.round = round
    lord = put(war, "a1", "humans/lord", P1)
    rival = put(war, "t1", "dwarves/lord", P2)
    if players == 3:
        put(war, "s1", "elves/lord", P3)
    intent = Intent(war, P1)
    assert (intent.aims_of(lord) == [rival.tile]) == goes
    assert (best_tile(intent, lord)[0] > 1) == goes
    assert (marshals_tile(Lay(war, P1), lord)[0] is not None) == goes


@pytest.mark.parametrize("race, wanted", [("elves", "siege"), ("dwarves", "train:infantry")])
def test_engines_come_before_more_soldiers_who_fall_easily(race: str, wanted: str) -> None:
    war = campaign("SS" + "." * 18)
    put(war, "a1", f"{race}/lord", P1)
    house = war.state.strongholds[0]
    house.barracks = house.mine = house.farm = house.walls = 3
    house.engineers = house.healers = 1
    house.miners = house.farmers = 10
    for number in range(ENGINES_FROM):
        put(war, f"{'cdefghijkl'[number]}1", f"{race}/infantry", P1)
    request = Choose(P1, topics.TRAIN, "W-UPK-8", P1, ("train:infantry", "train:ranged", "siege", "done"))
    assert ThumbPlayer().decide(war.state, request, 0) == wanted


@rule("W-ORC-2")
def test_who_keeps_the_stronghold_does_not_stand_beside_the_lord_besides() -> None:
    war = campaign("SS........", "SS........")
    put(war, "a1", "orcs/lord", P1)
    keeper = put(war, "b2", "orcs/infantry", P1)
    company = [put(war, tile, "orcs/infantry", P1) for tile in ("h1", "i1", "j1")]
    assert Intent(war, P1).guards[1:] == [keeper.id, *[one.id for one in company]]
