"""The Village Must Stand, as the program knows a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.definition import Figure, GameDefinition, Lesson, PlayerKind, RuledTurn, Seat, victory
from rules_core.games.look_back import LookBack
from rules_core.games.simulation import Simulation
from rules_core.games.village.card import CARD
from rules_core.games.village.content.library_content import official_content
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.content.setup import build
from rules_core.games.village.game import VillageGame
from rules_core.games.village.look_back import SiegeLookBack
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.wanderer import Wanderer
from rules_core.games.village.rules.amend import ENEMY_TURN, IS_OVER
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, ESCALATION
from rules_core.games.village.rules.topics import TOKEN_EDGE, TRAP_DIE
from rules_core.games.village.state.seen import seen_siege
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.games.village.trials.item_tests import TESTS
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.games.village.words.table_rows import tables_of
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.luck import DiceUse, use_of
from rules_core.kernel.requests import Roll, SeatId
from rules_core.kernel.simulation import Player
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import topics as song_topics
from rules_core.wording.translation import tell

OTHER_NEEDS: Final = (song_topics.POISON, song_topics.TAILSLAP, song_topics.AMMUNITION, TRAP_DIE)
"""Rolls that need a number and are none against Quality (V-7.8.6, SBH-RNG-13)."""

CHOICES: Final = (
    Field(
        "length",
        FieldKind.WORD,
        "Length",
        words=tuple(ESCALATION),
        word_names=("Intro", "Standard", "Siege"),
        default=DEFAULT_LENGTH,
        clause="V-4.1.1",
    ),
    Field("heroes", FieldKind.REFERENCES, "Heroes", least=2, most=4, of="hero", clause="V-4.2.1"),
)


def village_setup(choices: Plain) -> Plain:
    """A setup with what ships, for the choices of a new game; without heroes the first two fight."""
    content = official_content()
    wanted = dict(choices)
    wanted.setdefault("heroes", list(content.heroes)[:2])
    return build(content, wanted)


def seats_of(game: Game[Any]) -> tuple[Seat, ...]:
    """The people share one prompt (R-V37); the enemy rolls and decides nothing."""
    return (Seat(PLAYERS, "Heroes", "heroes"), Seat(ENEMY, "Enemies", "enemies", decides=False))


def seen_by(game: Game[Any], state: Siege, seats: frozenset[SeatId]) -> Siege:
    """Edges and finds are as nobody knows them (V-5.1.2, V-7.2.3). All seats see the same (R-V37)."""
    return seen_siege(state)


def words_of(game: Game[Any]) -> Words:
    """The names of this village, and the sentences of every siege."""
    assert isinstance(game, VillageGame)
    return SiegeWords(game.world)


def thumb_player(seed: int) -> Player[Any]:
    """It draws no lots."""
    return ThumbPlayer(0)


def waves_survived(state: Siege, facts: Sequence[Fact]) -> float:
    """How many waves were survived."""
    return float(state.waves_survived)


def dice_of(request: Roll) -> DiceUse:
    """SBH-ACT-2. Only rolls against Quality, Morale among them, count successes; V-7.2.2 says where a token lies."""
    if request.topic == TOKEN_EDGE:
        return DiceUse.NONE
    use = use_of(request)
    return DiceUse.SUM if use is DiceUse.HITS and request.topic in OTHER_NEEDS else use


def simulation_of(definition: GameDefinition) -> Simulation:
    """Lengths, parties and tables in turn."""
    from rules_core.games.village.trials.simulation import SiegeSimulation

    return SiegeSimulation(definition)


def look_back() -> LookBack:
    """What counts is whether the village stood."""
    return SiegeLookBack()


def carried_values() -> tuple[type[Any], ...]:
    """Ways of the examination, and the tests of items."""
    from rules_core.games.village.content.playable import EdgeRoute
    from rules_core.games.village.trials.trial import SiegeTrial
    from rules_core.games.village.trials.trial_game import TrialGame

    return (EdgeRoute, SiegeTrial, TrialGame)


def summary_of(state: Siege, words: Words) -> str:
    """How far the siege has come."""
    return tell("Wave {wave} of {waves}", wave=min(state.wave, state.world.waves), waves=state.world.waves)


def result_of(state: Siege) -> str:
    """What came of it."""
    is_over = state.phase in (Phase.AFTERWARDS, Phase.OVER)
    return state.result.value if is_over and state.result is not None else ""


LESSON: Final = Lesson(
    "A first evening",
    {"length": "intro", "heroes": ["maren-oak", "tobin-fletch", "sister-ilse"], "terrain": "plain"},
    20,
)
"""An Intro with three heroes on open ground, and a first wave that a newcomer can hold: played before it was chosen."""

RULED_TURN: Final = RuledTurn(ENEMY, lambda state: bool(state.phase is Phase.ENEMY_TURN), ENEMY_TURN, IS_OVER)

DEFINITION: Final = GameDefinition(
    card=CARD,
    make=VillageGame,
    setup=village_setup,
    choices=CHOICES,
    seats=seats_of,
    seen_by=seen_by,
    words=words_of,
    tables=tables_of,
    players=(
        PlayerKind("random", "Wanderer", "Draws lots, and goes for the enemy at last.", Wanderer),
        PlayerKind("thumb", "Rule of thumb", "One sensible answer to every question.", thumb_player),
    ),
    figures=(
        victory("Won", "The village stood at the end.", lambda state: bool(state.result is SiegeEnd.VICTORY)),
        Figure("waves", "Waves survived", "How many waves were survived.", waves_survived),
    ),
    summary=summary_of,
    result=result_of,
    lesson=LESSON,
    ruled_turn=RULED_TURN,
    dice=dice_of,
    simulation=simulation_of,
    look_back=look_back,
    carried=carried_values,
    content=CONTENT,
    item_tests=TESTS,
)
