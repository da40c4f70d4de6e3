"""The way of a base over the table: it stops wherever the game has something for it, and goes on from there."""

from __future__ import annotations

from enum import Enum

from rules_core.ground.geometry import Point
from rules_core.kernel.table import Table
from rules_core.song import carrying, stride
from rules_core.song.facts import ModelMoved
from rules_core.song.field import Field
from rules_core.song.warband import Model, ModelId

Standing = tuple[ModelId, int, int, bool]
"""Who stands where, and whether they are up: what a way was planned by."""


class Will(Enum):
    """Whether a model may change its mind on its way."""

    OWN = "own"
    """It goes of its own will: up to enemies, and no further than it wants to."""
    APART = "apart"
    """The same, and it may not touch an enemy."""
    DRIVEN = "driven"
    """It is pushed or runs."""


def go_along(
    table: Table,
    field: Field,
    model: Model,
    x: int,
    y: int,
    manner: str,
    clause: str,
    will: Will = Will.OWN,
    *,
    over: bool = False,
) -> None:
    """Take a model straight to (x, y), and tell each part of its way. `over`: nothing between touches it.

    What the game has on the way happens where the model then is.
    """
    end_x = x
    end_y = y
    while True:
        stop = field.next_stop(model, end_x, end_y, manner, over=over)
        if stop is None:
            _tell_part(table, field, model, end_x, end_y, manner, clause)
            return
        _tell_part(table, field, model, stop.x, stop.y, manner, clause)
        was_down = model.knocked_down
        before = _standing(field, model)
        field.meet(table, model, stop)
        # Who is gone or goes down is where it happened.
        if not model.in_play or (model.knocked_down and not was_down):
            return
        if will is Will.DRIVEN:
            continue
        can_stop = field.ground.fits(model, model.x, model.y, field.others(model))
        if can_stop and not field.goes_on(table, model, end_x, end_y):
            return
        if _standing(field, model) != before:
            # Somebody has come: the rest of the way leads up to them.
            end_x, end_y = _rest(field, model, end_x, end_y, will)


def _rest(field: Field, model: Model, x: int, y: int, will: Will) -> Point:
    """How far the rest of the way leads now."""
    sweep = stride.rest(field, model, x, y, may_touch=will is Will.OWN)
    if sweep.length > 0 or field.ground.fits(model, model.x, model.y, field.others(model)):
        return sweep.x, sweep.y
    # Upon somebody who was being passed: the nearest ground beside them.
    return field.ground.nearest_fit(model, model.x, model.y, field.others(model)) or (model.x, model.y)


def _tell_part(table: Table, field: Field, model: Model, x: int, y: int, manner: str, clause: str) -> None:
    from_x = model.x
    from_y = model.y
    if (x, y) == (from_x, from_y):
        return
    model.x = x
    model.y = y
    carrying.bring_along(field, model)
    table.tell(ModelMoved(clause, model.id, from_x, from_y, x, y, manner))


def _standing(field: Field, model: Model) -> list[Standing]:
    return [(one.id, one.x, one.y, one.is_active) for one in field.others(model)]
