"""A library damaged anywhere: what is asked of it is answered or told in a sentence, and a backup takes its place."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.storage.backups import DAILY, back_up, is_whole, newest_whole_backup
from desktop.storage.cards import LIBRARY_FILE, read_cards, read_trash
from desktop.storage.library import Library
from desktop.storage.playable_rows import read_playable
from desktop.storage.problems import DamagedLibrary, LibraryProblem, UnreadableItem
from desktop.storage.rescue import COMPANIONS, Health, look_over, restore
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import begin
from rules_core.kernel.problems import SaveProblem
from tests.games.village.desktop.packs.items_made import own_items
from tests.toy.toy_siege import ToySiege

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}
COUNT = 5
PLACES = 20
NOW = datetime(2026, 5, 1, 20, tzinfo=UTC)


def full_library(folder: Path) -> Path:
    """Games and items."""
    path = folder / LIBRARY_FILE
    library = Library(path)
    for number in range(COUNT):
        match = begin(ToySiege({}), number)
        game = library.add(f"Game {number}", match, {})
        match.answer((50, 50, 0))
        library.record(game, match, {})
    for item in own_items(COUNT * 2):
        library.items.add(item, problems=0)
    library.close()
    return path


def damaged(whole: bytes, seed: int) -> bytes:
    """Noise in one place, or one byte in each of twenty."""
    chance = random.Random(seed)
    left = bytearray(whole)
    if seed % 2:
        for _ in range(PLACES):
            left[chance.randrange(len(left))] = chance.randrange(256)
    else:
        noise = chance.randbytes(chance.choice((1, 16, 400)))
        start = chance.randrange(len(left) - len(noise))
        left[start : start + len(noise)] = noise
    return bytes(left)


def everything_asked_of(library: Library) -> list[Callable[[], object]]:
    """What a player may want of it; each may be told that it cannot be."""

    def play(number: int) -> None:
        library.record(number, library.load(number, GAMES), {})

    def edit(number: int) -> None:
        stored = library.items.item(number)
        library.items.keep(number, {**stored.plain, "text": "Changed."}, stored.revision, problems=0)

    shelf = library.items
    return [
        *(lambda number=number: play(number) for number in range(1, COUNT + 1)),
        *(lambda number=number: edit(number) for number in range(1, COUNT * 2 + 1)),
        shelf.cards,
        shelf.items,
        lambda: shelf.usage(1),
        lambda: shelf.throw_away(2),
        lambda: shelf.take_back(2),
        lambda: shelf.duplicate(3, "Again"),
        lambda: library.leases.take("game", 1),
        lambda: library.add("New", begin(ToySiege({}), 99), {}),
        library.close,
    ]


def problem_of(ask: Callable[[], object]) -> str:
    """What is told instead of an answer, "" where there is one."""
    try:
        ask()
    except (LibraryProblem, SaveProblem) as problem:
        return str(problem)
    return ""


def test_whatever_is_damaged_is_told_in_a_sentence_and_has_a_way_back(tmp_path: Path) -> None:
    path = full_library(tmp_path)
    back_up(path, DAILY, NOW)
    whole = path.read_bytes()
    refused = 0
    for seed in range(PLACES):
        for companion in COMPANIONS:
            path.with_name(path.name + companion).unlink(missing_ok=True)
        path.write_bytes(damaged(whole, seed))
        asked: list[Callable[[], object]] = [
            lambda: look_over(path),
            lambda: read_cards(path),
            lambda: read_trash(path),
            lambda: read_playable(path, GAME),
        ]
        with suppress(LibraryProblem):
            asked += everything_asked_of(Library(path))
        told = [problem for ask in asked if (problem := problem_of(ask))]
        assert all(problem.endswith(".") for problem in told)
        refused += len(told)
        backup = newest_whole_backup(path)
        assert backup is not None
        restore(path, backup, NOW)
        assert look_over(path) is Health.WHOLE
        assert len(read_cards(path)) == COUNT
    assert refused


@pytest.mark.parametrize("damage", ["game set created = 5", "game set played = 5", "item set kind = x'ff'"])
def test_a_value_of_another_kind_is_damage_and_no_fault_of_the_program(tmp_path: Path, damage: str) -> None:
    library = Library(full_library(tmp_path))
    number = library.items.add(Item(GAME, Kind.HERO, own_items(1, kinds=(Kind.HERO,))[0].plain | {"id": "bo"}))
    with library.engine.begin() as connection:
        connection.exec_driver_sql(f"update {damage}")
    asked: dict[str, Callable[[], object]] = {
        "game": lambda: library.load(1, GAMES),
        "item": lambda: library.items.item(number),
    }
    with pytest.raises((DamagedLibrary, UnreadableItem)):
        asked[damage.split()[0]]()
    library.close()


def test_damage_that_is_named_in_damaged_words_is_damage(tmp_path: Path) -> None:
    path = full_library(tmp_path)
    words = path.read_bytes()
    name = b"CREATE TABLE checkpoint"
    assert words.count(name) == 1
    words = words.replace(name, b"CREATE \x9f\x9f\x9fLE checkpoint")
    path.write_bytes(words.replace(b"tablecheckpoint", b"table\x9f\x9feckpoint"))
    assert not is_whole(path)
    with pytest.raises(DamagedLibrary):
        back_up(path, DAILY, NOW)
    with pytest.raises(DamagedLibrary):
        read_cards(path)
    with pytest.raises(DamagedLibrary):
        Library(path)
