"""Coming down from where one has climbed: jumping, dropping and falling (SBH-MOV-8, SBH-MOV-15)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import quality, topics, wounds
from rules_core.song.field import Field
from rules_core.song.footing import has_any, height
from rules_core.song.warband import NO_MODEL, Fate, Model

NEVER_FALLS: Final = ("flying", "clinging")


def come_down(table: Table, field: Field, model: Model) -> None:
    """A model that had climbed is on the ground again."""
    deep = model.height
    model.height = 0
    model.perch = ""
    # SBH-MOV-8. Up to its own height a jump down is free and safe; a deeper one is a fall.
    if deep > height(field, model):
        fall(table, field, model, deep)


def drop(table: Table, field: Field, model: Model) -> None:
    """A model loses its hold and falls from where it had climbed."""
    deep = model.height
    model.height = 0
    model.perch = ""
    if deep > 0:
        fall(table, field, model, deep)


def fall(table: Table, field: Field, model: Model, deep: int) -> None:
    """SBH-MOV-15. A fall of so many tenths of a millimetre. The caller makes the Morale rolls when all is over."""
    if field.falls(table, model, deep):
        return
    # Flying and Clinging take none.
    if has_any(model, NEVER_FALLS):
        return
    # One die for each Short or part of it, three at most.
    short = field.song.short
    dice = min(field.song.fall_dice_limit, (deep + short - 1) // short)
    result = quality.quality_roll(table, field, model, topics.FALL, dice, "SBH-MOV-15")
    if result.failures > 0:
        # Any failure is a normal kill; the Tough take a wound and lie where they land.
        wounds.kill(table, field, model, NO_MODEL, "SBH-MOV-15", gruesome=False)
    if model.fate is Fate.IN_PLAY and not model.knocked_down:
        wounds.knock_down(table, field, model, "SBH-MOV-15")
