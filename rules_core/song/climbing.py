"""Climbing walls and jumping over obstacles and gaps (SBH-MOV-8, SBH-MOV-9).

A climber stays at the foot of its obstacle on the table; `Model.perch` and `Model.height` say how far up it is. From
the top it moves on over the obstacle, which brings it down again.
"""

from __future__ import annotations

from typing import Final

from rules_core.ground.ground import StopReason, Sweep
from rules_core.ground.pieces import GAP
from rules_core.kernel.table import Table
from rules_core.song import falling, morale, movement, quality, topics
from rules_core.song.facts import TraitUsed
from rules_core.song.field import Field
from rules_core.song.footing import can_jump, has_any, must_climb
from rules_core.song.reach import Way, WayRegion
from rules_core.song.stride import allowance, aloof, jump_plan
from rules_core.song.warband import Model

SURE_LEAPERS: Final = ("animal", "mounted", "heros-horse")
"""Four-legged animals and mounts."""


def options(field: Field, model: Model, actions: int) -> list[str]:
    """What the model can do here on a wall or over a low obstacle or a gap: "climb:ID", "descend:ID", "jump:ID"."""
    found: list[str] = []
    # SBH-ACT-15. Who is down or pinned does none of it.
    if not model.is_active or not movement.may_leave(field, model, actions):
        return found
    # SBH-MOV-9. The option is about climbing alone; jumping (SBH-MOV-8) is a rule of its own.
    can_climb = field.song.climbing
    ground = field.ground
    can_move = field.book.jumps and movement.may_move(field, model, actions)
    for piece_id in ground.piece_ids():
        piece = ground.piece(piece_id)
        if can_climb and model.perch == piece_id:
            if model.height < piece.height:
                found.append(f"climb:{piece_id}")
            found.append(f"descend:{piece_id}")
        elif (
            can_climb
            and model.height == 0
            and must_climb(field, model, piece)
            and ground.touching_piece(model, piece_id)
        ):
            found.append(f"climb:{piece_id}")
        elif (
            model.height == 0 and can_move and can_jump(field, model, piece) and ground.touching_piece(model, piece_id)
        ):
            found.append(f"jump:{piece_id}")
    return found


def act(table: Table, field: Field, model: Model, option: str) -> int:
    """Carry out one of `options`; gives back the actions it took."""
    verb, piece_id = option.split(":", 1)
    if verb == "descend":
        return _descend(table, field, model)
    if verb == "jump":
        return _jump(table, field, model, piece_id)
    _climb(table, field, model, piece_id)
    return 1


def _climb(table: Table, field: Field, model: Model, piece_id: str) -> None:
    """SBH-MOV-9. One action and one die for up to Short of height."""
    if _keeps_hold(table, field, model):
        left = field.ground.piece(piece_id).height - model.height
        model.perch = piece_id
        model.height += min(field.song.short, left)
        table.tell(TraitUsed("SBH-MOV-9", model.id, "climbs", str(model.height)))


def _descend(table: Table, field: Field, model: Model) -> int:
    """SBH-MOV-9. The way down takes the same roll; from the top it leads to either side. Gives back its actions."""
    if not _keeps_hold(table, field, model):
        return 1
    if model.height == field.ground.piece(model.perch).height:
        sweep = _way_over(table, field, model)
        if sweep is not None:
            return _descend_far(table, field, model, sweep)
    model.height = max(0, model.height - field.song.short)
    if model.height == 0:
        model.perch = ""
    table.tell(TraitUsed("SBH-MOV-9", model.id, "climbs", str(model.height)))
    return 1


def _way_over(table: Table, field: Field, model: Model) -> Sweep | None:
    """The way down on the far side if that is wanted, None for the near one."""
    sweep = _far_side(field, model)
    while sweep is not None:
        if table.settle(field.voice(model), topics.SIDE, ["near", "far"], "SBH-MOV-9", model.id) == "near":
            return None
        # SBH-MOR-2. As with a Move: who does not dare to touch Terror there may choose anew.
        if movement.brace(table, field, model, sweep):
            return sweep
        sweep = _far_side(field, model)
    return None


def _descend_far(table: Table, field: Field, model: Model, sweep: Sweep) -> int:
    """SBH-MOV-12, SBH-MOV-13. Climbing away from enemies is leaving melee, with its cost and its Free Hacks."""
    taken = movement.leaving_cost(field, model, sweep.x, sweep.y)
    if movement.stopped_by(table, field, model, sweep.x, sweep.y) is None:
        model.height = 0
        model.perch = ""
        movement.shift(table, field, model, sweep, "climb", "SBH-MOV-9")
    return taken


def _far_side(field: Field, model: Model) -> Sweep | None:
    """The nearest free spot at the foot of the other side, None when there is no room."""
    ground = field.ground
    for x, y in ground.contact_spots_at_piece(model, model.perch, field.others(model)):
        sweep = ground.sweep(model, x, y, [], [], [])
        if sweep.x == x and sweep.y == y and model.perch in ground.slowed_by(model, x, y):
            # SBH-MOR-2. Not into contact with whom it did not dare to touch this turn.
            if not model.spent or aloof(field, model, sweep).length > 0:
                return sweep
    return None


def _keeps_hold(table: Table, field: Field, model: Model) -> bool:
    """The roll of a climber; a natural 1 lets it drop from where it is."""
    # Clinging climbs without a roll.
    if model.has("clinging"):
        return True
    result = quality.quality_roll(table, field, model, topics.CLIMB, 1, "SBH-MOV-9")
    if result.failures > 0 and 1 in result.faces:
        falling.drop(table, field, model)
        morale.resolve(table, field)
    return result.failures == 0


class Jump(Way):
    """A Move that begins with a jump over a low obstacle, as a way of moving."""

    def __init__(self, field: Field, model: Model, piece_id: str) -> None:
        super().__init__(field, model, allowance(field, model))
        self.piece_id = piece_id

    def end(self, x: int, y: int) -> Sweep:
        return jump_plan(self.field, self.model, x, y, self.piece_id)


def _jump(table: Table, field: Field, model: Model, piece_id: str) -> int:
    """SBH-MOV-8. A Move that an obstacle does not slow, if one die succeeds; failing it stays where it is.

    Gives back the actions it took.
    """
    # Beasts and mounts take low obstacles without a roll, but not a gap.
    is_sure = has_any(model, SURE_LEAPERS) and not field.ground.piece(piece_id).has(GAP)
    if not is_sure and not quality.passes(table, field, model, topics.JUMP, "SBH-MOV-8"):
        model.moves_made += 1
        return 1
    field.will_move(table, model)
    region = WayRegion(Jump(field, model, piece_id))
    sweep = Sweep(model.x, model.y, 0, StopReason.FREE, "")
    is_ready = False
    while not is_ready:
        x, y, _ = table.place(field.voice(model), topics.JUMP, region, "SBH-MOV-8", model.id)
        sweep = jump_plan(field, model, x, y, piece_id)
        is_ready = movement.brace(table, field, model, sweep)
    # SBH-MOV-12. Out of melee it costs what any other Move would.
    taken = movement.cost(field, model, sweep)
    movement.take(table, field, model, sweep, "jump", "SBH-MOV-8")
    movement.walk_off(table, field, model)
    return taken
