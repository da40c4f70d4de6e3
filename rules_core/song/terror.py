"""Terror: whether a model dares to touch a terrifying one, and to stand when it comes (SBH-MOR-2)."""

from __future__ import annotations

from rules_core.kernel.table import Table
from rules_core.song import morale, quality, topics
from rules_core.song.field import Field
from rules_core.song.traits import TERROR
from rules_core.song.warband import Model


def daunts(field: Field, foe: Model, model: Model) -> bool:
    """Whether the foe is an object of Terror to this model still."""
    if not field.traits.frightens(foe) or foe.profile.id in model.immune_to:
        return False
    # SBH-MOR-5.
    return not field.traits.skips_morale(model, TERROR)


def may_contact(table: Table, field: Field, mover: Model, foe: Model) -> bool:
    """Whether the mover dares to come into contact; failing the test loses no action."""
    if not daunts(field, foe, mover):
        return True
    if not quality.passes(table, field, mover, topics.TERROR, "SBH-MOR-2"):
        return False
    # Having passed once it fears this kind no more.
    mover.immune_to.append(foe.profile.id)
    return True


def charge(table: Table, field: Field, charger: Model, target: Model) -> None:
    """An object of Terror is about to charge: the target rolls Morale first, and may be gone after it."""
    if not daunts(field, charger, target):
        return
    if morale.test(table, field, target, TERROR):
        target.immune_to.append(charger.profile.id)
    morale.resolve(table, field)
