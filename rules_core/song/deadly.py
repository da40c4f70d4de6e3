"""Deadly traits (SBH-HTH-9) of those who attack with every action: one attack of each turn, declared beforehand."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import topics
from rules_core.song.field import Field
from rules_core.song.manner import RANGED, TWO_ACTIONS, Manner
from rules_core.song.warband import Model

DECLARED: Final = "deadly:turn"
"""The use of the one deadly attack of a turn."""


def may_be_deadly(field: Field, attacker: Model, defender: Model, manner: Manner) -> bool:
    """Whether the attacker's traits can make this attack Lethal; a Free Hack is no attack of its turn."""
    if manner is not Manner.FREE_HACK and DECLARED in attacker.spent:
        return False
    return field.traits.makes_lethal(attacker, defender)


def declare(table: Table, field: Field, attacker: Model, defender: Model, manner: Manner) -> bool:
    """Whether an attack that may be deadly is the declared one (Combat Master); asked before the dice."""
    # Whoever has one attack has no choice, and against some any win kills.
    if not field.traits.attacks_with_every_action(attacker, is_shot=manner in RANGED):
        return True
    if defender.knocked_down or defender.transfixed or field.traits.dies_when_beaten(defender):
        return True
    if _may_attack_again(field, attacker, manner) and not field.is_steered(attacker):
        options = ("yes", "no")
        if table.choose(field.voice(attacker), topics.DEADLY, options, "SBH-HTH-9", attacker.id) == "no":
            return False
    attacker.spent.append(DECLARED)
    return True


def _may_attack_again(field: Field, attacker: Model, manner: Manner) -> bool:
    """Whether actions are left for another attack after this one."""
    acting = field.acting
    taken = 2 if manner in TWO_ACTIONS else 1
    return acting is not None and acting.model == attacker.id and acting.actions > taken
