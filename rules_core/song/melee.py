"""Melee attacks and Free Hacks, with the Morale rolls that follow (SBH-HTH)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import ambush, blows, morale
from rules_core.song.contest import Contest, contend
from rules_core.song.field import Field
from rules_core.song.manner import Manner
from rules_core.song.warband import Model

BEATEN: Final = "beaten:turn"
"""The use of a model that its own attack has knocked down: it attacks no more this turn."""


def attack(table: Table, field: Field, attacker: Model, target: Model, manner: Manner = Manner.MELEE) -> Contest:
    """SBH-HTH-1. One attack on an enemy in contact, as an action; with two actions a Power Blow (SBH-HTH-7)."""
    contest = weigh(field, attacker, target, manner)
    ambush.note(field, contest.attacker_parts, attacker)
    # SBH-ACT-12. A Power Blow too is one attack.
    attacker.count_attack(is_shot=False)
    contend(table, field, contest)
    # SBH-ACT-11. Knocked down by its own attack it may act on, but not attack again.
    if attacker.knocked_down:
        attacker.spent.append(BEATEN)
    # SBH-HTH-17, step 15.
    morale.resolve(table, field)
    return contest


def weigh(field: Field, attacker: Model, target: Model, manner: Manner = Manner.MELEE) -> Contest:
    """The contest before its dice, with everything that counts: for the attack itself and for those who consider it."""
    return blows.contest_of(field, attacker, target, manner, "SBH-HTH-7" if manner is Manner.POWER else "SBH-HTH-1")


def free_hack(table: Table, field: Field, hacker: Model, leaver: Model) -> bool:
    """SBH-MOV-13. A free blow at a model that leaves melee; gives back whether it may not go.

    SBH-ACT-12. It does not count as the hacker's attack.
    """
    is_stopped = blows.free_hack(table, field, hacker, leaver, drives_back=field.book.recoil_stops_leaver)
    morale.resolve(table, field)
    return is_stopped or not leaver.in_play or leaver.knocked_down


def targets(field: Field, attacker: Model) -> list[Model]:
    """The enemies that the model may attack now: those in contact, and with a polearm those a friend holds off."""
    foes = field.foes_in_contact(attacker)
    if attacker.has("long-reach"):
        foes.extend(_past_a_friend(field, attacker, foes))
    # SBH-HTH-6. By an option those who stand must be attacked before those who are down.
    if field.song.standing_target_first:
        standing = [foe for foe in foes if foe.standing]
        if standing:
            return standing
    return foes


def _past_a_friend(field: Field, attacker: Model, already: list[Model]) -> list[Model]:
    """Long Reach: those in contact with a standing friend beside the attacker, right behind whom it stands."""
    found: list[Model] = []
    for friend in field.friends(attacker):
        if not friend.is_active or not field.ground.touching(attacker, friend):
            continue
        for foe in field.foes_in_contact(friend):
            if foe in already or foe in found:
                continue
            if field.ground.within(attacker, foe, 2 * friend.radius):
                found.append(foe)
    return found
