"""The topics of the engine's questions and rolls: stable names, from which each game makes its wording."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic

# Questions

DICE: Final[Topic] = Topic("dice")
"""How many dice a model or a group rolls for its activation (SBH-ACT-6, SBH-GRP-2)."""
ACTION: Final[Topic] = Topic("action")
"""What the active model does next (SBH-ACT-10)."""
CONTACT: Final[Topic] = Topic("report-contact")
"""At a table without a map: what the subject touches where its move ended, or "nothing" (SBH-MOV-11)."""
MOVE: Final[Topic] = Topic("move")
"""Where a model moves (SBH-MOV-4)."""
STEP: Final[Topic] = Topic("step")
"""Where it steps, a base width away (SBH-MOV-7)."""
JUMP: Final[Topic] = Topic("jump")
"""Where it jumps (SBH-MOV-8); also the roll for it."""
TELEPORT: Final[Topic] = Topic("teleport")
"""Where it appears (SBH-MOV-3)."""
GET_DOWN: Final[Topic] = Topic("get-down")
"""Where it gets down from the saddle of a friend (SBH-ACT-13)."""
WAY_OF_MOVING: Final[Topic] = Topic("way-of-moving")
"""Whether it walks or teleports (SBH-MOV-3)."""
SIDE: Final[Topic] = Topic("side")
"""On which side it climbs down (SBH-MOV-9)."""
WALK_OFF: Final[Topic] = Topic("walk-off")
"""Whether it leaves the table at the edge that it touches (SBH-MOV-17)."""
FREE_HACK_ORDER: Final[Topic] = Topic("free-hack-order")
"""Who strikes next at the model that leaves (SBH-MOV-13)."""
DEADLY: Final[Topic] = Topic("deadly")
"""Whether this attack of several is the deadly one (SBH-HTH-9)."""
FOLLOW_UP: Final[Topic] = Topic("follow-up")
"""Whether the winner steps after the loser (SBH-HTH-12)."""
INTERCEPT: Final[Topic] = Topic("intercept")
"""Who catches the model that flees (SBH-MOR-8)."""
FLEE_TO: Final[Topic] = Topic("flee-to")
"""To which friend with a standard it flees, or to its edge (SBH-MOR-7)."""
GROUP_MEMBER: Final[Topic] = Topic("group-member")
"""Who joins a group (SBH-GRP-2)."""
NEXT_MEMBER: Final[Topic] = Topic("next-member")
"""Who of the group acts next (SBH-GRP-2)."""
VOLLEY: Final[Topic] = Topic("volley")
"""Who shoots together (SBH-GRP-5)."""
LAST_SHOT: Final[Topic] = Topic("last-shot")
"""Who of several has shot the last of its ammunition (SBH-RNG-13)."""
HEALING_DICE: Final[Topic] = Topic("healing-dice")
"""How many dice a healer rolls (SBH-MAG-13)."""
HEALING: Final[Topic] = Topic("healing")
"""Whom the healer heals (SBH-MAG-13); also the roll for it."""

# Dice

ATTACK_DIE: Final[Topic] = Topic("attack-die")
"""The die of whoever attacks (SBH-HTH-4, SBH-RNG-3)."""
DEFENCE_DIE: Final[Topic] = Topic("defence-die")
"""The die of whoever is attacked."""
COMBAT: Final[Topic] = Topic("combat")
"""What a re-roll of either of these dice is used in (SBH-HTH-17)."""
REROLL: Final[Topic] = Topic("reroll")
"""A die that is rolled again (SBH-HTH-17)."""
ACTIVATION: Final[Topic] = Topic("activation")
"""A Quality roll for actions (SBH-ACT-6)."""
MORALE: Final[Topic] = Topic("morale")
"""A Quality roll to stand firm (SBH-MOR-1)."""
GROUP: Final[Topic] = Topic("group")
"""A Quality roll of a whole group (SBH-GRP-2)."""
CLIMB: Final[Topic] = Topic("climb")
"""A Quality roll to climb (SBH-MOV-9)."""
FALL: Final[Topic] = Topic("fall")
"""A Quality roll to fall without harm (SBH-MOV-15)."""
RESIST: Final[Topic] = Topic("resist")
"""A Quality roll against what entangles (SBH-MAG-6)."""
POISON: Final[Topic] = Topic("poison")
"""Whether poison works."""
TAILSLAP: Final[Topic] = Topic("tailslap")
"""Whom a sweep of the tail knocks down."""
AMMUNITION: Final[Topic] = Topic("ammunition")
"""Whether the ammunition runs out (SBH-RNG-13)."""
GREED: Final[Topic] = Topic("greed")
"""A Quality roll against greed."""
TERROR: Final[Topic] = Topic("terror")
"""A Quality roll against Terror."""
HASTE: Final[Topic] = Topic("haste")
"""A Quality roll for haste."""

_REROLLS: Final = "-reroll"


def reroll_of(trait: str) -> Topic:
    """Whether a trait's re-roll is used now (SBH-HTH-17)."""
    return Topic(f"{trait}{_REROLLS}")


def is_reroll(topic: Topic) -> bool:
    """Whether a question is about the re-roll of some trait."""
    return topic.endswith(_REROLLS)
