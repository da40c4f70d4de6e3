"""Warhold, as the program knows a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.games.chosen import chosen
from rules_core.games.definition import Figure, GameDefinition, PlayerKind, Seat, victory
from rules_core.games.evenness import evenness_of
from rules_core.games.look_back import LookBackByEnd
from rules_core.games.warhold import options
from rules_core.games.warhold.bouts import bouts
from rules_core.games.warhold.card import CARD
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.lesson import LESSON
from rules_core.games.warhold.options import CHOICES
from rules_core.games.warhold.players.marshal import Marshal
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS
from rules_core.games.warhold.state.war import Phase, War
from rules_core.games.warhold.trials.item_tests import TESTS
from rules_core.games.warhold.words import tables
from rules_core.games.warhold.words.names import SEATS
from rules_core.games.warhold.words.printed_cards import FROM_DECK
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game
from rules_core.kernel.luck import DiceUse, use_of
from rules_core.kernel.requests import Roll, SeatId
from rules_core.players.random_player import RandomPlayer

LONG: Final = 80
"""More rounds than this are a long war."""
SIDES: Final = ("heroes", "enemies", "third", "fourth")


def seats_of(game: Game[Any]) -> tuple[Seat, ...]:
    """R-W54. Two to four players, each for themselves; whoever sits at the first seat is a person."""
    assert isinstance(game, WarholdGame)
    is_at_table = options.begins_at_table(game.setup)
    found = [
        Seat(seat, SEATS[seat].text, SIDES[place], usual="" if place == 0 or is_at_table else "thumb")
        for place, seat in enumerate(game.seats)
    ]
    # At a real table somebody throws the dice of the monsters.
    return (*found, *([Seat(MONSTERS, "The monsters", decides=False)] if is_at_table else []))


def seen_by(game: Game[Any], state: War, seats: frozenset[SeatId]) -> War:
    """What a spy has seen of the decks, and the treasures laid down from these (RE-33); all else is open."""
    if not state.known and not any(one.card for one in state.ruins):
        return state
    seen = game.clone(state)
    assert isinstance(seen, War)
    for deck, cards in seen.known.items():
        if state.spies[deck] not in seats:
            seen.known[deck] = [""] * len(cards)
    for ruin in seen.ruins:
        if ruin.spy not in seats:
            ruin.card = ""
    return seen


def words_of(game: Game[Any]) -> Words:
    """What the game says, with the names of its content."""
    assert isinstance(game, WarholdGame)
    return WarholdWords(game.content)


def dice_of(request: Roll) -> DiceUse:
    """W-ATT-14. A roll for Leadership succeeds with low faces."""
    if request.topic == topics.LEADERSHIP_DIE:
        return DiceUse.LOW if request.need else DiceUse.NONE
    return use_of(request)


def ends_well(state: War, seat: SeatId) -> bool:
    """W-WIN-1. For whoever's lord is left."""
    return list(state.victors) == [seat]


def rounds(state: War, facts: Sequence[Fact]) -> float:
    """How many rounds the war lasted."""
    return float(state.round)


def result(state: War) -> str:
    """Who won; a draw between several where the last lords fell together."""
    return " ".join(state.victors) if state.phase is Phase.OVER else ""


def of_race(race: str, name: str) -> Figure:
    """How often a race won; in games of four each takes part."""
    return Figure(
        f"{race}_won",
        name,
        "The lord of this race was the last one alive.",
        lambda state, facts: float(any(state.kingdom(one).race == race for one in state.victors)),
        is_rate=True,
    )


def of_seat(seat: str, name: str) -> Figure:
    """How often whoever sits at a seat won."""
    return Figure(
        f"{seat}_won",
        name,
        "The lord of this player was the last one alive.",
        lambda state, facts: float(list(state.victors) == [seat]),
        is_rate=True,
    )


def is_soon_over(state: War, facts: Sequence[Fact]) -> float:
    """W-WIN-1. Whether the rules ended it before it became long."""
    return float(state.phase is Phase.OVER and state.round <= LONG)


DEFINITION = GameDefinition(
    card=CARD,
    make=WarholdGame,
    setup=lambda choices: chosen(CHOICES, choices, CONTENT),
    choices=CHOICES,
    where_played=options.WHERE,
    seats=seats_of,
    seen_by=seen_by,
    words=words_of,
    dice=dice_of,
    tables=tables.tables,
    players=(
        PlayerKind("random", "By lot", "Draws lots.", RandomPlayer),
        PlayerKind(
            "thumb",
            "By rule of thumb",
            "Workers first, then ruins, then the nearest lord.",
            ThumbPlayer,
        ),
        PlayerKind(
            "marshal",
            "Marshal",
            "Keeps the lord at home and the army together, then marches in strength; wins far more often.",
            Marshal,
            thinks=True,
        ),
    ),
    figures=(
        victory(
            "The first player won",
            "The lord of the first player was the last one alive.",
            lambda state: list(state.victors) == ["p1"],
        ),
        of_seat("p1", "Player 1 won"),
        of_seat("p2", "Player 2 won"),
        of_seat("p3", "Player 3 won"),
        of_seat("p4", "Player 4 won"),
        of_race("humans", "Humans won"),
        of_race("elves", "Elves won"),
        of_race("dwarves", "Dwarves won"),
        of_race("orcs", "Orcs and Goblins won"),
        Figure("soon", "Soon over", "The war was over within 80 rounds.", is_soon_over, is_rate=True),
        Figure("rounds", "Rounds", "How many rounds the war lasted.", rounds),
    ),
    summary=tables.summary,
    bouts=bouts,
    evenness=lambda: evenness_of(CARD.id),
    look_back=lambda: LookBackByEnd(ends_well),
    lesson=LESSON,
    content=CONTENT,
    item_tests=TESTS,
    from_deck=lambda draw: draw.topic in FROM_DECK,
    result=result,
)
