"""What readers of a siege's content say: templates, the fault and the remedy apart."""

from __future__ import annotations

from typing import Final

ID_TWICE: Final = "{id} stands twice in this list."
GIVE_OWN_ID: Final = "Give every entry its own id."
NO_TAG: Final = "{value} is no tag."
WRITE_TAG: Final = 'Use small letters, such as "orc".'
NO_TRAIT: Final = "{value} is no trait."
CHOOSE_TRAIT: Final = "Choose one of the traits of the list; in a file they have the ids of traits.toml."
TRAIT_NOT_PLAYED: Final = "{name} is a trait that this version does not carry out."
REMOVE_TRAIT: Final = "Remove it."
TRAIT_TWICE: Final = "{name} stands twice among the traits."
REMOVE_ONE: Final = "Remove one."
DRAW_AGAIN: Final = "Draw it again, with its corners apart."
CROSSES_ITSELF: Final = "The outline crosses itself."
DRAW_APART: Final = "Move its corners so that no side meets another."
NO_HEART: Final = "No building is the heart of the village."
GIVE_HEART: Final = 'Give exactly one building the ability "Heart of the village" at its first level.'
LATE_HEART: Final = "The {name} would become the heart only later."
HEART_FIRST: Final = 'The ability "Heart of the village" belongs to the first level, of exactly one building.'
TWO_HEARTS: Final = "Both the {name} and the {other} are the heart of the village."
ONE_HEART: Final = 'Exactly one building has the ability "Heart of the village"; give one of them another ability.'
NO_DEFENDER: Final = "The {name} would muster {value}, which is no defender."
CHOOSE_DEFENDER: Final = "Choose a defender that there is, or make one."
NOT_TOUGH: Final = "{name} is not Tough, and every hero is."
ADD_TOUGH: Final = "Give it the trait Tough."
NO_LETTER: Final = "Letter is {value}."
GIVE_LETTER: Final = 'Use one or two capital letters, such as "M".'
TORCH_NO_MOB: Final = "{name} carries a torch and is no Mob."
NO_TORCH: Final = "Only Mobs carry torches: take the torch away or make it a Mob."
GROUND_TWICE: Final = "{id} stands twice among the kinds of ground."
OFF_TABLE: Final = "A corner of {name} lies off the table."
KEEP_ON_TABLE: Final = "Keep every corner on it: 0 to {width} across and 0 to {height} down."
TABLE_OF_VILLAGE: Final = "{id} is the table of the village of that name."
GIVE_OTHER_ID: Final = "Give it another id."
NARROW_SPAWN: Final = "The part of edge {edge} from which enemies come is too narrow."
WIDEN_SPAWN: Final = "Leave them at least {least}: raise its end or lower its beginning."
NO_WAVE: Final = "No wave comes in a game of the length {value}."
GIVE_WAVE: Final = "Let at least one wave come in every length."
FEW_WAVES: Final = "It is to be won after {count} waves, and there are only {most}."
LOWER_COUNT: Final = "Ask for no more waves than there are."
NO_GROUP: Final = "None of its groups comes when {count} heroes play."
GIVE_GROUP: Final = "Let at least one group come with any number of heroes."
NO_LEADER: Final = "No group of a wave brings the leader, {value}, in a game of the length {length}."
WRITE_LEADER: Final = "Write the leader into a group."
TWO_HELD: Final = "Guardians would hold a building and a point at once."
NOTHING_HELD: Final = "It does not say what Guardians hold."
HOLD_ONE: Final = "Name a building, or give a point, and not both."
LARGE_GROUP: Final = "This group has {count} models."
KEEP_GROUP: Final = "Keep it from 1 to {most} models."
