"""Blows in melee: what counts (SBH-HTH-4) and one contest, without the Morale rolls that may follow."""

from __future__ import annotations

from typing import Final

from rules_core.ground.pieces import HIGH
from rules_core.kernel.table import Table
from rules_core.song import ambush
from rules_core.song.contest import AttackResult, Contest, contend
from rules_core.song.field import Field
from rules_core.song.manner import STRIKES, Manner
from rules_core.song.trait_list import Part
from rules_core.song.warband import Model

UNARMED: Final = "unarmed"
"""The tag of those who fight with bare hands."""


def contest_of(field: Field, attacker: Model, defender: Model, manner: Manner, clause: str) -> Contest:
    """SBH-HTH-17, step 1: the contest with everything that counts, before the dice."""
    contest = Contest(field, attacker, defender, manner, clause)
    contest.attacker_parts.extend(_own_parts(field, attacker, defender, manner))
    contest.defender_parts.extend(_own_parts(field, defender, attacker, None))
    contest.better_armed = field.better_armed(attacker, defender)
    _add_ground(field, contest)
    # SBH-HTH-7. A Power Blow: the opponent is worse by 1.
    if manner is Manner.POWER:
        contest.add_defender("power", -1)
    # SBH-HTH-8. The attacker alone, and not with a Free Hack.
    if manner in STRIKES and ambush.applies(field, attacker, defender):
        contest.add_attacker(ambush.CAUSE, ambush.bonus(field, attacker))
    return contest


def free_hack(table: Table, field: Field, hacker: Model, leaver: Model, *, drives_back: bool = False) -> bool:
    """SBH-MOV-13. A free blow at a model that leaves melee; gives back whether it may not go.

    `drives_back`: a recoil too ends its move. The caller makes the Morale rolls once all Free Hacks are over.
    """
    contest = contest_of(field, hacker, leaver, Manner.FREE_HACK, "SBH-MOV-13")
    contest.drives_back = drives_back
    contend(table, field, contest)
    # Killed or knocked down it goes nowhere. A wound alone does not stop a Tough model.
    if not leaver.in_play or leaver.knocked_down:
        return True
    return drives_back and contest.result is AttackResult.RECOIL


def _own_parts(field: Field, model: Model, foe: Model, manner: Manner | None) -> list[Part]:
    """SBH-HTH-4. What its own situation and its traits add to a model's score against this foe; None: it defends."""
    parts: list[Part] = []
    outnumbered = _outnumbered(field, model)
    if outnumbered > 0:
        parts.append(("outnumbered", -outnumbered))
    # Larger than the opponent, by however much.
    if model.profile.size > foe.profile.size and not field.traits.denies_size_bonus(foe):
        parts.append(("size", 1))
    if UNARMED in model.profile.tags:
        parts.append((UNARMED, -1))
    # The opponent is down or pinned: +2 in all.
    if foe.knocked_down:
        parts.append(("down", 2))
    elif foe.transfixed:
        # SBH-MAG-7.
        parts.append(("pinned", 2))
    parts.extend(field.traits.melee_parts(field, model, foe, manner))
    parts.extend(field.own_melee_parts(model, foe, manner))
    return parts


def _outnumbered(field: Field, model: Model) -> int:
    """SBH-HTH-5. Foes in contact beyond the first, on attack and defence alike; the down and pinned do not count."""
    return max(0, len(field.active_foes_in_contact(model)) - 1 - field.traits.overlooked_foes(model))


def _add_ground(field: Field, contest: Contest) -> None:
    """SBH-HTH-4. Higher ground, or an obstacle between the two: +1, never both for one of them."""
    attacker = contest.attacker
    defender = contest.defender
    # SBH-TER-3.
    higher = _elevation(field, attacker) - _elevation(field, defender)
    if higher > 0:
        contest.add_attacker("height", 1)
    elif higher < 0:
        contest.add_defender("height", 1)
        return
    # SBH-TER-2. It helps the one who is attacked across it; with both on one side of it there is nothing between them.
    obstacle = field.obstacle_between(attacker, defender)
    # One who has climbed it does not strike across it.
    if obstacle != "" and obstacle != attacker.perch:
        contest.add_defender("obstacle", 1)


def _elevation(field: Field, model: Model) -> int:
    """How high the model stands: on a floor, on a wall that it climbs, or on high ground."""
    if model.height > 0 or model.floor > 0:
        # A floor is as high as a Short stick is long.
        return model.floor * field.song.short + model.height
    highest = 0
    for piece in field.ground.pieces_with(HIGH):
        if piece.height > highest and field.ground.gap_to_piece(model, piece.id) < 0:
            highest = piece.height
    return highest
