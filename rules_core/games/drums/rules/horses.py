"""Mounting and dismounting (SDS-ACT-12, SDS-HTH-29).

A horse that its rider leaves waits where he got down. It stays as long as somebody of his side stands on foot beside it
and holds it; where nobody does when the side's turn begins, it runs away.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import HorseLeft
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import TOUCH, length
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.song.traits_of_fighting import is_mounted

MOUNT: Final = "mount"
DISMOUNT: Final = "dismount"
RAN: Final = "ran"


def options(battle: Battle, man: Soldier) -> list[str]:
    """SDS-ACT-12. Getting down, or into the saddle of the own horse again."""
    if not man.is_active or man.perch or man.floor:
        return []
    if is_mounted(man):
        return [DISMOUNT]
    return [MOUNT] if man.has_horse and _has_room(battle, man) and _touches_horse(battle, man, man) else []


def act(table: Table, battle: Battle, man: Soldier, option: str) -> int:
    """Carry out one of `options`: one action."""
    if option == DISMOUNT:
        # SDS-HTH-29. The same profile without its horse.
        man.dismount(battle.world.radius(mounted=False))
    else:
        man.x, man.y = man.horse_x, man.horse_y
        man.mount(battle.world.card(man.profile.id))
    table.tell(HorseLeft("SDS-ACT-12", man.id, option))
    return 1


def _has_room(battle: Battle, man: Soldier) -> bool:
    """Whether a rider fits where the horse waits, now that others have moved."""
    rider = battle.world.card(man.profile.id)
    there = Soldier(man.id, rider, man.side, man.horse_x, man.horse_y)
    others = [one for one in battle.in_play() if one is not man and one.floor == 0]
    return battle.ground.fits(there, there.x, there.y, others)


def _touches_horse(battle: Battle, man: Soldier, rider: Soldier) -> bool:
    """Whether a man on the ground stands beside the horse that this rider has left, or in its place."""
    reach = man.radius + battle.world.radius(mounted=True) + TOUCH
    return man.floor == 0 and length(man.x - rider.horse_x, man.y - rider.horse_y) <= reach


def look_after(table: Table, battle: Battle, seat: SeatId) -> None:
    """SDS-HTH-29. At the beginning of its side's turn a horse that nobody holds is gone; one man holds one horse."""
    holders = [one for one in battle.men(seat) if one.standing and not is_mounted(one)]
    for rider in [one for one in battle.models.values() if one.side == seat and one.has_horse]:
        near = [one for one in holders if _touches_horse(battle, one, rider)]
        if not near or not rider.in_play:
            rider.has_horse = False
            table.tell(HorseLeft("SDS-HTH-29", rider.id, RAN))
            continue
        holders.remove(rider if rider in near else near[0])
