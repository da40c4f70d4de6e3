"""Kills a process that puts back a backup and opens it, many times.

    python -m tests.desktop.storage.kill_while_restoring FOLDER KILLS

Each child meets a damaged library with a backup of an earlier schema, puts the backup in its place, opens it for the
first time, which upgrades it, and backs it up. It is killed at another moment each time. Then the next opening goes the
way of the program: looked over, put back once more where it must be, opened. Prints how each child left the library.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from desktop.storage.backups import DAILY, back_up, newest_whole_backup
from desktop.storage.cards import SCHEMA, read_cards
from desktop.storage.library import Library
from desktop.storage.rescue import Health, look_over, restore
from tests.desktop.storage.old_libraries import old_library

DAMAGE = b"no database " * 4000
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
LONGEST = 1.5
"""The child that lives longest lives so many times as long as the work takes here without a kill."""


def damaged_library(folder: Path, schema: int) -> Path:
    """A library that nobody can read, with a backup of that schema beside it."""
    path = old_library(folder, schema)
    back_up(path, DAILY, NOW)
    path.write_bytes(DAMAGE)
    return path


def put_back(path: Path, now: datetime) -> None:
    """What the program does once the player says so; what lies there is put aside. The first opening upgrades."""
    backup = newest_whole_backup(path)
    assert backup is not None, "no whole backup is left"
    restore(path, backup, now)
    open_once(path)


def open_once(path: Path) -> None:
    """Open the library as a session does, and have the backup of the day made."""
    library = Library(path)
    library.items.cards()
    back_up(path, DAILY, NOW + timedelta(days=1))
    library.close()


def one_life(folder: Path, schema: int, wait: float) -> Health:
    """Kill a child after the wait and go on from what it left; gives how it left it."""
    path = damaged_library(folder, schema)
    backup = newest_whole_backup(path)
    assert backup is not None
    games = {(card.id, card.name) for card in read_cards(backup.path)}
    child = os.fork()
    if child == 0:
        if wait == 0.0:
            # On a busy machine the child may be done before it is killed: this one never begins.
            signal.pause()
        put_back(path, NOW)
        os._exit(0)
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    found = look_over(path)
    if found is Health.WHOLE:
        open_once(path)
    else:
        put_back(path, NOW + timedelta(seconds=1))
    assert look_over(path) is Health.WHOLE
    assert {(card.id, card.name) for card in read_cards(path)} == games
    assert schema_of(path) == SCHEMA
    # Nobody's file is thrown away, a damaged one least of all.
    assert DAMAGE in {aside.read_bytes() for aside in folder.glob("*-damaged-*.sqlite")}
    return found


def schema_of(path: Path) -> int:
    library = Library(path)
    with library.engine.connect() as connection:
        schema: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    library.close()
    return schema


def main(folder: Path, kills: int) -> None:
    """Wait a little longer from life to life, from not at all to longer than the work takes."""
    longest = 0.0
    # The first loads all modules, the second tells how long the work takes.
    for attempt in range(2):
        path = damaged_library(folder / f"warm-{attempt}", 1)
        begun = time.perf_counter()
        put_back(path, NOW)
        longest = LONGEST * (time.perf_counter() - begun)
    for life in range(kills):
        left = one_life(folder / str(life), 1 + life % (SCHEMA - 1), longest * life / kills)
        sys.stdout.write(f"{left.name}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
