"""The straight move that takes an enemy furthest along its way, and into contact where it can (V-6.2.8, R-V69)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rules_core.games.village.rules.detours import WalkPath
from rules_core.games.village.rules.enemy_movement import barring, spots_round, suits
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind, straight, walk, walks_on_air
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.directions import turned
from rules_core.ground.geometry import FAR, TOUCH, Body, Point, distance_to_segment, length, round_half_away
from rules_core.ground.ground import UNREACHABLE, StopReason, Sweep
from rules_core.ground.standing import ContactSpots
from rules_core.song import movement, stride

ASIDE: Final[tuple[int, ...]] = (15, -15, 30, -30, 45, -45, 60, -60, 75, -75)
"""Degrees to either side of its way in which a model looks for a better straight move."""
WIDE: Final[tuple[int, ...]] = (0, *ASIDE, 90, -90)
"""The same in a crowd, where it also looks for shorter moves."""
PROGRESS: Final = 5
"""A move that gains less than this (half a millimetre) is none: a model that cannot get nearer stays where it is."""
TURN: Final = 127
"""A further turn on the way counts as half an inch: every turn costs an action (SBH-MOV-4)."""
BACK: Final[tuple[int, ...]] = (64, 127, 254)
"""So far before a turn a model may stand to go on straight past it."""
ARRIVED: Final = 1.0
"""With less than this left of its way the model is there, however short the move."""


class Stride:
    """One Move or minimum step: where it ends, and what is left of the way from there, over how many turns."""

    def __init__(self, sweep: Sweep, rest: float, turns: int, manner: str) -> None:
        self.sweep = sweep
        self.rest = rest
        self.worth = rest + TURN * turns
        """The less, the better."""
        self.manner = manner


def next_stride(
    siege: Siege,
    model: Fighter,
    goal: EnemyGoal,
    way: WalkPath,
    actions: int,
    keep: EnemyGoal | None,
    *,
    looks_on: bool = True,
) -> Stride | None:
    """The straight move that leaves the least of the way; None when none gets the model nearer.

    `keep`: a place that the model does not leave (V-6.3.20). Who does not look on gets any stride where no move ends in
    contact with the goal.
    """
    if way.span == 0:
        return None
    finder = _StrideFinder(siege, model, goal, way, actions, keep)
    if not looks_on and not finder.may_come_into_contact():
        return finder.best or finder.find()
    found = finder.find()
    if found is None or found.rest >= ARRIVED:
        # R-V69. No spot in contact at the end of this move: any other free one will do, now or with the next move.
        found = finder.into_contact() or finder.before_contact(found) or found
    return found


class _StrideFinder:
    """Looks straight along the way first, and to both sides of it only when something is in the way there."""

    def __init__(
        self, siege: Siege, model: Fighter, goal: EnemyGoal, way: WalkPath, actions: int, keep: EnemyGoal | None
    ) -> None:
        self.siege = siege
        self.model = model
        self.goal = goal
        self.way = way
        self.actions = actions
        self.keep = keep
        self.people = barring(siege, model, goal)
        self.company = stride.Company(siege, model)
        self.reach = stride.allowance(siege, model)
        self.manner = "move" if movement.may_move(siege, model, actions) else "step"
        self.best: Stride | None = None
        x, y = way.points[1]
        self.first_leg = length(x - model.x, y - model.y)
        """How far it is to the first turn of the way."""
        self.tails: list[float] = _tails(way.points)
        self.spots: ContactSpots | None = None
        """Where it may stand beside its goal, once that was asked."""

    def find(self) -> Stride | None:
        """The best straight move."""
        x, y = self.way.points[1]
        wanted = min(self.first_leg, float(self.reach))
        sweep = self._look(x, y)
        turns_soon = len(self.way.points) > 2 and self.first_leg < self.reach
        if sweep.length < wanted - TOUCH or turns_soon:
            self._look_at(self._aside(ASIDE, float(self.reach)))
            if turns_soon:
                # Past the corner, on in the same direction; or short of it, in line with what comes after it.
                self._look_at(self._aside((0,), float(self.reach)))
                self._look_at(self._before_turns())
        if self.best is None:
            # In a crowd a shorter move may find room where a whole one does not.
            self._look_at(self._aside(WIDE, wanted))
            self._look_at(self._all_around())
        return self.best

    def into_contact(self) -> Stride | None:
        """R-V69. The straight move to the nearest free spot in contact with the goal that one leads to; None for none.

        Only into contact with what it may attack: it never gets there by the way it was looked for.
        """
        model = self.model
        if self.goal.within > 0 or self.goal.kind not in (GoalKind.MODEL, GoalKind.BUILDING):
            return None
        if straight(self.siege, model, self.goal) > self.reach:
            return None
        if self.spots is None:
            self.spots = spots_round(self.siege, model, self.goal)
        for spot in self.spots.looked_at(model.x, model.y, min(self.reach + 1.0, self._as_far_as_the_goal())):
            if self.spots.is_free(spot) and suits(self.siege, model, spot, self.people, self.keep):
                sweep = self._move_to(spot)
                if sweep is not None:
                    return Stride(sweep, 0.0, 0, self.manner)
        return None

    def _as_far_as_the_goal(self) -> float:
        """A base whose touch ends the move hides the spots beside it that are further off than its horizon."""
        model = self.model
        if not walks_on_air(model):
            for one in self.company.halting:
                if one.id == self.goal.id:
                    far, beside = length(one.x - model.x, one.y - model.y), float(model.radius + one.radius)
                    if far > beside + 2 * TOUCH:
                        return sqrt(far * far - beside * beside) + 2 * TOUCH
        return FAR

    def before_contact(self, found: Stride | None) -> Stride | None:
        """R-V69. Where no move gets it into contact now: the one from whose end the next will, the found one first.

        None where there is none, or the actions are not enough anyhow.
        """
        model = self.model
        if self.actions < 2 or straight(self.siege, model, self.goal) > 2 * self.reach:
            return None
        if found is not None and self._leads_on(found.sweep):
            return found
        for x, y in self._all_around():
            sweep = self._plan(x, y)
            if sweep.length > 0 and self._is_welcome(sweep) and self._leads_on(sweep):
                return Stride(sweep, 0.0, 0, self.manner)
        return None

    def may_come_into_contact(self) -> bool:
        """Whether one of the moves that are looked at may end beside the goal, a model."""
        model, foe = self.model, self.siege.model(self.goal.id)
        x, y = self.way.points[1]
        self._look(x, y)
        if (self.best is not None and self.best.rest < ARRIVED) or self.into_contact() is not None:
            return True
        near = float(model.radius + foe.radius + 2 * TOUCH)
        aimed = [(x, y), *self._before_turns(), *self._aside(WIDE, min(self.first_leg, float(self.reach)))]
        for x, y in [*aimed, *self._all_around()]:
            if distance_to_segment(foe.x, foe.y, model.x, model.y, x, y) <= near:
                sweep = self._plan(x, y)
                if length(foe.x - sweep.x, foe.y - sweep.y) <= near:
                    return True
        return False

    def _all_around(self) -> list[Point]:
        """Spots round the model to move to in a crowd, whole moves first."""
        spots: list[Point] = []
        for reach in (float(self.reach), 2.0 * self.reach / 3.0, self.reach / 3.0):
            spots.extend(self._aside(WIDE, reach))
        return spots

    def _aside(self, directions: Sequence[int], reach: float) -> list[Point]:
        """Spots so far off, turned aside from the way by so many degrees."""
        model = self.model
        dx = self.way.points[1][0] - model.x
        dy = self.way.points[1][1] - model.y
        share = reach / self.first_leg
        spots: list[Point] = []
        for degrees in directions:
            across, along = turned(dx, dy, degrees)
            spots.append((model.x + round_half_away(across * share), model.y + round_half_away(along * share)))
        return spots

    def _leads_on(self, sweep: Sweep) -> bool:
        """Whether another move from its end leads into contact."""
        model = self.model
        from_x, from_y, company = model.x, model.y, self.company
        model.x, model.y = sweep.x, sweep.y
        self.company = stride.Company(self.siege, model)
        leads = self.into_contact() is not None
        model.x, model.y, self.company = from_x, from_y, company
        return leads

    def _before_turns(self) -> list[Point]:
        """Spots from which one of the next legs can be gone straight, turn and all."""
        points = self.way.points
        spots: list[Point] = []
        for index in range(1, min(4, len(points) - 1)):
            x, y = points[index]
            next_x, next_y = points[index + 1]
            size = length(next_x - x, next_y - y)
            for back in BACK:
                share = back / size
                spots.append((x - round_half_away((next_x - x) * share), y - round_half_away((next_y - y) * share)))
        return spots

    def _look_at(self, spots: Sequence[Point]) -> None:
        """Try moves towards all of them."""
        for x, y in spots:
            self._look(x, y)

    def _look(self, x: int, y: int) -> Sweep:
        """Try a move towards (x, y)."""
        sweep = self._plan(x, y)
        if sweep.length > 0 and self._is_welcome(sweep):
            found = self._stride(sweep)
            # Only what gets it nearer, so that no model ever walks to and fro.
            is_nearer = found.rest < ARRIVED or found.rest <= self.tails[0] - PROGRESS
            if is_nearer and (self.best is None or found.worth < self.best.worth - 1.0):
                self.best = found
        return sweep

    def _plan(self, x: int, y: int) -> Sweep:
        if self.manner == "move":
            return stride.plan(self.siege, self.model, x, y, self.actions, self.company)
        return stride.step_plan(self.siege, self.model, x, y, self.company)

    def _move_to(self, spot: Point) -> Sweep | None:
        """The move that ends on that spot, None where none does."""
        x, y = spot
        if self.manner == "move":
            return stride.leads_to(self.siege, self.model, x, y, self.actions, self.company)
        sweep = self._plan(x, y)
        return sweep if stride.ends_at(sweep, x, y) else None

    def _is_welcome(self, sweep: Sweep) -> bool:
        """Whether the model would want to stand there: it runs into nobody, and stays where it has to stay."""
        model = self.model
        there = Body(model.id, sweep.x, sweep.y, model.radius)
        # R-V09. Friends and goals are no matter; who would end the move is run into only on purpose.
        last_x, last_y = self.way.points[-1]
        if sweep.x != last_x or sweep.y != last_y:
            for one in self.people:
                if self.siege.ground.touching(there, one) and not self.siege.ground.touching(model, one):
                    return False
        if self.keep is not None:
            # V-6.3.20. Not out of its place; from outside only towards it.
            gap = straight(self.siege, there, self.keep)
            return gap == 0 or gap < straight(self.siege, model, self.keep)
        return True

    def _stride(self, sweep: Sweep) -> Stride:
        """The move, with what is left of the way from its end."""
        x = sweep.x
        y = sweep.y
        goal = self.goal
        there = Body("", x, y, self.model.radius)
        if self.way.is_direct and not walks_on_air(self.model) and (goal.kind is GoalKind.EDGE or goal.within > 0):
            # Any spot of the edge or the zone will do, not only the one that the way leads to.
            return Stride(sweep, float(walk(self.siege, there, goal)), 0, self.manner)
        points = self.way.points
        last = len(points) - 1
        next_x, next_y = points[1]
        left = length(next_x - x, next_y - y)
        gone = length(x - self.model.x, y - self.model.y)
        for index in range(last, 0, -1):
            to_x, to_y = points[index]
            if self._is_open(there, to_x, to_y):
                return Stride(sweep, length(to_x - x, to_y - y) + self.tails[index], last - index, self.manner)
        if gone + left <= self.tails[0] - self.tails[1] + ARRIVED:
            # On the way itself.
            return Stride(sweep, left + self.tails[1], last - 1, self.manner)
        return Stride(sweep, float(UNREACHABLE), last, self.manner)

    def _is_open(self, there: Body, x: int, y: int) -> bool:
        """Whether the model could go straight on from there to a point of its way."""
        if there.x == x and there.y == y:
            return True
        if self.way.obstacles.on_leg(there, there.x, there.y, x, y):
            return False
        if walks_on_air(self.model):
            return True
        return self.siege.ground.sweep(there, x, y, (), (), ()).reason is not StopReason.PIECE


def _tails(points: Sequence[Point]) -> list[float]:
    """For every point of a way the length of what follows."""
    tails: list[float] = [0.0]
    for index in range(len(points) - 1, 0, -1):
        ax, ay = points[index - 1]
        bx, by = points[index]
        tails.append(tails[-1] + length(bx - ax, by - ay))
    tails.reverse()
    return tails
