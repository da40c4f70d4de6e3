"""What the game asks about."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic

# The board is made.
LAY_WHICH: Final = Topic("lay-which")
LAY_WHERE: Final = Topic("lay-where")
LAY_TURN: Final = Topic("lay-turn")
APPROVAL: Final = Topic("approval")
TOWN_SHAPE: Final = Topic("town-shape")
TOWN_PLACE: Final = Topic("town-place")
RUIN_PLACE: Final = Topic("ruin-place")
ORDER_DIE: Final = Topic("order-die")
RACE: Final = Topic("race")
STRONGHOLD_PLACE: Final = Topic("stronghold-place")
START_PLACE: Final = Topic("start-place")
FIRST_DIE: Final = Topic("first-die")

# Upkeep.
PAY: Final = Topic("pay")
UNPAID: Final = Topic("unpaid")
TRAIN: Final = Topic("train")
TRAIN_WHERE: Final = Topic("train-where")
BRIDGE: Final = Topic("bridge")
TRADE: Final = Topic("trade")
HEAL: Final = Topic("heal")
CURE: Final = Topic("cure")
BUNDLES: Final = Topic("bundles")
EQUIP: Final = Topic("equip")

# Movement and ruins.
MOVE: Final = Topic("move")
MOVE_WHERE: Final = Topic("move-where")
SCROLL_WHERE: Final = Topic("scroll-where")
EXPLORE: Final = Topic("explore")
RUIN_DIE: Final = Topic("ruin-die")

# Fighting.
ATTACK: Final = Topic("attack")
WHOM: Final = Topic("whom")
SPLIT: Final = Topic("split")
VICTIM: Final = Topic("victim")
COUNTER: Final = Topic("counter")
HIT_DICE: Final = Topic("hit-dice")
WOUND_DICE: Final = Topic("wound-dice")
AGAIN: Final = Topic("roll-again")
BLOCK_DIE: Final = Topic("block-die")
UNCARING: Final = Topic("uncaring")
SPOILS: Final = Topic("spoils")
REWARD_DIE: Final = Topic("reward-die")
HASTE: Final = Topic("haste")

# Cards.
EVENT_DIE: Final = Topic("event-die")
DRAW: Final = Topic("draw")
SPIED: Final = Topic("spied")
LEADERSHIP_DIE: Final = Topic("leadership-die")
MONSTER_PLACE: Final = Topic("monster-place")
WHICH_MONSTER: Final = Topic("which-monster")
RECRUIT_PLACE: Final = Topic("recruit-place")
GOLD_OR_FOOD: Final = Topic("gold-or-food")
TOLL: Final = Topic("toll")
STAKE: Final = Topic("stake")
STAKE_DIE: Final = Topic("stake-die")
WORKPLACE: Final = Topic("workplace")
BUY_ONE: Final = Topic("buy-one")
WHICH_DECK: Final = Topic("which-deck")
WHICH_FIRST: Final = Topic("which-first")
WHICH_BRIDGE: Final = Topic("which-bridge")
WHICH_BUILDING: Final = Topic("which-building")
WHO_LEAVES: Final = Topic("who-leaves")
WHO_SUFFERS: Final = Topic("who-suffers")
WHO_IS_HEALED: Final = Topic("who-is-healed")
LOST_CIVILIAN: Final = Topic("lost-civilian")
LOST_CARD: Final = Topic("lost-card")
RUIN_OR_GOLD: Final = Topic("ruin-or-gold")

# At a table without a map.
LAY_OUT: Final = Topic("lay-out")
MARCH: Final = Topic("march")
HOW_MANY: Final = Topic("how-many")
WHO_IS_STRUCK: Final = Topic("who-is-struck")
WHO_STRIKES: Final = Topic("who-strikes")
FIGHT: Final = Topic("who-fights")
SHARED: Final = Topic("shared")
FROM_AFAR: Final = Topic("from-afar")
BESIDE_LORD: Final = Topic("beside-lord")
HOW_MANY_BESIDE: Final = Topic("how-many-beside")
ON_MOUNTAIN: Final = Topic("on-mountain")
ON_MOUNTAINS: Final = Topic("on-mountains")
IN_FOREST: Final = Topic("in-forest")
ENGINES_THERE: Final = Topic("engines-there")
WHO_BEHIND: Final = Topic("who-behind")
WHO_ELSE_HIT: Final = Topic("who-else-hit")
WHOM_REACHES: Final = Topic("whom-reaches")
NEAREST: Final = Topic("nearest")
AS_NEAR: Final = Topic("as-near")
COMES: Final = Topic("comes")

OPENINGS: Final = (PAY, TRAIN, TRADE, EQUIP, MOVE, ATTACK, COUNTER)
"""What is asked where nothing has been begun."""
SEEN: Final = frozenset(
    {
        LAY_OUT,
        MARCH,
        HOW_MANY,
        WHO_IS_STRUCK,
        WHO_STRIKES,
        FIGHT,
        SHARED,
        FROM_AFAR,
        BESIDE_LORD,
        HOW_MANY_BESIDE,
        ON_MOUNTAIN,
        ON_MOUNTAINS,
        IN_FOREST,
        ENGINES_THERE,
        WHO_BEHIND,
        WHO_ELSE_HIT,
        WHOM_REACHES,
        NEAREST,
        AS_NEAR,
        COMES,
        MOVE,
        ATTACK,
        WHOM,
        COUNTER,
    }
)
"""What people see on their table alone, where nobody has a map: whoever plays a seat, they answer it."""

# Monsters.
TIE_DIE: Final = Topic("tie-die")
MONSTER_WAY: Final = Topic("monster-way")
TILES: Final = frozenset(
    {
        TOWN_PLACE,
        RUIN_PLACE,
        STRONGHOLD_PLACE,
        START_PLACE,
        TRAIN_WHERE,
        BRIDGE,
        MOVE_WHERE,
        SCROLL_WHERE,
        HASTE,
        MONSTER_PLACE,
        RECRUIT_PLACE,
        WHICH_BRIDGE,
        MONSTER_WAY,
    }
)
"""Questions whose answers name tiles."""
