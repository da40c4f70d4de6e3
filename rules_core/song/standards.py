"""Standards: who bears one, where one lies that was dropped, and how it is taken up or destroyed (SBH-MOR-6)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song.facts import TraitUsed
from rules_core.song.field import Field
from rules_core.song.warband import Fate, Model

BORNE: Final = "standard-borne"
"""How `Model.spent` notes that it has taken up a friend's standard."""
DROPPED: Final = "standard-dropped"
"""How it notes that a standard lies where it was killed."""
TRAIT: Final = "standard-bearer"


def bears(field: Field, model: Model) -> bool:
    """Whether the model has a standard in its hands, its own or one that it has taken up."""
    return field.traits.rallies_flight(model) or BORNE in model.spent


def rallying_points(field: Field, model: Model) -> list[Model]:
    """The standards of its friends on the table: those who bear one, and those where one lies."""
    found = [friend for friend in field.friends(model) if bears(field, friend)]
    found.extend(lying(field, model.side))
    return found


def lying(field: Field, side: str) -> list[Model]:
    """Where the dropped standards of a side lie: the models that were killed there."""
    return [one for one in list(field.models.values()) if one.side == side and _lies_at(one)]


def drop(table: Table, field: Field, victim: Model) -> None:
    """A killed bearer drops the standard where it stood."""
    if bears(field, victim):
        _let_go(victim)
        victim.spent.append(DROPPED)
        table.tell(TraitUsed("SBH-MOR-6", victim.id, TRAIT, "dropped"))


def take_away(field: Field, model: Model) -> bool:
    """A model leaves the table, and with it a standard that it bears; gives back whether it bore one."""
    if not bears(field, model):
        return False
    _let_go(model)
    return True


def options(field: Field, model: Model) -> list[str]:
    """What the model can do with standards that lie beside it: "take-standard:ID", "destroy-standard:ID"."""
    found: list[str] = []
    for one in list(field.models.values()):
        if not _lies_at(one) or not field.ground.within(model, one, 0):
            continue
        if one.side != model.side:
            found.append(f"destroy-standard:{one.id}")
        # An Animal carries nothing.
        elif not model.has("animal") and not bears(field, model):
            found.append(f"take-standard:{one.id}")
    return found


def take_up(table: Table, model: Model, dropper: Model) -> int:
    """SBH-ACT-13. One action to pick up what lies there; gives back the actions it took."""
    dropper.spent.remove(DROPPED)
    model.spent.append(BORNE)
    table.tell(TraitUsed("SBH-ACT-13", model.id, TRAIT, "taken up"))
    return 1


def destroy(table: Table, model: Model, dropper: Model) -> None:
    """One action beside a dropped standard destroys it."""
    dropper.spent.remove(DROPPED)
    table.tell(TraitUsed("SBH-MOR-6", model.id, TRAIT, "destroyed"))


def _lies_at(model: Model) -> bool:
    return model.fate is Fate.DEFEATED and DROPPED in model.spent


def _let_go(model: Model) -> None:
    if BORNE in model.spent:
        model.spent.remove(BORNE)
