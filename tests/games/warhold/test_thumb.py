"""The player by rule of thumb."""

from __future__ import annotations

from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import equipping
from rules_core.kernel.simulation import PlayerTable
from tests.games.warhold.board import P1, campaign, put


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
