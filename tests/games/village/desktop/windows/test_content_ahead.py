"""The content of new games is read once, and anew as soon as what people made stands otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.games.village.content_cache import VillageContentCache
from desktop.storage.cards import LIBRARY_FILE
from desktop.storage.library import Library
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / LIBRARY_FILE)
    yield opened
    opened.close()


def hero(id: str, name: str) -> Item:
    return Item(GAME, Kind.HERO, {**next(iter(official_ids(Kind.HERO).values())).plain, "id": id, "name": name})


def test_without_a_library_what_ships_is_all(tmp_path: Path) -> None:
    assert VillageContentCache(tmp_path / LIBRARY_FILE).content() is None
    assert list(tmp_path.iterdir()) == []


def test_what_was_read_in_the_thread_is_not_read_again(library: Library) -> None:
    library.items.add(hero("bran", "Bran"), problems=0)
    ahead = VillageContentCache(library.path)
    ahead.read_ahead().join()
    first = ahead.content()
    assert first is not None
    assert "bran" in first.heroes
    assert ahead.content() is first


def test_every_change_of_what_can_be_played_is_seen(library: Library) -> None:
    number = library.items.add(hero("bran", "Bran"), problems=0)
    unready = library.items.add(hero("cy", "Cy"), problems=1)
    ahead = VillageContentCache(library.path)
    first = ahead.content()
    assert first is not None
    assert "cy" not in first.heroes
    library.items.keep(number, hero("bran", "Bran Fen").plain, library.items.item(number).revision, problems=0)
    changed = ahead.content()
    assert changed is not None
    assert changed.heroes["bran"].name == "Bran Fen"
    library.items.keep_problems(unready, 0, library.items.item(unready).revision)
    solved = ahead.content()
    assert solved is not None
    assert "cy" in solved.heroes
    for one in (number, unready):
        library.items.throw_away(one)
    assert ahead.content() is None
