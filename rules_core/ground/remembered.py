"""Measured ground that remembers ways and sight, for those who ask about many spots of one table after each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.ground.geometry import Body
from rules_core.ground.ground import Ground, Route, Sight, StraightWays
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import GroundMap, Piece
from rules_core.ground.routes import ShortestWay
from rules_core.ground.sight import bodies_cover

Question = tuple[int, int, int, int, int, int, int]
"""Who asks, where they stand and how large they are, and about what: by numbers alone."""
PieceQuestion = tuple[int, int, int, int, str, int]
"""The same about a piece or an edge, by its name."""


class Memory:
    """What was found out so far. Bodies do not count for any of it, but for ways round people: whoever looks for those
    says in the question where everybody stands."""

    def __init__(self) -> None:
        self.ways: Final[dict[Question, ShortestWay | None]] = {}
        self.ways_to_pieces: Final[dict[PieceQuestion, ShortestWay | None]] = {}
        self.ways_to_edges: Final[dict[PieceQuestion, ShortestWay | None]] = {}
        self.straight: Final[dict[tuple[int, int, int], StraightWays]] = {}
        self.slow: Final[dict[Question, list[str]]] = {}
        self.sights: Final[dict[Question, Sight]] = {}
        self.ways_round: Final[dict[str, Route | None]] = {}


class RememberedGround(MeasuredGround):
    """The same answers as the ground that it is made of. Its forks share what they remember while they share pieces."""

    def __init__(
        self, ground_map: GroundMap, added: Sequence[Piece], wood_reach: int, wood_edge: int, memory: Memory
    ) -> None:
        super().__init__(ground_map, added, wood_reach, wood_edge)
        self._memory = memory

    @property
    def ways_round(self) -> dict[str, Route | None]:
        """The ways round people that the rules have found, by all that they depend on."""
        return self._memory.ways_round

    def clone(self) -> RememberedGround:
        other = RememberedGround(self.map, (), self.wood_reach, self.wood_edge, self._memory)
        other.share(self)
        return other

    def _change(self, added: list[Piece]) -> None:
        super()._change(added)
        self._memory = Memory()

    def _way_to_disc(self, mover: Body, x: int, y: int, reach: int) -> ShortestWay | None:
        question = (mover.x, mover.y, mover.radius, mover.crosses, x, y, reach)
        if question not in self._memory.ways:
            self._memory.ways[question] = super()._way_to_disc(mover, x, y, reach)
        return self._memory.ways[question]

    def _way_to_piece(self, mover: Body, piece_id: str, distance: int) -> ShortestWay | None:
        question = (mover.x, mover.y, mover.radius, mover.crosses, piece_id, distance)
        if question not in self._memory.ways_to_pieces:
            self._memory.ways_to_pieces[question] = super()._way_to_piece(mover, piece_id, distance)
        return self._memory.ways_to_pieces[question]

    def _way_to_edge(self, mover: Body, edge: int) -> ShortestWay | None:
        question = (mover.x, mover.y, mover.radius, mover.crosses, "", edge)
        if question not in self._memory.ways_to_edges:
            self._memory.ways_to_edges[question] = super()._way_to_edge(mover, edge)
        return self._memory.ways_to_edges[question]

    def straight_ways(self, radius: int, x: int, y: int) -> StraightWays:
        place = (radius, x, y)
        known = self._memory.straight.get(place)
        if known is None:
            known = self._memory.straight[place] = super().straight_ways(radius, x, y)
        return known

    def slowed_by(self, mover: Body, x: int, y: int) -> list[str]:
        question = (mover.x, mover.y, mover.radius, 0, x, y, 0)
        known = self._memory.slow.get(question)
        if known is None:
            known = self._memory.slow[question] = super().slowed_by(mover, x, y)
        return known[:]

    def sees(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        question = (shooter.x, shooter.y, shooter.radius, target.x, target.y, target.radius, target_height)
        known = self._memory.sights.get(question)
        if known is None:
            known = self._memory.sights[question] = super().sees(shooter, target, (), target_height)
        # SBH-RNG-7. Bodies give cover and hide nobody: they matter only where nothing else gives any.
        if known is Sight.CLEAR and bodies_cover(shooter, target, between):
            return Sight.COVER
        return known


def remembered(ground: Ground) -> Ground:
    """Ground that answers as this one and remembers; what people report is asked for every time."""
    if type(ground) is not MeasuredGround:
        return ground
    return RememberedGround(ground.map, ground.added, ground.wood_reach, ground.wood_edge, Memory())
