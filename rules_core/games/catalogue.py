"""Every game that there is, and where its definition stands; it is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from rules_core.games.card import Card
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from rules_core.content.schema import ContentSchema
    from rules_core.games.definition import GameDefinition
    from rules_core.games.item_tests import ItemTests
    from rules_core.kernel.game import Game, GameMaker, Plain

WHERE: dict[GameId, str] = {
    GameId("village"): "rules_core.games.village.definition",
    GameId("defenders"): "rules_core.games.defenders.definition",
    GameId("drums"): "rules_core.games.drums.definition",
    GameId("warhold"): "rules_core.games.warhold.definition",
}
"""A new game adds its line here."""
FIRST_GAME: Final[GameId] = GameId("village")
"""To which game items and packs belong that were made before any of them said so."""


def add_game(id: GameId, module: str) -> None:
    """Know one more game, for as long as the program runs: one that is tried out before it has its line above."""
    WHERE[id] = module


def definition_of(id: GameId) -> GameDefinition:
    """The definition of a game. Raises `KeyError` for an id that no game has."""
    from rules_core.games.definition import GameDefinition

    definition = import_module(WHERE[id]).DEFINITION
    assert isinstance(definition, GameDefinition)
    return definition


def card_of(id: GameId) -> Card:
    """How a game introduces itself; a `card.py` beside its definition is read alone. Raises `KeyError` for no game."""
    beside = WHERE[id].rpartition(".")[0] + ".card"
    if find_spec(beside) is None:
        return definition_of(id).card
    card = import_module(beside).CARD
    assert isinstance(card, Card)
    return card


def all_cards() -> list[Card]:
    """How all games introduce themselves, in the order of the catalogue."""
    return [card_of(id) for id in WHERE]


def all_definitions() -> list[GameDefinition]:
    """The definitions of all games, in the order of the catalogue."""
    return [definition_of(id) for id in tuple(WHERE)]


def content_of(id: GameId) -> ContentSchema | None:
    """What people can make for a game; None where it has no content, or there is no such game."""
    return definition_of(id).content if id in WHERE else None


def schema_of(id: GameId) -> ContentSchema:
    """What people can make for a game. Raises `KeyError` where there is nothing."""
    content = content_of(id)
    if content is None:
        raise KeyError(id)
    return content


def item_tests_of(id: GameId) -> ItemTests | None:
    """How items of a game are tested; None where they cannot be, or there is no such game."""
    return definition_of(id).item_tests if id in WHERE else None


def games_with_content() -> list[GameId]:
    """The games for which people can make something, in the order of the catalogue."""
    return [id for id in WHERE if content_of(id) is not None]


class Makers(Mapping[GameId, "GameMaker"]):
    """How each game is made from its setup, by id; imports nothing before a game is made."""

    def __getitem__(self, id: GameId) -> GameMaker:
        if id not in WHERE:
            raise KeyError(id)

        def make(setup: Plain) -> Game[Any]:
            return definition_of(id).make(setup)

        return make

    def __iter__(self) -> Any:
        return iter(WHERE)

    def __len__(self) -> int:
        return len(WHERE)


GAMES: Mapping[GameId, GameMaker] = Makers()
"""As saves ask for them."""
