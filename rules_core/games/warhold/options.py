"""What a new game of Warhold is asked, each setting declared once, and the settings as the rules read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.chosen import ITEMS
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain

PLAY_MODE: Final = "play_mode"
PLAYERS: Final = "players"
BOARD: Final = "board"
BOX: Final = "box"
BY_LOT: Final = "by-lot"
BY_ONE: Final = "by-one"
BY_PLAYERS: Final = "players"
IN_TURNS: Final = "in-turns"
SIZES: Final[dict[str, tuple[int, int]]] = {"small": (5, 4), "medium": (6, 5), "large": (8, 6), "box": (10, 6)}
"""Game tiles across and down; the box holds sixty (W-BOX-1)."""
BY_PROGRAM: Final = "program"
BY_FURTHEST: Final = "furthest"
MAPPED: Final = (PlayMode.SCREEN.value, PlayMode.MAPPED.value)
"""Where the program knows the map."""
WHERE: Final = Field(
    PLAY_MODE,
    FieldKind.WORD,
    "Where do you play?",
    "At a real table the program keeps the books and shows the cards. A map moves the monsters; without one you are "
    "asked what must be known.",
    words=tuple([one.value for one in PlayMode]),
    word_names=("On the screen", "At a table, the map mirrors it", "At a table, without a map"),
    default=PlayMode.SCREEN.value,
)
CHOICES: Final = (
    WHERE,
    Field(PLAYERS, FieldKind.WHOLE, "Players", least=2, most=4, default=2, clause="R-W54"),
    Field(
        BOARD,
        FieldKind.REFERENCE,
        "Map",
        "One that stands ready, or one that is laid when the game begins.",
        of="board",
        nothing="We lay one",
        optional=True,
        default="",
        clause="W-SET-1",
        when=PLAY_MODE,
        when_words=MAPPED,
    ),
    Field(
        BOX,
        FieldKind.REFERENCE,
        "Races and cards",
        "Those of the book, or a box of your own.",
        of="box",
        nothing="Those of the book",
        optional=True,
        default="",
        clause="W-BOX-6",
    ),
    Field(
        "laying",
        FieldKind.WORD,
        "Who lays it",
        words=(BY_LOT, IN_TURNS, BY_ONE),
        word_names=("The lot", "All in turn", "The first player"),
        default=BY_LOT,
        clause="W-SET-2",
        when=BOARD,
        when_words=("",),
    ),
    Field(
        "size",
        FieldKind.WORD,
        "Size",
        words=tuple(SIZES),
        word_names=("Small: 20 game tiles", "Medium: 30 game tiles", "Large: 48 game tiles", "All 60 of the box"),
        default="medium",
        clause="W-SET-4",
        when=BOARD,
        when_words=("",),
    ),
    Field(
        "approval",
        FieldKind.FLAG,
        "All approve of the map",
        "Otherwise it is taken as it lies.",
        default=True,
        clause="W-SET-1",
        when=PLAY_MODE,
        when_words=MAPPED,
    ),
    Field(
        "quick_play",
        FieldKind.FLAG,
        "Quick play",
        "Ruins anywhere but beside a town or another ruin, Strongholds five tiles from towns and each other.",
        default=False,
        clause="R-W63",
    ),
    Field(
        "placing",
        FieldKind.WORD,
        "Who places towns, ruins and Strongholds",
        words=(BY_PLAYERS, BY_LOT),
        word_names=("The players in turn", "The lot"),
        default=BY_PLAYERS,
        clause="R-W54",
        when=PLAY_MODE,
        when_words=MAPPED,
    ),
    Field(
        "towns",
        FieldKind.WHOLE,
        "Towns",
        "0 as the book has it: one for two players, two for more.",
        least=0,
        most=3,
        default=0,
        clause="W-SET-6",
        house_rule=True,
    ),
    Field(
        "ruins_each",
        FieldKind.WHOLE,
        "Ruins for each player",
        least=2,
        most=3,
        default=3,
        clause="R-W04",
        house_rule=True,
    ),
    Field(
        "start_gold",
        FieldKind.WHOLE,
        "Gold at the start",
        least=0,
        most=500,
        default=100,
        clause="W-SET-14",
        house_rule=True,
    ),
    Field(
        "start_food",
        FieldKind.WHOLE,
        "Food at the start",
        least=0,
        most=500,
        default=100,
        clause="W-SET-14",
        house_rule=True,
    ),
    Field(
        "most_miners",
        FieldKind.WHOLE,
        "Most workers in a mine",
        "0 for no limit.",
        least=0,
        most=50,
        default=10,
        clause="R-W32",
        house_rule=True,
    ),
    Field(
        "most_farmers",
        FieldKind.WHOLE,
        "Most workers on a farm",
        "0 for no limit.",
        least=0,
        most=50,
        default=10,
        clause="R-W32",
        house_rule=True,
    ),
    Field(
        "siege_upkeep",
        FieldKind.FLAG,
        "Cannons and Catapults need upkeep",
        "Their cost line says so, a sentence beside it says otherwise.",
        default=True,
        clause="R-W03",
        house_rule=True,
    ),
    Field(
        "keep_slots",
        FieldKind.WHOLE,
        "Rooms of a keep",
        "For engineers and healers together.",
        least=2,
        most=12,
        default=4,
        clause="W-STR-13",
        house_rule=True,
    ),
    Field(
        "army_limits",
        FieldKind.FLAG,
        "Armies have limits",
        "10 infantry, 10 ranged, 6 cavalry, 3 siege engines, 6 engineers, 6 healers.",
        default=True,
        clause="W-TYP-11",
        house_rule=True,
    ),
    Field(
        "siege_counter",
        FieldKind.FLAG,
        "Siege engines strike back",
        "Those that have not moved.",
        default=True,
        clause="R-W22",
        house_rule=True,
    ),
    Field(
        "ranged_monsters_strike",
        FieldKind.FLAG,
        "Monsters that shoot strike whoever walks away",
        "Dragon, Giant and Sniper; ranged units never do.",
        default=True,
        clause="R-W66",
        house_rule=True,
    ),
    Field(
        "monsters_flown",
        FieldKind.FLAG,
        "Some monsters fly",
        "Dragon, Demon Lord, Imp and Wraith cross water.",
        default=True,
        clause="R-W14",
        house_rule=True,
    ),
    Field(
        "monsters_led",
        FieldKind.WORD,
        "Who leads monsters in doubt",
        words=(BY_PROGRAM, BY_FURTHEST),
        word_names=("The program", "The player furthest away"),
        default=BY_PROGRAM,
        clause="R-W44",
        house_rule=True,
    ),
    Field(
        "towns_draw_monsters",
        FieldKind.FLAG,
        "Towns draw monsters",
        "Empty ones too; otherwise units alone and Strongholds do.",
        default=True,
        clause="R-W45",
        house_rule=True,
    ),
    Field(
        "monster_tokens",
        FieldKind.FLAG,
        "Monsters are as many as the box holds",
        "With none of a kind left another of its class comes.",
        default=True,
        clause="R-W05",
        house_rule=True,
    ),
    Field(
        "rewards_always",
        FieldKind.FLAG,
        "Every slain monster brings its reward",
        "Otherwise only your own attacks in your own turn do.",
        default=True,
        clause="R-W29",
        house_rule=True,
    ),
    Field(
        "explore_when_moved",
        FieldKind.FLAG,
        "Only those who moved explore",
        "Otherwise whoever stands on a ruin does.",
        default=True,
        clause="R-W42",
        house_rule=True,
    ),
    Field(
        "cards_replaced",
        FieldKind.FLAG,
        "A card that changes nothing is replaced",
        "Once.",
        default=True,
        clause="WH-SL-8",
        house_rule=True,
    ),
    Field(
        "engineers_together",
        FieldKind.FLAG,
        "Several engineers may raise one building",
        "Each by a level; otherwise a building rises once a turn.",
        default=True,
        clause="R-W35",
        house_rule=True,
    ),
    Field(
        "bridge_gold",
        FieldKind.WHOLE,
        "A bridge costs gold",
        least=0,
        most=100,
        default=0,
        clause="R-W35",
        house_rule=True,
    ),
    Field(
        "trinkets",
        FieldKind.WHOLE,
        "Trinkets worn at once",
        least=1,
        most=4,
        default=2,
        clause="R-W39",
        house_rule=True,
    ),
    Field(
        "lord_holds",
        FieldKind.FLAG,
        "A lord seizes and holds Strongholds",
        "Otherwise other units alone do.",
        default=True,
        clause="R-W46",
        house_rule=True,
    ),
    Field(
        "mercenaries_by_barracks",
        FieldKind.FLAG,
        "Who joins you needs your Barracks",
        "At the level at which you could train them.",
        default=False,
        clause="R-W55",
        house_rule=True,
    ),
    Field(
        "corner_strikes",
        FieldKind.FLAG,
        "Long Reach strikes whoever leaves across a corner",
        default=False,
        clause="R-W11",
        house_rule=True,
    ),
)
"""Each but where it is played, the number of players and the map is an option of the same name."""


@dataclass(frozen=True)
class WarholdOptions:
    """The settings of one game, by the clauses of `CHOICES`."""

    laying: str
    size: str
    approval: bool
    quick_play: bool
    placing: str
    towns: int
    ruins_each: int
    start_gold: int
    start_food: int
    most_miners: int
    most_farmers: int
    siege_upkeep: bool
    keep_slots: int
    army_limits: bool
    siege_counter: bool
    ranged_monsters_strike: bool
    monsters_flown: bool
    monsters_led: str
    towns_draw_monsters: bool
    monster_tokens: bool
    rewards_always: bool
    explore_when_moved: bool
    cards_replaced: bool
    engineers_together: bool
    bridge_gold: int
    trinkets: int
    lord_holds: bool
    mercenaries_by_barracks: bool
    corner_strikes: bool


def options_of(setup: Plain) -> WarholdOptions:
    """The options of a setup."""
    apart = (PLAY_MODE, PLAYERS, BOARD, BOX, ITEMS)
    return WarholdOptions(**{key: value for key, value in setup.items() if key not in apart})


def begins_at_table(setup: Plain) -> bool:
    """Whether the figures stand on a real table when the war begins."""
    return bool(setup.get(PLAY_MODE, PlayMode.SCREEN.value) != PlayMode.SCREEN.value)


def by_the_book() -> WarholdOptions:
    """The options of a game for which nothing was chosen."""
    return options_of({one.key: one.default for one in CHOICES})
