"""What the examination of a village's table says: templates, for what is in order too."""

from __future__ import annotations

from typing import Final

UPPER: Final = "Upper edge"
RIGHT: Final = "Right edge"
LOWER: Final = "Lower edge"
LEFT: Final = "Left edge"
EDGES: Final = {1: UPPER, 2: RIGHT, 3: LOWER, 4: LEFT}
"""How a person finds the numbered edges (V-5.5.1). They stand before a colon, where no language bends them."""

NO_ROOM_AT_EDGE: Final = "{edge}: there is no room for enemies."
CLEAR_EDGE: Final = "Take away some terrain there, or let them come from elsewhere."
FEW_AT_EDGE: Final = "{edge}: there is room for only {count} of {wanted} enemies."
WALLED_OFF: Final = "{edge}: the village is walled off from it."
OPEN_WAY: Final = "Open a way at least {width} wide."
CUT_OFF: Final = "{edge}: no way leads from it to the {name}."
CUT_OFF_ALL: Final = "No way leads to the {name}."
MAKE_WAY: Final = "Take away some terrain round it, or move it."
TAKE_PIECE: Final = "Taking away the {ground} {piece} would open a way."
BRIDGE_PIECE: Final = "A bridge at least {width} wide over the {ground} {piece} would open a way, or taking it away."
BUTTON_TAKE: Final = "Take away the {ground}"
MOVE_FREE: Final = "Moving it {move} would open a way."
BUTTON_FREE: Final = "Move the {name} {move}"
TOO_DEEP: Final = "{ground} {piece}: nobody could step over it, for it is deeper than {limit}."
MAKE_THIN: Final = "Make it thinner, or take another kind of ground."
FEW_HEROES: Final = "There is room to deploy only {count} of {wanted} heroes."
NO_HEROES: Final = "No hero has room to deploy."
ROOM_BY_HEART: Final = "Leave more open ground within {reach} of the {heart}."
ROOM_IN_ZONE: Final = "Make the deployment zone larger, or take terrain out of it."

ALL_WAYS_OPEN: Final = "All four edges have an open way to every building."
WAYS_OPEN: Final = "Every edge that enemies come from has an open way to every building."
ENEMIES_HAVE_ROOM: Final = "Five enemies have room at every edge that they come from."
HEROES_HAVE_ROOM: Final = "Four heroes have room to deploy."
HEART_IN_MIDDLE: Final = "The {heart} stands near the middle of the table."
NEAR_HEART: Final = "Every building stands within {limit} of the {heart}."
NONE_TOUCH: Final = "No two buildings touch."
ROOM_BETWEEN: Final = "Between all buildings there are {limit} or more."
