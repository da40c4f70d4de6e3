"""The words in which enemies give their reasons: what `EnemyDecided` holds (DESIGN, law 5).

`chosen` and `runner_up` are ids of models, buildings, tokens or Barricades, the number of a table edge, or "".
"""

from __future__ import annotations

from typing import Final

# What it does

ATTACK: Final = "attack"
POWER: Final = "power"
"""A Power Blow, two actions."""
IGNITE: Final = "ignite"
SHOOT: Final = "shoot"
AIM: Final = "aim"
"""An Aimed Shot, two actions."""
RELOAD: Final = "reload"
MOVE: Final = "move"
STEP: Final = "step"
"""A minimum step (SBH-MOV-7)."""
CLIMB: Final = "climb"
LEAVE: Final = "leave"
"""Off the table by the edge (V-6.3.9)."""
STAND: Final = "stand"
BREAK_FREE: Final = "break-free"
SNAP_OUT: Final = "snap-out"
HOLD: Final = "hold"
"""A Guardian in its place (V-6.3.19)."""
STAY: Final = "stay"
"""It is at its goal and has attacked."""
WAIT: Final = "wait"
"""It cannot get any nearer, or there is nothing to reach."""

DEEDS: Final = (
    ATTACK,
    POWER,
    IGNITE,
    SHOOT,
    AIM,
    RELOAD,
    MOVE,
    STEP,
    CLIMB,
    LEAVE,
    STAND,
    BREAK_FREE,
    SNAP_OUT,
    HOLD,
    STAY,
    WAIT,
)

# What it is about

NEAREST_BUILDING: Final = "nearest building"
NEAREST_HERO: Final = "nearest hero"
NEAREST_DEFENDER: Final = "nearest Defender"
NEAREST_TARGET: Final = "nearest target"
NEAREST_ECONOMIC: Final = "nearest economic building"
LOOT: Final = "building to loot"
NEAREST_EDGE: Final = "nearest edge"
TOWN_HALL: Final = "Town Hall"
OBJECTIVE: Final = "objective"
HERO_APPROACHES: Final = "hero who approaches"
DEFENDER_APPROACHES: Final = "Defender who approaches"
FOE_IN_CONTACT: Final = "foe in contact"
IN_RANGE: Final = "target in range"
BARS_THE_WAY: Final = "who bars the way"
BARRICADE: Final = "Barricade in the way"
ITSELF: Final = "its own state"
OVERRULED: Final = "where the table sends it"
"""People at a real table overruled the order (R-V37)."""

GOALS: Final = (
    NEAREST_BUILDING,
    NEAREST_HERO,
    NEAREST_DEFENDER,
    NEAREST_TARGET,
    NEAREST_ECONOMIC,
    LOOT,
    NEAREST_EDGE,
    TOWN_HALL,
    OBJECTIVE,
    HERO_APPROACHES,
    DEFENDER_APPROACHES,
    FOE_IN_CONTACT,
    IN_RANGE,
    BARS_THE_WAY,
    BARRICADE,
    ITSELF,
    OVERRULED,
)

# What decided

BY_DISTANCE: Final = "nearest"
BY_LINE: Final = "straight line"
"""Equally far on foot, nearer in a straight line (R-V09, V-6.3.12)."""
BY_WOUNDS: Final = "wounded"
BY_HERO: Final = "hero"
"""Heroes before Defenders (R-V55, R-V11)."""
BY_TOTAL: Final = "lowest total"
BY_PLAYERS: Final = "players"
BY_CHANCE: Final = "chance"
ONLY_ONE: Final = "only one"
GROUP_TARGET: Final = "the group's target"
NOBODY_NEAR: Final = "nobody approaches"
IN_SIGHT: Final = "in sight"
NO_WAY_ROUND: Final = "no way round"
NO_ROOM: Final = "no room beyond it"
NOTHING_TO_REACH: Final = "nothing to reach"
WAITED_LONG: Final = "waited long"
"""Guardians to whom nobody came (R-V13)."""
NOTHING_ELSE: Final = "nothing else is possible"

REASONS: Final = (
    BY_DISTANCE,
    BY_LINE,
    BY_WOUNDS,
    BY_HERO,
    BY_TOTAL,
    BY_PLAYERS,
    BY_CHANCE,
    ONLY_ONE,
    GROUP_TARGET,
    NOBODY_NEAR,
    IN_SIGHT,
    NO_WAY_ROUND,
    NO_ROOM,
    NOTHING_TO_REACH,
    WAITED_LONG,
    NOTHING_ELSE,
)
