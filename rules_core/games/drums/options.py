"""What a new battle is asked, each setting declared once, and the settings as the rules read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.drums.content.library_content import BOOK_RULES, RULE_LIST
from rules_core.games.drums.content.scenario_fields import ASSAULT, COURSE
from rules_core.games.drums.content.squad_limits import MOST_POINTS
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import SeatId
from rules_core.song.options import SongOptions
from rules_core.song.play_mode_field import PLAY_MODE

# S-INT-5.
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
SEATS: Final = tuple([SeatId(f"p{number}") for number in range(1, MOST_PLAYERS + 1)])
NO_SCENARIO: Final = "none"
"""What earlier releases wrote where no scenario was chosen."""
FOUR_QUARTERS: Final = "four-quarters"
USUAL_NATIONS: Final = ("france", "britain", "prussia", "austria")

SCALES: Final[dict[str, tuple[int, int, int, int]]] = {
    # S-SCL-1, S-SCL-2, SDS-CON-1, R-S25. Short, Medium, Long, and the side of the table, in tenths of a millimetre.
    "15": (500, 800, 1200, 6000),
    "28": (750, 1200, 1800, 9000),
    "40": (1000, 1600, 2400, 12000),
}


def _when(number: int) -> str:
    """Two always play; whoever else does is asked about when there are so many."""
    return "players" if number > FEWEST_PLAYERS else ""


def _more_than(number: int) -> tuple[str, ...]:
    return tuple([f"{players}" for players in range(number, MOST_PLAYERS + 1)])


def _nation(number: int, name: str) -> Field:
    return Field(
        f"nation_{number}",
        FieldKind.REFERENCE,
        name,
        of="nation",
        default=USUAL_NATIONS[number - 1],
        when=_when(number),
        when_words=_more_than(number),
        clause="S-SET-1",
    )


def _squad(number: int, name: str) -> Field:
    return Field(
        f"squad_{number}",
        FieldKind.REFERENCE,
        name,
        "Without one it is bought when the battle begins, in secret.",
        of="squad",
        optional=True,
        nothing="Bought in secret",
        default="",
        when=_when(number),
        when_words=_more_than(number),
        clause="S-SET-4",
    )


DOUBTS: Final[dict[str, int]] = {"quarter": 4, "half": 2, "whole": 1}
"""A believed place may be wrong by a Short stick divided by so much."""

CHOICES: Final = (
    PLAY_MODE,
    Field(
        "doubt",
        FieldKind.WORD,
        "How far may the program be wrong about a place?",
        "A nearer call is asked of you.",
        words=tuple(DOUBTS),
        word_names=("A quarter of Short", "Half of Short", "Short"),
        default="half",
        when="play_mode",
        when_words=(PlayMode.UNMAPPED.value,),
    ),
    Field(
        "players",
        FieldKind.WHOLE,
        "Players",
        least=FEWEST_PLAYERS,
        most=MOST_PLAYERS,
        default=FEWEST_PLAYERS,
    ),
    Field(
        "scale",
        FieldKind.WORD,
        "Models",
        "It says how long the sticks are and how large the table is.",
        words=tuple(SCALES),
        word_names=("15 mm", "20 to 28 mm", "40 mm and larger"),
        default="15",
        clause="S-SCL-2",
    ),
    Field("points", FieldKind.WHOLE, "Points of a squad", least=120, most=MOST_POINTS, default=400, clause="S-SET-5"),
    Field(
        "scenario",
        FieldKind.REFERENCE,
        "Scenario",
        "With a goal of its own, and its own table.",
        of="scenario",
        optional=True,
        nothing="None: break the other squad",
        default="",
        clause="R-S52",
    ),
    Field(
        "attacker",
        FieldKind.WORD,
        "Who attacks",
        "In a scenario it is agreed beforehand.",
        words=("1", "2"),
        word_names=("Player 1", "Player 2"),
        default="1",
        when="scenario",
        clause="SDS-SCN-1.2",
    ),
    Field(
        "house_fire",
        FieldKind.FLAG,
        "The house may burn",
        "In an assault Engineers may set it alight.",
        default=False,
        when="scenario",
        when_part=COURSE.key,
        when_words=(ASSAULT,),
        clause="SDS-SCN-3.7",
    ),
    Field(
        "battlefield",
        FieldKind.REFERENCE,
        "Battlefield",
        "A table that lies ready; otherwise the defender lays it out.",
        of="battlefield",
        optional=True,
        nothing="Rolled by quarters",
        default="",
        when="scenario",
        when_words=("",),
        clause="S-TER-1",
    ),
    Field(
        "terrain_table",
        FieldKind.REFERENCE,
        "Terrain table",
        "What the quarters are rolled from.",
        of="terrain_table",
        default=FOUR_QUARTERS,
        when="battlefield",
        when_words=("",),
        clause="S-TER-9",
        house_rule=True,
    ),
    Field(
        "rule_list",
        FieldKind.REFERENCE,
        "Special rules",
        "Which are played, and what they cost.",
        of=RULE_LIST,
        default=BOOK_RULES,
        clause="SDS-PTS-10",
        house_rule=True,
    ),
    _nation(1, "Nation of player 1"),
    _nation(2, "Nation of player 2"),
    _nation(3, "Nation of player 3"),
    _nation(4, "Nation of player 4"),
    _squad(1, "Squad of player 1"),
    _squad(2, "Squad of player 2"),
    _squad(3, "Squad of player 3"),
    _squad(4, "Squad of player 4"),
    Field(
        "any_nations",
        FieldKind.FLAG,
        "Any nations",
        "Otherwise one side, and one only, is French.",
        default=False,
        clause="R-S18",
    ),
    Field(
        "mixed_squads",
        FieldKind.FLAG,
        "Mixed squads",
        "A squad may buy men of all nations; with men of another nation it has no national feature.",
        default=False,
        clause="S-SET-2",
    ),
    Field(
        "limits",
        FieldKind.FLAG,
        "Limits of a squad",
        "One commander, one drum, one flag, and five to twenty men.",
        default=True,
        clause="R-S19",
        house_rule=True,
    ),
    Field("features", FieldKind.FLAG, "National features", default=False, clause="R-S51"),
    Field(
        "rounds",
        FieldKind.WHOLE,
        "Last round",
        "0 for no last round; otherwise victory points decide after it.",
        least=0,
        most=40,
        default=0,
        clause="SDS-WIN-7",
    ),
    Field(
        "hedge_fires",
        FieldKind.FLAG,
        "Charged men may fire",
        "With a friend beside them and a loaded musket, once a round.",
        default=False,
        clause="SDS-HTH-28",
        house_rule=True,
    ),
    Field(
        "halts_at_edge",
        FieldKind.FLAG,
        "The edge halts who flees",
        "Who runs as far as it stands there, and only who flees from there is lost. A battle takes about nine rounds "
        "then, not three.",
        default=False,
        clause="SDS-MOR-8",
        house_rule=True,
    ),
    Field(
        "light",
        FieldKind.WORD,
        "Light",
        "At dawn, by night and in fog nobody sees further than two Long.",
        words=("day", "dawn"),
        word_names=("Day", "Dawn or night"),
        default="day",
        clause="SDS-RNG-22",
    ),
    Field(
        "light_cover",
        FieldKind.WHOLE,
        "Light cover takes",
        least=0,
        most=3,
        default=1,
        clause="SDS-RNG-11",
        house_rule=True,
    ),
    Field(
        "heavy_cover",
        FieldKind.WHOLE,
        "Heavy cover takes",
        least=0,
        most=4,
        default=2,
        clause="SDS-RNG-12",
        house_rule=True,
    ),
)


@dataclass(frozen=True)
class DrumsOptions:
    """The settings of one battle, by the clauses of `CHOICES`."""

    players: int
    scale: str
    points: int
    nations: tuple[str, ...]
    squads: tuple[str, ...]
    """The ready squad of each player, "" for one that is bought."""
    scenario: str
    """Which scenario is played, "" for none."""
    attacker: int
    """Who attacks in it, by number from 0."""
    house_fire: bool
    battlefield: str
    """The table that lies ready, "" for one that the defender lays out."""
    terrain_table: str
    """What its quarters are rolled from."""
    rule_list: str
    """Which special rules are played."""
    any_nations: bool
    mixed_squads: bool
    """Whether a squad may buy men of all nations."""
    limits: bool
    features: bool
    rounds: int
    hedge_fires: bool
    halts_at_edge: bool
    """Whether who flees as far as the edge stands there."""
    dark: bool
    light_cover: int
    heavy_cover: int
    play_mode: PlayMode
    """Where the battle begins; the state has where it is played now."""
    doubt: int
    """How far a believed place may be wrong at a table without a map."""

    @property
    def seats(self) -> list[SeatId]:
        """Who plays."""
        return list(SEATS[: self.players])

    @property
    def side(self) -> int:
        """The side of the table (S-SCL-2)."""
        return SCALES[self.scale][3]


def renewed(setup: Plain) -> Plain:
    """A setup of an earlier release as it is written today."""
    return {**setup, "scenario": ""} if setup.get("scenario") == NO_SCENARIO else setup


def options_of(setup: Plain) -> DrumsOptions:
    """The options of a setup."""
    players = int(setup["players"])
    numbers = range(1, players + 1)
    return DrumsOptions(
        players,
        str(setup["scale"]),
        int(setup["points"]),
        tuple([str(setup[f"nation_{number}"]) for number in numbers]),
        tuple([str(setup[f"squad_{number}"]) for number in numbers]),
        str(setup["scenario"]),
        int(setup["attacker"]) - 1,
        bool(setup["house_fire"]),
        "" if setup["scenario"] else str(setup["battlefield"]),
        str(setup["terrain_table"]),
        str(setup["rule_list"]),
        bool(setup["any_nations"]),
        bool(setup["mixed_squads"]),
        bool(setup["limits"]),
        bool(setup["features"]),
        int(setup["rounds"]),
        bool(setup["hedge_fires"]),
        bool(setup["halts_at_edge"]),
        setup["light"] == "dawn",
        int(setup["light_cover"]),
        int(setup["heavy_cover"]),
        PlayMode(setup["play_mode"]),
        SCALES[str(setup["scale"])][0] // DOUBTS[str(setup["doubt"])],
    )


def song_options(options: DrumsOptions) -> SongOptions:
    """The settings of the engine as this game has them (R-S60)."""
    short, medium, long, _ = SCALES[options.scale]
    return SongOptions(
        short=short,
        medium=medium,
        long=long,
        # SDS-ACT-9.
        leave_melee_cost=2,
        # SDS-HTH-19.
        follow_up=True,
        recoil_bases=1,
        # SDS-CON-6.
        score_floor=1,
        # R-S69. Bases on both sides of a thin wall or fence are in contact.
        across_obstacle=short // 4,
        # SDS-MOR-3.
        gruesome_radius="long",
        gruesome_needs_sight=True,
        savage_radius="long",
        # SDS-MOR-4.
        half_at_exactly_half=True,
        largest_group=6,
        climbing=False,
        free_move=False,
        model_height=short,
        ammo_rule=False,
    )
