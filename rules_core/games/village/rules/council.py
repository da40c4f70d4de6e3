"""The Council Phase (section 7.4): one decision after the other, in any order, until the council ends."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import shop, supplies, topics
from rules_core.games.village.rules.markers import TRAP_RADIUS, markers
from rules_core.games.village.rules.wave_end import rested
from rules_core.games.village.state.facts import (
    BarricadePlaced,
    BuildingRepaired,
    BuildingUpgraded,
    CouncilEnded,
    HerbsChanged,
    HeroRevived,
    MaterialsChanged,
    TrapPlaced,
)
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Barricade, Phase, Siege, Trap
from rules_core.games.village.state.siege_map import BARRICADE_TURNS, barricade_corners, barricade_piece
from rules_core.kernel.region import Region
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import wounds

END: Final = "end"
BUY: Final = "buy"
BACK: Final = "back"

WORST_QUALITY: Final = 6
"""R-V02, R-V17. A hero bears 6 minus Quality wounds."""


def next_decision(table: Table, siege: Siege) -> None:
    """V-7.4.3. One thing that the council does, or its end; the players choose the order (R-V43)."""
    offered = {entry.id: entry for entry in shop.entries(siege) if entry.available}
    chosen = table.choose(PLAYERS, topics.COUNCIL, [*offered, END], "V-7.4.3")
    if chosen == END:
        end_council(table, siege)
        return
    entry = offered[chosen]
    if entry.verb == "repair":
        # V-7.6.1; V-7.6.2 with Master Craftsmen.
        repair(table, siege, entry, "supplies", "V-7.6.1" if shop.repair_points(siege) == 1 else "V-7.6.2")
    elif entry.verb == "upgrade":
        upgrade(table, siege, entry)
    elif entry.verb == "barricade":
        place_barricade(table, siege, entry, "V-7.7.1")
    elif entry.verb == "trap":
        place_trap(table, siege, entry)
    elif entry.verb == "corps":
        # V-7.5.6. Engineering Corps: a free repair ...
        siege.spent.append("engineering-corps")
        repair(table, siege, entry, "corps", "V-7.5.6")
    elif entry.verb == "corps-barricade":
        # V-7.5.6. ... or a free Barricade.
        siege.spent.append("engineering-corps")
        place_barricade(table, siege, entry, "V-7.5.6")
    elif entry.verb == "heal":
        # V-7.5.13. The Temple heals one hero.
        siege.spent.append("healing")
        wounds.heal(table, siege, siege.model(entry.target), shop.healing_points(siege), "V-7.5.13")
    elif entry.verb == "herb":
        # V-7.3.2. A herb heals one wound.
        siege.herbs -= 1
        table.tell(HerbsChanged("V-7.3.2", -1, siege.herbs))
        wounds.heal(table, siege, siege.model(entry.target), 1, "V-7.3.2")
    elif entry.verb == "materials":
        siege.repair_materials -= 1
        table.tell(MaterialsChanged("R-V23", -1, siege.repair_materials))
        repair(table, siege, entry, "materials", "R-V23")
    else:
        revive(table, siege, siege.model(entry.target))


def pay(table: Table, siege: Siege, cost: int, cause: str, clause: str) -> None:
    """V-7.4.3. Supplies leave the purse; what is free costs nothing and is not told."""
    if cost:
        supplies.gain(table, siege, -cost, cause, clause)


def repair(table: Table, siege: Siege, entry: shop.ShopEntry, cause: str, clause: str) -> None:
    """V-7.6.1, V-7.6.2. Integrity comes back, up to the starting Integrity (V-7.6.3)."""
    pay(table, siege, entry.cost, "repair", clause)
    building = siege.building(entry.target)
    building.integrity += entry.gain
    # R-V18. A repair puts no fire out.
    table.tell(BuildingRepaired(clause, building.id, entry.gain, building.integrity, cause))


def upgrade(table: Table, siege: Siege, entry: shop.ShopEntry) -> None:
    """V-7.5.2. The building reaches its next level; its Integrity stays as it is (R-V39)."""
    # R-V03. The program says so before anybody pays for nothing.
    if entry.note and table.choose(PLAYERS, topics.ENCHANTING, (BUY, BACK), "R-V03", entry.target) == BACK:
        return
    # V-7.5.3. The third level only after the second.
    clause = "V-7.5.2" if entry.gain == 2 else "V-7.5.3"
    pay(table, siege, entry.cost, "upgrade", clause)
    building = siege.building(entry.target)
    building.level = entry.gain
    table.tell(BuildingUpgraded(clause, building.id, building.level))


def barricade_region(siege: Siege) -> Region:
    """V-7.7.2, R-V27, R-V28, R-V64. Near an undestroyed building, on no model, building, marker or other Barricade."""
    options = siege.world.options
    corners = barricade_corners(options.barricade_length)
    standing = [building.id for building in siege.standing_buildings()]
    bodies = [*markers(siege), *siege.in_play()]
    return siege.ground.zone_for_shape(corners, BARRICADE_TURNS, standing, options.barricade_reach, bodies)


def place_barricade(table: Table, siege: Siege, entry: shop.ShopEntry, clause: str) -> None:
    """V-7.7.1. A Barricade is set up where the players want it, turned as they want it."""
    x, y, turn = table.place(PLAYERS, topics.BARRICADE, barricade_region(siege), "V-7.7.2")
    pay(table, siege, entry.cost, "barricade", clause)
    options = siege.world.options
    # V-7.7.4. Its Integrity.
    barricade = Barricade(f"barricade-{siege.next_number}", x, y, turn, options.barricade_integrity)
    siege.next_number += 1
    siege.barricades[barricade.id] = barricade
    # V-7.7.3, V-7.7.5, V-7.7.6. An obstacle, cover and difficult ground.
    siege.ground.add_piece(barricade_piece(barricade, options.barricade_length))
    table.tell(BarricadePlaced(clause, barricade.id, x, y, turn))


def trap_region(siege: Siege) -> Region:
    """V-7.8.2, R-V27. Near an undestroyed building."""
    standing = [building.id for building in siege.standing_buildings()]
    return siege.ground.zone(TRAP_RADIUS, standing, siege.world.options.trap_reach, markers(siege))


def place_trap(table: Table, siege: Siege, entry: shop.ShopEntry) -> None:
    """V-7.8.1, V-7.8.4. A Trap is laid face down; the enemy never knows of it (R-V29)."""
    x, y, _ = table.place(PLAYERS, topics.TRAP, trap_region(siege), "V-7.8.2")
    pay(table, siege, entry.cost, "trap", "V-7.8.1")
    trap = Trap(f"trap-{siege.next_number}", x, y)
    siege.next_number += 1
    siege.traps[trap.id] = trap
    table.tell(TrapPlaced("V-7.8.1", trap.id, x, y))


def revive(table: Table, siege: Siege, hero: Fighter) -> None:
    """V-7.5.15, V-7.5.16. A defeated hero returns with one wound still free (R-V17)."""
    siege.spent.append("resurrection")
    model = rested(hero)
    model.quality_lost = max(0, WORST_QUALITY - model.profile.quality - 1)
    siege.models[model.id] = model
    siege.returning = model.id
    table.tell(HeroRevived("V-7.5.15", model.id, model.quality))


def end_council(table: Table, siege: Siege) -> None:
    """The council is over and the next wave opens (V-3.4); Supplies and herbs are kept, Repair Materials are not."""
    if siege.repair_materials:
        # R-V23. In the next Council Phase only.
        table.tell(MaterialsChanged("R-V23", -siege.repair_materials, 0))
        siege.repair_materials = 0
    table.tell(CouncilEnded("V-7.4.3", siege.wave))
    siege.wave += 1
    siege.phase = Phase.WAVE_OPENS
