"""Kills a process that upgrades, backs up or arranges a library: `python kill_while_upgrading.py FOLDER KILLS`.

A process of its own, so that it may fork: the children need not load the database again. Each child works on a library
of the first schema and is killed at another moment. After each kill the library is whole, opens, and has all its games.
Prints for each kill the schema that the child left behind.
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
from desktop.storage.library import Library
from tests.desktop.storage.old_libraries import old_library
from tests.desktop.storage.test_upgrades import schema_of

LONGEST_S = 0.12
"""An upgrade with what follows takes about that long; shorter on a fast machine, then some kills come after it."""


def work(path: Path) -> None:
    """Upgrade, arrange and back up until killed."""
    library = Library(path)
    village, toy = read_cards(path)
    while True:
        copy = library.arranging.duplicate(village.id, "A copy")
        library.arranging.throw_away(copy)
        library.arranging.tag(toy.id, ("a", "b"))
        back_up(path, DAILY, datetime.now(UTC))
        library.arranging.empty_trash()


def one_life(folder: Path, wait: float) -> int:
    """Start a child on a fresh old library, kill it, look at what it left, and finish its work."""
    path = old_library(folder)
    games = {(card.id, card.name) for card in read_cards(path)}
    child = os.fork()
    if child == 0:
        work(path)
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child failed by itself"
    left = schema_of(path)
    assert is_whole(path)
    assert all(is_whole(backup.path) for backup in backups(path))
    shown = {(card.id, card.name) for card in [*read_cards(path), *read_trash(path)]}
    assert games <= shown
    assert {name for _, name in shown - games} <= {"A copy"}
    library = Library(path)
    assert schema_of(path) == SCHEMA
    with library.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").first() is None
        # Every copy is a whole one: it has as many answers as the game it was made from.
        lengths = connection.exec_driver_sql("SELECT count(*) FROM entry JOIN game ON game.id = game GROUP BY game")
        assert len(set(lengths.scalars())) <= 2
    library.close()
    return left


def main(folder: Path, kills: int) -> None:
    """Wait a little longer from life to life."""
    for life in range(kills):
        left = one_life(folder / str(life), LONGEST_S * life / kills)
        sys.stdout.write(f"{left}\n")


if __name__ == "__main__":
    # Once without a kill in this process: from now on all modules are loaded, and every child is quick.
    Library(old_library(Path(sys.argv[1]) / "warm")).close()
    main(Path(sys.argv[1]), int(sys.argv[2]))
