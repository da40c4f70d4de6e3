"""The hunt as the program knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.definition import Card, Figure, GameDefinition, PlayerKind, Seat, Thing, ThingTable
from rules_core.games.words import TemplateWords, Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game
from rules_core.kernel.requests import Answer, Request, SeatId
from rules_core.kernel.simulation import Player
from rules_core.wording.translation import say
from tests.hunt.rules import BEASTS, HUNT, IDA, JON, KIM, SEATS, SHOW, STRIDE, WALK, WOOD, Hunt, HuntGame, square_of


class Stalker(Player[Hunt]):
    """Goes to its own beast by the shortest way and shows its card there."""

    def decide(self, state: Hunt, request: Request, position: int) -> Answer:
        goal = BEASTS[state.cards[request.who]]
        if request.topic == SHOW:
            return "show" if state.at[request.who] == goal else "wait"
        options: tuple[str, ...] = tuple(getattr(request, "options", ()))
        return min(options, key=lambda one: WOOD.distance(square_of(one), goal))


def seen_by(game: Game[Any], state: Hunt, seats: frozenset[SeatId]) -> Hunt:
    """HUNT-2. Only owners know their cards."""
    seen = game.clone(state)
    assert isinstance(seen, Hunt)
    for seat in SEATS:
        if seat not in seats:
            seen.cards[seat] = ""
    return seen


def tables(state: Hunt, words: Words) -> tuple[ThingTable, ...]:
    hunters = tuple(
        Thing(seat, (seat.title(), str(state.points[seat])), seat, state.at[seat], ("", f"points/{seat}"))
        for seat in SEATS
    )
    beasts = tuple(Thing(beast, (words.called(beast),), square=square) for beast, square in BEASTS.items())
    cards = tuple(
        Thing(f"card-{seat}", (say(WORDS.names[card]) if card else say("Face down"), seat.title()), seat)
        for seat, card in state.cards.items()
    )
    return (
        ThingTable("hunters", "Hunters", ("Hunter", "Points"), hunters),
        ThingTable("beasts", "Beasts", ("Beast",), beasts, "tile"),
        ThingTable("cards", "Cards", ("Card", "Of"), cards, "card"),
    )


def ida_won(state: Hunt, facts: Sequence[Fact]) -> float:
    return float(state.points[IDA] > max(state.points[JON], state.points[KIM]))


def all_points(state: Hunt, facts: Sequence[Fact]) -> float:
    return float(sum(state.points.values()))


GERMAN = {
    "Day {day} begins.": "Tag {day} beginnt.",
    "{seat} rolls {face} and goes to {square}.": "{seat} würfelt {face} und geht nach {square}.",
    "{seat} shows {card}: {points}.": "{seat} zeigt {card}: {points}.",
    "The cards were {cards}.": "Die Karten waren {cards}.",
    "{seat} has {points} now.": "{seat} hat jetzt {points}.",
    "Where does {who} go?": "Wohin geht {who}?",
    "Does {who} show the card?": "Zeigt {who} die Karte?",
    "Right for two points, wrong for one less.": "Richtig bringt zwei Punkte, falsch kostet einen.",
    "{who} rolls.": "{who} würfelt.",
    "Half of it, rounded up, in squares.": "Die Hälfte davon, aufgerundet, in Feldern.",
    "Show": "Zeigen",
    "Wait": "Warten",
    "Face down": "Verdeckt",
    "Hare": "Hase",
    "Fox": "Fuchs",
    "Boar": "Keiler",
    "Stag": "Hirsch",
}
WORDS = TemplateWords(
    names={"ida": "Ida", "jon": "Jon", "kim": "Kim", "hare": "Hare", "fox": "Fox", "boar": "Boar", "stag": "Stag"},
    facts={
        "DayBegan": "Day {day} begins.",
        "Walked": "{seat} rolls {face} and goes to {square}.",
        "CardShown": "{seat} shows {card}: {points}.",
        "CardsShown": "The cards were {cards}.",
        "Amended": "{seat} has {points} now.",
    },
    questions={
        WALK: ("Where does {who} go?", ""),
        SHOW: ("Does {who} show the card?", "Right for two points, wrong for one less."),
        STRIDE: ("{who} rolls.", "Half of it, rounded up, in squares."),
    },
    options={"show": "Show", "wait": "Wait"},
)
DEFINITION = GameDefinition(
    card=Card(HUNT, "The hunt", "Find your beast before the others guess it.", (1, 3), (5, 15), "stag-head", ("hunt",)),
    make=HuntGame,
    setup=lambda choices: {"days": choices.get("days", 3)},
    choices=(Field("days", FieldKind.WHOLE, "Days", least=1, most=9, default=3, clause="HUNT-1"),),
    seats=lambda game: (Seat(IDA, "Ida", "heroes"), Seat(JON, "Jon", "enemies"), Seat(KIM, "Kim")),
    seen_by=seen_by,
    words=lambda game: WORDS,
    tables=tables,
    players=(PlayerKind("stalker", "Stalker", "Goes straight to its own beast.", lambda seed: Stalker()),),
    figures=(
        Figure("won", "Ida won", "Ida had more points than anybody.", ida_won, is_rate=True, is_won=True),
        Figure("points", "Points", "All points together.", all_points),
    ),
    summary=lambda state, words: f"{say('Day')} {min(state.day, state.days)}",
    result=lambda state: "over" if state.day > state.days else "",
    translations={"de": lambda: GERMAN},
)
