"""Song of Drums and Shakos, as the program knows a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.games.chosen import chosen
from rules_core.games.definition import Figure, GameDefinition, Keepsake, Seat
from rules_core.games.drums.bouts import bouts
from rules_core.games.drums.card import CARD
from rules_core.games.drums.content.schema import CONTENT, SQUADS
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.lesson import LESSON
from rules_core.games.drums.options import CHOICES, renewed
from rules_core.games.drums.players.kinds import PLAYERS
from rules_core.games.drums.rules.squads import kept_squad
from rules_core.games.drums.state.battle import Battle, EndReason, Phase
from rules_core.games.drums.state.seen import seen_battle
from rules_core.games.drums.trials.item_tests import TESTS
from rules_core.games.drums.words import tables
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.names import SIDES
from rules_core.games.evenness import evenness_of
from rules_core.games.look_back import LookBackByEnd
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.song.play_mode_field import PLAY_MODE
from rules_core.song.warband import Fate

USUAL_FOE: Final = "thumb"
"""Who sits opposite, where nobody else does."""


def seats_of(game: Game[Any]) -> tuple[Seat, ...]:
    """Two to four players, each with a squad of their own."""
    assert isinstance(game, DrumsGame)
    words = DrumsWords(game.world)
    # Most people sit down alone; whoever is with them takes a seat in the form.
    return tuple(
        [
            Seat(seat, words.called(seat), SIDES[number], usual="" if number == 0 else USUAL_FOE)
            for number, seat in enumerate(game.options.seats)
        ]
    )


def seen_by(game: Game[Any], state: Battle, seats: frozenset[SeatId]) -> Battle:
    """S-SET-4. Nobody sees another's squad before all are complete."""
    return seen_battle(state, seats)


def words_of(game: Game[Any]) -> Words:
    """The names of this battle."""
    assert isinstance(game, DrumsGame)
    return DrumsWords(game.world)


def won(state: Battle, facts: Sequence[Fact]) -> float:
    """Whether the attacker won."""
    return float(state.winner != NO_SEAT and state.winner == state.attacker)


def first_won(state: Battle, facts: Sequence[Fact]) -> float:
    """Whether player 1 won: so that squads and players can be measured against each other."""
    return float(state.winner == state.seats[0])


def ends_well(state: Battle, seat: SeatId) -> bool:
    """Who won is glad."""
    return state.winner == seat


def carried_values() -> tuple[type[Any], ...]:
    """The tests of items."""
    from rules_core.games.drums.trials.battle_result import BattleGame
    from rules_core.games.drums.trials.battle_trial import BattleTrial
    from rules_core.games.drums.trials.pairings import Pairing

    return (BattleTrial, Pairing, BattleGame)


def look_back() -> LookBackByEnd:
    """How a battle that is over is looked back on."""
    return LookBackByEnd(ends_well)


def rounds(state: Battle, facts: Sequence[Fact]) -> float:
    """How many rounds it took."""
    return float(state.round)


def fallen(state: Battle, facts: Sequence[Fact]) -> float:
    """How many were put out of action."""
    return float(sum(1 for one in state.models.values() if one.fate is Fate.DEFEATED))


def broken(state: Battle, facts: Sequence[Fact]) -> float:
    """Whether a squad broke."""
    return float(state.reason is EndReason.BROKEN)


def result_of(state: Battle) -> str:
    """Who won: the attacker, the defender, or nobody."""
    if state.phase is not Phase.OVER:
        return ""
    if not state.winner:
        return "draw"
    return "attacker" if state.winner == state.attacker else "defender"


DEFINITION: Final = GameDefinition(
    card=CARD,
    make=DrumsGame,
    setup=lambda choices: chosen(CHOICES, renewed(choices), CONTENT),
    choices=CHOICES,
    where_played=PLAY_MODE,
    seats=seats_of,
    seen_by=seen_by,
    words=words_of,
    tables=tables.tables,
    players=PLAYERS,
    figures=(
        Figure("won", "Attacker won", "The attacker won the battle.", won, is_rate=True, is_won=True),
        Figure("first", "Player 1 won", "Player 1 won the battle.", first_won, is_rate=True),
        Figure("broken", "A squad broke", "The battle ended because a squad broke.", broken, is_rate=True),
        Figure("rounds", "Rounds", "How many rounds it took.", rounds),
        Figure("fallen", "Fallen", "How many men were put out of action.", fallen),
    ),
    summary=tables.summary,
    result=result_of,
    lesson=LESSON,
    content=CONTENT,
    bouts=bouts,
    evenness=lambda: evenness_of(CARD.id),
    look_back=look_back,
    item_tests=TESTS,
    carried=carried_values,
    keepsake=Keepsake(SQUADS.id, keep="Keep this squad", once_more="", item=kept_squad, is_whole=lambda state: False),
)
