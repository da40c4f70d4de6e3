"""Ambush: striking at an enemy that could not see it coming (SBH-HTH-8)."""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import Body
from rules_core.ground.ground import Sight
from rules_core.song.field import Field
from rules_core.song.warband import Model

BONUS: Final = 1


def applies(field: Field, attacker: Model, target: Model) -> bool:
    """Whether this attack, made with an action of the attacker's activation, is an ambush."""
    # First attack only; never against Danger Sense.
    if attacker.attacks_made > 0 or field.traits.denies_ambush(target):
        return False
    if attacker.start_x == attacker.x and attacker.start_y == attacker.y and field.in_contact(attacker, target):
        return False
    # OPEN-10. When its activation began the target could not see it.
    before = Body(attacker.id, attacker.start_x, attacker.start_y, attacker.radius)
    return field.ground.sees(target, before, ()) is Sight.NONE


def bonus(field: Field, attacker: Model) -> int:
    """What an ambush adds to the attacker's score."""
    return BONUS + field.traits.ambush_bonus(attacker)
