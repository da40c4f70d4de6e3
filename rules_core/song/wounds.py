"""What befalls a model: knocked down, wounded, killed, gone; and healed again (SBH-TGH, SBH-HTH-13)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import carrying, standards
from rules_core.song.facts import Defeated, Healed, KnockedDown, ModelFled, Wounded
from rules_core.song.field import Field, ModelLoss
from rules_core.song.warband import NO_MODEL, Fate, Model, ModelId

WORST_QUALITY: Final = 6


def knock_down(table: Table, field: Field, model: Model, clause: str) -> None:
    """SBH-HTH-13. The model goes down until it spends an action to stand up."""
    # SBH-HTH-18. One who is down already stays as it is.
    if not model.standing:
        return
    model.knocked_down = True
    table.tell(KnockedDown(clause, model.id))
    field.was_knocked_down(table, model)
    _throw(table, field, model, clause)


def kill(
    table: Table, field: Field, victim: Model, by_id: ModelId, clause: str, *, gruesome: bool, savage: bool = False
) -> bool:
    """A kill befalls the model; gives back whether it is dead. `savage`: gruesome only through the winner's trait."""
    # SBH-MOR-5. What is Artificial dies no gruesome death.
    if gruesome and field.traits.eases_gruesome(victim):
        gruesome = False
    # SBH-TGH-1. A normal kill costs a Tough model one Quality; it neither falls nor recoils nor shakes anybody.
    # SBH-TGH-4. On the ground it is the same, and it stays there.
    # SBH-TGH-5. So it is with every other effect that kills.
    if not gruesome and field.traits.bears_wounds(victim):
        return worsen(table, field, victim, by_id, clause)
    # SBH-TGH-3. A Gruesome kill is final.
    _die(table, field, victim, by_id, clause, gruesome=gruesome, savage=savage)
    return True


def worsen(table: Table, field: Field, victim: Model, by_id: ModelId, clause: str) -> bool:
    """Quality gets worse by 1 (a Tough model's wound, poison, Drain); gives back whether the model is dead."""
    victim.quality_lost += 1
    # SBH-TGH-2. It dies when its Quality would become 7: with Quality 3+ it bears three.
    if victim.quality > WORST_QUALITY:
        _die(table, field, victim, by_id, clause, gruesome=False, savage=False)
        return True
    table.tell(Wounded(clause, victim.id, 1, victim.quality))
    return False


def wound(table: Table, field: Field, victim: Model, points: int, clause: str) -> bool:
    """Some points of damage that no contest dealt; gives back whether the model is dead."""
    # SBH-TGH-1. A Tough model loses a point of Quality for each; for any other the first is a normal kill.
    for _ in range(points):
        if kill(table, field, victim, NO_MODEL, clause, gruesome=False):
            return True
    return False


def heal(table: Table, field: Field, model: Model, points: int, clause: str) -> int:
    """SBH-TGH-6. Lost Quality comes back, never beyond what is printed; gives back how much came back.

    SBH-TGH-7. Only where a rule says so: no wound closes by itself while the scenario lasts.
    """
    healed = min(points, model.quality_lost)
    if healed > 0:
        model.quality_lost -= healed
        table.tell(Healed(clause, model.id, healed, model.quality))
    return healed


def leave(table: Table, field: Field, model: Model, edge: int, clause: str, *, of_own_will: bool = False) -> None:
    """SBH-MOV-17. The model is out of the game, lost but not killed; `edge` is where it left, 0 for nowhere."""
    passenger = carrying.passenger(field, model)
    model.fate = Fate.FLED
    _forget_states(model)
    table.tell(ModelFled(clause, model.id, edge))
    took_standard = standards.take_away(field, model)
    field.losses.append(
        ModelLoss(
            model.id,
            killed=False,
            gruesome=False,
            savage=False,
            with_standard=took_standard,
            of_own_will=of_own_will,
            edge=edge,
        )
    )
    field.has_left(table, model)
    # OPEN-19. Whom it carries is gone with it.
    if passenger is not None:
        leave(table, field, passenger, edge, clause, of_own_will=of_own_will)


def crumble(table: Table, field: Field, model: Model, clause: str) -> None:
    """SBH-MOR-6. Destroyed by failing nerve, which is no kill."""
    model.fate = Fate.DEFEATED
    _forget_states(model)
    table.tell(Defeated(clause, model.id, NO_MODEL, gruesome=False))
    standards.drop(table, field, model)
    field.losses.append(ModelLoss(model.id, killed=False, gruesome=False, savage=False))
    field.has_left(table, model)
    _throw(table, field, model, clause)


def _die(
    table: Table, field: Field, victim: Model, by_id: ModelId, clause: str, *, gruesome: bool, savage: bool
) -> None:
    victim.fate = Fate.DEFEATED
    _forget_states(victim)
    table.tell(Defeated(clause, victim.id, by_id, gruesome))
    field.was_killed(table, victim, by_id)
    standards.drop(table, field, victim)
    field.losses.append(ModelLoss(victim.id, killed=True, gruesome=gruesome, savage=savage))
    field.has_left(table, victim)
    _throw(table, field, victim, clause)


def _throw(table: Table, field: Field, rider: Model, clause: str) -> None:
    """OPEN-19. A rider who goes down or dies throws whom it carries, who lies there then; no die is rolled."""
    passenger = carrying.throw(table, field, rider)
    if passenger is not None:
        knock_down(table, field, passenger, clause)


def _forget_states(model: Model) -> None:
    model.knocked_down = False
    model.transfixed = False
    model.looting = False
    model.carrier = NO_MODEL
