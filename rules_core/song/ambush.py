"""Ambush: striking at an enemy that could not see it coming (SBH-HTH-8)."""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import Body
from rules_core.song.field import Field
from rules_core.song.trait_list import Part
from rules_core.song.warband import Model

BONUS: Final = 1
CAUSE: Final = "ambush"
"""How a contest names it among its parts."""
AMBUSHED: Final = "ambushed"
"""The use of the one ambush of a game, where the book allows no second one."""


def applies(field: Field, attacker: Model, target: Model, *, is_shot: bool = False) -> bool:
    """Whether this attack, made with an action of the attacker's activation, is an ambush."""
    # First attack only; never against Danger Sense.
    if attacker.attacks_made > 0 or field.traits.denies_ambush(target) or AMBUSHED in attacker.spent:
        return False
    if attacker.start_x == attacker.x and attacker.start_y == attacker.y and field.in_contact(attacker, target):
        return False
    stick = field.book.ambush_stick
    if is_shot and stick and not field.ground.within(attacker, target, field.song.stick(stick)):
        return False
    # OPEN-10. When its activation began the target could not see it.
    before = Body(attacker.id, attacker.start_x, attacker.start_y, attacker.radius)
    before.floor = attacker.floor
    return not field.in_view(target, before)


def bonus(field: Field, attacker: Model) -> int:
    """What an ambush adds to the attacker's score."""
    return BONUS + field.traits.ambush_bonus(attacker)


def note(field: Field, parts: list[Part], attacker: Model) -> None:
    """An attack with these parts is made: where the book allows one ambush a game, it may have been that."""
    if field.book.ambush_once and any(cause == CAUSE for cause, _ in parts):
        attacker.spent.append(AMBUSHED)
