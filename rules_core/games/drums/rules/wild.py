"""Men who do as they like (SDS-SR-22)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.ways import QuietWay
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.table import Table
from rules_core.song import morale, movement
from rules_core.song.reach import WayRegion
from rules_core.song.stride import plan

WILD_UP_TO: Final = 2


def has_failed(table: Table, battle: Battle, man: Soldier) -> None:
    """SDS-SR-22. After a roll without any success the enemy may move an Unpredictable man on 1 or 2 of a die."""
    if not man.has("unpredictable") or not man.is_active:
        return
    foes = [seat for seat in battle.seats if seat != man.side and seat not in battle.out]
    if not foes:
        return
    # R-S68. Among more than two it is the largest enemy squad.
    foe = max(foes, key=lambda seat: len(battle.men(seat)))
    if table.roll(foe, topics.WILD_DIE, 1, "SDS-SR-22", man.id)[0] > WILD_UP_TO:
        return
    # R-S67. Moved out of contact he suffers no free attacks.
    region = WayRegion(QuietWay(battle, man))
    x, y, _ = table.place(foe, topics.WILD_MOVE, region, "SDS-SR-22", man.id)
    sweep = plan(battle, man, x, y)
    movement.shift(table, battle, man, sweep, "move", "SDS-SR-22")
    morale.resolve(table, battle)
