"""What the council does: free things first, then what must not fall, then upgrades in a good order, then defences."""

from __future__ import annotations

from enum import Enum
from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.players.thumb_plans import MovePlan, Reason
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import length
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Choose, Place, Spot
from rules_core.song.options import INCH

END: Final = "end"
FREE: Final = ("resurrect", "heal", "materials", "corps", "corps-barricade", "herb")


class Habit:
    """How a council likes to spend: how many Traps before anything is built, then upgrades by what they bring.

    Levels below a wished one come with it; of several buildings that bring the same, one already built up is preferred.
    """

    def __init__(self, traps: int, abilities: tuple[str, ...]) -> None:
        self.traps = traps
        self.abilities = abilities


HABITS: Final = (
    Habit(12, ("militia",)),
    Habit(2, ("blessing", "resurrection", "militia")),
    Habit(2, ("scouts", "advanced-deployment", "militia")),
    Habit(2, ("master-craftsmen", "enchanting", "engineering-corps")),
    Habit(2, ("warhorse", "militia", "blessing")),
)
"""The first served best in trials; the others go other ways, so that trials of many games see every building used."""

STEADY: Final = Habit(12, ("militia", "blessing", "warhorse", "master-craftsmen", "engineering-corps"))
"""What people are advised to build, the best first, and how many Traps to lay before they mend scratches."""

RINGS: Final = (INCH, 3 * INCH)
"""How far from the walls of the Town Hall the middles of Traps lie."""
ROUND: Final = (
    *((-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)),
    *((-2, -2), (2, -2), (2, 2), (-2, 2)),
)
"""Spots of a ring: two to each face, then the corners, in halves of the way from the middle."""
TRAP_WIDTH: Final = 2 * INCH
ASIDE: Final = INCH
"""A Trap further away than this from where it was wanted is no part of the ring."""
LAST_STAND: Final = 1
"""So many waves before the end nothing is saved up any more."""


def choose_decision(siege: Siege, request: Choose, habit: Habit) -> str:
    """The best thing that is offered, or the end."""
    free = choose_free(siege, request)
    if free:
        return free
    repair = _urgent_repair(siege, request)
    if repair:
        return repair
    if len(siege.traps) < habit.traps and "trap" in request.options:
        return "trap"
    upgrade, wished = _upgrade(siege, request, habit)
    if upgrade:
        return upgrade
    waves_left = siege.world.waves - siege.wave
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


class CouncilReason(Enum):
    """Why the council had better do something, or end."""

    FREE = "free"
    URGENT = "urgent"
    BUILD = "build"
    SNARE = "snare"
    MEND = "mend"
    BAR = "bar"
    SAVE = "save"
    ENOUGH = "enough"


class CouncilAdvice:
    """A decision with its reason."""

    def __init__(self, decision: str, reason: CouncilReason) -> None:
        self.decision = decision
        self.reason = reason


def advise(siege: Siege, request: Choose) -> CouncilAdvice:
    """What is sensible now, for somebody who only presses Enter: what is free, what is about to fall, an upgrade as
    soon as the purse holds it, then Traps, and the end where nothing left is worth its Supplies.

    In 120 trials this held 4.4 of 7 waves, the lab's first habit 4.7, and 4.2 where every scratch was mended first.
    """
    free = choose_free(siege, request)
    if free:
        return CouncilAdvice(free, CouncilReason.FREE)
    repair = _urgent_repair(siege, request)
    if repair:
        return CouncilAdvice(repair, CouncilReason.URGENT)
    upgrade, wished = _upgrade(siege, request, STEADY)
    if upgrade and siege.wave < siege.world.waves:
        return CouncilAdvice(upgrade, CouncilReason.BUILD)
    if len(siege.traps) < STEADY.traps and "trap" in request.options:
        return CouncilAdvice("trap", CouncilReason.SNARE)
    saves = wished and siege.world.waves - siege.wave > LAST_STAND
    # A scratch can wait, a breach cannot.
    repair = _most_needed(siege, request, "repair") if not saves or siege.supplies > 1 else ""
    if repair:
        return CouncilAdvice(repair, CouncilReason.MEND)
    for verb, reason in (("trap", CouncilReason.SNARE), ("barricade", CouncilReason.BAR)):
        if verb in request.options and not saves and _has_room(siege, verb):
            return CouncilAdvice(verb, reason)
    return CouncilAdvice(END, CouncilReason.SAVE if saves and siege.supplies else CouncilReason.ENOUGH)


def choose_free(siege: Siege, request: Choose) -> str:
    """What takes nothing out of the purse, the most needed of it; "" where everything does."""
    for verb in FREE:
        free = _most_needed(siege, request, verb)
        if free:
            return free
    return ""


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
            building = siege.building(target)
            need = 10 * (siege.world.buildings[building.id].integrity - building.integrity)
            need += 5 * building.level + (30 if target == siege.world.heart else 0)
        elif target in siege.models:
            model = siege.model(target)
            need = 10 * model.quality + model.profile.combat
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


def _upgrade(siege: Siege, request: Choose, habit: Habit) -> tuple[str, bool]:
    """The next upgrade if it can be had now, and whether one is wished for at all."""
    for ability in habit.abilities:
        best = ""
        highest = 0
        for building in siege.standing_buildings():
            levels = siege.world.buildings[building.id].levels
            for number in range(building.level, len(levels)):
                found = levels[number].ability
                if found is not None and found.id == ability and building.level > highest:
                    best = f"upgrade:{building.id}"
                    highest = building.level
        if best:
            return (best if best in request.options else ""), True
    return "", False


def _has_room(siege: Siege, verb: str) -> bool:
    """Whether more of it makes sense."""
    if verb == "trap":
        return len(siege.traps) < 20
    return verb != "barricade" or len(siege.barricades) < 4


def choose_barricade(siege: Siege, request: Place) -> Spot:
    """Where a Barricade is set up, and its direction."""
    assert request.region is not None
    plan, across, down = _barricade(siege, request.region)
    return plan.x, plan.y, _best_turn(request.region, plan.x, plan.y, across, down)


def plan_barricade(siege: Siege, request: Place) -> MovePlan:
    """Before a face of a building that has none yet, across the way from the outside."""
    assert request.region is not None
    return _barricade(siege, request.region)[0]


def _barricade(siege: Siege, region: Region) -> tuple[MovePlan, int, int]:
    """The plan, and the direction from which the face is come to."""
    taken = [(one.x, one.y) for one in siege.barricades.values()]
    return _before_a_face(siege, region, taken, 2 * INCH, Reason.BAR)


def choose_trap(siege: Siege, request: Place) -> Spot:
    """Where a Trap is laid."""
    assert request.region is not None
    plan = plan_trap(siege, request)
    return plan.x, plan.y, request.region.turns[0]


def plan_trap(siege: Siege, request: Place) -> MovePlan:
    """At the walls of the Town Hall all round, then a step further out: there everybody comes by who could end the
    game. Then close to the faces of the other buildings."""
    region = request.region
    assert region is not None
    taken = [(one.x, one.y) for one in siege.traps.values()]
    heart = siege.world.heart
    heart_x, heart_y = siege.world.middles[heart]
    half = max([x for x, _ in siege.world.buildings[heart].outline])
    for out in RINGS:
        for across, down in ROUND:
            wanted_x = heart_x + across * (half + out) // 2
            wanted_y = heart_y + down * (half + out) // 2
            x, y = region.nearest(wanted_x, wanted_y)
            if length(x - wanted_x, y - wanted_y) <= ASIDE and all(
                length(x - other_x, y - other_y) > TRAP_WIDTH - ASIDE // 10 for other_x, other_y in taken
            ):
                return MovePlan(0, x, y, reason=Reason.SNARE, about=heart)
    return _before_a_face(siege, region, taken, INCH, Reason.SNARE)[0]


def faces(siege: Siege) -> list[tuple[BuildingId, int, int]]:
    """The sides of standing buildings from which an enemy comes, as building and direction: outer sides first."""
    middle_x, middle_y = siege.world.middles[siege.world.heart]
    near: list[tuple[BuildingId, int, int]] = []
    far: list[tuple[BuildingId, int, int]] = []
    for building in siege.standing_buildings():
        if building.id == siege.world.heart:
            continue
        x, y = siege.world.middles[building.id]
        sideways = (building.id, 1 if x > middle_x else -1, 0)
        lengthways = (building.id, 0, 1 if y > middle_y else -1)
        is_wide = abs(x - middle_x) > abs(y - middle_y)
        near.append(sideways if is_wide else lengthways)
        far.append(lengthways if is_wide else sideways)
    return [*near, *far, *[(siege.world.heart, across, down) for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0))]]


def _before_a_face(
    siege: Siege, region: Region, taken: list[tuple[int, int]], out: int, reason: Reason
) -> tuple[MovePlan, int, int]:
    """A spot before the first face with nothing near it, and the direction of the face."""
    best: tuple[MovePlan, int, int] | None = None
    for building, across, down in faces(siege):
        x, y = siege.world.middles[building]
        corners = siege.world.buildings[building].outline
        reach = out + max([across * corner[0] + down * corner[1] for corner in corners])
        spot_x, spot_y = region.nearest(x + across * reach, y + down * reach)
        found = (MovePlan(0, spot_x, spot_y, reason=reason, about=building), across, down)
        if best is None:
            best = found
        if all(length(spot_x - other_x, spot_y - other_y) > 2 * INCH for other_x, other_y in taken):
            return found
    assert best is not None
    return best


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
