"""Supplies of the Foraging Mission (SDS-SCN-2.9)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.course import Supply
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import TOUCH, length
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.song.facts import TraitUsed
from rules_core.song.warband import NO_MODEL, Fate

SUPPLY: Final = "supply"


def options(battle: Battle, man: Soldier) -> list[str]:
    """SDS-SCN-2.9. Markers that a man in contact may take: "supply:2"."""
    if man.burdened or not man.is_active or not battle.course.supplies:
        return []
    return [
        f"{SUPPLY}:{number}"
        for number, one in enumerate(battle.course.supplies, start=1)
        if lies(one) and man.floor == 0 and length(one.x - man.x, one.y - man.y) <= 2 * man.radius + TOUCH
    ]


def lies(supply: Supply) -> bool:
    """Whether nobody has it."""
    return supply.bearer == NO_MODEL and not supply.gone_to


def take(table: Table, battle: Battle, man: Soldier, number: str) -> int:
    """SDS-SCN-2.9, SDS-ACT-14. One action; he is slower now and does not fire."""
    battle.course.supplies[int(number) - 1].bearer = man.id
    man.burdened = True
    table.tell(TraitUsed("SDS-SCN-2.9", man.id, SUPPLY, "supply taken"))
    return 1


def drop(table: Table, battle: Battle, man: Soldier) -> None:
    """SDS-SCN-2.9. Whoever falls, recoils or dies lets it go where he is."""
    if not man.burdened:
        return
    man.burdened = False
    for one in battle.course.supplies:
        if one.bearer == man.id:
            one.bearer = NO_MODEL
            one.x, one.y = man.x, man.y
            table.tell(TraitUsed("SDS-SCN-2.9", man.id, SUPPLY, "supply dropped"))


def may_carry_off(battle: Battle, man: Soldier, edge: int) -> bool:
    """SDS-SCN-2.10. Whoever carries one may leave by the edge of his side."""
    return man.burdened and edge == own_edge(battle, SeatId(man.side))


def own_edge(battle: Battle, seat: SeatId) -> int:
    """R-S61. The attacker's is where most of his men began; the defender's lies opposite."""
    return battle.edges[seat]


def carried_off(battle: Battle, man: Soldier) -> None:
    """He has left the table with it."""
    for one in battle.course.supplies:
        if one.bearer == man.id and man.fate is Fate.FLED:
            one.bearer = NO_MODEL
            one.gone_to = SeatId(man.side)
            man.burdened = False
            man.spent.append(SUPPLY)


def holds(battle: Battle, seat: SeatId) -> int:
    """How many markers a side has carried off or holds."""
    return sum(
        1
        for one in battle.course.supplies
        if one.gone_to == seat or (one.bearer != NO_MODEL and battle.model(one.bearer).side == seat)
    )
