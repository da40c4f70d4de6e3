"""Where a model may end a Move, a step, a flight or a jump, as regions for the `place` question."""

from __future__ import annotations

from typing import Final

from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import Point, round_half_away
from rules_core.ground.ground import Sight, StopReason, Sweep
from rules_core.kernel.region import Region
from rules_core.song.field import Field
from rules_core.song.footing import is_special
from rules_core.song.stride import (
    Company,
    allowance,
    aloof,
    is_daunted_at_all,
    is_short_mover,
    plan,
    reduced,
    step,
    step_plan,
)
from rules_core.song.warband import Model

PARTS: Final = (3, 2, 1)
"""Bots look at whole moves, two thirds and one third of them."""


def still(field: Field) -> Field:
    """A copy of who stands where: a region outlives the moment of its question."""
    copy = Field(field.ground.clone(), field.song, field.traits, field.weapons, field.book)
    for model in list(field.models.values()):
        if model.in_play:
            copy.models[model.id] = model.clone()
    return copy


class Way:
    """A way of moving: where it ends when it aims at a spot. Changes nothing."""

    def __init__(self, field: Field, model: Model, reach: int) -> None:
        self.field = still(field)
        self.model = self.field.models[model.id]
        self.reach = reach
        """The furthest it can go, in tenths of a millimetre."""

    def end(self, x: int, y: int) -> Sweep:
        """Where the way towards (x, y) ends."""
        raise NotImplementedError


class WayRegion(Region):
    """Every spot that a way of moving reaches: the rays of the direction table and whatever lies between them.

    For models to whom ground is not what it is to others; `Ground.move_region` answers for everybody else. A spot is
    legal when the way that aims at it ends exactly there, so the region can never disagree with the move.
    """

    def __init__(self, way: Way) -> None:
        self._way = way
        self._x = way.model.x
        self._y = way.model.y
        self._border: list[Point] = []

    def contains(self, x: int, y: int) -> bool:
        """Whether the move may end there."""
        if x == self._x and y == self._y:
            return True
        dx = x - self._x
        dy = y - self._y
        reach = self._way.reach + 1
        if dx * dx + dy * dy > reach * reach:
            return False
        end = self._way.end(x, y)
        return end.x == x and end.y == y

    def nearest(self, x: int, y: int) -> Point:
        """The spot nearest to a wanted one: on the straight way to it, or the best tip of a ray."""
        if self.contains(x, y):
            return x, y
        end = self._way.end(x, y)
        spots = [(end.x, end.y), *self._rays()]
        spots.sort(key=lambda spot: _square(spot, x, y))
        # Where a way ends that aims further may, by rounding, be no spot to aim at.
        for spot in spots:
            if self.contains(spot[0], spot[1]):
                return spot
        return self._x, self._y

    def outline(self) -> list[list[Point]]:
        """The tips of the rays."""
        return [list(self._rays())]

    def candidates(self) -> list[Point]:
        """Standing still, contact with every enemy in reach, then whole and shorter moves in 24 directions."""
        model = self._way.model
        found: list[Point] = [(self._x, self._y)]
        others = self._way.field.others(model)
        for foe in self._way.field.enemies(model):
            if self._way.field.ground.within(model, foe, self._way.reach):
                for spot in self._way.field.ground.contact_spots(model, foe, others)[:3]:
                    if spot not in found and self.contains(spot[0], spot[1]):
                        found.append(spot)
        for part in PARTS:
            for index in range(0, len(DIRECTIONS), 3):
                dx, dy = DIRECTIONS[index]
                reach = self._way.reach * part / (3.0 * SCALE)
                end = self._way.end(self._x + round_half_away(dx * reach), self._y + round_half_away(dy * reach))
                if (end.x, end.y) not in found and self.contains(end.x, end.y):
                    found.append((end.x, end.y))
        return found

    def _rays(self) -> list[Point]:
        if not self._border:
            reach = float(self._way.reach) / SCALE
            for dx, dy in DIRECTIONS:
                end = self._way.end(self._x + round_half_away(dx * reach), self._y + round_half_away(dy * reach))
                self._border.append((end.x, end.y))
        return self._border


class SightRegion(Region):
    """Every free spot within reach that the model can see (Teleport)."""

    def __init__(self, field: Field, model: Model, reach: int) -> None:
        self._field = still(field)
        self._model = self._field.models[model.id]
        self._reach = reach
        self._others = self._field.others(self._model)
        self._is_daunted = is_daunted_at_all(self._model)

    def contains(self, x: int, y: int) -> bool:
        """Whether it can appear there."""
        model = self._model
        dx = x - model.x
        dy = y - model.y
        # Measured from the front edge of the base, as every move is (SBH-MOV-2).
        if dx * dx + dy * dy > (self._reach + 1) * (self._reach + 1):
            return False
        if not self._field.ground.fits(model, x, y, self._others):
            return False
        # SBH-MOR-2. Not into contact with whom it did not dare to touch this turn.
        if self._is_daunted and aloof(self._field, model, Sweep(x, y, 1, StopReason.FREE, "")).length == 0:
            return False
        there = model.clone()
        there.x = x
        there.y = y
        return self._field.ground.sees(model, there, []) is not Sight.NONE

    def nearest(self, x: int, y: int) -> Point:
        """The spot nearest to a wanted one among itself and the candidates."""
        if self.contains(x, y):
            return x, y
        best = (self._model.x, self._model.y)
        for spot in self.candidates():
            if _square(spot, x, y) < _square(best, x, y):
                best = spot
        return best

    def outline(self) -> list[list[Point]]:
        """The reach all round; what cannot be seen or stood on is not cut out."""
        model = self._model
        share = float(self._reach) / SCALE
        return [
            [(model.x + round_half_away(dx * share), model.y + round_half_away(dy * share)) for dx, dy in DIRECTIONS]
        ]

    def candidates(self) -> list[Point]:
        """Where it stands, then spots on eight rings in 24 directions."""
        model = self._model
        found: list[Point] = [(model.x, model.y)]
        for ring in range(8, 0, -1):
            share = self._reach * ring / (8.0 * SCALE)
            for index in range(0, len(DIRECTIONS), 3):
                dx, dy = DIRECTIONS[index]
                x = model.x + round_half_away(dx * share)
                y = model.y + round_half_away(dy * share)
                if self.contains(x, y):
                    found.append((x, y))
        return found


def _square(spot: Point, x: int, y: int) -> int:
    return (spot[0] - x) * (spot[0] - x) + (spot[1] - y) * (spot[1] - y)


class Walk(Way):
    """A Move action as a way of moving."""

    def __init__(self, field: Field, model: Model, actions: int) -> None:
        super().__init__(field, model, allowance(field, model))
        self.actions = actions
        self.company = Company(self.field, self.model)

    def end(self, x: int, y: int) -> Sweep:
        return plan(self.field, self.model, x, y, self.actions, self.company)


class OneStep(Way):
    """A minimum step as a way of moving."""

    def __init__(self, field: Field, model: Model) -> None:
        super().__init__(field, model, step(model))
        self.company = Company(self.field, self.model)

    def end(self, x: int, y: int) -> Sweep:
        return step_plan(self.field, self.model, x, y, self.company)


def move_region(field: Field, model: Model, actions: int = 1) -> Region:
    """Every spot where one Move action may end; `plan` ends there when it aims there."""
    if _needs_rays(field, model):
        return WayRegion(Walk(field, model, actions))
    return _plain_region(field, model, allowance(field, model), reduced(field, model, actions))


def step_region(field: Field, model: Model) -> Region:
    """Every spot within a minimum step (SBH-MOV-7)."""
    if _needs_rays(field, model):
        return WayRegion(OneStep(field, model))
    return _plain_region(field, model, step(model), step(model))


def _plain_region(field: Field, model: Model, clear: int, difficult: int) -> Region:
    company = Company(field, model)
    return field.ground.move_region(model, clear, difficult, company.halting, company.solid, company.passed)


def _needs_rays(field: Field, model: Model) -> bool:
    """Whether the ground cannot answer at once, because it does not mean to this model what it means to most."""
    if "flying" in model.profile.trait_ids or is_short_mover(model) or is_daunted_at_all(model):
        return True
    ground = field.ground
    return any(is_special(field, model, ground.piece(piece_id)) for piece_id in ground.piece_ids())
