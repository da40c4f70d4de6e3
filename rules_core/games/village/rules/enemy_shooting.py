"""Enemies with missile weapons: whom they shoot at, and how far they go for it (R-V57)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules.goals import EnemyGoal, straight, walks_on_air
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import TOUCH, Body, Point, distance_to_segment, length, round_half_away
from rules_core.ground.play_mode import PlayMode
from rules_core.song import stride, targets, weapons
from rules_core.song.targets import legal_targets, may_shoot
from rules_core.song.troops import NEARLY

STOPS: Final = 6
"""On its way a shooter stops to look around in so many places, beside those where a range band begins."""


class Shot:
    """A shot that a model can make: the target, its band, and where to go first (where it stands: no move)."""

    def __init__(self, target: Fighter, band: int, x: int, y: int) -> None:
        self.target = target
        self.band = band
        self.x = x
        self.y = y


class Lane:
    """The first straight stretch on a shooter's way to a target, and the places on it where it stops to look around."""

    def __init__(self, siege: Siege, model: Fighter, target: Fighter, company: stride.Company) -> None:
        self.stops: Final = _stops(siege, model, target, company)
        self._known: Final[dict[Point, bool]] = {}

    def leads_to(self, siege: Siege, model: Fighter, stop: Point, company: stride.Company) -> bool:
        """Whether a Move ends on that stop."""
        known = self._known.get(stop)
        if known is None:
            end = stride.plan(siege, model, stop[0], stop[1], 1, company)
            known = self._known[stop] = (end.x, end.y) == stop
        return known


class Lanes:
    """Where a shooter looks for its lanes, and for its shot from where it stands."""

    def from_here(self, siege: Siege, model: Fighter, wanted: list[Fighter], first: str) -> Shot | None:
        """The shot without a move."""
        return _best_here(siege, model, wanted, first)

    def towards(self, siege: Siege, model: Fighter, target: Fighter, company: stride.Company) -> Lane:
        """The lane to a target."""
        return Lane(siege, model, target, company)


def find_shot(
    siege: Siege,
    model: Fighter,
    wanted: list[Fighter],
    first: str,
    actions: int,
    keep: EnemyGoal | None,
    lanes: Lanes,
) -> Shot | None:
    """R-V57. The shot in the nearest range band that the model can reach with its actions; None without a legal target.

    `wanted`: whom its Behaviour would attack; `first`: the id of the one it prefers. `keep`: a place it does not leave.
    """
    if not wanted or not may_shoot(siege, model):
        return None
    while True:
        shot = _find(siege, model, wanted, first, actions, keep, lanes)
        # Where people report, they look at the target alone; who turns out to be none is not found again.
        if shot is None or (shot.x, shot.y) != (model.x, model.y) or targets.is_clear(siege, model, shot.target):
            return shot


def _find(
    siege: Siege,
    model: Fighter,
    wanted: list[Fighter],
    first: str,
    actions: int,
    keep: EnemyGoal | None,
    lanes: Lanes,
) -> Shot | None:
    here = lanes.from_here(siege, model, wanted, first)
    # Already in the nearest band, or no action left to get nearer.
    if actions < 2 or (here is not None and here.band == 1) or not _may_approach(model):
        return here
    nearer = _best_on_the_way(siege, model, wanted, first, here, keep, lanes)
    return here if nearer is None else nearer


def _may_approach(model: Fighter) -> bool:
    return not (model.moves_made > 0 and model.has("slow"))


def _best_here(siege: Siege, model: Fighter, wanted: list[Fighter], first: str, sticks: int = 0) -> Shot | None:
    """The legal target in the nearest band from where the model stands: the preferred one, then the nearest.

    `sticks`: only bands so near count, 0 for all.
    """
    best: Shot | None = None
    # SBH-RNG-10. The nearest first.
    for target in legal_targets(siege, model, sticks):
        if target not in wanted:
            continue
        band = targets.likely_band(siege, model, target)
        if best is None or band < best.band or (band == best.band and target.id == first):
            best = Shot(target, band, model.x, model.y)
    return best


def _best_on_the_way(
    siege: Siege,
    model: Fighter,
    wanted: list[Fighter],
    first: str,
    here: Shot | None,
    keep: EnemyGoal | None,
    lanes: Lanes,
) -> Shot | None:
    """Going straight towards those it wants, as far as one move takes it: the first stop in the nearest band."""
    best: Shot | None = None
    arm = siege.weapon(model)
    if arm is None:
        return None
    stick = weapons.basic_range(siege.song, arm)
    from_x = model.x
    from_y = model.y
    gap = 0 if keep is None else straight(siege, model, keep)
    company = stride.Company(siege, model)
    foes = siege.enemies(model)
    for target in _nearest_two(siege, model, wanted, first):
        lane = lanes.towards(siege, model, target, company)
        stops = lane.stops
        beside, in_range = foes, wanted
        if siege.doubt == 0:
            # SHORT CUT: most people are nowhere near this way, or in melee wherever it shoots from.
            beside = _near_way(model, stops, foes, TOUCH)
            near = _near_way(model, stops, wanted, stick * len(arm.bands))
            in_range = [one for one in near if targets.is_exposed(siege, model, one)]
        for x, y in stops:
            there = Body(model.id, x, y, model.radius)
            touches = _touches_any(siege, there, beside)
            limit = best if best is not None else here
            sticks = len(arm.bands) if limit is None else limit.band - 1
            # SHORT CUT: nobody comes into a nearer band there. Where people report, whom it sees is asked all the same.
            if siege.doubt == 0 and not touches and not _any_in_view(siege, there, in_range, stick * sticks):
                continue
            if not lane.leads_to(siege, model, (x, y), company):
                continue
            if keep is not None and straight(siege, there, keep) > gap:
                continue
            # It does not walk into contact.
            if touches:
                break
            model.x = x
            model.y = y
            found = _best_here(siege, model, wanted, first, sticks if siege.doubt == 0 else 0)
            model.x = from_x
            model.y = from_y
            if found is not None and (limit is None or found.band < limit.band):
                best = Shot(found.target, found.band, x, y)
                if found.band == 1 and siege.doubt == 0:
                    # SHORT CUT: nobody comes nearer.
                    return best
    return best


def _near_way(model: Fighter, stops: list[Point], those: list[Fighter], reach: int) -> list[Fighter]:
    """Those of them whom the base may come so near to on its straight way over these stops, and maybe others."""
    if not stops:
        return []
    x, y = stops[-1]
    limit = model.radius + reach + NEARLY
    return [
        one for one in those if distance_to_segment(one.x, one.y, model.x, model.y, x, y) <= float(limit + one.radius)
    ]


def _any_in_view(siege: Siege, there: Body, wanted: list[Fighter], reach: int) -> bool:
    """Whether one of them is so near and, where nobody need be asked for that, in sight."""
    if reach <= 0:
        return False
    ground = siege.ground
    asks = siege.play_mode is PlayMode.UNMAPPED
    for one in wanted:
        if ground.within(there, one, reach) and (asks or siege.in_view(there, one)):
            return True
    return False


def _touches_any(siege: Siege, there: Body, foes: list[Fighter]) -> bool:
    for foe in foes:
        if siege.ground.touching(there, foe):
            return True
    return False


def _nearest_two(siege: Siege, model: Fighter, wanted: list[Fighter], first: str) -> list[Fighter]:
    ranked = [(0 if one.id == first else siege.ground.gap(model, one), one) for one in wanted]
    ranked.sort(key=lambda entry: entry[0])
    return [one for _, one in ranked[:2]]


def _stops(siege: Siege, model: Fighter, target: Fighter, company: stride.Company) -> list[Point]:
    """Places on the first straight stretch towards a target: where its range bands begin, and some in between."""
    ground = siege.ground
    end_x = target.x
    end_y = target.y
    if not walks_on_air(model):
        way = ground.route_to_body(model, target)
        if way is None or len(way.points) < 2:
            return []
        end_x, end_y = way.points[1]
    sweep = stride.plan(siege, model, end_x, end_y, 1, company)
    arm = siege.weapon(model)
    if sweep.length == 0 or arm is None:
        return []
    distances: list[int] = []
    for stop in range(1, STOPS + 1):
        distances.append(sweep.length * stop // STOPS)
    for sticks in range(1, len(arm.bands) + 1):
        begins = _comes_within(model, sweep.x, sweep.y, target, weapons.basic_range(siege.song, arm) * sticks)
        if 0 < begins < sweep.length:
            distances.append(begins)
    distances.sort()
    return [stride.along(model, sweep, distance) for distance in distances]


def _comes_within(model: Fighter, x: int, y: int, target: Fighter, reach: int) -> int:
    """How far along the straight way to (x, y) the gap to the target shrinks to `reach`; -1 if it does not."""
    from_x, from_y = float(model.x), float(model.y)
    dx, dy = x - from_x, y - from_y
    foe_x, foe_y = float(target.x), float(target.y)
    span = length(dx, dy)
    wanted = float(reach + model.radius + target.radius)
    low = 0.0
    high = span
    if length(x - foe_x, y - foe_y) > wanted:
        return -1
    # The gap shrinks all the way: halve the stretch until it is known to a tenth of a millimetre.
    while high - low > 0.5:
        middle = (low + high) / 2.0
        share = middle / span
        if length(from_x + dx * share - foe_x, from_y + dy * share - foe_y) > wanted:
            low = middle
        else:
            high = middle
    return round_half_away(high) + 1
