"""The shop of the Council Phase: everything it may do, what that costs, and why it cannot be had (V-7.4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.village.rules.markers import markers
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Building, Siege
from rules_core.song.options import INCH
from rules_core.song.warband import Fate

BARRICADE_COST: Final = 1
"""V-7.7.1."""
TRAP_COST: Final = 1
"""V-7.8.1."""
REPAIR_COST: Final = 1
"""V-7.6.1. One decision spends one Supply on one building (R-V22)."""
CROWDED: Final = 30
"""From so many Barricades and Traps on, the shop looks whether there is room for one more."""

# Why something cannot be had now, as words for the desktop. "" when it can.

TOO_DEAR: Final = "not-enough-supplies"
DESTROYED: Final = "destroyed"
WHOLE: Final = "not-damaged"
HIGHEST: Final = "highest-level"
NO_FORGE: Final = "needs-forge"
NO_CORPS: Final = "needs-engineering-corps"
NO_TEMPLE: Final = "needs-temple"
USED: Final = "used-in-this-council"
USED_UP: Final = "used-in-this-game"
UNHURT: Final = "not-wounded"
DEFEATED: Final = "defeated"
ALIVE: Final = "not-defeated"
NONE_LEFT: Final = "none-left"
NO_ROOM: Final = "no-room"

WITHOUT_EFFECT: Final = "no-effect-without-magic-equipment"
"""A note on an entry that can be bought and does nothing yet (R-V03)."""


@dataclass(frozen=True)
class ShopEntry:
    """One thing that the council may do. `id` is the option of the question, "verb" or "verb:target"."""

    verb: str
    target: str
    cost: int
    """Supplies; 0 for what is free."""
    gain: int
    """Integrity or wounds given back, or the level reached; 0 where nothing is counted."""
    reason: str
    """Why it cannot be had, "" for what can."""
    note: str = ""

    @property
    def id(self) -> str:
        """The option of the question."""
        return f"{self.verb}:{self.target}" if self.target else self.verb

    @property
    def available(self) -> bool:
        """Whether the council may do it now."""
        return self.reason == ""


def entries(siege: Siege) -> list[ShopEntry]:
    """V-7.4.2. Every entry in a fixed order, also those that cannot be had now."""
    found: list[ShopEntry] = []
    for building in siege.buildings.values():
        found.append(_repair(siege, building))
        found.append(_upgrade(siege, building))
    found.append(_placed(siege, "barricade", BARRICADE_COST))
    found.append(_placed(siege, "trap", TRAP_COST))
    corps = siege.with_ability("engineering-corps")
    if _knows(siege, "engineering-corps"):
        # V-7.5.6. In each council one of the two.
        why = NO_CORPS if not corps else USED if "engineering-corps" in siege.spent else ""
        points = max([1, *(ability.value for _, ability in corps)])
        for building in siege.buildings.values():
            reason = why or _unfit(siege, building)
            found.append(ShopEntry("corps", building.id, 0, _mend(siege, building, points), reason))
        found.append(ShopEntry("corps-barricade", "", 0, 0, why or _no_room(siege)))
    found.extend(_healing(siege))
    for building in siege.buildings.values():
        # R-V23. Back to the starting Integrity, without the Forge (R-V22).
        why = "" if siege.repair_materials else NONE_LEFT
        whole = siege.world.buildings[building.id].integrity
        found.append(
            ShopEntry("materials", building.id, 0, _mend(siege, building, whole), why or _unfit(siege, building))
        )
    if _knows(siege, "resurrection"):
        found.extend(_resurrection(siege))
    return found


def _knows(siege: Siege, ability: str) -> bool:
    """Whether any level of any building of the village gives the ability."""
    for building in siege.world.village.buildings:
        for level in building.levels:
            if level.ability is not None and level.ability.id == ability:
                return True
    return False


def repair_points(siege: Siege) -> int:
    """V-7.6.1, V-7.6.2. Integrity for each Supply; 0 without an undestroyed Forge (R-V22)."""
    forges = siege.with_ability("repairs")
    if not forges:
        return 0
    points = max([ability.value for _, ability in forges]) or 1
    # V-7.5.11. Master Craftsmen.
    for _, ability in siege.with_ability("master-craftsmen"):
        points = max(points, ability.value or 2)
    return points


def _mend(siege: Siege, building: Building, points: int) -> int:
    """V-7.6.3. How much comes back: the starting Integrity is the ceiling, the excess is lost (R-V22)."""
    return min(points, siege.world.buildings[building.id].integrity - building.integrity)


def _unfit(siege: Siege, building: Building) -> str:
    """Why a building cannot be repaired at all."""
    # V-6.4.7, V-7.6.4.
    if building.destroyed:
        return DESTROYED
    return WHOLE if building.integrity >= siege.world.buildings[building.id].integrity else ""


def _repair(siege: Siege, building: Building) -> ShopEntry:
    points = repair_points(siege)
    reason = _unfit(siege, building) or (NO_FORGE if points == 0 else "") or _too_dear(siege, REPAIR_COST)
    return ShopEntry("repair", building.id, REPAIR_COST, _mend(siege, building, points), reason)


def _upgrade(siege: Siege, building: Building) -> ShopEntry:
    """V-7.5.2, V-7.5.3, V-7.5.4. The next level, one after the other (R-V39)."""
    levels = siege.world.buildings[building.id].levels
    if building.level >= len(levels):
        return ShopEntry("upgrade", building.id, 0, building.level, DESTROYED if building.destroyed else HIGHEST)
    level = levels[building.level]
    # R-V03. Enchanting does nothing as long as there are no Magic & Equipment rules.
    idle = level.ability is not None and level.ability.id == "enchanting"
    reason = DESTROYED if building.destroyed else _too_dear(siege, level.cost)
    return ShopEntry("upgrade", building.id, level.cost, building.level + 1, reason, WITHOUT_EFFECT if idle else "")


def _placed(siege: Siege, verb: str, cost: int) -> ShopEntry:
    return ShopEntry(verb, "", cost, 0, _too_dear(siege, cost) or _no_room(siege))


def _no_room(siege: Siege) -> str:
    if len(siege.barricades) + len(siege.traps) < CROWDED:
        return ""
    # A disc that holds a Barricade however it is turned, and a Trap too: this never offers too much.
    standing = [building.id for building in siege.standing_buildings()]
    options = siege.world.options
    room = siege.ground.zone(options.barricade_length, standing, options.barricade_reach // 2, markers(siege))
    for y in range(0, siege.world.map.height, INCH):
        for x in range(0, siege.world.map.width, INCH):
            if room.contains(x, y):
                return ""
    return NO_ROOM


def _too_dear(siege: Siege, cost: int) -> str:
    # V-7.4.3. Only the Supplies run out.
    return "" if siege.supplies >= cost else TOO_DEAR


def _healing(siege: Siege) -> list[ShopEntry]:
    """V-7.5.13, V-7.3.2. The Temple's healing and the herbs, for each hero."""
    found: list[ShopEntry] = []
    temples = siege.with_ability("healing")
    if _knows(siege, "healing"):
        # R-V38. Once in each council, free, with the Temple standing.
        why = NO_TEMPLE if not temples else USED if "healing" in siege.spent else ""
        for hero in siege.heroes:
            points = min(hero.quality_lost, healing_points(siege))
            found.append(ShopEntry("heal", hero.id, 0, points, why or _unhurt(hero)))
    # R-V32. A shared stock; any one living hero.
    why = "" if siege.herbs else NONE_LEFT
    for hero in siege.heroes:
        found.append(ShopEntry("herb", hero.id, 0, min(hero.quality_lost, 1), why or _unhurt(hero)))
    return found


def healing_points(siege: Siege) -> int:
    """V-7.5.13. How many wounds the Temple heals."""
    points = max([ability.value for _, ability in siege.with_ability("healing")], default=0)
    return points or siege.world.options.temple_heals


def _unhurt(hero: Fighter) -> str:
    if hero.fate is Fate.DEFEATED:
        return DEFEATED
    return "" if hero.quality_lost else UNHURT


def _resurrection(siege: Siege) -> list[ShopEntry]:
    """V-7.5.15, R-V38. Once in the whole game."""
    why = USED_UP if "resurrection" in siege.spent else "" if siege.with_ability("resurrection") else NO_TEMPLE
    found: list[ShopEntry] = []
    for hero in siege.heroes:
        reason = why or ("" if hero.fate is Fate.DEFEATED else ALIVE)
        found.append(ShopEntry("resurrect", hero.id, 0, 0, reason))
    return found
