"""Defenders, as the program knows a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.games.chosen import chosen, chosen_items
from rules_core.games.defenders.card import CARD
from rules_core.games.defenders.content.city_fields import CITY
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES
from rules_core.games.defenders.options import PLAYERS as PEOPLE
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules.kept_city import city_as_item
from rules_core.games.defenders.simulation import DefendersSimulation
from rules_core.games.defenders.state.city import City, End, Phase
from rules_core.games.defenders.trials.item_tests import TESTS
from rules_core.games.defenders.words import tables
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.names import PLAYERS, playing_card
from rules_core.games.definition import Figure, GameDefinition, Keepsake, Lesson, PlayerKind, Seat, victory
from rules_core.games.look_back import LookBackByEnd
from rules_core.games.outlook import Crossing, outlook_of
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.requests import SeatId
from rules_core.players.random_player import RandomPlayer


def seats_of(game: Game[Any]) -> tuple[Seat, ...]:
    """D-INT-1. Everybody on one side, each with a seat of their own."""
    return tuple(
        [
            Seat(SeatId(f"p{number}"), PLAYERS[f"p{number}"].text, "heroes")
            for number in range(1, game.setup["players"] + 1)
        ]
    )


def seen_by(game: Game[Any], state: City, seats: frozenset[SeatId]) -> City:
    """Nothing is hidden but the order of the deck, which stands nowhere."""
    return state


def ends_well(state: City, seat: SeatId) -> bool:
    """D-INT-1. What ends well for the city ends well for everybody."""
    return state.end is not End.FALLEN


def words_of(game: Game[Any]) -> Words:
    """What the game says, with the names of the setting that it was begun with."""
    return DefendersWords([one for one in chosen_items(game.setup, CONTENT) if one.kind == SETTING])


def carried_values() -> tuple[type[Any], ...]:
    """The tests of settings and cities."""
    from rules_core.games.defenders.trials.city_trial import CityGame, CityTrial
    from rules_core.games.defenders.trials.setting_trial import SettingGame, SettingTrial

    return (SettingTrial, SettingGame, CityTrial, CityGame)


def look_back() -> LookBackByEnd:
    """How a siege that is over is looked back on."""
    return LookBackByEnd(ends_well)


def turns(state: City, facts: Sequence[Fact]) -> float:
    """How many turns the siege lasted."""
    return float(state.turn)


def left(state: City, facts: Sequence[Fact]) -> float:
    """How many defenders are left."""
    return float(len(state.alive()))


def is_made(state: City) -> bool:
    """Whether the city is named and drawn, with its ways and entry points (D-MAP-6, D-ENT-1)."""
    drawn = state.phase in (Phase.FEATURES, Phase.DRAWING, Phase.CONNECTIONS, Phase.ENTRIES)
    return state.phase not in tables.MAKING and not drawn


def kept_city(game: Game[Any], state: City) -> Plain:
    """The city of a game as an item; it speaks of a setting by its id, of those that the game knows."""
    own = [one.id for one in chosen_items(game.setup, CONTENT) if one.kind == SETTING]
    return city_as_item(state, [*CONTENT.official.ids(SETTING), *own])


LESSON: Final = Lesson(
    "A first city",
    {"players": 1, SETTING: "fantasy-town", "fewest": 4, "most_locations": 5, "most_defenders": 6},
    8,
)
"""A small town for one: made, drawn and held or lost within the hour."""

DEFINITION = GameDefinition(
    card=CARD,
    make=DefendersGame,
    setup=lambda choices: chosen(CHOICES, choices, CONTENT),
    choices=CHOICES,
    seats=seats_of,
    seen_by=seen_by,
    words=words_of,
    tables=tables.tables,
    players=(
        PlayerKind("random", "By lot", "Draws lots.", RandomPlayer),
        PlayerKind(
            "thumb", "By rule of thumb", "Makes a plain city and guards its ways in.", lambda seed: ThumbPlayer()
        ),
    ),
    figures=(
        victory(
            "The city held", "The menace was destroyed, or the deck ran out.", lambda state: state.end is not End.FALLEN
        ),
        Figure("turns", "Turns", "How many turns the siege lasted.", turns),
        Figure("left", "Defenders left", "How many defenders lived to see the end.", left),
    ),
    summary=tables.summary,
    from_deck=lambda draw: all(playing_card(one) is not None for one in draw.options),
    outlook=lambda: outlook_of(CARD.id, (PEOPLE, SETTING)),
    crossing=Crossing("Players", "Defenders", "By number of players and defenders"),
    simulation=DefendersSimulation,
    look_back=look_back,
    lesson=LESSON,
    keepsake=Keepsake(
        CITY, keep="Keep this city", once_more="Besiege this city again", item=kept_city, is_whole=is_made
    ),
    carried=carried_values,
    content=CONTENT,
    item_tests=TESTS,
    result=lambda state: state.end.value if state.phase is Phase.OVER else "",
)
