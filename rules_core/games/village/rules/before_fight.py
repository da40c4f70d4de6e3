"""The Stable's gifts before the first turn (V-7.5.20 to V-7.5.23, R-V25, R-V54)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import escort, topics
from rules_core.games.village.state.facts import MountsReadied
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import TOUCH, Body
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song.passage import Will, go_along

NOBODY: Final = "none"


def next_preparation(table: Table, siege: Siege) -> bool:
    """R-V25. After the enemies have deployed: Ready Mounts where the option puts it here, then Warhorse.

    Returns False when nothing is left to prepare.
    """
    if "ready-mounts" not in siege.spent:
        ready_mounts(table, siege)
    elif "warhorse" not in siege.spent:
        warhorse(table, siege)
    else:
        return False
    return True


def ready_mounts(table: Table, siege: Siege) -> None:
    """V-7.5.20, V-7.5.21, R-V54, VMS-8. One hero may move Short, without a roll and over any passable ground."""
    siege.spent.append("ready-mounts")
    stables = siege.with_ability("ready-mounts")
    heroes = [hero.id for hero in siege.heroes if hero.in_play]
    if not stables or not heroes:
        return
    chosen = table.choose(PLAYERS, topics.READY_MOUNTS, [*heroes, NOBODY], "V-7.5.20")
    if chosen == NOBODY:
        return
    stick = stables[0][1].stick or siege.world.options.ready_mounts_stick
    hero = siege.model(chosen)
    table.tell(MountsReadied("V-7.5.20", hero.id, "ready-mounts", stick))
    _move_freely(table, siege, hero, siege.song.stick(stick))


def _move_freely(table: Table, siege: Siege, hero: Fighter, reach: int) -> None:
    """V-7.5.21. One straight move, up to the stick; not into contact with an enemy (R-V54)."""
    friends: list[Body] = []
    solid: list[Body] = []
    for one in siege.others(hero):
        if one.side == ENEMIES:
            solid.append(Body(one.id, one.x, one.y, one.radius + 2 * TOUCH))
        else:
            friends.append(one)
    # R-V33. Before the hero goes anywhere.
    siege.will_move(table, hero)
    region = siege.ground.move_region(hero, reach, reach, [], solid, friends)
    x, y, _ = table.place(PLAYERS, topics.READY_MOUNTS_MOVE, region, "V-7.5.21", hero.id)
    from_x, from_y = hero.x, hero.y
    # R-V54. It may end in contact with a token, which is then resolved; R-V61: there and then.
    go_along(table, siege, hero, x, y, "free", "V-7.5.21", Will.APART)
    if (hero.x, hero.y) == (from_x, from_y):
        escort.part(siege)
    else:
        siege.has_moved(table, hero, from_x, from_y)


def warhorse(table: Table, siege: Siege) -> None:
    """V-7.5.22. One hero has Long Move until the wave is over; V-7.5.23 it is the ordinary move, no free activation."""
    siege.spent.append("warhorse")
    stables = siege.with_ability("warhorse")
    heroes = [hero.id for hero in siege.heroes if hero.in_play]
    if not stables or not heroes:
        return
    chosen = table.settle(PLAYERS, topics.WARHORSE, heroes, "V-7.5.22")
    stick = stables[0][1].stick or siege.world.options.warhorse_stick
    # VMS-8. It takes the place of the printed stick. R-V50: to the end of the wave, whatever becomes of the Stable.
    hero = siege.model(chosen)
    hero.allowance = stick
    table.tell(MountsReadied("V-7.5.22", hero.id, "warhorse", stick))
