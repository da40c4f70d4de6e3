"""Moving (SBH-MOV): Move actions, steps and leaving melee. People and the enemy use the same `plan` and `go`."""

from __future__ import annotations

from typing import Final

from rules_core.ground.ground import StopReason, Sweep
from rules_core.ground.pieces import LINEAR
from rules_core.kernel.region import Region
from rules_core.kernel.table import Table
from rules_core.song import falling, groups, melee, morale, passage, quality, terror, topics, wounds
from rules_core.song.field import Field
from rules_core.song.footing import slows
from rules_core.song.reach import SightRegion, move_region, step_region
from rules_core.song.stride import allowance, is_short_mover, note_daunted, plan, reduced, step, step_plan
from rules_core.song.warband import Fate, Model

MOVES: Final = ("move", "free", "jump")
"""The manners that count as a Move action."""

__all__ = ["allowance", "go", "leaves_melee", "move_action", "move_region", "plan", "reduced", "step_action"]

# Out of melee


def leaves_melee(field: Field, model: Model, x: int, y: int) -> list[Model]:
    """The enemies that get a Free Hack when the model moves of its own will to (x, y)."""
    hackers: list[Model] = []
    # SBH-MOV-12. Each enemy in contact that is standing and not transfixed.
    foes = field.active_foes_in_contact(model)
    if not foes or (x == model.x and y == model.y):
        return hackers
    if field.book.held_must_leave:
        # SBH-MOV-14 alone spares it.
        return [foe for foe in foes if not field.traits.free_disengage(model, foe)]
    from_x = model.x
    from_y = model.y
    model.x = x
    model.y = y
    for foe in foes:
        # SBH-MOV-13. A move that keeps contact with an enemy draws none from it.
        # SBH-MOV-14. Nor is there one against models that slip away from it.
        if not field.in_contact(model, foe) and not field.traits.free_disengage(model, foe):
            hackers.append(foe)
    model.x = from_x
    model.y = from_y
    return hackers


def may_leave(field: Field, model: Model, actions: int) -> bool:
    """Whether an engaged model may move away at all, with so many actions to spend."""
    foes = field.active_foes_in_contact(model)
    if not foes:
        return True
    # Berserk and Dogged: never of their own will.
    if not field.traits.may_leave_melee(model):
        return False
    # SBH-MOV-12 (OPEN-1). SHORT CUT: with the older rule somebody who cannot pay for leaving does not move at all.
    if field.song.leave_melee_cost <= actions:
        return True
    # Some draw no Free Hacks; by the stricter book they pay like everybody else.
    return not field.book.held_must_leave and all(field.traits.free_disengage(model, foe) for foe in foes)


def may_move(field: Field, model: Model, actions: int) -> bool:
    """Whether a Move action can be offered, with so many actions to spend."""
    # SBH-ACT-15. Who is down or pinned cannot move. Slow: one Move action a turn.
    if not model.is_active or (model.moves_made > 0 and model.has("slow")):
        return False
    # SBH-MOV-9. By the stricter book it climbs on, or down.
    if model.perch and field.book.climbers_hang_on:
        return False
    return may_leave(field, model, actions)


def may_step(field: Field, model: Model, actions: int) -> bool:
    """Whether a minimum step can be offered: only where it does what no Move can (SBH-MOV-7)."""
    if not field.book.steps or not model.is_active or not may_leave(field, model, actions):
        return False
    return reduced(field, model) < step(model) or not may_move(field, model, actions)


def cost(field: Field, model: Model, sweep: Sweep) -> int:
    """How many actions a Move takes that ends so."""
    actions = 1
    # SBH-ACT-13. Short Move over difficult ground, further than a base width: two.
    if is_short_mover(model) and sweep.length > step(model) + 1:
        for piece_id in field.ground.slowed_by(model, sweep.x, sweep.y):
            piece = field.ground.piece(piece_id)
            if (field.book.obstacles_are_broken or not piece.has(LINEAR)) and slows(model, piece):
                actions = 2
    return max(actions, leaving_cost(field, model, sweep.x, sweep.y))


def leaving_cost(field: Field, model: Model, x: int, y: int) -> int:
    """SBH-MOV-12 (OPEN-1). The Move itself, or two actions by the older rule."""
    dear = field.song.leave_melee_cost
    if dear == 1 or (x == model.x and y == model.y):
        return 1
    is_leaving = field.active_foes_in_contact(model) if field.book.held_must_leave else leaves_melee(field, model, x, y)
    return dear if is_leaving else 1


# What happens


def go(table: Table, field: Field, model: Model, x: int, y: int, manner: str, clause: str, actions: int = 1) -> Sweep:
    """Move towards (x, y): Free Hacks first, then along the straight line as far as it goes.

    `manner` is "move", "free" or "step". Gives back the way that was gone, which is of length 0 when a Free Hack has
    stopped the model.
    """
    sweep = _planned(field, model, x, y, manner, actions)
    while not brace(table, field, model, sweep):
        sweep = _planned(field, model, x, y, manner, actions)
    return take(table, field, model, sweep, manner, clause)


def _planned(field: Field, model: Model, x: int, y: int, manner: str, actions: int) -> Sweep:
    return step_plan(field, model, x, y) if manner == "step" else plan(field, model, x, y, actions)


def brace(table: Table, field: Field, model: Model, sweep: Sweep) -> bool:
    """SBH-MOR-2. What Terror does before a way is taken; False when the way must be planned anew."""
    for foe in new_foes(field, model, sweep):
        # Who does not dare to touch it stays out of contact with it for this turn.
        if not terror.may_contact(table, field, model, foe):
            note_daunted(model, foe)
            return False
        foe_x = foe.x
        foe_y = foe.y
        terror.charge(table, field, model, foe)
        if not foe.in_play or foe.x != foe_x or foe.y != foe_y:
            return False
    return True


def new_foes(field: Field, model: Model, sweep: Sweep) -> list[Model]:
    """Enemies that the way leads into contact with."""
    if sweep.length == 0:
        return []
    from_x = model.x
    from_y = model.y
    model.x = sweep.x
    model.y = sweep.y
    met = field.foes_in_contact(model)
    model.x = from_x
    model.y = from_y
    return [foe for foe in met if not field.in_contact(model, foe)]


def take(table: Table, field: Field, model: Model, sweep: Sweep, manner: str, clause: str) -> Sweep:
    """Take a planned way of one's own will: Free Hacks first. Gives back the way that was gone."""
    if manner in MOVES:
        model.moves_made += 1
    if sweep.length == 0:
        stay(table, field, model, manner, clause)
        return sweep
    stopper = stopped_by(table, field, model, sweep.x, sweep.y)
    if stopper is not None:
        return Sweep(model.x, model.y, 0, StopReason.BODY, stopper.id)
    sweep = field.before_contact(table, model, sweep)
    if sweep.length == 0:
        return sweep
    shift(table, field, model, sweep, manner, clause)
    return sweep


def stopped_by(table: Table, field: Field, model: Model, x: int, y: int) -> Model | None:
    """SBH-MOV-13. The Free Hacks before a move to (x, y); gives back the enemy whose hack ended it, None for nobody."""
    # In the order the leaving player likes.
    hackers = leaves_melee(field, model, x, y)
    if hackers:
        for hacker in field.order_of_free_hacks(table, model, hackers):
            if melee.free_hack(table, field, hacker, model):
                # Killed or knocked down: the move is over and later hacks are lost.
                return hacker
    return None


def shift(
    table: Table, field: Field, model: Model, sweep: Sweep, manner: str, clause: str, *, over: bool = False
) -> None:
    """Set the model down where its way ends, tell it, and let the game see to what lies on the way."""
    from_x = model.x
    from_y = model.y
    held_by = field.foes_in_contact(model)
    passage.go_along(table, field, model, sweep.x, sweep.y, manner, clause, over=over or manner == "jump")
    if not model.in_play:
        return
    # SBH-HTH-19. A charge is a move into contact.
    for foe in field.foes_in_contact(model):
        if foe not in held_by and foe.id not in model.charged:
            model.charged.append(foe.id)
    if model.height > 0:
        # SBH-MOV-8. It steps or jumps down from where it had climbed.
        falling.come_down(table, field, model)
        morale.resolve(table, field)
    # Who goes over everything has been nowhere between.
    field.has_moved(table, model, *((model.x, model.y) if over else (from_x, from_y)))


def stay(table: Table, field: Field, model: Model, manner: str, clause: str) -> None:
    """A move of length 0: the game may have something for who makes one where it stands."""
    passage.go_along(table, field, model, model.x, model.y, manner, clause)


def move_action(table: Table, field: Field, model: Model, manner: str = "move") -> int:
    """One Move action: asks where to, goes there, and gives back how many actions it took. `manner`: "move", "free"."""
    voice = field.voice(model)
    actions = _actions_left(field, model)
    field.will_move(table, model)
    ways = ("walk", "teleport")
    if model.has("teleport") and table.choose(voice, topics.WAY_OF_MOVING, ways, "SBH-MOV-3") == "teleport":
        return _teleport(table, field, model, manner)
    sweep = Sweep(model.x, model.y, 0, StopReason.FREE, "")
    is_ready = False
    while not is_ready:
        # SBH-MOV-3, SBH-MOV-4. Anywhere within the allowance, in a straight line.
        region = groups.narrowed(field, model, move_region(field, model, actions))
        x, y, _ = table.place(voice, topics.MOVE, region, "SBH-MOV-4", model.id)
        sweep = plan(field, model, x, y, actions)
        # SBH-MOR-2. Not daring to touch Terror loses no action: it may move elsewhere.
        is_ready = brace(table, field, model, sweep)
    taken = cost(field, model, sweep)
    if not field.dares(table, model, sweep):
        sweep = Sweep(model.x, model.y, 0, StopReason.FREE, "")
    hurries = model.moves_made > 0 and field.song.rough_haste_roll and _is_rough(field, model, sweep)
    sweep = take(table, field, model, sweep, manner, "SBH-MOV-4")
    # SBH-MOV-16. With the option a second Move over broken ground may end in a tumble.
    if hurries and sweep.length > 0 and model.is_active:
        if not quality.passes(table, field, model, topics.HASTE, "SBH-MOV-16"):
            wounds.knock_down(table, field, model, "SBH-MOV-16")
    walk_off(table, field, model)
    return taken


def step_action(table: Table, field: Field, model: Model) -> int:
    """One action for a minimum step (SBH-MOV-7); gives back how many actions it took."""
    field.will_move(table, model)
    x, y, _ = table.place(field.voice(model), topics.STEP, step_region(field, model), "SBH-MOV-7", model.id)
    taken = leaving_cost(field, model, x, y)
    go(table, field, model, x, y, "step", "SBH-MOV-7")
    walk_off(table, field, model)
    return taken


def _teleport(table: Table, field: Field, model: Model, manner: str) -> int:
    """Teleport: a Move action sets the model down anywhere within Long that it can see, without a Free Hack."""
    model.moves_made += 1
    sweep = Sweep(model.x, model.y, 0, StopReason.FREE, "")
    is_ready = False
    while not is_ready:
        sight: Region = SightRegion(field, model, field.song.long)
        near = groups.narrowed(field, model, sight)
        region = near if near.candidates() else sight
        x, y, _ = table.place(field.voice(model), topics.TELEPORT, region, "SBH-MOV-3", model.id)
        sweep = Sweep(x, y, 0 if (x, y) == (model.x, model.y) else 1, StopReason.FREE, "")
        # SBH-MOR-2. It needs as much courage to appear beside Terror as to walk up to it.
        is_ready = brace(table, field, model, sweep)
    if sweep.length > 0:
        # It touches nothing on the way, and is gone from a wall without a fall.
        model.height = 0
        model.perch = ""
        shift(table, field, model, sweep, manner, "SBH-MOV-3", over=True)
    else:
        stay(table, field, model, manner, "SBH-MOV-3")
    return 1


def walk_off(table: Table, field: Field, model: Model) -> None:
    """SBH-MOV-17. Whoever stands at the edge may walk off the table, where the game lets it."""
    if model.fate is not Fate.IN_PLAY or model.knocked_down:
        return
    edge = field.ground.nearest_edge(model)
    if not field.ground.touching_edge(model, edge) or not field.may_walk_off(model, edge):
        return
    if table.choose(field.voice(model), topics.WALK_OFF, ("stay", "leave"), "SBH-MOV-17", model.id) == "leave":
        wounds.leave(table, field, model, edge, "SBH-MOV-17", of_own_will=True)
        morale.resolve(table, field)


def _is_rough(field: Field, model: Model, sweep: Sweep) -> bool:
    ground = field.ground
    return any(slows(model, ground.piece(one)) for one in ground.slowed_by(model, sweep.x, sweep.y))


def _actions_left(field: Field, model: Model) -> int:
    """Actions that the model may still spend: those of its activation, or the one it is just given."""
    acting = field.acting
    return acting.actions if acting is not None and acting.model == model.id else 1
