"""The topics of this game's own questions and rolls; those of the engine stand in `song.topics`."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic

# Before the battle

BUY: Final[Topic] = Topic("buy")
"""Who joins the squad, who leaves it, a ready squad, or done (S-SET-2)."""
ROLE_DIE: Final[Topic] = Topic("role-die")
"""The die for attack or defence (S-SET-7)."""
ROLE: Final[Topic] = Topic("role")
"""Whether to attack or to defend (S-SET-8)."""
TERRAIN_DIE: Final[Topic] = Topic("terrain-die")
"""A roll on the table of a quarter (S-TER-10 to S-TER-13)."""
WOODS_DIE: Final[Topic] = Topic("woods-die")
"""Whether woods are single trees or an area (S-TER-10)."""
NUMBER_DIE: Final[Topic] = Topic("number-die")
"""How many pieces of fence or wall there are (S-TER-8)."""
LAST_FEATURE: Final[Topic] = Topic("last-feature")
"""Whether the last feature goes into the first quarter (S-TER-14)."""
PLACE_NOW: Final[Topic] = Topic("place-now")
"""Whether a feature is set down at once or later (S-TER-2)."""
FEATURE_SIZE: Final[Topic] = Topic("feature-size")
"""How large an area or a building is (S-TER-4, S-TER-6)."""
FEATURE: Final[Topic] = Topic("feature")
"""Where a feature is set down (S-TER-1)."""
EDGE: Final[Topic] = Topic("edge")
"""From which side of the table the attacker comes (S-DEP-1)."""
DEPLOY: Final[Topic] = Topic("deploy")
"""Where a man is deployed (S-DEP-3)."""
FLOOR: Final[Topic] = Topic("floor")
"""On which floor a man is deployed who is set down in a building (S-DEP-3)."""
SCOUT: Final[Topic] = Topic("scout")
"""Which Scout makes its free Move, or none (SDS-SR-16)."""
FEATURE_KIND: Final[Topic] = Topic("feature-kind")
"""Which of a few kinds of terrain it is (S-TER-16)."""
VOLUNTEERS: Final[Topic] = Topic("volunteers")
"""Who storms the breach without fear (SDS-SCN-1.5)."""
BEARERS: Final[Topic] = Topic("bearers")
"""Who carries the ladders (SDS-SCN-1.5)."""
POSTED: Final[Topic] = Topic("posted")
"""Who guards the breach from the beginning (SDS-SCN-1.4)."""
POST: Final[Topic] = Topic("post")
"""Where a man is posted: on the wall or behind it, in the wood or at the edge (SDS-SCN-1.4, SDS-SCN-3.4)."""
SENTRIES: Final[Topic] = Topic("sentries")
"""Who stands guard (SDS-SCN-2.3)."""
SENTRY_DIE: Final[Topic] = Topic("sentry-die")
"""Who moves a sentry (SDS-SCN-2.5)."""
SENTRY: Final[Topic] = Topic("sentry")
"""Where a sentry goes (SDS-SCN-2.5)."""
BARRED: Final[Topic] = Topic("barred")
"""Which doors are barred (SDS-SCN-3.3)."""
ARRIVE: Final[Topic] = Topic("arrive")
"""Where somebody comes on (SDS-SCN-3.4)."""
FIRE_DIE: Final[Topic] = Topic("fire-die")
"""Whether the house catches fire (SDS-SCN-3.7)."""
INITIATIVE: Final[Topic] = Topic("initiative")
"""The die for the first turn (S-INI-1)."""
CARD: Final[Topic] = Topic("card")
"""Whose card is turned (S-INT-6)."""

# In a turn

WHOM: Final[Topic] = Topic("whom")
"""Whom to activate, or to pass, or to withdraw (S-ACT-1, R-S03, S-END-4)."""
COURAGE: Final[Topic] = Topic("courage")
"""A Quality roll to dare to touch somebody who spreads Fear (SDS-SR-4)."""
SENIOR: Final[Topic] = Topic("senior")
"""Which of several NCOs takes over (SDS-SR-13)."""
WHO_KILLED: Final[Topic] = Topic("who-killed")
"""Which Green man of a volley has killed its target (SDS-SR-7, R-S58)."""
FELL: Final[Topic] = Topic("fell")
"""Whether the better armed winner makes the loser fall or recoil (SDS-HTH-11)."""
FRONT: Final[Topic] = Topic("front")
"""Who stands in the front line (S-SNR-1)."""
HORSE: Final[Topic] = Topic("horse")
"""A Quality roll of a horse against bayonets (SDS-HTH-27)."""
RELUCTANCE: Final[Topic] = Topic("reluctance")
"""A Quality roll to dare to touch an enemy (SDS-SR-15)."""
HEDGE_FIRE: Final[Topic] = Topic("hedge-fire")
"""A Quality roll to fire at a charge (SDS-HTH-28)."""
WHO_FIRES: Final[Topic] = Topic("who-fires")
"""Whether the charged man fires (SDS-HTH-28)."""
GROUP_REROLL: Final[Topic] = Topic("group-reroll")
"""Whether a group rolls dice again: its musician, or the nation's feature (SDS-SR-12, SDS-NAT-1)."""
MORALE_REROLL: Final[Topic] = Topic("morale-reroll")
"""Whether a die of a Morale roll is rolled again (SDS-SR-6, SDS-NAT-3)."""
WATER: Final[Topic] = Topic("water")
"""A Quality roll to get out of deep water (SDS-MOV-13)."""
BASH: Final[Topic] = Topic("bash")
"""A die against a door (SDS-BLD-3)."""
FALL_DIE: Final[Topic] = Topic("fall-die")
"""The die of a fall, against him who falls (SDS-BLD-9)."""
WILD_DIE: Final[Topic] = Topic("wild-die")
"""Whether the enemy may move an Unpredictable man (SDS-SR-22)."""
WILD_MOVE: Final[Topic] = Topic("wild-move")
"""Where the enemy moves him (SDS-SR-22)."""
