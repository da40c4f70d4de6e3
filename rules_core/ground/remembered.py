"""Measured ground that remembers ways and sight, for those who ask about many spots of one table after each other."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.ground.geometry import SIDE, Body
from rules_core.ground.ground import Ground, Sight, StraightWays
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.routes import ShortestWay
from rules_core.ground.sight import bodies_cover
from rules_core.ground.standing import ContactSpots


class RememberedGround(MeasuredGround):
    """The same answers as the ground that it is made of. Its forks share what they remember while they share pieces."""

    def clone(self) -> RememberedGround:
        other = RememberedGround(self.map, (), self.wood_reach, self.wood_edge)
        other.share(self)
        return other

    def _way_to_disc(self, mover: Body, x: int, y: int, reach: int) -> ShortestWay | None:
        question = (mover.x * SIDE + mover.y, x * SIDE + y, (mover.crosses * SIDE + mover.radius) * SIDE + reach)
        known = self.memory.ways
        if question not in known:
            known[question] = super()._way_to_disc(mover, x, y, reach)
        return known[question]

    def _way_to_piece(self, mover: Body, piece_id: str, distance: int) -> ShortestWay | None:
        question = (mover.x, mover.y, mover.radius, mover.crosses, piece_id, distance)
        known = self.memory.ways_to_pieces
        if question not in known:
            known[question] = super()._way_to_piece(mover, piece_id, distance)
        return known[question]

    def _way_to_edge(self, mover: Body, edge: int) -> ShortestWay | None:
        question = (mover.x, mover.y, mover.radius, mover.crosses, "", edge)
        known = self.memory.ways_to_edges
        if question not in known:
            known[question] = super()._way_to_edge(mover, edge)
        return known[question]

    def _spots_at_piece(self, mover: Body, piece_id: str, bodies: Sequence[Body], *, closely: bool) -> ContactSpots:
        outline = self._outline(piece_id)
        near: list[Body] = []
        for one in bodies:
            # Whoever is further off takes up no room beside the piece.
            reach = outline.reach + 2 * mover.radius + one.radius + 1.0
            dx, dy = one.x - outline.middle_x, one.y - outline.middle_y
            if dx * dx + dy * dy <= reach * reach and one is not mover:
                near.append(one)
        places = [(one.x, one.y, one.radius) for one in near]
        question = f"{piece_id} {closely} {mover.radius} {mover.crosses} {places}"
        known = self.memory.spots.get(question)
        if known is None:
            # Those who ask move on: what is remembered keeps them as they stand now.
            still = [Body(one.id, one.x, one.y, one.radius) for one in near]
            base = Body(mover.id, mover.x, mover.y, mover.radius)
            base.crosses = mover.crosses
            known = self.memory.spots[question] = super()._spots_at_piece(base, piece_id, still, closely=closely)
        return known

    def straight_ways(self, radius: int, x: int, y: int) -> StraightWays:
        place = (radius, x, y)
        known = self.memory.straight.get(place)
        if known is None:
            known = self.memory.straight[place] = super().straight_ways(radius, x, y)
        return known

    def slowed_by(self, mover: Body, x: int, y: int) -> list[str]:
        question = (mover.x * SIDE + mover.y, x * SIDE + y, mover.radius)
        known = self.memory.slow.get(question)
        if known is None:
            known = self.memory.slow[question] = super().slowed_by(mover, x, y)
        return known[:]

    def sees(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        sizes = (target_height * SIDE + shooter.radius) * SIDE + target.radius
        question = (shooter.x * SIDE + shooter.y, target.x * SIDE + target.y, sizes)
        known = self.memory.sights.get(question)
        if known is None:
            known = self.memory.sights[question] = super().sees(shooter, target, (), target_height)
        # SBH-RNG-7. Bodies give cover and hide nobody: they matter only where nothing else gives any.
        if known is Sight.CLEAR and bodies_cover(shooter, target, between):
            return Sight.COVER
        return known


def remembered(ground: Ground) -> Ground:
    """Ground that answers as this one and remembers; what people report is asked for every time."""
    if type(ground) is not MeasuredGround:
        return ground
    if ground.memory.is_full():
        ground.memory.forget()
    other = RememberedGround(ground.map, (), ground.wood_reach, ground.wood_edge)
    other.share(ground)
    return other
