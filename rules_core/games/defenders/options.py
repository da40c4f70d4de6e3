"""What a new game of Defenders is asked, each setting declared once, and the settings as the rules read them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.chosen import ITEMS
from rules_core.games.defenders.content.city_fields import BEING_DRAWN, CARDS_LAID, CITY, LAND_NEXT, STAGE
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.kernel.game import Plain

PLAYERS: Final = "players"
WHILE_MADE: Final = ("", CARDS_LAID)
"""Stages of a city in which cards are still laid, with no city first of all."""
WHILE_DRAWN: Final = (*WHILE_MADE, LAND_NEXT, BEING_DRAWN)


def _asked(stages: tuple[str, ...], field: Field) -> Field:
    """Only where the city that is chosen stands at one of these stages: later ones have settled it."""
    return replace(field, when=CITY, when_part=STAGE.key, when_words=stages)


CHOICES: Final = (
    Field(PLAYERS, FieldKind.WHOLE, "Players", least=1, most=6, default=3),
    Field(
        CITY,
        FieldKind.REFERENCE,
        "A city that stands ready",
        "One that comes with the game, or that you have kept: a whole one is besieged at once, a half-made one is "
        "finished first.",
        of=CITY,
        nothing="We make our own",
        optional=True,
        default="",
    ),
    Field(
        SETTING,
        FieldKind.REFERENCE,
        "Setting",
        "It brings names and questions; without one it is that of the city, or chosen when the game begins.",
        of=SETTING,
        nothing="The city's own, or later",
        optional=True,
        default="",
        clause="D-WB-1",
    ),
    _asked(
        WHILE_MADE,
        Field(
            "city_cards",
            FieldKind.WHOLE,
            "Open cards",
            least=4,
            most=20,
            default=12,
            clause="D-CITY-1",
            house_rule=True,
        ),
    ),
    _asked(
        WHILE_MADE,
        Field(
            "fewest",
            FieldKind.WHOLE,
            "Of each before anybody may skip",
            "So many locations and so many defenders; fewer make a shorter evening.",
            least=1,
            most=12,
            default=6,
            short=4,
            short_words="four of each",
            clause="D-CITY-11",
        ),
    ),
    _asked(
        WHILE_MADE,
        Field(
            "most_locations",
            FieldKind.WHOLE,
            "Most locations",
            least=1,
            most=12,
            default=12,
            clause="D-CITY-13",
            house_rule=True,
        ),
    ),
    _asked(
        WHILE_MADE,
        Field(
            "most_defenders",
            FieldKind.WHOLE,
            "Most defenders",
            least=1,
            most=12,
            default=12,
            clause="D-CITY-13",
            house_rule=True,
        ),
    ),
    _asked(
        WHILE_DRAWN,
        Field(
            "on_paper",
            FieldKind.FLAG,
            "We draw on paper",
            "The map is drawn on a sheet of your own; here you say only what lies beside what.",
            default=False,
            clause="D-MAP-2",
        ),
    ),
    Field(
        "rescues_for_each_jack",
        FieldKind.FLAG,
        "Each Jack rescues somebody",
        default=True,
        clause="D-LOSS-2",
        house_rule=True,
    ),
    Field(
        "repair_need",
        FieldKind.WHOLE,
        "Repairs succeed from",
        least=1,
        most=6,
        default=4,
        clause="D-SPC-1",
        house_rule=True,
    ),
    Field(
        "heal_need",
        FieldKind.WHOLE,
        "Healing succeeds from",
        least=1,
        most=6,
        default=4,
        clause="D-SPC-2",
        house_rule=True,
    ),
    Field(
        "inspire_need",
        FieldKind.WHOLE,
        "Comfort succeeds from",
        least=1,
        most=6,
        default=4,
        clause="D-SPC-3",
        house_rule=True,
    ),
)
"""Each but the number of players and the city is an option of the same name."""


@dataclass(frozen=True)
class DefendersOptions:
    """The settings of one game, by the clauses of `CHOICES`."""

    setting: str
    city_cards: int
    fewest: int
    most_locations: int
    most_defenders: int
    on_paper: bool
    rescues_for_each_jack: bool
    repair_need: int
    heal_need: int
    inspire_need: int


def options_of(setup: Plain) -> DefendersOptions:
    """The options of a setup."""
    return DefendersOptions(**{key: value for key, value in setup.items() if key not in (PLAYERS, CITY, ITEMS)})


def by_the_book() -> DefendersOptions:
    """The options of a game for which nothing was chosen."""
    return options_of({one.key: one.default for one in CHOICES})
