"""What the checks of items say: templates. Those of the readers stand in content_faults.py and content_words.py."""

from __future__ import annotations

from typing import Final

SET_TO: Final = "Set to {value}"
TAKE_AWAY: Final = "Take it away"
GIVE_TOUGH: Final = "Make it Tough"
TAKE_TORCH: Final = "Take the torch away"
BRING_IN: Final = "Bring it back onto the table"
CALL_IT: Final = "Call it {value}"
SET_IT: Final = "Set it to {price}."

OFFICIAL_ID: Final = "{id} is the id of {name}, which comes with the program."
SAME_ID: Final = "{id} is the id of {name} too."
OTHER_ID: Final = "Give this one an id of its own, such as {value}."
RESERVED_ID: Final = "The id {id} begins with {word}, which play needs for itself."
SAME_AS_PIECE: Final = "{id} is the id of a building and of a piece of the table."
NO_ICON: Final = "There is no icon called {icon}."
CHOOSE_ICON: Final = "Choose one from the list."
USE_ICON: Final = "Use {icon}"

COSTS: Final = "{name} costs {points} points, and the formula says {price}."
TOO_DEAR: Final = "{name} would cost {price} points; the most is {most}."
MAKE_WEAKER: Final = "Give it fewer traits, less Combat or a worse Quality."
LEVEL_CHEAPER: Final = "{level} costs {cost} Supplies, no more than the level before it."
COST_MORE: Final = "Later levels should cost more; {value} would do."

OFF_TABLE: Final = "The {name} reaches over the edge of the table."
MOVE_INWARDS: Final = "Move it inwards."
MOVE_IT_INWARDS: Final = "Move it {move} inwards."
BUTTON_INWARDS: Final = "Move it {move} inwards"
OFF_CENTRE: Final = "The {name} is {distance} from the middle of the table."
TO_CENTRE: Final = "Move it nearer to the middle; {limit} is the most."
MOVE_TO_CENTRE: Final = "Move it {move} nearer to the middle; {limit} is the most."
BUTTON_TO_CENTRE: Final = "Move it {move} nearer"
FAR: Final = "The {name} is {distance} from the {heart}."
COME_CLOSER: Final = "Move it closer; the rules allow {limit} at most."
MOVE_CLOSER: Final = "Move it {move} closer; the rules allow {limit} at most."
BUTTON_CLOSER: Final = "Move it {move} closer"
OVERLAP: Final = "The {name} stands in the {other}."
TOUCH: Final = "The {name} touches the {other}."
MOVE_APART: Final = "Move them apart."
MOVE_AWAY: Final = "Move the {moved} {move} away."
BUTTON_AWAY: Final = "Move the {moved} {move} away"
NARROW: Final = "Between the {other} and the {name} there are only {distance}."
MOVE_WIDER: Final = "Where there is room, {limit} are better."
MOVE_IT_WIDER: Final = "Move the {moved} {move} away; {limit} are better."
KNOWINGLY: Final = "This village knowingly sets that aside; nothing needs to be done."
ON_TERRAIN: Final = "The {name} stands on a piece of {ground}, which is taken off the table when a game begins."
TAKE_PIECE: Final = "Take the piece away, or move one of them."

ZONE_OFF_TABLE: Final = "A corner of a deployment zone lies off the table."
SPAWN_OFF_TABLE: Final = "A spawn edge reaches beyond the {edge}, which is {length} long."
SHORTEN_SPAWN: Final = "Let it end where the edge does, and begin before."
TABLE_HAS_ID: Final = "{id} is also the id of the table {name}, and this village brings a table of its own."

NO_SUCH: Final = "There is no {kind} called {id}."
CHOOSE_OTHER: Final = "Choose another, or make it."
KINDS: Final = {
    "village": "village",
    "building": "building",
    "hero": "hero",
    "enemy": "enemy",
    "defender": "defender",
    "terrain": "table",
    "ground": "kind of ground",
    "scenario": "scenario",
    "rules": "set of house rules",
}

NO_BUILDING: Final = "{village} has no building called {id}."
CHOOSE_BUILDING: Final = "Choose one of: {known}."
FEW_BUILDINGS: Final = "{village} has only {most} buildings, and {count} would have to fall."
ASK_FEWER: Final = "Ask for {most} or fewer."
POINT_OFF_TABLE: Final = "The point that Guardians hold lies off the table."
MOVE_POINT: Final = "Move it inwards."
NO_SPAWN: Final = "No enemy comes from the {edge} of {village}."
CHOOSE_EDGE: Final = "Choose another edge."
OWN_GROUND: Final = "{village} stands on a table of its own, so the one that is chosen here is not used."
NO_TABLE_NEEDED: Final = "Leave the table out."
NO_MOB: Final = "No Mob without a torch among those who may come costs {least} points or less."
ADD_MOB: Final = "Let such a Mob come, or raise the budget of the smallest wave."
NO_BOSS: Final = "No Boss among those who may come costs {least} points or less."
ADD_BOSS: Final = "Let such a Boss come, or lower the Escalation of the waves that bring one."
