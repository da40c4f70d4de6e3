"""Kills a process that keeps an item or makes a backup, many times: `kill_while_editing.py FOLDER KILLS`.

Each child keeps one change of an item after the other, as an editor does while somebody types, or backs the library up
again and again. It tells through a pipe what is kept, and is killed at a random-looking moment. Prints one line for
each kill: what was said to be kept, what the item is afterwards, and whether the library and all its backups are whole.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from desktop.storage.backups import DAILY, back_up, backups, is_whole
from desktop.storage.library import Library
from tests.games.village.desktop.packs.items_made import own_items

NOW = datetime(2026, 5, 1, 20, tzinfo=UTC)
ITEMS = 40


def edit_for_ever(path: Path, number: int, kept: int) -> None:
    """Count up in the item's text and write to the pipe what is kept."""
    library = Library(path)
    stored = library.items.item(number)
    revision, count = stored.revision, count_in(stored.plain)
    while True:
        count += 1
        revision = library.items.keep(number, {**stored.plain, "text": f"Change {count}"}, revision, problems=0)
        os.write(kept, b"%d\n" % count)


def back_up_for_ever(path: Path, life: int, made: int) -> None:
    """Make one backup after the other; each is another day's."""
    day = life * 1000
    while True:
        day += 1
        back_up(path, DAILY, NOW + timedelta(days=day))
        os.write(made, b"%d\n" % day)


def count_in(plain: dict[str, object]) -> int:
    """How far somebody has counted."""
    first, _, number = str(plain.get("text", "")).partition(" ")
    return int(number) if first == "Change" else 0


def one_life(path: Path, number: int, life: int) -> tuple[int, int]:
    """Start a child, kill it, and give the change it said it had kept and the one found afterwards."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            if life % 2:
                back_up_for_ever(path, life, writing)
            edit_for_ever(path, number, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.readline()
        time.sleep((life * 7 % 31) / 1000)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        lines = [line for line in (said + pipe.read()).split(b"\n") if line]
    library = Library(path)
    found = count_in(library.items.item(number).plain)
    library.close()
    return (found if life % 2 else int(lines[-1])), found


def main(folder: Path, kills: int) -> None:
    """One library for all lives."""
    path = folder / "library.sqlite"
    library = Library(path)
    numbers = [library.items.add(item, problems=0) for item in own_items(ITEMS)]
    library.close()
    for life in range(kills):
        said, found = one_life(path, numbers[0], life)
        whole = is_whole(path) and all(is_whole(backup.path) for backup in backups(path))
        sys.stdout.write(f"{said} {found} {'whole' if whole else 'damaged'} {len(backups(path))}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
