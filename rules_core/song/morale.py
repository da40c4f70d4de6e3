"""Morale: what shakes a side, who rolls, and what the rolls do (SBH-MOR)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import carrying, flight, quality, standards, topics, wounds
from rules_core.song.facts import MoraleRolled
from rules_core.song.field import Field, ModelLoss
from rules_core.song.quality_result import QualityResult
from rules_core.song.traits import GRUESOME_KILL, HALF_LOST, LEADER_LOST, STANDARD_LOST, WARD_LOST
from rules_core.song.warband import Model

DICE: Final = 3


class MoraleResult(Enum):
    """What a Morale roll does; facts hold the value."""

    HOLDS = "holds"
    FLEES = "flees"
    FLEES_TWICE = "flees twice"
    REMOVED = "removed"
    DESTROYED = "destroyed"


class Shaken:
    """A model that has to roll, why, and how far it is from the cause."""

    def __init__(self, model: Model, cause: str, gap: int) -> None:
        self.model = model
        self.cause = cause
        self.gap = gap
        self.is_halved: bool = cause == HALF_LOST
        """Whether it is one of the rolls of a side that is down to half, whatever else has shaken it."""


def resolve(table: Table, field: Field) -> None:
    """SBH-MOR-3. Make all rolls for the losses since the last time; those that these rolls cause follow in turn."""
    while field.losses:
        losses = field.losses
        field.losses = []
        _rout_animals(table, field, losses)
        batch = _batch(field, losses)
        for number, one in enumerate(batch):
            if one.model.in_play:
                field.owed = [other.model.id for other in batch[number:] if other.model.in_play]
                _test(table, field, one)
        field.owed = []


def test(table: Table, field: Field, model: Model, cause: str) -> bool:
    """SBH-MOR-1. One Morale roll and what it does; gives back whether the model holds."""
    return _test(table, field, Shaken(model, cause, 0))


def _test(table: Table, field: Field, shaken: Shaken) -> bool:
    model = shaken.model
    cause = shaken.cause
    rolled = roll(table, field, shaken)
    failures = rolled.failures
    result = result_of(field, model, failures)
    table.tell(
        MoraleRolled("SBH-MOR-1", model.id, cause, rolled.faces, rolled.need, rolled.bonus, failures, result.value)
    )
    # SBH-MOR-11. By an option the shaken do nothing more this turn; otherwise fear passes at once.
    if failures > 0 and field.song.failed_morale_skips_turn:
        model.activated = True
        _lose_share(field, model)
    if result is MoraleResult.REMOVED:
        wounds.leave(table, field, model, 0, "SBH-MOR-1")
    elif result is MoraleResult.DESTROYED:
        wounds.crumble(table, field, model, "SBH-MOR-6")
    elif result is not MoraleResult.HOLDS and not field.endures(table, model, cause):
        flight.flee(table, field, model, 1 if result is MoraleResult.FLEES else 2)
    return result is MoraleResult.HOLDS


def roll(table: Table, field: Field, shaken: Shaken) -> QualityResult:
    """SBH-MOR-1. The dice of a Morale roll, with all that is added and rolled again; nothing befalls anybody."""
    model = shaken.model
    bonus = quality.bonus_for(field, model, topics.MORALE) + _heartened(field, model)
    limit = field.book.morale_limit
    if limit > 0:
        # SBH-MOR-4.
        bonus = max(-limit, min(limit, bonus))
    rolled = quality.roll(table, field, model, topics.MORALE, DICE, "SBH-MOR-1", bonus)
    return field.reconsider_morale(table, model, rolled, is_halved=shaken.is_halved)


def _lose_share(field: Field, model: Model) -> None:
    """SBH-MOR-11. One who still waits for its part of a Leader's order does not get it."""
    acting = field.acting
    if acting is not None and model.id in acting.waiting:
        acting.shares[acting.waiting.index(model.id)] = 0


def result_of(field: Field, model: Model, failures: int) -> MoraleResult:
    """SBH-MOR-1. What so many failures do to the model."""
    # SBH-MOR-6. Undead hold or are destroyed, unless a friend bears a standard.
    if field.traits.crumbles(model):
        if failures < field.song.undead_destroyed_at or _has_standard(field, model):
            return MoraleResult.HOLDS
        return MoraleResult.DESTROYED
    if failures == 0:
        return MoraleResult.HOLDS
    if failures == DICE:
        return MoraleResult.REMOVED
    # SBH-MOR-10. Pinned it cannot flee.
    if model.transfixed:
        return MoraleResult.HOLDS
    return MoraleResult.FLEES if failures == 1 else MoraleResult.FLEES_TWICE


def _heartened(field: Field, model: Model) -> int:
    """+1 from a Bard within Medium."""
    for friend in field.friends(model):
        if friend.is_active and field.traits.steadies(friend) and field.ground.within(friend, model, field.song.medium):
            return 1
    return 0


def _has_standard(field: Field, model: Model) -> bool:
    return standards.bears(field, model) or bool(standards.rallying_points(field, model))


def standard_lost(table: Table, field: Field, dropper: Model) -> None:
    """SBH-MOR-2, SBH-MOR-6. A dropped standard was destroyed: the Undead that it held together roll, nearest first."""
    shaken = [
        Shaken(friend, STANDARD_LOST, field.ground.gap(friend, dropper))
        for friend in field.friends(dropper)
        if field.traits.crumbles(friend)
    ]
    shaken.sort(key=_gap)
    for one in shaken:
        if one.model.in_play:
            test(table, field, one.model, one.cause)


def _rout_animals(table: Table, field: Field, losses: list[ModelLoss]) -> None:
    """SBH-MOR-13. When the last friend that is no Animal is killed, all Animals run."""
    for loss in losses:
        victim = field.models[loss.model]
        if not loss.killed or victim.has("animal"):
            continue
        # OPEN-18. Whoever is carried is there yet.
        friends = carrying.of_side(field, victim.side)
        if all(friend.has("animal") for friend in friends):
            for friend in friends:
                # An Animal that carries another has taken it along.
                if friend.in_play:
                    wounds.leave(table, field, friend, 0, "SBH-MOR-13")


def _batch(field: Field, losses: list[ModelLoss]) -> list[Shaken]:
    """SBH-MOR-3. Each model that anything shakes, once only, nearest to the cause first."""
    found: list[Shaken] = []
    for loss in losses:
        victim = field.models[loss.model]
        for friend in field.friends(victim):
            cause = _cause(field, loss, victim, friend)
            if cause != "":
                _add(found, Shaken(friend, cause, field.ground.gap(friend, victim)))
    for loss in losses:
        victim = field.models[loss.model]
        if _is_halved(field, victim.side):
            field.half_tested.append(victim.side)
            for friend in field.friends(victim):
                _add(found, Shaken(friend, HALF_LOST, field.ground.gap(friend, victim)))
    found.sort(key=_gap)
    return found


def _add(found: list[Shaken], new: Shaken) -> None:
    for one in found:
        if one.model is new.model:
            one.is_halved = one.is_halved or new.is_halved
            return
    found.append(new)


def _gap(one: Shaken) -> int:
    return one.gap


def _cause(field: Field, loss: ModelLoss, victim: Model, friend: Model) -> str:
    """SBH-MOR-2. Why the loss of the one makes the other roll, "" for no reason."""
    # Leader lost: every friend he led, on the whole table (SBH-MOR-5: nobody is immune). One who leaves of his own
    # will is not lost.
    if not loss.of_own_will and field.traits.leads(victim, friend):
        return LEADER_LOST
    # SBH-MOR-6. The standard lost: the Undead that it held together. One that a killed bearer drops is there yet.
    if loss.with_standard and field.traits.crumbles(friend):
        return STANDARD_LOST
    # The ward dead: who was to protect it.
    if loss.killed and field.traits.mourns(friend, victim):
        return WARD_LOST
    # Gruesome kill: friends near enough. SBH-TGH-3, SBH-MOR-5: none for a Tough victim.
    if loss.gruesome and not field.traits.bears_wounds(victim) and _sees_horror(field, loss, victim, friend):
        # SBH-MOR-5. Some are not shaken by it.
        if not field.traits.skips_morale(friend, GRUESOME_KILL):
            return GRUESOME_KILL
    return field.own_cause(loss, victim, friend)


def _sees_horror(field: Field, loss: ModelLoss, victim: Model, friend: Model) -> bool:
    """OPEN-2. Within Long; what only the winner's savagery made gruesome, within Medium and in sight."""
    # SBH-MOR-5. The end of a Swarm's base matters to its own kind, anywhere on the table.
    if field.traits.shakes_its_kind_alone(victim):
        return friend.profile.id == victim.profile.id
    song = field.song
    radius = song.savage_radius if loss.savage else song.gruesome_radius
    if not field.ground.within(friend, victim, song.stick(radius)):
        return False
    needs_sight = song.savage_needs_sight if loss.savage else song.gruesome_needs_sight
    return not needs_sight or field.in_view(friend, victim)


def _is_halved(field: Field, side: str) -> bool:
    """SBH-MOR-2, SBH-MOR-12. Half or less of its starting models, once in a game, unless the game has it again.

    SBH-WIN-3. It costs the side a round of Morale rolls and nothing else.
    """
    start = field.start_counts.get(side, 0)
    if start == 0 or side in field.half_tested:
        return False
    # OPEN-18. Whoever is carried is not lost.
    left = len(carrying.of_side(field, side))
    return field.is_halved(side, left, start)
