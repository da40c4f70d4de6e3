"""Quality rolls (SBH-ACT-2 to 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.kernel.requests import Topic
from rules_core.kernel.table import Table
from rules_core.song import topics
from rules_core.song.facts import QualityRolled, TraitUsed
from rules_core.song.field import Field
from rules_core.song.quality_result import QualityResult
from rules_core.song.warband import Model

SUCCESS: Final = 6
"""What a die shows that succeeds without being rolled."""
HERO_REROLL: Final = "hero"
"""The use of a Hero's one re-roll, as `Model.spent` notes it."""


def leader_bonus(field: Field, model: Model) -> int:
    """SBH-ACT-3. +1 from a Leader within Long and in sight; several do not add up, and none helps himself."""
    for friend in field.friends(model):
        # SBH-GRP-6. A Leader who is knocked down or transfixed does not help.
        if not friend.is_active or not field.traits.leads(friend, model):
            continue
        if field.ground.within(friend, model, field.song.long) and field.hears(model, friend):
            return 1
    return 0


def bonus_for(field: Field, model: Model, purpose: Topic) -> int:
    """SBH-ACT-3. What is added to each die; wounds and poison are in the Quality itself."""
    led = leader_bonus(field, model) or field.lesser_bonus(model, purpose)
    return led + field.traits.quality_bonus(model, purpose)


def least_face(quality: int, bonus: int) -> int:
    """SBH-ACT-2. The least face that succeeds: 1 never does, 6 always."""
    return max(2, min(6, quality - bonus))


def worst_of(field: Field, members: Sequence[Model], purpose: Topic) -> Model:
    """The model that a group rolls for: of the worst Quality, and among those the first with the least bonus.

    SBH-GRP-3: a bonus counts only if the worst of the group would get it.
    """
    worst = members[0]
    bonus = bonus_for(field, worst, purpose)
    for model in members[1:]:
        if model.quality < worst.quality:
            continue
        own = bonus_for(field, model, purpose)
        if model.quality > worst.quality or own < bonus:
            worst = model
            bonus = own
    return worst


def roll(table: Table, field: Field, model: Model, purpose: Topic, dice: int, clause: str, bonus: int) -> QualityResult:
    """SBH-ACT-2. The dice alone, with a bonus that is worked out already; the caller tells what they meant."""
    quality = model.quality
    need = least_face(quality, bonus)
    automatic = field.traits.has_automatic_success(model)
    rolled = dice - 1 if automatic else dice
    faces: tuple[int, ...] = ()
    if rolled > 0:
        faces = table.roll(field.voice(model), purpose, rolled, clause, model.id, need)
    if automatic:
        result = QualityResult((*faces, SUCCESS), quality, bonus)
        if result.failures > 0 and HERO_REROLL not in model.spent:
            return _reroll(table, field, model, purpose, clause, result)
        return result
    return QualityResult(faces, quality, bonus)


def quality_roll(
    table: Table, field: Field, model: Model, purpose: Topic, dice: int, clause: str, bonus: int = 0
) -> QualityResult:
    """A Quality roll of the model, told; `bonus` is what the occasion adds to what the model has anyway."""
    result = roll(table, field, model, purpose, dice, clause, bonus + bonus_for(field, model, purpose))
    table.tell(
        QualityRolled(
            clause, model.id, purpose, result.faces, result.need, result.bonus, result.successes, result.failures
        )
    )
    return result


def passes(table: Table, field: Field, model: Model, purpose: Topic, clause: str) -> bool:
    """SBH-ACT-4. A test that names no number of dice uses one."""
    return quality_roll(table, field, model, purpose, 1, clause).successes > 0


def earn(table: Table, field: Field, model: Model, rolled: QualityResult) -> int:
    """SBH-ACT-7. How many actions the dice of an activation give the model: one for each success."""
    waste = field.traits.loses_action_on_1(model)
    if waste == "" or rolled.successes == 0 or 1 not in rolled.faces:
        return rolled.successes
    table.tell(TraitUsed("SBH-ACT-7", model.id, waste, "wasted"))
    return rolled.successes - 1


def _reroll(
    table: Table, field: Field, model: Model, purpose: Topic, clause: str, result: QualityResult
) -> QualityResult:
    """A Hero may roll one of his own dice again, once in the game.

    SHORT CUT: only a die that failed is offered; rolling a success again cannot help.
    """
    helps = purpose == topics.MORALE or result.failures > 1
    if not field.rerolls(table, model, HERO_REROLL, purpose, helps=helps):
        return result
    model.spent.append(HERO_REROLL)
    table.tell(TraitUsed(clause, model.id, HERO_REROLL, purpose))
    need = least_face(result.need, result.bonus)
    face = table.roll(field.voice(model), topics.REROLL, 1, clause, model.id, need)[0]
    faces = list(result.faces)
    for place, old in enumerate(faces):
        if old != 6 and (old == 1 or old + result.bonus < result.need):
            faces[place] = face
            break
    return QualityResult(tuple(faces), result.need, result.bonus)
