"""Attacker and defender (S-SET-7, S-SET-8)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import RolesChosen, RolesRolled
from rules_core.kernel.requests import NO_SEAT
from rules_core.kernel.table import Table

ATTACK: Final = "attack"
DEFEND: Final = "defend"


def decide(table: Table, battle: Battle) -> None:
    """Everybody rolls a die, with 1 more for each Scout; the highest chooses."""
    seats = battle.seats
    scenario = battle.world.scenario
    if scenario is not None:
        # SDS-SCN-1.2, SDS-SCN-3.1. Agreed beforehand: their squads may cost so much.
        battle.attacker = seats[battle.world.options.attacker]
        table.tell(RolesChosen(scenario.clause, battle.attacker))
        battle.phase = Phase.TERRAIN
        return
    scouts = [sum(1 for one in battle.models.values() if one.side == seat and one.has("scout")) for seat in seats]
    chooser = seats[0]
    is_settled = False
    while not is_settled:
        # S-SET-7, S-SPR-1.
        dice = [table.roll(seat, topics.ROLE_DIE, 1, "S-SET-7")[0] for seat in seats]
        totals = [die + more for die, more in zip(dice, scouts, strict=True)]
        best = max(totals)
        chooser = seats[totals.index(best)]
        # S-SET-8. Ties are rolled again.
        is_settled = totals.count(best) == 1
        told = chooser if is_settled else NO_SEAT
        table.tell(RolesRolled("S-SET-7", tuple(seats), tuple(dice), tuple(scouts), told))
    # S-SET-8.
    chosen = table.choose(chooser, topics.ROLE, (ATTACK, DEFEND), "S-SET-8")
    # Who is attacked sits next to the attacker, so that whoever wants to defend does, however many play.
    battle.attacker = chooser if chosen == ATTACK else seats[seats.index(chooser) - 1]
    table.tell(RolesChosen("S-SET-8", battle.attacker))
    battle.phase = Phase.TERRAIN
