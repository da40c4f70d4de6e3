"""The topics of this game's questions: stable names, from which the desktop makes its wording."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic

# Before the fight

DEPLOY: Final[Topic] = Topic("deploy")
"""Where a hero or Defender takes position; the subject is the model (V-5.6.1)."""
RETURNING: Final[Topic] = Topic("returning")
"""Whether a revived hero stays beside the Temple or deploys as the others: "stay" or "go" (R-V17)."""
READY_MOUNTS: Final[Topic] = Topic("ready-mounts")
"""Which hero moves before the wave, or "none" (V-7.5.20)."""
READY_MOUNTS_MOVE: Final[Topic] = Topic("ready-mounts-move")
"""Where that hero goes (V-7.5.21)."""
WARHORSE: Final[Topic] = Topic("warhorse")
"""Which hero gets Long Move for the wave (V-7.5.22)."""

# Hidden dice and cards of the program

BEHAVIOUR: Final[Topic] = Topic("behaviour")
"""A die for the Behaviour of an Enemy Group (R-V08)."""
BOSS: Final[Topic] = Topic("boss")
"""Which Boss leads the wave (V-5.4.6)."""
BOSS_BEHAVIOUR: Final[Topic] = Topic("boss-behaviour")
"""Which Behaviour of its list the Boss has (R-V05)."""
MOB: Final[Topic] = Topic("mob")
"""Which Mob type a Group is made of (R-V05)."""
ELITE: Final[Topic] = Topic("elite")
"""A die for whether an Elite leads the Group (R-V05)."""
ELITE_TYPE: Final[Topic] = Topic("elite-type")
"""Which Elite it is (R-V44)."""
GROUP_SIZE: Final[Topic] = Topic("group-size")
"""A die for how many models a Group wants (V-5.4.5)."""
SPAWN_EDGE: Final[Topic] = Topic("spawn-edge")
"""A die for the spawn edge, rolled again on 5 and 6 (V-5.5.2)."""
SPAWN_SPOT: Final[Topic] = Topic("spawn-spot")
"""Where along the edge a Group appears (R-V15)."""
TOKEN_EDGE: Final[Topic] = Topic("token-edge")
"""A die for the edge at which an Opportunity Token lies (V-7.2.2)."""
TOKEN_SPOT: Final[Topic] = Topic("token-spot")
"""Where along the edge it lies (R-V31)."""
TOKEN_RESULT: Final[Topic] = Topic("token-result")
"""A die for what the token is (V-7.3.1)."""
AMBUSH_MOB: Final[Topic] = Topic("ambush-mob")
"""Which Mob type lies in ambush (R-V45)."""

# The fight

WHOM: Final[Topic] = Topic("whom")
"""Which hero or Defender is activated, or "pass" (V-6.1.4)."""
ENEMY_TIE: Final[Topic] = Topic("enemy-tie")
"""Which of several goals equally near an enemy takes; the subject is the enemy (R-V09, R-V46)."""
OPPONENT: Final[Topic] = Topic("opponent")
"""Which of several equal opponents an engaged enemy attacks; the subject is the enemy (R-V55)."""
ORDER: Final[Topic] = Topic("order")
"""At a real table: the order for the enemy that is the subject has been carried out, or is overruled (V-6.2.7)."""
ORDERS: Final[Topic] = Topic("orders")
"""At a real table: the orders for several enemies, of whom the subject is the first, have been carried out, or one of
them is looked at by itself (V-6.2.7)."""
OBJECTIVE: Final[Topic] = Topic("objective")
"""A card for what Guardians hold (R-V14)."""
BLESSING: Final[Topic] = Topic("blessing")
"""Whether Blessing protects the building that is the subject: "yes" or "no" (V-7.5.14)."""
OVERWATCH: Final[Topic] = Topic("overwatch")
"""Whether the shooter takes the Watchtower's bonus: "yes" or "no" (V-7.5.17)."""
TRAP_DIE: Final[Topic] = Topic("trap-die")
"""How badly a Trap hurts the enemy that is the subject (V-7.8.6)."""
GO_ON: Final[Topic] = Topic("go-on")
"""Whether the hero who has found something in mid-move finishes the move: "on" or "stop" (R-V61)."""
ESCORT: Final[Topic] = Topic("escort")
"""Which villager the hero takes along, or "alone" (V-7.3.5)."""
VILLAGER: Final[Topic] = Topic("villager")
"""Where the villager who is the subject stands after the escort's move (R-V63)."""
HERB: Final[Topic] = Topic("herb")
"""Whom a herb heals in mid-wave (V-7.3.3)."""
PUT_OUT: Final[Topic] = Topic("put-out")
"""Which fire the hero puts out, or "none" (V-6.5.5)."""

# The council

COUNCIL: Final[Topic] = Topic("council")
"""What the council does next; "end" closes it (V-7.4.3)."""
ENCHANTING: Final[Topic] = Topic("enchanting-without-effect")
"""Whether to pay for a level that does nothing yet: "buy" or "back" (R-V03)."""
BARRICADE: Final[Topic] = Topic("barricade")
"""Where a Barricade goes and how it is turned (V-7.7.2)."""
TRAP: Final[Topic] = Topic("trap")
"""Where a Trap goes (V-7.8.2)."""

# Afterwards

NOTE: Final[Topic] = Topic("playtest-note")
"""What the group wants to remember (V-9.2); an empty text for nothing."""
