"""The player by rule of thumb."""

from __future__ import annotations

from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.players.thumb_upkeep import STUCK
from rules_core.games.warhold.rules import equipping, setting_up, training
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.simulation import PlayerTable
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put


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
