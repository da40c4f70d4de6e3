"""The topics of the engine's questions and rolls: stable names, from which each game makes its wording."""

from __future__ import annotations

from typing import Final

# Questions

DICE: Final = "dice"
"""How many dice a model or a group rolls for its activation (SBH-ACT-6, SBH-GRP-2)."""
ACTION: Final = "action"
"""What the active model does next (SBH-ACT-10)."""
MOVE: Final = "move"
"""Where a model moves (SBH-MOV-4)."""
STEP: Final = "step"
"""Where it steps, a base width away (SBH-MOV-7)."""
JUMP: Final = "jump"
"""Where it jumps (SBH-MOV-8); also the roll for it."""
TELEPORT: Final = "teleport"
"""Where it appears (SBH-MOV-3)."""
WAY_OF_MOVING: Final = "way-of-moving"
"""Whether it walks or teleports (SBH-MOV-3)."""
SIDE: Final = "side"
"""On which side it climbs down (SBH-MOV-9)."""
WALK_OFF: Final = "walk-off"
"""Whether it leaves the table at the edge that it touches (SBH-MOV-17)."""
FREE_HACK_ORDER: Final = "free-hack-order"
"""Who strikes next at the model that leaves (SBH-MOV-13)."""
FOLLOW_UP: Final = "follow-up"
"""Whether the winner steps after the loser (SBH-HTH-12)."""
INTERCEPT: Final = "intercept"
"""Who catches the model that flees (SBH-MOR-8)."""
FLEE_TO: Final = "flee-to"
"""To which friend with a standard it flees, or to its edge (SBH-MOR-7)."""
GROUP_MEMBER: Final = "group-member"
"""Who joins a group (SBH-GRP-2)."""
NEXT_MEMBER: Final = "next-member"
"""Who of the group acts next (SBH-GRP-2)."""
VOLLEY: Final = "volley"
"""Who shoots together (SBH-GRP-5)."""
HEALING_DICE: Final = "healing-dice"
"""How many dice a healer rolls (SBH-MAG-13)."""
HEALING: Final = "healing"
"""Whom the healer heals (SBH-MAG-13); also the roll for it."""

# Dice

ATTACK_DIE: Final = "attack-die"
"""The die of whoever attacks (SBH-HTH-4, SBH-RNG-3)."""
DEFENCE_DIE: Final = "defence-die"
"""The die of whoever is attacked."""
REROLL: Final = "reroll"
"""A die that is rolled again (SBH-HTH-17)."""
ACTIVATION: Final = "activation"
"""A Quality roll for actions (SBH-ACT-6)."""
MORALE: Final = "morale"
"""A Quality roll to stand firm (SBH-MOR-1)."""
GROUP: Final = "group"
"""A Quality roll of a whole group (SBH-GRP-2)."""
CLIMB: Final = "climb"
"""A Quality roll to climb (SBH-MOV-9)."""
FALL: Final = "fall"
"""A Quality roll to fall without harm (SBH-MOV-15)."""
RESIST: Final = "resist"
"""A Quality roll against what entangles (SBH-MAG-6)."""
POISON: Final = "poison"
"""Whether poison works."""
TAILSLAP: Final = "tailslap"
"""Whom a sweep of the tail knocks down."""
AMMUNITION: Final = "ammunition"
"""Whether the ammunition runs out (SBH-RNG-13)."""
GREED: Final = "greed"
"""A Quality roll against greed."""
TERROR: Final = "terror"
"""A Quality roll against Terror."""
HASTE: Final = "haste"
"""A Quality roll for haste."""

_REROLLS: Final = "-reroll"


def reroll_of(trait: str) -> str:
    """Whether a trait's re-roll is used now (SBH-HTH-17)."""
    return f"{trait}{_REROLLS}"


def is_reroll(topic: str) -> bool:
    """Whether a question is about the re-roll of some trait."""
    return topic.endswith(_REROLLS)
