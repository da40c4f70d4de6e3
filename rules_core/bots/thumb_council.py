"""What the council does: free things first, then what must not fall, then upgrades in a good order, then defences."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.escalation import waves
from rules_core.games.village.siege import Siege
from rules_core.kernel.geometry import length
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Choose, Place, Spot
from rules_core.song.options import INCH

END: Final = "end"
FREE: Final = ("resurrect", "heal", "materials", "corps", "corps-barricade", "herb")
ABILITIES: Final = ("militia",)
"""The order in which upgrades are bought, by the ability that they bring; levels below it come with it."""
LAST_STAND: Final = 1
"""So many waves before the end nothing is saved up any more."""


def choose_decision(siege: Siege, request: Choose) -> str:
    """The best thing that is offered, or the end."""
    for verb in FREE:
        free = _most_needed(siege, request, verb)
        if free:
            return free
    repair = _urgent_repair(siege, request)
    if repair:
        return repair
    upgrade, wished = _upgrade(siege, request)
    if upgrade:
        return upgrade
    waves_left = waves(siege.world.length) - siege.wave
    saving = wished and waves_left > LAST_STAND
    if not saving:
        for verb in ("repair", "trap", "barricade"):
            other = _most_needed(siege, request, verb)
            if other and _has_room(siege, verb):
                return other
    elif siege.supplies >= 2:
        # A scratch can wait, a breach cannot.
        return _most_needed(siege, request, "repair") or END
    return END


def _most_needed(siege: Siege, request: Choose, verb: str) -> str:
    """The option of this verb whose target needs it most."""
    best = ""
    most = -1
    for option in request.options:
        head, _, target = option.partition(":")
        if head != verb:
            continue
        need = 0
        if target in siege.buildings:
            building = siege.buildings[target]
            need = 10 * (siege.world.buildings[target].integrity - building.integrity)
            need += 5 * building.level + (30 if target == siege.world.heart else 0)
        elif target in siege.models:
            need = 10 * siege.models[target].quality + siege.models[target].profile.combat
        if need > most:
            most = need
            best = option
    return best


def _urgent_repair(siege: Siege, request: Choose) -> str:
    """A repair of what one bad wave would bring down: the Town Hall at half, others at their last point."""
    for building in siege.standing_buildings():
        option = f"repair:{building.id}"
        if option not in request.options:
            continue
        whole = siege.world.buildings[building.id].integrity
        if building.id == siege.world.heart:
            if 2 * building.integrity <= whole + 1:
                return option
        elif building.integrity == 1:
            return option
    return ""


def _upgrade(siege: Siege, request: Choose) -> tuple[str, bool]:
    """The next upgrade if it can be had now, and whether one is wished for at all."""
    for ability in ABILITIES:
        for building in siege.standing_buildings():
            levels = siege.world.buildings[building.id].levels
            for number in range(building.level, len(levels)):
                found = levels[number].ability
                if found is not None and found.id == ability:
                    option = f"upgrade:{building.id}"
                    return (option if option in request.options else ""), True
    return "", False


def _has_room(siege: Siege, verb: str) -> bool:
    """Whether more of it makes sense."""
    if verb == "trap":
        return len(siege.traps) < 10
    return verb != "barricade" or len(siege.barricades) < 4


def choose_barricade(siege: Siege, request: Place) -> Spot:
    """In front of the building with the most to lose, across the way from the outside."""
    return _in_front(siege, request.region, len(siege.barricades), 2 * INCH)


def choose_trap(siege: Siege, request: Place) -> Spot:
    """Where an enemy would come to stand: close to a building, on its outer side."""
    return _in_front(siege, request.region, len(siege.traps), INCH)


def _in_front(siege: Siege, region: Region | None, number: int, out: int) -> Spot:
    assert region is not None
    standing = siege.standing_buildings()
    middle_x, middle_y = siege.world.middles[siege.world.heart]
    # Every second one goes to the Town Hall, the others to the buildings in turn.
    others = [building for building in standing if building.id != siege.world.heart]
    if number % 2 == 0 or not others:
        across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[number // 2 % 4]
        x, y = middle_x, middle_y
        reach = out + 2 * INCH
    else:
        x, y = siege.world.middles[others[number // 2 % len(others)].id]
        across, down = x - middle_x, y - middle_y
        reach = out + INCH * 3 // 2
    size = max(1.0, length(across, down))
    wanted_x = x + int(across * reach / size)
    wanted_y = y + int(down * reach / size)
    spot_x, spot_y = region.nearest(wanted_x, wanted_y)
    return spot_x, spot_y, _best_turn(region, spot_x, spot_y, across, down)


def _best_turn(region: Region, x: int, y: int, across: int, down: int) -> int:
    """The allowed direction that lies most across the way in."""
    wanted = 0 if abs(down) >= abs(across) else 90
    if abs(across) < 2 * abs(down) < 4 * abs(across):
        wanted = 45 if (across > 0) != (down > 0) else 135
    best = region.turns[0]
    least = 1_000
    for turn in region.turns:
        off = abs(turn - wanted) % 180
        off = min(off, 180 - off)
        if off < least and region.contains_turned(x, y, turn):
            least = off
            best = turn
    return best
