"""Enemy Groups enter the siege (V-3.5)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules.generation import GroupPlan
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.song.warband import ModelId

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def add_group(siege: Siege, plan: GroupPlan) -> Group:
    """V-3.5. The Group takes the next free number, its models wait to be set up."""
    group = Group(len(siege.groups) + 1, plan.behaviour, 0)
    siege.groups.append(group)
    for index, kind in enumerate(plan.types):
        letter = LETTERS[index]
        model = Fighter(ModelId(f"{kind.id}-{siege.wave}-{group.number}{letter}"), kind.profile, ENEMIES)
        model.group = group.number
        model.letter = letter
        siege.models[model.id] = model
    return group
