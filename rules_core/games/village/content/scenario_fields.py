"""Fields of scenarios: the waves, who comes, special rules, how it is won and lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME
from rules_core.content.named_fields import TEXT as USUAL_STORY
from rules_core.games.village.content.party import FEWEST_HEROES, MOST_HEROES
from rules_core.games.village.content.types import Behaviour, WinKind
from rules_core.games.village.rules.escalation import ESCALATION, FINAL_ASSAULT

LONGEST_STORY: Final = 600
LARGEST_GROUP: Final = 5
"""V-5.4.5."""
EDGES: Final = ("1", "2", "3", "4")
SPECIAL: Final = ("initial_tokens", "enemy_depth", "heroes_first", "building_combat", "bonus_supplies")
"""The settings of the village that a scenario may change by a key of its own: the hooks of the book."""

STORY: Final = replace(
    USUAL_STORY, longest=LONGEST_STORY, help="The story, for the players to read before the first wave."
)
VILLAGE: Final = Field(
    "village",
    FieldKind.REFERENCE,
    "Village",
    "The village in which it is set; without one, any village serves.",
    longest=40,
    of="village",
    optional=True,
)
TERRAIN: Final = Field(
    "terrain",
    FieldKind.REFERENCE,
    "Ground",
    "The ground on which it is set; without one, any ground serves.",
    longest=40,
    of="terrain",
    optional=True,
)
RULES: Final = Field(
    "rules",
    FieldKind.REFERENCES,
    "House rules",
    "Sets of house rules that it is played with, the later over the earlier.",
    most=3,
    of="rules",
    default=(),
)
BESTIARY: Final = Field(
    "bestiary",
    FieldKind.REFERENCES,
    "Bestiary",
    "Who may come in generated waves and Ambushes; without any, the usual enemies.",
    of="enemy",
    default=(),
    clause="R-V04",
)

MEMBER_TYPE: Final = Field("type", FieldKind.REFERENCE, "Enemy", "Who comes.", longest=40, of="enemy")
MEMBER_COUNT: Final = Field(
    "count",
    FieldKind.WHOLE,
    "How many",
    "How many of them.",
    least=1,
    most=LARGEST_GROUP,
    default=1,
    clause="V-5.4.5",
)
MEMBERS: Final = Field(
    "member",
    FieldKind.TABLES,
    "Models",
    "Who belongs to the group, up to five models in all.",
    least=1,
    most=LARGEST_GROUP,
    clause="V-5.4.5",
    parts=(MEMBER_TYPE, MEMBER_COUNT),
    add="Add models",
    row="Row {number} of the models",
    counts=MEMBER_COUNT.key,
)
BEHAVIOUR: Final = Field(
    "behaviour",
    FieldKind.WORD,
    "Behaviour",
    "What the group is after.",
    words=tuple([one.value for one in Behaviour]),
    word_names=("Ravagers", "Hunters", "Raiders", "Mindless", "Fanatics", "Guardians"),
    clause="V-6.2.1",
)
GROUP_EDGE: Final = Field(
    "edge",
    FieldKind.WHOLE,
    "Edge",
    "The edge it comes from; without one, a die decides.",
    least=1,
    most=4,
    optional=True,
    clause="V-5.4.9",
)
GROUP_HEROES: Final = Field(
    "from_heroes",
    FieldKind.WHOLE,
    "From so many heroes",
    "It comes only when so many heroes play, or more; without a number, always.",
    least=FEWEST_HEROES,
    most=MOST_HEROES,
    optional=True,
    clause="V-4.2.3",
)
GROUPS: Final = Field(
    "group",
    FieldKind.TABLES,
    "Groups",
    "The groups of this wave; without any, the wave is generated.",
    least=0,
    most=8,
    default=(),
    clause="V-5.4.2",
    parts=(BEHAVIOUR, MEMBERS, GROUP_EDGE, GROUP_HEROES),
    add="Add a group",
    row="Group {number}",
)
ESCALATION_LEVEL: Final = Field(
    "escalation",
    FieldKind.WHOLE,
    "Escalation",
    "How hard the attack is, and what may come with it.",
    least=1,
    most=FINAL_ASSAULT,
    default=1,
    clause="V-5.2.1",
    follows=0,
)
PERCENT: Final = Field(
    "budget_percent",
    FieldKind.WHOLE,
    "Budget in percent",
    "What the wave may cost, in percent of the party's value; without a number, by its Escalation.",
    least=5,
    most=400,
    optional=True,
    clause="V-5.2.1",
)
WAVE_TEXT: Final = Field(
    "text",
    FieldKind.STORY,
    "What happens",
    "What is read out to the players when the wave opens.",
    longest=LONGEST_STORY,
    default="",
    clause="V-5.1.1",
)
WAVE_EDGES: Final = Field(
    "edges",
    FieldKind.WORDS,
    "Edges",
    "The only edges that this wave comes from; without any, those of the village.",
    words=EDGES,
    word_names=("Edge 1, above", "Edge 2, right", "Edge 3, below", "Edge 4, left"),
    default=(),
    clause="V-5.5.1",
)
LENGTHS: Final = Field(
    "lengths",
    FieldKind.WORDS,
    "In games of",
    "The game lengths in which this wave comes; without any, in all of them.",
    words=tuple(ESCALATION),
    word_names=("Intro", "Standard", "Siege"),
    default=(),
    clause="V-5.3.1",
)
WAVES: Final = Field(
    "wave",
    FieldKind.TABLES,
    "Waves",
    "The waves in their order; without any, those of the book.",
    least=0,
    most=20,
    default=(),
    clause="V-5.3.1",
    parts=(ESCALATION_LEVEL, PERCENT, WAVE_TEXT, WAVE_EDGES, LENGTHS, GROUPS),
    add="Add a wave",
    row="Wave {number}",
)

INITIAL_TOKENS: Final = Field(
    "initial_tokens",
    FieldKind.WHOLE,
    "Finds at the start",
    "Opportunity Tokens that lie on the table before the first wave.",
    least=0,
    most=6,
    optional=True,
    clause="V-4.7.2",
)
ENEMY_DEPTH: Final = Field(
    "enemy_depth",
    FieldKind.INCHES,
    "How deep enemies deploy",
    "Distance from their edge.",
    least=2,
    most=12,
    optional=True,
    clause="V-5.5.3",
)
HEROES_FIRST: Final = Field(
    "heroes_first",
    FieldKind.FLAG,
    "Heroes act first",
    "Every wave opens with the heroes' turn.",
    default=True,
    clause="V-6.1.2",
)
BUILDING_COMBAT: Final = Field(
    "building_combat",
    FieldKind.WHOLE,
    "Combat of buildings",
    "What buildings add to their die against an attack.",
    least=0,
    most=6,
    optional=True,
    clause="V-6.4.5",
)
BONUS_SUPPLIES: Final = Field(
    "bonus_supplies",
    FieldKind.WHOLE,
    "Supplies after each wave",
    "What comes in beside the income.",
    least=0,
    most=9,
    optional=True,
    clause="V-7.1.2",
)
HELD_BUILDING: Final = Field(
    "building", FieldKind.ID, "Building", "A building of the village.", longest=40, optional=True
)
HELD_POINT: Final = Field(
    "point",
    FieldKind.POINT,
    "Point",
    "A place on the table, measured from its upper left corner.",
    most=72,
    optional=True,
    # On every table, the smallest too.
    begins=(12, 12),
)
HELD_NAME: Final = Field("name", FieldKind.TEXT, "Name", "What that place is called.", longest=40, optional=True)
HOLDING: Final = Field(
    "guardian",
    FieldKind.TABLE,
    "What Guardians hold",
    "A building or a point; without it, finds first and then a building by lot.",
    optional=True,
    clause="V-6.3.18",
    parts=(HELD_BUILDING, HELD_POINT, HELD_NAME),
)

WIN_KIND: Final = Field(
    "kind",
    FieldKind.WORD,
    "Won by",
    "What ends the game with a victory.",
    words=tuple([one.value for one in WinKind]),
    word_names=(
        "Surviving all waves",
        "Surviving so many waves",
        "Beating a leader",
        "Beating all Bosses",
        "Gathering so many Supplies",
        "Claiming so many finds",
    ),
    clause="V-8.1",
)
WIN_COUNT: Final = Field(
    "count",
    FieldKind.WHOLE,
    "How many",
    "So many waves, Supplies or finds.",
    least=1,
    most=99,
    when="kind",
    when_words=(WinKind.WAVES.value, WinKind.SUPPLIES.value, WinKind.TOKENS.value),
)
WIN_ENEMY: Final = Field(
    "enemy",
    FieldKind.REFERENCE,
    "Leader",
    "An enemy whom a group of a wave brings.",
    longest=40,
    of="enemy",
    when="kind",
    when_words=(WinKind.LEADER.value,),
)
WIN: Final = Field(
    "win",
    FieldKind.TABLE,
    "Victory",
    "How it is won; without it, when the last wave is survived.",
    optional=True,
    clause="V-8.1",
    parts=(WIN_KIND, WIN_COUNT, WIN_ENEMY),
)

LOSS_HEROES: Final = Field(
    "heroes", FieldKind.FLAG, "All heroes", "It is lost when no hero is left.", default=False, clause="V-8.3"
)
LOSS_BUILDINGS: Final = Field(
    "buildings",
    FieldKind.TAGS,
    "Buildings to keep",
    "It is lost when one of them falls.",
    default=(),
    clause="V-8.2",
)
LOSS_FALLEN: Final = Field(
    "fallen",
    FieldKind.WHOLE,
    "Ruins",
    "It is lost when so many buildings have fallen, whichever they are.",
    least=1,
    most=20,
    optional=True,
    clause="V-8.2",
)
LOSS: Final = Field(
    "loss",
    FieldKind.TABLE,
    "Defeat",
    "What loses it beside the fall of the heart of the village.",
    optional=True,
    clause="V-8.2",
    parts=(LOSS_HEROES, LOSS_BUILDINGS, LOSS_FALLEN),
)
SCENARIO: Final[tuple[Field, ...]] = (
    ID,
    NAME,
    STORY,
    VILLAGE,
    TERRAIN,
    RULES,
    BESTIARY,
    WAVES,
    WIN,
    LOSS,
    INITIAL_TOKENS,
    ENEMY_DEPTH,
    HEROES_FIRST,
    BUILDING_COMBAT,
    BONUS_SUPPLIES,
    HOLDING,
)
