"""Kills a process that takes in a pack, many times.

    python -m tests.games.village.desktop.packs.kill_while_importing FOLDER KILLS

Each child takes the pack into a library that has some of its items, and is killed at a moment by chance.
Afterwards the library holds nothing of the pack or all of it. Prints one line for each kill: when, and what was there.
"""

from __future__ import annotations

import copy
import os
import random
import signal
import sys
import time
from pathlib import Path

from desktop.storage.library import Library
from desktop.storage.packs.pack import Pack
from desktop.storage.packs.plan import Choice, ImportPlan
from desktop.storage.packs.reading import pack_from_bytes
from desktop.storage.packs.shelf_packs import plan_import, take_in
from desktop.storage.packs.writing import pack_to_bytes
from tests.games.village.desktop.packs.items_made import own_items, pack_of

SPREAD = 2.0
"""The last kills come so many times later than it takes here without another process beside it."""
ITEMS, THERE = 120, 40
"""So many items are in the pack, and so many of them, in another form, in the library before."""


def make_library(path: Path, pack: Pack) -> None:
    """A library with other items under some of the ids of the pack."""
    library = Library(path)
    for one in pack.items[:THERE]:
        mine = copy.deepcopy(one.item).with_values(name="Mine")
        library.items.add(mine, problems=0)
    library.close()


def take_in_for_ever(path: Path, plan: ImportPlan, told: int) -> None:
    """Take it in, then wait to be killed."""
    library = Library(path)
    os.write(told, b"begins\n")
    take_in(library.items, plan)
    os.write(told, b"done\n")
    time.sleep(60)


def one_life(path: Path, plan: ImportPlan, pause: float) -> tuple[bool, str]:
    """Start a child, kill it after the pause, and give whether it said it was done and what is there then."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            take_in_for_ever(path, plan, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        assert pipe.readline() == b"begins\n"
        time.sleep(pause)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        said = pipe.read() == b"done\n"
    return said, what_is_there(path, plan.pack)


def what_is_there(path: Path, pack: Pack) -> str:
    """All of the pack, nothing of it, or "mixed"."""
    library = Library(path)
    found = {(item.kind, item.id): item for item in library.items.items()}
    trash = len(library.items.cards(trash=True))
    library.close()
    theirs = sum(found.get((one.item.kind, one.item.id)) == one.item for one in pack.items)
    if theirs == len(pack.items) == len(found) and trash == THERE:
        return "all"
    if theirs == 0 and len(found) == THERE and trash == 0:
        return "nothing"
    return "mixed"


def main(folder: Path, kills: int) -> None:
    """A new library for each life that could begin with the pack in it."""
    chance = random.Random(kills)
    pack = pack_from_bytes(pack_to_bytes(pack_of(own_items(ITEMS))))
    path = folder / "library.sqlite"
    make_library(path, pack)
    whole = path.read_bytes()
    library = Library(path)
    # Planned once: every life has the same library before it.
    plan = plan_import(library.items, pack)
    plan.choose_for_all(Choice.TAKE)
    # How long it takes here, to strike before, within and after it alike.
    begun = time.perf_counter()
    take_in(library.items, plan)
    needed = time.perf_counter() - begun
    library.close()
    for life in range(kills):
        path = folder / f"{life}.sqlite"
        path.write_bytes(whole)
        pause = chance.uniform(0, needed * SPREAD)
        said, there = one_life(path, plan, pause)
        sys.stdout.write(f"{pause:.4f} {'done' if said else 'killed'} {there}\n")
        for ending in ("", "-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
