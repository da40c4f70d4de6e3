"""Fleeing moves (SBH-MOR-7 to 10)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rules_core.ground.directions import turned
from rules_core.ground.geometry import Body, length, round_half_away
from rules_core.ground.ground import Route, StopReason, Sweep
from rules_core.kernel.table import Table
from rules_core.song import blows, falling, standards, stride, wounds
from rules_core.song.facts import Intercepted, StoodUp
from rules_core.song.field import Field
from rules_core.song.passage import Will, go_along
from rules_core.song.warband import Model, ModelId

RALLIED: Final = "rallied"
"""The use of the one flight that may lead to a standard."""


OUTWARDS: Final = {1: (0, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 0)}
"""Out over each edge of the table, by its number (`ground.pieces`)."""

AHEAD: Final = 5
"""Up to this point of a way a fleeing model looks ahead."""

NEVER: Final = -1
"""Where no enemy comes near enough to a way."""

ASIDE: Final = (15, -15, 30, -30, 45, -45, 60, -60, 75, -75)
"""Degrees to either side of its way in which it looks for room when there is none straight ahead."""


class FlightGoal:
    """Where a flight leads: a table edge, a piece of ground or a standard, with the friend who bears or dropped it."""

    def __init__(self, edge: int, piece: str, friend: Model | None) -> None:
        self.edge = edge
        self.piece = piece
        self.friend = friend


class Catch:
    """An enemy that can catch the fleeing model, and how far along its way."""

    def __init__(self, enemy: Model, at: int) -> None:
        self.enemy = enemy
        self.at = at


def flee(table: Table, field: Field, model: Model, moves: int) -> None:
    """One or two fleeing moves. SBH-MOR-7: each is a full straight Move, so that two may bend once between them."""
    # SBH-MOR-10. One who is down spends the first of them standing up.
    if model.knocked_down:
        model.knocked_down = False
        table.tell(StoodUp("SBH-MOR-10", model.id))
        moves -= 1
    if moves == 0:
        return
    goal = _goal(table, field, model)
    # SBH-MOR-9, SBH-MOR-8. Those it leaves strike at it, and do not intercept the same flight.
    starters = [foe.id for foe in field.foes_in_contact(model)]
    # By an option of the game only who flees from the edge itself is lost.
    halts = goal.edge != 0 and field.halts_at_edge(model) and field.ground.gap_to_edge(model, goal.edge) > 0
    for _ in range(moves):
        if not _leg(table, field, model, goal, starters, halts=halts):
            return


def _goal(table: Table, field: Field, model: Model) -> FlightGoal:
    # The first flight may lead to a friend with a standard.
    rallies = standards.rallying_points(field, model)
    if rallies and RALLIED not in model.spent:
        friend = field.flees_to(table, model, rallies)
        if friend is not None:
            model.spent.append(RALLIED)
            return FlightGoal(0, "", friend)
    # SBH-MOR-7. Its own table edge. Where it has none, a piece of ground to stop at.
    return FlightGoal(field.flight_edge(model), field.flight_piece(model), None)


def _leg(table: Table, field: Field, model: Model, goal: FlightGoal, starters: list[ModelId], *, halts: bool) -> bool:
    """One fleeing move, which `halts` at the edge or leads off it; gives back whether the flight may go on."""
    goes_on = field.flees_down(table, model)
    if goes_on is not None:
        return goes_on
    route = _route(field, model, goal)
    # SBH-MOR-10. Hemmed in, or nowhere to run: it holds.
    if route is None:
        return False
    sweep = _stretch(field, model, goal, route)
    if sweep is None:
        return False
    if _is_stopped_by_hacks(table, field, model, sweep):
        return False
    if _is_intercepted(table, field, model, sweep, starters):
        return False
    _run(table, field, model, sweep.x, sweep.y)
    if not model.in_play or model.knocked_down:
        return False
    if _is_leaving(goal, sweep):
        if halts:
            return False
        # SBH-MOR-7. Off the edge it is lost.
        wounds.leave(table, field, model, int(sweep.met), "SBH-MOR-7")
    return model.in_play


def _route(field: Field, model: Model, goal: FlightGoal) -> Route | None:
    """SBH-MOR-7. The shortest free way."""
    ground = field.ground
    if goal.friend is not None:
        return ground.route_to_body(model, goal.friend)
    if goal.edge != 0:
        return ground.route_to_edge(model, goal.edge)
    if goal.piece != "":
        return ground.route_to_piece(model, goal.piece)
    return None


def _stretch(field: Field, model: Model, goal: FlightGoal, route: Route) -> Sweep | None:
    """The straight Move that brings it furthest on its way; difficult ground slows it (SBH-MOR-7). None: no way on."""
    reach = stride.allowance(field, model)
    aims: list[tuple[int, int]] = []
    for point in route.points[1:AHEAD]:
        # To a bend of the way, or past it with a full Move.
        aims.append(point)
        aims.append(_at_distance(model, point, reach))
    if goal.edge != 0:
        out_x, out_y = OUTWARDS[goal.edge]
        gap = field.ground.gap_to_edge(model, goal.edge)
        if gap < reach and model.has("flying"):
            # Over whatever stands between it and the edge.
            return Sweep(model.x + out_x * gap, model.y + out_y * gap, gap, StopReason.EDGE, str(goal.edge))
        aims.append((model.x + out_x * reach, model.y + out_y * reach))
    best = _best(field, model, goal, aims, route.length)
    if len(route.points) < 2 or (best is not None and (_is_leaving(goal, best) or best.length > stride.step(model))):
        return best
    # SBH-MOR-10. A friend or an obstacle before it does not hem it in on all sides: it runs past.
    for degrees in ASIDE:
        across, along = turned(route.points[1][0] - model.x, route.points[1][1] - model.y, degrees)
        aims.append(_at_distance(model, (model.x + across, model.y + along), reach))
    return _best(field, model, goal, aims, route.length)


def _best(field: Field, model: Model, goal: FlightGoal, aims: list[tuple[int, int]], least: int) -> Sweep | None:
    """Of the straight Moves to these spots the one that leaves least of the way; None when none shortens it."""
    best: Sweep | None = None
    for x, y in aims:
        sweep = stride.plan(field, model, x, y)
        if _is_leaving(goal, sweep):
            return sweep
        left = _left(field, model, goal, sweep)
        if left < least:
            best = sweep
            least = left
    return best


def _is_leaving(goal: FlightGoal, sweep: Sweep) -> bool:
    """Whether the way leads off the table by the edge to which the model flees."""
    return sweep.reason is StopReason.EDGE and goal.edge != 0 and sweep.met == str(goal.edge)


def _at_distance(model: Model, point: tuple[int, int], reach: int) -> tuple[int, int]:
    """The spot in the direction of the point that lies so far away."""
    dx = point[0] - model.x
    dy = point[1] - model.y
    away = length(dx, dy)
    if away == 0.0:
        return point
    return model.x + round_half_away(dx * reach / away), model.y + round_half_away(dy * reach / away)


def _left(field: Field, model: Model, goal: FlightGoal, sweep: Sweep) -> int:
    """How far it is from the end of a way to where the flight leads."""
    ground = field.ground
    end = Body(model.id, sweep.x, sweep.y, model.radius)
    end.crosses = model.crosses
    if goal.friend is not None:
        return ground.walk_to_body(end, goal.friend)
    if goal.edge != 0:
        return ground.walk_to_edge(end, goal.edge)
    return ground.walk_to_piece(end, goal.piece)


def _is_stopped_by_hacks(table: Table, field: Field, model: Model, sweep: Sweep) -> bool:
    """SBH-MOR-9. Free Hacks as for any other model that leaves melee; gives back whether they ended the flight."""
    foes = field.active_foes_in_contact(model)
    if not foes:
        return False
    from_x = model.x
    from_y = model.y
    model.x = sweep.x
    model.y = sweep.y
    hackers = [foe for foe in foes if not field.in_contact(model, foe)]
    model.x = from_x
    model.y = from_y
    hackers = [foe for foe in hackers if not field.traits.free_disengage(model, foe)]
    if not hackers:
        return False
    for hacker in field.order_of_free_hacks(table, model, hackers):
        if blows.free_hack(table, field, hacker, model):
            return True
    return False


def _is_intercepted(table: Table, field: Field, model: Model, sweep: Sweep, starters: list[ModelId]) -> bool:
    """SBH-MOR-8 (OPEN-12). An active enemy that the way passes within Short catches the runner."""
    catches: list[Catch] = []
    if not field.book.interception:
        return False
    for enemy in field.enemies(model):
        if enemy.is_active and enemy.id not in starters and not _is_busy(field, enemy, model):
            at = _caught_at(field, model, sweep, enemy)
            if at != NEVER:
                catches.append(Catch(enemy, at))
    if not catches:
        return False
    first = catches[0]
    for one in catches:
        if one.at < first.at:
            first = one
    if not field.traits.bears_wounds(model):
        _run_along(table, field, model, sweep, first.at)
        if model.in_play:
            table.tell(Intercepted("SBH-MOR-8", model.id, first.enemy.id))
            wounds.kill(table, field, model, first.enemy.id, "SBH-MOR-8", gruesome=False)
        return True
    # A Tough model takes a wound and stops there, face to face with its catcher, who may decline both.
    catcher = field.intercepts(table, [one.enemy for one in catches], model)
    if catcher is None:
        return False
    for one in catches:
        if one.enemy is catcher:
            _run_along(table, field, model, sweep, one.at)
    if model.in_play:
        table.tell(Intercepted("SBH-MOR-8", model.id, catcher.id))
        if not wounds.kill(table, field, model, catcher.id, "SBH-MOR-8", gruesome=False):
            _close_in(table, field, catcher, model)
    return True


def _is_busy(field: Field, enemy: Model, runner: Model) -> bool:
    """Engaged with somebody else."""
    for foe in field.active_foes_in_contact(enemy):
        if foe is not runner:
            return True
    return False


def _caught_at(field: Field, model: Model, sweep: Sweep, enemy: Model) -> int:
    """How far along its straight way the runner comes within Short of the enemy, `NEVER` when it does not."""
    dx = enemy.x - model.x
    dy = enemy.y - model.y
    reach = field.song.short + model.radius + enemy.radius
    if sweep.length == 0:
        return NEVER
    ux = (sweep.x - model.x) / sweep.length
    uy = (sweep.y - model.y) / sweep.length
    towards = dx * ux + dy * uy
    square = dx * dx + dy * dy
    # One who starts within Short is caught, unless it runs directly away from that enemy: within 45 degrees of it.
    if square <= reach * reach:
        return NEVER if towards < 0.0 and 2.0 * towards * towards >= square else 0
    # From further off only one who comes nearer can be caught.
    if towards <= 0.0:
        return NEVER
    across = dx * uy - dy * ux
    if across * across > reach * reach:
        return NEVER
    at = towards - sqrt(reach * reach - across * across)
    return round_half_away(at) if at <= sweep.length else NEVER


def _run_along(table: Table, field: Field, model: Model, sweep: Sweep, at: int) -> None:
    """Run as far as to where it is caught."""
    if at == 0 or sweep.length == 0:
        return
    x, y = stride.along(model, sweep, at)
    spot = field.ground.nearest_fit(model, x, y, field.others(model))
    if spot is not None:
        _run(table, field, model, spot[0], spot[1])


def _run(table: Table, field: Field, model: Model, x: int, y: int) -> None:
    _shift(table, field, model, x, y, "flee", "SBH-MOR-7")
    if model.in_play and model.height > 0:
        # SBH-MOV-8. It jumps down from where it had climbed.
        falling.come_down(table, field, model)


def _close_in(table: Table, field: Field, catcher: Model, runner: Model) -> None:
    """The catcher is put in contact with the runner."""
    if field.in_contact(catcher, runner):
        return
    spots = field.ground.contact_spots(catcher, runner, field.others(catcher))
    if spots:
        _shift(table, field, catcher, spots[0][0], spots[0][1], "intercept", "SBH-MOR-8")


def _shift(table: Table, field: Field, model: Model, x: int, y: int, manner: str, clause: str) -> None:
    from_x = model.x
    from_y = model.y
    if x == from_x and y == from_y:
        return
    go_along(table, field, model, x, y, manner, clause, Will.DRIVEN)
    if model.in_play:
        field.has_moved(table, model, from_x, from_y)
