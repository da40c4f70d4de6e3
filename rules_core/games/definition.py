"""What a game is to the program: one value that says how it is set up, played, seen, worded and counted.

A game is two folders, `rules_core/games/<game>` with a `DEFINITION` in `definition.py`, and, if something should be
more beautiful than the generic pages, `desktop/games/<game>`. Its line in `catalogue.py` is all that the rest of the
program knows of it. From the definition alone it can be begun, played, saved, printed and simulated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rules_core.content.fields import Field
from rules_core.games.card import Card as Card
from rules_core.games.evenness import Evenness
from rules_core.games.outlook import Crossing, Outlook
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, GameMaker, Plain
from rules_core.kernel.luck import DiceUse, use_of
from rules_core.kernel.requests import NO_SEAT, Draw, Roll, SeatId
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer

if TYPE_CHECKING:
    from rules_core.content.schema import ContentSchema
    from rules_core.games.item_tests import ItemTests


@dataclass(frozen=True)
class Seat:
    """Somebody who answers questions: requests name the seat by its id."""

    id: SeatId
    name: str
    side: str = ""
    """The colour that shows it: "heroes", "enemies" or "" for neither."""
    decides: bool = True
    """False for a side that the rules steer: it rolls dice and chooses nothing."""
    usual: str = ""
    """The kind of player that sits there where people choose nobody else; "" for a person."""


@dataclass(frozen=True)
class RuledTurn:
    """The turn of a side that the rules steer: when it is one, and the correction with which it ends at once."""

    seat: SeatId
    is_now: Callable[[Any], bool]
    path: str
    value: Any


@dataclass(frozen=True)
class PlayerKind:
    """A player without a person."""

    id: str
    name: str
    sentence: str
    make: Callable[[int], Player[Any]]
    """From a seed; whoever draws no lots leaves it aside."""
    thinks: bool = False
    """Whether it takes its time over an answer, too long for playing thousands of games with it."""


BY_LOT: Final = PlayerKind("", "", "", RandomPlayer)
"""Who plays where a game has no player that answers at once."""


@dataclass(frozen=True)
class Thing:
    """One thing of a game as a row of a table, and on the plain board as a disc, a tile or a card."""

    id: str
    cells: tuple[str, ...]
    """Words, in the order of the table's headings; the first is what the thing is called."""
    seat: SeatId = NO_SEAT
    """To whom it belongs, "" for nobody."""
    square: tuple[int, int] | None = None
    """Column and row on a map of squares; None where it lies on none."""
    paths: tuple[str, ...] = ()
    """For each cell the path by which a person corrects it, "" for none; as `Game.amend` takes it."""


@dataclass(frozen=True)
class ThingTable:
    """Things of one kind. Docks, prints, lists and the plain board show them where no face does better."""

    id: str
    title: str
    headings: tuple[str, ...]
    things: tuple[Thing, ...]
    shape: str = "disc"
    """How the plain board draws them: "disc", "tile" or "card"."""


@dataclass(frozen=True)
class Bout:
    """Two sides that should be equal, and how a game begins in which they meet."""

    id: str
    first: str
    second: str
    """What they are called, in the language in force."""
    choices: Plain
    figure: str
    """The figure that says whether the first of them won."""
    in_turn: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Choices whose values come in turn."""
    why: str = ""
    """Where they are not as equal as they should be: why, in the language in force."""
    player: str = ""
    """Who plays, as `SimulationRequest` has it, where one side has the better player; "" for the steady one on both."""
    one_in: int = 1
    """Of so many games one is played: a player who thinks takes long."""
    sides: int = 2
    """So many meet, all of them equal."""


@dataclass(frozen=True)
class Figure:
    """Something that the lab counts in every finished game."""

    id: str
    name: str
    sentence: str
    count: Callable[[Any, Sequence[Fact]], float]
    """From the last state and all facts of the game; for a rate 0 or 1."""
    is_rate: bool = False
    """Shown as a share of games; else as a mean."""
    is_won: bool = False
    """Whether it is the one figure that says "won"."""


def victory(name: str, sentence: str, won: Callable[[Any], bool]) -> Figure:
    """The figure that says "won", by the last state of a game."""
    return Figure("won", name, sentence, lambda state, facts: float(won(state)), is_rate=True, is_won=True)


@dataclass(frozen=True)
class Lesson:
    """A first game with a note beside it: its setup, and what the notes are is the face's."""

    name: str
    choices: Plain
    seed: int


@dataclass(frozen=True)
class Keepsake:
    """What people make in a game before they play with it: they may keep it as an item, and play with it again."""

    kind: str
    """The kind of item; one of the game's choices asks for such an item."""
    keep: str
    """What the button says that keeps it: "Keep this city"."""
    once_more: str
    """What the button says that plays with all of it once more: "Besiege this city again"; "" where none does."""
    item: Callable[[Game[Any], Any], Plain]
    """The item's table without id and name, from a game and one of its states; empty while nothing is made."""
    is_whole: Callable[[Any], bool]
    """Whether all of it is made in a state; once it is, it stays so."""


def no_values() -> tuple[type[Any], ...]:
    """A game of whose values none goes to another process."""
    return ()


@dataclass(frozen=True)
class GameDefinition:
    """Everything that the program needs to know of a game."""

    card: Card
    make: GameMaker
    """From a setup, with every fault told by `SetupProblem`."""
    setup: Callable[[Plain], Plain]
    """The setup document for the values of `choices`; it pins all content that the game uses. Raises `SetupProblem`."""
    choices: tuple[Field, ...]
    """What a new game is asked, each with limits, clause and default; the lab may vary the same."""
    seats: Callable[[Game[Any]], tuple[Seat, ...]]
    """Who answers questions in this game."""
    seen_by: Callable[[Game[Any], Any, frozenset[SeatId]], Any]
    """A copy of a state with everything taken out that these seats may not know."""
    words: Callable[[Game[Any]], Words]
    """What this game says: names, facts, questions, options."""
    tables: Callable[[Any, Words], tuple[ThingTable, ...]]
    """What lies on the table, from a state as it is seen."""
    players: tuple[PlayerKind, ...]
    """Players without a person, the weakest first."""
    figures: tuple[Figure, ...]
    summary: Callable[[Any, Words], str]
    """One short sentence for the card of a saved game: how far it has come."""
    result: Callable[[Any], str]
    """What came of a game that is over, as a word for saves; "" while it goes on."""
    where_played: Field | None = None
    """Of the choices the one that says where the game is played, one of `PlayMode`; None: nowhere but on the screen."""
    translations: Mapping[str, Callable[[], Mapping[str, str]]] = field(default_factory=dict)
    """Words in other languages, by language: what reads them, English to words. The shared catalogue comes first."""
    content: ContentSchema | None = None
    """What people can make for it; None where there is nothing."""
    item_tests: ItemTests | None = None
    """How such items are tested by whole games; None where they cannot be."""
    lesson: Lesson | None = None
    keepsake: Keepsake | None = None
    ruled_turn: RuledTurn | None = None
    """Where a side acts by the rules alone: so that a sandbox can wait before it does, or pass it over."""
    dice: Callable[[Roll], DiceUse] = use_of
    """What each roll has to do with luck."""
    from_deck: Callable[[Draw], bool] | None = None
    """Whether a draw is one that people may make from a real deck, whose cards `Words.card` knows; None where there is
    no deck.
    """
    outlook: Callable[[], Outlook] | None = None
    """How often games were won by players without a person, as the lab has counted it; None where it has not."""
    crossing: Crossing | None = None
    """By which two numbers the lab has counted it as well."""
    bouts: Callable[[], tuple[Bout, ...]] | None = None
    """Games in which neither side should have the better of it, for the lab to count; None where there are no sides."""
    evenness: Callable[[], Evenness] | None = None
    """How often their first sides won, as the lab has counted it; None where it has not."""
    simulation: Callable[[GameDefinition], Any] | None = None
    """Makes the `Simulation` that says what the lab varies and counts besides choices and figures, where there is more.
    """
    look_back: Callable[[], Any] | None = None
    """Makes the `LookBack` that says for whom a game ended well and which decisions have weight, where there is one."""
    carried: Callable[[], tuple[type[Any], ...]] = no_values
    """Compiled value classes of this game that go from process to process."""

    def steady(self) -> PlayerKind:
        """The strongest player that answers at once: it plays games out, and those of the lab where nobody is named."""
        for kind in reversed(self.players):
            if not kind.thinks:
                return kind
        return BY_LOT
