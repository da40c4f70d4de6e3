"""Kills a process that upgrades, backs up or arranges a library: `python kill_while_upgrading.py FOLDER KILLS`.

A process of its own, so that it may fork: the children need not load the database again. Each child works on a library
of an earlier schema and is killed at another moment. After each kill the library is whole, opens, and has
all its games and all items that were kept. Prints for each kill the schema that the child left behind.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from desktop.storage.backups import DAILY, back_up, backups, is_whole
from desktop.storage.cards import SCHEMA, read_cards, read_trash
from desktop.storage.item_cards import Arrival
from desktop.storage.library import Library
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.storage.old_libraries import old_library
from tests.games.village.desktop.storage.test_upgrades import schema_of

OLD = {"ada-reed", "bog-wolf", "reeds", "wolves-at-dusk", "mild", "old-guard"}
"""The items that the library of the third schema has."""
LONGEST = 2.5
"""So many times as long as an upgrade alone takes here lives the child that lives longest."""


def work(path: Path, kept: int) -> None:
    """Upgrade, keep items, arrange and back up until killed; tell the pipe of every item once it is kept."""
    library = Library(path)
    village, toy = read_cards(path)
    while True:
        number = library.items.add(item(0))
        os.write(kept, b"i")
        for version in range(1, 4):
            library.items.keep(number, item(version).plain, library.items.item(number).revision, problems=0)
        library.items.take_in([Arrival(item(9, f"left-{number}")), Arrival(item(9, f"right-{number}"))])
        os.write(kept, b"ii")
        copy = library.arranging.duplicate(village.id, "A copy")
        library.arranging.throw_away(copy)
        library.arranging.tag(toy.id, ("a", "b"))
        back_up(path, DAILY, datetime.now(UTC))
        library.arranging.empty_trash()


def item(version: int, key: str = "ada") -> Item:
    """An item that is long enough to lie on several pages of the file."""
    story = "The reeds whisper. " * 400
    return Item(GAME, Kind.HERO, {"id": key, "name": "Ada", "text": story, "quality": version})


def one_life(folder: Path, schema: int, wait: float, *, upgraded: bool) -> int:
    """Start a child on a fresh old library, kill it, look at what it left, and finish its work.

    It is killed `wait` seconds after its start or, if it shall have `upgraded`, after it told of its first item:
    however slow the machine is, some children come so far.
    """
    path = old_library(folder, schema)
    games = {(card.id, card.name) for card in read_cards(path)}
    trash = {(card.id, card.name) for card in read_trash(path)}
    told, kept = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(told)
        work(path, kept)
    os.close(kept)
    items = len(os.read(told, 1)) if upgraded else 0
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child failed by itself"
    with os.fdopen(told, "rb") as pipe:
        items += len(pipe.read())
    left = schema_of(path)
    assert is_whole(path)
    assert all(is_whole(backup.path) for backup in backups(path))
    shown = {(card.id, card.name) for card in [*read_cards(path), *read_trash(path)]}
    assert games <= shown
    assert {name for _, name in shown - games - trash} <= {"A copy"}
    library = Library(path)
    assert schema_of(path) == SCHEMA
    with library.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").first() is None
        # Every copy is a whole one: it has as many answers as the game it was made from.
        lengths = connection.exec_driver_sql("SELECT count(*) FROM entry JOIN game ON game.id = game GROUP BY game")
        assert len(set(lengths.scalars())) <= 2 + len(trash)
    _look_at_items(library, items)
    library.close()
    return left


def _look_at_items(library: Library, kept: int) -> None:
    """Every item that was told of is there and whole; those of one step are there together."""
    cards = [card for card in library.items.cards() if card.key not in OLD]
    assert len(cards) >= kept
    versions = []
    for card in cards:
        stored = library.items.item(card.number)
        assert stored.item == item(stored.plain["quality"], card.key)
        versions.append(stored.plain["quality"])
    assert versions.count(9) % 2 == 0


def main(folder: Path, kills: int) -> None:
    """Wait a little longer from life to life; old files of all schemas see every moment from the first to the last.

    Half of the children are killed while they may still upgrade, the other half once they have.
    """
    # Twice without a kill in this process: from the first on all modules are loaded, and every child is quick.
    longest = 0.0
    for attempt in range(2):
        path = old_library(folder / f"warm-{attempt}")
        begun = time.perf_counter()
        Library(path).close()
        longest = LONGEST * (time.perf_counter() - begun)
    for life in range(kills):
        schema = 1 + life % (SCHEMA - 1)
        left = one_life(folder / str(life), schema, longest * life / kills, upgraded=life % 2 == 1)
        sys.stdout.write(f"{left}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
