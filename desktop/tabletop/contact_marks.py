"""Marks where two who fight each other touch: beside them nobody has to measure with the eye."""

from __future__ import annotations

from desktop.tabletop.marks import TriedMove
from rules_core.ground.geometry import Point, length, round_half_away
from rules_core.song.field import Field
from rules_core.song.warband import Model, ModelId


def contact_marks(field: Field, trial: TriedMove) -> tuple[Point, ...]:
    """Where models in contact with an enemy touch it; whoever is tried out on a spot touches from there."""
    mover = field.models.get(ModelId(trial.subject)) if trial.shown else None
    marks: list[Point] = []
    for one in field.models.values():
        if one.in_play and one is not mover:
            # Each pair once.
            met = [foe for foe in field.foes_in_contact(one) if foe is not mover and one.side < foe.side]
            marks += [_between(one, foe) for foe in met]
    if mover is not None:
        there = mover.clone()
        there.x, there.y = trial.x, trial.y
        marks += [_between(there, foe) for foe in field.foes_in_contact(there)]
    return tuple(marks)


def _between(one: Model, other: Model) -> Point:
    """In the middle of what is between two bases."""
    apart = length(other.x - one.x, other.y - one.y)
    share = (apart + one.radius - other.radius) / (2 * apart) if apart else 0.0
    return one.x + round_half_away((other.x - one.x) * share), one.y + round_half_away((other.y - one.y) * share)
