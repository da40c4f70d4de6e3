"""Shooting (SBH-RNG): what a shot is made of, and how it is carried out."""

from __future__ import annotations

from typing import Final

from rules_core.ground.ground import Sight
from rules_core.kernel.table import Table
from rules_core.song import ambush, contest, morale, topics
from rules_core.song.contest import Contest
from rules_core.song.facts import TraitUsed
from rules_core.song.field import Field
from rules_core.song.manner import Manner
from rules_core.song.targets import band, is_clear, legal_targets, may_shoot, sight_of
from rules_core.song.warband import Model
from rules_core.song.weapons import band_bonus, reload_cost

__all__ = ["band", "legal_targets", "may_reload", "may_shoot", "prepare", "reload", "shoot"]


def prepare(field: Field, shooter: Model, target: Model, manner: Manner, shooters: int = 1) -> Contest:
    """A shot with everything that counts for it, before any die; for the shot itself and for its odds.

    `shooters` is the number of models in a concentrated shot.
    """
    clause = "SBH-GRP-5" if manner is Manner.CONCENTRATED else "SBH-RNG-1"
    shot = Contest(field, shooter, target, manner, clause)
    arm = field.weapon(shooter)
    # SBH-RNG-2. The distance.
    if arm is not None:
        shot.breaks_armor = arm.breaks_armor
        number = band_bonus(shooter, arm, max(1, band(field, shooter, target)))
        if number != 0:
            shot.add_attacker("range", number)
    # SBH-RNG-3, SBH-RNG-8. The target's cover.
    sight = sight_of(field, shooter, target)
    in_cover = sight is Sight.COVER
    for cause, number in field.cover_parts(shooter, target, sight):
        shot.add_attacker(cause, number)
    # SBH-RNG-4. What the traits of both add; nothing that counts in melee alone.
    for cause, number in field.traits.shooting_parts(field, shooter, target):
        # Shieldwall is as good as cover, and no better.
        if cause != "shieldwall" or not in_cover:
            shot.add_attacker(cause, number)
    for cause, number in field.own_shot_parts(shooter, target, manner):
        shot.add_attacker(cause, number)
    if target.transfixed:
        shot.add_attacker("pinned", 2)
    if ambush.applies(field, shooter, target, is_shot=True):
        shot.add_attacker(ambush.CAUSE, ambush.bonus(field, shooter))
    if manner is Manner.AIMED:
        shot.add_defender("aimed", -1)
    if shooters > 1:
        # SBH-GRP-5. Each shooter beyond the first.
        shot.add_defender("concentrated", 1 - shooters)
    return shot


def shoot(table: Table, field: Field, shooter: Model, target: Model, manner: Manner = Manner.SHOT) -> int:
    """SBH-RNG-1. A shot, or an Aimed Shot; gives back the actions it took: none where it turns out not to be one."""
    # SBH-RNG-2, SBH-RNG-7. The stick is laid and the line looked along before anything is spent.
    if not is_clear(field, shooter, target):
        return 0
    release(table, field, prepare(field, shooter, target, manner), [shooter])
    return 2 if manner is Manner.AIMED else 1


def release(table: Table, field: Field, shot: Contest, shooters: list[Model]) -> None:
    """Carry out a prepared shot; it is the attack of all its shooters."""
    shooter = shot.attacker
    # What the game adds counts as any other part of the shot, and is decided on before the dice.
    shot.company = shooters
    cause, bonus = field.shooting_bonus(table, shooter, shot.defender)
    if bonus != 0:
        shot.add_attacker(cause, bonus)
    for one in shooters:
        # SBH-ACT-12. Its one attack of the turn.
        one.count_attack(is_shot=True)
        arm = field.weapon(one)
        if arm is not None and reload_cost(field.song, arm) > 0:
            one.loaded = False
    # SBH-RNG-12, SBH-HTH-17. The dice and their result.
    contest.contend(table, field, shot)
    for one in shooters:
        ambush.note(field, shot.attacker_parts, one)
    _look_into_quiver(table, field, shot, shooters)
    # SBH-MOR-3. Morale comes when the shot is over.
    morale.resolve(table, field)


def _look_into_quiver(table: Table, field: Field, shot: Contest, shooters: list[Model]) -> None:
    """SBH-RNG-13. With the option a natural 1 and another one mean no more shots in this game."""
    shooter = shot.attacker
    arm = field.weapon(shooter)
    if shot.attacker_die != 1 or arm is None:
        return
    if field.book.one_empties:
        # By the stricter book the first one does; of several who shot the owner says who it is.
        names = [one.id for one in shooters]
        name = table.settle(field.voice(shooter), topics.LAST_SHOT, names, "SBH-RNG-13", shooter.id)
        one = field.model(name)
        one.out_of_ammunition = True
        table.tell(TraitUsed("SBH-RNG-13", one.id, arm.trait, "out of ammunition"))
        return
    if not (field.song.ammo_rule or arm.misfires):
        return
    if table.roll(field.voice(shooter), topics.AMMUNITION, 1, "SBH-RNG-13", shooter.id, 2)[0] == 1:
        shooter.out_of_ammunition = True
        table.tell(TraitUsed("SBH-RNG-13", shooter.id, arm.trait, "out of ammunition"))


def may_reload(field: Field, model: Model) -> bool:
    """Whether reloading can be offered."""
    if model.loaded or model.out_of_ammunition or not model.is_active or field.weapon(model) is None:
        return False
    # SBH-MOV-9.
    if model.perch and field.book.climbers_hang_on:
        return False
    return not field.active_foes_in_contact(model)


def reload(table: Table, field: Field, model: Model) -> int:
    """One action of reloading (SBH-RNG-6); work begun is kept from turn to turn. Gives back the actions it took."""
    arm = field.weapon(model)
    if arm is not None:
        model.spent.append(RELOADING)
        if model.spent.count(RELOADING) >= reload_cost(field.song, arm) + field.traits.reload_actions(model):
            model.loaded = True
            model.spent = [use for use in model.spent if use != RELOADING]
            table.tell(TraitUsed("SBH-RNG-6", model.id, arm.trait, "loaded"))
    return 1


RELOADING: Final = "reloading"
"""One action of reloading, as `Model.spent` notes it."""
