"""Favourites, tags, copies and the trash, in the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.storage.cards import read_cards, read_trash
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import begin
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    yield opened
    opened.close()


def a_game(library: Library, name: str = "Night") -> int:
    match = begin(ToySiege({}), 5)
    number = library.add(name, match, {"wave": 1}, {"dice": {"own": "typed"}})
    for answer in ((50, 50, 0), ("ada",)):
        match.answer(answer)
    match.undo()
    library.record(number, match, {"wave": 2})
    library.release(match)
    return number


def test_a_copy_has_everything_and_goes_its_own_way(library: Library) -> None:
    number = a_game(library)
    before = library.load(number, GAMES).journal.entries
    library.arranging.tag(number, ("spring", "Müller"))
    library.arranging.star(number, favourite=True)
    copy = library.arranging.duplicate(number, "Night (copy)")
    first, second = library.card(number), library.card(copy)
    assert (second.name, second.tags, second.favourite) == ("Night (copy)", ("spring", "Müller"), True)
    assert second.summary == first.summary
    assert library.settings(copy) == {"dice": {"own": "typed"}}
    match = library.load(copy, GAMES)
    assert match.redo()
    while not match.over:
        match.answer(first_answer(match))
        library.record(copy, match, {})
    assert library.load(number, GAMES).journal.entries == before
    assert library.load(copy, GAMES).journal.entries == match.journal.entries


def test_a_game_in_the_trash_is_whole_and_comes_back(library: Library) -> None:
    kept, thrown = a_game(library, "Kept"), a_game(library, "Thrown")
    library.arranging.throw_away(thrown)
    assert [card.id for card in read_cards(library.path)] == [kept]
    (card,) = read_trash(library.path)
    assert card.id == thrown
    assert card.trashed is not None
    library.arranging.take_back(thrown)
    assert read_trash(library.path) == []
    assert library.load(thrown, GAMES).redo()


def test_emptying_the_trash_removes_all_of_it_and_nothing_else(library: Library) -> None:
    kept, thrown = a_game(library, "Kept"), a_game(library, "Thrown")
    library.arranging.throw_away(thrown)
    assert library.arranging.empty_trash() == 1
    assert library.arranging.empty_trash() == 0
    assert [card.id for card in read_cards(library.path)] == [kept]
    with library.engine.connect() as connection:
        for table in ("entry", "move", "checkpoint"):
            assert connection.exec_driver_sql(f"SELECT DISTINCT game FROM {table}").scalars().all() == [kept]


def test_a_game_that_is_gone_is_said_to_be(library: Library) -> None:
    for call in (
        lambda: library.arranging.star(77, favourite=True),
        lambda: library.arranging.duplicate(77, "Copy"),
        lambda: library.arranging.throw_away(77),
    ):
        with pytest.raises(LibraryProblem, match="no longer"):
            call()


def test_a_busy_library_is_said_to_be_busy_and_not_damaged(library: Library) -> None:
    number = a_game(library)
    other = Library(library.path)
    with other.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        with library.engine.connect() as quick:
            quick.exec_driver_sql("PRAGMA busy_timeout = 50")
        with pytest.raises(LibraryProblem, match="in use"):
            library.arranging.star(number, favourite=True)
    other.close()
    library.arranging.star(number, favourite=True)
    assert library.card(number).favourite
