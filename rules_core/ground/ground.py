"""The interface `Ground`: what rules may ask about space.

`Ground` names the questions; `MeasuredGround` (measured.py) computes the answers from positions. Rules hold a `Ground`
and no coordinates of their own, so that a person with a measuring stick could answer instead. Bodies are passed in by
the rules, which know who stands, who is an enemy and who may be passed. Lengths are tenths of a millimetre.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.ground.geometry import SIDE, Body, Point
from rules_core.ground.pieces import Piece
from rules_core.ground.standing import ContactSpots
from rules_core.kernel.region import Region
from rules_core.kernel.table import Table

UNREACHABLE: Final = 1_000_000_000
"""The walking distance to what cannot be reached; greater than every real one."""


class StopReason(Enum):
    """Why a straight move ends where it ends."""

    FREE = "free"
    """It went all the way."""
    PIECE = "piece"
    """It came up against impassable ground."""
    BODY = "body"
    """It came into contact with a body that stops it."""
    EDGE = "edge"
    """The base would leave the table."""


class Sight(Enum):
    """What a shooter sees of a target."""

    NONE = "none"
    COVER = "cover"
    CLEAR = "clear"


class Sweep:
    """Where a straight move ends. `met` is the id of the piece or body that ended it, or the number of the edge."""

    def __init__(self, x: int, y: int, length: int, reason: StopReason, met: str) -> None:
        self.x = x
        self.y = y
        self.length = length
        self.reason = reason
        self.met = met


class Route:
    """A shortest way on foot: its length and its points, the start first, the end last."""

    def __init__(self, length: int, points: list[Point]) -> None:
        self.length = length
        self.points = points


class StraightWays:
    """Where a base of one size can go straight on to from one spot past all that is impassable; bodies do not count.
    What was asked once is remembered."""

    def __init__(self) -> None:
        self._known: Final[dict[int, bool]] = {}

    def lead_to(self, spot: Point) -> bool:
        """Whether nothing impassable lies on the straight way there."""
        question = spot[0] * SIDE + spot[1]
        known = self._known.get(question)
        if known is None:
            known = self._known[question] = self._look(spot)
        return known

    def _look(self, spot: Point) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """The questions. Pieces are named by id; edges of the table by number, 1 to 4 (V-5.5.1)."""

    # Distances, edge to edge of bases and outlines (SBH-MOV-2, R-V30). A gap below 0 is an overlap.

    def gap(self, a: Body, b: Body) -> int:
        """Gap between two bases."""
        raise NotImplementedError

    def gap_to_piece(self, a: Body, piece_id: str) -> int:
        """Gap between a base and a piece of ground."""
        raise NotImplementedError

    def gap_to_edge(self, a: Body, edge: int) -> int:
        """Gap between a base and an edge of the table."""
        raise NotImplementedError

    def touching(self, a: Body, b: Body) -> bool:
        """Whether two bases are in contact."""
        raise NotImplementedError

    def touching_piece(self, a: Body, piece_id: str) -> bool:
        """Whether a base is in contact with a piece of ground."""
        raise NotImplementedError

    def obstacles_at(self, a: Body) -> list[str]:
        """Ids of the linear pieces that a base is in contact with."""
        raise NotImplementedError

    def touching_edge(self, a: Body, edge: int) -> bool:
        """Whether a base touches an edge of the table."""
        raise NotImplementedError

    def within(self, a: Body, b: Body, distance: int) -> bool:
        """Whether the gap between two bases is at most `distance`."""
        raise NotImplementedError

    def band(self, a: Body, b: Body, stick: int, count: int) -> int:
        """Within how many sticks of this length the gap between two bases is, 1 to `count`; 0 if it is wider."""
        for sticks in range(1, count + 1):
            if self.within(a, b, stick * sticks):
                return sticks
        return 0

    def likely_band(self, a: Body, b: Body, stick: int, count: int) -> int:
        """The same for going through targets: nobody is asked; 0 only where it is plain that the gap is wider."""
        return self.band(a, b, stick, count)

    def may_be_within(self, a: Body, b: Body, distance: int, sticks: int = 1) -> bool:
        """Whether the gap may be at most so many times `distance`, for what is offered untested: nobody is asked."""
        return self.within(a, b, distance * sticks)

    def may_be_beyond(self, a: Body, b: Body, distance: int) -> bool:
        """Whether the gap may be wider than `distance`, for what is offered untested: nobody is asked."""
        return not self.within(a, b, distance)

    def within_piece(self, a: Body, piece_id: str, distance: int) -> bool:
        """Whether the gap between a base and a piece is at most `distance`."""
        raise NotImplementedError

    def nearest_edge(self, a: Body) -> int:
        """The table edge nearest to a base; the lower number wins a tie."""
        raise NotImplementedError

    # Sight (SBH-RNG-7, 8, 9).

    def sees(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        """What the shooter sees of the target. `between`: the bodies that count as cover when they stand between the
        two (SBH-RNG-7: standing, of the target's size or bigger); shooter and target among them are skipped.
        `target_height` above 0: cover lower than half of it gives none (SBH-RNG-8)."""
        raise NotImplementedError

    def glimpse(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        """The same at a glance, for going through targets: `NONE` only where it is plain that the target is not seen.
        Nobody is asked where things are offered untested, else only whether the target is seen at all."""
        return self.sees(shooter, target, between, target_height)

    def likely_sight(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        """The same as it is believed: nobody is asked."""
        return self.sees(shooter, target, between, target_height)

    def asides(self, shooter: Body, target: Body) -> list[Point]:
        """By how much both may stand aside of the line between them, as vectors; none where nobody doubts it."""
        return []

    def said_of_sight(
        self,
        shooter: Body,
        target: Body,
        between: Sequence[Body],
        could_be: Sequence[str],
        kinds: Sequence[str],
        *,
        asks: bool,
    ) -> str:
        """What is seen by a book of the game's own: `could_be` begins with what is believed; people at a table choose
        from `kinds` where it could be another one, or have said it. `asks`: now, if they have not."""
        return could_be[0]

    # Ways on foot round impassable ground, over everything else; bodies do not count. UNREACHABLE or None: no way.

    def walk_to_body(self, mover: Body, target: Body) -> int:
        """Walking distance to contact with a body."""
        raise NotImplementedError

    def walk_to_piece(self, mover: Body, piece_id: str, distance: int = 0) -> int:
        """Walking distance to contact with a piece of ground, or to within `distance` of it."""
        raise NotImplementedError

    def walk_to_edge(self, mover: Body, edge: int) -> int:
        """Walking distance until the base touches an edge of the table."""
        raise NotImplementedError

    def walk_to_point(self, mover: Body, x: int, y: int, distance: int = 0) -> int:
        """Walking distance to a point, or until the base is within `distance` of it when that is above 0."""
        raise NotImplementedError

    def route_to_body(self, mover: Body, target: Body) -> Route | None:
        """The way to contact with a body."""
        raise NotImplementedError

    def route_to_piece(self, mover: Body, piece_id: str, distance: int = 0) -> Route | None:
        """The way to contact with a piece of ground, or to within `distance` of it."""
        raise NotImplementedError

    def route_to_edge(self, mover: Body, edge: int) -> Route | None:
        """The way until the base touches an edge of the table."""
        raise NotImplementedError

    def route_to_point(self, mover: Body, x: int, y: int, distance: int = 0) -> Route | None:
        """The way to a point, or until the base is within `distance` of it when that is above 0."""
        raise NotImplementedError

    def turning_points(self, mover: Body) -> list[Point]:
        """Where ways on foot may turn: spots just round the corners of impassable ground."""
        raise NotImplementedError

    def ways_on_foot(self, mover: Body, ids: Sequence[str], ways: Sequence[int]) -> list[int]:
        """The walking distances to several things, where these are the measured ones: as they are for those who
        measure exactly, and such that the nearest is the nearest at the table for those who do not (R-V09)."""
        return list(ways)

    # People at a table, for ground that is reported and not measured.

    def offers_untested(self) -> bool:
        """Whether what may be so is offered, and people look only at what was chosen. Exact ground knows beforehand."""
        return False

    def doubt_of_places(self) -> int:
        """How far a place that is believed may be wrong, in tenths of a millimetre; 0 where nobody is asked."""
        return 0

    def heed(self, table: Table | None, bodies: Sequence[Body]) -> None:
        """Whom to ask from now on, None for nobody, and who stands on the table. Exact ground asks nobody."""

    def note_place(self, body: Body) -> None:
        """A body stands somewhere else now."""

    # Straight moves (SBH-MOV-4).

    def sweep(
        self, mover: Body, x: int, y: int, halting: Sequence[Body], solid: Sequence[Body], passed: Sequence[Body]
    ) -> Sweep:
        """Where a straight move towards (x, y) ends. Impassable ground and the table edge always stop it.

        `halting`: touching one ends the move (standing enemies, SBH-MOV-11). `solid`: cannot be walked through, but
        may be brushed past. `passed`: may be walked through (friends, the knocked down: SBH-MOV-10) unless they fill
        a tight spot. The mover itself may be in any of the lists; it is skipped.
        """
        raise NotImplementedError

    def is_walled_off(self, mover: Body, x: int, y: int, near: float) -> bool:
        """Whether certainly no straight move of the base comes so `near` to (x, y), for a wall stands before all of
        them. False says nothing."""
        raise NotImplementedError

    def straight_ways(self, radius: int, x: int, y: int) -> StraightWays:
        """Where a base can go straight on to from (x, y)."""
        raise NotImplementedError

    def slowed_by(self, mover: Body, x: int, y: int) -> list[str]:
        """Ids of the difficult and linear pieces that the base meets on a straight move to (x, y), start included
        (SBH-MOV-5, 6)."""
        raise NotImplementedError

    def fits(self, mover: Body, x: int, y: int, bodies: Sequence[Body]) -> bool:
        """Whether the base can stand there: on the table, overlapping no impassable or linear piece and no body."""
        raise NotImplementedError

    def nearest_fit(self, mover: Body, x: int, y: int, bodies: Sequence[Body]) -> Point | None:
        """The free spot nearest to a wanted one; None when the table is full."""
        raise NotImplementedError

    def contact_spots(self, mover: Body, target: Body, bodies: Sequence[Body], *, closely: bool = False) -> list[Point]:
        """Free spots where the mover touches the target, nearest to the mover first; `closely`: more of them."""
        raise NotImplementedError

    def contact_spots_at_piece(self, mover: Body, piece_id: str, bodies: Sequence[Body]) -> list[Point]:
        """The same for a piece: free spots where the mover touches it."""
        raise NotImplementedError

    def spots_round(self, mover: Body, target: Body, bodies: Sequence[Body]) -> ContactSpots:
        """The same, looked for closely, for who asks from several places while the others stay where they stand."""
        raise NotImplementedError

    def spots_round_piece(self, mover: Body, piece_id: str, bodies: Sequence[Body]) -> ContactSpots:
        """The same for a piece."""
        raise NotImplementedError

    def move_region(
        self,
        mover: Body,
        clear: int,
        difficult: int,
        halting: Sequence[Body],
        solid: Sequence[Body],
        passed: Sequence[Body],
    ) -> Region:
        """Every spot where one straight move may end: up to `clear` long, up to `difficult` when it meets difficult or
        linear ground; the lists as for `sweep`. Standing still is part of it."""
        raise NotImplementedError

    def advance(
        self,
        mover: Body,
        route: Route,
        clear: int,
        difficult: int,
        halting: Sequence[Body],
        solid: Sequence[Body],
        passed: Sequence[Body],
    ) -> Sweep:
        """The best end of one straight move along a route: as far towards its next turning point as the move carries,
        or a little aside where somebody stands in the way. Allowances and lists as for `move_region`."""
        raise NotImplementedError

    # Where things may be set down. Lists of pieces are by id; distances are edge to edge (R-V30).

    def zone(
        self,
        radius: int,
        near: Sequence[str],
        distance: int,
        bodies: Sequence[Body],
        away: Sequence[str] = (),
        away_distance: int = 0,
    ) -> Region:
        """Where a base, token or trap may stand: within `distance` of one of the pieces `near` (anywhere if there are
        none), at least `away_distance` from all pieces `away`, on no impassable or linear piece and no body."""
        raise NotImplementedError

    def contact_region(self, mover: Body, target: Body, bodies: Sequence[Body], beside: str = "") -> Region:
        """Where the mover's base may be set down in contact with the target, wherever it was before. Of the candidates
        those that touch the piece `beside` come first, then those nearest to the mover."""
        raise NotImplementedError

    def zone_for_shape(
        self,
        corners: Sequence[Point],
        turns: tuple[int, ...],
        near: Sequence[str],
        distance: int,
        bodies: Sequence[Body],
    ) -> Region:
        """The same for a shape with corners round its middle that may be turned (a barricade)."""
        raise NotImplementedError

    def edge_strip(
        self,
        radius: int,
        edge: int,
        depth: int,
        bodies: Sequence[Body],
        parts: Sequence[tuple[int, int]] = ((0, 0),),
    ) -> Region:
        """Where a base may be deployed at most `depth` from an edge of the table, or from those parts of it, each with
        beginning and end along it (V-5.5.3)."""
        raise NotImplementedError

    def drawn_zone(
        self,
        radius: int,
        outlines: Sequence[Sequence[Point]],
        grown: int,
        near: Sequence[str],
        distance: int,
        bodies: Sequence[Body],
    ) -> Region:
        """Where a base may stand with its middle in one of the outlines on the table, or at most `grown` outside, or
        within `distance` of one of the pieces `near`; on no impassable or linear piece and no body."""
        raise NotImplementedError

    def clone(self) -> Ground:
        """A copy for a fork: the map is shared, the pieces that came into play are its own."""
        raise NotImplementedError

    # Pieces that come and go in play (barricades).

    def piece(self, piece_id: str) -> Piece:
        """The piece with this id. Raises KeyError when there is none."""
        raise NotImplementedError

    def piece_ids(self) -> list[str]:
        """Ids of all pieces on the table, those of the map first."""
        raise NotImplementedError

    def pieces_with(self, trait: int) -> list[Piece]:
        """The pieces on the table with a trait, or any one of several added up, in the order of `piece_ids`."""
        raise NotImplementedError

    def add_piece(self, piece: Piece) -> None:
        """A piece appears in play."""
        raise NotImplementedError

    def remove_piece(self, piece_id: str) -> None:
        """A piece that appeared in play is gone. Raises KeyError when there is none."""
        raise NotImplementedError
