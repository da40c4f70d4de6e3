"""A Cleric's healing hands (SBH-MAG-13)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import topics, wounds
from rules_core.song.facts import StoodUp, TraitUsed
from rules_core.song.field import Field
from rules_core.song.quality import quality_roll
from rules_core.song.warband import Model

SILENCED: Final = "cleric"
"""The use of a Cleric whose power is gone for the rest of the game."""
TO_RAISE: Final = 2
"""Successes that set a friend on its feet."""


def options(field: Field, model: Model) -> list[str]:
    """Whom the model may try to heal: friends in contact who have lost Quality or are down, as "heal:ID"."""
    if not model.has("cleric") or SILENCED in model.spent:
        return []
    found: list[str] = []
    for friend in field.friends(model):
        if (friend.quality_lost > 0 or friend.knocked_down) and field.ground.touching(model, friend):
            found.append(f"heal:{friend.id}")
    return found


def act(table: Table, field: Field, model: Model, friend: Model) -> int:
    """One action for the attempt, then a Quality roll of its own; gives back the actions it took."""
    voice = field.voice(model)
    dice = int(table.choose(voice, topics.HEALING_DICE, ("1", "2", "3"), "SBH-MAG-13", model.id))
    # Its failures cause no turnover.
    rolled = quality_roll(table, field, model, topics.HEALING, dice, "SBH-MAG-13")
    left = rolled.successes
    if left >= TO_RAISE and friend.knocked_down:
        ways = ["raise", "mend"] if friend.quality_lost > 0 else ["raise"]
        if table.settle(voice, topics.HEALING, ways, "SBH-MAG-13", friend.id) == "raise":
            friend.knocked_down = False
            table.tell(StoodUp("SBH-MAG-13", friend.id))
            left -= TO_RAISE
    if left > 0:
        wounds.heal(table, field, friend, left, "SBH-MAG-13")
    if rolled.failures == 3:
        # Three failures silence it for the rest of the game, against the Undead as well.
        model.spent.append(SILENCED)
        table.tell(TraitUsed("SBH-MAG-13", model.id, "cleric", "silenced"))
    return 1
