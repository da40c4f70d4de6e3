"""What an enemy goes for: the nearest of several things, what was second, and what decided (R-V09)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from rules_core.games.village.rules import decisions, topics
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import TOUCH, Body, Point
from rules_core.ground.ground import UNREACHABLE, Route
from rules_core.ground.pieces import EDGES
from rules_core.ground.zones import GRACE
from rules_core.kernel.table import PLAYERS, PROGRAM, Table

TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to every edge, from edge 1 on."""
EQUALLY_NEAR: Final = TOUCH
"""Ways that differ by no more than half a millimetre are equally long: no stick shows the difference."""


class GoalKind(Enum):
    """What sort of thing a goal is."""

    MODEL = "model"
    BUILDING = "building"
    GROUND = "ground"
    """A piece of terrain, as the place that Guardians hold (V-6.3.18)."""
    EDGE = "edge"
    MARKER = "marker"
    """An Opportunity Token."""
    SPOT = "spot"
    """A place on the ground."""
    NONE = "none"


PIECES: Final = (GoalKind.BUILDING, GoalKind.GROUND)
"""What the ground knows as a piece."""


class TieBreak(Enum):
    """Who settles a tie between things equally near."""

    PLAYERS = "players"
    """R-V09: shorter straight line, then the players choose."""
    WOUNDED = "wounded"
    """R-V46: wounded before unwounded, then the players choose."""
    CHANCE = "chance"
    """V-6.3.12, R-V09: shorter straight line, then chance."""


TIE_CLAUSES: Final[dict[TieBreak, str]] = {
    TieBreak.PLAYERS: "R-V09",
    TieBreak.WOUNDED: "V-6.3.5",
    TieBreak.CHANCE: "V-6.3.12",
}
"""The clause that settles each kind of tie."""


class EnemyGoal:
    """Something on the table that an enemy may go for. `within` above 0: it is enough to come so near.

    The kind says whose `id` it is, a model's, a building's, a marker's or an edge's: so it is a plain text. `x` and `y`
    say where a SPOT is.
    """

    def __init__(self, kind: GoalKind, id: str, within: int = 0, x: int = 0, y: int = 0) -> None:
        self.kind = kind
        self.id = id
        self.within = within
        self.x = x
        self.y = y


class Aim:
    """A decision: the goal, its name, how far it is on foot, what was second, what decided, and by which clause."""

    def __init__(self, goal: EnemyGoal, name: str, distance: int, decided_by: str, clause: str) -> None:
        self.goal = goal
        self.name = name
        self.distance = distance
        self.decided_by = decided_by
        self.clause = clause
        self.runner_up: str = ""
        self.runner_up_distance: int = -1


def no_aim(name: str, clause: str) -> Aim:
    """Nothing that it wants is there or can be reached."""
    return Aim(EnemyGoal(GoalKind.NONE, ""), name, -1, decisions.NOTHING_TO_REACH, clause)


def is_there(siege: Siege, goal: EnemyGoal) -> bool:
    """Whether the goal still stands on the table (R-V10: "if the goal no longer exists")."""
    if goal.kind is GoalKind.MODEL:
        return siege.model(goal.id).in_play
    if goal.kind is GoalKind.BUILDING:
        return goal.id in siege.buildings and not siege.building(goal.id).destroyed
    if goal.kind is GoalKind.MARKER:
        return goal.id in siege.tokens
    return goal.kind is not GoalKind.NONE


def straight(siege: Siege, model: Body, goal: EnemyGoal) -> int:
    """The straight gap between a base and a goal; never longer than the way on foot."""
    ground = siege.ground
    if goal.kind is GoalKind.MODEL:
        gap = ground.gap(model, siege.model(goal.id))
    elif goal.kind in PIECES:
        gap = ground.gap_to_piece(model, goal.id)
    elif goal.kind is GoalKind.EDGE:
        gap = ground.gap_to_edge(model, int(goal.id))
    else:
        gap = ground.gap(model, marker(siege, goal))
    # A base that was set down at that distance may stand a unit outside it, as rounding left it.
    return max(0, gap - goal.within) if gap > goal.within + GRACE else 0


def walks_on_air(model: Body) -> bool:
    """Whether nothing on the ground stands in the model's way, so that its way to anything is the straight one."""
    return isinstance(model, Fighter) and (model.has("flying") or model.has("burrowing"))


def reached(siege: Siege, model: Body, goal: EnemyGoal) -> bool:
    """Whether the base is in contact with the goal, or as near as the goal asks."""
    if goal.within > 0:
        return straight(siege, model, goal) == 0
    if goal.kind is GoalKind.MODEL:
        target = siege.model(goal.id)
        return siege.in_contact(model, target) if isinstance(model, Fighter) else siege.ground.touching(model, target)
    if goal.kind in PIECES:
        return siege.ground.touching_piece(model, goal.id)
    if goal.kind is GoalKind.EDGE:
        return siege.ground.touching_edge(model, int(goal.id))
    if goal.kind is GoalKind.SPOT:
        return model.x == goal.x and model.y == goal.y
    return straight(siege, model, goal) <= TOUCH


def walk(siege: Siege, model: Body, goal: EnemyGoal) -> int:
    """R-V09. The length of the shortest way on foot to the goal; UNREACHABLE when there is none."""
    if reached(siege, model, goal):
        return 0
    if walks_on_air(model):
        return straight(siege, model, goal)
    ground = siege.ground
    if goal.kind is GoalKind.MODEL:
        return ground.walk_to_body(model, siege.model(goal.id))
    if goal.kind in PIECES:
        return ground.walk_to_piece(model, goal.id, goal.within)
    if goal.kind is GoalKind.EDGE:
        return ground.walk_to_edge(model, int(goal.id))
    spot = marker(siege, goal)
    # R-V30. To the edge of the token, not to its middle.
    return ground.walk_to_point(model, spot.x, spot.y, goal.within + spot.radius)


def route(siege: Siege, model: Body, goal: EnemyGoal) -> Route | None:
    """The shortest way on foot to the goal."""
    ground = siege.ground
    if goal.kind is GoalKind.MODEL:
        return ground.route_to_body(model, siege.model(goal.id))
    if goal.kind in PIECES:
        return ground.route_to_piece(model, goal.id, goal.within)
    if goal.kind is GoalKind.EDGE:
        return ground.route_to_edge(model, int(goal.id))
    spot = marker(siege, goal)
    return ground.route_to_point(model, spot.x, spot.y, goal.within + spot.radius)


def over_edge(siege: Siege, model: Fighter, goal: EnemyGoal) -> Point | None:
    """Where somebody in whose way nothing stands comes straight to an edge; None for other goals."""
    if goal.kind is not GoalKind.EDGE:
        return None
    gap = siege.ground.gap_to_edge(model, int(goal.id))
    across, down = TOWARDS[int(goal.id) - 1]
    return siege.ground.nearest_fit(model, model.x + across * gap, model.y + down * gap, siege.others(model))


def marker(siege: Siege, goal: EnemyGoal) -> Body:
    """A token, or a spot as a point on the ground."""
    if goal.kind is GoalKind.SPOT:
        return Body("", goal.x, goal.y, 0)
    return token_body(siege, siege.tokens[goal.id])


def models(those: Sequence[Fighter]) -> list[EnemyGoal]:
    """Models as goals."""
    return [EnemyGoal(GoalKind.MODEL, one.id) for one in those]


def buildings(ids: Sequence[str]) -> list[EnemyGoal]:
    """Buildings as goals."""
    return [EnemyGoal(GoalKind.BUILDING, one) for one in ids]


def edges() -> list[EnemyGoal]:
    """The four edges of the table as goals."""
    return [EnemyGoal(GoalKind.EDGE, str(edge)) for edge in EDGES]


class Measured:
    """A goal with its straight gap and its walking distance."""

    def __init__(self, goal: EnemyGoal, gap: int, distance: int) -> None:
        self.goal = goal
        self.gap = gap
        self.distance = distance


def nearest(
    table: Table, siege: Siege, model: Fighter, name: str, options: list[EnemyGoal], tie: TieBreak, clause: str
) -> Aim:
    """R-V09. The nearest of the options by the shortest way on foot; those that cannot be reached do not count.

    `clause` is the one that makes the model want them.
    """
    ranked = _two_nearest(siege, model, options)
    if not ranked:
        return no_aim(name, clause)
    ways = siege.ground.ways_on_foot(model, [one.goal.id for one in ranked], [one.distance for one in ranked])
    for one, way in zip(ranked, ways, strict=True):
        one.distance = way
    ranked.sort(key=lambda measured: measured.distance)
    best = ranked[0].distance
    tied = [one for one in ranked if one.distance <= best + EQUALLY_NEAR]
    decided_by = decisions.BY_DISTANCE if len(ranked) > 1 else decisions.ONLY_ONE
    if len(tied) > 1:
        if tie is TieBreak.WOUNDED:
            # R-V46. A wounded hero before an unwounded one.
            preferred = [one for one in tied if siege.model(one.goal.id).quality_lost > 0]
            decided_by = decisions.BY_WOUNDS
        else:
            # R-V09, V-6.3.12. Then the shorter straight line: the more direct way.
            least = min([one.gap for one in tied])
            preferred = [one for one in tied if one.gap <= least + EQUALLY_NEAR]
            decided_by = decisions.BY_LINE
        if preferred and len(preferred) < len(tied):
            tied = preferred
        clause = TIE_CLAUSES[tie]
        if len(tied) > 1:
            tied = [_drawn(table, model, tied) if tie is TieBreak.CHANCE else _chosen(table, model, tied, clause)]
            decided_by = decisions.BY_CHANCE if tie is TieBreak.CHANCE else decisions.BY_PLAYERS
    winner = tied[0]
    aim = Aim(winner.goal, name, winner.distance, decided_by, clause)
    for one in ranked:
        if one is not winner:
            aim.runner_up = one.goal.id
            aim.runner_up_distance = one.distance
            break
    return aim


def _two_nearest(siege: Siege, model: Fighter, options: list[EnemyGoal]) -> list[Measured]:
    """The options that can be reached, nearest first; beyond the two nearest only what ties with them.

    The way on foot is never shorter than the straight gap, so most of it need not be measured.
    """
    by_gap = [Measured(goal, straight(siege, model, goal), UNREACHABLE) for goal in options]
    by_gap.sort(key=lambda one: one.gap)
    found: list[Measured] = []
    second = UNREACHABLE
    for one in by_gap:
        if one.gap > second + EQUALLY_NEAR + siege.doubt:
            break
        one.distance = walk(siege, model, one.goal)
        if one.distance < UNREACHABLE:
            found.append(one)
            found.sort(key=lambda measured: measured.distance)
            if len(found) > 1:
                second = found[1].distance
    return found


def _chosen(table: Table, model: Fighter, tied: list[Measured], clause: str) -> Measured:
    """R-V09, V-6.3.5. The players choose among goals equally near."""
    answer = table.choose(PLAYERS, topics.ENEMY_TIE, [one.goal.id for one in tied], clause, model.id)
    return _named(tied, answer)


def _drawn(table: Table, model: Fighter, tied: list[Measured]) -> Measured:
    """R-V09. The Mindless leave it to chance."""
    answer = table.draw(PROGRAM, topics.ENEMY_TIE, [one.goal.id for one in tied], 1, "R-V09", model.id)[0]
    return _named(tied, answer)


def _named(tied: list[Measured], id: str) -> Measured:
    for one in tied:
        if one.goal.id == id:
            return one
    return tied[0]
