"""The toy as the program knows it: with words, tables, a seat, and a hidden card that nobody sees too early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.definition import Card, Figure, GameDefinition, PlayerKind, Seat, Thing, ThingTable
from rules_core.games.words import TemplateWords, Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import PLAYERS
from rules_core.players.random_player import RandomPlayer
from tests.toy.toy_siege import BANNER, DICE, FAREWELL, FIGHT, GUARDS, KEEPSAKE, TOY, WATCH, ToySiege, ToyState

GERMAN = {
    "Round {round} begins.": "Runde {round} beginnt.",
    "Who comes: {who}.": "Es kommen: {who}.",
    "The wall has {left} left.": "Die Mauer hat noch {left}.",
    "Wolves": "Wölfe",
    "Bandits": "Banditen",
    "Nobody": "Niemand",
}
WORDS = TemplateWords(
    names={"wolves": "Wolves", "bandits": "Bandits", "nobody": "Nobody", "ada": "Ada", "ben": "Ben", "cem": "Cem"},
    facts={
        "RoundBegan": "Round {round} begins.",
        "RaidersCame": "Who comes: {who}.",
        "WallHit": "The wall has {left} left.",
        "ToyAmended": "Corrected: {path}.",
    },
    questions={
        BANNER: ("Where does the banner stand?", ""),
        WATCH: ("Who keeps watch?", ""),
        GUARDS: ("Where do the guards stand?", "Two guards, gate and tower."),
        DICE: ("How many dice?", ""),
        FIGHT: ("The guards fight.", "A 4 stops one."),
        FAREWELL: ("A last word?", ""),
        KEEPSAKE: ("Draw the wall as it was.", ""),
    },
    options={"gate": "Gate", "tower": "Tower"},
)


def seen_by(game: Game[Any], state: ToyState, seats: frozenset[SeatId]) -> ToyState:
    """TOY-3. While the guards are being posted nobody knows who comes."""
    if state.phase != "watch":
        return state
    seen = game.clone(state)
    assert isinstance(seen, ToyState)
    seen.comers = ""
    return seen


def tables(state: ToyState, words: Words) -> tuple[ThingTable, ...]:
    """The wall, and who comes against it."""
    wall = Thing("wall", ("Wall", str(state.wall)), PLAYERS, None, ("", "wall"))
    comers = Thing("comers", (words.called(state.comers) if state.comers else "Unknown", ""))
    return (ThingTable("yard", "Yard", ("Thing", "Strength"), (wall, comers), "tile"),)


def held(state: ToyState, facts: Sequence[Fact]) -> float:
    """Whether the wall stands."""
    return float(state.wall > 0)


DEFINITION = GameDefinition(
    card=Card(TOY, "Toy siege", "One wall, three rounds.", (1, 3), (5, 5), "village", ("toy",)),
    make=ToySiege,
    setup=lambda choices: {"wall": choices.get("wall", 3)},
    choices=(Field("wall", FieldKind.WHOLE, "Wall", least=1, most=9, default=3, clause="TOY-5"),),
    seats=lambda game: (Seat(PLAYERS, "Watch", "heroes"),),
    seen_by=seen_by,
    words=lambda game: WORDS,
    tables=tables,
    players=(PlayerKind("random", "By lot", "Draws lots.", RandomPlayer),),
    figures=(Figure("held", "Held", "The wall stands.", held, is_rate=True, is_won=True),),
    summary=lambda state, words: f"Round {state.round}, wall {state.wall}",
    result=lambda state: ("held" if state.wall else "lost") if state.phase == "over" else "",
    translations={"de": lambda: GERMAN},
)
