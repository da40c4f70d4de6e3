"""The rows of the list of games pass the examination of Qt, narrowed and in the trash too."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import product

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from desktop.look.theme import Theme
from desktop.shell.games_model import NAME, STAND, TAGS, GameFilter, GamesModel
from desktop.storage.cards import GameCard
from desktop.storage.tags import tags_from_text
from rules_core.kernel.game import GameId
from tests.games.village.desktop.models.test_tables import examine

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def cards(count: int) -> list[GameCard]:
    """Games of which every third is a favourite and every fourth bears a tag."""
    return [
        GameCard(
            number,
            f"Game {number}",
            GameId("village"),
            NOON,
            NOON - timedelta(days=number),
            {"wave": 2, "waves": 5, "phase": "heroes"},
            "",
            None,
            number % 3 == 0,
            ("spring",) if number % 4 == 0 else (),
        )
        for number in range(count)
    ]


@pytest.mark.usefixtures("qapp")
def test_the_list_of_games_passes_the_examination_of_qt(qtmodeltester: ModelTester) -> None:
    model = GamesModel(Theme())
    model.set_games(cards(12), in_trash=False)
    # From here on the examination watches every change.
    examine(qtmodeltester, model)
    model.setData(model.index(1, NAME), "Another name")
    model.setData(model.index(1, TAGS), "one, two")
    model.flip_star(model.index(1, NAME))
    for words, favourites, tag in product(("", "game 1", "nothing like it"), (False, True), ("", "spring")):
        model.narrow(GameFilter(words, favourites, tag))
    model.set_games(cards(3), in_trash=True)


@pytest.mark.usefixtures("qapp")
def test_games_are_found_by_name_tag_and_stand() -> None:
    model = GamesModel(Theme())
    model.set_games(cards(12), in_trash=False)
    stand = model.data(model.index(0, STAND))
    for narrowing, numbers in (
        (GameFilter("GAME 7"), [7]),
        (GameFilter("spring"), [0, 4, 8]),
        (GameFilter(stand), list(range(12))),
        (GameFilter("", True), [0, 3, 6, 9]),
        (GameFilter("", True, "spring"), [0]),
    ):
        model.narrow(narrowing)
        assert [game.id for game in model.games] == numbers
    assert model.tags() == ["spring"]


@pytest.mark.usefixtures("qapp")
def test_nothing_is_edited_in_the_trash() -> None:
    model = GamesModel(Theme())
    model.set_games(cards(2), in_trash=True)
    assert not model.setData(model.index(0, NAME), "Renamed")
    assert not model.flags(model.index(0, NAME)) & Qt.ItemFlag.ItemIsEditable
    model.flip_star(model.index(1, NAME))
    assert not model.games[1].favourite


@pytest.mark.parametrize(
    "words, tags",
    [("", ()), (" , ,", ()), ("a,b , a", ("a", "b")), ("Ada, ada", ("Ada",)), ("two  words", ("two words",))],
)
def test_tags_are_read_as_people_write_them(words: str, tags: tuple[str, ...]) -> None:
    assert tags_from_text(words) == tags
